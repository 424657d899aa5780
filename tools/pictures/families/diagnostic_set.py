"""Otoscope and ophthalmoscope lying in the wells of their open case: pocket or full size, colours; or a handle alone."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, superellipse
from studio.cutting import carve, circle, cutout, fluted, moved, placed, turned
from studio.geometry import prism
from studio.materials import fabric, glass, glow, metal, plastic, rubber, shade
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface
from studio.sweeps import ribbon

SEEN = {"azimuth": -10, "elevation": 46, "lens": 85, "accent": 1.4, "key": 1.1}


def front(show="set", **_):
    """The case from above, a handle from lower."""
    return SEEN if show == "set" else {**SEEN, "azimuth": 0, "elevation": 42}


def detail(show="set", size="full", **_):
    """The heads from near."""
    if show != "set":
        return {**SEEN, "elevation": 54, "fill": 1.0, "focus": (-3, -3, 1.4, 4)}
    return {**SEEN, "azimuth": 36, "elevation": 42, "fill": 1.0, "focus": (5.2, -.4, 4, 5.4) if size == "full" else (2.6, -.3, 4, 4.3)}


VIEWS = {"front": front, "detail": detail}
BED = 3.4  # height of the tray, on whose foam everything lies


def handle(length, radius, grip, band, pocket):
    """A battery handle along z with its switch ring; pocket models are slim with a clip."""
    turned([(0, 0), (radius * .9, 0, .15), (radius, .5, .2), (radius, 1.2), (radius * .95, 1.25), (radius * .95, 1.35), (radius, 1.4), (radius, length - 2.2, .1),
            (radius * .8, length - 1.6, .2), (radius * .72, length - .2), (radius * .6, length), (0, length)], grip)
    fluted(radius + .04, 2.2, length * .62, grip, int(radius * 20), .06)
    fluted(radius * 1.08, length - 3.0, length - 2.2, band, int(radius * 18), .05)
    turned([(radius * .74, length - .9), (radius * .84, length - .85), (radius * .84, length - .4), (radius * .74, length - .35)], band)
    knob = turned([(0, 0), (.28, 0), (.28, .25, .08), (0, .28)], plastic("3fae62", .35))
    knob.matrix_world = move(0, -radius * 1.0, length - 2.6) @ turn_x(90)
    if pocket:
        y = -radius - .1
        ribbon([(0, y + .1, length - 3.2), (0, y - .12, length - 3.6), (0, y - .05, length - 7), (0, y - .2, length - 7.6)], .6, .08, metal("c9cdd1", .2), (1, 0, 0))


def otoscope(shell, steel, tip, f):
    """The head of an otoscope on z=0: neck, round body, cone towards -y, lens at the back; f scales it."""
    turned([(0, 0), (.75 * f, 0), (.72 * f, .5 * f), (.62 * f, 1.4 * f), (.95 * f, 2.4 * f, .3), (0, 2.6 * f)], shell)
    cone = turned([(0, -1.5 * f), (1.2 * f, -1.5 * f, .2), (1.3 * f, .6 * f, .2), (1.05 * f, 1.4 * f, .2), (.95 * f, 1.7 * f), (0, 1.7 * f)], shell)
    ring = turned([(0, 1.6 * f), (1.0 * f, 1.6 * f, .05), (.95 * f, 2.1 * f, .05), (0, 2.1 * f)], steel)
    ear = turned([(0, 2.0 * f), (.86 * f, 2.0 * f), (.52 * f, 3.3 * f, .3), (.24 * f, 4.9 * f), (.15 * f, 4.95 * f), (.15 * f, 4.6 * f), (0, 4.6 * f)], tip)
    eye = turned([(.2, -1.5 * f), (1.25 * f, -1.55 * f, .1), (1.25 * f, -1.9 * f, .1), (1.05 * f, -1.95 * f), (0, -1.8 * f)], steel)
    lens = turned([(0, -1.86 * f), (1.02 * f, -1.86 * f), (0, -2.02 * f)], glass("eaf4f8"))
    for part in (cone, ring, ear, eye, lens):
        part.matrix_world = move(0, 0, 3.0 * f) @ turn_x(90)


def ophthalmoscope(shell, steel, dark, f):
    """The head of an ophthalmoscope on z=0: tall flat body facing -y with window, lens wheel and brow rest."""
    turned([(0, 0), (.75 * f, 0), (.7 * f, .6 * f), (.6 * f, 1.2 * f), (0, 1.3 * f)], shell)
    body = superellipse(2.6 * f, 5.8 * f, 2.8)
    prism(moved(body, 0, 3.9 * f), -.85 * f, .85 * f, shell, .35 * f, 6).matrix_world = turn_x(90)
    prism(moved(superellipse(1.9 * f, 4.4 * f, 2.8), 0, 4.2 * f), .84 * f, .92 * f, dark, .04, 3).matrix_world = turn_x(90)
    window = move(0, -.92 * f, 5.4 * f) @ turn_x(90)
    turned([(.3 * f, 0), (.62 * f, 0), (.6 * f, .16, .04), (.32 * f, .16)], steel, window)
    turned([(0, .02), (.32 * f, .02), (0, .08)], glow("fff3d6", 1.1), window)
    turned([(0, 0), (.3 * f, 0), (0, .12 * f)], plastic("15191d", .06, .6, coat=.8), move(0, -.93 * f, 3.9 * f) @ turn_x(90))
    turned([(0, 0), (.22 * f, 0), (0, .02)], plastic("e9edf0", .4), move(0, -.93 * f, 2.9 * f) @ turn_x(90))
    wheel = placed(fluted, turn_y(90), 1.35 * f, -.28 * f, .28 * f, dark, 24, .06)
    group(wheel, move(.72 * f, -.1 * f, 3.7 * f))
    prism(superellipse(2.2 * f, 1.0 * f, 3), 6.4 * f, 6.9 * f, rubber("26292d", .5), .2)


def well(length, width, x, y, deep=1.6):
    """Cutter of a shallow well with round ends in the tray's foam, from x to the right, its middle at y."""
    return moved(round_rectangle(length, width, width * .499, 12), x + length / 2, y), deep


