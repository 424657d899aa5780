"""A cloth theatre cap as it sits on a head, seen from behind its side, tied at the nape: colour."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.garment import stitch_through
from studio.materials import fabric, shade
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -128, "elevation": 14, "lens": 85, "denoise": 2, "key": 2.0, "exposure": .5}}
WIDE, DEEP = 8.3, 10.2


def rim(a):
    """Height of the edge at angle a (0 = the forehead, towards -y): low on the brow, up over the ears, lowest at the nape."""
    f = abs((a + math.pi) % (2 * math.pi) - math.pi)
    return 3.4 - 1.0 * math.exp(-(f / .9) ** 2) + 1.3 * math.exp(-((f - 1.55) / .5) ** 2) - 2.6 * math.exp(-((f - math.pi) / .75) ** 2)


def build(colour="1f2a4d", seed=2):
    """colour of the cloth; seed: other folds."""
    cloth = fabric(colour, "twill", 5, .4, .6, coordinates="UV", span=(60, 22))
    bent = fabric(colour, "twill", 5, .4, .6, coordinates="UV", span=(5, 30))
    thread = fabric(shade(colour, 1.25), "plain", 6, .3, .2, name="thread")

    def dome(u, v, lift=0.0):
        a = 2 * math.pi * u
        s, c = math.sin(a), math.cos(a)
        nape = math.exp(-((abs((a + math.pi) % (2 * math.pi) - math.pi) - math.pi) / .8) ** 2)
        b = v * math.pi / 2
        flat, up = math.cos(b) ** .62, math.sin(b) ** .86
        gather = .34 * math.sin(a * 46 + 3 * ripple(s * 2, c * 2, 0, seed)) * nape * math.exp(-((v - .1) / .3) ** 2)
        slack = .55 * ripple(s * 1.5, c * 1.5, v * 2.6, seed) + .30 * ripple(s * 3.2 + v, c * 3.2, v * 5, seed + 3) + .10 * ripple(s * 8, c * 8, v * 11, seed + 5)
        fold = .42 * math.exp(-(((v - .30 - .12 * s) / .045)) ** 2) * max(0, -c) ** .5 * math.sin(a * 3 + seed)
        r = 1 + (slack * min(1, v * 3.2) + gather + fold + lift) / 9
        bag = 1 + .13 * nape * math.sin(math.pi * min(1, v * 1.7))
        return Vector((WIDE * r * s * flat, -DEEP * r * c * flat * bag, rim(a) * (1 - up) + (14.6 + .5 * ripple(s, c, 2, seed)) * up))
    thicken(grid_surface(320, 110, dome, cloth, closed=True, angle=180), .16)
    # A band is turned over the forehead and runs out towards the nape.
    def band(u, v):
        a = math.pi * (1.86 * u - .93)
        wide = .26 + .05 * ripple(u * 6, 0, 1, seed)
        return dome((a / (2 * math.pi)) % 1, v * wide, .20 - .1 * abs(2 * v - 1) ** 6)
    thicken(grid_surface(240, 20, band, cloth, angle=180), .14)
    for v in (.035, .94):
        stitch_through([band(.004 + .992 * k / 900, v) + Vector((math.sin(math.pi * (1.86 * k / 900 - .93)), -math.cos(math.pi * (1.86 * k / 900 - .93)), 0)) * .13 for k in range(900)], thread, 1.0, .03)
    # Two seams run from the brow over the crown to the nape, each with its row of stitches.
    for side in (1, -1):
        lanes = {0: [], .32: []}
        for k in range(700):
            y = 1 - 2 * (k + .5) / 700
            x = side * (3.6 + .5 * y * y)
            for off in lanes:
                px, py = (x + side * off) / WIDE, y * .985
                a = math.atan2(px, py)
                flat = min(.9999, math.hypot(px, py))
                v = math.acos(flat ** (1 / .62)) / (math.pi / 2)
                if flat < .985:
                    lanes[off].append(dome((a / (2 * math.pi)) % 1, v, .11))
        tube(lanes[0][::6], .06, cloth, smooth=False, sides=4)
        stitch_through(lanes[.32], thread, 2.0, .03)
    back = dome(.5, .06)
    knot = back + Vector((0, .5, .2))
    for side in (1, -1):
        start = dome(.5 + side * .035, .05)
        ribbon([tuple(start + Vector((0, .1, 0))), tuple(knot + Vector((side * .7, .35, .1))), tuple(knot)], 1.9, .22, bent, (0, .2, 1))
        loop = [knot, knot + Vector((-side * 1.6, 1.0, .9)), knot + Vector((-side * 4.4, 1.7, .5)), knot + Vector((-side * 4.9, 1.9, -.9)), knot + Vector((-side * 3.0, 1.5, -1.2)), knot + Vector((0, .6, -.2))]
        ribbon([tuple(p) for p in loop], 1.8, .2, bent, (0, .45, 1))
        tail = [knot, knot + Vector((side * 1.2, 1.0, -1.6)), knot + Vector((side * 2.2, 1.5, -4.6)), knot + Vector((side * 1.7, 1.9, -7.6)), knot + Vector((side * 3.0, 2.4, -10.2))]
        ribbon([tuple(p) for p in tail], 1.8, .2, bent, lambda t, s=side: (1, .25 * s * math.sin(t * 4), .25))
    ribbon([tuple(knot + Vector((-.2, .1, 1.0))), tuple(knot + Vector((0, 1.1, .3))), tuple(knot + Vector((.1, .9, -.8))), tuple(knot + Vector((.2, 0, -1.0)))], 1.5, .3, bent, (1, 0, .1))
