"""Steel instruments without finger rings, lying on z=0 along x: dissecting forceps, scalpels (cm)."""
import math

from studio.curves import fillet, superellipse, tube
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import Gathered, move
from studio.rings import lathe


def tweezers(material, length=12.0, serrated=True):
    """Dissecting forceps on their side, tips towards +x."""
    with Gathered() as things:
        for side in (-1, 1):
            line = [(-length / 2, side * .1, .35), (-length * .34, side * .3, .35), (0, side * .62, .35), (length * .3, side * .5, .35), (length / 2, side * .2, .35)]
            tube(line, .19, material, 16, 8, taper=lambda t: .8 + .45 * math.sin(math.pi * min(1, t * 1.15)) - .75 * max(0, t - .55)).scale.z = 1.7
            for k in range(10 if serrated else 0):
                ridge = prism(superellipse(.09, .12, 4), .1, 1.0, material, .02, 1)
                ridge.matrix_world = move(-1.2 + k * .2, side * .82, 0)
        lathe(fillet([(0, 0), (.28, 0), (.28, .6), (0, .6)], .08), material, 32).matrix_world = move(-length / 2, 0, .05)
    return things


def scalpel(handle="2f7fc2"):
    """A disposable scalpel along x, its No. 11 blade towards +x: a long triangle with a straight back and a straight edge."""
    with Gathered() as things:
        prism(fillet([(-7, -.45), (3, -.36), (4.4, -.2), (4.4, .3), (3, .45), (-7, .42), (-7, -.45)], .2, 4)[:-1], 0, .55, plastic(handle, .42, .45), .16, 4)
        for k in range(7):
            prism(superellipse(.14, .7, 4), .54, .62, plastic(handle, .5), .03, 2).matrix_world = move(1.0 + k * .3, 0, 0)
        prism([(4.2, -.3), (5.0, -.46), (8.9, .36), (4.2, .36)], .24, .30, metal("9aa1a6", .24), .01, 2)
        prism([(5.0, -.46), (8.9, .36), (8.5, .36), (5.05, -.32)], .295, .305, metal("e6eaec", .12), 0)
        prism(superellipse(1.0, .16, 4), .3, .306, plastic("3d464c", .6, .2), 0).matrix_world = move(4.95, .04, 0)
    return things
