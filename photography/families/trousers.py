"""Trousers lying flat: drawstring scrub trousers, with a cargo pocket or plain, or EMS trousers with fly, loops and thigh pockets."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import add_grain, fabric, metal, shade
from studio.surfaces import soften, thicken
from studio.tailoring import button, cord, flap, flip, hemmed, loops, steady, strip

VIEWS = {"front": {**LIGHT, "fill": .92}, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (0, 92, 2, 19), "fill": 1.0}}
CUTS = {"unisex": [(21.5, 101), (24.0, 88), (25.0, 74), (24.2, 40), (23.2, 0)], "mens": [(21.5, 101), (24.0, 88), (25.0, 74), (24.2, 40), (23.2, 0)],
        "womens": [(19, 101), (23.2, 87), (24.4, 76), (21.4, 42), (21.6, 0)]}
HEMS = {"unisex": 3.4, "mens": 3.4, "womens": 4.6}


def sheets(cut):
    """Front and back: waist, side, hem, inner leg."""
    side = curve2(CUTS[cut])
    top, foot = CUTS[cut][0], CUTS[cut][-1]
    inner = curve2([(HEMS[cut], 0), (2.4, 38), (1.0, 66), (0, 71.5)])
    rest = [(side, 1), ([foot, (HEMS[cut], 0)], 0), (inner, 1)]
    return mirrored([([(0, 99.6), (10, 100.2), top], 0)] + rest, 1.6), mirrored([([(0, 102.2), (12, 102.0), top], 0)] + rest, 1.6)


def build(colour="1f2a4d", kind="scrub", cut="unisex", cargo=False, seed=4):
    """colour; kind: scrub (drawstring) or ems; cut: unisex, mens or womens; cargo: a thigh pocket on scrub trousers; seed: other folds."""
    legs = steady(sew(*sheets(cut), seed=seed, pressure=2.2, frames=36, step=1.6))
    cloth = fabric(colour, "twill" if kind == "scrub" else "plain", 3.2, .5, .6)
    thread = fabric(shade(colour, .72) if kind == "scrub" else shade(colour, 1.10), "plain", 6, .3, .2, name="thread")
    legs.item.data.materials.append(cloth)
    thicken(soften(legs.item), .14)
    reach = CUTS[cut][0][0]
    wide = 3.6 if kind == "scrub" else 4.4
    strip(legs, [(-reach + .4, 100.4), (0, 99.2), (reach - .4, 100.4)], [(-reach + .1, 100.4 - wide), (0, 99.2 - wide), (reach - .1, 100.4 - wide)], cloth, .2, 90, 8, .14, .05)
    for drop in ((.6, wide - .4) if kind == "scrub" else (.5, wide - .3)):
        stitch(legs, [(-reach + .6, 100.4 - drop), (0, 99.2 - drop), (reach - .6, 100.4 - drop)], thread, .34, seed=drop)
    seam(legs, [(0, 95.4), (.1, 84), (0, 72.4)], cloth, .06, .10)
    for side in (1, -1):
        stitch(legs, flip([(.7, 95), (.8, 84), (.9, 73.5)], side), thread, .12, seed=side + 2)
        stitch(legs, flip([(CUTS[cut][-1][0] - .7, 2.3), (HEMS[cut] + .5, 2.3)], side), thread, .13, seed=side + 3)
        seam(legs, flip([(reach - 5.2, 95.6), (reach - 3.6, 90), (reach + .9, 82)], side), cloth, .12, .12, seed=side + 4)
        stitch(legs, flip([(reach - 6.0, 95.6), (reach - 4.4, 89.6), (reach + .4, 81)], side), thread, .14, seed=side + 5)
    if kind == "scrub":
        string = fabric("f3f3f0" if colour not in ("f7f7f5",) else "d9dcdf", "knit", 9, .4, .5, name="cord")
        cord(legs, [(1.4, 97.2), (2.4, 94.6), (2.0, 91.4), (3.0, 88.2), (2.6, 85)], string)
        cord(legs, [(-1.4, 97.2), (-2.0, 94.0), (-3.2, 91.6), (-2.8, 88.8), (-3.6, 86.4)], string)
        if cargo:
            hemmed(legs, 8.6, 44, 13, 17, cloth, thread, 1, 0, 0, .34, 2.5)
            strip(legs, [(12.6, 60.6), (12.6, 44.8)], [(12.9, 60.6), (12.9, 44.8)], thread, .5, 30, 3, .06, .02)
        return
    loops(legs, [(x, 95.2) for x in (-15, -7.5, 7.5, 15)], cloth, thread)
    button(legs, 0, 97.2, metal("5b6066", .3), thread, .75, .36)
    stitch(legs, [(2.9, 95), (2.9, 86), (1.9, 82.6), (.3, 80.6)], thread, .14)
    web = add_grain(fabric(shade(colour, .8), "plain", 7, .4, .6, name="web"), 12, .2)
    edge = CUTS[cut][3][0]
    for side in (1, -1):
        hemmed(legs, 9.4, 46, 13.2, 19, cloth, thread, side, 0, 0, .4, side + 3.5)
        flap(legs, 9.2, 66.4, 13.6, 5.6, cloth, thread, side, .8, .66, side + 4.5)
        for k in (0, 1):
            x = 12.4 + k * 4.6
            strip(legs, flip([(x, 60.5), (x, 46.6)], side), flip([(x + 1.6, 60.5), (x + 1.6, 46.6)], side), web, .58, 30, 5, .1, .02)
        seam(legs, flip([(3.0, 40), (12, 41.4), (edge - 2, 40)], side), cloth, .08, .10, seed=side + 6)
        seam(legs, flip([(3.2, 27), (12, 26), (edge - 2.4, 27)], side), cloth, .08, .10, seed=side + 7)
        stitch(legs, flip([(3.2, 39.2), (12, 40.5), (edge - 2.2, 39.2)], side), thread, .14, seed=side + 8)
        strip(legs, flip([(11.4, 9), (11.4, 21)], side), flip([(20.4, 9), (20.4, 21)], side), cloth, .32, 30, 30, .12, .05, side + 9)