def tray(width, depth, shell, foam, floor, wells, corner):
    """The lower half, foam in its rim; wells are cut into it, lined with `floor`."""
    base = prism(round_rectangle(width, depth, corner), 0, BED, shell, .5, 6)
    bed = prism(round_rectangle(width - .9, depth - .9, corner * .65), BED - .1, BED + .12, foam, .06, 3)
    for part in (base, bed):
        part.data.materials.append(floor)
    for outline, deep in wells:
        base, bed = (carve(part, prism(outline, BED - deep, BED + 1, floor, 0)) for part in (base, bed))
    # Else the long thin triangles round the wells show as streaks.
    bed.modifiers.new("even", "WEIGHTED_NORMAL")
    rim(width, depth, shell, BED, corner)


def rim(width, depth, shell, tall, corner):
    """The edge that stands round the inside of one half."""
    cutout(round_rectangle(width - .2, depth - .2, corner * .9), [round_rectangle(width - 1.0, depth - 1.0, corner * .65)], .5, shell, .15, move(0, 0, tall - .1))


def lid(width, depth, shell, foam, corner, soft):
    """The upper half, open upwards: knobbly foam, or in a cloth case a lining with two elastic straps."""
    tall, wide, high = 2.4, width - 1.1, depth - 1.1
    prism(round_rectangle(width, depth, corner), 0, tall, shell, .5, 6)
    rim(width, depth, shell, tall, corner)
    prism(round_rectangle(width - .9, depth - .9, corner * .65), tall - .1, tall + .05, foam, .06, 3)
    if soft:
        band = fabric("4a5158", "knit", 10, .3, .4)
        for y in (-.2, .2):
            grid_surface(60, 6, lambda u, v, y=y: Vector(((u - .5) * wide, y * depth + (v - .5) * 1.6, tall + .1 + .22 * abs(math.sin(4 * math.pi * u)) ** .6)), band)
        return
    columns, rows = round(wide / 1.5), round(high / 1.5)
    knobs = lambda u, v: .42 * math.sin(math.pi * columns * u) * math.sin(math.pi * rows * v)
    grid_surface(columns * 10, rows * 10, lambda u, v: Vector(((u - .5) * wide, (v - .5) * high, tall + .06 + knobs(u, v))), foam, angle=180)


