"""A lifting pole for a bed: bent steel tube, strap and hanging handle."""
import math

from studio.curves import tube
from studio.furnishing import bar
from studio.geometry import box, lathe
from studio.materials import metal, plastic
from studio.placing import move, turn_y

VIEWS = {"front": {"azimuth": -24, "elevation": 10, "lens": 85}, "detail": {"azimuth": -20, "elevation": 14, "focus": (62, 0, 148, 34), "fill": 1.0}}


def pole(steel, dark, foot_plate=True, tall=178):
    """The pole rising at x=0 and bending over towards +x, with its strap and triangular handle."""
    bar([(0, 0, 6 if foot_plate else 26), (0, 0, tall * .62), (10, 0, tall * .86), (34, 0, tall), (84, 0, tall + 1)], 1.7, steel, 26)
    cap = lathe([(0, 0), (1.85, 0), (1.95, .6), (1.7, 1.4), (0, 1.7)], dark, 32)
    cap.matrix_world = move(84, 0, tall + 1) @ turn_y(90)
    x = 66
    for k in (-1, 1):
        ring = lathe([(1.75, k * 2.4 - .5), (2.2, k * 2.4 - .5), (2.2, k * 2.4 + .5), (1.75, k * 2.4 + .5)], dark, 40)
        ring.matrix_world = move(x, 0, tall + .7) @ turn_y(90)
    strap = plastic("2b3b52", .85, .1, name="strap")
    box(2.6, .35, 36, (x, -.25, tall - 36), strap, .12, 2)
    box(2.6, .35, 36, (x, .25, tall - 36), strap, .12, 2)
    box(3.6, 1.4, 3.0, (x, 0, tall - 24), dark, .3)
    top = tall - 36
    handle = plastic("e8eaec", .38, .45, name="handle")
    tube([(x, 0, top + 1.5), (x - 1.6, 0, top - .4), (x - 9.4, 0, top - 12.6), (x - 9.6, 0, top - 14.4), (x - 8.2, 0, top - 15.2), (x, 0, top - 15.4), (x + 8.2, 0, top - 15.2), (x + 9.6, 0, top - 14.4), (x + 9.4, 0, top - 12.6), (x + 1.6, 0, top - .4)],
         1.35, handle, 14, 10, closed=True)
    for k in range(9):
        rib = lathe([(1.33, -.35), (1.55, -.2), (1.55, .2), (1.33, .35)], dark, 32)
        rib.matrix_world = move(x - 6 + 1.5 * k, 0, top - 15.32) @ turn_y(90)
    if foot_plate:
        bar([(0, 0, 30), (0, 0, 34)], 2.1, dark)


def build(frame="e9ebed"):
    """frame: colour of the steel. The pole stands in a socket plate, as it is set up at the head of a bed."""
    steel, dark = plastic(frame, .26, .5, coat=.4, name="steel"), plastic("2b3035", .45, .4, grain=40, name="dark")
    pole(steel, dark)
    chrome = metal("cfd3d6", .2)
    lathe([(0, 0), (1.75, 0), (1.75, 8), (0, 8)], chrome, 48)
    lathe([(1.8, 0), (2.6, 0), (2.6, 12), (1.8, 12)], dark, 48)
    for a in (0, 90, 180, 270):
        r = math.radians(a + 20)
        bar([(2 * math.cos(r), 2 * math.sin(r), 4), (20 * math.cos(r), 20 * math.sin(r), 2.4), (27 * math.cos(r), 27 * math.sin(r), 1.2)], 1.2, steel, 3)
        item = lathe([(0, 0), (2.0, 0), (1.8, 1.4), (0, 1.6)], dark, 32)
        item.location = (27 * math.cos(r), 27 * math.sin(r), 0)
