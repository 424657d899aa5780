"""A Yankauer sucker with its tube: a rigid handle with ribs and a fixed bend to a bulbed tip with holes, and a coil of tube pushed on its end."""
import math

from mathutils import Vector

from studio.curves import fillet, superellipse, tube
from studio.furnishing import bend
from studio.geometry import prism
from studio.materials import plastic, soft_clear
from studio.placing import along, orient
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -6, "elevation": 56, "lens": 85, "bounces": 6}}
LENGTH = 27.0


def radius_at(s):
    """Radius of the sucker s cm from its connector: barbed connector, thick ribbed handle, slim shaft, bulb."""
    if s < 2.0:
        return .52 + .12 * (s / .66 % 1)
    t = max(0.0, min(1.0, (s - 11.5) / 3.5))
    grip = .62 + .5 * min(1, (s - 2.0) / 1.2) ** .6
    ribs = .1 * max(0, math.cos((s - 4) * 2 * math.pi / .7)) ** 2 * (3.8 < s < 11.2)
    bulb = .36 * math.exp(-((s - LENGTH + .75) / .72) ** 2)
    return grip + (.48 - grip) * t * t * (3 - 2 * t) + ribs + bulb


def sucker(skin, dark):
    """The rigid piece, lying: its spine is straight, bends once, and is straight again."""
    spine = [Vector(p) for k, p in enumerate(bend([(-10, -4.6, 0), (5.2, -1.4, 0), (15.5, 5.8, 0)], 5.0, 40))]
    reach = [0.0]
    for a, b in zip(spine, spine[1:]):
        reach.append(reach[-1] + (b - a).length)
    scale, lift = reach[-1] / LENGTH, Vector((0, 0, 1.15))

    def at(s):
        k = min(max(i for i, far in enumerate(reach) if far <= s * scale), len(spine) - 2)
        ahead = (spine[k + 1] - spine[k]).normalized()
        return spine[k] + ahead * (s * scale - reach[k]) + lift, ahead

    def shape(part):
        def place(u, v):
            s = min(v * LENGTH, LENGTH - .001)
            point, ahead = at(s)
            a, r = 2 * math.pi * u, radius_at(s) * part
            r *= math.sqrt(max(0.0, 1 - max(0, (s - LENGTH + .6) / .6) ** 2))
            return point + Vector((-ahead.y, ahead.x, 0)) * math.cos(a) * r + Vector((0, 0, math.sin(a) * r))
        return place
    grid_surface(56, 500, shape(1), skin, closed=True, angle=180)
    grid_surface(40, 200, shape(.55), skin, closed=True, angle=180)
    for back, turn in ((.55, 40), (.55, 88), (.55, 136), (1.15, 64), (1.15, 112)):
        point, ahead = at(LENGTH - back)
        a, r = math.radians(turn), radius_at(LENGTH - back) - .01
        out = Vector((-ahead.y, ahead.x, 0)) * math.cos(a) + Vector((0, 0, math.sin(a)))
        orient(prism(superellipse(.3, .3, 2, 24), 0, .05, dark, 0), point + out * r, out)
    return at(.4)


def build(skin="9dbfce", hose="7fb3a0", cuff="5f9a86"):
    """Colours of the sucker, of its tube and of the tube's soft ends."""
    start, ahead = sucker(soft_clear(skin, .3, .7, .07, "sucker"), plastic("3b4a54", .6, .2, name="hole"))
    pipe, soft = soft_clear(hose, .3, .6, .12, "hose"), soft_clear(cuff, .55, .5, .2, "cuff")
    first = start - ahead * .2
    line = [first - ahead * .6, first - ahead * 2.6, first - ahead * 4.2 + Vector((0, .5, -.4)), Vector((-15.6, -1.6, .6))]
    for k in range(58):
        a = math.radians(205 - k * 18)
        r = 6.2 - .02 * k
        line.append(Vector((-7.5 + r * math.cos(a), 7.0 + r * .74 * math.sin(a), .6 + .75 * min(1.6, max(0, (k - 12) / 12)) - .4 * max(0, (k - 50) / 10))))
    line += [line[-1] + Vector((4.0, -1.8, -.9)), line[-1] + Vector((8.4, -2.4, -.9))]
    tube(line, .52, pipe, 6, 10)
    sleeve = fillet([(.56, -2.2), (.66, -1.8), (.74, 0), (.8, .3), (.8, .8), (.62, .8)], .08)
    lathe(sleeve, soft, 64).matrix_world = along(first - ahead * .4, ahead)
    lathe(fillet([(.56, -2.0), (.66, -1.6), (.74, .4), (.84, .7), (.84, 1.4), (.62, 1.4)], .08), soft, 64).matrix_world = along(line[-1], line[-1] - line[-2])
