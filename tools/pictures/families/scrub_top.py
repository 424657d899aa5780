"""A V-neck scrub top lying flat: colour, stitching, pockets, and a longer, shaped cut for women."""
from studio.garment import curve2, mirrored, patch, seam, sew, stitch
from studio.tailoring import cloth_of, flip, hemmed, thread_of

LIGHT = {"azimuth": 0, "elevation": 84, "lens": 100, "key_azimuth": -58, "key_elevation": 22, "key_size": 1.6, "key": 2.5,
         "fill_light": .3, "dome": .58, "exposure": .2}
VIEWS = {"front": LIGHT, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (2, 58, 2, 17), "fill": 1.0}}

SLEEVE_TOP = curve2([(24.5, 67.6), (34, 61.5), (42.5, 53.5)])
CUFF = [(42.5, 53.5), (34.5, 45.6)]
UNDERARM = curve2([(34.5, 45.6), (29.2, 50.2), (27.2, 50.4), (26.6, 48.2)])
ARMHOLE = curve2([(24.5, 67.6), (23.4, 60), (24.2, 53), (26.6, 48.6)], 10)
SHOULDER = [(8.6, 71.5), (24.5, 67.6)]
V_NECK = [(0, 55.5), (8.6, 71.5)]
BACK_NECK = curve2([(0, 69.2), (5.5, 69.8), (8.6, 71.5)])
SIDES = {"unisex": [(26.6, 48.2), (26.4, 30), (27.2, 14), (28.4, 0)], "womens": [(26.6, 48.2), (24.6, 34), (25.2, 18), (28.0, 0)]}

FOLDS = [([(25, 48), (17, 38), (8, 24), (4, 8)], .45, 2.0), ([(-25, 47), (-18, 40), (-7, 34), (4, 31)], .5, 2.0), ([(-26, 32), (-17, 24), (-6, 20)], .4, 1.9), ([(14, -6), (13, 8), (18, 26)], .5, 2.1),
         ([(-5, -6), (-6, 10), (-3, 28)], .45, 2.1), ([(23, 60), (31, 57), (41, 56)], .45, 1.5), ([(-24, 55), (-31, 56), (-40, 54)], .45, 1.5), ([(-15, 66), (-9, 52), (-7, 38)], .35, 1.8)]


def sheets(fit):
    """Front and back of the pattern."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (curve2(SIDES[fit]), 1), ([(28.4 if fit == "unisex" else 28.0, 0), (0, -.8)], 0)]
    return mirrored([(V_NECK, 0)] + rest, 1.15), mirrored([(BACK_NECK, 0)] + rest, 1.15)


def build(colour="1f6f78", trim=None, fit="unisex", chest_pocket=True, hip_pockets=True, seed=3):
    """colour of the cloth; trim: colour of neck band and pockets' cloth; fit: unisex or womens; pockets; seed: other folds."""
    top = sew(*sheets(fit), seed=seed, folds=FOLDS)
    cloth, thread = cloth_of(colour), thread_of(colour)
    band = cloth_of(trim) if trim else cloth
    top.clothe(cloth)
    for side in (1, -1):
        seam(top, flip(ARMHOLE, side), thread, seed=side)
        stitch(top, flip([(x - .5, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        stitch(top, flip([(40.6, 55.2), (33.2, 47.2)], side), thread, seed=side + 2)
        seam(top, flip([(9.4, 70.4), (24.0, 66.9)], side), thread, seed=side + 3)
        stitch(top, flip([(27.6, 2.2), (14, 1.9), (0, 1.4)], side), thread, seed=side + 4)
        patch(top, lambda u, v: (side * (8.5 * u * (1 - v) + 10.4 * u * v), (55.7 + 14.9 * u) * (1 - v) + (52.4 + 17.7 * u) * v),
              band, .1, 60, 12, seed=side)
        stitch(top, flip([(.1, 53.1), (10.1, 70.7)], side), thread, .13, seed=side + 6)
        if hip_pockets:
            hemmed(top, 7.5, 4.2, 16.6, 18.5, band, thread, side, 5.5, seed=side + 1.5)
    if chest_pocket:
        hemmed(top, 6.5, 33.5, 12.5, 14.5, band, thread, seed=2.5)
