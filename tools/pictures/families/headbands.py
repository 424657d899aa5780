"""A pack of disposable stretch headbands with one opened to the shape of a head and more folded flat: print, colour."""
import math

from mathutils import Vector

from families.soft_pack import bag
from studio.designs import Print
from studio.materials import fabric
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": 20, "elevation": 24, "lens": 82, "denoise": 2}}


def opened(cloth, seed):
    """One band as it sits on a head: wide over the forehead (-y), gathered to a narrow seam behind."""
    def place(u, v):
        a = 2 * math.pi * u
        s, c = math.sin(a), math.cos(a)
        front = .5 + .5 * c
        wide = 2.4 + 5.6 * front ** .8
        middle = 3.4 + 1.3 * front
        gather = 1 - front
        y = 2 * v - 1
        pleats = (.10 + .34 * gather) * math.sin(y * (7 + 9 * gather) + 4 * ripple(s * 1.5, c * 1.5, 0, seed)) * math.sin(math.pi * min(1, 1.2 * (1 - front) + .35))
        crimp = .10 * math.sin(a * 70) * (abs(y) > .86) + .16 * ripple(s * 4, c * 4, v * 3, seed)
        r = 1 - .07 * max(0, y) ** 2 * front
        return Vector(((8.4 * r + pleats + crimp) * s, -(9.6 * r + pleats + crimp) * c, max(.05, middle + wide / 2 * y + .18 * ripple(s * 3, c * 3, y, seed + 2))))
    return [thicken(grid_surface(300, 44, place, cloth, closed=True, angle=180), .1)]


def flat(cloth, seed):
    """One band lying flat as it comes from the pack: two layers, a soft fold at either end, fine gathers along both edges."""
    def place(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        y = 2 * v - 1
        x = 10.5 * math.copysign(abs(c) ** .35, c)
        z = .42 + .34 * math.copysign(abs(s) ** .6, s) * (1 - .35 * y * y)
        edge = abs(y) ** 6
        return Vector((x + .1 * ripple(y * 3, s, 0, seed), 3.3 * y + .10 * math.sin(x * 7) * edge + .12 * ripple(x * .5, y, 0, seed), max(.03, z + (.09 * math.sin(x * 6 + y) * edge + .16 * ripple(x * .35, y * 1.4, s, seed)) * (s > 0))))
    return [grid_surface(240, 36, place, cloth, closed=True, angle=180)]


def build(width=22, depth=9, height=24, colour="fbfbfa", body="b0507f", accent="f0bcd4", stack=4, **printing):
    """width, depth, height of the pack in cm; colour of the bands; body, accent: of the print; stack: how many lie flat; the rest is print."""
    with Gathered() as pack:
        bag(width, depth, height, Print(colour=body, second=accent, **printing))
    group(pack, move(-5, 10, 0) @ turn_z(6))
    cloth = fabric(colour, "crepe", 5, .34, 1.0, coordinates="UV", span=(56, 8))
    group(opened(cloth, 1.0), move(12, -3, 0) @ turn_z(-26))
    for k in range(stack):
        group(flat(cloth, k * 2.0 + 1), move(-8 + .4 * ripple(k, 2), -7 + .3 * ripple(k, 5), .62 * k) @ turn_z(8 + 4 * ripple(k * 2.3, 1)))
