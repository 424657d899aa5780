"""Copier paper: one wrapped ream, some sheets beside it, or a box of five with its lid off."""
from mathutils import Vector

from studio.geometry import box, quad
from studio.labels import Label, front, side
from studio.materials import plastic, printed
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 26, "elevation": 28, "lens": 80, "cutout": True}}
LONG, WIDE, THICK = 29.9, 21.2, 5.2


def ream(label, seed=1.0):
    """A wrapped ream lying on its back, its print on the long side and on top; the folded ends show."""
    with Gathered() as things:
        carton(LONG, WIDE, THICK, label, flap=False)
        for end in (-1, 1):
            crease = plastic("c9ced2", .5, .3)
            for tilt in (18, -18):
                quad(WIDE * .5, .05, crease, move(end * (LONG / 2 + .03), (WIDE * .24) * (1 if tilt > 0 else -1), THICK / 2) @ turn_z(end * 90) @ turn_x(90) @ turn_z(tilt))
    return things


def loose_sheets(count, z):
    """A few sheets lying askew."""
    paper = plastic("fbfbfa", .6, .2, name="sheet")
    for k in range(count):
        with Gathered() as sheet:
            def shape(u, v, k=k):
                x, y = (u - .5) * 29.7, (v - .5) * 21
                return Vector((x, y, .04 * k + .25 * max(0, u - .8) ** 2 * 25 * (.5 + .1 * k) + .05 * ripple(x * .1, y * .1, k, 2)))
            grid_surface(40, 20, shape, paper, angle=180)
        group(sheet, move(1.2 * ripple(k * .9, 1), .8 * ripple(k * .7, 3), z) @ turn_z(3 * ripple(k * 1.3, 7)))


def build(form="ream", title="A4 Copier Paper", detail="80 gsm, bright white", size="A4", count="500 sheets", colour="0b5fa5", second="38b6e8", design="stripe", brand=""):
    """form: ream or box; print and colours of the wrapper."""
    label = Label(title, detail, size, count, colour, second, design, brand)
    if form == "ream":
        ream(label)
        with Gathered() as pile:
            loose_sheets(7, 0)
        group(pile, move(4, -15, 0) @ turn_z(-14))
        return
    case = Label(title, detail, size, "5 reams · 2,500 sheets", colour, second, "plain", brand, "f3f1ec")
    tall = 23.5
    w, d, wall = LONG + 1.4, WIDE + 1.4, .5
    card = plastic("f3f1ec", .6, .2, name="card")
    box(w, d, wall, (0, 0, 0), card, .08)
    for s in (1, -1):
        box(w, wall, tall, (0, s * (d - wall) / 2, 0), card, .12)
        box(wall, d - wall, tall, (s * (w - wall) / 2, 0, 0), card, .12)
    quad(w - .3, tall - .3, printed(front(case, w, tall), .5, .3), move(0, -d / 2 - .02, tall / 2) @ turn_x(90))
    narrow = printed(side(case, d, tall), .5, .3)
    for s in (1, -1):
        quad(d - .3, tall - .3, narrow, move(s * (w / 2 + .02), 0, tall / 2) @ turn_z(s * 90) @ turn_x(90))
        box(.3, 8, 2.6, (s * (w / 2 + .0), 0, tall * .76), plastic("2b2622", .8, .1), .12)
    for k in range(4):
        group(ream(label, k + 1.0), move(0, 0, .6 + k * (THICK + .1)))
    group(ream(label, 9), move(w / 2 + 11, -d / 2 - 5, 0) @ turn_z(58))
