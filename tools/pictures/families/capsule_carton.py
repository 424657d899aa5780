"""A carton of capsules with its blister strip: two-part hard capsules in two colours, round at both ends, the cap a little wider than the body."""
import math

from studio.curves import round_rectangle, superellipse
from studio.designs import Print, box_of
from studio.geometry import lathe, prism
from studio.materials import glass, plastic, principled
from studio.placing import Gathered, group, move, turn_y, turn_z

VIEWS = {"front": {"azimuth": 20, "elevation": 34, "lens": 80}}


def half(radius, reach, material):
    """One part of a capsule along z from its open end at 0: straight, then a round end."""
    profile = [(0, 0), (radius, 0)] + [(radius * math.cos(a * math.pi / 20), reach - radius + radius * math.sin(a * math.pi / 20)) for a in range(11)]
    return lathe(profile, material, 64)


def capsule(long, radius, body, cap):
    """A capsule along x, half sunk in its strip."""
    with Gathered() as things:
        half(radius, long / 2 + .1, plastic(cap, .22, .6, .3, name="cap")).matrix_world = move(0, 0, -.06)
        half(radius * .93, long / 2, plastic(body, .22, .6, .3, name="body")).matrix_world = move(0, 0, .02) @ turn_y(180)
    return group(things, move(0, 0, radius * .78) @ turn_y(90))


def strip(columns, rows, long, radius, body, cap, foil="dfe3e6"):
    """The blister strip lying on z=0, clear domes up."""
    pitch = (long + .65, radius * 2 + .75)
    width, depth = columns * pitch[0] + .8, rows * pitch[1] + .7
    with Gathered() as things:
        prism(round_rectangle(width, depth, .4), .02, .08, principled("foil", foil, .34, .6, Metallic=.45), .02, 2)
        film = glass("fdfeff", .1, .36)
        for i in range(columns):
            for j in range(rows):
                place = move((i - (columns - 1) / 2) * pitch[0], (j - (rows - 1) / 2) * pitch[1], .08)
                group(capsule(long, radius, body, cap), place)
                prism(superellipse(long + .4, radius * 2 + .3, 3.2, 56), 0, radius * 1.78 + .08, film, .26, 6).matrix_world = place
    return things, depth


def build(width=10, depth=2.6, height=6.2, columns=3, rows=2, long=1.9, radius=.36, body="b9bec4", cap="2f7d4c", **printing):
    """Carton in cm; blister columns and rows; length and radius of a capsule in cm, colours of its two parts."""
    box_of(width, depth, height, Print(**printing))
    things, deep = strip(columns, rows, long, radius, body, cap)
    group(things, move(width * .04, -depth / 2 - deep / 2 - 1.2, .02) @ turn_z(-8))
