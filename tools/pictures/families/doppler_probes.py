"""Spare probes of a hand-held Doppler, each with its lead in a coil and the connector at its end: colour of each, its frequency."""
from mathutils import Vector

from families.ward_device import probe
from studio.curves import fillet, tube
from studio.lettering import text
from studio.materials import metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.sweeps import coil

VIEWS = {"front": {"azimuth": -8, "elevation": 56, "lens": 85}}


def connector(colour):
    """A round locking plug along x: bend relief, ribbed grip in the probe's colour, steel sleeve with pins."""
    with Gathered() as things:
        lathe(fillet([(.2, -1.6), (.32, -.2), (.5, 0), (.5, .3)], .05), rubber("3a424a", .5), 32)
        lathe(fillet([(0, 0), (.62, 0), (.68, .3), (.68, 2.2), (.55, 2.3), (0, 2.3)], .08), plastic(colour, .4), 48)
        for k in range(5):
            lathe(fillet([(.66, .5 + k * .3), (.74, .58 + k * .3), (.74, .66 + k * .3), (.66, .74 + k * .3)], .03), rubber("2b3239", .5), 48)
        lathe(fillet([(.44, 2.2), (.52, 2.25), (.52, 3.5), (.44, 3.5), (.44, 2.4)], .03), metal("d0d4d8", .2), 48)
        lathe([(0, 2.6), (.44, 2.6)], plastic("1d2226", .5), 32)
        for k in range(4):
            lathe([(.06, 2.5), (.06, 3.3), (0, 3.35)], metal("d8b55a", .25), 12).matrix_world = turn_z(90 * k) @ move(.22, 0, 0)
    return group(things, move(0, 0, .75) @ turn_y(90))


def build(probes=(("2f6fb0", "8 MHz"), ("b0562a", "5 MHz"))):
    """probes: colour and frequency of each."""
    lead = rubber("39424a", .4)
    for k, (colour, said) in enumerate(probes):
        y = -k * 8.4
        group(probe(colour), move(2.0, y, 0) @ turn_z(4))
        text(said, .9, plastic("25303a", .6), move(5.6, y + .27 - .16, 1.6) @ turn_z(4), font="Inter-Bold")
        rings = [Vector(p) for p in coil(-6.2, y + .4, 2.5, 3, .36, 0, 1.5)]
        line = [Vector((.4, y - .1, .75)), Vector((-1.0, y - .5, .4)), Vector((-2.4, y - .8, .3))] + rings[4::4] + [Vector((-2.6, y + 3.2, .9)), Vector((.2, y + 3.5, .45)), Vector((2.2, y + 3.3, .62))]
        tube(line, .17, lead)
        group(connector(colour), move(3.6, y + 3.2, 0) @ turn_z(-3))
