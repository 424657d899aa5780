"""Angled utility shears, lying: steel blades with a blunt safety tip, the two plastic loops bent away from their line."""

from mathutils import Matrix

from studio.curves import fillet, tube
from studio.geometry import prism
from studio.rings import lathe
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_z

VIEWS = {"front": {"azimuth": -8, "elevation": 58, "lens": 85}, "detail": {"azimuth": 14, "elevation": 44, "lens": 85, "focus": (2.0, .9, .4, 5.2), "fill": 1.0}}


def loop(points, width, material, z):
    """A finger loop: a closed band with a soft section."""
    tube([(x, y, z) for x, y in points], width, material, 12, 8, closed=True)


# How far the loops stand out of the line of the blades, so that the lower blade slides along the skin.
ANGLE = 34


def half(side, colour, steel, opened):
    """One blade with its shank and loop; side 1 carries the blunt tip below, -1 the upper blade."""
    with Gathered() as things:
        z = .35 if side > 0 else .56
        if side > 0:
            blade = [(-.3, -.75), (2.4, -.62), (6.8, -.2), (7.2, -.3), (7.75, -.28), (8.0, .02), (7.7, .22), (6.9, .2), (0, .55), (-1.2, .3)]
        else:
            blade = [(-.3, .75), (2.4, .7), (5.6, .45), (7.0, .12), (7.2, -.02), (0, -.5), (-1.2, -.3)]
        prism(fillet(blade + [blade[0]], .12, 4)[:-1], z - .1, z + .1, steel, .03, 2)
        if side > 0:
            # The serrated edge.
            for k in range(22):
                tooth = prism([(0, 0), (.2, 0), (.1, .07)], z - .09, z + .09, steel, 0)
                tooth.matrix_world = move(1.0 + k * .26, .5 - k * .26 * .051, 0)
    with Gathered() as handle:
        skin = plastic(colour, .42, .45, grain=8, name="handle")
        s = side
        shank = [(-.2, .1 * s, z), (-1.6, -.2 * s, z), (-3.2, -1.0 * s, z), (-4.4, -1.7 * s, z)]
        tube(shank, .52, skin, 12, 8, taper=lambda t: .75 + .45 * t)
        if side > 0:
            ring = [(-4.1, -1.3), (-5.4, -.75), (-7.6, -.7), (-9.6, -1.3), (-10.5, -2.4), (-9.7, -3.5), (-7.8, -3.7), (-5.7, -3.2), (-4.3, -2.4)]
        else:
            ring = [(-4.1, 1.3), (-5.2, .8), (-6.8, .9), (-8.3, 1.6), (-8.7, 2.6), (-7.9, 3.5), (-6.4, 3.6), (-5.0, 3.0), (-4.2, 2.2)]
        loop(ring, .5, skin, z)
    group(handle, turn_z(-ANGLE))
    return group(things + handle, turn_z(opened * side))


def build(colour="24282c", second="d8432f", opened=7, length=19):
    """Colours of the handles, degrees that each half is opened, length in cm."""
    steel = metal("a9afb4", .3)
    with Gathered() as things:
        half(1, colour, steel, -opened)
        half(-1, second or colour, steel, -opened)
        lathe(fillet([(0, .2), (.5, .2), (.5, .75), (.34, .86), (0, .88)], .06), metal("b9bdc0", .3), 48)
        prism([(-.3, -.05), (.3, -.05), (.3, .05), (-.3, .05)], .87, .9, plastic("50565b", .6), 0)
    group(things, Matrix.Scale(length / 19, 4) @ turn_z(24))
