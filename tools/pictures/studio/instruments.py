"""Steel instruments without finger rings, lying on z=0 along x: dissecting forceps, scalpels (cm)."""
import math

from mathutils import Vector

from studio.curves import catmull, fillet, superellipse
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_x
from studio.surfaces import grid_surface


# Stations of one arm of 12 cm seen on its face: share of the length, half width, gap between the arms.
THUMB = {
    "dissecting": ((0, .46, .0), (.06, .48, .0), (.12, .48, .12), (.3, .54, .62), (.5, .56, .98), (.68, .42, 1.12), (.86, .22, 1.08), (1, .1, .94)),
    "adson": ((0, .56, .0), (.06, .6, .0), (.12, .64, .12), (.3, .76, .62), (.5, .82, .96), (.585, .8, 1.02), (.64, .24, 1.04), (.72, .15, 1.04), (.88, .12, .98), (1, .08, .88)),
}


def arm(kind, material, length, side):
    """One arm of thumb forceps along x, its face up; side: 1 above, -1 below; returns height and half width at a share of the length."""
    line = catmull([(t, w * length / 12, g * length / 12) for t, w, g in THUMB[kind]], 14)
    thick = .17

    def at(share):
        k = min(range(len(line)), key=lambda i: abs(line[i].x - share))
        return side * (line[k].z / 2 + thick / 2 + .004), line[k].y

    def shape(u, v):
        k = min(len(line) - 1, max(0, round(v * (len(line) + 1)) - 1))
        p, part = line[k], 0 if v in (0, 1) else 1
        a = 2 * math.pi * u
        c, s = math.copysign(abs(math.cos(a)) ** .3, math.cos(a)), math.copysign(abs(math.sin(a)) ** .3, math.sin(a))
        return Vector(((p.x - .5) * length, c * p.y * part, side * (p.z / 2 + thick / 2 + .004) + s * thick / 2 * part))
    grid_surface(40, len(line) + 2, shape, material, closed=True, angle=50)
    return at


def tweezers(material, length=12.0, serrated=True, kind="dissecting", lean=56):
    """Thumb forceps along x, tips towards +x: two flat arms welded at a squared end, leaning so that face and gap are seen."""
    dark = metal("7d848a", .34)
    with Gathered() as things:
        for side in (-1, 1):
            at = arm(kind, material, length, side)
            for k in range(16 if serrated else 0):
                share = .32 + k * .0135
                z, half = at(share)
                prism(superellipse(.075, half * 1.7, 6), -.02, .115, dark if k % 2 else material, .02, 1).matrix_world = move((share - .5) * length, 0, z)
    return group(things, move(0, 0, .62 * length / 12) @ turn_x(lean))


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
