"""A box of dressings with one in its wrapper and one unwrapped: kind and size of the dressing, print, size of the box."""
from studio.designs import Print, box_of
from studio.dressings import dressing
from studio.packaging import sachet
from studio.placing import group, move, turn_z

VIEWS = {"front": {"azimuth": 22, "elevation": 34, "lens": 80, "denoise": 3}}


def build(kind="island", piece=(9, 10), piece_colour=None, pieces=1, width=14, depth=9, height=12, wrapper="f6f8f9", wrapped=True, quilted=False, **printing):
    """kind (see studio/dressings.py), piece = width and height of the dressing in cm, how many lie unwrapped, its colour, quilting; the box in cm."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    w, h = piece
    margin = 1.1
    if wrapped:
        paper = Print(label.title, label.detail, label.size, "", label.colour, label.second, "plain", label.brand, paper=wrapper)
        group(sachet(w + 2 * margin, h + 2.4 * margin, paper, .28, .6, seed=2.2), move(-width * .28, -depth / 2 - h * .5 - 2.1, .02) @ turn_z(7))
    for k in range(pieces):
        x = width * .28 + w * .42 + (w * .12 * k if wrapped else 0)
        y = -depth / 2 - h * .5 - 1.2 - k * h * (1.25 if h < 3 else .16)
        group(dressing(kind, w, h, piece_colour, quilted), move(x, y, .3 + .12 * k if wrapped else .04 + .12 * k) @ turn_z(-11 - 5 * k))
