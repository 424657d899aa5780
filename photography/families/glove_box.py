"""A dispenser box of examination gloves with gloves drawn out of its slot: colour of glove and print, title, size."""
import math

from mathutils import Vector

from studio.curves import dense, tube
from studio.garment import mirrored, sew
from studio.labels import Label
from studio.materials import rubber
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, soften, thicken

VIEWS = {
    "front": {"azimuth": 28, "elevation": 28, "lens": 80},
    "detail": {"azimuth": 20, "elevation": 42, "focus": (0, -1, 7.6, 6.5), "fill": 1.0},
}
WIDTH, DEPTH, HEIGHT = 24, 12, 7.2


def spread(outline_width, lean, pleats=1.0, twist=0.0):
    """Where pattern points begin: gathered in the slot, opening upwards, leaning (x, y) cm for each cm of height."""
    def place(x, y, is_front):
        rise = min(1.0, y / 7)
        fold = pleats * .55 * math.sin(x * 5.2 / outline_width * math.pi / 2 + twist) * (1 - .55 * rise)
        return Vector((x * (.5 + .5 * rise) + lean[0] * y, fold + (.14 if is_front else -.14) + lean[1] * y + .02 * y * y * lean[1], .15 + y * .95))
    return place


def cuff(width=9.0, length=8.2):
    """The pattern of a cuff: open above and below, sewn at the sides."""
    half = [([(0, length), (width / 2 + .2, length)], 0), ([(width / 2 + .2, length), (width / 2, 0)], 1), ([(width / 2, 0), (0, 0)], 0)]
    return mirrored(half, .36)


def fingers(count=3, width=2.5, length=6.4, palm=2.6):
    """The pattern of the fingers of a glove: sewn all round but below."""
    line = [(-count * width / 2, 0), (-count * width / 2, palm)]
    for k in range(count):
        middle, tilt = (k - (count - 1) / 2) * width, math.radians((k - (count - 1) / 2) * -9)
        long = length * (1 - .07 * abs(k - 1))
        edge = [(-width / 2 + .12, .5), (-width / 2 + .2, long - .8)]
        edge += [(-(width / 2 - .2) * math.cos(a), long - .8 + (width / 2 - .2) * math.sin(a)) for a in [math.pi * s / 8 for s in range(1, 8)]]
        edge += [(width / 2 - .2, long - .8), (width / 2 - .12, .5)]
        line += [(middle + x * math.cos(tilt) - y * math.sin(tilt), palm + x * math.sin(tilt) + y * math.cos(tilt)) for x, y in edge]
    line += [(count * width / 2, palm), (count * width / 2, 0), (-count * width / 2, 0)]
    points = dense(line, .36)[:-1]
    return points, [p.y > .01 for p in points]


def drawn_glove(pattern, place, skin, at, turn, seed, bead=None):
    """One piece of a glove, fallen by itself, standing in the slot; bead: the rolled rim as a pattern line."""
    piece = sew(pattern, pattern, .36, frames=26, pressure=.6, grow=0, seed=seed, place=place,
                pinned=lambda x, y: y < .8, stiffness=.35, mass=.03)
    with Gathered() as rim:
        piece.item.data.materials.append(skin)
        thicken(soften(piece.item), .05)
        if bead:
            tube([piece.at(x, y) for x, y in bead], .085, skin, smooth=False, sides=4)
    group([piece.item] + rim, move(*at) @ turn_z(turn))


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
    """A glove half drawn, its cuff leaning forward, the fingers of the next one close behind it."""
    skin = rubber(colour, .36, "glove")
    bed(skin)
    edge = [(x / 4, 8.1) for x in range(-18, 19)]
    drawn_glove(cuff(), spread(9, (-.05, -.35), 1.2), skin, (-.6, -.3, HEIGHT - .1), 6, 3, edge)
    drawn_glove(fingers(), spread(7.5, (.34, .16), .9, .8), skin, (1.5, .7, HEIGHT - 1.2), -12, 5)


def build(title="Nitrile Gloves", detail="Powder-free · Non-sterile", size="M", count="100 gloves",
          colour="0b5fa5", second="38b6e8", glove="3f86c9", design="wave", brand="penhallow"):
    """title, detail, size, count: print; colour, second: the box; glove: the gloves."""
    slot = (f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="69.5" ry="28.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-dasharray="3 2"/>'
            f'<ellipse cx="{WIDTH * 5}" cy="{DEPTH * 5}" rx="68" ry="27" fill="#10202e"/>')
    carton(WIDTH, DEPTH, HEIGHT, Label(title, detail, size, count, colour, second, design, brand), opening=slot)
    tuft(glove)
