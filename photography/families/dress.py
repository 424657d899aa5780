"""A healthcare dress lying flat: colour, trim, zip or buttons, pockets."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import fabric, plastic, shade
from studio.surfaces import soften, thicken
from studio.tailoring import back_collar, button, flip, hemmed, steady, strip, zip_front

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
COLLAR_IN, COLLAR_OUT = [(4.9, 95.6), (7.9, 102.5)], [(9.6, 93.6), (12.6, 96.6), (11.4, 101.6)]


def build(colour="1f2a4d", trim="f7f7f5", front="zip", breast_pocket=True, seed=3):
    """colour; trim: colour of collar and cuffs ("" as the dress); front: zip or buttons; breast_pocket; seed: other folds."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (SIDE, 1), (HEM, 0)]
    dress = steady(sew(mirrored([(V_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6), seed=seed, pressure=2.2, frames=36, step=1.6))
    cloth, thread = fabric(colour, "twill", 3.2, .5, .6), fabric(shade(colour, .72), "plain", 6, .3, .2, name="thread")
    edge = fabric(trim, "twill", 3.2, .35, .5, name="trim") if trim else cloth
    edge_thread = fabric(shade(trim, .86), "plain", 6, .3, .2, name="thread") if trim else thread
    dress.item.data.materials.append(cloth)
    thicken(soften(dress.item), .14)
    back_collar(dress, 7.7, 102.1, 100.6, edge, 3.4)
    for side in (1, -1):
        seam(dress, flip(ARMHOLE, side), cloth, .08, .10, seed=side)
        stitch(dress, flip([(x - .7, y) for x, y in ARMHOLE], side), thread, seed=side + 5)
        strip(dress, flip([(34.9, 85.0), (26.9, 78.3)], side), flip([(33.0, 87.6), (25.6, 81.2)], side), edge, .2, 24, 8, seed=side)
        strip(dress, flip(LAPEL_IN, side), flip(LAPEL_OUT, side), edge, .34, 36, 14, .16, .05, seed=side + 2)
        strip(dress, flip(COLLAR_IN, side), flip(COLLAR_OUT, side), edge, .62, 30, 14, .16, .05, seed=side + 3)
        stitch(dress, flip([(.9, 83.2), (5.5, 87.4), (9.5, 92.8)], side), edge_thread, .5, seed=side + 6)
        stitch(dress, flip([(9.8, 94.4), (12.0, 97.0), (10.9, 101.2)], side), edge_thread, .78, seed=side + 7)
        stitch(dress, flip([(28.9, 2.2), (14, 1.7), (0, 1.4)], side), thread, seed=side + 4)
        seam(dress, flip(curve2([(13.5, 80), (11.6, 66), (13.2, 53)]), side), cloth, .05, .08, seed=side + 8)
        hemmed(dress, 6.6, 35.5, 14.5, 16, cloth, thread, side, 1.2, 0, .3, seed=side + 1.5)
    if breast_pocket:
        hemmed(dress, 7.4, 71.5, 9.4, 10.6, cloth, thread, 1, 0, .9, .3, 2.5)
    if front == "zip":
        zip_front(dress, 83, 4, fabric(shade(colour, .8), "plain", 6, .3, .3, name="tape"), plastic(shade(colour, .62) if colour != "f7f7f5" else "d9dcdf", .35, name="teeth"), 81)
        for side in (1, -1):
            stitch(dress, flip([(1.5, 82), (1.5, 5)], side), thread, .2, seed=side + 9)
        return
    strip(dress, [(-1.7, 82.6), (-1.7, 1)], [(1.7, 82.6), (1.7, 1)], cloth, .16, 90, 8, .1, .02)
    for side in (1, -1):
        stitch(dress, flip([(1.35, 82), (1.35, 2)], side), thread, .3, seed=side + 9)
    disc = plastic(trim or shade(colour, 1.6), .3, .5, coat=.3, name="button")
    for k in range(8):
        button(dress, 0, 79.5 - 9.2 * k, disc, thread, .7, .3)
