"""A nebuliser chamber with its mask and a coil of tube: adult or child, lying; also used beside the compressor."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.rings import lathe
from studio.materials import clear_plastic, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 12, "elevation": 40, "lens": 85}, "detail": {"azimuth": -24, "elevation": 30, "focus": (8.2, -7, 2.4, 6), "fill": 1.0}}


def chamber(clear, accent):
    """The medicine cup with its outlet above and the tube's spigot below, standing on z=0."""
    with Gathered() as things:
        lathe(fillet([(.35, 0), (.35, 1.2), (1.0, 1.7, .3), (2.0, 3.0, .5), (2.15, 5.0), (2.05, 5.0)], .15), clear, 96, 50)
        lathe(fillet([(2.2, 4.6), (2.35, 4.7), (2.35, 5.6), (2.1, 5.8, .2), (1.3, 6.6, .3), (1.1, 7.2), (1.1, 9.0), (1.0, 9.0)], .1), plastic(accent, .35, .5, name="cap"), 96, 40)
        lathe(fillet([(0, 1.9), (.6, 1.9), (.35, 4.2, .2), (.1, 5.0), (0, 5.0)], .1), plastic("f4f7f9", .35), 48)
    return things


def face_mask(width, height, depth, soft, strap):
    """A soft aerosol mask lying on its rim, dome up, with side vents and an elastic strap; the port at its lower front."""
    with Gathered() as things:
        def dome(u, v):
            a = 2 * math.pi * u
            x, y = math.sin(a) * width / 2 * (1 - .28 * math.cos(a)), math.cos(a) * height / 2
            r = math.sin(v * math.pi / 2)
            nose = 1 + .35 * math.exp(-((math.cos(a) - .6) / .6) ** 2) * (1 - v)
            rim = .12 * math.sin((v - .9) * 40) if v > .9 else 0
            return Vector((x * (r + .015), (y - .6 * (1 - v)) * (r + .015), depth * math.cos(v * math.pi / 2) ** .8 * nose * .8 + .15 + rim * .4))
        item = grid_surface(120, 70, dome, soft, closed=True, angle=180)
        item.modifiers.new("thick", "SOLIDIFY").thickness = .1
        hard = plastic("fafcfd", .35, .5, name="port")
        for side in (-1, 1):
            for k in range(3):
                hole = lathe(fillet([(.22, 0), (.34, 0), (.34, .16), (.22, .16), (.22, 0)], .04), hard, 32)
                hole.matrix_world = move(side * width * .29, -.4 + (k - 1) * .8, depth * .56) @ turn_y(side * 52)
        # The soft metal strip that is pressed to the nose.
        clip = [dome(a / 360 % 1, .62) + Vector((0, 0, .12)) for a in range(-26, 27, 4)]
        ribbon([tuple(point) for point in clip], .62, .09, metal("d5d9dc", .25), (0, .5, .86))
        for a in (-22, 22):
            lathe(fillet([(0, 0), (.24, 0), (.2, .14), (0, .16)], .04), hard, 24).location = dome(a / 360 % 1, .62) + Vector((0, 0, .14))
        tube([(-width * .46, .4, .8), (-width * .75, height * .45, .3), (0, height * .86, .2), (width * .75, height * .45, .3), (width * .46, .4, .8)], .16, rubber(strap, .5), 16, 6)
        lathe(fillet([(1.1, 0), (1.25, 0), (1.25, 2.2), (1.1, 2.2), (1.1, 0)], .06), hard, 64).matrix_world = move(0, -1.2, depth * .82) @ turn_x(38)
    return things


def coil(turns, radius, material, thick=.34):
    """A coil of tube lying on z=0, its turns slightly astray, both ends free."""
    line = []
    for k in range(turns * 24):
        a = 2 * math.pi * k / 24
        r = radius + .5 * math.sin(k * .21) + .18 * (k // 24)
        line.append((r * math.cos(a), r * .8 * math.sin(a), thick + .5 * (k / 24 % 2) + .22 * (k // 24)))
    line += [(radius * 1.35, 1.5, thick), (radius * 1.6, 3.6, thick)]
    return tube(line, thick, material, 5, 8)


def build(soft="d5ede1", accent="2f9e6e", hose="eefaf3", width=8.4, height=11.5, strap="f2f4f4", with_mask=True):
    """Colours of mask, chamber top, tube and strap; size of the mask in cm (a child's is smaller)."""
    coil(3, 5.2, clear_plastic(hose, .5, .12, "hose")).location = (5.2, 2.6, 0)
    if with_mask:
        group(face_mask(width, height, 5.2, clear_plastic(soft, .34, .2, "mask"), strap), move(-5.6, -1.5, 0) @ turn_z(152))
    group(chamber(clear_plastic("fbfdff", .22, .06, "cup"), accent), move(3.4, -5.4, 2.3) @ turn_z(-20) @ turn_y(72))
