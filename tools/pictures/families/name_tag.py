"""A clip-on name tag on a piece of tubing: colours of tag, print and tube; the other colours lie beside it."""
from studio.curves import round_rectangle, tube
from studio.cutting import turned
from studio.engraving import mark_engraving
from studio.geometry import prism
from studio.lettering import text
from studio.materials import plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z

VIEWS = {"front": {"azimuth": -12, "elevation": 44, "lens": 85, "accent": 1.4}, "detail": {"azimuth": -8, "elevation": 60, "focus": (0, .6, 1, 3.2), "fill": 1.0, "engraved": True}}


def tag(colour, words, ink, is_engraved=False):
    """The tag, lying: a plate with a printed or engraved line, and the open clip ring below it."""
    skin = plastic(colour, .3, .5, .3)
    prism(round_rectangle(5.2, 1.9, .5), .62, .95, skin, .14, 5)
    prism(round_rectangle(4.7, 1.45, .34), .94, .98, plastic(colour, .5), .02, 2)
    for x in (-1.5, 1.5):
        ring = turned([(.62, -.45), (.86, -.45, .08), (.86, .45, .08), (.62, .45), (.62, -.45)], skin)
        ring.matrix_world = move(x, 0, 0) @ turn_y(90)
    if is_engraved:
        mark_engraving(move(0, 0, .985), .62, 4.4)
    if words:
        text(words, .66, plastic(ink, .5), move(0, 0, .985), font="Inter-SemiBold")


def build(colour="1b1d20", words="Your name", ink="eef2f5", tubing="1d2f57", others=("1f3563", "6d1f33", "f4f5f6"), view="front"):
    """colour, words, ink: the tag on the tube; tubing; others: colours of the tags lying in front. From near the
    tag is blank, for the words to come."""
    line = [(-6.2, 3.2, .9), (-3.4, 1.5, .9), (0, 1.0, .9), (3.4, 1.5, .9), (6.2, 3.2, .9)]
    tube(line, .60, rubber(tubing, .28), per=20, sides=12)
    with Gathered() as first:
        tag(colour, words if view == "front" else "", ink, True)
    group(first, move(0, 1.05, .9))
    for k, other in enumerate(others):
        with Gathered() as spare:
            tag(other, "", ink)
        group(spare, move(*((-3.7, -2.4), (2.6, -2.7), (-.6, -5.2))[k % 3], .9) @ turn_z((-10, 9, -4)[k % 3]) @ turn_x(8))
