"""A box of silicone border foam dressings with one before it whose outline follows the sacrum or the heel: shape, size, print."""
import math

from mathutils import Vector

from studio.curves import catmull
from studio.designs import Print, box_of
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

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


def foam(shape, width, height, colour):
    """The dressing lying on z=0, backing up: thin border, raised pad in the middle."""
    film = plastic(colour, .55, .3, grain=3, name="foam film")
    edge = [radius(shape, 2 * math.pi * k / 400) for k in range(401)]

    def surface(side):
        def place(u, v):
            a, t = 2 * math.pi * u, v
            r = edge[round(u * 400)]
            x, y = math.cos(a) * r * t * width / 2, math.sin(a) * r * t * height / 2
            pad = max(0.0, min(1.0, (.74 - t) / .07))
            rise = .55 * pad * pad * (3 - 2 * pad)
            bed = .10 * (.5 + .5 * ripple(x * .3, y * .3, 0, 4))
            return Vector((x, y, .03 + bed + side * (.05 + rise + .03 * ripple(x * .9, y * .9, 2, 6) * pad)))
        return place
    with Gathered() as things:
        grid_surface(200, 90, surface(1), film, closed=True, angle=180)
        grid_surface(120, 20, surface(0), film, closed=True, angle=180)
    return things


def build(shape="sacrum", piece=(18, 18), colour_of="ecd2bc", width=22, depth=5, height=22, **printing):
    """shape: sacrum or heel; width and height of the dressing in cm, its colour; the box in cm; the rest is the print."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    w, h = piece
    group(foam(shape, w, h, colour_of), move(width * .30, -depth / 2 - h * .5 - 1.6, .02) @ turn_z(-8))
