"""A folding pocket mask before its hard case: pear-shaped dome with an inflated cuff, oxygen inlet with its cap, one-way valve, head strap."""
import math

from mathutils import Vector

from studio.curves import superellipse, tube
from studio.cutting import cutout, turned
from studio.geometry import prism
from studio.labels import Label
from studio.materials import fabric, plastic, soft_clear
from studio.packaging import sachet
from studio.placing import Gathered, along, group, move, turn_x, turn_z
from studio.surfaces import grid_surface
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -12, "elevation": 44, "lens": 85, "bounces": 8}, "detail": {"azimuth": 10, "elevation": 50, "lens": 85, "bounces": 8, "focus": (-5.6, -2.6, 2.6, 9.0), "fill": 1.0}}


def shell(colour, lid):
    """Half of the case, open side up: a rounded dish with its rim."""
    hard, inside = plastic(colour, .32, .5, .2), plastic("d9dee2", .5)
    wide, long = 11.6, 13.4
    prism(superellipse(wide, long, 2.8), 0, 2.6, hard, .9, 7)
    prism(superellipse(wide - .9, long - .9, 2.8), 2.5, 2.66, inside if not lid else hard, .05, 3)
    cutout(superellipse(wide + .2, long + .2, 2.8), [superellipse(wide - .8, long - .8, 2.8)], .6, hard, .18, move(0, 0, 2.3))


def pear(t, width, length):
    """The face's outline at angle t: broad and round at the chin (-y), drawn out to a narrow nose (+y)."""
    up = .5 + .5 * math.sin(t)
    return width / 2 * math.cos(t) * (1 - .6 * up ** 1.2), length / 2 * math.sin(t) * (1.08 if math.sin(t) > 0 else .92)


def face(skin, cuff, white, valve, width=11.4, length=15.4, height=4.8):
    """The mask lying on its cuff at z=0, its connector up, the oxygen inlet in its cheek."""
    def dome(u, v):
        t = 2 * math.pi * u
        x, y = pear(t, width, length)
        k = math.cos(v * math.pi / 2) ** .62 if v < 1 else 0
        cx, cy = 1.3 * math.cos(t), 1.3 * math.sin(t) - 1.0
        return Vector((cx + (x * .9 - cx) * k, cy + (y * .9 - cy) * k, 1.2 + (height - 1.2) * math.sin(v * math.pi / 2) ** 1.2))
    grid_surface(128, 40, dome, skin, closed=True, angle=180)
    ring = []
    for k in range(128):
        t = 2 * math.pi * k / 128
        x, y = pear(t, width, length)
        ring.append((x, y, 1.0 + .3 * math.cos(2 * t)))
    tube(ring, 1.0, cuff, smooth=False, closed=True, sides=14)
    for v in (.02, .3):
        tube([dome(k / 128, v) for k in range(128)], .07, white, smooth=False, closed=True, sides=6)
    # The connector with the one-way valve on it.
    turned([(0, height - .3), (1.45, height - .3), (1.45, height + .8, .1), (1.2, height + .9), (1.2, height + 1.3), (0, height + 1.3)], white, move(0, -1.0, 0))
    turned([(0, height + 1.1), (1.95, height + 1.1, .1), (1.95, height + 2.0, .1), (1.15, height + 2.2), (1.15, height + 3.8, .08), (.95, height + 3.8), (.95, height + 2.4), (0, height + 2.4)], valve, move(0, -1.0, 0))
    turned([(0, height + 3.0), (.94, height + 3.0), (.94, height + 3.1), (0, height + 3.1)], plastic("3f6f9f", .4), move(0, -1.0, 0))
    here, away = dome(.93, .42), Vector((.86, -.3, .5)).normalized()
    turned([(0, -.4), (.8, -.4), (.8, .3, .1), (.42, .5), (.5, 1.0), (.36, 1.1), (.46, 1.6), (.32, 2.4), (.2, 2.4), (.2, .6), (0, .6)], white, along(here, away))
    for u in (.06, .44):
        x, y = pear(2 * math.pi * u, width, length)
        turned([(0, 0), (.55, 0), (.55, .3, .1), (0, .36)], white).location = (x * .96, y * .96, 1.9)


def build(case="c8322f", mask="8fb3c2", cushion="6fa0b8", valve="e9edef", strap="2c4f7c"):
    """case: the hard case; mask, cushion: dome and cuff; valve: the one-way valve; strap: the head strap."""
    with Gathered() as base:
        shell(case, False)
    group(base, move(6.6, 5.0, 0) @ turn_z(-10))
    with Gathered() as lid:
        shell(case, True)
    group(lid, move(7.8, 13.0, 2.2) @ turn_z(-10) @ turn_x(72) @ move(0, 6.4, -2.4))
    with Gathered() as all_of_it:
        white = plastic("eef1f2", .36, .5, name="port")
        face(soft_clear(mask, .12, .7, .08, "dome"), soft_clear(cushion, .42, .5, .14, "cuff"), white, plastic(valve, .34, .5, name="valve"))
        band = fabric(strap, "knit", 9, .35, .5)
        line = [(4.6, 1.8, 2.2), (6.4, 2.6, 1.5), (6.6, 6.4, .9), (2.6, 9.6, .9), (-2.8, 9.4, .9), (-6.6, 6.2, .9), (-6.4, 2.6, 1.5), (-4.6, 1.8, 2.2)]
        ribbon(line, 1.3, .14, band, (0, 0, 1))
    group(all_of_it, move(-6.0, -2.6, 0) @ turn_z(16))
    with Gathered() as filter_pack:
        sachet(7.0, 5.0, Label("One-way valve and filter", "", "", "", "2f6fa8", "9fc8e8", "plain", ""), .9, .5)
    group(filter_pack, move(6.4, 4.6, 2.7) @ turn_z(-4))
