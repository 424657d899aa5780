"""Oropharyngeal airways in a row, each inside the bend of the next, with a bite block in the colour of its size: sizes and colours."""
import math

from mathutils import Vector

from studio.curves import superellipse
from studio.cutting import cutout
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -14, "elevation": 52, "lens": 85, "bounces": 8},
         "detail": {"azimuth": -30, "elevation": 34, "bounces": 8, "focus": (-1.5, .6, 1.4, 5.0), "fill": 1.0}}
# Of sizes 0 to 4.
SIZES = ((6, "2b2f34"), (7, "f3f5f6"), (8, "35a65a"), (9, "f0c02f"), (10, "e23b3b"))


def airway(length, bite, clear):
    """One airway on its side, length in cm: the flange at the origin, a short straight bite block, a tight bend, then the curve over the tongue."""
    f = length / 9
    spine, heading, point = [], 0.0, Vector((0, 0, 0))
    for k in range(121):
        spine.append(point.copy())
        # Turn per cm: none in the bite block, most just behind it, little towards the tip.
        s = k / 120 * 9
        turn = 0 if s < 2.3 else 34 if s < 4.6 else 6
        heading -= math.radians(turn) * 9 / 120
        point += Vector((math.cos(heading), math.sin(heading), 0)) * f * 9 / 120
    last = len(spine) - 1

    def oval(grow, low=0.0, high=1.0):
        def shape(u, v):
            i = (low + v * (high - low)) * last
            k = min(int(i), last - 1)
            point = spine[k].lerp(spine[k + 1], i - k)
            along = (spine[k + 1] - spine[k]).normalized()
            side = Vector((-along.y, along.x, 0))
            a = 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            tip = max(0, i / last - .86) / .14
            thin = 1 - .16 * tip ** 2
            slant = .55 * f * tip ** 1.5 * (1 + c) * .5
            return point - along * slant + side * math.copysign(abs(c) ** .8, c) * (.52 * f + grow) * thin + Vector((0, 0, 1)) * math.copysign(abs(s) ** .8, s) * (.92 * f + grow) * thin
        return shape
    grid_surface(56, 110, oval(0), clear, closed=True, angle=180)
    grid_surface(48, 100, oval(-.16 * f), clear, closed=True, angle=180)
    grid_surface(56, 4, lambda u, v: oval(0)(u, 1).lerp(oval(-.16 * f)(u, 1), v), clear, closed=True, angle=180)
    colour = plastic(bite, .3, .5, .2, name="bite block")
    grid_surface(56, 40, oval(.05 * f, .0, .25), colour, closed=True, angle=180)
    grid_surface(56, 40, oval(-.20 * f, .0, .25), plastic(bite, .5, .3, name="inside"), closed=True, angle=180)
    for grow, start, end in ((.05, .25, .25),):
        grid_surface(56, 3, lambda u, v: oval(grow * f, start, end)(u, 0).lerp(oval(-.16 * f, start, end)(u, 0), v), colour, closed=True, angle=180)
    hole = superellipse(.72 * f, 1.5 * f, 2.6)
    plate = cutout(superellipse(2.1 * f, 3.7 * f, 2.3), [hole], .26 * f, clear, .1 * f)
    plate.matrix_world = move(-.26 * f, 0, 0) @ turn_y(90)
    ring = cutout(superellipse(1.12 * f, 1.9 * f, 2.6), [hole], .3 * f, colour, .08 * f)
    ring.matrix_world = move(-.34 * f, 0, 0) @ turn_y(90)


def build(sizes=SIZES, milk=.24):
    """sizes: (length in cm, colour of the bite block) of each; milk: 0 clear to 1 opaque."""
    clear = clear_plastic("eef4f7", milk, .12)
    for (length, colour), (x, y) in zip(sizes, ((-6.6, -10.2), (-1.2, -10.0), (5.0, -9.6), (-5.0, 0), (3.6, .4))):
        with Gathered() as one:
            airway(length, colour, clear)
        group(one, move(x, y, 1.75 * length / 9) @ turn_z(-12))
