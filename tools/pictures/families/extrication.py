"""Gear to move a casualty: carry chair, scoop stretcher, head blocks on their base, spider harness; and an oxygen regulator. Colours."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle
from studio.cutting import circle, cutout
from studio.furnishing import bar, cushion
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import text
from studio.materials import fabric, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface
from studio.sweeps import ribbon


def view(kind="chair", **_):
    """Long things are seen along their length."""
    return {"chair": {"azimuth": 32, "elevation": 14, "lens": 85}, "scoop": {"azimuth": 34, "elevation": 32, "lens": 45, "fill": .95},
            "blocks": {"azimuth": 24, "elevation": 28, "lens": 85}, "harness": {"azimuth": 8, "elevation": 56, "lens": 85},
            "regulator": {"azimuth": 24, "elevation": 18, "lens": 85}}[kind]


VIEWS = {"front": view}


def wheel(radius, width, tyre, hub):
    """A small wheel in the y-z plane."""
    with Gathered() as things:
        for item in (lathe(fillet([(radius * .68, -width), (radius * .95, -width), (radius, -width * .5), (radius, width * .5), (radius * .95, width), (radius * .68, width)], .3), tyre, 64),
                     lathe(fillet([(0, -width * .9), (radius * .3, -width), (radius * .66, -width * .5), (radius * .7, -width * .8), (radius * .7, width * .8), (radius * .66, width * .5), (radius * .3, width), (0, width * .9)], .1), hub, 64)):
            item.matrix_world = turn_y(90)
    return things


def carry_chair(colour):
    """A folding chair on two wheels: seat and back of vinyl between tubes, four carrying handles, straps."""
    steel, vinyl = metal("d5d9dc", .28), plastic(colour, .45, .4, grain=12, name="vinyl")
    grip, tyre, hub = rubber("25292d", .6), rubber("3a4046", .6), plastic("8a949c", .4)
    web = fabric("1f2327", "twill", 5, .4, .6)
    for side in (-1, 1):
        x = side * 21
        bar([(x, 20, 9), (x, 15, 46), (x, 19, 92), (x, 22, 99)], 1.35, steel, 6)
        bar([(x, 19.6, 93), (x, 22.2, 101), (x, 32, 103)], 1.3, steel, 4)
        bar([(x, 25, 101.8), (x, 33, 103.2)], 1.8, grip, .3)
        bar([(x, 15, 46), (x, -22, 46), (x, -25, 43), (x, -27, 12)], 1.35, steel, 5)
        bar([(x, 15, 44), (x, -26, 14)], 1.0, steel, .5)
        bar([(x, -14, 41), (x, -24, 38), (x, -44, 36)], 1.2, steel, 3)
        bar([(x, -35, 36.9), (x, -45, 35.9)], 1.75, grip, .3)
        group(wheel(8.5, 1.7, tyre, hub), move(x + side * 2.8, 20, 8.5))
        lathe(fillet([(0, 0), (1.9, 0), (1.6, 3.4, .2), (0, 3.4)], .2), grip, 40).matrix_world = move(x, -27.2, 9) @ move(0, 0, -1)
        bar([(x, -27, 13), (x, -28, 8)], 1.3, steel, .2)
    for y, z in ((18, 24), (15, 46), (-22, 46), (-26.4, 20), (19, 90)):
        bar([(-21, y, z), (21, y, z)], 1.1, steel, .4)
    with Gathered() as seat:
        cushion(40, 36, 3.0, vinyl, 3, .5)
    group(seat, move(0, -3.5, 46.6))
    with Gathered() as back:
        cushion(39, 36, 2.6, vinyl, 3, .5)
    group(back, move(0, 14.6, 71) @ turn_x(85))
    for z, y in ((80, 12.4), (60, 11.0)):
        ribbon([(-20.5, y + 4, z), (-17, y - 1.2, z), (0, y - 3.0, z - 1), (17, y - 1.2, z), (20.5, y + 4, z)], 4.2, .25, web, (0, 0, 1))
        prism(round_rectangle(6, 4.6, .7), 0, .9, plastic("d23a2c", .4), .25, 3).matrix_world = move(0, y - 3.2, z - 1) @ turn_x(90)
    plate = prism(round_rectangle(36, 9, 1.5), 0, .9, plastic("2b3036", .5), .2, 3)
    plate.matrix_world = move(0, -31, 12) @ turn_x(8)


def scoop(colour):
    """Two halves of folded aluminium blades in a tube frame, drawn a little apart, hinges at head and foot, three straps."""
    alloy, frame = metal(colour, .36), metal("b4babf", .28)
    orange, web = plastic("e8762c", .4, .4), fabric("1f2327", "twill", 4, .4, .6)
    for side in (-1, 1):
        x = side * 21
        line = [(side * 2.2, 92, 3), (side * 13, 92, 3), (x, 84, 3), (x, -40, 3), (side * 15.5, -52, 3), (side * 11, -92, 3), (side * 2.2, -95, 3)]
        bar(line, 1.7, frame, 9)
        for y0, y1, w0, w1 in ((86, 64, 19.6, 19.6), (61, 30, 19.6, 19.6), (27, -4, 19.6, 19.6), (-7, -38, 19.6, 19.2), (-58, -88, 13.4, 10.4)):
            inner = 3.2

            def blade(u, v, y0=y0, y1=y1, w0=w0, w1=w1):
                t = v
                outer = w0 + (w1 - w0) * t
                x = inner + (outer - inner) * u
                return Vector((side * x, y0 + (y1 - y0) * t, 1.0 + 2.2 * u ** 1.6 + (.5 if u < .04 else 0)))
            item = grid_surface(24, 12, blade, alloy, angle=60)
            item.modifiers.new("thick", "SOLIDIFY").thickness = .3
        for y in (74, 45, 11, -22):
            cut = prism(round_rectangle(2.4, 11, 1.1), 0, .5, plastic("1f2327", .7), .1, 2)
            cut.matrix_world = move(side * 15.6, y, 2.5) @ turn_y(-side * 8)
    for y in (92, -95):
        box(7.5, 5, 3.6, (0, y, 1.6), orange, .6)
        lathe(fillet([(0, 0), (1.3, 0), (1.3, .8), (0, .9)], .1), frame, 32).matrix_world = move(0, y, 5.2)
    for y in (52, 2, -34):
        half = 20.6
        ribbon([(-half - 1.6, y, 2.0), (-half, y, 5.2), (-10, y, 7.0), (0, y, 7.4), (10, y, 7.0), (half, y, 5.2), (half + 1.6, y, 2.0)], 5, .25, web, (0, 1, 0))
        box(6.5, 5.6, 1.2, (3, y, 7.2), orange, .3)


def head_blocks(colour):
    """Two blocks with ear holes on a base, a strap over forehead and chin."""
    foam, base = plastic(colour, .6, .3, grain=10, name="foam"), plastic("2b3036", .6, .3, grain=10)
    web = fabric("1f2327", "twill", 5, .4, .6)
    prism(round_rectangle(40, 27, 2.5), 0, 1.4, base, .4, 3)
    for x in (-1, 1):
        ribbon([(x * 19, 9, .7), (x * 26, 9, .9), (x * 31, 7, .3)], 4.5, .25, web, (0, 1, 0))
        ribbon([(x * 19, -9, .7), (x * 26, -9, .9), (x * 31, -11, .3)], 4.5, .25, web, (0, 1, 0))
        # Seen from the side a block is a high wedge; its hole lies beside the ear.
        side = [(-11.5, 0), (11.5, 0), (10.2, 15.0), (-10.2, 15.0)]
        block = cutout([(px, py) for px, py in fillet(side + [side[0]], 1.6)[:-1]], [circle(3.0, 0, 7.4)], 8.5, foam, 1.2)
        block.matrix_world = move(x * 13.2 - 4.25, 0, 1.4) @ turn_z(90) @ turn_x(90)
    for y, colour_of in ((5.5, "f4f5f6"), (-6.5, "f4f5f6")):
        ribbon([(-18.2, y, 9), (-17.2, y, 15.4), (-12, y, 17.0), (0, y, 15.4), (12, y, 17.0), (17.2, y, 15.4), (18.2, y, 9)], 4.0, .3, web, (0, 1, 0))
        pad = prism(round_rectangle(11, 4.6, 1.2), 0, .9, plastic(colour_of, .7, .2), .3, 3)
        pad.location = (0, y, 15.0)


def harness(colour):
    """A spider harness spread out: one long strap down the middle, five cross straps in colours, a V for the shoulders."""
    web = fabric(colour, "twill", 5, .4, .6)
    ribbon([(0, 46, .3), (.4, 20, .3), (-.3, -10, .3), (0, -62, .3)], 5, .3, web, (1, 0, 0))
    for y, tint, half in ((26, "d23a2c", 34), (2, "2f6fb8", 34), (-18, "2f9a4e", 33), (-38, "e0a82e", 31), (-56, "7a4aa8", 28)):
        band = fabric(tint, "twill", 5, .4, .6)
        ribbon([(-half, y + 1.4, .4), (-half * .5, y - .6, .6), (0, y, .75), (half * .5, y + .7, .6), (half, y - 1.0, .4)], 5, .3, band, (0, 1, 0))
        for side in (-1, 1):
            box(7, 5.4, .5, (side * (half - 3.5), y + (1.2 if side < 0 else -.8), .45), plastic("24282c", .8, .1), .2)
    for side in (-1, 1):
        ribbon([(0, 38, .5), (side * 9, 50, .5), (side * 18, 61, .4)], 5, .3, web, (1, side * -.75, 0))


def regulator(colour):
    """A pin-index yoke, the body with its contents gauge, the flow knob and a barbed outlet."""
    brass, steel = metal("c9ccd0", .22), metal("dfe2e4", .14)
    dark = plastic("22272c", .45, .4)
    shell_white = plastic(colour, .4, .45, name="body")
    # Yoke: a frame round where the cylinder valve sits, its tightening screw at the left.
    frame = cutout(round_rectangle(6.4, 5.4, 1.2), [round_rectangle(3.8, 3.3, .5)], 3.4, steel, .35)
    frame.matrix_world = move(-6.2, 1.7, 7) @ turn_x(90)
    bar([(-13.2, 0, 7), (-8.2, 0, 7)], .62, brass, .1)
    bar([(-13.2, 0, 4.4), (-13.2, 0, 9.6)], .55, dark, .2)
    for z in (6.4, 7.6):
        pin = lathe([(0, 0), (.2, 0), (.2, .5), (0, .55)], brass, 24)
        pin.matrix_world = move(-4.3, 0, z - .3) @ turn_y(-90)
    # Body along x, gauge on top, knob at the right.
    body = lathe(fillet([(0, -3.2), (1.9, -3.2), (2.2, -2.8), (2.2, 1.2), (2.6, 1.6), (2.6, 4.6), (2.2, 5.0), (0, 5.0)], .25), shell_white, 96)
    body.matrix_world = move(0, 0, 7) @ turn_y(90)
    knob = lathe(fillet([(0, 0), (2.9, 0), (3.05, .3), (3.05, 2.4), (2.6, 2.9), (0, 2.9)], .2), dark, 96)
    knob.matrix_world = move(5.2, 0, 7) @ turn_y(90)
    for k in range(24):
        a = 2 * math.pi * k / 24
        rib = box(2.2, .34, .34, (0, 0, 0), dark, .1, 2)
        rib.matrix_world = move(6.6, 3.0 * math.cos(a), 7 + 3.0 * math.sin(a))
    window = prism(round_rectangle(2.4, 2.0, .3), 0, .3, plastic("fbfcfd", .4), .08, 3)
    window.matrix_world = move(3.2, -2.45, 7) @ turn_x(90)
    text("15", 1.35, plastic("1b2733", .6), move(3.2, -2.79, 7.05) @ turn_x(90), font="Inter-Bold")
    bar([(0, 0, 9), (0, 0, 11.0)], .7, brass, .1)
    with Gathered() as gauge:
        lathe(fillet([(0, 0), (2.6, 0), (2.7, .3), (2.7, 1.5), (2.5, 1.7), (2.35, 1.6), (2.35, 1.35), (2.3, 1.3)], .1), steel, 96)
        lathe([(0, 1.3), (2.36, 1.3), (2.36, 1.34), (0, 1.34)], plastic("fbfcfd", .5), 96)
        dial = '<path d="M8.4 39.6A22 22 0 0 1 3.4 16.6" stroke="#d0222d" stroke-width="4" fill="none"/><path d="M3.4 16.6A22 22 0 1 1 39.6 39.6" stroke="#2f9a4e" stroke-width="2.4" fill="none"/>'
        for k, said in enumerate(("0", "50", "100", "150", "200")):
            a = math.radians(225 - 67.5 * k)
            dial += words(24 + 15.5 * math.cos(a), 26 - 15.5 * math.sin(a), 6, said, "1b2733", 700, "middle")
        dial += words(24, 36, 5.4, "bar", "56626d", 600, "middle") + '<path d="M24 24L34 12" stroke="#1b2733" stroke-width="1.6" stroke-linecap="round"/><circle cx="24" cy="24" r="2.2" fill="#1b2733"/>'
        quad(3.72, 3.72, printed(picture(4.8, 4.8, dial, "fbfcfd"), .4, .4), move(0, 0, 1.37))
    group(gauge, move(0, .85, 13.2) @ turn_x(90) @ move(0, 0, .0))
    barb = [(0, 0), (.95, 0), (.95, .9)]
    for k in range(4):
        barb += [(.5, .95 + .62 * k), (.68, 1.05 + .62 * k), (.46, 1.5 + .62 * k)]
    outlet = lathe(fillet(barb + [(.4, 3.6), (0, 3.6)], .04), brass, 48)
    outlet.matrix_world = move(1.0, 0, 4.9) @ turn_x(180)


def build(kind="chair", colour="f2b90f"):
    """kind: chair, scoop, blocks, harness or regulator; colour of vinyl, blades, foam, webbing or body."""
    {"chair": carry_chair, "scoop": scoop, "blocks": head_blocks, "harness": harness, "regulator": regulator}[kind](colour)
