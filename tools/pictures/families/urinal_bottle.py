"""A male urinal bottle, lying on its flat side: slanted neck, hinged lid, handle, scale; plastic's tint, lid colour."""
import math

from mathutils import Vector

from studio.curves import fillet, superellipse, tube
from studio.geometry import prism
from studio.rings import lathe
from studio.lettering import text
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_x, turn_y
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -16, "elevation": 20, "lens": 85}}


def build(tint="f4f8fa", lid="2f7fd0", ink="2a5f9e", capacity=1000):
    """Tint of the polypropylene, lid and scale colour, capacity in ml."""
    skin = plastic(tint, .3, .5, .1, name="polypropylene")
    length = 19.0

    def body(u, v):
        # Along x: closed end at the left, shoulder and neck rising at the right.
        a = 2 * math.pi * u
        x = -9.5 + v * length
        end = min(1.0, (v / .1)) if v < .1 else 1.0
        close = (1 - (1 - end) ** 2.4) ** .5
        shoulder = max(0.0, (v - .74) / .26)
        narrow = 1 - .5 * (shoulder ** 2 * (3 - 2 * shoulder))
        rise = 3.8 * shoulder ** 1.5
        c, s = math.cos(a), math.sin(a)
        w, h = 5.6 * close * narrow, 4.6 * close * narrow
        y = math.copysign(abs(c) ** .75, c) * w
        z = math.copysign(abs(s) ** (.62 if s < 0 else .85), s) * h
        return Vector((x + .5 * rise * .3, y, 4.62 + z + rise))
    grid_surface(110, 110, body, skin, closed=True, angle=180)
    with Gathered() as mouth:
        lathe(fillet([(2.75, -1.2), (2.75, 1.9), (3.0, 2.0), (3.0, 2.6), (2.5, 2.6), (2.5, -1.2)], .12), skin, 96, 40)
        cover = plastic(lid, .36, .5, name="lid")
        lathe(fillet([(0, 2.7), (3.25, 2.7), (3.3, 3.3, .2), (2.2, 3.55, .2), (0, 3.6)], .1), cover, 96, 40)
        prism(superellipse(1.6, 1.5, 3), 1.4, 3.2, cover, .15, 3).matrix_world = move(-3.1, 0, 0)
        prism(superellipse(1.3, 1.8, 2.5), 2.75, 3.1, cover, .1, 3).matrix_world = move(3.5, 0, 0)
    group(mouth, move(9.6, 0, 8.4) @ turn_y(52))
    tube([(-6.6, 0, 8.8), (-6.2, 0, 11.6), (-3.2, 0, 12.6), (.8, 0, 12.6), (3.6, 0, 11.8), (4.6, 0, 8.9)], .85, skin, 16, 10)
    mark = plastic(ink, .5, .3, name="scale")
    for k in range(1, 10):
        z = 1.4 + k * .58
        wide = 2.2 if k % 2 == 0 else 1.2
        s = max(-1, min(1, (z - 4.62) / 4.6))
        y = -5.6 * (1 - abs(s) ** (2 / (.62 if s < 0 else .85))) ** .375
        bar = prism([(-wide / 2, -.04), (wide / 2, -.04), (wide / 2, .04), (-wide / 2, .04)], 0, .02, mark, 0)
        bar.matrix_world = move(-2.4 + wide / 2, y - .05, z) @ turn_x(90)
        if k % 2 == 0:
            text(str(k * capacity // 10), .85, mark, move(1.6, y - .06, z) @ turn_x(90))
