"""A moulded injection tray with compartments and a round holder for a small sharps bin: colour, size."""
import math

from studio.curves import fillet, round_rectangle
from studio.cutting import cutout
from studio.geometry import box, prism
from studio.materials import plastic, shade
from studio.placing import move
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -24, "elevation": 34, "lens": 85}, "detail": {"azimuth": 24, "elevation": 62, "lens": 85}}


def build(colour="3f86c9", width=30, depth=20, height=5.5, holder=5.2):
    """Colour, size in cm, radius of the bin's holder in cm."""
    skin = plastic(colour, .34, .5, .15, name="tray")
    floor = plastic(shade(colour, .9), .4, .45, name="floor")
    outer = round_rectangle(width, depth, 2.2)
    prism(round_rectangle(width - 1.4, depth - 1.4, 1.8), 0, .5, skin, .2, 4)
    # Walls from stacked openings: each compartment a hole with round corners.
    r, cx = holder, width / 2 - holder - 1.8
    ring = [(cx + r * math.cos(2 * math.pi * k / 64), depth / 2 - r - 1.6 + r * math.sin(2 * math.pi * k / 64)) for k in range(64)]
    long = [(x - width * .19, y - depth * .27) for x, y in round_rectangle(width * .56, depth * .34, 1.2)]
    wide = [(x - width * .19, y + depth * .17) for x, y in round_rectangle(width * .56, depth * .46, 1.4)]
    low = [(x + cx, y - depth * .34) for x, y in round_rectangle(r * 2, depth * .20, 1.0)]
    cutout(outer, [ring, long, wide, low], height, skin, .35, move(0, 0, .1))
    prism(round_rectangle(width - 2, depth - 2, 1.8), .45, .9, floor, .1, 3)
    # The bin's holder stands higher than the tray.
    y = depth / 2 - r - 1.6
    lathe(fillet([(r, .6), (r, height + 2.6), (r + .7, height + 2.6, .2), (r + .75, height - .5), (r + .75, height - .6)], .15), skin, 96, 40).matrix_world = move(cx, y, 0)
    rim = [(x * 1.035, y * 1.05) for x, y in outer]
    cutout(rim, [[(x * .97, y * .955) for x, y in outer]], .7, skin, .25, move(0, 0, height - .6))
    for k in range(5):
        box(width * .5, .35, .18, (-width * .19, depth * .17 + (k - 2) * 1.5, .88), skin, .08, 2)
