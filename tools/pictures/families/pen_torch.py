"""A pen torch lying on the table, a row of graduated dots with their figures along its barrel (pupil gauge), its clip and tail button aside."""
import math

from mathutils import Vector

from families._lamp import lamp
from studio.curves import round_rectangle
from studio.cutting import turned
from studio.geometry import prism
from studio.lettering import wrapped_text
from studio.materials import metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, wrap_onto
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 0, "elevation": 50, "lens": 90, "key": 1.1, "dome": .95, "polished": True},
         "detail": {"azimuth": 6, "elevation": 56, "lens": 90, "fill": 1.0, "polished": True, "focus": (.4, .2, .7, 3.6)}}


def gauge(radius, start, dark, sizes):
    """Round dots of the given diameters in mm, drawn larger than life by a half so that they can be told apart, each with its figure."""
    z = start
    for size in sizes:
        half = size * .075
        z += half + .17

        def on(x, y, z=z):
            a = -math.pi / 2 + x / radius
            return Vector(((radius + .016) * math.cos(a), (radius + .016) * math.sin(a), z + y))
        disc = prism([(half * math.cos(t * .2094), half * math.sin(t * .2094)) for t in range(30)], 0, .001, dark, 0)
        wrap_onto(disc, lambda x, y: on(x - .42, y))
        # The figures are read with the torch held lengthwise.
        wrapped_text(str(size), .46, dark, lambda x, y: on(.46 - y, x))
        z += half


def build(length=14.0, radius=.66, colour="c9ced3", band="f4f6f7", dark="10161b", sizes=(2, 3, 4, 5, 6, 7, 8), light="ffe9c0"):
    """length, radius in cm; colours of the barrel, of the printed field and of its print; sizes: diameters of the gauge in mm."""
    shell, white, ink, black = metal(colour, .32, "shell"), plastic(band, .4, .4, name="field"), plastic(dark, .5, .2, name="print"), rubber("1b1e21", .5)
    with Gathered() as things:
        turned([(0, -.5), (.3, -.5, .08), (.3, .05), (0, .05)], black)
        turned([(0, 0), (radius * .96, 0, .1), (radius, .3), (radius, length * .84), (radius * .94, length * .845), (radius * .94, length * .86), (radius * 1.04, length * .87),
                (radius * 1.04, length, .08), (radius * .86, length, .04), (radius * .8, length - .2), (0, length - .5)], shell)
        lamp(radius * .8, length - .1, .4, light, True)
        field = lambda u, v: Vector(((radius + .006) * math.cos(-math.pi / 2 + (u - .5) * 2.9), (radius + .006) * math.sin(-math.pi / 2 + (u - .5) * 2.9), length * .145 + v * length * .66))
        grid_surface(40, 4, field, white, angle=60)
        gauge(radius, length * .155, ink, sizes)
        with Gathered() as clip:
            ribbon([(0, -radius - .06, .5), (0, -radius - .3, .9), (0, -radius - .34, length * .2), (0, -radius - .1, length * .36), (0, -radius - .2, length * .4)], .5, .08, metal("e0e3e6", .16), (1, 0, 0))
            turned([(radius + .01, .3), (radius + .09, .34), (radius + .09, .9), (radius + .01, .94)], metal("e0e3e6", .16))
        group(clip, turn_z(176))
    # The gauge faces up and a little towards the camera.
    group(things, turn_z(-62) @ move(0, length * .5, radius) @ turn_x(90) @ turn_z(150))
