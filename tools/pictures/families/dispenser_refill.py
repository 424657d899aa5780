"""A sealed refill for a wall dispenser: a collapsible clear bottle with its pump below, the liquid's colour, print."""
import math

from mathutils import Vector

from studio import labels
from studio.curves import fillet
from studio.designs import Print
from studio.rings import lathe
from studio.materials import plastic, printed
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 20, "elevation": 14, "lens": 90, "cutout": True}}


def body(width, depth, bottom, top, power=4.0):
    """A soft block with rounded shoulders: shape(u, v) for grid_surface."""
    def shape(u, v):
        a = 2 * math.pi * u
        z = bottom + (top - bottom) * v
        low, high = min(1, v / .14), min(1, (1 - v) / .1)
        close = (1 - (1 - low) ** 2.2) ** .5 * .72 + .28 if low < 1 else 1
        close *= max(.02, (1 - (1 - high) ** 2.6)) ** .4
        groove = .06 * (math.cos(v * 40) > .86) * (.2 < v < .9)
        c, s = math.cos(a), math.sin(a)
        f = 2 / power
        return Vector(((width / 2 - groove) * close * math.copysign(abs(c) ** f, c), (depth / 2 - groove) * close * math.copysign(abs(s) ** f, s), z))
    return shape


def build(width=10.5, depth=8.4, height=19, gel="dfeef4", pump="ffffff", collar="1d6fb8", foam=True, **printing):
    """Size of the bottle in cm, colour of the liquid, pump and collar; foam gives the wide pump of foam soaps."""
    label = Print(**printing)
    foot = 6.0
    grid_surface(96, 120, body(width, depth, foot, foot + height), plastic(gel, .08, .7, coat=1, glow=.1, name="filled bottle"), closed=True, angle=50)
    white, ring = plastic(pump, .35, .5, name="pump"), plastic(collar, .38, .5, name="collar")
    r = 2.3 if foam else 1.7
    lathe(fillet([(0, foot - 1.2), (r, foot - 1.2, .2), (r + .1, foot + 1.0, .1), (0, foot + 1.0)], .1), ring, 72, 50)
    lathe(fillet([(0, 0), (.5, 0), (.55, 1.6), (r * .62, 1.9, .15), (r * .7, 3.4, .1), (r * .55, 3.6), (r * .5, foot - 1.1), (0, foot - 1.1)], .08), white, 72, 50)

    def front(u, v):
        x, z = (u - .5) * width * .84, foot + height * .16 + v * height * .62
        edge = min(1.0, abs(x) / (width / 2))
        return Vector((x, -(depth / 2 + .05) * (1 - edge ** 4) ** .25, z))
    item = grid_surface(50, 3, front, printed(labels.front(label, width * .84, height * .62, .3), .4, .4), angle=60)
    item["flat"] = 1
