"""The large two-part spacer for an inhaler, lying: two clear halves that meet at a seam, the oblong inhaler slot left, the flat valved mouthpiece right."""
import math

from studio.curves import fillet, superellipse, tube
from studio.cutting import cutout
from studio.furnishing import loft
from studio.geometry import prism
from studio.materials import plastic, soft_clear
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -30, "elevation": 24, "lens": 85, "bounces": 6}, "detail": {"azimuth": 52, "elevation": 18, "lens": 85, "bounces": 6, "focus": (9.5, 0, 4.6, 6.4), "fill": 1.0}}


def shells(skin, edge):
    """The two halves along z with their overlapping seam, its locking lugs, and the necks at both ends."""
    left = fillet([(1.75, .4), (1.8, 1.6), (3.2, 3.4, 1.6), (4.5, 6.4, 2.4), (4.75, 10.6, 1)], .4, 8)
    right = fillet([(4.75, 10.7), (4.55, 15.2, 2.4), (3.3, 19.0, 1.8), (1.7, 21.4, .8), (1.6, 22.4)], .4, 8)
    lathe(left, skin, 128, 60)
    lathe(right, skin, 128, 60)
    lathe(fillet([(4.7, 9.9), (4.98, 9.95), (5.02, 11.3), (4.74, 11.35), (4.7, 9.9)], .1), skin, 128, 40)
    for z, r in ((9.95, 4.99), (10.65, 5.04), (11.3, 5.03), (1.62, 1.86), (21.3, 1.78)):
        tube([(r * math.cos(a * .05), r * math.sin(a * .05), z) for a in range(126)], .06, edge, smooth=False, closed=True, sides=6)
    for k in range(2):
        prism(superellipse(.8, 2.2, 4), 9.6, 11.6, edge, .15, 3).matrix_world = turn_z(180 * k + 90 + 40) @ move(5.0, 0, 0)


def build(skin="7fa3b4", edge="6f909f", end="d5dde1", valve="4f8fc0"):
    """Colours of the clear halves, of their seam, of the ends and of the valve in the mouthpiece."""
    with Gathered() as things:
        clear, rim, hard, dark = soft_clear(skin, .1, .62, .05, "chamber"), plastic(edge, .3, .5, name="seam"), plastic(end, .36, .5, name="end"), plastic("2c353c", .7, .1, name="slot")
        shells(clear, rim)
        # The inhaler's end: a plug whose face has the oblong slot for an inhaler's mouthpiece.
        lathe(fillet([(1.6, 1.4), (2.1, 1.3), (2.2, .2), (2.2, -.9), (2.0, -1.1)], .12), hard, 96)
        cutout(superellipse(4.2, 4.2, 2.1), [superellipse(3.3, 1.9, 3.4)], .3, hard, .08, move(0, 0, -1.2))
        prism(superellipse(3.3, 1.9, 3.4), -.5, -.42, dark, 0)
        # The mouthpiece: flat, with a flange for the lips and the valve inside it.
        lathe(fillet([(1.5, 21.6), (2.1, 21.7), (2.1, 22.6), (1.5, 22.9)], .12), hard, 96)
        loft([(superellipse(3.6, 2.9, 2.3), 22.4), (superellipse(3.7, 2.0, 2.6), 23.8), (superellipse(3.7, 1.7, 2.8), 25.6)], hard, cap_top=False)
        cutout(superellipse(3.7, 1.7, 2.8), [superellipse(3.2, 1.2, 2.8)], .2, hard, .06, move(0, 0, 25.5))
        prism(superellipse(3.2, 1.2, 2.8), 24.9, 24.95, dark, 0)
        prism(superellipse(2.2, .7, 2.8), 24.95, 25.1, plastic(valve, .4), .05)
        cutout(superellipse(5.6, 3.6, 2.6), [superellipse(3.4, 1.6, 2.8)], .3, hard, .1, move(0, 0, 23.2))
    group(things, move(-11.5, 0, 5.05) @ turn_y(90))
