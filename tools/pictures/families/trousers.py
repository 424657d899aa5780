"""Trousers lying flat: drawstring scrub trousers, with a cargo pocket or plain, or EMS trousers with fly, loops and thigh pockets."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import add_grain, fabric, metal, shade
from studio.tailoring import button, cloth_of, cord, flap, flip, hemmed, loops, strip, thread_of

VIEWS = {"front": {**LIGHT, "fill": .92}, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (0, 92, 2, 19), "fill": 1.0}}
CUTS = {"unisex": [(21.5, 101), (24.0, 88), (25.0, 74), (24.2, 40), (23.2, 0)], "mens": [(21.5, 101), (24.0, 88), (25.0, 74), (24.2, 40), (23.2, 0)],
        "womens": [(19.2, 101), (21.4, 92), (22.7, 82), (22.9, 72), (21.6, 44), (21.4, 0)]}
HEMS = {"unisex": 3.4, "mens": 3.4, "womens": 4.6}
FOLDS = [([(-3, 69), (5, 74), (13, 80), (20, 83)], .6, 1.7), ([(3, 70), (-6, 74), (-14, 77), (-24, 77)], .6, 1.8), ([(2, 66), (9, 69), (18, 70), (27, 68)], .45, 1.6), ([(-2, 66), (-10, 66), (-19, 62)], .5, 1.7),
         ([(1, 52), (9, 49), (17, 50), (27, 54)], .55, 1.7), ([(0, 43), (8, 45), (16, 44), (27, 40)], .5, 1.6), ([(-1, 47), (-10, 50), (-18, 48), (-27, 50)], .55, 1.7), ([(-1, 40), (-9, 41), (-20, 37)], .45, 1.5),
         ([(12, 40), (13, 22), (12, -6)], .65, 2.1), ([(19, 34), (19, 16), (20, -6)], .5, 1.8), ([(-9, 36), (-10, 18), (-9, -6)], .6, 2.0), ([(-17, 38), (-16, 20), (-18, -6)], .6, 2.0),
         ([(3, 22), (9, 25), (17, 23)], .35, 1.5), ([(-4, 16), (-11, 20), (-21, 18)], .35, 1.5), ([(10, 94), (9, 84), (11, 68)], .35, 1.8), ([(-12, 92), (-10, 82), (-12, 64)], .4, 1.8)]
GATHERS = [([(x, 98.5), (x + .3, 94.5), (x * 1.03, 88 - x % 3)], .3, .75) for x in (-17.5, -14.2, -11.5, -8.1, -5.6, -2.6, 2.2, 4.9, 8.3, 10.9, 14.6, 17.8)]


def inner_leg(cut):
    """The inner seam of a leg, from the hem up."""
    return curve2([(HEMS[cut], 0), (2.4, 38), (1.0, 66), (0, 71.5)])


def sheets(cut):
    """Front and back: waist, side, hem, inner leg."""
    side = curve2(CUTS[cut])
    top, foot = CUTS[cut][0], CUTS[cut][-1]
    rest = [(side, 1), ([foot, (HEMS[cut], 0)], 0), (inner_leg(cut), 1)]
    return mirrored([([(0, 99.6), (10, 100.2), top], 0)] + rest, 1.6), mirrored([([(0, 102.2), (12, 102.0), top], 0)] + rest, 1.6)


def edge_at(line, y):
    """x of the first point of a line, from above, that is not higher than y."""
    return next(x for x, height in line if height <= y)


def build(colour="1f2a4d", kind="scrub", cut="unisex", cargo=False, seed=4):
    """colour; kind: scrub (drawstring) or ems; cut: unisex, mens or womens; cargo: a thigh pocket on scrub trousers; seed: other folds."""
    legs = sew(*sheets(cut), seed=seed, pressure=2.2, frames=36, step=1.6, folds=FOLDS + (GATHERS if kind == "scrub" else []))
    cloth = cloth_of(colour, "twill" if kind == "scrub" else "plain", 4.6, .4)
    thread = thread_of(colour) if kind == "scrub" else fabric(shade(colour, 1.2), "plain", 6, .3, .2, name="thread")
    legs.clothe(cloth)
    outer, inner, reach = curve2(CUTS[cut]), inner_leg(cut), CUTS[cut][0][0]
    wide = 3.6 if kind == "scrub" else 4.4
    band = lambda drop, out: curve2([(-edge_at(outer, 100.9 - drop) - out, 101.1 - drop), (0, 99.8 - drop), (edge_at(outer, 100.9 - drop) + out, 101.1 - drop)], 16)
    strip(legs, band(0, -.12), band(wide, -.12), cloth, .1, 120, 24)
    for drop in ((.6, wide - .4) if kind == "scrub" else (.5, wide - .3)):
        stitch(legs, band(drop, -.1), thread, .12, seed=drop)
    seam(legs, [(0, 95.8), (.1, 84), (0, 72.4)], thread)
    for side in (1, -1):
        stitch(legs, flip([(.5, 95.6), (.5, 84), (.5, 73.5)], side), thread, seed=side + 2)
        stitch(legs, flip([(CUTS[cut][-1][0] - .7, 2.3), (HEMS[cut] + .5, 2.3)], side), thread, seed=side + 3)
        seam(legs, flip([(x - 1.1, y) for x, y in outer if 1 < y < 95], side), thread, seed=side + 12)
        stitch(legs, flip([(x - 1.5, y) for x, y in outer if 1 < y < 95], side), thread, seed=side + 13)
        seam(legs, flip([(x + 1.0, y) for x, y in inner if 1 < y < 70.5], side), thread, seed=side + 14)
        seam(legs, flip(curve2([(reach - 5.2, 95.6), (reach - 3.6, 90), (reach + .9, 82)]), side), thread, .0, .04, seed=side + 4)
        stitch(legs, flip(curve2([(reach - 5.7, 95.6), (reach - 4.1, 89.8), (reach + .5, 81.5)]), side), thread, seed=side + 5)
    if kind == "scrub":
        string = fabric("f3f3f0" if colour not in ("f7f7f5",) else "d9dcdf", "knit", 9, .4, .5, name="cord")
        stitch(legs, curve2([(3.2, 95.6), (3.2, 86), (2.4, 82.2), (.5, 80.2)]), thread)
        cord(legs, [(1.4, 97.2), (2.4, 94.6), (2.0, 91.4), (3.0, 88.2), (2.6, 85)], string)
        cord(legs, [(-1.4, 97.2), (-2.0, 94.0), (-3.2, 91.6), (-2.8, 88.8), (-3.6, 86.4)], string)
        if cargo:
            hemmed(legs, 8.6, 44, 13, 17, cloth, thread, seed=2.5)
            strip(legs, [(12.6, 60.6), (12.6, 44.8)], [(12.9, 60.6), (12.9, 44.8)], thread, .13, 30, 8)
        return
    loops(legs, [(x, 95.2) for x in (-15, -7.5, 7.5, 15)], cloth, thread)
    button(legs, 0, 97.2, metal("5b6066", .3), thread, .7, .12)
    for x in (3.0, 3.4):
        stitch(legs, curve2([(x, 95), (x, 86), (x - .8, 82.4), (.4, 83.2 - x)]), thread, seed=x)
    web = add_grain(fabric(shade(colour, .8), "plain", 7, .4, .6, name="web"), 12, .2)
    edge = CUTS[cut][3][0]
    inset = min(9.4, edge_at(outer, 46) - 14.8)
    for side in (1, -1):
        hemmed(legs, inset, 46, 13.2, 19, cloth, thread, side, lift=.24, seed=side + 3.5)
        flap(legs, inset - .2, 66.4, 13.6, 5.6, cloth, thread, side, .8, .4, side + 4.5)
        for k in (0, 1):
            x = inset + 3 + k * 4.6
            strip(legs, flip([(x, 60.5), (x, 46.6)], side), flip([(x + 1.6, 60.5), (x + 1.6, 46.6)], side), web, .34, 30, 10)
        seam(legs, flip([(3.0, 40), (12, 41.4), (edge - 2, 40)], side), thread, seed=side + 6)
        seam(legs, flip([(3.2, 27), (12, 26), (edge - 2.4, 27)], side), thread, seed=side + 7)
        stitch(legs, flip([(3.2, 39.2), (12, 40.5), (edge - 2.2, 39.2)], side), thread, seed=side + 8)
        strip(legs, flip([(inset + 2, 9), (inset + 2, 21)], side), flip([(inset + 11, 9), (inset + 11, 21)], side), cloth, .18, 30, 30, seed=side + 9)
