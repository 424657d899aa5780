"""Nasopharyngeal airways lying side by side: soft curved tubes with a trumpet flange; sizes and colour."""
import math

from mathutils import Vector

from studio.curves import catmull
from studio.materials import clear_plastic, rubber
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -14, "elevation": 48, "lens": 85}}


def airway(bore, length, skin):
    """One airway on its side: flange at the origin, bevelled tip; bore = outer radius in cm."""
    spine = catmull([(0, 0, 0), (length * .3, .3, 0), (length * .62, -.5, 0), (length * .86, -2.4, 0), (length * .95, -4.2, 0)], 16)
    last = len(spine) - 1

    def shape(part):
        def place(u, v):
            i = v * last
            k = min(int(i), last - 1)
            point = spine[k].lerp(spine[k + 1], i - k)
            along = (spine[k + 1] - spine[k]).normalized()
            side = Vector((-along.y, along.x, 0))
            a = 2 * math.pi * u
            flare = 1 + 1.35 * math.exp(-v / .035)
            r = bore * flare * part
            cut = .9 * bore * max(0, (v - .94) / .06) * (1 + math.cos(a))
            return point - along * cut + side * math.cos(a) * r + Vector((0, 0, 1)) * math.sin(a) * r
        return place
    grid_surface(48, 110, shape(1.0), skin, closed=True, angle=180)
    grid_surface(40, 90, shape(.76), skin, closed=True, angle=180)


def build(sizes=((.38, 13.0), (.43, 14.0), (.48, 15.0)), colour="e9dfb8", clear=True):
    """sizes: (outer radius, length) of each in cm; colour of the soft plastic."""
    skin = clear_plastic(colour, .72, .25, "soft") if clear else rubber(colour)
    for k, (bore, length) in enumerate(sizes):
        with Gathered() as one:
            airway(bore, length, skin)
        group(one, move(-6 + .6 * k, 3.4 * k, bore * 2.4) @ turn_z(4 * k))
