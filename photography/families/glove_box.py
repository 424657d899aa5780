"""A dispenser box of examination gloves with gloves drawn out of its slot: colour of glove and print, title, size."""
import math

from mathutils import Vector

from studio.curves import catmull, tube
from studio.labels import Label
from studio.materials import plastic, rubber
from studio.packaging import carton
from studio.geometry import prism
from studio.curves import superellipse
from studio.surfaces import grid_surface, ripple

VIEWS = {
    "front": {"azimuth": 28, "elevation": 28, "lens": 80},
    "detail": {"azimuth": 20, "elevation": 42, "focus": (0, -1, 7.6, 6.5), "fill": 1.0},
}
WIDTH, DEPTH, HEIGHT = 24, 12, 7.2


def finger(spine, width, material, seed, thickness=.32, open_end=False):
    """An empty glove finger or cuff: a flattened sleeve along a spine, wrinkled, its end round or open with a rolled bead."""
    line = catmull(spine, 12)
    steps = len(line) - 1
    frames = []
    for i, point in enumerate(line):
        along = (line[min(i + 1, steps)] - line[max(i - 1, 0)]).normalized()
        across = Vector((math.cos(seed), math.sin(seed), .15))
        across = (across - along * across.dot(along)).normalized()
        frames.append((point, across, along.cross(across)))

    def shape(u, v):
        point, across, out = frames[min(round(v * steps), steps)]
        a = 2 * math.pi * u
        tip = 1.0 if open_end else math.sqrt(max(0.0, 1 - max(0.0, (v - .86) / .14) ** 2))
        broad = width / 2 * (1 + .12 * ripple(v * 3, seed, 0, seed)) * (.6 + .4 * min(1, v * 3)) * max(tip, .02)
        c, s = math.cos(a), math.sin(a)
        fold = thickness * (.9 * math.sin(c * 3.4 + seed + v * 2) * (1 - .3 * v) + .5 * ripple(c * 2.2, v * 4, seed, seed))
        puff = thickness * (.5 + .9 * abs(ripple(v * 4, c, 1, seed))) * s * max(tip, .05)
        return point + across * broad * math.copysign(abs(c) ** .8, c) + out * (puff + fold)
    grid_surface(72, steps + 1, shape, material, closed=True, angle=180)
    if open_end:
        tube([shape(k / 72, 1) for k in range(72)], .09, material, smooth=False, closed=True, sides=4)


def tuft(colour):
    """Two gloves half drawn: a cuff that leans forward over two fingers of the next one."""
    skin = rubber(colour, .38, "glove")
    z = HEIGHT
    finger([(-.8, .4, z - 1), (-.7, .3, z + 1.2), (-.6, -.4, z + 2.8), (-.5, -2.0, z + 3.5), (-.4, -3.4, z + 2.9)], 6.2, skin, .12, .34, True)
    finger([(2.2, .3, z - 1), (2.4, .3, z + .8), (3.4, -.2, z + 1.7), (4.9, -.9, z + 1.2), (5.6, -1.3, z + .45)], 2.3, skin, 1.0, .26)
    finger([(1.6, .9, z - 1), (2.0, 1.0, z + 1.0), (2.6, 1.3, z + 2.4), (3.9, 1.6, z + 2.7)], 2.1, skin, .7, .24)
    finger([(-3.2, .5, z - 1), (-3.6, .4, z + .7), (-4.6, 0, z + 1.3), (-5.7, -.6, z + .55)], 2.2, skin, 2.4, .26)


def build(title="Nitrile Gloves", detail="Powder-free · Non-sterile", size="M", count="100 gloves",
          colour="0b5fa5", second="38b6e8", glove="3f86c9", design="wave", brand="penhallow"):
    """title, detail, size, count: print; colour, second: the box; glove: the gloves."""
    slot = (f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="69.5" ry="28.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-dasharray="3 2"/>'
            f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="68" ry="27" fill="#10202e"/>')
    carton(WIDTH, DEPTH, HEIGHT, Label(title, detail, size, count, colour, second, design, brand), opening=slot)
    tuft(glove)
