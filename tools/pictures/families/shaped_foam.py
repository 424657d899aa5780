"""A box of silicone border foam dressings with one before it whose outline follows the sacrum or the heel: shape, size, print."""
import math

from studio.curves import catmull
from studio.designs import Print, box_of
from studio.placing import Gathered, group, move, turn_z
from studio.woundcare import bordered_pad

VIEWS = {"front": {"azimuth": 18, "elevation": 46, "lens": 80}}


# Half of each outline, from below (-90 degrees) to above: angle in degrees, how far the edge lies from the middle (1 = half the size).
OUTLINES = {
    # A heart: rounded point below, two lobes above with a shallow notch between them.
    "sacrum": [(-90, 1.0), (-72, .93), (-50, .84), (-25, .86), (0, .94), (30, 1.05), (56, 1.07), (76, .95), (90, .84)],
    # Two lobes, waisted on both sides, where the dressing is folded under the heel.
    "heel": [(-90, .96), (-60, 1.0), (-30, .99), (-10, .82), (3, .68), (16, .82), (36, .99), (62, 1.0), (90, .96)],
}


def radius(shape, angle):
    """How far the edge lies from the middle at an angle (radians; 0 = right, a quarter turn = away from the camera)."""
    degrees = math.degrees(math.asin(max(-1.0, min(1.0, math.sin(angle)))))
    line = catmull([(a, r, 0) for a, r in OUTLINES[shape]], 12)
    for low, high in zip(line, line[1:]):
        if degrees <= high.x:
            return low.y + (high.y - low.y) * max(0.0, degrees - low.x) / max(1e-6, high.x - low.x)
    return line[-1].y


def foam(shape, width, height, colour, border):
    """The dressing lying on z=0, backing up: a flat border of `border` cm all round its raised pad."""
    outer, inner = [], []
    for k in range(240):
        a = 2 * math.pi * k / 240
        r = radius(shape, a)
        x, y = math.cos(a) * r * width / 2, math.sin(a) * r * height / 2
        part = 1 - border / math.hypot(x, y)
        outer.append((x, y))
        inner.append((x * part, y * part))
    with Gathered() as things:
        bordered_pad(outer, inner, colour, .95, .26)
    return things


def build(shape="sacrum", piece=(18, 18), colour_of="dcb494", border=2.4, width=22, depth=5, height=22, **printing):
    """shape: sacrum or heel; width and height of the dressing in cm, its colour, border in cm; the box in cm; the rest is the print."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    w, h = piece
    group(foam(shape, w, h, colour_of, border), move(width * .30, -depth / 2 - h * .5 - 1.6, .02) @ turn_z(-8))
