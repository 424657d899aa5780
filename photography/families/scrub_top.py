"""A V-neck scrub top lying flat: colour, stitching, pockets, and a longer, shaped cut for women."""
from studio.garment import curve2, mirrored, patch, seam, sew, stitch
from studio.materials import fabric, shade
from studio.surfaces import soften, thicken

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


def sheets(fit):
    """Front and back of the pattern."""
    rest = [(SHOULDER, 1), (SLEEVE_TOP, 1), (CUFF, 0), (UNDERARM, 1), (curve2(SIDES[fit]), 1), ([(28.4 if fit == "unisex" else 28.0, 0), (0, -.8)], 0)]
    return mirrored([(V_NECK, 0)] + rest, 1.15), mirrored([(BACK_NECK, 0)] + rest, 1.15)


def pocket(top, cloth, thread, x, y, width, height, slope=0.0, side=1, seed=1.0):
    """A patch pocket with its hem; slope lowers the outer end of its opening."""
    patch(top, lambda u, v: (side * (x + width * u), y + height * v - slope * u * v), cloth, .3, seed=seed)
    for line in ([(side * (x + .5), y + height - .3), (side * (x + .5), y + .5), (side * (x + width - .5), y + .5), (side * (x + width - .5), y + height - slope - .3)],
                 [(side * x, y + height - 2.1), (side * (x + width), y + height - slope - 2.1)]):
        stitch(top, line, thread, .44, seed=seed)


def build(colour="1f6f78", trim=None, fit="unisex", chest_pocket=True, hip_pockets=True, seed=3):
    """colour of the cloth; trim: colour of neck band and pockets' cloth; fit: unisex or womens; pockets; seed: other folds."""
    top = sew(*sheets(fit), seed=seed)
    cloth = fabric(colour, "twill", 3.2, .34, .6)
    band = fabric(trim, "twill", 3.2, .34, .6) if trim else cloth
    thread = fabric(shade(colour, .72), "plain", 6, .3, .2, name="thread")
    top.item.data.materials.append(cloth)
    thicken(soften(top.item), .14)
    for side in (1, -1):
        flip = lambda line: [(side * x, y) for x, y in line]
        seam(top, flip(ARMHOLE), cloth, .08, .10, seed=side)
        stitch(top, flip([(x - .7, y) for x, y in ARMHOLE]), thread, seed=side + 5)
        stitch(top, flip([(40.6, 55.2), (33.2, 47.2)]), thread, seed=side + 2)
        seam(top, flip([(9.4, 70.4), (24.0, 66.9)]), cloth, .06, .08, seed=side + 3)
        stitch(top, flip([(27.6, 2.2), (14, 1.9), (0, 1.4)]), thread, seed=side + 4)
        patch(top, lambda u, v: (side * (8.5 * u * (1 - v) + 10.4 * u * v), (55.7 + 14.9 * u) * (1 - v) + (52.4 + 17.7 * u) * v),
              band, .2, 40, 8, .12, .03, seed=side)
        stitch(top, flip([(0, 52.9), (10.2, 70.9)]), thread, .36, seed=side + 6)
        if hip_pockets:
            pocket(top, band, thread, 7.5, 4.2, 16.6, 18.5, 5.5, side, seed=side + 1.5)
    if chest_pocket:
        pocket(top, band, thread, 6.5, 33.5, 12.5, 14.5, 0, 1, 2.5)
