"""Wound drains and the urine meter: high-vacuum bottle with its tube, silicone bulb with its drain, a coiled Redon tube before its pouch, a chamber over its bag."""
import math

from mathutils import Vector

from families import drainage_bag
from studio.curves import catmull, fillet, round_rectangle, tube
from studio.cutting import turned
from studio.designs import Print, box_of
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.materials import clear_plastic, plastic, printed
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface


def view(kind="bottle", **_):
    """The flat ones are seen well from above, the bottle from the side."""
    return {"azimuth": 14, "elevation": {"bottle": 20, "bulb": 44, "redon": 54, "meter": 24}[kind], "lens": 85}


VIEWS = {"front": view}


def bottle(ink, accent, capacity):
    """A rigid oval bottle standing, its scale in front, the indicator's bellows and the tube with its clamp on top."""
    wide, deep, tall = 11.0, 6.0, 17.0
    clear = clear_plastic("eef5f8", .34, .10, "bottle")
    layers = [(0, .96), (.5, 1), (tall - 2.4, 1), (tall - .6, .72), (tall, .5)]

    def wall(u, v):
        i = v * (len(layers) - 1)
        k = min(int(i), len(layers) - 2)
        (z0, s0), (z1, s1) = layers[k], layers[k + 1]
        s, z = s0 + (s1 - s0) * (i - k), z0 + (z1 - z0) * (i - k)
        a = 2 * math.pi * u
        c, d = math.cos(a), math.sin(a)
        return Vector((math.copysign(abs(c) ** .55, c) * wide / 2 * s, math.copysign(abs(d) ** .55, d) * deep / 2 * s, z))
    grid_surface(120, 80, wall, clear, closed=True, angle=60)
    milky = plastic("dfeaef", .35, .3, .3, name="inside")
    prism(round_rectangle(wide - .5, deep - .5, 1.6), .2, tall * .72, milky, .3, 3)
    top = int(capacity.split()[0])
    art = words(14, 16, 9, "VACUUM", ink, 800) + words(14, 26, 7.5, capacity, ink, 700)
    for k in range(9):
        y = 128 - k * 11.5
        art += f'<path d="M58 {y:.1f}h{18 if k % 2 == 0 else 10}" stroke="#{ink}" stroke-width="1.1"/>'
        art += words(79, y + 2.6, 7, str(round(top * k / 8)), ink, 700) if k % 2 == 0 else ""
    quad(9.6, 13.4, printed(picture(9.6, 13.4, art, "e9f1f5"), .25, .4), move(0, -deep / 2 - .03, 7.6) @ turn_x(90))
    cap = plastic(accent, .35, .5, name="cap")
    turned([(0, 0), (2.3, 0), (2.3, 1.2), (1.8, 1.6), (0, 1.6)], cap, move(-1.2, 0, tall - .1), .15)
    green = plastic("35a65a", .4, .4, name="indicator")
    lathe(fillet([(0, 0)] + [(1.0 + .22 * (k % 2), .28 * k) for k in range(9)] + [(.9, 2.6), (0, 2.7)], .06), green, 56).matrix_world = move(3.0, 0, tall - 1.2)
    hose = clear_plastic("e6f1f4", .5, .14, "tube")
    tube([(-1.2, 0, tall + 1.4), (-1.2, 0, tall + 3.0), (-4.2, -1.2, tall + 3.4), (-8.0, -2.6, tall - 2), (-9.6, -4.2, 5), (-8.6, -6.4, .6), (-2, -8.6, .45), (5, -7.8, .45), (10.4, -6.4, .45)], .38, hose, 16, 8)
    box(2.2, 1.5, 1.5, (-8.2, -2.7, tall - 4.2), cap, .25)
    turned([(.38, 0), (.5, 0), (.36, 2.2), (.22, 3.4), (.12, 3.4)], plastic("f4f6f7", .4), move(10.2, -6.4, .45) @ turn_z(12) @ turn_y(90), .04, 40)


def bulb(ink):
    """A clear silicone bulb lying, its scale, plug and the round drain coiled before it."""
    skin = clear_plastic("f2f4ef", .62, .2, "silicone")
    profile = [(0, 0), (1.0, .05), (2.3, .9), (2.9, 3.0), (2.9, 5.2), (2.4, 7.4), (1.3, 8.8), (.75, 9.4), (.75, 10.6), (0, 10.6)]
    with Gathered() as body:
        lathe(fillet(profile, .8, 8), skin, 96).matrix_world = move(-6, 0, 2.95) @ turn_y(90)
        art = "".join(f'<path d="M{6 + k * 9} 4v8" stroke="#{ink}" stroke-width="1"/>' + words(6 + k * 9, 19, 5, str(25 * (k + 1)), ink, 700, "middle") for k in range(4)) + words(19, 28, 5, "100 ml", ink, 800, "middle")
        band = grid_surface(30, 20, lambda u, v: Vector((-3.6 + u * 4.0, math.sin(math.radians(-62 + 60 * v)) * 2.95, 2.95 + math.cos(math.radians(-62 + 60 * v)) * 2.95)), printed(picture(4.0, 3.2, art, "eef1ee"), .4, .4), angle=120)
        band["flat"] = 1
        white = plastic("f4f6f7", .4, .4)
        turned([(0, 0), (.62, 0), (.62, 1.3), (0, 1.3)], white, move(4.2, 0, 2.95) @ turn_y(90), .1, 48)
        turned([(0, 0), (.5, 0), (.5, .9), (0, .95)], white, move(3.2, .9, 3.6) @ turn_x(-60), .1, 40)
    group(body, turn_z(14))
    line = catmull([(5.4, 1.4, 2.9), (7.6, 1.8, 1.8), (10, .4, .4), (9.4, -5.2, .3), (2, -8.6, .3), (-6, -6.6, .3), (-7.4, -10.4, .3), (0, -12.6, .3), (8, -11.4, .3), (13.5, -9.6, .3)], 16)
    tube(line, .26, clear_plastic("f4f6f2", .6, .2, "drain"), smooth=False, sides=10)
    tube(line[-26:], .29, plastic("fbfbf7", .5, .3, name="fluted end"), smooth=False, sides=10)


