"""Vomit bags with their stiff ring: one open and hanging full length, a stack folded flat beside it."""
import math

from mathutils import Vector

from studio.curves import fillet
from studio.designs import Print
from studio.labels import front
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 18, "elevation": 18, "lens": 85}}


def ring(skin, radius=5.2):
    """The stiff mouth: a ring with a small notch that closes the bag when it is twisted."""
    lathe(fillet([(radius - .7, 0), (radius + .9, .1), (radius + 1.1, .5), (radius + .9, .9), (radius, 1.0), (radius - .7, .2), (radius - .7, 0)], .12), skin, 120)
    lathe(fillet([(radius - .5, .2), (radius - .3, 1.7), (radius - .5, 1.7), (radius - .7, .4), (radius - .5, .2)], .05), skin, 120)


def bag(film, length=30, radius=4.9, seed=2.0):
    """The long soft bag below the ring, creased, its foot welded flat."""
    def shape(u, v):
        a = 2 * math.pi * u
        flat = v ** 1.6
        wide, deep = radius * (1 + .32 * flat), radius * (1 - .93 * flat)
        crease = .35 * ripple(math.cos(a) * 2.2, math.sin(a) * 2.2, v * 4, seed) * min(1, v * 5) * (1 - .6 * flat)
        gather = .12 * math.sin(a * 18) * max(0, 1 - v * 6)
        return Vector(((wide + crease + gather) * math.cos(a), (deep + crease * .6 + gather) * math.sin(a), -v * length))
    grid_surface(140, 130, shape, film, closed=True, angle=180)


def build(colour="2f7fc2", film="e8f0f6", length=28, **printing):
    """Colours of ring and film, length of the bag in cm; the rest is print on it."""
    skin = plastic(colour, .38, .5, name="ring")
    clear = plastic(film, .3, .5, .3, name="film")
    with Gathered() as one:
        bag(clear, length)
        ring(skin)
        label = Print(**printing)
        face = grid_surface(24, 24, lambda u, v: Vector(((u - .5) * 6.4, -(4.95 * (1 - .93 * (.34 + .3 * (1 - v)) ** 1.6)) * math.sqrt(max(.05, 1 - ((u - .5) * 6.4 / 5.6) ** 2)) - .22, -length * (.34 + .3 * (1 - v)))), printed(front(label, 6.4, length * .3), .35, .4), angle=180)
        face["flat"] = 1
    group(one, move(0, 0, length))
    for k in range(5):
        with Gathered() as flat:
            ring(skin)
            grid_surface(60, 8, lambda u, v: Vector((3.6 * v * math.cos(2 * math.pi * u), 3.6 * v * math.sin(2 * math.pi * u), .1 + .7 * ripple(u * 9, v * 3, 0, k) * (1 - v))), clear, closed=True, angle=180)
        group(flat, move(13.6 + .2 * ripple(k, 3), -2.0 + .2 * ripple(k, 7), k * 1.15))
