"""A folding pocket mask with valve in its hard case: colour of the case and of the mask."""
from families._face_mask import face_mask
from studio.curves import superellipse
from studio.cutting import cutout, turned
from studio.geometry import prism
from studio.labels import Label
from studio.materials import clear_plastic, plastic
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": -12, "elevation": 38, "lens": 85, "bounces": 8}, "detail": {"azimuth": 24, "elevation": 44, "lens": 85, "bounces": 8, "focus": (-3.2, -.8, 3.4, 7.3), "fill": 1.0}}


def shell(colour, lid):
    """Half of the case, open side up: a rounded dish with its rim."""
    hard, inside = plastic(colour, .32, .5, .2), plastic("d9dee2", .5)
    wide, long = 11.6, 13.4
    prism(superellipse(wide, long, 2.8), 0, 2.6, hard, .9, 7)
    prism(superellipse(wide - .9, long - .9, 2.8), 2.5, 2.66, inside if not lid else hard, .05, 3)
    cutout(superellipse(wide + .2, long + .2, 2.8), [superellipse(wide - .8, long - .8, 2.8)], .6, hard, .18, move(0, 0, 2.3))


def build(case="c8322f", mask="e3eff3", cushion="cfe3ec", valve="2f6fa8"):
    """case: the hard case; mask, cushion: the mask; valve: the one-way valve."""
    with Gathered() as base:
        shell(case, False)
    group(base, move(5.2, 4.6, 0) @ turn_z(-10))
    with Gathered() as lid:
        shell(case, True)
    group(lid, move(6.4, 12.6, 2.2) @ turn_z(-10) @ turn_x(72) @ move(0, 6.4, -2.4))
    with Gathered() as face:
        face_mask(9.2, 11.4, 4.4, mask, cushion)
        white = clear_plastic("f3f6f7", .55, .12)
        turned([(0, 5.4), (1.5, 5.4), (1.5, 6.4, .1), (1.15, 6.6), (1.15, 8.6, .08), (0, 8.6)], white)
        turned([(0, 5.9), (1.62, 5.9, .05), (1.62, 6.3, .05), (0, 6.3)], plastic(valve, .35))
        turned([(0, 0), (.45, 0), (.3, 1.6), (0, 1.6)], white, move(1.2, -1.4, 3.6) @ turn_x(50))
    group(face, move(-4.2, -.6, .3) @ turn_z(14))
    with Gathered() as filter_pack:
        sachet(7.0, 5.0, Label("One-way valve and filter", "", "", "", "2f6fa8", "9fc8e8", "plain", ""), .9, .5)
    group(filter_pack, move(5.0, 4.2, 2.7) @ turn_z(-4))