def redon(label, tint):
    """A soft perforated tube, coiled before its pouch."""
    group(sachet(13, 24, label, .6, .9, "f3f6f7", False, 1.7), move(-9.5, 3, 0) @ turn_z(8))
    line = [Vector((6 + (5.6 + .16 * k / 24) * math.cos(math.pi * .5 + 2 * math.pi * k / 24), -1 + (5.6 + .16 * k / 24) * .9 * math.sin(math.pi * .5 + 2 * math.pi * k / 24), .3 + .28 * k / 24)) for k in range(46)]
    line = catmull(line + [Vector((13.4, -3.4, .8)), Vector((14.6, -8.2, .3)), Vector((9.0, -11.6, .3)), Vector((0, -11.8, .3)), Vector((-5.4, -10.6, .3))], 4)
    tube(line, .24, clear_plastic(tint, .55, .18, "drain"), smooth=False, sides=10)
    mark = plastic("2f6fc0", .5, name="line")
    tube([p + Vector((0, 0, .22)) for p in line], .04, mark, smooth=False, sides=4)
    hole = plastic("4a535b", .8, name="hole")
    for k in range(2, 26, 2):
        p, q = line[-1 - k], line[-2 - k]
        prism(round_rectangle(.34, .16, .07), 0, .02, hole, 0).matrix_world = move(p.x, p.y - .16, p.z + .17) @ turn_z(math.degrees(math.atan2(q.y - p.y, q.x - p.x))) @ turn_x(-34)


def meter(ink, accent):
    """A rigid chamber with a fine and a coarse scale, its bag hanging below and its tube to the right; standing on the bag's foot."""
    with Gathered() as low:
        drainage_bag.bag(15, 20, "2 L", ink, "f2f5f6")
    group(low, move(0, 0, 10.5) @ turn_x(90))
    clear, hard = clear_plastic("f2f8fb", .25, .08, "chamber"), plastic("f4f6f7", .4, .4, name="frame")
    with Gathered() as chamber:
        prism(round_rectangle(13, 11, 1.2), 0, 2.6, clear, .4, 4)
        prism(round_rectangle(12.4, 10.4, 1.0), .1, .3, plastic("e3eef3", .4), .1, 2)
        prism(round_rectangle(.25, 9.6, .1), .2, 2.4, hard, .05, 2).matrix_world = move(-3.2, 0, 0)
        prism(round_rectangle(13.4, 1.6, .6), -.1, 3.0, plastic(accent, .35, .5, name="top"), .3, 4).matrix_world = move(0, 5.6, 0)
        art = ""
        for k in range(9):
            art += f'<path d="M4 {96 - k * 10.5:.1f}h{12 if k % 2 == 0 else 7}" stroke="#{ink}" stroke-width=".9"/>' + (words(18, 98.5 - k * 10.5, 6.2, str(k * 5), ink, 700) if k % 2 == 0 else "")
        for k in range(6):
            art += f'<path d="M50 {96 - k * 16:.1f}h20" stroke="#{ink}" stroke-width="1"/>' + words(74, 98.5 - k * 16, 7, str(k * 100), ink, 700) + f'<path d="M50 {88 - k * 16:.1f}h10" stroke="#{ink}" stroke-width=".7"/>'
        art += words(104, 14, 7, "ml", ink, 800)
        quad(11.6, 9.8, printed(picture(11.6, 9.8, art, "edf5f9"), .2, .5), move(.2, -.3, 2.64))
        turned([(0, 0), (.9, 0), (.9, 1.4), (.5, 1.6), (.5, 2.4), (0, 2.4)], plastic(accent, .35, .5), move(-3.0, -5.4, 1.3) @ turn_x(90), .1, 48)
    group(chamber, move(0, -1.6, 27) @ turn_x(90))
    for x in (-4.6, 4.6):
        tube([(x, -.4, 33.2), (x, -.4, 34.8), (x, .8, 35.4), (x, 1.6, 34.2)], .22, hard, 10, 8)
    tube([(1.5, -2.6, 33.4), (1.6, -2.8, 35.6), (6, -3.2, 36.6), (10.6, -4.2, 31), (11.2, -5.4, 16), (12.0, -6.6, 4), (14.5, -8.0, .6), (9.0, -10.6, .5), (0, -11.0, .5)], .42, clear_plastic("e9f3f5", .5, .14, "tube"), 18, 8)
    turned([(.42, 0), (.62, .1), (.6, 1.2), (.4, 3.0), (.26, 3.0)], plastic(accent, .35, .5), move(.2, -11.0, .6) @ turn_z(180) @ turn_y(90), .05, 40)


def build(kind="bottle", ink="1b4f8f", accent="2f7fd0", capacity="400 ml", pack=None, **printing):
    """kind: bottle, bulb, redon or meter; colours of the scale and of the hard parts; capacity on the bottle; pack = width, depth, height of a
    carton behind it in cm; the rest is the print of carton or pouch."""
    label = Print(**printing)
    if pack:
        group(box_of(*pack, label), move(-3, pack[1] / 2 + (4.5 if kind != "bulb" else 5.5), 0))
    if kind == "bottle":
        bottle(ink, accent, capacity)
    elif kind == "bulb":
        bulb(ink)
    elif kind == "redon":
        redon(label, "eef4f2")
    else:
        meter(ink, accent)
