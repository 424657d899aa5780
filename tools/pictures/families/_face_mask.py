"""A resuscitation face mask: clear dome, soft cushion, connector upwards (cm)."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.cutting import turned
from studio.materials import clear_plastic, rubber
from studio.surfaces import grid_surface


def outline(t, width, length):
    """The face's outline at angle t: broad at the chin (-y), narrow at the nose (+y)."""
    narrow = 1 - .30 * (.5 + .5 * math.sin(t)) ** 1.5
    return width / 2 * math.cos(t) * narrow, length / 2 * math.sin(t)


def face_mask(width=9.0, length=11.0, height=4.4, tint="dcebf0", cushion="cfe0e8", collar="f2f5f6", milk=.3):
    """A mask lying on its cushion at z=0, the connector at the top."""
    clear = clear_plastic(tint, milk, .08)

    def dome(u, v):
        t = 2 * math.pi * u
        x, y = outline(t, width, length)
        k = math.cos(v * math.pi / 2) ** .75 if v < 1 else 0
        ring = 1.25
        cx, cy = ring * math.cos(t), ring * math.sin(t)
        return Vector((cx + (x * .94 - cx) * k, cy + (y * .94 - cy) * k, .9 + (height - .9) * math.sin(v * math.pi / 2) ** 1.15))
    grid_surface(96, 24, dome, clear, closed=True, angle=180)
    line = []
    for k in range(96):
        t = 2 * math.pi * k / 96
        x, y = outline(t, width, length)
        line.append((x, y, .85 + .25 * math.cos(2 * t)))
    tube(line, .85, clear_plastic(cushion, .42, .16) if cushion else clear, smooth=False, closed=True, sides=10)
    turned([(1.15, height - .25), (1.4, height - .2, .05), (1.4, height + 1.3, .1), (1.15, height + 1.3)], clear_plastic(collar, .5, .15))
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        turned([(0, 0), (.22, 0), (.2, .5, .08), (0, .5)], rubber(collar), None).location = (1.9 * math.cos(a), 1.9 * math.sin(a), height - .35)
