"""Oropharyngeal airways in a row, each size with the colour of its bite block: sizes and colours."""
import math

from mathutils import Vector

from studio.curves import catmull, superellipse
from studio.geometry import prism
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -10, "elevation": 56, "lens": 85, "bounces": 6}, "detail": {"azimuth": -16, "elevation": 34, "bounces": 6, "focus": (11, 9, .6, 7.2)}}
# Of sizes 000 to 4.
SIZES = ((4, "ef8fb8"), (5, "1f78c8"), (6, "2b2f34"), (7, "f3f5f6"), (8, "35a65a"), (9, "f0c02f"), (10, "e23b3b"))


def airway(length, bite, clear):
    """One airway on its side: flange, straight bite block, curved oval tube; length in cm."""
    f = length / 9
    spine = catmull([(0, 0, 0), (1.6 * f, .1 * f, 0), (3.6 * f, .2 * f, 0), (6.0 * f, -.9 * f, 0), (7.6 * f, -3.2 * f, 0), (8.0 * f, -5.0 * f, 0)], 14)
    last = len(spine) - 1

    def skin(scale_by, material, low=0.0, high=1.0):
        def shape(u, v):
            i = (low + v * (high - low)) * last
            k = min(int(i), last - 1)
            point = spine[k].lerp(spine[k + 1], i - k)
            along = (spine[k + 1] - spine[k]).normalized()
            side = Vector((-along.y, along.x, 0))
            a = 2 * math.pi * u
            return point + side * math.cos(a) * .52 * f * scale_by + Vector((0, 0, 1)) * math.sin(a) * .82 * f * scale_by
        grid_surface(40, 60, shape, material, closed=True, angle=180)
    skin(1.0, clear)
    skin(.70, clear)
    skin(1.06, plastic(bite, .35), .03, .27)
    flange = prism(superellipse(1.9 * f, 2.9 * f, 2.6), 0, .28 * f, clear, .1 * f, 4)
    flange.matrix_world = move(-.28 * f, 0, 0) @ turn_y(90)


def build(sizes=SIZES, milk=.38):
    """sizes: (length in cm, colour of the bite block) of each; milk: 0 clear to 1 opaque."""
    clear = clear_plastic("e9f2f4", milk, .12)
    x, row = 0.0, 0.0
    for k, (length, colour) in enumerate(sizes):
        if k == len(sizes) - 3:
            x, row = .6, 11.6  # the three largest lie behind
        with Gathered() as one:
            airway(length, colour, clear)
        x += 1.0 + length * .40
        group(one, move(x, row, .87 * length / 9) @ turn_z(-66))
