"""A wall dispenser for hand rub or soap: colour of its cover, window, touch-free sensor or push bar."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse
from studio.geometry import prism, quad
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import glow, plastic, printed, shade
from studio.placing import move, turn_x
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 28, "elevation": 12, "lens": 90, "cutout": True}, "detail": {"azimuth": -24, "elevation": 14, "lens": 90, "focus": (0, -7, 10, 9.4), "fill": 1.0, "cutout": True}}


def shell(width, depth, bottom, top, crown, material, power=3.2, push=0.0):
    """A bellied cover against a wall at y=0, from bottom to top, its front bulging `depth` towards -y, rounded at the crown."""
    def shape(u, v):
        a = math.pi * (1 + u)
        z = bottom + v * (top - bottom)
        lift = max(0.0, (z - (top - crown)) / crown)
        close = (1 - lift ** 2.6) ** (1 / 2.6) if lift < 1 else 0
        c, s = math.cos(a), math.sin(a)
        belly = depth * (.86 + .14 * math.sin(math.pi * min(1, v * 1.1)))
        x = math.copysign(abs(c) ** (2 / power), c) * width / 2 * (.35 + .65 * close)
        return Vector((x, -abs(s) ** (2 / power) * belly * (.12 + .88 * close), z))
    item = grid_surface(96, 90, shape, material, angle=60)
    return item


def build(colour="f4f6f7", base="d5dade", accent="1d6fb8", mode="touchfree", window="cfe3ee", width=15, depth=10, height=27, word="Hand Soap", detail="", gel="e8f2f6"):
    """Cover, back and accent colours; mode: touchfree or push; window tint, liquid behind it; size in cm; word on the cover."""
    cover, back = plastic(colour, .3, .5, .25, name="cover"), plastic(base, .4, .45, name="back")
    lower = 6.4
    prism(round_rectangle(width + .7, height - 1, 2.4), 0, 1.0, back, .3, 4).matrix_world = move(0, .35, height / 2 + .6) @ turn_x(90)
    shell(width, depth, lower, height, 5.5, cover)
    # The chin: a darker, narrower part with the nozzle under it.
    shell(width * .985, depth * .95, 3.2 if mode == "touchfree" else 4.6, lower - .12, .01 + .5, plastic(base, .35, .5, name="chin"))
    nozzle = plastic("3b444b", .4, name="nozzle")
    lathe(fillet([(0, 0), (.9, 0), (1.1, 1.6), (0, 1.6)], .15), nozzle, 48).matrix_world = move(0, -depth * .58, 2.0)
    prism(superellipse(6.5, 5, 3), 0, .35, nozzle, .1, 3).matrix_world = move(0, -depth * .52, 3.1 if mode == "touchfree" else 4.4)
    front = -depth
    if mode == "touchfree":
        lamp = prism(superellipse(2.6, 1.2, 2.6), 0, .18, plastic("20262b", .12, .6, .8), .08, 4)
        lamp.matrix_world = move(0, front * .94 - .1, lower - 1.5) @ turn_x(90)
        lathe([(0, 0), (.13, 0), (.13, .06), (0, .06)], glow("46c06a", 1.3), 24).matrix_world = move(.75, front * .94 - .3, lower - 1.5) @ turn_x(90)
    else:
        bar = prism(superellipse(width * .62, 5.2, 3.6, 120), 0, 1.2, plastic(accent, .32, .5, .3, name="push bar"), .5, 6)
        bar.matrix_world = move(0, front + .25, lower + 2.1) @ turn_x(82)
        art = words(44, 26, 15, "PUSH", "ffffff", 700, "middle")
        quad(8.8 * .8, 3.2 * .8, printed(picture(8.8, 4.0, art, accent), .4, .4), move(0, front - .98, lower + 2.1) @ turn_x(82))
    # The window shows how full the refill is.
    z = lower + (height - lower) * .5 + (1.4 if mode == "push" else .4)
    tall = 7.5 if mode == "touchfree" else 6
    prism(superellipse(4.2, tall + .5, 3.4, 96), 0, .16, plastic(shade(colour, .86), .4, name="rim"), .06, 3).matrix_world = move(0, front - .02, z) @ turn_x(90)
    prism(superellipse(3.5, tall, 3.4, 96), 0, .22, plastic(gel, .15, .6, .6, name="gel"), .08, 4).matrix_world = move(0, front - .03, z) @ turn_x(90)
    prism(superellipse(3.5, tall * .3, 3.4, 96), 0, .23, plastic(window, .12, .6, .8, name="window"), .08, 4).matrix_world = move(0, front - .035, z + tall * .35) @ turn_x(90)
    art = words(60, 11, 10.5, word, accent, 800, "middle") + (words(60, 19, 6, detail, "56626d", 500, "middle") if detail else "")
    plate = prism(round_rectangle(8.6, 1.7, .4), 0, .05, plastic("fbfcfc", .4), .02, 2)
    plate.matrix_world = move(0, front * .985 - .05, lower + (1.6 if mode == "touchfree" else 5.6)) @ turn_x(90)
    quad(8.3, 1.4, printed(picture(12, 2.0, art, "fbfcfc"), .4, .4), plate.matrix_world @ move(0, 0, .06))
