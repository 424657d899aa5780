"""A plump polythene pack of pads, cloths or sheets, with what it holds in front: print, size, contents."""
import math

from mathutils import Vector

from studio import labels
from studio.curves import dense, round_rectangle
from studio.designs import Print
from studio.materials import add_grain, fabric, plastic, printed, shade
from studio.packaging import folded
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": 22, "elevation": 24, "lens": 80}}


def bag(width, depth, height, label, gloss=.2, seed=1.0, lumps=0, clear=None):
    """A film pack standing upright, print in front, gathered and sealed above; lumps = ribs of the stacked goods inside."""
    face = printed(labels.front(label, width, height, width * .05, height * .065), gloss, .5, .35)
    plain = plastic(clear or label.colour if label.design in ("panel", "solid", "header") else clear or shade(label.paper, .98), gloss, .5, .35, name="film")

    def swell(x, y):
        return (max(0.0, 1 - abs(x) ** 7) * max(0.0, 1 - abs(y) ** 9)) ** .5

    def skin(side):
        def shape(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            ribs = .026 * depth * math.cos(x * math.pi * lumps) * (1 - y * y) if lumps else 0
            crease = .035 * depth * ripple(x * 2.2, y * 2.6, side, seed) + .015 * depth * ripple(x * 7, y * 7, side, seed + 3)
            edge = max(0, abs(y) - .82) / .18
            comb = .06 * ripple(x * 22, 0, side, seed) * edge * depth * .5
            body = swell(x, y) * depth / 2
            narrow = 1 - .035 * edge ** 2
            z = height * v
            foot = max(0.0, 1 - v / .12)
            return Vector((x * width / 2 * narrow, -side * (body + ribs * swell(x, y) + crease * (.3 + swell(x, y)) + comb), z + foot ** 2 * .02 * height * swell(x, 0)))
        return shape
    with Gathered() as things:
        grid_surface(150, 150, skin(1), face, angle=180)
        grid_surface(90, 90, skin(-1), plain, angle=180)
    return things


def pad(length, width, colour, core, waist=.62, tapes=""):
    """A shaped pad, opened, lying along y: hourglass sheet, raised core, gathers along the legs; tapes: the colour of
    those that close it at the hips, two on each side of its back."""
    def half(v):
        t = abs(2 * v - 1)
        return width / 2 * (waist + (1 - waist) * t ** 1.6) * (1 - max(0, t - .9) * 2.2)
    sheet, soft = fabric(colour, "nonwoven", 6, .2, .5), fabric(core, "nonwoven", 6, .25, .7)
    with Gathered() as things:
        def base(u, v):
            x = 2 * u - 1
            rim = abs(x) ** 10
            return Vector((x * half(v), (v - .5) * length, .15 + 1.1 * abs(x) ** 4 * (1 - abs(2 * v - 1) ** 3) + .1 * math.sin(v * 70) * rim + .5 * (2 * v - 1) ** 4))
        grid_surface(60, 160, base, sheet, angle=180)

        def heart(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            puff = (max(0, 1 - x ** 6) * max(0, 1 - y ** 10)) ** .5
            quilt = .1 * (abs(math.sin(x * 5)) * abs(math.sin(y * 16)))
            return Vector((x * half(v) * .68, y * length * .45, .22 + .9 * puff + quilt * puff + .35 * y ** 4))
        grid_surface(60, 140, heart, soft, angle=180)
        for v in (.06, .2) if tapes else ():
            for side in (1, -1):
                tape(base(.5 + .47 * side, v), side, length * .065, plastic("f6f8fa", .5, .3), plastic(tapes, .4))
    return things


def tape(root, side, width, film, grip):
    """A refastenable tape from the edge of a pad outwards, down to the table: film, and at its end the grip."""
    for start, end, material in ((-.8, 3.4, film), (3.0, 4.6, grip)):
        def shape(u, v, start=start, end=end):
            out = start + (end - start) * u
            drop = min(1, max(0, out / 3.2))
            z = root.z + .14 + (.1 - root.z) * drop * drop * (3 - 2 * drop) + (.04 if start > 0 else 0)
            return Vector((root.x + side * out, root.y + (v - .5) * width, z))
        thicken(grid_surface(24, 6, shape, material, angle=180), .07)


def leaf(width, depth, thickness, material, plies, seed):
    """A folded cloth lying flat: a soft fold in front, the edges of its plies on the other sides."""
    rim = dense([(x, y, 0) for x, y in round_rectangle(width, depth, thickness * .5, 4)], .25)
    rim.append(rim[0])

    def shape(u, v):
        p = rim[min(len(rim) - 1, round(u * (len(rim) - 1)))]
        t = min(1, max(0, (v - .3) / .4))
        inner = min(1, v / .3, (1 - v) / .3)
        fold = max(0, min(1, (-p.y / depth * 2 - .93) / .07))
        back = .5 * thickness * (1 - math.sqrt(max(0, 1 - (2 * t - 1) ** 2))) * (.35 + .65 * fold) + .16 * thickness * abs(math.sin(math.pi * plies * t)) * (1 - fold)
        x, y = (c * (inner * (1 - 2 * back / side)) for c, side in ((p.x, width), (p.y, depth)))
        soft = .12 * ripple(x * .16, y * .2, 0, seed) + .05 * ripple(x * .5, y * .5, 2, seed)
        return Vector((x + .1 * ripple(y * .3, t, 0, seed), y + .12 * ripple(x * .25, t * 2, 4, seed), max(0, thickness * t + soft * (.4 + t))))
    return grid_surface(len(rim) - 1, 44, shape, material, angle=70)


def pile(count, width, depth, thickness, material, plies=3, slip=.18):
    """Folded cloths on each other, none exactly above the one below."""
    with Gathered() as things:
        for k in range(count):
            group([leaf(width * (1 - .012 * (k % 2)), depth * (1 - .01 * ((k + 1) % 2)), thickness, material, plies, 1.7 * k + 1)],
                  move(slip * ripple(k * 1.7, 1), slip * ripple(k * 1.3, 5), k * thickness * 1.02) @ turn_z(1.6 * ripple(k * 2.1, 3)))
    return things


def contents(kind, width, depth, colour, second, accent):
    """What lies in front of the pack, far enough that its print stays free."""
    y = -depth / 2 - 3
    if kind == "pad":
        group(pad(30, 15, colour, second), move(width * .12, y - 10, 0) @ turn_z(76))
    elif kind == "slip":
        group(pad(34, 24, colour, second, .5, accent), move(width * .12, y - 13, 0) @ turn_z(80))
    elif kind == "sheets":
        group(pile(5, 24, 16, .6, fabric(colour, "nonwoven", 4, .25, .6), 4), move(width * .12, y - 10, 0) @ turn_z(-9))
        group(pile(1, 23.4, 15.2, .14, plastic(second, .35, .4), 1), move(width * .12, y - 10, 3.1) @ turn_z(-9))
    elif kind == "cloths":
        group(pile(4, 18, 13, 1.0, fabric(colour, "nonwoven", 7, .5, 1.0)), move(width * .2, y - 8, 0) @ turn_z(-9))
    elif kind == "scourers":
        for k in range(3):
            group(pile(1, 15, 10, .8, add_grain(fabric(colour, "nonwoven", 9, .75, 1.0), 5, .5, .08), 1), move(width * .2 + k * .8, y - 7.5, k * .95) @ turn_z(-10 + 6 * k))
    elif kind == "gauze":
        for k in range(4):
            group(folded(width * .72, width * .72, 1, .22, fabric(colour, "crepe", 9, .38, .9), 3 + k), move(width * .75 + .12 * k, y - width * .3, .23 * k) @ turn_z(-12 + 5 * k))


def build(width=24, depth=13, height=28, contains="pad", colour="ffffff", second="dff0ee", body="1d6fb8", accent="8ecbe8", lumps=0, gloss=.2, clear=None, **printing):
    """Pack in cm; contains: pad, slip, sheets, cloths, scourers, gauze; colour, second: of the contents;
    body, accent: of the print; lumps = ribs that show through; the rest is the print."""
    bag(width, depth, height, Print(colour=body, second=accent, **printing), gloss, 1.0, lumps, clear)
    contents(contains, width, depth, colour, second, accent)
