"""A short-sleeved shirt lying flat: pilot shirt with epaulettes and chest pockets, or polo shirt."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import plastic, shade
from studio.tailoring import button, cloth_of, collar, cuff, flap, flip, hemmed, strip, thread_of

VIEWS = {"front": {**LIGHT, "exposure": .24}, "detail": {**LIGHT, "exposure": .24, "elevation": 62, "azimuth": 14, "focus": (2, 60, 2, 16), "fill": 1.0}}

SHOULDER = [(8.0, 73.5), (23.5, 69)]
SLEEVE_TOP = curve2([(23.5, 69), (32, 63), (40, 54)])
CUFF = [(40, 54), (31.2, 46.8)]
UNDERARM = curve2([(31.2, 46.8), (27.4, 50.4), (26.0, 50.6), (25.4, 48.6)])
ARMHOLE = curve2([(23.5, 69), (22.4, 61.5), (23.0, 54), (25.4, 49)], 10)
SIDES = {"mens": [(25.4, 48.6), (25.2, 30), (25.6, 2)], "womens": [(25.4, 48.6), (21.6, 41), (19.2, 31), (21.6, 17), (25.6, 2)]}
# A woman's shirt is cut in at the waist by two long darts on either side of the buttons.
DART = [(9.6, 7.5), (8.6, 20), (8.2, 30), (9.4, 40), (11.4, 47)]
OPEN_NECK = [(0, 63.5), (4.4, 68.2), (8.0, 73.5)]
BACK_NECK = curve2([(0, 71.6), (5, 72.2), (8.0, 73.5)])
FOLD = [(.7, 64.2), (4.7, 69.0), (8.1, 73.8), (5.4, 75.5), (0, 76.1)]
EDGE = [(5.0, 57.6), (9.4, 64.8), (12.2, 71.8), (9.0, 76.6), (0, 77.4)]

FOLDS = [([(24, 48), (17, 41), (8, 33), (-2, 28)], .56, 1.9), ([(-24, 47), (-17, 39), (-11, 27), (-9, 10)], .62, 1.9), ([(25, 38), (16, 28), (4, 21), (-6, 19)], .43, 2),
         ([(-25, 32), (-17, 24), (-4, 17), (6, 15)], .43, 1.9), ([(10, -6), (11, 8), (16, 24)], .5, 2), ([(-4, -6), (-6, 8), (-4, 26)], .37, 1.9), ([(20, -4), (20, 10), (24, 26)], .37, 1.5),
         ([(-18, -4), (-17, 9), (-21, 24)], .43, 1.7), ([(22, 62), (29, 58), (38, 57)], .37, 1.4), ([(-22, 55), (-29, 57.5), (-38, 58)], .37, 1.4), ([(-20, 66), (-28, 64), (-35, 58)], .25, 1.2),
         ([(3, 62), (4, 48), (2, 30)], .31, 1.7), ([(-14, 64), (-5, 55), (-3, 40)], .28, 1.7), ([(19, 64), (18, 56), (22, 46)], .31, 1.4)]


def sheets(cut):
    """Front and back with a rounded tail."""
    side = curve2(SIDES[cut])
    foot = SIDES[cut][-1]
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (side, 1), (curve2([foot, (18, -1.2), (0, -2.4)]), 0)]
    return mirrored([(OPEN_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6)


def epaulette(shirt, cloth, thread, disc, side):
    """A buttoned strap on the shoulder."""
    strip(shirt, flip([(22.9, 67.6), (11.6, 70.9), (10.2, 69.4)], side), flip([(22.0, 62.9), (11.0, 66.4), (10.2, 69.3)], side), cloth, .2, 44, 18, seed=side + 5)
    stitch(shirt, flip([(22.2, 67.2), (11.7, 70.3), (10.8, 68.9), (11.2, 67.0), (21.6, 63.5)], side), thread, .24, seed=side + 6)
    button(shirt, side * 12.4, 68.6, disc, thread, .5, .22)


def build(colour="f7f7f5", kind="pilot", cut="mens", seed=5):
    """colour; kind: pilot or polo; cut: mens or womens; seed: other folds."""
    shirt = sew(*sheets(cut), seed=seed, pressure=2.2, frames=36, step=1.6, folds=FOLDS)
    cloth = cloth_of(colour, *(("plain", 7, .22, .4) if kind == "pilot" else ("knit", 8, .42, .7)))
    thread = thread_of(colour)
    shirt.clothe(cloth)
    for side in (1, -1):
        seam(shirt, flip(ARMHOLE, side), thread, seed=side)
        stitch(shirt, flip([(x - .5, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        stitch(shirt, flip(curve2([(25.2, 3.1), (18, -.1), (0, -1.4)]), side), thread, seed=side + 7)
        if cut == "womens":
            seam(shirt, flip(curve2(DART), side), thread, seed=side + 9)
            stitch(shirt, flip([(x - .6, y) for x, y in curve2(DART)], side), thread, seed=side + 11)
    disc = plastic("eeeeea" if kind == "pilot" else shade(colour, .8), .28, .5, coat=.4, name="button")
    low = -2.0 if kind == "pilot" else 49.5
    strip(shirt, [(-1.6, 63.6), (-1.6, low)], [(1.6, 63.6), (1.6, low)], cloth, .1, 160 if kind == "pilot" else 40, 14)
    for x in (-1.2, 1.2):
        stitch(shirt, [(x, 63), (x, low + .4)], thread, .14, seed=x)
    if kind == "polo":
        rib = cloth_of(shade(colour, .94), "knit", 5, .7, 1.0, name="rib")
        stitch(shirt, [(-1.2, low + .5), (1.2, low + .5)], thread, .14)
        stitch(shirt, [(-1.2, low + 2.4), (1.2, low + 2.4)], thread, .14)
        for k in range(3):
            button(shirt, 0, 62 - 4.3 * k, disc, thread, .5)
        collar(shirt, FOLD, [(6.2, 58.4), *EDGE[1:]], BACK_NECK, rib, thread)
        for side in (1, -1):
            cuff(shirt, SLEEVE_TOP[::-1], UNDERARM, 2.8, rib, thread, side, seed=side)
        return
    for k in range(8):
        button(shirt, 0, 61.5 - 8.0 * k, disc, thread, .5)
    collar(shirt, FOLD, EDGE, BACK_NECK, cloth, thread)
    for side in (1, -1):
        hemmed(shirt, 5.4, 41.6, 12.2, 13.8, cloth, thread, side, 0, .9, seed=side + 1.5)
        flap(shirt, 5.2, 56.2, 12.6, 4.8, cloth, thread, side, 1.3, seed=side + 2.5)
        button(shirt, side * 11.5, 51.6, disc, thread, .5, .22)
        epaulette(shirt, cloth, thread, disc, side)
        cuff(shirt, SLEEVE_TOP[::-1], UNDERARM, 2.6, cloth, thread, side, .07, side)
