"""A healthcare dress lying flat: colour, trim, zip or buttons, pockets."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import fabric, plastic, shade
from studio.tailoring import button, cloth_of, collar, cuff, flip, hemmed, strip, thread_of, zip_front

VIEWS = {"front": {**LIGHT, "fill": .92}, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (1, 84, 2, 18), "fill": 1.0}}

SHOULDER = [(7.5, 102), (20.5, 98)]
SLEEVE_TOP = curve2([(20.5, 98), (28.5, 92.6), (35.5, 84)])
CUFF = [(35.5, 84), (27.4, 77.4)]
UNDERARM = curve2([(27.4, 77.4), (24.2, 80.8), (22.8, 81), (22.3, 79.2)])
SIDE = curve2([(22.3, 79.2), (20.4, 66), (24.6, 49), (27.0, 24), (29.6, 0)])
HEM = [(29.6, 0), (0, -.8)]
ARMHOLE = curve2([(20.5, 98), (19.2, 91), (19.8, 84), (22.3, 79.6)], 10)
V_NECK = [(0, 84), (7.5, 102)]
BACK_NECK = curve2([(0, 99.8), (4.8, 100.3), (7.5, 102)])
LAPEL_IN, LAPEL_OUT = [(.15, 82.6), (5.3, 96.4)], [(.3, 82.2), (5.6, 86.6), (10.2, 92.8)]
FOLD = [(4.9, 95.2), (6.6, 99.2), (7.8, 102.3), (5.2, 104.0), (0, 104.6)]
EDGE = [(9.7, 93.4), (12.3, 97.2), (11.9, 101.4), (8.6, 105.2), (0, 105.9)]
FOLDS = [([(-21, 79), (-14, 73), (-8, 64), (-6, 52)], .72, 1.8), ([(22, 78), (15, 70), (6, 62), (-2, 56)], .64, 1.9), ([(-21, 64), (-12, 62), (3, 65)], .56, 1.6), ([(21, 62), (11, 58), (-4, 60)], .56, 1.5),
         ([(-13, -8), (-11, 14), (-15, 48)], .96, 2.6), ([(-25, -8), (-22, 10), (-22, 30)], .64, 1.9), ([(-3, -8), (-5, 20), (-14, 52)], .8, 2.8), ([(9, -8), (8, 14), (3, 34)], .72, 2.4),
         ([(19, -8), (15, 18), (17, 56)], 1.04, 2.8), ([(25, 6), (19, 24), (6, 40)], .64, 2.2), ([(19, 92), (25, 89), (34, 88)], .64, 1.4), ([(-18, 87), (-25, 88.5), (-34, 88)], .64, 1.4), ([(15, 96), (14, 86), (17, 74)], .56, 1.6)]


def build(colour="1f2a4d", trim="f7f7f5", front="zip", breast_pocket=True, seed=3):
    """colour; trim: colour of collar and cuffs ("" as the dress); front: zip or buttons; breast_pocket; seed: other folds."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (SIDE, 1), (HEM, 0)]
    dress = sew(mirrored([(V_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6), seed=seed, pressure=2.2, frames=36, step=1.6, folds=FOLDS)
    cloth, thread = cloth_of(colour, "twill", 4.4, .3), thread_of(colour)
    edge, edge_thread = (cloth_of(trim, "twill", 4.4, name="trim"), thread_of(trim)) if trim else (cloth, thread)
    dress.clothe(cloth)
    for side in (1, -1):
        seam(dress, flip(ARMHOLE, side), thread, seed=side)
        stitch(dress, flip([(x - .5, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        cuff(dress, SLEEVE_TOP[::-1], UNDERARM, 3.2, edge, edge_thread, side, seed=side)
        strip(dress, flip(LAPEL_IN, side), flip(curve2(LAPEL_OUT), side), edge, .16, 44, 24, seed=side + 2)
        stitch(dress, flip(curve2([(.9, 83.3), (5.4, 87.5), (9.4, 92.9)]), side), edge_thread, .2, seed=side + 6)
        stitch(dress, flip([(28.9, 2.2), (14, 1.7), (0, 1.4)], side), thread, seed=side + 4)
        seam(dress, flip(curve2([(13.5, 80), (11.6, 66), (13.2, 53)]), side), thread, seed=side + 8)
        hemmed(dress, 6.6, 35.5, 14.5, 16, cloth, thread, side, 1.2, seed=side + 1.5)
    collar(dress, FOLD, EDGE, BACK_NECK, edge, edge_thread, 1.4)
    if breast_pocket:
        hemmed(dress, 7.4, 71.5, 9.4, 10.6, cloth, thread, 1, 0, .9, seed=2.5)
    if front == "zip":
        zip_front(dress, 83, 4, fabric(shade(colour, .9), "plain", 6, .3, .3, name="tape"), plastic(shade(colour, .62) if colour != "f7f7f5" else "d9dcdf", .35, name="teeth"), 81)
        for side in (1, -1):
            stitch(dress, flip([(1.5, 82), (1.5, 5)], side), thread, seed=side + 9)
        return
    strip(dress, [(-1.7, 82.6), (-1.7, 1)], [(1.7, 82.6), (1.7, 1)], cloth, .08, 160, 14)
    for side in (1, -1):
        stitch(dress, flip([(1.35, 82), (1.35, 2)], side), thread, .12, seed=side + 9)
    disc = plastic(trim or shade(colour, 1.6), .3, .5, coat=.3, name="button")
    for k in range(8):
        button(dress, 0, 79.5 - 9.2 * k, disc, thread, .62)
