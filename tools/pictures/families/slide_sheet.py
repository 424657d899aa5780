"""A slide sheet of slippery nylon: folded in layers with one end drawn out, flat or tubular; colour of the cloth and of its edge."""
import math

from mathutils import Vector

from studio.materials import principled, shade
from studio.surfaces import grid_surface, ripple, thicken
from studio.curves import tube

VIEWS = {"front": {"azimuth": 24, "elevation": 34, "lens": 82}}


def sheen(colour):
    """Nylon: a soft metallic gloss over cloth."""
    return principled("nylon", colour, .34, .6, Sheen=.6)


def layer(width, depth, z, skin, seed, curl=0.0):
    """One fold of the cloth, a little astray, its front edge rounded."""
    def shape(u, v):
        x, y = (u - .5) * width, (v - .5) * depth
        wave = .28 * ripple(x * .09, y * .1, seed, seed) + .1 * ripple(x * .4, y * .4, 2, seed)
        fold = curl * max(0, .12 - v) * 40
        return Vector((x + .8 * ripple(seed, 1, 0) + .3 * ripple(y * .2, seed, 1), y + .8 * ripple(seed, 5, 0), z + wave + fold))
    return thicken(grid_surface(90, 70, shape, skin, angle=180), .14)


def build(colour="2f6fb8", edge="f2c230", tubular=False, layers=6):
    """colour of the nylon, edge: of its stitched binding; tubular: the open end of the tube shows; layers of the fold."""
    skin, back, binding = sheen(colour), sheen(shade(colour, .82)), sheen(edge)
    for k in range(layers):
        layer(42 - .3 * k, 30, .5 + 1.15 * k, skin if k % 2 else back, k + 1.0)
        tube([(-21 + .3 * k + (42 - .6 * k) * t / 20 + .5 * ripple(k, 1, 0), -15.1 + .7 * ripple(k, 5, t * .2), .5 + 1.15 * k + .2 * ripple(t * .3, k, 1)) for t in range(21)], .26, binding, smooth=False, sides=6)
    top = .7 + 1.15 * layers

    def spread(u, v):
        # The topmost layer slides off to the front and runs out on the floor.
        s = v * 46
        x = (u - .5) * 41 + s * .10
        if s < 20:
            y, z = 12 - s * 1.25, top
        else:
            t = min(1, (s - 20) / 11)
            y, z = -13 - 6.5 * math.sin(t * math.pi / 2) - max(0, s - 31) * .95, .4 + (top - .4) * (1 + math.cos(t * math.pi)) / 2
        return Vector((x, y, z + .55 * abs(ripple(x * .12, s * .16, 0, 4)) + .25 * ripple(x * .4, s * .3, 1, 7)))
    thicken(grid_surface(110, 150, spread, skin, angle=180), .12)
    for part in (0, 1):
        tube([spread(part, k / 60) + Vector((0, 0, .1)) for k in range(61)], .3, binding, smooth=False, sides=6)
    tube([spread(k / 40, 1) + Vector((0, 0, .1)) for k in range(41)], .3, binding, smooth=False, sides=6)
    if tubular:
        def mouth(u, v):
            p = spread(u, .86 + .14 * v)
            arch = 3.4 * math.sin(math.pi * u) ** .7 * v
            return p + Vector((0, 0, .5 + arch))
        thicken(grid_surface(80, 20, mouth, back, angle=180), .12)
        tube([mouth(k / 40, 1) for k in range(41)], .3, binding, smooth=False, sides=6)
    else:
        handle = sheen("22282e")
        for x in (-12, 12):
            tube([(x - 3 + 4.2, -33.5, 1.4), (x - 2.6 + 4.2, -36.5, 2.2), (x + 2.6 + 4.2, -36.5, 2.2), (x + 3 + 4.2, -33.5, 1.4)], .55, handle, 10, 6)
