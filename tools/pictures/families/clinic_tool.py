"""A carton or peel pouch with the tool that it holds before it: antiseptic applicator, catheter valve, catheter-tip syringe, staple remover, skin stapler."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.cutting import moved, turned
from studio.designs import Print, box_of
from studio.geometry import prism
from studio.labels import picture, words
from studio.materials import clear_plastic, fabric, metal, plastic, printed, rubber, shade
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 18, "elevation": 34, "lens": 80}}
ALONG = turn_y(90)


def applicator(colour):
    """An antiseptic applicator along x: clear barrel with the ampoule inside, two wings, square sponge at the right end."""
    clear, white = clear_plastic("f2f8fb", .35, .1, "barrel"), plastic("fbfcfc", .35, .5, name="head")
    with Gathered() as things:
        turned([(0, 0), (.95, 0), (.95, .4), (.9, 8.2), (0, 8.2)], clear, move(-6, 0, 1.2) @ ALONG, .2)
        turned([(0, .4), (.62, .4), (.62, 7.4), (0, 7.6)], plastic("e4f1f6", .15, .6, name="ampoule"), move(-6, 0, 1.2) @ ALONG, .2)
        for side in (1, -1):
            prism(round_rectangle(5.2, .9, .4), 0, .3, plastic(colour, .4, .5, name="wing"), .1, 3).matrix_world = move(-2.4, side * 1.2, 1.1)
        lathe(fillet([(.9, 0), (1.2, .3), (1.2, 1.2), (.9, 2.0), (.9, 0)], .1), white, 56).matrix_world = move(2.0, 0, 1.2) @ ALONG
        prism(round_rectangle(3.2, 3.0, .3), 0, .35, white, .12, 3).matrix_world = move(4.0, 0, 1.2) @ turn_y(58)
        prism(round_rectangle(3.1, 2.9, .25), .35, 1.15, fabric("fbf7e6", "nonwoven", 12, .4, .9), .2, 3).matrix_world = move(4.0, 0, 1.2) @ turn_y(58)
    return things


def valve(colour):
    """A catheter valve along x: stepped connector to the left, lever on top, outlet to the right."""
    body, soft = plastic("f7f9fa", .35, .5, name="valve"), rubber(colour, .45)
    with Gathered() as things:
        turned([(0, 0), (.28, 0), (.36, .5), (.30, .6), (.42, 1.2), (.36, 1.3), (.48, 2.0), (.48, 2.6), (0, 2.6)], body, move(-5.4, 0, .9) @ ALONG, .04)
        turned([(0, 0), (.95, 0), (.95, .3), (.7, .5), (.7, 3.6), (.9, 3.8), (.9, 4.2), (0, 4.2)], body, move(-2.9, 0, .9) @ ALONG, .08)
        prism(round_rectangle(3.6, 1.5, .6), 0, .45, plastic(colour, .35, .5, name="lever"), .15, 4).matrix_world = move(-.6, 0, 1.55) @ turn_y(-9)
        turned([(0, 0), (.5, 0), (.5, .5), (0, .55)], plastic(shade(colour, .8), .4), move(-1.6, 0, 1.4), .1, 40)
        turned([(.36, 0), (.58, 0), (.56, 3.4), (.62, 3.6), (.62, 4.0), (.36, 4.0), (.36, 0)], soft, move(1.3, 0, .9) @ ALONG, .05)
    return things


def tip_syringe(ml=60):
    """A big syringe along x with the long tapered tip that fits a catheter's funnel."""
    clear, white = clear_plastic("e6f1f6", .34, .10, "barrel"), plastic("dfe6ea", .4, .4, name="plunger")
    radius, length = 1.5, 11.0
    with Gathered() as things:
        lathe(fillet([(radius, 0), (radius, length - .2), (.95, length + .3), (.68, length + .6), (.34, length + 4.0), (.16, length + 4.0)], .1), clear, 80).matrix_world = move(-7, 0, radius + .35) @ ALONG
        prism(round_rectangle(.35, 5.0, .15), -.9, .9, clear, .1, 3).matrix_world = move(-7, 0, radius + .35)
        turned([(0, 0), (1.38, 0), (1.42, .2), (1.42, .7), (1.3, .9), (0, 1.2)], rubber("22262a", .4), move(-7 + 6.6, 0, radius + .35) @ ALONG, .05)
        turned([(0, 0), (1.6, 0), (1.6, .35), (.7, .4), (.7, 9.4), (0, 9.4)], white, move(-10.0, 0, radius + .35) @ ALONG, .1)
        art = "".join(f'<path d="M{6 + k * 8.4:.1f} 6v{9 if k % 2 == 0 else 5}" stroke="#1b2733" stroke-width=".9"/>' + (words(6 + k * 8.4, 21, 5.4, str(ml - k * 5), "1b2733", 700, "middle") if k % 2 == 0 else "") for k in range(12))
        art += words(50, 33, 6, f"{ml} ml", "1b2733", 800, "middle")
        band = grid_surface(60, 24, lambda u, v: along_barrel(u, v, radius + .02, length), printed(picture(length - 1.0, 3.6, art, "eef5f8"), .2, .5), angle=120)
        band["flat"] = 1
        group([band], move(-6.6, 0, radius + .35))
    return things


