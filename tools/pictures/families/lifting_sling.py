"""Slings for a hoist spread out flat, seen from above, and a handling belt with handles: outline, loops in colours, pads."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.geometry import box
from studio.materials import fabric, plastic, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon


def view(kind="full", **_):
    """Slings from above, the belt from the side."""
    return {"azimuth": 18, "elevation": 26, "lens": 85} if kind == "belt" else {"azimuth": 6, "elevation": 64, "lens": 85, "key_elevation": 34}


VIEWS = {"front": view}
LOOPS = ("2f9a4e", "e0a82e", "2f6fb8")


def half(points, y):
    """Half width at height y of a symmetrical outline given as (half width, y), smoothly between."""
    for (a, low), (b, high) in zip(points, points[1:]):
        if low <= y <= high:
            t = (y - low) / (high - low)
            return a + (b - a) * (t * t * (3 - 2 * t))
    return points[-1][0]


def skin(points, seed, inner=None, lift=.6):
    """A flat piece of cloth between its outer and (for legs) inner edge, a little uneven; y from first to last point."""
    low, high = points[0][1], points[-1][1]

    def shape(u, v):
        y = low + (high - low) * v
        wide = half(points, y)
        x = -wide + 2 * wide * u if inner is None else half(inner, y) + (wide - half(inner, y)) * u
        return Vector((x, y, lift + .5 * ripple(x * .08, y * .08, 0, seed) + .12 * ripple(x * .3, y * .3, 2, seed)))
    return shape


def sheet(shape, cloth, binding, mirror=False, edges=(True, True, True, True)):
    """The piece with a bound edge; mirrored to the other side if wished."""
    for side in (1, -1) if mirror else (1,):
        def placed(u, v, side=side):
            p = shape(u, v)
            return Vector((side * p.x, p.y, p.z))
        thicken(grid_surface(60, 80, placed, cloth, angle=180), .3)
        rim = [placed(1, t / 60) for t in range(61)] + [placed(1 - t / 30, 1) for t in range(31)] + [placed(0, 1 - t / 60) for t in range(61)] + [placed(t / 30, 0) for t in range(31)]
        tube(rim, .62, binding, smooth=False, closed=True, sides=6)


def strap(start, direction, web, loops=LOOPS, long=22):
    """A webbing strap with a loop of each colour at its end."""
    a, d = Vector(start), Vector(direction).normalized()
    across = (-d.y, d.x, 0)
    ribbon([a, a + d * long * .5 + Vector((0, 0, .6)), a + d * long], 4.2, .35, web, across)
    for k, tint in enumerate(loops):
        begin = a + d * (long - 8 + 5.4 * k)
        wide = 1.1 + .25 * k
        n = Vector(across)
        line = [begin - n * .9, begin + d * 3.6 - n * (1.5 + wide), begin + d * 7.6, begin + d * 3.6 + n * (1.5 + wide), begin + n * .9]
        ribbon([p + Vector((0, 0, .55 + .12 * k)) for p in line], 2.2, .3, fabric(tint, "twill", 5, .4, .6), (0, 0, 1))


def full(colour, edge):
    """A full-body sling with divided legs and head support."""
    cloth, binding, web = fabric(colour, "plain", 5, .3, .4), fabric(edge, "twill", 5, .3), fabric(shade(colour, .6), "twill", 4, .4, .6)
    trunk = [(24, -6), (29, 6), (33, 26), (30, 48), (20, 62), (17, 74), (15, 86), (9, 90)]
    sheet(skin(trunk, 2.0), cloth, binding)
    leg = [(27, -70), (32, -52), (31, -24), (27, -2)]
    inner = [(15, -70), (8, -52), (1.5, -24), (.5, -2)]
    sheet(skin(leg, 5.0, inner, .3), cloth, binding, True)
    pad = fabric(shade(colour, 1.25), "knit", 5, .3, .5)
    thicken(grid_surface(30, 30, lambda u, v: Vector(((u - .5) * 26 * (1 - .15 * v), 66 + 20 * v, 1.6 + 1.2 * math.sin(math.pi * u) * math.sin(math.pi * v))), pad, angle=180), .3)
    for side in (-1, 1):
        strap((side * 28, 52, 1.2), (side * 1, .55, 0), web)
        strap((side * 22, -66, 1.0), (side * .9, -.6, 0), web)
        ribbon([(side * 9, -4, 1.2), (side * 11, 20, 1.3), (side * 12, 46, 1.3), (side * 26, 53, 1.3)], 4, .3, web, (1, 0, 0))


def toileting(colour, edge):
    """A band for the back with a padded belt and two narrow leg pieces, open between."""
    cloth, binding, web = fabric(colour, "plain", 5, .3, .4), fabric(edge, "twill", 5, .3), fabric(shade(colour, .6), "twill", 4, .4, .6)
    sheet(skin([(40, 10), (44, 16), (44, 34), (36, 46), (24, 50)], 2.0), cloth, binding)
    sheet(skin([(27, -62), (31, -50), (30, -24), (33, -2), (38, 13)], 4.0, [(19, -62), (15, -50), (15, -24), (20, -2), (27, 13)], .3), cloth, binding, True)
    belt = fabric(shade(colour, .75), "knit", 5, .3, .5)
    ribbon([(-52, 12, 1.5), (-28, 18, 2.6), (0, 19, 2.8), (28, 18, 2.6), (52, 12, 1.5)], 9, 1.2, belt, (0, 1, 0))
    box(8, 7, 1.6, (0, 19, 3.0), plastic("22272c", .45), .5)
    for side in (-1, 1):
        strap((side * 34, 46, 1.2), (side * .9, .7, 0), web)
        strap((side * 23, -58, 1.0), (side * .8, -.7, 0), web)


def standing(colour, edge):
    """A padded band for the back with its belt and two straps."""
    cloth, binding, web = fabric(colour, "plain", 5, .3, .4), fabric(edge, "twill", 5, .3), fabric(shade(colour, .6), "twill", 4, .4, .6)
    sheet(skin([(44, -12), (52, -8), (56, 2), (50, 14), (32, 20), (20, 21)], 2.0, None, .8), cloth, binding)
    pad = fabric(shade(colour, 1.25), "knit", 5, .3, .5)
    for k in range(5):
        x = (k - 2) * 15
        thicken(grid_surface(24, 24, lambda u, v, x=x: Vector((x + (u - .5) * 13, -7 + 21 * v, 1.6 + 1.5 * (math.sin(math.pi * u) * math.sin(math.pi * v)) ** .6)), pad, angle=180), .2)
    belt = fabric(shade(colour, .7), "knit", 5, .3, .5)
    ribbon([(-70, -20, .8), (-44, -12, 1.9), (0, -15, 2.4), (44, -12, 1.9), (70, -20, .8)], 7, .9, belt, (0, 1, 0))
    box(8, 6.6, 1.6, (4, -15, 2.6), plastic("22272c", .45), .5)
    for side in (-1, 1):
        strap((side * 46, 13, 1.6), (side * 1, .5, 0), web, long=26)


def belt(colour, edge):
    """A wide padded belt closed to a ring, level handles outside, its buckle in front."""
    cloth, trim = fabric(colour, "plain", 7, .3, .4, coordinates="UV", span=(24, 110)), fabric(edge, "twill", 6, .3)
    grip = fabric("2b3036", "twill", 5, .5, .8)
    ring = lambda r, z: [(1.28 * r * math.cos(t), r * math.sin(t), z + .25 * ripple(math.cos(t) * 2, math.sin(t) * 2, 0, 3)) for t in (2 * math.pi * k / 72 for k in range(72))]
    ribbon(ring(14.2, 6), 12, 1.5, cloth, (0, 0, 1), closed=True, curved=False)
    for z in (.3, 11.7):
        tube(ring(14.3, z), .5, trim, smooth=False, closed=True, sides=6)
    ribbon(ring(15.1, 6), 4.4, .35, grip, (0, 0, 1), closed=True, curved=False)
    for angle, upright in ((-150, False), (-122, True), (-58, True), (-30, False), (30, False), (90, False), (150, False)):
        a = math.radians(angle)
        at = Vector((1.28 * 15.2 * math.cos(a), 15.2 * math.sin(a), 6))
        out = Vector((math.cos(a) / 1.28, math.sin(a), 0)).normalized()
        on = Vector((0, 0, 1)) if upright else Vector((-out.y, out.x, 0))
        line = [at - on * 5.2, at - on * 3.8 + out * 2.2, at + out * 3.0, at + on * 3.8 + out * 2.2, at + on * 5.2]
        tube(line, .85, fabric(edge, "twill", 5, .5, .8))
        for end in (-5.0, 5.0):
            with Gathered() as tab:
                box(3.2, .5, 3.2, (0, 0, -1.6), grip, .2)
            group(tab, move(*(at + on * end)) @ turn_z(angle + 90))
    with Gathered() as clasp:
        for x, w in ((-2.6, 4.4), (2.2, 4.6)):
            box(w, 1.6, 5.2, (x, 0, -2.6), plastic("1d2124", .4, .4), .5)
        box(2.2, 1.9, 2.6, (-.2, 0, -1.3), plastic("c8323a", .4), .4)
    group(clasp, move(0, -16.0, 6))


def build(kind="full", colour="2f6f9a", edge="1d2f57"):
    """kind: full, toileting, standing or belt; colour of the cloth; edge: of its binding."""
    {"full": full, "toileting": toileting, "standing": standing, "belt": belt}[kind](colour, edge)
