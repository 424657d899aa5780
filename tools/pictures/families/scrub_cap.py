"""A cloth scrub cap standing up, its ties on the table: colour."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.materials import fabric, shade
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -24, "elevation": 24, "lens": 80, "denoise": 2}}
WIDE, DEEP, BAND = 9.2, 11.2, 5.2


def build(colour="1f2a4d", seed=2):
    """colour of the cloth; seed: other folds."""
    cloth = fabric(colour, "twill", 5, .4, .6)
    bent = fabric(colour, "twill", 5, .4, .6, coordinates="UV", span=(5, 30))
    thread = fabric(shade(colour, .72), "plain", 6, .3, .2, name="thread")

    def band(u, v):
        a = 2 * math.pi * u
        r = 1 + .02 * v + .012 * ripple(math.cos(a) * 2, math.sin(a) * 2, v, seed)
        return Vector((WIDE * r * math.cos(a), DEEP * r * math.sin(a), v * BAND + .1 * ripple(math.cos(a) * 3, math.sin(a) * 3, 2, seed)))
    thicken(grid_surface(160, 16, band, cloth, closed=True, angle=180), .22)

    def crown(u, v):
        a, b = 2 * math.pi * u, v * math.pi / 2
        pleat = .35 * math.sin(a * 23 + 2 * ripple(math.cos(a), math.sin(a), 0, seed)) * math.exp(-v * 5) * (1 - math.exp(-v * 40))
        puff = 1.04 + .10 * math.sin(min(1, v * 2.4) * math.pi) + .025 * ripple(math.cos(a) * 1.6, math.sin(a) * 1.6, v * 3, seed + 3)
        slump = .10 * ripple(math.cos(a) * 1.2 + v, math.sin(a) * 1.2, 5, seed)
        back = 1.5 * math.exp(-((v - .3) / .3) ** 2) * max(0, math.sin(a))
        return Vector(((WIDE * puff + pleat) * math.cos(a) * math.cos(b) ** .85, (DEEP * puff + pleat + back) * math.sin(a) * math.cos(b) ** .85,
                       BAND - .2 + (7.6 + 7 * slump) * math.sin(b) ** .9))
    thicken(grid_surface(240, 70, crown, cloth, closed=True, angle=180), .2)
    for z in (.5, BAND - .4):
        points = []
        for k in range(240):
            a = 2 * math.pi * k / 240
            p = band(k / 240, z / BAND)
            points.append(p + Vector((math.cos(a), math.sin(a), 0)) * .14)
        for k in range(0, 240, 4):
            tube(points[k:k + 3], .05, thread, smooth=False, sides=2)
    # The centre panel's seams run from the band over the crown.
    for side in (1, -1):
        line = [crown((.75 + side * .055 * (1 + 1.6 * t)) % 1, t * .93) + Vector((0, -.08, .10)) for t in [k / 40 for k in range(2, 41)]]
        tube(line, .09, cloth, smooth=False, sides=4)
    for side in (1, -1):
        start = [(side * 2.2, DEEP + .3, 2.2), (side * 6, DEEP + 1.6, .7), (side * 13, DEEP - 3.5, .18), (side * 15.2, DEEP - 11, .16), (side * 12.6, -DEEP - 1.5, .16), (side * (15.5 - side), -DEEP - 7.5, .2)]
        ribbon(start, 1.9, .2, bent, lambda t: (.25, 0, 1) if t < .12 else (1, .4, .02))
