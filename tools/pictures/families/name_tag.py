"""A clip-on name tag on the tube of a stethoscope: colours of tag, print and tube; the other colours lie beside it."""
import math

from families import _chestpiece
from studio.curves import round_rectangle, superellipse, tube
from studio.engraving import mark_engraving
from studio.geometry import prism
from studio.lettering import text
from studio.materials import metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": -10, "elevation": 46, "lens": 85, "accent": 1.4, "focus": (-1.5, .3, .8, 7.0), "fill": .92}, "detail": {"azimuth": -8, "elevation": 60, "focus": (0, .6, 1, 3.2), "fill": 1.0, "engraved": True}}
BORE = .60


def clip(x, skin):
    """One of the two spring clips below the plate: a C that opens downwards."""
    outer = [(.84 * math.sin(a), .84 * math.cos(a)) for a in (math.radians(-132 + 264 * k / 40) for k in range(41))]
    inner = [(.63 * math.sin(a), .63 * math.cos(a)) for a in (math.radians(132 - 264 * k / 40) for k in range(41))]
    item = prism(list(reversed(outer + inner)), -.42, .42, skin, .05, 3)
    item.matrix_world = move(x, 0, 0) @ turn_z(90) @ turn_x(90)


def tag(colour, edge, words, ink, is_engraved=False):
    """The tag: a thin plate of two layers, its rim bevelled down to the lower one, with an engraved or printed line, on its clips."""
    lower, upper = plastic(edge, .3, .5, .2, name="core"), plastic(colour, .38, .4, .1, name="plate")
    outline = lambda w, h: superellipse(w, h, 7, 120)
    prism(outline(5.6, 1.75), .80, .93, lower, .05, 4)
    prism(outline(5.46, 1.61), .92, 1.0, upper, .06, 4)
    for x in (-1.75, 1.75):
        clip(x, lower)
        prism(round_rectangle(1.0, .9, .15), .62, .84, lower, .06, 3).location.x = x
    if is_engraved:
        mark_engraving(move(0, 0, 1.005), .62, 4.4)
    if words:
        text(words, .70, plastic(ink, .5), move(0, 0, 1.005), font="Inter-SemiBold")


def build(colour="1b1d20", words="Your name", ink="eef2f5", tubing="23262a", others=("1f3563", "6d1f33", "f4f5f6"), edge="e3e7ea", view="front"):
    """colour, words, ink: the tag on the tube; tubing; others: colours of the tags lying in front; edge: of the layer below. From near the
    tag is blank, for the words to come."""
    line = [(-6.4, 3.7, .95), (-4.6, 2.2, .95), (-2.4, 1.2, .95), (0, 1.05, .95), (2.4, 1.2, .95), (4.8, 2.6, .95), (7.6, 4.2, .95), (12, 5.6, .95), (20, 6.4, .95)]
    tube(line, BORE, rubber(tubing, .3), per=20, sides=14)
    # The head of the stethoscope at the tube's end.
    steel, rim = metal("d6d9db", .2), rubber("1f2225", .4)
    with Gathered() as head:
        _chestpiece.single(2.25, steel, rim, plastic("5a6066", .5), "")
    group(head, move(-8.2, 6.2, 0) @ turn_z(35.8))
    with Gathered() as first:
        tag(colour, edge, words if view == "front" else "", ink, True)
    group(first, move(0, 1.05, .95))
    places = ((-4.8, -2.2, -8), (2.2, -2.4, 7), (-1.6, -5.0, -3))
    for k, other in enumerate(others):
        with Gathered() as spare:
            tag(other, edge if other[0] != "f" else "b9c0c6", "", ink)
        x, y, turn = places[k % 3]
        group(spare, move(x, y, .72) @ turn_z(turn) @ turn_x(13))
