"""A supraglottic airway with a soft gel cuff (i-gel), lying: colour of its hook ring and connector, size."""
import math

from mathutils import Vector

from studio.curves import catmull, fillet
from studio.geometry import quad
from studio.labels import picture, words
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -16, "elevation": 44, "lens": 85}}


def body(gel):
    """The curved stem with its flat oval section, widening into the cuff."""
    spine = catmull([(-9.5, 0, 0), (-6.0, .1, 0), (-2.5, .1, 0), (1.0, -.5, 0), (4.0, -2.2, 0), (6.4, -4.6, 0), (7.9, -7.0, 0)], 14)
    last = len(spine) - 1

    def skin(u, v):
        i = v * last
        k = min(int(i), last - 1)
        point = spine[k].lerp(spine[k + 1], i - k)
        along = (spine[k + 1] - spine[k]).normalized()
        side = Vector((-along.y, along.x, 0))
        a = 2 * math.pi * u
        # The cuff swells from two thirds of the way and ends in a blunt tip.
        t = max(0.0, (v - .60) / .40)
        swell = math.sin(min(1, t * 1.02) * math.pi) ** .8 if t > 0 else 0
        deep = 1.0 + .75 * swell - .75 * max(0, t - .8) * 5 * .9
        wide = 1.25 + 1.5 * swell - 1.0 * max(0, t - .8) * 5 * .95
        # The bowl opens on the inner side of the bend.
        bowl = 2.6 * swell ** 1.5 * max(0.0, -math.cos(a) - .15) ** 1.2
        return point + side * (math.cos(a) * max(.12, deep) + bowl) + Vector((0, 0, 1)) * math.sin(a) * max(.15, wide)
    grid_surface(90, 200, skin, gel, closed=True, angle=180)


def device(colour, size):
    """One airway lying on its side."""
    gel = plastic("dfe9ec", .36, .5, .1, name="gel")
    with Gathered() as things:
        body(gel)
        with Gathered() as end:
            lathe(fillet([(0, 0), (1.15, 0), (1.15, .3), (.85, .5), (.8, 2.2), (.72, 2.3), (.6, 2.3), (.6, .4), (0, .4)], .06), plastic("f4f6f7", .3), 64)
            lathe(fillet([(.9, -.5), (1.65, -.5), (1.65, .1), (.9, .1)], .12), plastic(colour, .38, .5, name="ring"), 64)
        group(end, move(-9.3, 0, 0) @ turn_y(-90))
        art = words(10, 8.2, 8, size, "33414c", 800, "middle")
        mark = quad(2.0, 1.0, printed(picture(2, 1, art, "eef2f3"), .5, .3), move(-5.4, .1, 1.27))
        mark["flat"] = 1
    return things


def build(colour="2f9a55", size="4"):
    """colour: of the connector's ring, which tells the size; size: printed on the stem."""
    group(device(colour, size), move(0, 0, 3.6) @ turn_z(12) @ turn_x(-48))
