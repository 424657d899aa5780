"""Nasopharyngeal airways side by side: soft curved tubes with a wide trumpet flange, a bevelled tip and their size in print."""
import math

from mathutils import Vector

from studio.curves import fillet
from studio.lettering import wrapped_text
from studio.materials import plastic, soft_clear
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -20, "elevation": 40, "lens": 85, "bounces": 6}}


def airway(bore, length, size, skin, inside, ink):
    """One airway on its side, flange at the origin; bore = outer radius in cm, size as it is printed."""
    # A third straight, then a bend of a quarter circle and a little more.
    straight, bend = length * .34, math.radians(105)
    radius = length * .66 / bend
    spine = [Vector((straight * k / 12, 0, 0)) for k in range(12)]
    spine += [Vector((straight + radius * math.sin(bend * k / 60), -radius * (1 - math.cos(bend * k / 60)), 0)) for k in range(61)]
    steps = len(spine) - 1

    def frame_at(v):
        i = max(0, min(v, 1)) * steps
        k = min(int(i), steps - 1)
        along = (spine[k + 1] - spine[k]).normalized()
        return spine[k].lerp(spine[k + 1], i - k), along, Vector((-along.y, along.x, 0))

    def shape(part):
        def place(u, v):
            point, along, side = frame_at(v)
            a = 2 * math.pi * u
            r = bore * part * (1 - .10 * max(0, v - .93) / .07)
            slant = 1.9 * bore * max(0, (v - .9) / .1) ** 1.4 * (1 - math.cos(a)) * .5
            return point - along * slant + side * math.cos(a) * r + Vector((0, 0, 1)) * math.sin(a) * r
        return place
    grid_surface(56, 160, shape(1.0), skin, closed=True, angle=180)
    grid_surface(48, 140, shape(.74), inside, closed=True, angle=180)
    # The trumpet: from the tube out to a thin rolled edge.
    bell = fillet([(bore * .74, 1.0), (bore * .74, .5), (bore * 1.2, -.15, .5), (bore * 2.7, -.62, .1), (bore * 2.8, -.42, .1), (bore * 1.5, .2, .6), (bore, 1.2)], .08, 6)

    def trumpet(u, v):
        k = v * (len(bell) - 1)
        i = min(int(k), len(bell) - 2)
        r, x = (bell[i][j] + (bell[i + 1][j] - bell[i][j]) * (k - i) for j in (0, 1))
        a = 2 * math.pi * u
        return Vector((x, r * math.cos(a), r * math.sin(a)))
    grid_surface(72, 60, trumpet, skin, closed=True, angle=180)

    def on(x, y):
        point, _, side = frame_at((x / length) + .1)
        a = math.radians(124) - y / bore
        return point + side * math.cos(a) * bore * 1.03 + Vector((0, 0, 1)) * math.sin(a) * bore * 1.03
    wrapped_text(size, .62, ink, lambda x, y: on(x + 1.6, y), font="Inter-Bold")
    for k in range(4):
        v = .42 + .11 * k
        ring = grid_surface(24, 2, lambda u, w, v=v: frame_at(v + .005 * w)[0] + frame_at(v)[2] * math.cos(math.pi * (.45 + .5 * u)) * bore * 1.012 + Vector((0, 0, 1)) * math.sin(math.pi * (.45 + .5 * u)) * bore * 1.012, ink, angle=180)
        ring["flat"] = 1


def build(sizes=((.40, 13.5, "6.0"), (.47, 15.5, "7.0"), (.54, 17.5, "8.0")), colour="4db39f"):
    """sizes: (outer radius, length in cm, print) of each; colour of the soft plastic."""
    skin, inside = soft_clear(colour, .42, .9, .12, "soft"), plastic("1d6d60", .5, name="bore")
    ink = plastic("0d3f38", .5, name="ink")
    for k, (bore, length, size) in enumerate(sizes):
        with Gathered() as one:
            airway(bore, length, size, skin, inside, ink)
        group(one, move(-1.1 * k, 4.6 * k, bore * 2.8) @ turn_z(-4 + 3 * k))
