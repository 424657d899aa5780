"""Urine bottles of moulded pulp: two half shells with a seam, a flat side to lie on, an upturned open neck; how many."""
import math

from mathutils import Vector

from studio.curves import catmull
from studio.materials import add_grain, plastic, principled
from studio.placing import group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 20, "elevation": 27, "lens": 85, "denoise": 2}}

# From the foot to the mouth: y and z of the middle line, half width, half height.
LINE = [(13.6, 4.6, .3, .3), (13.3, 4.6, 3.4, 2.6), (12.0, 4.7, 5.4, 4.0), (9.0, 4.9, 6.5, 4.8), (3.0, 5.0, 6.8, 5.0), (-2.6, 5.0, 6.5, 4.9), (-6.2, 5.3, 5.2, 4.5),
        (-8.8, 6.6, 3.7, 3.7), (-10.8, 8.6, 2.8, 2.8), (-12.3, 10.4, 2.6, 2.6), (-13.4, 11.8, 2.75, 2.75), (-13.9, 12.5, 3.5, 3.5)]


def bottle(skin, dark, seed):
    """One bottle lying with its neck towards -y."""
    middle = catmull([(y, z, 0) for y, z, _, _ in LINE], 14)
    halves = catmull([(w, h, 0) for _, _, w, h in LINE], 14)
    last = len(middle) - 1

    def at(v):
        k = min(int(v * last), last - 1)
        t = v * last - k
        p, h = middle[k].lerp(middle[k + 1], t), halves[k].lerp(halves[k + 1], t)
        way = middle[min(last, k + 3)] - middle[max(0, k - 3)]
        tilt = math.atan2(way.y, -way.x) * min(1, max(0, (v - .45) / .2))
        return p, h, tilt

    def shape(grow):
        def place(u, v):
            p, h, tilt = at(v)
            a = 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            body = 1 - min(1, max(0, (v - .5) / .2))
            power = 1 - .22 * body
            uneven = .10 * ripple(c * 2, s * 2, v * 7, seed) + .05 * ripple(c * 7, s * 7, v * 24, seed + 3)
            seam = .5 * math.exp(-(s / .07) ** 4) * min(1, v * 12) * body * (grow > 0)
            x = (h.x + uneven + seam + (grow if grow < 0 else 0)) * math.copysign(abs(c) ** power, c)
            z = (h.y + uneven + (grow if grow < 0 else 0)) * math.copysign(abs(s) ** power, s)
            return Vector((x, p.x + z * math.sin(tilt), max(.05 + .06 * abs(c), p.y + z * math.cos(tilt))))
        return place
    outer = grid_surface(200, 220, shape(1), skin, closed=True, angle=180)
    inner = grid_surface(90, 120, shape(-.34), dark, closed=True, angle=180)
    rim = grid_surface(120, 6, lambda u, v: shape(1)(u, 1).lerp(shape(-.34)(u, .985), v) + Vector((0, -.12, .12)) * math.sin(math.pi * v), skin, closed=True, angle=180)
    return [outer, inner, rim]


def build(colour="a8a094", count=2):
    """colour of the pulp; how many bottles."""
    skin = add_grain(add_grain(principled("pulp", colour, .95, .08), 9, .6, .07), 2.4, .22, .05)
    dark = add_grain(plastic("6d665b", .95, .05, name="inside"), 9, .4, .05)
    for k in range(count):
        group(bottle(skin, dark, k * 3 + 1.0), move((0, 5.0, 18)[k], (13, -3.5, 8)[k]) @ turn_z((-64, -52, 40)[k]))
