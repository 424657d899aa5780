"""A dispenser box of examination gloves with gloves drawn out of its slot: colour of glove and print, title, size."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.labels import Label
from studio.materials import rubber
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {
    "front": {"azimuth": 28, "elevation": 28, "lens": 80},
    "detail": {"azimuth": 62, "elevation": 26, "lens": 80},
}
WIDTH, DEPTH, HEIGHT = 24, 12, 7.2


def gathered(skin, width, height, lean, seed, pleats=5, open_by=.9):
    """A cuff drawn out of the slot: gathered to a neck below, opening upwards in soft pleats to its rolled rim; lean: cm forwards."""
    def shape(u, v):
        a = 2 * math.pi * u
        side, face = math.cos(a), math.sin(a)
        wide = 1.15 + (width / 2 - 1.15) * (v ** .7) * (1 - .10 * v * v)
        thick = .5 + (open_by - .5) * v ** 1.6
        crease = (1 - abs(math.sin(side * pleats + .8 * seed + .5 * v))) ** 1.5 - .4
        fold = .62 * crease * (1 - .62 * v) * (1 - .5 * side * side) + .34 * math.sin(side * 2.6 + seed) * v
        slack = .16 * ripple(side * 3, v * 3.2, face * .6, seed) + .06 * ripple(side * 8, v * 6, face, seed + 3)
        droop = 1.1 * v * side * side + .38 * v * math.sin(side * 4.2 + seed * 1.3)
        return Vector((side * wide + .25 * math.sin(3 * v + seed), face * thick + fold + slack * (.4 + v) - lean * v ** 1.5, height * v - droop))
    thicken(grid_surface(220, 60, shape, skin, closed=True, angle=180), .05)
    tube([shape(k / 220, 1.0) for k in range(220)], .11, skin, smooth=False, closed=True, sides=6)


def bed(skin):
    """The crumpled gloves that fill the slot, seen between what is drawn out: folds with sharp crests."""
    def fold(x, y, seed):
        return (1 - abs(ripple(x, y, 0, seed))) ** 2

    def shape(u, v):
        a = 2 * math.pi * u
        x, y = 6.6 * v * math.cos(a), 2.55 * v * math.sin(a)
        crests = .9 * fold(x * .42 + .2 * y, y * .8, 3) + .45 * fold(x * .9, y * 1.3 + x * .3, 8)
        return Vector((x, y, HEIGHT + .02 + (1 - v ** 4) * (.25 + crests)))
    grid_surface(200, 70, shape, skin, closed=True, angle=180)


def tuft(colour):
    """A glove half drawn, its cuff leaning forward, the fold of the next one close behind it."""
    skin = rubber(colour, .36, "glove")
    bed(skin)
    for width, height, lean, seed, at, turn in ((8.4, 5.6, 1.3, 2.0, (-.5, -.4), 8), (5.6, 3.4, -1.5, 5.0, (1.0, .9), -14)):
        with Gathered() as cuff:
            gathered(skin, width, height, lean, seed)
        group(cuff, move(*at, HEIGHT + .1) @ turn_z(turn))


def build(title="Nitrile Gloves", detail="Powder-free · Non-sterile", size="M", count="100 gloves",
          colour="0b5fa5", second="38b6e8", glove="3f86c9", design="wave", brand="penhallow"):
    """title, detail, size, count: print; colour, second: the box; glove: the gloves."""
    slot = (f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="69.5" ry="28.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-dasharray="3 2"/>'
            f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="68" ry="27" fill="#10202e"/>')
    carton(WIDTH, DEPTH, HEIGHT, Label(title, detail, size, count, colour, second, design, brand), opening=slot)
    tuft(glove)
