"""A pair of moulded theatre clogs: closed toe, holes at the sides, strap turned back; colour."""
import math

from mathutils import Matrix, Vector

from studio.geometry import lathe, prism
from studio.materials import add_grain, plastic, shade
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 34, "elevation": 30, "lens": 85}, "detail": {"azimuth": -28, "elevation": 24, "lens": 85, "focus": (3, -7, 5, 10), "fill": 1.0}}
# Half widths inside and outside of the foot, by distance from the heel (cm).
INNER = [(0, .2), (1.2, 2.5), (4, 3.4), (9, 3.3), (14, 3.7), (19, 4.7), (23, 4.6), (26, 3.2), (27.6, 1.2), (28.2, .1)]
OUTER = [(0, .2), (1.2, 2.6), (4, 3.6), (9, 3.9), (14, 4.7), (19, 5.5), (23, 5.1), (26, 3.4), (27.4, 1.6), (28.2, .1)]


def at(table, s):
    """A smooth value of a table at s."""
    for (a, va), (b, vb) in zip(table, table[1:]):
        if s <= b:
            t = max(0.0, (s - a) / (b - a))
            t = t * t * (3 - 2 * t) if 2 < s < 25 else t ** .62 if s <= 2 else 1 - (1 - t) ** .9 if s < 27 else 1 - (1 - t) ** .62 if vb > va else t ** 1.7
            return va + (vb - va) * t
    return table[-1][1]


def outline(grow=0.0, steps=70):
    """The sole seen from above, toe towards -y."""
    points = []
    for k in range(steps + 1):
        s = 28.2 * (1 - math.cos(math.pi * k / steps)) / 2
        points.append((at(OUTER, s) + grow, s))
    for k in range(steps, -1, -1):
        s = 28.2 * (1 - math.cos(math.pi * k / steps)) / 2
        points.append((-at(INNER, s) - grow, s))
    clean = []
    for p in points:
        if not clean or (Vector(p) - Vector(clean[-1])).length > .15:
            clean.append(p)
    if (Vector(clean[0]) - Vector(clean[-1])).length < .15:
        clean.pop()
    return [(x, 14 - s) for x, s in clean]


def top(s):
    """Height of the upper above the foot at the middle, s cm from the heel."""
    return at([(0, 3.2), (9, 3.4), (12.5, 8.4), (14, 8.9), (18, 8.0), (23, 6.0), (26.5, 4.6), (28.2, 3.4)], s)


def clog(colour):
    """A right clog, its heel towards +y."""
    skin = add_grain(plastic(colour, .55, .35, name="clog"), 9, .1, .03)
    sole, bed = add_grain(plastic(shade(colour, .8), .65, .25, name="sole"), 9, .2, .04), add_grain(plastic(shade(colour, 1.25), .7, .2), 8, .3, .05)
    prism(outline(.25), 0, 2.6, sole, .35, 4)
    prism(outline(-.45), 2.4, 3.1, bed, .3, 3)

    def upper(u, v):
        # u runs across from inner to outer edge, v from the vamp's mouth to the toe.
        s = 11.6 + (28.15 - 11.6) * v
        a, b = at(INNER, s) + .22, at(OUTER, s) + .22
        t = 2 * u - 1
        x = (b if t > 0 else a) * math.copysign(1 - (1 - abs(t)) ** 1.45, t)
        swell = (1 - abs(t) ** 2.6) ** .62
        mouth = max(0.0, 1 - v / .16)
        back = 1.6 * mouth * abs(t) ** 2 - .9 * mouth * (1 - t * t)
        return Vector((x, 14 - s + back, 2.3 + (top(s) - 2.3) * swell))
    thicken(grid_surface(110, 100, upper, skin, angle=180), .4)

    def wall(u, v):
        # The low rim round the heel.
        side = 1 if u > .5 else -1
        s = 12.6 * abs(2 * u - 1) ** .8
        x = (at(OUTER, s) if side > 0 else -at(INNER, s)) + side * .22
        return Vector((x, 14 - s, 2.0 + v * (1.9 + .9 * (s / 12.6) ** 3)))
    thicken(grid_surface(90, 10, wall, skin, angle=180), .45)
    for side in (-1, 1):
        for k, (s, z) in enumerate(((16.5, 4.3), (19, 4.1), (21.5, 3.9))):
            edge = (at(OUTER, s) if side > 0 else -at(INNER, s)) + side * .22
            hole = prism([(.62 * math.cos(a), .62 * math.sin(a)) for a in (2 * math.pi * n / 32 for n in range(32))], 0, .12, plastic(shade(colour, .42), .8, .1), .02, 2)
            hole.matrix_world = move(edge - side * .08, 14 - s, z) @ turn_y(side * 74)
    # The strap, swung forward over the vamp, on two studs.
    ribbon([(-3.7, 2.0, 5.4), (-4.1, -.6, 7.6), (-2.8, -2.2, 9.6), (0, -2.9, 10.4), (2.9, -2.2, 9.6), (4.6, -.6, 7.6), (4.4, 2.0, 5.4)], 2.0, .4, skin, lambda t: (0, .72, -.7))
    for x in (-4.0, 4.7):
        stud = lathe([(0, -.2), (.75, -.2), (.7, .2), (.4, .34), (0, .36)], plastic("e8ebed", .4), 40)
        stud.matrix_world = move(x, 2.0, 5.4) @ turn_y(90 if x > 0 else -90)


def build(colour="1f2a4d"):
    """colour of the clogs."""
    with Gathered() as right:
        clog(colour)
    group(right, move(7.2, 0, 0) @ turn_z(-5))
    with Gathered() as other:
        clog(colour)
    group(other, move(-7.2, 3.0, 0) @ turn_z(8) @ Matrix.Diagonal((-1, 1, 1, 1)))
