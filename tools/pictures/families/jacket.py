"""A long-sleeved jacket lying flat: soft-shell, or padded hi-vis with reflective bands."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import add_grain, fabric, metal, plastic, shade
from studio.tailoring import button, cuff, flip, strip, zip_front, zip_line

VIEWS = {"front": LIGHT, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (2, 62, 2, 18), "fill": 1.0}}

SHOULDER = [(8.0, 76), (24, 71.5)]
SLEEVE_TOP = curve2([(24, 71.5), (31, 64), (37.5, 45), (43.5, 21)])
CUFF = [(43.5, 21), (34.0, 18.2)]
UNDERARM = curve2([(34.0, 18.2), (29.8, 38), (27.4, 49), (27.0, 50.4)])
SIDE = [(27.0, 50.4), (27.2, 28), (27.6, 0)]
ARMHOLE = curve2([(24, 71.5), (22.6, 63), (23.4, 56), (27.0, 51)], 10)
FRONT_NECK = [(0, 70.5), (5, 72.4), (8.0, 76)]
BACK_NECK = curve2([(0, 74.4), (5, 74.9), (8.0, 76)])
FOLDS = [([(25, 51), (17, 46), (7, 40)], 1.1, 2.2), ([(-26, 50), (-17, 43), (-10, 32)], 1.2, 2.3), ([(26, 34), (15, 27), (4, 24)], 1.0, 2.3), ([(-27, 28), (-16, 22), (-3, 20)], 1.0, 2.2),
         ([(24, 62), (29, 60), (36, 60)], .95, 1.6), ([(27, 50), (33, 48), (41, 49)], 1.05, 1.6), ([(29, 40), (35, 41), (42, 38)], 1.05, 1.5), ([(31, 31), (36, 30), (43, 33)], .85, 1.4),
         ([(-24, 58), (-29, 60), (-36, 58)], .95, 1.6), ([(-27, 48), (-33, 50), (-41, 47)], 1.05, 1.6), ([(-29, 39), (-35, 38), (-42, 41)], 1.05, 1.5), ([(-31, 29), (-36, 32), (-43, 30)], .85, 1.4),
         ([(-10, -6), (-9, 12), (-13, 34)], .8, 2.3), ([(12, -6), (13, 9), (8, 28)], .8, 2.2), ([(21, -6), (22, 12), (18, 32)], .65, 1.9), ([(-21, -6), (-20, 10), (-17, 28)], .65, 1.9),
         ([(15, 68), (10, 56), (6, 42)], .6, 1.9), ([(-15, 68), (-11, 54), (-12, 40)], .6, 1.9)]


def reflective(jacket, inner, outer, silver, edge, seed, columns=60):
    """A band of reflective tape with its stitched edges."""
    strip(jacket, inner, outer, silver, .05, columns, 14, seed=seed)
    stitch(jacket, [(x, y + .35) for x, y in inner], edge, .07, seed=seed)
    stitch(jacket, [(x, y - .35) for x, y in outer], edge, .07, seed=seed + 1)


def build(colour="1f2a4d", kind="softshell", lining="16181c", seed=6):
    """colour; kind: softshell or hivis; lining: colour seen at the neck; seed: other folds."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (SIDE, 1), ([SIDE[-1], (0, -.6)], 0)]
    jacket = sew(mirrored([(FRONT_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6), seed=seed, pressure=4.0, frames=36, step=1.6, stiffness=3.0, folds=FOLDS)
    shiny = kind == "hivis"
    cloth = fabric(colour, "plain", 6, .16, .3, .55, .1) if shiny else fabric(colour, "twill", 5, .25, .35, .7, .2)
    thread = fabric(shade(colour, 1.12 if colour < "8" else .7), "plain", 6, .3, .2, name="thread")
    jacket.clothe(cloth, .14)
    dark = fabric(lining, "plain", 6, .3, .4, name="lining")
    whole = lambda half: curve2([(-x, y) for x, y in half[:0:-1]] + half)
    strip(jacket, whole([(0, 75), (5, 75.6), (8.7, 77)]), whole([(0, 80.9), (5.4, 80.5), (9.0, 79.2)]), cloth, .5, 60, 24)
    strip(jacket, whole([(0, 75), (5, 75.6), (8.4, 77)]), whole([(0, 80.3), (5.4, 79.9), (8.6, 78.8)]), dark, .6, 60, 24)
    strip(jacket, whole([(0, 70.0), (5, 71.7), (8.7, 75.7)]), whole([(0, 76.0), (5.2, 77.0), (9.1, 79.2)]), cloth, .95, 80, 30)
    stitch(jacket, whole([(0, 75.6), (5.2, 76.6), (8.7, 78.7)]), thread, .99)
    stitch(jacket, whole([(0, 70.4), (5, 72.1), (8.4, 76.0)]), thread, .99)
    for side in (1, -1):
        seam(jacket, flip(ARMHOLE, side), cloth, .0, .07, seed=side)
        stitch(jacket, flip([(x - .6, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        stitch(jacket, flip([(26.8, 2.4), (0, 1.8)], side), thread, seed=side + 7)
        cuff(jacket, SLEEVE_TOP[::-1], UNDERARM, 4.2, dark if shiny else cloth, thread, side, .12, side + 8)
        seam(jacket, flip([(12.4, 25.5), (18.6, 12)], side), cloth, .04, .14, seed=side + 9)
        strip(jacket, flip([(13.2, 25.4), (19.4, 12)], side), flip([(14.2, 25.9), (20.4, 12.5)], side), dark, .06, 30, 10, seed=side)
    teeth = plastic("17181b", .35, name="teeth")
    tape = fabric(shade(colour, .7) if not shiny else "2b2f33", "plain", 6, .3, .3, name="tape")
    zip_line(jacket, 70.6, 1.5, tape, teeth)
    zip_front(jacket, 75.9, 69.9, tape, teeth, lift=.99)
    if not shiny:
        for side in (1, -1):
            seam(jacket, flip([(1.6, 57), (12, 58.6), (23.0, 59.4)], side), cloth, .0, .07, seed=side + 12)
        strip(jacket, [(7.4, 51.5), (7.4, 44.5)], [(8.6, 51.5), (8.6, 44.5)], dark, .06, 30, 10)
        tab = add_grain(plastic("24282c", .6), 12, .2)
        for side in (1, -1):
            strip(jacket, flip([(42.6, 24.8), (37.4, 23.2)], side), flip([(42.2, 26.9), (37.0, 25.3)], side), tab, .22, 20, 12, seed=side)
        return
    silver = add_grain(metal("c9cdd0", .42, "tape"), 26, .25, .01)
    edge = fabric("b9bec2", "plain", 6, .3, .2, name="edge")
    for side in (1, -1):
        for y in (14.5, 32):
            reflective(jacket, flip([(1.4, y), (14, y), (27.0, y)], side), flip([(1.4, y + 5), (14, y + 5), (27.0, y + 5)], side), silver, edge, side + y)
        reflective(jacket, flip([(10.2, 37.2), (10.4, 56), (10.8, 74.6)], side), flip([(15.2, 37.2), (15.4, 56), (15.8, 73.2)], side), silver, edge, side + 3)
        for low, high in (((32.1, 29.5), (40.4, 31.9)), ((29.8, 41.8), (37.4, 44.2))):
            rise = 4.8
            reflective(jacket, flip([low, high], side), flip([(low[0] - 1.1, low[1] + rise), (high[0] - 1.3, high[1] + rise)], side), silver, edge, side + low[1], 24)
        for y in (25, 52):
            stitch(jacket, flip([(2.2, y), (10 if y > 30 else 12.4, y), (16.0 if y > 30 else 12.4, y), (22.6, y + .3)], side), thread, seed=side + y)
    strip(jacket, [(-1.9, 69.8), (-1.9, 1.2)], [(2.3, 69.8), (2.3, 1.2)], cloth, .3, 140, 20)
    stitch(jacket, [(1.9, 69), (1.9, 2)], thread, .34)
    for k in range(6):
        button(jacket, .3, 66 - 11.6 * k, metal("9aa0a5", .25), thread, .65, .3)
