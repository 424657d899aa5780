"""Steel instruments lying on z=0 along x: forceps, and what has finger rings (scissors, needle holder, artery forceps) (cm)."""
import math

from mathutils import Matrix

from studio.curves import fillet, superellipse, tube
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_z
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


# The working end from the joint: outline of one half, and how far its halves stand apart.
JAWS = {
    "holder": ([(0, -.34), (2.2, -.30), (3.0, -.2), (3.05, .02), (0, .04)], 0),
    "artery": ([(0, -.34), (2.0, -.28), (4.2, -.12), (4.4, .02), (0, .04)], 0),
    "iris": ([(0, -.36), (1.4, -.30), (4.2, -.02), (4.3, .05), (1.0, .22), (0, .22)], 7),
    "blunt": ([(0, -.46), (3.4, -.44), (5.4, -.30), (5.7, -.02), (5.3, .12), (0, .3)], 9),
}


def ring_instrument(jaw="holder", length=14.0, steel=None):
    """An instrument with finger rings, jaws towards +x; jaw: one of JAWS."""
    steel = steel or metal("d3d6d8", .22)
    outline, apart = JAWS[jaw]
    clamp = jaw in ("holder", "artery")
    with Gathered() as things:
        for side in (-1, 1):
            with Gathered() as half:
                z = .18 if side > 0 else .46
                blade = prism(fillet(outline + [outline[0]], .08, 3)[:-1], -.14, .14, steel, .06, 3)
                blade.matrix_world = move(0, 0, z)
                tube([(.2, -.1, z), (-1.6, .22, z), (-4.4, .95, z + (.1 if side < 0 else 0)), (-7.0, 1.35, .3)], .2, steel, 12, 10, taper=lambda t: 1.25 - .3 * t)
                ring = [(-8.5 + 1.55 * math.cos(a * math.pi / 16), 1.75 + 1.05 * math.sin(a * math.pi / 16), .3) for a in range(32)]
                tube(ring, .24, steel, smooth=False, closed=True, sides=10)
                if clamp:
                    prism([(-6.3, .1), (-5.7, .1), (-5.6, 1.2), (-6.4, 1.2)], .18, .34, steel, .05, 2)
            if side < 0:
                group(half, Matrix.Scale(-1, 4, (0, 1, 0)))
            group(half, turn_z(-apart * side * .5 if apart else 2.0 * -side))
        lathe(fillet([(0, .02), (.36, .02), (.36, .62), (.2, .68), (0, .68)], .05), metal("c3c7ca", .26), 40)
    return group(things, move(length * .12, 0, 0) @ Matrix.Scale(length / 14, 4))


def scalpel(handle="2f7fc2"):
    """A disposable scalpel along x, blade towards +x."""
    with Gathered() as things:
        prism(fillet([(-7, -.45), (3, -.36), (4.4, -.2), (4.4, .3), (3, .45), (-7, .42), (-7, -.45)], .2, 4)[:-1], 0, .55, plastic(handle, .42, .45), .16, 4)
        for k in range(7):
            prism(superellipse(.14, .7, 4), .54, .62, plastic(handle, .5), .03, 2).matrix_world = move(1.0 + k * .3, 0, 0)
        prism([(4.2, -.22), (6.6, -.34), (7.9, -.1), (8.3, .3), (7.6, .34), (4.2, .28)], .24, .30, metal("d9dcde", .14), .01, 2)
    return things
