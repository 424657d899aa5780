"""A digital stick thermometer with its window and button, its clear case beside it; colours, reading."""
from studio.curves import fillet, round_rectangle, superellipse
from studio.furnishing import loft
from studio.geometry import prism, quad
from studio.labels import picture
from studio.lettering import seven_segments
from studio.materials import clear_plastic, metal, plastic, printed
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -14, "elevation": 46, "lens": 85}}


def build(colour="2f7fc2", body="f7f8f9", reading="36.8"):
    """colour of button and tail, colour of the body, reading on the window."""
    skin, accent = plastic(body, .34, .5, .2, name="body"), plastic(colour, .36, .5, name="accent")
    with Gathered() as things:
        widths = ((-5.4, .9, .7), (-5.2, 1.25, .95), (-3.0, 1.5, 1.1), (0, 1.55, 1.12), (2.4, 1.3, .95), (4.0, .82, .66), (6.2, .56, .5), (6.4, .5, .46))
        rod = loft([(superellipse(w, d, 3, 64), x) for x, w, d in widths], skin, 40)
        rod.matrix_world = move(0, 0, .56) @ turn_y(90) @ turn_z(90)
        lathe(fillet([(0, 0), (.22, 0), (.2, .8, .1), (.12, 1.0, .1), (0, 1.02)], .06), metal("d6d9db", .16), 40).matrix_world = move(6.3, 0, .56) @ turn_y(90)
        prism(superellipse(.95, .75, 3), 0, .14, accent, .08, 3).matrix_world = move(-3.9, 0, 1.03)
        prism(round_rectangle(3.1, 1.12, .28), 0, .05, plastic("30383f", .3), .03, 2).matrix_world = move(-.7, 0, 1.08)
        quad(2.6, .84, printed(picture(2.6, .84, "", "c4d2c2"), .25, .5), move(-.7, 0, 1.14))
        seven_segments(reading, .6, plastic("161c1f", .5), move(-.7, 0, 1.152))
        ring = prism(superellipse(1.4, 1.05, 3, 64), 0, .5, accent, .12, 3)
        ring.matrix_world = move(-5.3, 0, .56) @ turn_y(90) @ turn_z(90)
    group(things, move(0, 0, 0) @ turn_z(14))
    with Gathered() as case:
        shell = clear_plastic("eaf3f8", .2, .06, "case")
        lathe(fillet([(.95, -6.8), (1.0, -6.7), (.98, 6.6), (.7, 7.0), (0, 7.05)], .12), shell, 64)
        lathe(fillet([(0, -8.0), (.9, -8.0), (1.08, -7.8), (1.08, -6.4), (.9, -6.4)], .1), accent, 64)
    group(case, move(.6, -3.4, 1.08) @ turn_z(10) @ turn_y(90))