def open_case(width, depth, shell, foam, soft, wells):
    """The tray, the lid standing behind it, two hinges."""
    corner = 1.6 if soft else .9
    tray(width, depth, shell, pored(foam), pored(shade(foam, .78)), wells, corner)
    placed(lid, move(0, depth / 2 + .5, 3.4) @ turn_x(78) @ move(0, depth / 2, -2.6), width, depth, shell, pored(foam), corner, soft)
    for x in (-width * .28, width * .28):
        turned([(0, -1.1), (.34, -1.1), (.34, 1.1), (0, 1.1)], metal("9aa0a6", .25), move(x, depth / 2 + .3, 3.5) @ turn_y(90))


def pored(colour):
    """Foam: dull and finely pored."""
    return plastic(colour, .95, .05, grain=22)


def specula(spots, bed, f, tip):
    """Ear specula standing in holes of the foam, each finer than the last."""
    for k, (x, y) in enumerate(spots):
        turned([(0, 0), (.78 * f, 0), (.78 * f, .2), (.48 * f, 1.2, .2), ((.2 + .04 * k) * f, 2.6 * f), (0, 2.6 * f)], plastic(tip if k % 2 else "8d959d", .4), move(x, y, bed))
        cutout(circle(1.05 * f), [circle(.8 * f)], .06, plastic("14171a", .8), .01, move(x, y, bed + .01))


def build(show="set", size="full", case="24272b", grip="17191c", band="c9ced3", foam="2b3440", soft=False, tip="1d2023"):
    """show: set or handle; size: full or pocket; case, foam: the case and its inside; grip, band: handle colours (light grips are metal);
    soft: a cloth case; tip: ear specula."""
    f = 1.0 if size == "full" else .78
    long, radius = (13.4, 1.42) if size == "full" else (11.2, .98)
    body = metal(grip, .26) if grip > "a" else plastic(grip, .42, grain=70)
    ring = metal(band, .22) if band > "a" else plastic(band, .4)
    if show == "handle":
        with Gathered() as alone:
            handle(13.6, 1.45, body, ring, False)
        group(alone, turn_z(-46) @ move(0, 6.8, 1.5) @ turn_x(90) @ turn_z(160))
        return
    pocket = size == "pocket"
    width, depth = (21.5, 12.5) if pocket else (25.5, 15)
    shell = fabric(case, "twill", 7, .3, .4) if soft else plastic(case, .5, grain=18)
    black, steel = plastic("1b1d20", .35, grain=60), metal("cfd3d6", .16)
    left, near, far = -width * .44, -depth * .22, depth * .22
    axis = BED + .12 + radius * .3
    # Where a head begins: on its handle, or alone to the right of the specula.
    seat, alone = left + long - .3, 2.6
    open_case(width, depth, shell, foam, soft, [
        well(long + 6.9 * f, 2 * radius + .9, left - .4, near),
        *([well(long + 4.6 * f, 2 * radius + .9, left - .4, far)] if pocket else []),
        well(5.6 * f, 5.4 * f, (seat if pocket else alone) - .1, far - .1 * f, 2.6 * f)])
    for y in (near, far) if pocket else (near,):
        placed(handle, move(left, y, axis) @ turn_y(90) @ turn_z(90), long, radius, body, ring, pocket)
    # Lying on its side a head shows its face upwards.
    placed(ophthalmoscope, move(seat, near, axis) @ turn_y(90) @ turn_z(-90), black, steel, plastic("33383e", .4), f)
    placed(otoscope, move(seat if pocket else alone, far, axis) @ turn_y(90) @ turn_z(-16), black, steel, plastic(tip, .4), f)
    spots = [(width * .42, depth * (.3 - .14 * k)) for k in range(4)] if pocket else [(-width * .38 + 2.3 * k, far) for k in range(5)]
    specula(spots, BED + .1, f, tip)
