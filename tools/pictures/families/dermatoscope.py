"""A dermatoscope lying with its contact plate up, its pouch behind: colours of body, ring and light."""
import math

from studio.curves import fillet, superellipse
from studio.furnishing import loft
from studio.geometry import prism, quad
from studio.labels import picture
from studio.materials import fabric, glow, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -18, "elevation": 44, "lens": 85},
         "detail": {"azimuth": -26, "elevation": 40, "lens": 85, "focus": (5.5, -1.5, 2.6, 5.0), "fill": 1.0}}


def build(body="23282d", ring="c9ced2", light="fff8ee", button="1f6fb0", pouch="2b3138"):
    """Colours of the body, the metal ring, the lamps, the button and the pouch."""
    skin, steel, soft = plastic(body, .42, .45, grain=10, name="body"), metal(ring, .2), rubber("17191b", .55)
    with Gathered() as things:
        # Head: a short tube that stands on its eye lens, the contact plate on top.
        lathe(fillet([(0, 0), (2.3, 0), (2.7, .5), (2.8, 2.3), (2.55, 2.9), (2.55, 3.2), (2.1, 3.3), (0, 3.3)], .18), skin, 96)
        lathe(fillet([(2.1, 3.2), (2.62, 3.2), (2.58, 3.75), (2.2, 3.85), (1.95, 3.6)], .08), steel, 96)
        lathe([(0, 3.31), (1.98, 3.31)], plastic("f3f5f6", .5), 64)
        for k in range(16):
            a = 2 * math.pi * k / 16
            lathe([(0, 0), (.17, 0), (.14, .16), (0, .2)], glow(light, 1.5), 24).matrix_world = move(1.62 * math.cos(a), 1.62 * math.sin(a), 3.33)
        lathe(fillet([(0, 3.3), (1.25, 3.3), (1.25, 3.5), (0, 3.5)], .05), plastic("10161c", .08, .8, coat=1), 64)
        ticks = "".join(f'<path d="M{2 + 2 * k} 0v{3 if k % 5 else 5}" stroke="#15181a" stroke-width=".35"/>' for k in range(11))
        quad(2.0, .34, printed(picture(2.4, .5, ticks, "dfe6e8"), .4), move(0, 0, 3.52))
        # Handle: narrow at the neck, full in the palm.
        parts = ((-1.6, 1.5, 1.7), (-2.8, 1.7, 1.9), (-5, 2.5, 2.3), (-9, 2.9, 2.6), (-13, 2.8, 2.5), (-14.6, 2.4, 2.2), (-15.1, 1.6, 1.4))
        handle = loft([(superellipse(d, w, 2.8, 72), x) for x, w, d in reversed(parts)], skin, 50)
        handle.matrix_world = move(0, 0, 1.4) @ turn_y(90)
        for k in range(6):
            band = prism(superellipse(2.64, 2.94, 2.8, 72), 0, .22, soft, .05, 2)
            band.matrix_world = move(-8.2 - .75 * k, 0, 1.4) @ turn_y(90)
        lathe(fillet([(0, 0), (.62, 0), (.58, .34), (0, .42)], .1), plastic(button, .36, .5), 48).matrix_world = move(-4.9, 0, 2.36)
    group(things, move(4, -2.6, 0) @ turn_z(14))
    cloth = fabric(pouch, "twill", 8, .3, .5)
    with Gathered() as case:
        prism(superellipse(22, 8.5, 5), 0, 4.2, cloth, 1.3, 8)
        prism(superellipse(22.1, 8.6, 5), 2.0, 2.3, plastic("0f1113", .6), .05, 2)
    group(case, move(-1, 7.4, 0) @ turn_z(8))
