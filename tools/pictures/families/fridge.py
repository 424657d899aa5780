"""A medicine fridge: glass or solid door, any size (under-counter, counter-top, tall), temperature on the display, stock inside.

The further view of a solid door shows it open."""
import random

from families._fridge_stock import put_stock
from studio.curves import fillet, round_rectangle, tube
from studio.geometry import box, frame, lathe, prism, quad
from studio.lettering import seven_segments, text
from studio.materials import glass, glow, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_z

LIGHT = {"lens": 80, "bounces": 6, "exposure": .25, "fill_light": 1.2, "cutout": True}


def detail(width=60, depth=62, height=86, door="glass", **_):
    """A solid door open, the tall one from nearer; the upper front of a glass door: display, lock and top shelf."""
    if door == "solid":
        near = {"focus": (-width * .02, -depth / 2, height - width * .6, width * .72), "fill": 1.0} if height > 1.6 * width else {}
        return {**LIGHT, "azimuth": 20, "elevation": 14, **near}
    return {**LIGHT, "azimuth": -14, "elevation": 12, "focus": (0, -depth / 2, height - width * .22, width * .36), "fill": 1.0}


VIEWS = {"front": {**LIGHT, "azimuth": -24, "elevation": 12}, "detail": detail}
WALL, FOOT = 4.5, 3.0


def carcass(width, depth, height, shell, lining, hollow):
    """Outer case in one piece (no slits), lining, feet and plinth."""
    dark = plastic("16191c", .25, .5)
    if not hollow:
        box(width, depth - 6, height - FOOT, (0, 3, FOOT), shell, .9, 5)
    else:
        outer = [(x, z + (height + FOOT) / 2) for x, z in round_rectangle(width, height - FOOT, 1.0, 6)]
        high = height - FOOT - 2 * WALL - 6
        inner = [(x, z + (height + FOOT) / 2 + 3) for x, z in round_rectangle(width - 2 * WALL, high, .6, 6)]
        frame(outer, inner, move(0, depth / 2, 0) @ turn_x(90), shell, depth - 6, .6)
        box(width - .4, .6, height - FOOT - .4, (0, depth / 2 - .4, FOOT + .2), shell, .2, 3)
        half, low, top = width / 2 - WALL, FOOT + WALL + 6, height - WALL
        box(2 * half, .5, top - low, (0, depth / 2 - 4, low), lining, 0)
        for side in (-1, 1):
            box(.3, depth - 12, top - low, (side * (half - .1), 3, low), lining, 0)
        box(2 * half, depth - 12, .3, (0, 3, low), lining, 0)
        box(2 * half, depth - 12, .3, (0, 3, top - .3), lining, 0)
    for x in (-1, 1):
        for y in (-depth / 2 + 8, depth / 2 - 6):
            foot = lathe([(0, 0), (1.8, 0), (1.8, .8), (1.1, 1.0), (1.1, 3.4), (0, 3.4)], dark, 32)
            foot.location = (x * (width / 2 - 5), y, 0)
    box(width - 3, 1, 3.4, (0, -depth / 2 + 4.6, FOOT + .3), dark, .2)


def glass_door(width, low, high, y, shell, gasket, rail):
    """A framed pane; rail = width of the frame."""
    middle, tall = (low + high) / 2, high - low
    plane = move(0, y + 2.2, 0) @ turn_x(90)
    outer = [(x, z + middle) for x, z in round_rectangle(width, tall, 1.6, 8)]
    inner = [(x, z + middle - 1.6) for x, z in round_rectangle(width - 2 * rail, tall - 2 * rail - 3.2, 1.4, 8)]
    frame(outer, inner, plane, shell, 4.6, .35)
    frame([(x * .985, (z - middle) * .985 + middle) for x, z in outer], inner, move(0, y + 3.2, 0) @ turn_x(90), gasket, 1, .1)
    box(width - 2 * rail + .4, .5, tall - 2 * rail - 2.8, (0, y - 1.2, low + rail), glass("f1f8fa"), 0)
    edge = [(x * .955, (z - middle + 1.6) * .965 + middle - 1.6) for x, z in inner]
    frame(inner, edge, move(0, y - 1.5, 0) @ turn_x(90), plastic("1b2227", .25), .25, .05)


