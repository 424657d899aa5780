"""A round stool on a gas lift and five castors: colour of the seat."""
import math

from studio.curves import fillet
from studio.furnishing import bar, castor
from studio.geometry import lathe, prism
from studio.materials import add_grain, metal, plastic
from studio.placing import Gathered, group, turn_z

VIEWS = {"front": {"azimuth": 0, "elevation": 16, "lens": 80}, "detail": {"azimuth": -14, "elevation": 28, "focus": (0, 0, 50, 22), "fill": 1.0}}


def build(colour="1f3f8f", height=52, radius=18):
    """colour of the seat; height of its top and radius in cm."""
    skin = add_grain(plastic(colour, .42, .42, name="vinyl"), 9, .22, .03)
    chrome, dark, rubber = metal("d9dcde", .1), plastic("25292c", .4, .4), plastic("1d2022", .6, .3)
    z = height - 8
    lathe(fillet([(0, z), (radius - 1.2, z), (radius, z + 1.2, 1), (radius, z + 3.0), (radius + .02, z + 5.4, 1.6), (radius - 2.6, z + 7.6, 2.4), (0, z + 8.2)], .4, 8), skin, 160, 60)
    lathe([(radius + .02 + .24 * math.cos(a), z + 2.4 + .24 * math.sin(a)) for a in [2 * math.pi * k / 12 for k in range(13)]], skin, 160, 180)
    lathe(fillet([(0, z - 1.6), (radius * .62, z - 1.6), (radius * .66, z, .2), (0, z)], .2), dark, 96)
    lathe(fillet([(0, z - 5), (4.2, z - 5), (5.2, z - 1.6, .4), (0, z - 1.6)], .3), chrome, 64)
    bar([(0, 0, z - 2.6), (radius * .7, -3, z - 2.8), (radius * .98, -4.4, z - 4.4)], .45, chrome, 3)
    lathe(fillet([(0, z * .52), (1.5, z * .52), (1.5, z - 4), (0, z - 4)], .1), chrome, 48)
    lathe(fillet([(0, 9), (2.6, 9), (2.5, z * .52), (2.3, z * .56, .2), (0, z * .56)], .2), dark, 64)
    lathe(fillet([(0, 8.4), (4.4, 8.4), (4.2, 12.5, .8), (2.8, 14.5, .4), (0, 14.5)], .3), chrome, 64)
    for k in range(5):
        with Gathered() as spoke:
            outline = [(2, -2.1), (25, -1.5), (27.2, -1.1), (27.6, 0), (27.2, 1.1), (25, 1.5), (2, 2.1)]
            prism(outline, 0, lambda x, y: 4.0 - 1.9 * x / 27, chrome, .5, 4).location.z = 8.2
            castor(2.9, rubber, dark, 40 + 67 * k, (25, 0))
        group(spoke, turn_z(18 + 72 * k))