def along_barrel(u, v, radius, length):
    """A point on the upper side of the barrel: u along it, v round it."""
    angle = math.radians(-40 + 62 * v)
    return Vector((u * (length - 1.0), math.sin(angle) * radius, math.cos(angle) * radius))


def staple_remover(colour):
    """Scissor-like plastic handles with a steel beak, lying along x."""
    skin, steel = plastic(colour, .36, .5, name="handle"), metal("cfd3d6", .22)
    with Gathered() as things:
        for side in (1, -1):
            ring = [(-6.0 + 2.3 * math.cos(a * math.pi / 16), side * (2.3 + 1.25 * math.sin(a * math.pi / 16)), .5) for a in range(32)]
            tube(ring, .36, skin, smooth=False, closed=True, sides=10)
            tube([(-4.0, side * 1.7, .5), (-2.2, side * 1.0, .5), (0, side * .4, .5), (1.2, side * .25, .5)], .42, skin, 14, 8)
        prism(round_rectangle(2.6, 1.5, .5), .1, .95, skin, .2, 4).matrix_world = move(.9, 0, 0)
        prism([(1.6, -.5), (3.6, -.30), (4.6, -.06), (4.6, .06), (3.6, .30), (1.6, .5)], .2, .42, steel, .04, 2)
        prism([(1.6, -.32), (3.4, -.16), (4.3, .0), (3.4, .16), (1.6, .32)], .56, .78, steel, .04, 2)
        turned([(0, 0), (.34, 0), (.3, .2), (0, .24)], steel, move(.9, 0, .95), .05, 40)
    return things


def stapler(colour):
    """A disposable skin stapler on its side, head to the right: grip, trigger, body, clear head."""
    white, skin = plastic("f6f8f9", .34, .5, name="body"), plastic(colour, .36, .5, name="trigger")
    outline = fillet([(-7.2, -6.4), (-4.6, -6.8), (-2.0, 0.0), (4.6, .9), (8.0, .2), (8.6, 1.2), (8.4, 2.4), (5.0, 3.1), (-2.0, 3.1), (-4.6, 2.3), (-5.6, .4), (-7.2, -6.4)], .7, 5)[:-1]
    with Gathered() as things:
        prism(outline, 0, 2.3, white, .6, 5)
        prism(fillet([(-3.4, -5.4), (-2.4, -5.6), (1.4, .2), (-1.4, .2), (-3.4, -5.4)], .5, 4)[:-1], .45, 1.85, skin, .4, 4)
        prism(round_rectangle(3.0, 1.3, .3), .5, 1.8, clear_plastic("e9f3f8", .4, .12), .2, 3).matrix_world = move(8.6, 1.2, 0) @ turn_z(-8)
        prism(moved(round_rectangle(5.4, 1.1, .4), 1.4, 2.0), 2.28, 2.36, plastic(colour, .4), .03, 2)
        prism([(9.9, .4), (10.5, .3), (10.5, 1.8), (9.9, 1.8)], .7, 1.6, metal("cfd3d6", .25), .06, 2)
    return things


TOOLS = {"applicator": applicator, "valve": valve, "syringe": lambda _: tip_syringe(), "staple_remover": staple_remover, "stapler": stapler}


def build(tool="valve", tool_colour="2f7fc2", count_shown=1, pouch=None, width=14, depth=8, height=8, reach=4.0, **printing):
    """tool: one of TOOLS, its colour, how many lie there; pouch = its width and height in cm in place of the carton (width, depth, height);
    reach: how far before the pack it lies; the rest is the print."""
    label = Print(**printing)
    if pouch:
        w, h = pouch
        group(sachet(w, h, label, .6, .9, "f3f6f7", False, 1.7), move(-w * .62, 2.0, 0) @ turn_z(9))
        group(TOOLS[tool](tool_colour), move(w * .58, -.6, .05) @ turn_z(62))
        return
    box_of(width, depth, height, label)
    for k in range(count_shown):
        group(TOOLS[tool](tool_colour), move(1.2 - 1.6 * k, -depth / 2 - reach - 3.6 * k, .02) @ turn_z(9 - 15 * k))
