"""A portable suction unit with its canister and hose: colours of housing and accents."""
import math

from studio.curves import round_rectangle, tube
from studio.cutting import cutout, moved, turned
from studio.geometry import box, prism
from studio.lettering import text
from studio.materials import clear_plastic, glow, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": -22, "elevation": 22, "lens": 85, "bounces": 8},
         "detail": {"azimuth": -10, "elevation": 20, "lens": 85, "bounces": 8, "focus": (5, -7, 14, 9), "fill": 1.0}}


def build(shell="e9edf0", trim="c8322f", dark="2b3036", hose="dce8ec"):
    """shell, trim, dark: housing, coloured parts, grips; hose: tint of the suction hose."""
    body, grip, red = plastic(shell, .36, grain=40), plastic(dark, .45, grain=50), plastic(trim, .36)
    box(33, 14, 5, (0, 0, 0), grip, 1.4, 7)
    box(18.5, 14.4, 24, (7, 0, 1.2), body, 1.8, 8)
    box(15.5, 13.4, 2.4, (-9, 0, 3.2), body, .8, 5)
    box(2.6, 13.6, 24, (-16.2, 0, 1.2), body, 1.1, 6)
    # A frame over everything carries the handle.
    outer = round_rectangle(36, 31, 6, 10)
    cutout(outer, [round_rectangle(31.4, 26.4, 4.4, 10)], 3.6, grip, 1.2).matrix_world = move(0, 1.8, 15.5) @ turn_x(90)
    panel = move(7, -7.22, 14) @ turn_x(90)
    prism(round_rectangle(14.8, 17.6, 1.2), 0, .3, plastic("38424c", .4), .12, 4).matrix_world = panel
    with Gathered() as face:
        turned([(0, 0), (3.5, 0), (3.3, .5, .15), (2.6, .6), (2.45, 2.2, .3), (0, 2.3)], red)
        prism(moved(round_rectangle(.4, 2.2, .15), 0, 1.3), 2.28, 2.4, plastic("ffffff", .5), .04)
    group(face, panel @ move(0, -3.2, .3) @ turn_z(40))
    white = plastic("f4f6f7", .5)
    for k, word in enumerate(("0", "80", "200", "350", "500")):
        a = math.radians(210 - k * 60)
        text(word, .95, white, panel @ move(4.9 * math.cos(a), -3.2 + 4.5 * math.sin(a), .32), font="Inter-Bold")
    text("mmHg", .7, white, panel @ move(0, -7.9, .32))
    for k in range(8):
        prism(moved(round_rectangle(.9, .7, .1), -4.9 + k * 1.15, 5.6), .28, .36, glow("4fe08a" if k < 5 else "33443c", 1.1), .02).matrix_world = panel
    prism(moved(round_rectangle(3.0, 1.7, .5), 4.6, 7.4), .28, .6, plastic("35a65a", .35), .15).matrix_world = panel
    text("TEST", .72, white, panel @ move(4.6, 7.4, .62), font="Inter-Bold")
    text("SUCTION UNIT", 1.0, white, panel @ move(-2.2, 7.4, .32), font="Inter-Bold")
    clear = clear_plastic("eaf4f7", .36, .06)
    turned([(0, 0), (4.9, 0, .6), (5.5, 15, .3), (5.6, 15.2), (0, 15.2)], clear, move(-8.6, -.6, 5.6))
    turned([(0, 15), (5.9, 15, .2), (5.9, 17.0, .4), (2.0, 17.6, .3), (0, 17.6)], red, move(-8.6, -.6, 5.6))
    for x in (-2.6, 2.4):
        turned([(0, 17.4), (.9, 17.4), (.75, 19.2, .1), (0, 19.2)], red, move(-8.6 + x, -.6, 5.6))
    ink = plastic("5a6570", .5)
    for k in range(5):
        prism(round_rectangle(2.2 if k % 2 else 1.4, .14, .05), 0, .02, ink, 0).matrix_world = move(-8.6, -6.25, 8.6 + k * 2.4) @ turn_x(90)
        if k % 2:
            text(str(200 * (k + 1)), .9, ink, move(-6.4, -5.75, 8.6 + k * 2.4) @ turn_z(24) @ turn_x(90))
    tube([(-11.2, -.6, 24.6), (-11.8, -1.0, 26.4), (-15, -5, 24), (-17.6, -9.5, 12), (-14, -13.5, 1.2), (-4, -14.4, .6), (5, -13, .6), (11, -14.5, .6), (16, -12, .6)],
         .55, clear_plastic(hose, .5, .15), per=18)
    turned([(0, 0), (.7, 0), (.5, 1.6, .1), (.42, 7.5), (.3, 9), (0, 9)], clear_plastic("f0f4f6", .5), move(16, -12, .6) @ turn_z(-62) @ turn_x(-90))
    tube([(-6.2, -.6, 24.4), (-5.6, -.6, 26.2), (-2.6, 0, 25.6), (-1.6, 0, 22.6)], .5, rubber("3a4149", .4))