def solid_door(width, low, high, y, shell, gasket):
    """A plain door leaf with soft edges; inside the seal round a raised panel with a sunk field."""
    middle, tall = (low + high) / 2, high - low
    leaf = prism([(x, z + middle) for x, z in round_rectangle(width, tall, 1.6, 8)], 0, 4.8, shell, .6, 5)
    leaf.matrix_world = move(0, y + 2.4, 0) @ turn_x(90)
    rim = [[(x, z + middle) for x, z in round_rectangle(width - far, tall - far, 1.2, 8)] for far in (1.6, 5.4)]
    frame(*rim, move(0, y + 3.4, 0) @ turn_x(90), gasket, 1.0, .3)
    # The panel keeps clear of the case's opening, which begins higher than the door.
    sill = 9 + WALL - low
    panel, inset = round_rectangle(width - 2 * WALL - 3, tall - sill - WALL - 2, 2, 8), 5
    field = round_rectangle(width - 2 * WALL - 3 - 2 * inset, tall - sill - WALL - 2 - 2 * inset, 2, 8)
    centre = move(0, y + 2.4, middle + (sill - WALL) / 2)
    frame(panel, field, centre @ turn_x(-90), shell, 3.2, .5)
    prism(field, .2, 2.0, shell, .1).matrix_world = centre @ turn_x(-90)


def door_open(things, width, y, angle=98):
    """Swing a door's parts about the hinge on their left."""
    hinge = move(-width / 2 + .8, y + 2.4, 0)
    group(things, hinge @ turn_z(-angle) @ hinge.inverted())


def controls(width, low, high, y, temperature, name, led):
    """Display on the door's head, lock, name at its foot."""
    chrome, dark, ink = metal("cfd3d6", .2), plastic("16191c", .2, .5, coat=.5), plastic("8a949d", .5)
    digit = glow(led, 1.6)
    top = high - 3.9
    case = prism(round_rectangle(15, 4.4, .8), 0, .35, dark, .12, 3)
    case.matrix_world = move(0, y - 2.4, top) @ turn_x(90)
    face = move(0, y - 2.78, top) @ turn_x(90)
    seven_segments(temperature, 2.3, digit, face @ move(-1.6, 0))
    text("°C", 1.7, digit, face @ move(3.4, .25), font="Inter-Bold")
    for x, material in ((-5.9, digit), (6.1, glow("3a4a50"))):
        lathe([(0, 0), (.3, 0), (.3, .05), (0, .05)], material, 20).matrix_world = face @ move(x, 0)
    lock = lathe(fillet([(0, 0), (1.0, 0), (1.0, .5, .1), (0, .5)], .05), chrome, 40)
    lock.matrix_world = move(width / 2 - 3.4, y - 2.3, top) @ turn_x(90)
    quad(.22, .9, dark, move(width / 2 - 3.4, y - 2.82, top) @ turn_x(90))
    if name:
        text(name, 2.0, ink, move(-width / 2 + 4, y - 2.42, low + 3.9) @ turn_x(90), "LEFT")
    return chrome


def build(door="glass", width=60, depth=62, height=86, temperature="4.0", shell="e9ecee", name="", led="58e0a4", shelves=None, seed=5, view="front"):
    """door: glass or solid; width, depth, height in cm; temperature: the display; name: words at the door's foot (own label);
    shelves: how many (else by height); seed: other stock; view: in detail a solid door stands open."""
    hollow = door == "glass" or view == "detail"
    case, gasket = plastic(shell, .32, .45, name="shell"), plastic("5b646c", .5, name="gasket")
    lining = plastic("eef3f5", .5, glow=.34, name="lining") if door == "glass" else plastic("e6edf0", .5, glow=.17, name="lining")
    carcass(width, depth, height, case, lining, hollow)
    y, low, high = -depth / 2 + 1.2, FOOT + 4.5, height - .3
    if hollow:
        half, floor, top = width / 2 - WALL, FOOT + WALL + 6, height - WALL
        led_strip = glow("f4fbff", 2.2 if door == "glass" else 1.2)
        for side in (-1, 1):
            box(.9, 1.0, top - floor - 4, (side * (half - 1.0), -depth / 2 + 7.5, floor + 2), led_strip, .1, 2)
        count = shelves or max(2, round((top - floor) / 21))
        put_stock(random.Random(seed), half, depth, floor, top, count)
    with Gathered() as leaf:
        if door == "glass":
            glass_door(width, low, high, y, case, gasket, min(6.2, width * .105))
        else:
            solid_door(width, low, high, y, case, gasket)
        chrome = controls(width, low, high, y, temperature, name, led)
        x, middle, reach = width / 2 - min(2.9, width * .05), (low + high) / 2, min(13, (high - low) * .2)
        tube([(x, y - 2.2, middle - reach), (x, y - 5.4, middle - reach * .88), (x, y - 6.0, middle - reach * .46), (x, y - 6.0, middle + reach * .46),
              (x, y - 5.4, middle + reach * .88), (x, y - 2.2, middle + reach)], .85, chrome, per=16)
    if hollow and door == "solid":
        door_open(leaf, width, y)
