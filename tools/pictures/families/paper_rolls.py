"""Paper goods by the case: centrefeed rolls, toilet rolls, folded hand towels, sacks on a roll, with their carton; colour, size."""
import math

from mathutils import Vector

from studio.designs import Print, box_of
from studio.materials import fabric, plastic
from studio.packaging import folded
from studio.placing import Gathered, group, move, turn_z
from studio.rings import lay_roll, wound
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 24, "elevation": 24, "lens": 80, "cutout": True}}


def sheet_out(kind, outer, width, paper):
    """The end of a standing roll: drawn from the middle (centre) or hanging from the rim, a hand's length of it."""
    if kind == "centre":
        def twist(u, v):
            a = 2 * math.pi * u
            r = 1.0 + 2.6 * v ** 1.4
            fold = 1 + .4 * math.sin(a * 3 + 2 * v) + .2 * ripple(math.cos(a) * 2, v * 3, math.sin(a) * 2, 3)
            return Vector((r * fold * math.cos(a) + 2 * v * v, r * fold * math.sin(a) * .7, width - 1 + 4.5 * v))
        grid_surface(120, 40, twist, paper, closed=True, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .05
    else:
        def tail(u, v):
            a = -math.pi * .5 - .5 + u * .62
            r = outer + .04 + .9 * u ** 3
            return Vector((r * math.cos(a), r * math.sin(a), .04 + v * (width - .08)))
        grid_surface(40, 6, tail, paper, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .04


def build(kind="centre", sheet="3f7fd0", outer=9.5, inner=3.0, width=19, rolls=3, box=(40, 30, 40), weave="crepe", card="d9c9ab", **printing):
    """kind: centre (centrefeed), toilet, towels (folded), sacks; colour of the sheets; radii and width of a roll in cm; rolls shown; box in cm or null."""
    front = 0
    if box:
        box_of(*box, Print(paper=printing.pop("paper", "d9c3a0" if kind != "sacks" else "e9e4da"), **printing))
        front = -box[1] / 2
    paper = fabric(sheet, weave, 3.5, .3, .8) if kind != "sacks" else plastic(sheet, .24, .5, .3, name="polythene")
    sides = fabric(sheet, "nonwoven", 3, .2, .4) if kind != "sacks" else paper
    stand = lambda: wound(outer, inner, width, paper, card, 16, sides, .25)
    if kind == "towels":
        for k, (shift, turn) in enumerate(((0, -8), (4, 7))):
            group(folded(23, 10.5, 14, .42, paper, 2 + k), move((box[0] if box else 0) * .34 + shift, front - 11 - shift * .4, 5.95 * k) @ turn_z(turn))
        return
    if kind == "sacks":
        group(lay_roll(stand(), outer, width), move((box[0] if box else 0) * .02, front - outer - 2.5, 0) @ turn_z(10))
        group(lay_roll(stand(), outer, width), move((box[0] if box else 0) * .42, front - outer * 3.1 - 3, 0) @ turn_z(-14))
        return
    with Gathered() as first:
        stand()
        sheet_out(kind, outer, width, paper)
    group(first, move(-(box[0] if box else 0) * .42, front - outer - 3, 0))
    if rolls > 1:
        group(lay_roll(stand(), outer, width), move((box[0] if box else 20) * .14, front - outer - 9, 0) @ turn_z(-62))
    if rolls > 2:
        group(stand(), move((box[0] if box else 20) * .5 + outer + 1.5, 0, 0))
    if rolls > 3:
        group(stand(), move((box[0] if box else 20) * .5 + outer + 1.5, 0, width + .03) @ turn_z(50))
