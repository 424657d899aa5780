"""A mop bucket with wringer and bail handle, colour-coded: colour, capacity marks."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.geometry import prism
from studio.rings import lathe
from studio.lettering import text
from studio.materials import metal, plastic, shade
from studio.placing import move, turn_x, turn_y
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": 26, "elevation": 24, "lens": 85}}


def ring(width, depth, power=3.4):
    """shape helper: a point on the bucket's outline at angle a."""
    def at(a, grow=1.0):
        c, s = math.cos(a), math.sin(a)
        return math.copysign(abs(c) ** (2 / power), c) * width / 2 * grow, math.copysign(abs(s) ** (2 / power), s) * depth / 2 * grow
    return at


def build(colour="1f5fbf", wringer="", handle="eef0f1", width=36, depth=27, height=26):
    """Colour of the bucket, of the wringer ("" for the same) and grip; size in cm."""
    skin = plastic(colour, .36, .5, .1, grain=3, name="bucket")
    at = ring(width, depth)

    def wall(u, v):
        a = 2 * math.pi * u
        grow = .76 + .24 * v
        x, y = at(a, grow)
        spout = math.exp(-((math.cos(a) - -1) / .10) ** 2) * max(0, v - .75) * 4
        return Vector((x - 2.2 * spout, y * (1 - .1 * spout), .5 + v * (height - .5)))
    thicken(grid_surface(160, 50, wall, skin, closed=True, angle=50), .35, -1)
    prism([at(2 * math.pi * k / 120, .765) for k in range(120)], .0, .8, skin, .3, 4)
    rim = [(*[c for c in wall(k / 160, 1).to_tuple()][:2], height) for k in range(160)]
    tube(rim, .55, skin, smooth=False, closed=True)
    lower = [(x * .985, y * .985, height - 2.6) for x, y, z in rim]
    tube(lower, .28, skin, smooth=False, closed=True)
    # Wringer: a deep perforated cone set into the right half.
    part = plastic(wringer or shade(colour, .86), .38, .5, grain=3, name="wringer")
    hole = plastic("20262b", .8, .1, name="holes")
    cx = width * .17
    inner = ring(width * .56, depth * .82, 3)

    def cone(u, v):
        x, y = inner(2 * math.pi * u, .5 + .5 * v ** .8)
        return Vector((cx + x, y, height - 10.5 + 11.6 * v))
    thicken(grid_surface(120, 40, cone, part, closed=True, angle=50), .3, -1)
    top = [tuple(cone(k / 120, 1)) for k in range(120)]
    tube(top, .5, part, smooth=False, closed=True)
    for row in range(3):
        for k in range(14):
            u, v = (k + .5 * (row % 2)) / 14, .5 + row * .15
            p, q = cone(u, v), cone(u + .004, v)
            centre = Vector((cx, 0, p.z + 2))
            disc = lathe([(0, 0), (.5, 0), (.5, .05), (0, .05)], hole, 24)
            disc.matrix_world = move(*(p + (centre - p).normalized() * .34)) @ (centre - p).to_track_quat("Z", "Y").to_matrix().to_4x4()
    prism([inner(2 * math.pi * k / 100, .5) for k in range(100)], height - 10.6, height - 10.3, part, .1).location.x = cx
    # The bail lies forward over the rim; its grip is a sleeve.
    steel = metal("c9cdd1", .22)
    arch = []
    for k in range(25):
        a = math.pi * k / 24
        arch.append((-width * .5 * math.cos(a) * 1.03, -depth * .66 * math.sin(a) * 1.02, height - 1.6 - 1.2 * math.sin(a) ** 2 * 3.4))
    tube(arch, .27, steel, 4, 6)
    tube(arch[9:16], .95, plastic(handle, .4, .5, name="grip"), 6, 8)
    for side in (-1, 1):
        lug = lathe(fillet([(0, 0), (1.5, 0), (1.3, .9), (0, 1.0)], .2), skin, 48)
        lug.matrix_world = move(side * (width / 2 - .4), 0, height - 1.8) @ turn_y(side * 90)
    ink = plastic(shade(colour, 1.5), .5, .3)
    for k, litres in enumerate((5, 10, 15)):
        z = height * (.3 + .18 * k)
        y = -depth / 2 * (.76 + .24 * z / height) - .07
        bar = prism([(-1.3, -.09), (1.3, -.09), (1.3, .09), (-1.3, .09)], 0, .03, ink, 0)
        bar.matrix_world = move(-width * .2, y, z) @ turn_x(85)
        text(f"{litres} L", 1.7, ink, move(-width * .2 + 3.6, y - .04, z) @ turn_x(85))
