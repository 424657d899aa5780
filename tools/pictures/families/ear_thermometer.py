"""An infrared ear thermometer lying before a tray of probe covers: colours, reading."""
from studio.clinical import probe_cover
from studio.curves import catmull, fillet, round_rectangle, superellipse
from studio.furnishing import loft
from studio.geometry import prism, quad
from studio.labels import picture
from studio.lettering import seven_segments
from studio.materials import clear_plastic, metal, plastic, printed
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -16, "elevation": 40, "lens": 85}}


def build(body="f6f8f9", accent="1f6fb0", grip="c9d2d8", reading="36.9"):
    """Colours of body, button and grip; the reading on the window."""
    skin, blue, grey = plastic(body, .34, .5, .2, name="body"), plastic(accent, .36, .5), plastic(grip, .5, .4, grain=8, name="grip")
    with Gathered() as things:
        parts = ((-8.6, 1.6, 1.3), (-8.2, 2.6, 2.2), (-6, 3.3, 2.8), (-2, 3.7, 3.1), (2.5, 4.2, 3.4), (5.2, 4.4, 3.7), (7.0, 3.9, 3.5), (7.9, 2.6, 2.4))
        parts = [tuple(part) for part in catmull(parts, 8)]
        loft([(superellipse(d, w, 2.9, 96), x) for x, w, d in parts], skin, 70).matrix_world = move(0, 0, 1.75) @ turn_y(90)
        for side in (-1, 1):
            pad = prism(round_rectangle(6.4, 1.5, .7), 0, .16, grey, .07, 3)
            pad.matrix_world = move(-4.2, side * 1.28, 2.62) @ turn_z(side * 2)
        prism(round_rectangle(4.0, 2.5, .6), 0, .12, plastic("30383f", .3), .06, 3).matrix_world = move(1.4, 0, 3.36) @ turn_y(-2)
        quad(3.4, 1.9, printed(picture(3.4, 1.9, "", "c4d6c8"), .25, .5), move(1.4, 0, 3.5) @ turn_y(-2))
        seven_segments(reading, 1.15, plastic("161c1f", .5), move(1.4, 0, 3.515) @ turn_y(-2))
        lathe(fillet([(0, 0), (1.0, 0), (.95, .42), (0, .55)], .14), blue, 64).matrix_world = move(-2.6, 0, 3.16)
        # The probe looks up and forward out of the head.
        probe = move(6.5, 0, 2.6) @ turn_y(52)
        lathe(fillet([(0, 0), (1.5, 0), (1.35, .9), (.85, 1.5), (.55, 3.2), (.42, 3.5), (0, 3.5)], .16), blue, 72).matrix_world = probe
        lathe(fillet([(0, 3.46), (.3, 3.46), (.3, 3.6), (0, 3.6)], .04), metal("aab2b8", .15), 40).matrix_world = probe
    group(things, move(-1, -2.4, 0) @ turn_z(10))
    clear = clear_plastic("f2f8fb", .4, .15)
    with Gathered() as tray:
        prism(round_rectangle(15, 7, 1), 0, 1.0, plastic("eef1f3", .45, .4), .25, 4)
        for k in range(10):
            group(probe_cover(clear), move(-5.6 + 2.8 * (k % 5), -1.5 + 3.0 * (k // 5), 1.0))
    group(tray, move(1.5, 7.4, 0) @ turn_z(6))
