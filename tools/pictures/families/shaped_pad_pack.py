"""A plump pack of shaped pads for the heavier leak, one pad before it: a large hourglass, wider behind, gathered along the legs."""
import math

from mathutils import Vector

from families.soft_pack import bag
from studio.designs import Print
from studio.materials import fabric
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": 22, "elevation": 32, "lens": 80, "denoise": 3}}


def half_width(t, front, waist, back):
    """Half the pad's width from its front end (t=0) to its back end (t=1): round ends, narrow between the legs, wider behind."""
    wide = front + (back - front) * t
    pinch = math.exp(-((t - .44) / .17) ** 2)
    ends = min(1, (t / .1) ** .5 if t < .1 else 1, ((1 - t) / .1) ** .5 if t > .9 else 1)
    return (wide * (1 - pinch) + waist * pinch) / 2 * (.55 + .45 * ends if ends < 1 else 1)


def pad(length, front, waist, back, colour, core, gather):
    """The pad lying opened along y, its back towards +y: cover, raised core, gathered cuffs that stand up along the legs."""
    sheet, soft, cuff = fabric(colour, "nonwoven", 5, .3, .6), fabric(core, "nonwoven", 5, .35, .8), fabric(gather, "nonwoven", 7, .4, .8)
    with Gathered() as things:
        def legs(t):
            return math.exp(-((t - .44) / .2) ** 2)

        def base(u, v):
            x = 2 * u - 1
            rise = 2.4 * legs(v) * abs(x) ** 3 + .22 * math.sin(v * 110) * legs(v) * abs(x) ** 6 + 1.6 * (2 * v - 1) ** 4
            return Vector((x * half_width(v, front, waist, back) * (1 - .1 * legs(v) * abs(x) ** 4), (v - .5) * length, .2 + rise))
        thicken(grid_surface(90, 260, base, sheet, angle=180), .12)

        def heart(u, v):
            x, t = 2 * u - 1, .07 + .86 * v
            puff = (max(0, 1 - x ** 6) * max(0, 1 - (2 * v - 1) ** 10)) ** .5
            channel = .35 * math.exp(-((abs(x) - .45) / .07) ** 2) * (1 - (2 * v - 1) ** 6)
            z = base(.5 + .36 * x, t).z
            return Vector((x * half_width(t, front, waist, back) * .7, (t - .5) * length, z + .1 + 1.1 * puff - channel * puff))
        grid_surface(100, 200, heart, soft, angle=180)
        for side in (-1, 1):
            def frill(u, v, side=side):
                t = .16 + .58 * u
                tall = math.sin(math.pi * u) ** .5
                x = side * half_width(t, front, waist, back) * (.8 + .08 * v)
                pleat = .28 * math.sin(u * 120) * v * tall
                z = base(.5 + .4, t).z + .1
                return Vector((x + side * pleat * .5, (t - .5) * length + pleat, z + 1.9 * v * tall))
            thicken(grid_surface(300, 10, frill, cuff, angle=180), .08)
    return things


def build(width=26, depth=14, height=26, colour="ffffff", core="cfe6d8", gather="8fc4ac", body="2f8f6a", accent="a8e0c8", lumps=3, gloss=.2, **printing):
    """Pack in cm; colours of the pad's cover, core and gathers; body, accent: of the print; lumps: ribs that show; the rest is the print."""
    bag(width, depth, height, Print(colour=body, second=accent, **printing), gloss, 1.0, lumps)
    group(pad(36, 15, 9.6, 21, colour, core, gather), move(width * .12, -depth / 2 - 14.5, 0) @ turn_z(74))
