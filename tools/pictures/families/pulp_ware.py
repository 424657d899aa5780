"""Moulded pulp in a stack with one in front: a vomit or wash bowl, a bedpan liner, a kidney dish."""
import math

from mathutils import Vector

from studio.materials import principled, add_grain
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": lambda kind="bowl", **_: {"azimuth": 32 if kind == "bedpan" else 20, "elevation": 46 if kind == "bedpan" else 34, "lens": 82}}


def pulp(colour):
    """Grey-beige moulded fibre with its fine grain."""
    return add_grain(principled("pulp", colour, .92, .1), 9, .5, .05)


def outline(kind, a):
    """Half axes at angle a of the rim, and how far its middle is bent."""
    c, s = math.cos(a), math.sin(a)
    if kind == "kidney":
        r = 1 - .32 * max(0, s) ** 2 * max(0, 1 - abs(c) ** 2)
        return 13 * c, 7.2 * s * r + 2.6 * (1 - c * c) * -.2 + 1.6 * (c * c)
    if kind == "bedpan":
        # Squared and broad at the seat (s > 0), narrow and round in front.
        p, q = (2 / 4.2, 2 / 3.4) if s > 0 else (2 / 2.4, 2 / 2.0)
        x, y = math.copysign(abs(c) ** p, c), math.copysign(abs(s) ** q, s)
        return x * (14.6 + 2.2 * y if y < 0 else 14.6 - .6 * y) * (1 - .22 * max(0, -y) ** 2), 19.5 * y
    return 12.5 * c, 12.5 * s


HEIGHT = {"bowl": 9.5, "kidney": 5.4, "bedpan": 9.0}


def bowl(kind, skin, seed):
    """One piece standing on z=0, open above, with its flat rim."""
    high = HEIGHT[kind]

    def shape(u, v):
        a = 2 * math.pi * u
        x, y = outline(kind, a)
        # From the middle of the floor up the wall and out over the rim.
        if v < .3:
            r, z = v / .3 * .66, .2
        elif v < .86:
            t = (v - .3) / .56
            r, z = .66 + .3 * t ** .8, .2 + (high - .2) * t ** 1.15
        else:
            t = (v - .86) / .14
            r, z = .96 + .11 * t, high + .25 * math.sin(t * math.pi) - .5 * max(0, t - .7)
        if kind == "bedpan":
            # A wedge: low at the seat, where the lip is broad and flat, deep and high in front.
            seat = .5 + .5 * math.sin(a)
            z *= 1.05 - .52 * seat
            if v < .86:
                r *= 1 - .26 * seat ** 3 * min(1, v / .3)
            else:
                t = (v - .86) / .14
                inner = .96 * (1 - .26 * seat ** 3)
                r = inner + (1.07 - inner) * t
        ribs = .10 * math.sin(a * 24) * (1 if .34 < v < .8 else 0)
        uneven = .12 * ripple(math.cos(a) * 2, math.sin(a) * 2, v * 4, seed)
        return Vector((x * r + (ribs + uneven) * math.cos(a), y * r + (ribs + uneven) * math.sin(a), z + uneven * .5))
    return thicken(grid_surface(150, 80, shape, skin, closed=True, angle=180), .28, 1)


def build(kind="bowl", colour="b9b09c", stack=6):
    """kind: bowl, kidney or bedpan; colour of the pulp; how many are stacked behind."""
    skin = pulp(colour)
    for k in range(stack):
        group([bowl(kind, skin, k * .6)], move(.15 * ripple(k, 1), 0, k * 1.25) @ turn_z(3 * ripple(k, 3)))
    with Gathered() as front:
        bowl(kind, skin, 9)
    if kind == "bedpan":
        group(front, move(36, -6, .1) @ turn_z(-14))
        return
    reach = {"bowl": 17, "kidney": 16}[kind]
    group(front, move(reach, -reach * .62, 2.2) @ turn_z(-18) @ turn_x(-16))
