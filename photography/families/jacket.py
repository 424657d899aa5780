"""A long-sleeved jacket lying flat: soft-shell, or padded hi-vis with reflective bands."""
from families.scrub_top import LIGHT
from studio.garment import curve2, mirrored, seam, sew, stitch
from studio.materials import add_grain, fabric, metal, plastic, shade
from studio.surfaces import soften, thicken
from studio.tailoring import back_collar, button, flip, steady, strip, zip_front

VIEWS = {"front": LIGHT, "detail": {**LIGHT, "elevation": 62, "azimuth": 14, "focus": (2, 62, 2, 18), "fill": 1.0}}

SHOULDER = [(8.0, 76), (24, 71.5)]
SLEEVE_TOP = curve2([(24, 71.5), (31, 64), (37.5, 45), (43.5, 21)])
CUFF = [(43.5, 21), (34.0, 18.2)]
UNDERARM = curve2([(34.0, 18.2), (29.8, 38), (27.4, 49), (27.0, 50.4)])
SIDE = [(27.0, 50.4), (27.2, 28), (27.6, 0)]
ARMHOLE = curve2([(24, 71.5), (22.6, 63), (23.4, 56), (27.0, 51)], 10)
FRONT_NECK = [(0, 70.5), (5, 72.4), (8.0, 76)]
BACK_NECK = curve2([(0, 74.4), (5, 74.9), (8.0, 76)])


def reflective(jacket, inner, outer, silver, edge, seed, columns=60):
    """A band of reflective tape with its stitched edges."""
    strip(jacket, inner, outer, silver, .26, columns, 10, .1, .03, seed)
    stitch(jacket, [(x, y + .35) for x, y in inner], edge, .36, seed=seed)
    stitch(jacket, [(x, y - .35) for x, y in outer], edge, .36, seed=seed + 1)


def build(colour="1f2a4d", kind="softshell", lining="16181c", seed=6):
    """colour; kind: softshell or hivis; lining: colour seen at the neck; seed: other folds."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (SIDE, 1), ([SIDE[-1], (0, -.6)], 0)]
    jacket = steady(sew(mirrored([(FRONT_NECK, 0)] + rest, 1.6), mirrored([(BACK_NECK, 0)] + rest, 1.6), seed=seed, pressure=4.0, frames=36, step=1.6, stiffness=3.0))
    shiny = kind == "hivis"
    cloth = fabric(colour, "plain", 6, .16, .3, .55, .1) if shiny else fabric(colour, "twill", 5, .25, .35, .7, .2)
    thread = fabric(shade(colour, .8), "plain", 6, .3, .2, name="thread")
    jacket.item.data.materials.append(cloth)
    thicken(soften(jacket.item), .22)
    dark = fabric(lining, "plain", 6, .3, .4, name="lining")
    back_collar(jacket, 8.2, 76.2, 76.2, cloth, 3.6, 1.2)
    back_collar(jacket, 7.9, 76.0, 75.5, dark, 3.4, 1.5, 2.0)
    for side in (1, -1):
        strip(jacket, flip([(.4, 70.2), (5.2, 71.8), (8.4, 75.8)], side), flip([(.7, 76.4), (5.2, 77.4), (8.3, 78.9)], side), cloth, .9, 30, 14, .3, .05, side + 3)
        stitch(jacket, flip([(.8, 70.6), (5.2, 72.3), (8.2, 75.6)], side), thread, 1.1, seed=side)
        seam(jacket, flip(ARMHOLE, side), cloth, .1, .12, seed=side)
        stitch(jacket, flip([(x - .8, y) for x, y in ARMHOLE], side), thread, .16, seed=side + 5)
        stitch(jacket, flip([(26.8, 2.4), (0, 1.8)], side), thread, .16, seed=side + 7)
        strip(jacket, flip([(43.1, 22.2), (34.0, 19.4)], side), flip([(42.2, 26.4), (33.1, 23.8)], side), dark if shiny else cloth, .24, 24, 10, .18, .05, side + 8)
        seam(jacket, flip([(12.4, 25.5), (18.6, 12)], side), cloth, .2, .20, seed=side + 9)
        strip(jacket, flip([(13.2, 25.4), (19.4, 12)], side), flip([(14.2, 25.9), (20.4, 12.5)], side), dark, .2, 30, 5, .1, .02, side)
    teeth = plastic("17181b", .35, name="teeth")
    tape = fabric(shade(colour, .7) if not shiny else "2b2f33", "plain", 6, .3, .3, name="tape")
    zip_front(jacket, 70.6, 1.5, tape, teeth, 69.6)
    if not shiny:
        for side in (1, -1):
            seam(jacket, flip([(1.6, 57), (12, 58.6), (23.0, 59.4)], side), cloth, .1, .12, seed=side + 12)
        strip(jacket, [(7.4, 51.5), (7.4, 44.5)], [(8.6, 51.5), (8.6, 44.5)], dark, .26, 30, 6, .1, .02)
        tab = add_grain(plastic("24282c", .6), 12, .2)
        for side in (1, -1):
            strip(jacket, flip([(42.6, 24.8), (37.4, 23.2)], side), flip([(42.2, 26.9), (37.0, 25.3)], side), tab, .52, 16, 6, .16, .02, side)
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
            stitch(jacket, flip([(2.2, y), (10 if y > 30 else 12.4, y), (16.0 if y > 30 else 12.4, y), (22.6, y + .3)], side), thread, .16, seed=side + y)
    strip(jacket, [(-1.9, 69.8), (-1.9, 1.2)], [(2.3, 69.8), (2.3, 1.2)], cloth, .95, 80, 8, .2, .05)
    stitch(jacket, [(1.9, 69), (1.9, 2)], thread, 1.19)
    for k in range(6):
        button(jacket, .3, 66 - 11.6 * k, metal("9aa0a5", .25), thread, .65, 1.23)
