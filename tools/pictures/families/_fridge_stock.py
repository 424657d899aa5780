"""Wire shelves with medicine boxes and bottles, for fridges and cabinets (cm)."""
import numpy as np

from studio.curves import fillet, tube
from studio.geometry import box, lathe
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move

PALETTE = (("e9eef2", "1769c4"), ("ffffff", "d6455d"), ("f6f7f8", "14857d"), ("fdf6e8", "e08a1e"), ("eef0fb", "5a55b8"), ("ffffff", "2b3440"))


def shelf(half, depth, z, wire):
    """One wire shelf between the side walls."""
    for y in np.linspace(-depth / 2 + 8, depth / 2 - 6, 15):
        tube([(-half + .6, y, z), (half - .6, y, z)], .17, wire, smooth=False, sides=3)
    for y in (-depth / 2 + 7.6, depth / 2 - 5.6):
        tube([(-half + .5, y, z), (half - .5, y, z)], .38, wire, smooth=False, sides=4)


def medicine_box(width, depth, height, paper, accent, ink):
    """A plain carton with a colour field and two lines."""
    box(width, depth, height, (0, 0, 0), paper, .12, 2)
    box(width + .04, .1, height * .34, (0, -depth / 2 - .01, height * .08), accent, 0)
    box(width * .62, .08, .5, (0, -depth / 2 - .03, height * .70), accent, 0)
    box(width * .45, .08, .3, (0, -depth / 2 - .03, height * .58), ink, 0)


def medicine_bottle(radius, height, body, accent, cap):
    """A brown or white bottle with a label."""
    lathe(fillet([(0, 0), (radius, 0, .2), (radius, height * .72, radius * .5), (radius * .5, height * .84, .2), (radius * .5, height * .88)], .1) + [(0, height * .88)], body, 40)
    lathe(fillet([(0, height * .86), (radius * .62, height * .86), (radius * .62, height, .1), (0, height)], .05, 3), cap, 32)
    paper = plastic("fbfbfb", .5)
    for low, high, material, lift in ((.12, .6, paper, .03), (.16, .3, accent, .05)):
        lathe([(radius - .05, height * low), (radius + lift, height * low), (radius + lift, height * high), (radius - .05, height * high)], material, 40)


def put_stock(chance, half, depth, floor, top, shelves):
    """Fill `shelves` levels between floor and top with boxes and bottles, never touching the level above."""
    wire, ink, cap = metal("e2e5e8", .28), plastic("8a949d", .5), plastic("f7f7f7", .4)
    brown, white = plastic("b8651d", .2), plastic("f4f6f7", .2)
    pitch = (top - floor - 2) / shelves
    papers = [(plastic(paper, .45, .3, glow=.10), plastic(accent, .45, .3, glow=.10)) for paper, accent in PALETTE]
    for level in range(shelves):
        z = floor + .8 + pitch * level
        if level:
            shelf(half, depth, z, wire)
        x = -half + 2.2
        while x < half - 6:
            width, height, deep = chance.choice((4.2, 5.5, 7.0, 9.0)), chance.uniform(.38, .84) * (pitch - 2.5), chance.uniform(9, 15)
            if x + width > half - 2:
                break
            paper, accent = chance.choice(papers)
            with Gathered() as thing:
                if chance.random() < .72:
                    medicine_box(width, deep, height, paper, accent, ink)
                else:
                    medicine_bottle(width * .42, min(height, 11), chance.choice((brown, white)), accent, cap)
            group(thing, move(x + width / 2, -depth / 2 + 13 + deep / 2 + chance.uniform(0, 3), z + .4))
            x += width + chance.uniform(.6, 2.4)
