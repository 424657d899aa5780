"""A Queen Square hammer lying on its wheel: a long springy stem with a point, a metal wheel in a thick rubber rim."""
import math


from studio.curves import fillet
from studio.materials import metal, rubber
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": 50, "elevation": 26, "lens": 34, "accent": 1.3, "polished": True}}


def build(length=36.0, colour="24282c", turn=0):
    """length of the stem in cm; colour of the rubber; turn of the whole in degrees."""
    steel, chrome = metal("c9cdd0", .16, name="stem"), metal("d8dbdd", .2, name="wheel")
    black = rubber(colour, .5)
    rim, thick, wheel = 2.75, .5, 2.25
    tilt = math.degrees(math.atan2(rim - .3, length))
    with Gathered() as things:
        lathe(fillet([(0, 0), (.12, .5), (.24, 2.2), (.25, length - 9), (.3, length - 8.8, .1), (.3, length)], .05), steel, 48)
        with Gathered() as head:
            lathe(fillet([(0, -.52), (1.2, -.46), (2.1, -.3), (wheel, -.2), (wheel, .25), (1.9, .3), (.95, .42), (.62, .9, .2), (.46, 2.2), (.34, 2.3), (0, 2.3)], .08), chrome, 96)
            lathe([(wheel - .12 + (rim - wheel + .12) / 2 * (1 - math.cos(t)), thick * math.copysign(abs(math.sin(t)) ** .8, math.sin(t))) for t in [2 * math.pi * k / 48 for k in range(49)]], black, 128, 180)
        group(head, move(0, 0, length + .55) @ turn_y(180))
    group(things, turn_z(turn) @ move(0, 0, .25) @ turn_y(90 - tilt))
