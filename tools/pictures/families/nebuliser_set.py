"""A nebuliser chamber with its mask and a coil of tube: adult or child, lying; also used beside the compressor."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.rings import lathe
from studio.materials import clear_plastic, metal, plastic, rubber, soft_clear
from studio.placing import Gathered, group, move, orient, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 6, "elevation": 48, "lens": 85, "fill": .92}, "detail": {"azimuth": 0, "elevation": 52, "focus": (-4.6, 1.6, 2.4, 6.4), "fill": 1.0}}


def chamber(clear, accent):
    """The medicine cup with its outlet above and the tube's spigot below, standing on z=0."""
    with Gathered() as things:
        lathe(fillet([(.35, 0), (.35, 1.2), (1.0, 1.7, .3), (2.0, 3.0, .5), (2.15, 5.0), (2.05, 5.0)], .15), clear, 96, 50)
        lathe(fillet([(2.2, 4.6), (2.35, 4.7), (2.35, 5.6), (2.1, 5.8, .2), (1.3, 6.6, .3), (1.1, 7.2), (1.1, 9.0), (1.0, 9.0)], .1), plastic(accent, .35, .5, name="cap"), 96, 40)
        lathe(fillet([(0, 1.9), (.6, 1.9), (.35, 4.2, .2), (.1, 5.0), (0, 5.0)], .1), plastic("f4f7f9", .35), 48)
    return things


def dome_of(width, height, depth):
    """A soft mask's skin as a function of u (round the face, 0 = nose, .5 = chin) and v (0 = the middle, 1 = the lip on the face)."""
    def dome(u, v):
        a = 2 * math.pi * u
        nose = .5 + .5 * math.cos(a)
        x, y = math.sin(a) * width / 2 * (1 - .46 * nose ** 1.4), math.cos(a) * height / 2
        part = min(1, v / .93)
        # Steep at the cheeks and the chin, one long slope up to the bridge of the nose.
        fall = (1 - part ** (3.4 - 1.9 * nose ** 2)) ** (.72 + .3 * nose ** 2)
        lip = max(0, v - .93) / .07
        middle = -.09 * height
        return Vector((x * part * (1 + .09 * lip), middle + (y - middle) * part * (1 + .07 * lip), .16 + depth * fall - .06 * lip))
    return dome


def out_of(dome, u, v):
    """Where a mask's skin is, and which way it faces."""
    here = dome(u, v)
    away = (dome(u + .01, v) - here).cross(dome(u, v - .02) - here).normalized()
    return here, away if away.z > 0 else -away


def face_mask(width, height, depth, soft, strap, port=True):
    """A soft mask lying on its lip: nose towards +y with its metal clip, vents, elastic strap, and for an aerosol the port in its middle."""
    hard, dome = plastic("fafcfd", .35, .5, name="port"), dome_of(width, height, depth)

    with Gathered() as things:
        item = grid_surface(144, 80, lambda u, v: dome(u, (.14 if port else .002) * (1 - v) + v), soft, closed=True, angle=180)
        item.modifiers.new("thick", "SOLIDIFY").thickness = .1
        tube([dome(k / 72, 1) for k in range(72)], .1, soft, smooth=False, closed=True, sides=6)
        for side in (.27, .73):
            for k in range(6):
                here, away = out_of(dome, side + .026 * math.cos(k * math.pi / 3), .6 + .09 * math.sin(k * math.pi / 3))
                hole = lathe(fillet([(.13, 0), (.22, 0), (.22, .1), (.13, .1), (.13, 0)], .03), hard, 24)
                orient(hole, here + away * .02, away)
        # The soft metal strip that is pressed to the nose, in its sleeve.
        spots = [out_of(dome, k / 100 % 1, .7) for k in range(-12, 13)]
        slope = tuple(dome(0, .76) - dome(0, .64))
        ribbon([tuple(here + away * .1) for here, away in spots], .95, .05, soft, slope)
        ribbon([tuple(here + away * .15) for here, away in spots[1:-1]], .5, .07, metal("c3c8cc", .28), slope)
        for u in (.22, .78):
            here, _ = out_of(dome, u, 1)
            lug = lathe(fillet([(0, 0), (.45, 0), (.45, .14), (0, .16)], .05), hard, 32)
            lug.location = here + Vector((.25 if u < .5 else -.25, 0, .02))
        (x, y, _), _ = out_of(dome, .22, 1)
        tube([(-x - .3, y, .3), (-x - 1.6, height * .42, .16), (-x * .5, height * .66, .16), (x * .5, height * .68, .16), (x + 1.6, height * .44, .16), (x + .3, y, .3)],
             .15, rubber(strap, .5), 16, 6)
        if not port:
            return things
        lathe(fillet([(1.12, -.5), (1.3, -.5), (1.3, .5), (1.22, .6), (1.22, 1.9), (1.08, 1.9), (1.08, -.5)], .06), hard, 64).matrix_world = move(0, -.11 * height, depth + .1) @ turn_x(12)
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


def build(soft="bfe6d2", accent="2f9e6e", hose="cdeedd", width=8.4, height=11.5, strap="f2f4f4", with_mask=True):
    """Colours of mask, chamber top, tube and strap; size of the mask in cm (a child's is smaller)."""
    coil(3, 4.6, soft_clear(hose, .28, .6, .14, "hose")).location = (5.4, 5.2, 0)
    if with_mask:
        group(face_mask(width, height, 4.3, soft_clear(soft, .08, .75, .14, "mask"), strap), move(-4.4, .6, 0) @ turn_z(128))
    group(chamber(clear_plastic("fbfdff", .22, .06, "cup"), accent), move(1.6, -4.4, .4) @ turn_z(-14) @ turn_y(66))
