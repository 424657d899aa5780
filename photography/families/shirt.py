"""A short-sleeved shirt lying flat: pilot shirt with epaulettes and chest pockets, or polo shirt."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import fabric, plastic, shade
from studio.surfaces import soften, thicken
from studio.tailoring import back_collar, button, flap, flip, hemmed, steady, strip

VIEWS = {"front": LIGHT, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (2, 60, 2, 16), "fill": 1.0}}

SHOULDER = [(8.0, 73.5), (23.5, 69)]
SLEEVE_TOP = curve2([(23.5, 69), (32, 63), (40, 54)])
CUFF = [(40, 54), (31.2, 46.8)]
UNDERARM = curve2([(31.2, 46.8), (27.4, 50.4), (26.0, 50.6), (25.4, 48.6)])
ARMHOLE = curve2([(23.5, 69), (22.4, 61.5), (23.0, 54), (25.4, 49)], 10)
SIDES = {"mens": [(25.4, 48.6), (25.2, 30), (25.6, 2)], "womens": [(25.4, 48.6), (22.4, 32), (24.0, 14), (25.8, 2)]}
OPEN_NECK = [(0, 63.5), (4.4, 68.2), (8.0, 73.5)]
BACK_NECK = curve2([(0, 71.6), (5, 72.2), (8.0, 73.5)])


def sheets(cut):
    """Front and back with a rounded tail."""
    side = curve2(SIDES[cut])
    foot = SIDES[cut][-1]
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (side, 1), (curve2([foot, (18, -1.2), (0, -2.4)]), 0)]
    return mirrored([(OPEN_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6)


def collar(shirt, cloth, thread, spread):
    """Two collar points and the part behind the neck."""
    back_collar(shirt, 8.2, 73.6, 72.2, cloth, 3.8)
    for side in (1, -1):
        strip(shirt, flip([(.5, 64.2), (4.9, 68.4), (8.6, 73.8)], side), flip([(5.0 + spread, 57.6), (9.8 + spread * .5, 65.0), (12.4, 73.4)], side), cloth, .6, 30, 16, .18, .05, side + 3)
        stitch(shirt, flip([(1.5, 63.6), (5.0 + spread, 58.3), (9.5 + spread * .5, 65.2), (11.9, 73)], side), thread, .8, seed=side + 4)


def epaulette(shirt, cloth, thread, disc, side):
    """A buttoned strap on the shoulder."""
    strip(shirt, flip([(22.9, 67.6), (11.6, 70.9), (10.2, 69.4)], side), flip([(22.0, 62.9), (11.0, 66.4), (10.2, 69.3)], side), cloth, .62, 36, 12, .2, .03, side + 5)
    stitch(shirt, flip([(22.2, 67.2), (11.7, 70.3), (10.8, 68.9), (11.2, 67.0), (21.6, 63.5)], side), thread, .84, seed=side + 6)
    button(shirt, side * 12.4, 68.6, disc, thread, .6, .86)


def build(colour="f7f7f5", kind="pilot", cut="mens", seed=5):
    """colour; kind: pilot or polo; cut: mens or womens; seed: other folds."""
    shirt = steady(sew(*sheets(cut), seed=seed, pressure=2.2, frames=36, step=1.6))
    weave = ("plain", 5, .22, .4) if kind == "pilot" else ("knit", 8, .42, .7)
    cloth = fabric(colour, *weave)
    thread = fabric(shade(colour, .84 if kind == "pilot" else .7), "plain", 6, .3, .2, name="thread")
    shirt.item.data.materials.append(cloth)
    thicken(soften(shirt.item), .12)
    for side in (1, -1):
        seam(shirt, flip(ARMHOLE, side), cloth, .08, .10, seed=side)
        stitch(shirt, flip([(x - .7, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        stitch(shirt, flip([(25.0, 3.4), (18, .4), (0, -.9)], side), thread, seed=side + 7)
    disc = plastic("f4f4f2" if kind == "pilot" else shade(colour, .8), .28, .5, coat=.4, name="button")
    low = 0 if kind == "pilot" else 49.5
    strip(shirt, [(-1.7, 63.6), (-1.7, low)], [(1.7, 63.6), (1.7, low)], cloth, .2, 90 if kind == "pilot" else 24, 8, .14, .02)
    for x in (-1.3, 1.3):
        stitch(shirt, [(x, 63), (x, low + .6)], thread, .38, seed=x)
    if kind == "polo":
        rib = fabric(shade(colour, .94), "knit", 5, .7, 1.0, name="rib")
        stitch(shirt, [(-1.4, low + .5), (1.4, low + .5)], thread, .4)
        stitch(shirt, [(-1.4, low + 2.4), (1.4, low + 2.4)], thread, .4)
        for k in range(3):
            button(shirt, 0, 62 - 4.3 * k, disc, thread, .55, .4)
        collar(shirt, rib, thread, 1.2)
        for side in (1, -1):
            strip(shirt, flip([(39.4, 54.9), (30.6, 47.6)], side), flip([(37.6, 57.0), (29.0, 49.8)], side), rib, .2, 30, 8, .14, .03, side)
        return
    for k in range(8):
        button(shirt, 0, 61.5 - 8.0 * k, disc, thread, .6, .4)
    collar(shirt, cloth, thread, 0)
    for side in (1, -1):
        hemmed(shirt, 5.4, 41.6, 12.2, 13.8, cloth, thread, side, 0, .9, .3, side + 1.5)
        flap(shirt, 5.2, 56.2, 12.6, 4.8, cloth, thread, side, 1.3, .56, side + 2.5)
        button(shirt, side * 11.5, 51.6, disc, thread, .55, .8)
        epaulette(shirt, cloth, thread, disc, side)
        strip(shirt, flip([(39.4, 54.9), (30.6, 47.6)], side), flip([(37.4, 57.2), (28.9, 50.0)], side), cloth, .18, 24, 8, .12, .03, side)
        stitch(shirt, flip([(37.6, 56.9), (29.2, 49.9)], side), thread, .34, seed=side + 9)
