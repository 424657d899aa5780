"""Scales and a height measure: flat floor scales, chair scales on castors, baby scales with a tray, a free-standing height measure."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle
from studio.furnishing import bar, castor, cushion, shell
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import seven_segments
from studio.materials import glow, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, thicken


def view(kind="floor", **_):
    """Flat things from above, tall ones level."""
    return {"floor": {"azimuth": 22, "elevation": 44, "lens": 85}, "baby": {"azimuth": 22, "elevation": 34, "lens": 85},
            "chair": {"azimuth": 32, "elevation": 15, "lens": 85}, "height": {"azimuth": 24, "elevation": 12, "lens": 85}}[kind]


VIEWS = {"front": view}


def panel(reading, width, unit="kg"):
    """A display with its keys lying in the xy plane: reading, unit; width in cm."""
    with Gathered() as things:
        prism(round_rectangle(width, width * .38, width * .06), 0, .25, plastic("2b3238", .4, .4), .08, 3)
        quad(width * .56, width * .24, glow("c9d8cc", .5), move(-width * .16, 0, .27))
        seven_segments(reading, width * .15, plastic("1b2420", .6), move(-width * .16, 0, .29))
        for k, colour in enumerate(("3f8fd0", "d5dade", "d5dade")):
            key = prism(round_rectangle(width * .08, width * .08, width * .03, 5), .2, .36, plastic(colour, .4), .05, 2)
            key.location = (width * (.2 + .105 * k), 0, 0)
    return things


def floor_scales(colour):
    """A flat platform with a ribbed rubber top and the display in front."""
    body, mat = plastic(colour, .4, .45, name="body"), plastic("4a5258", .7, .25, grain=14, name="mat")
    shell([(1.2, .6), (.2, 1.2), (0, 2.6), (.1, 4.4), (.9, 5.2)], 33, 34, 3.5, body)
    prism(round_rectangle(29.6, 24.6, 2.4), 5.0, 5.5, mat, .2, 3).location.y = 3.4
    for k in range(14):
        prism(round_rectangle(27.4, .7, .3, 4), 5.4, 5.68, mat, .1, 2).location.y = 3.4 + (k - 6.5) * 1.7
    group(panel("68.4", 17), move(0, -12.8, 5.1))
    for x in (-13, 13):
        for y in (-13, 13):
            lathe(fillet([(0, 0), (1.5, 0), (1.4, .9, .2), (0, .9)], .1), rubber("2b3036"), 32).matrix_world = move(x, y)


def baby_scales(colour, tray):
    """A curved tray on a flat base with the display in front."""
    body, dish = plastic(colour, .4, .45, name="body"), plastic(tray, .3, .5, coat=.2, name="tray")
    shell([(1.4, .8), (.3, 1.4), (0, 3.4), (.4, 5.2), (1.4, 6.0)], 38, 27, 4, body)
    group(panel("4.26", 15), move(0, -13.6, 3.6) @ turn_x(68))
    for x in (-14, 14):
        for y in (-9, 9):
            lathe(fillet([(0, 0), (1.4, 0), (1.3, 1.1, .2), (0, 1.1)], .1), rubber("2b3036"), 32).matrix_world = move(x, y)
    box(18, 14, 1.6, (0, 0, 5.8), plastic("c3cad0", .4), .4)

    def shape(u, v):
        x, y = (u - .5) * 57, (v - .5) * 30
        side = abs(2 * v - 1)
        end = abs(2 * u - 1)
        return Vector((x * (1 - .05 * side ** 4), y * (1 - .1 * end ** 6), 7.2 + 6.2 * side ** 2.6 + 2.4 * end ** 5))
    thicken(grid_surface(110, 70, shape, dish, angle=180), .45)


def chair_scales(pad, frame):
    """A padded chair on a wide frame with four castors, the display behind the back."""
    steel, vinyl = metal(frame, .28), plastic(pad, .45, .45, grain=14, name="vinyl")
    dark, tyre, white = plastic("33393f", .5, .4), rubber("4a5157", .6), plastic("eef1f3", .4, .4)
    for side in (-1, 1):
        x = side * 24
        bar([(x, -28, 13), (x, 27, 13)], 1.5, steel, .3)
        bar([(x * .92, 20, 13), (x * .92, 20, 46), (x * .9, 23, 62), (x * .9, 27, 99), (x * .9, 33, 101)], 1.35, steel, 4)
        bar([(x * .9, 31.6, 101), (x * .9, 40, 102)], 1.75, dark, .2)
        bar([(x * 1.06, 21, 68), (x * 1.06, -12, 68), (x * 1.06, -17, 64), (x * 1.06, -17, 47)], 1.2, steel, 4)
        with Gathered() as arm:
            cushion(5, 25, 2.6, vinyl, 2.2, .2)
        group(arm, move(x * 1.06, 1, 69))
        for y, turn in ((-28, 200), (27, 160)):
            castor(5.0, tyre, dark, turn + 8 * side, (x, y), dark if y > 0 else None)
        bar([(x * .55, -16, 46), (x * .55, -23, 44), (x * .55, -33, 19)], 1.0, steel, 4)
        plate = prism(round_rectangle(15, 13, 2), 0, 1.0, dark, .3, 3)
        plate.matrix_world = move(side * 10.5, -36, 17) @ turn_x(10)
    for y, z in ((-14, 13), (20, 13), (20, 44), (-16, 44)):
        bar([(-24, y, z), (24, y, z)], 1.3, steel, .3)
    box(44, 38, 4.5, (0, 2, 40), white, 1.0)
    with Gathered() as seat:
        cushion(44, 42, 5.5, vinyl, 5, 1.0)
    group(seat, move(0, 1, 45))
    with Gathered() as back:
        cushion(41, 30, 4.5, vinyl, 4.5, 1.0)
    group(back, move(0, 23.5, 78) @ turn_x(83))
    bar([(21.6, 28, 99), (21.6, 27, 108), (17, 25, 112)], 1.0, steel, 3)
    with Gathered() as head:
        shell([(1, -2.4), (0, -1.6), (0, -.6), (.5, 0)], 21, 11, 2, white)
        group(panel("71.2", 19), move(0, 0, .05))
    group(head, move(8, 22, 113) @ turn_x(62))


def height_measure(colour):
    """A rule that stands on a flat base, with a slide for the head."""
    base, mat = plastic("e9ecee", .4, .45, name="base"), plastic("4a5258", .7, .25, grain=14)
    shell([(1.0, 0), (.1, .8), (0, 2.2), (.6, 3.0)], 38, 40, 4, base).location.y = -12
    prism(round_rectangle(30, 27, 3), 2.9, 3.3, mat, .15, 3).location.y = -14
    for x in (-5.2, 5.2):
        sole = prism([(px * 4.0 + x, py * 10.4 - 14) for px, py in ((math.cos(t) * (.86 + .14 * math.sin(t)), math.sin(t)) for t in (2 * math.pi * k / 48 for k in range(48)))], 3.25, 3.36, plastic("9aa4ad", .7), .02, 2)
        sole.location.z = 0
    high = 158
    box(7.4, 2.4, high, (0, 6, 2.4), plastic("f3f5f6", .4, .4, name="rule"), .35)
    ticks = ""
    for k in range(int(high * 2)):
        long = 26 if k % 20 == 0 else 18 if k % 10 == 0 else 10 if k % 2 == 0 else 5
        ticks += f'<path d="M0 {high * 10 - k * 5}h{long}" stroke="#{"c8202c" if k % 20 == 0 else "1b2733"}" stroke-width="{1.6 if k % 10 == 0 else .7}"/>'
    ticks += "".join(words(62, high * 10 - 100 * k + 8, 24, str(20 + 10 * k), "1b2733", 700, "end") for k in range(1, int(high / 10) + 1))
    quad(6.4, high - 1, printed(picture(6.4, high, ticks, "fbfcfd"), .5, .3), move(0, 4.74, 2.4 + high / 2) @ turn_x(90))
    for z in (40, 80, 120):
        box(7.8, 2.8, 1.2, (0, 6, z), plastic("8a949c", .4), .3)
    z = 118
    tone = plastic(colour, .4, .45, name="slide")
    box(10.5, 5.0, 7.5, (0, 6, z), tone, .8)
    box(13, 22, 1.4, (0, -6.5, z + .2), tone, .6)
    prism([(0, 0), (14, 0), (0, 6)], -.4, .4, tone, .15, 2).matrix_world = move(0, 3.6, z + 1.4) @ turn_z(-90) @ turn_x(90)


def build(kind="floor", colour="e7eaed", second="2b5f8f"):
    """kind: floor, chair, baby or height; colour of the body; second: of pads, tray or slide."""
    if kind == "floor":
        floor_scales(colour)
    elif kind == "baby":
        baby_scales(colour, second)
    elif kind == "chair":
        chair_scales(second, "d8dcdf")
    else:
        height_measure(second)
