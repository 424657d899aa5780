"""A clear single-use vaginal speculum, its blades a little open, lying; size by its colour of lever."""
import math

from mathutils import Vector

from studio.curves import fillet, superellipse
from studio.geometry import prism
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": -34, "elevation": 26, "lens": 85}}


def blade(skin, length, width, up):
    """One spoon-shaped blade along +x, hollow side towards the other."""
    def shape(u, v):
        x = v * length
        y = 2 * u - 1
        wide = width / 2 * (1 - .10 * math.sin(v * math.pi)) * (1 - max(0, (v - .88) / .12) ** 2.2 * .75)
        arch = 1.25 * (1 - y * y) ** .6 * (1 - .8 * max(0, (v - .8) / .2) ** 2)
        return Vector((x, y * wide, up * (arch - .25)))
    return thicken(grid_surface(60, 90, shape, skin, angle=180), .2)


def build(lever="3f8fd0", length=9.0, width=2.9):
    """lever: colour that tells the size; length and width of the blades in cm."""
    clear = clear_plastic("e8f2f6", .34, .06, "speculum")
    with Gathered() as tool:
        with Gathered() as upper:
            blade(clear, length, width, 1)
        group(upper, move(0, 0, .35) @ turn_y(-9))
        with Gathered() as lower:
            blade(clear, length, width, -1)
        group(lower, move(0, 0, -.35) @ turn_y(4))
        # The yoke at the wide end, the handle down from it and the thumb lever.
        for side in (-1, 1):
            arm = prism(fillet([(-1.4, -1.3), (1.0, -1.2), (1.4, .8), (.4, 1.9), (-1.2, 1.7), (-1.4, -1.3)], .5, 5)[:-1], -.16, .16, clear, .1, 3)
            arm.matrix_world = move(0, side * (width / 2 + .12), 0) @ turn_x(90)
        grip = prism(fillet([(-1.3, -.6), (-.2, -.6), (1.0, -8.6), (.6, -10.0), (-.9, -10.0), (-1.5, -8.8), (-1.3, -.6)], .6, 6)[:-1], -.75, .75, clear, .3, 4)
        grip.matrix_world = turn_x(90)
        for k in range(7):
            prism(superellipse(.24, 1.1, 4), -.06, .06, clear, .05, 2).matrix_world = move(-1.25 + .06 * k, 0, -4.6 - k * .6) @ turn_y(90)
        thumb = prism(fillet([(-.5, 1.2), (-2.6, 2.2), (-3.9, 1.6), (-3.7, .9), (-2.4, 1.0), (-1.0, -.4), (-.5, 1.2)], .4, 6)[:-1], -.9, .9, plastic(lever, .36, .5, name="lever"), .25, 4)
        thumb.matrix_world = turn_x(90)
    group(tool, move(0, 0, 1.7) @ turn_z(-20) @ turn_x(-78))
