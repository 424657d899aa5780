"""A box of small clinical goods with some of them in front: needles, syringes, pens, wipes, pods, mouthpieces, filters, strips."""
from dataclasses import replace

from studio import labels
from studio.curves import fillet
from studio.designs import Print, box_of
from studio.dressings import dressing
from studio.packaging import folded, sachet
from studio.materials import clear_plastic, fabric, rubber
from studio.placing import Gathered, group, move, turn_z
from studio.rings import lathe
from studio.smallgoods import disc_filter, envelope, foil_square, mouthpiece, needle, pen, pod, syringe

VIEWS = {"front": {"azimuth": 22, "elevation": 30, "lens": 80}}


def put(items, x, y, turn=0, z=.02):
    """Set lying things down at x, y, turned."""
    group(items, move(x, y, z) @ turn_z(turn))


def scatter(goods, label, width, depth, options):
    """Lay the goods in front of the box of this width and depth."""
    front = -depth / 2
    colour = options.get("colour")
    if goods == "needle":
        for k, (x, y, turn) in enumerate(((-3.2, -2.0, 12), (1.2, -2.9, -6), (-1.6, -4.8, 4))):
            put(needle(options.get("length", 1.3), colour or "e7c318", k != 2), x, front + y, turn)
    elif goods == "syringe":
        for k, (y, turn) in enumerate(((-2.2, 5), (-4.6, -4))):
            put(syringe(cap=colour or "e8762c"), -4 + k, front + y, turn)
    elif goods == "pen":
        put(pen(colour=colour or "5b3a8e"), -7.5, front - 3.2, 4)
        ruler = replace(label, title="", detail="", count="")
        ticks = "".join(labels.words(5 + k * 10, 12, 4.4, str(k), "1b2733", 600, "middle") + f'<path d="M{5 + k * 10} 0v6M{10 + k * 10} 0v4" stroke="#1b2733" stroke-width=".5"/>' for k in range(15))
        put(envelope(15, 2, labels.picture(15, 2, ticks, "fdfdf8")), 0, front - 6.6, -3)
    elif goods == "foil":
        w, h = options.get("size", (5, 5))
        for k, (x, y, turn) in enumerate(((-w * .75, -h * .62, 9), (w * .5, -h * .75, -13), (w * 1.55, -h * .45, 22))):
            put(foil_square(w, h, colour or "e9edf0", 0, label.title if len(label.title) < 22 else "", 2 + k, options.get("ink", "1b5fae")), x, front + y - .4, turn, .02 + .05 * k)
    elif goods == "pod":
        for k, (x, turn) in enumerate(((-4.4, 14), (-.6, -6), (3.0, 10))):
            put(pod(), x, front - 5.0, turn)
    elif goods == "mouthpiece":
        for k, (x, y, turn) in enumerate(((-5.0, -7.2, 14), (5.0, -6.0, -24))):
            put(mouthpiece(), x, front + y, turn)
    elif goods == "filter":
        for k, (x, y) in enumerate(((-3.6, -2.4), (-.5, -3.6), (2.6, -2.3))):
            put(disc_filter(), x, front + y)
        put(disc_filter(), -.9, front - 3.5, 20, .48)
    elif goods == "strips":
        w, h = options.get("size", (10.5, 4.6))
        pouch = replace(label, design="plain", count="", sign="")
        put(envelope(w + 1, h + 1.2, labels.front(pouch, w + 1, h + 1.2), "f3f5f2"), -w * .3, front - h - .2, 7)
        put(dressing("strips", w, h, colour), w * .5, front - h * .9 - 1.6, -9, .14)
    elif goods == "plaster":
        for k, (w, h, x, y, turn) in enumerate(((7.2, 1.9, -4, -2.6, 9), (7.2, 2.5, 3.6, -3.2, -12), (3.8, 3.8, 9.2, -2.4, 8), (7.2, 1.9, -2.0, -6.0, -5), (2.3, 2.3, 4.6, -6.4, 0))):
            put(dressing("plaster", w, h, colour), x, front + y, turn, .02 + .01 * k)
    elif goods == "swab":
        w, h = options.get("size", (7.5, 7.5))
        pouch = replace(label, design="plain", count="", sign="")
        put(sachet(w + 2, h + 3, pouch, .5, .8, seed=2), -w * .4, front - h * .5 - 4.2, 6)
        put(folded(w, h, 5, .16, fabric("fdfdfb", "crepe", 9, .3, .6)), w * .82, front - h * .5 - 2.4, -10)
    elif goods == "drape":
        put(folded(width * .78, width * .6, 4, .35, fabric(colour or "4d8fc4", "nonwoven", 5, .3, .6)), width * .3, front - width * .36, -8)
    elif goods == "bib":
        for k in range(4):
            put(folded(width * .62, width * .45, 3, .2, fabric(colour or "9cc4e6", "crepe", 7, .3, .8), 1 + k), width * .28, front - width * .3, -8 + k * .8, .02 + k * .62)
    elif goods == "sheath":
        for x, y in ((3.2, -4.2), (7.6, -1.4)):
            radius = options.get("radius", 1.45)
            put(lathed(radius), x, front + y)


def lathed(radius):
    """A rolled urinary sheath: a ring of many turns with the tapered outlet standing up in its middle."""
    with Gathered() as things:
        skin = rubber("e9dcc6", .4)
        for k in range(4):
            lathe(fillet([(radius + k * .13, .05), (radius + .16 + k * .13, .05), (radius + .16 + k * .13, .55 - k * .06), (radius + k * .13, .55 - k * .06), (radius + k * .13, .05)], .08), skin, 80)
        lathe(fillet([(radius + .05, .3), (radius * .96, .9), (radius * .5, 1.9), (.48, 2.3), (.46, 4.4), (.4, 4.4)], .3), clear_plastic("efe4d0", .45, .15), 80, 180)
    return things


def build(goods="needle", options=None, width=11, depth=7, height=6, **printing):
    """goods: what lies in front (see scatter), options: its colour, size (cm); the box in cm; the rest is the print."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    scatter(goods, label, width, depth, options or {})
