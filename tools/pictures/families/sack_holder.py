"""A freestanding sack holder: tubular frame, pedal, lid and a sack hanging in it."""
import math

from mathutils import Vector

from studio.curves import round_rectangle
from studio.furnishing import bar, foot, shell
from studio.geometry import prism
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_x
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 28, "elevation": 16, "lens": 80}, "detail": {"azimuth": 22, "elevation": 34, "focus": (0, 0, 70, 32), "fill": 1.0}}
WIDTH, DEPTH, HEIGHT = 42, 38, 76


def sack(colour):
    """The hanging sack: open at its rim, wide and softly creased below, resting near the floor."""
    film = plastic(colour, .3, .5, name="sack")

    def shape(u, v):
        a = 2 * math.pi * u
        z = HEIGHT + .6 - v * (HEIGHT - 9)
        swell = 1 + .10 * math.sin(math.pi * min(1, v * 1.05)) - .34 * max(0, v - .9) * 10 * .35
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** .5, c) * (WIDTH / 2 - 2.2) * swell
        y = math.copysign(abs(s) ** .5, s) * (DEPTH / 2 - 2.2) * swell
        crease = (ripple(math.cos(a) * 5, math.sin(a) * 5, z * .02, 2) * 1.1 + ripple(c * 2.2, s * 2.2, z * .09, 5) * .9) * min(1, v * 4)
        return Vector((x + c * crease, y + s * crease, z))
    grid_surface(220, 130, shape, film, closed=True, angle=180)
    bottom = lambda u, v: shape(u, 1) * (1 - v) + Vector((0, 0, 9.5 - 1.8 * v)) * v
    grid_surface(80, 12, bottom, film, closed=True, angle=180)

    def cuff(u, v):
        top = shape(u, 0)
        out = Vector((top.x, top.y, 0)).normalized()
        reach = 3.4 * math.sin(min(1, v * 2.2) * math.pi / 2) + .5 * ripple(out.x * 4, out.y * 4, v * 2, 8) * v
        return top + out * reach + Vector((0, 0, .9 * math.sin(math.pi * min(1, v * 2.2)) - max(0, v - .25) * 13 - .8 * v * ripple(out.x * 3, out.y * 3, 1, 3)))
    grid_surface(220, 40, cuff, film, closed=True, angle=180)


def build(sack_colour="f07f13", lid="f07f13", frame="eef0f1", open_lid=0):
    """sack_colour, lid and frame: colours; open_lid: degrees."""
    steel, cover, dark = plastic(frame, .28, .5, coat=.3, name="frame"), plastic(lid, .32, .5, name="lid"), plastic("24282b", .55, .3, name="dark")
    w, d = WIDTH / 2, DEPTH / 2
    ring = round_rectangle(WIDTH, DEPTH, 7, 8)
    bar([(x, y, HEIGHT) for x, y in ring], 1.1, steel, .1, closed=True)
    for side in (1, -1):
        bar([(side * w, d - 5, HEIGHT), (side * w, d - 5, 3), (side * w, -d - 6, 3)], 1.1, steel, 6)
        foot(side * w, -d - 4, 2.4, 1.6, dark)
        foot(side * w, d - 7, 2.4, 1.6, dark)
        bar([(side * w, -d + 8, HEIGHT), (side * w, -d + 8, 3)], .8, steel)
    bar([(-w, d - 4.8, 3), (w, d - 4.8, 3)], 1.0, steel)
    bar([(-w, d - 5, 38), (w, d - 5, 38)], .7, steel)
    sack(sack_colour)
    with Gathered() as top:
        shell([(.3, HEIGHT + 1.5), (0, HEIGHT + 1.7), (0, HEIGHT + 3.0), (.5, HEIGHT + 3.7), (4, HEIGHT + 4.3), (13, HEIGHT + 4.8)], WIDTH + 5, DEPTH + 5, 8, cover, 30, 12)
    group(top, move(0, d, HEIGHT) @ turn_x(-open_lid) @ move(0, -d, -HEIGHT))
    bar([(-6, -d - 10, 3.4), (-6, d - 6, 2.6)], .7, steel)
    bar([(6, -d - 10, 3.4), (6, d - 6, 2.6)], .7, steel)
    tread = prism(round_rectangle(17, 6.5, 1.4), 0, 1.2, dark, .4, 4)
    tread.matrix_world = move(0, -d - 11, 2.9) @ turn_x(-8)
    bar([(0, d + .4, 4), (0, d + .4, HEIGHT + 1)], .6, steel)
