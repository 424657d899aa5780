"""A blood glucose meter with a strip in its port, the case behind and lancets beside it; colours, reading."""
from studio.clinical import lancet
from studio.curves import round_rectangle, superellipse
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import seven_segments
from studio.materials import fabric, plastic, printed
from studio.placing import Gathered, group, move, turn_z

VIEWS = {"front": {"azimuth": -12, "elevation": 48, "lens": 85}}


def build(body="f4f6f7", accent="c0392b", reading="5.6", case="2a3138"):
    """Colours of meter, button and case; reading on its display."""
    with Gathered() as pouch:
        prism(round_rectangle(19, 13, 2.2), 0, 3.2, fabric(case, "nonwoven", 8, .2, .8), 1.2, 5)
        prism(round_rectangle(19.3, 13.3, 2.2), 1.45, 1.75, plastic("4a545d", .5), .1, 2)
    group(pouch, move(-2.5, 10.5, 0) @ turn_z(7))
    skin, dark = plastic(body, .34, .5, .2, name="meter"), plastic("20272d", .3)
    with Gathered() as meter:
        prism(superellipse(6.4, 10.4, 3.4), 0, 2.0, skin, .7, 5)
        prism(round_rectangle(4.7, 4.6, .5), 1.98, 2.06, dark, .04, 2).matrix_world = move(0, 1.2, 0)
        quad(4.2, 4.0, printed(picture(4.2, 4.0, words(21, 36, 4.6, "mmol/L", "20272d", 600, "middle"), "c9d6c8"), .25, .5), move(0, 1.2, 2.075))
        seven_segments(reading, 1.9, plastic("12181b", .5), move(0, 1.5, 2.09))
        prism(superellipse(1.9, 1.3, 3), 1.98, 2.2, plastic(accent, .36, .5), .1, 3).matrix_world = move(0, -2.9, 0)
        box(.7, 3.2, .06, (0, -6.4, .9), plastic("fbfbf9", .5), .01)
        box(.5, .8, .08, (0, -7.5, .9), plastic("30363b", .6), .01)
    group(meter, move(-1, -1, 0) @ turn_z(-10))
    for k, (x, y, turn) in enumerate(((7.0, -1.2, 34), (8.6, -3.6, -8), (6.2, -5.6, 60))):
        group(lancet(accent), move(x, y, 0) @ turn_z(turn))
