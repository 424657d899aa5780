"""A healthcare tunic lying flat: women's with a revers collar, or men's with a stand collar; colour, trim, zip, pockets."""
from families import dress as d
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import fabric, plastic, shade
from studio.tailoring import cloth_of, collar, cuff, flip, hemmed, strip, thread_of, zip_front

VIEWS = {"front": {**LIGHT, "fill": .9}, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (1, 84, 2, 18), "fill": 1.0}}
FOOT = 29.0
SIDES = {"womens": [(22.3, 79.2), (20.6, 66), (23.4, 48), (26.4, FOOT)], "mens": [(23.4, 79.2), (23.6, 64), (24.2, 46), (25.2, FOOT)]}
FOLDS = [fold for fold in d.FOLDS if min(y for _, y in fold[0]) > FOOT + 12] + [([(-13, 20), (-11, 36), (-14, 54)], .8, 2.4), ([(9, 20), (8, 34), (3, 50)], .7, 2.4), ([(19, 20), (15, 38), (17, 60)], .9, 2.6)]


def build(colour="1f2a4d", trim="f7f7f5", cut="womens", seed=4):
    """colour; trim: colour of collar and cuffs ("" as the tunic); cut: womens or mens; seed: other folds."""
    side_line = curve2(SIDES[cut])
    foot = SIDES[cut][-1]
    rest = [(d.SHOULDER, 1), (d.SLEEVE_TOP, 1), (d.CUFF, 0), (d.UNDERARM + ([SIDES[cut][0]] if cut == "mens" else []), 1), (side_line, 1), ([foot, (0, FOOT - .8)], 0)]
    tunic = sew(mirrored([(d.V_NECK, 0)] + rest, 1.6), mirrored([(d.BACK_NECK, 0)] + rest, 1.6), seed=seed, pressure=2.2, frames=36, step=1.6, folds=FOLDS)
    cloth, thread = cloth_of(colour, "twill", 4.4, .3), thread_of(colour)
    edge, edge_thread = (cloth_of(trim, "twill", 4.4, name="trim"), thread_of(trim)) if trim else (cloth, thread)
    tunic.clothe(cloth)
    for side in (1, -1):
        seam(tunic, flip(d.ARMHOLE, side), thread, seed=side)
        stitch(tunic, flip([(x - .5, y) for x, y in d.ARMHOLE], side), thread, seed=side + 5)
        cuff(tunic, d.SLEEVE_TOP[::-1], d.UNDERARM, 3.2, edge, edge_thread, side, seed=side)
        strip(tunic, flip(d.LAPEL_IN, side), flip(curve2(d.LAPEL_OUT), side), edge, .16, 44, 24, seed=side + 2)
        stitch(tunic, flip(curve2([(.9, 83.3), (5.4, 87.5), (9.4, 92.9)]), side), edge_thread, .2, seed=side + 6)
        stitch(tunic, flip([(foot[0] - .8, FOOT + 2.2), (14, FOOT + 1.7), (0, FOOT + 1.4)], side), thread, seed=side + 4)
        if cut == "womens":
            seam(tunic, flip(curve2([(13.5, 80), (11.6, 66), (13.2, 53)]), side), thread, seed=side + 8)
        hemmed(tunic, 6.6, FOOT + 5.5, 14.0, 14.5, cloth, thread, side, 1.2, seed=side + 1.5)
    collar(tunic, d.FOLD, d.EDGE, d.BACK_NECK, edge, edge_thread, 1.4)
    hemmed(tunic, 7.4, 68, 9.4, 10.6, cloth, thread, 1, 0, .9, seed=2.5)
    zip_front(tunic, 83, FOOT + 2, fabric(shade(colour, .9), "plain", 6, .3, .3, name="tape"), plastic(shade(colour, .62), .35, name="teeth"), 81)
    for side in (1, -1):
        stitch(tunic, flip([(1.5, 82), (1.5, FOOT + 2.5)], side), thread, seed=side + 9)
