"""A low step stool with ribbed treads: one or two steps."""
from studio.curves import round_rectangle
from studio.furnishing import bar, foot
from studio.geometry import prism
from studio.materials import metal, plastic

VIEWS = {"front": {"azimuth": -30, "elevation": 24, "lens": 80}, "detail": {"azimuth": -24, "elevation": 34, "focus": (0, -6, 20, 16), "fill": 1.0}}


def tread(width, depth, y, z, rubber, steel):
    """A steel pan with a ribbed rubber mat on it."""
    pan = prism(round_rectangle(width, depth, 2.2), z - 2.4, z - .5, steel, .35, 4)
    mat = prism(round_rectangle(width - 1.4, depth - 1.4, 1.6), z - .5, z, rubber, .18, 3)
    pan.location.y = mat.location.y = y
    count = int((depth - 4) / 1.25)
    for k in range(count):
        rib = prism(round_rectangle(width - 4, .62, .28, 4), z - .05, z + .24, rubber, .12, 2)
        rib.location.y = y + (k - (count - 1) / 2) * 1.25


def build(steps=2, frame="d8dbde", treads="24282b"):
    """steps: 1 or 2; frame: colour of the steel; treads: colour of the rubber."""
    chrome, rubber = metal(frame, .16), plastic(treads, .6, .3, grain=30, name="rubber")
    w = 20
    if steps == 1:
        places = [(0, 22)]
    else:
        places = [(11, 38), (-14, 20)]
    for y, z in places:
        tread(42, 26 if steps == 2 else 30, y, z, rubber, chrome)
    for side in (1, -1):
        for y, z in places:
            half = 9.5 if steps == 2 else 11
            bar([(side * (w - .5), y - half - 1.5, 1.2), (side * (w - 1.2), y - half, z - 2.6), (side * (w - 1.2), y + half, z - 2.6), (side * (w - .5), y + half + 1.5, 1.2)], 1.15, chrome, 3.5)
            for end in (-1, 1):
                foot(side * (w - .5), y + end * (half + 1.5), 3.2, 1.7, rubber)
        bar([(side * (w - .9), places[0][0] + 9, 10), (side * (w - .9), places[-1][0] - 9, 10)], .8, chrome)
    bar([(-w + .9, places[0][0] + 9.6, 12), (w - .9, places[0][0] + 9.6, 12)], .8, chrome)
