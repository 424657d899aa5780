"""A pair of epaulette sliders with an embroidered word: colour, word."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.lettering import text
from studio.materials import fabric, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -10, "elevation": 56, "lens": 85, "denoise": 2, "key_elevation": 38}}
LONG, FOOT, HEAD = 10.4, 6.0, 4.9


def slider(cloth, white, thread, word, seed):
    """One flattened sleeve, wider at its foot, open at both ends."""
    half = lambda v: (FOOT + (HEAD - FOOT) * v) / 2

    def shape(u, v, grow=1.0):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** .45, c) * half(v)
        open_end = .16 * (math.exp(-v * 14) + math.exp(-(1 - v) * 14))
        z = .62 + math.copysign(abs(s) ** .8, s) * (.34 + open_end) + .05 * ripple(x * .6, v * 5, s, seed)
        return Vector((x + .03 * ripple(v * 9, s, 0, seed), (v - .5) * LONG, z))
    grid_surface(140, 90, shape, cloth, closed=True, angle=180)
    dark = fabric(shade("124030", .5), "plain", 6, .3, .2, name="inside")
    inner = lambda u, v: Vector((shape(u, v).x * .955, shape(u, v).y * .995, .62 + (shape(u, v).z - .62) * .66))
    grid_surface(140, 40, inner, dark, closed=True, angle=180)
    top = lambda x, v: Vector((x, (v - .5) * LONG, 1.03 + .05 * ripple(x * .6, v * 5, 1, seed) + .16 * (math.exp(-v * 14) + math.exp(-(1 - v) * 14))))
    for v in (.05, .95):
        for k in range(16):
            x = (k - 7.5) / 8 * half(v) * .88
            tube([top(x - .17, v), top(x, v) + Vector((0, 0, .05)), top(x + .17, v)], .05, thread, smooth=False, sides=3)
    text(word, 1.06, white, move(0, -LONG * .24, 1.12), font="Inter-Bold", depth=.035, spacing=.96)
    for v in (.19, .335):
        tube([top(-half(v) * .9, v) + Vector((0, 0, .02)), top(0, v) + Vector((0, 0, .05)), top(half(v) * .9, v) + Vector((0, 0, .02))], .05, white, 10, 3)


def build(colour="124030", word="PARAMEDIC", ink="f4f4f0"):
    """colour of the cloth, the word and its colour."""
    cloth = fabric(colour, "twill", 7, .4, .7)
    white = fabric(ink, "twill", 14, .4, .8, name="embroidery")
    thread = fabric(shade(colour, 1.12), "plain", 6, .3, .2, name="thread")
    for k, (x, y, turn) in enumerate(((-3.8, 0, 5), (3.9, -.6, -7))):
        with Gathered() as one:
            slider(cloth, white, thread, word, k + 1.0)
        group(one, move(x, y, 0) @ turn_z(turn))
