"""An overbed table: tilting wooden top, column with its knob, C-shaped base on castors."""
from studio.curves import fillet, round_rectangle
from studio.furnishing import beam, castor
from studio.geometry import box, lathe, prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_x
from studio.wood import wood

VIEWS = {"front": {"azimuth": -28, "elevation": 17, "lens": 85},
         "detail": {"azimuth": -24, "elevation": 32, "focus": (-6, 0, 86, 26), "fill": 1.0}}


def build(wood_colour="d3a875", tilt=14, height=86, frame="d8dbde"):
    """wood_colour of the top; tilt in degrees; height of the top in cm; frame: colour of the steel."""
    steel, chrome = plastic("c8ced4", .3, .5, coat=.3, name="frame"), metal(frame, .14)
    dark, rubber = plastic("2b3035", .45, .4, grain=40), plastic("1d2022", .6, .3)
    with Gathered() as top:
        prism(round_rectangle(78, 40, 4), 0, 1.9, wood(wood_colour, "x"), .25, 3)
        prism(round_rectangle(78.5, 40.5, 4.2), .35, 1.55, wood(wood_colour, "x", .82), .3, 3)
        lip = prism(round_rectangle(70, 1.6, .7, 5), 1.8, 3.1, plastic("3a4046", .45, .4), .4, 3)
        lip.location.y = -18.6
        box(28, 26, 1.6, (0, 0, -1.6), dark, .3)
        beam((-26, 0, -2.6), (26, 0, -2.6), 5, 3.4, steel)
    group(top, move(6, 0, height) @ turn_x(tilt))
    for side in (-1, 1):
        ear = prism(round_rectangle(6, 9, 2.4), -.4, .4, steel, .15, 3)
        ear.matrix_world = move(-26 + 6 * (side > 0), side * 3.4, height - 5) @ turn_x(90)
    x = -27
    beam((x, 0, 7), (x, 0, 52), 6, 4.6, steel)
    beam((x, 0, 48), (x, 0, height - 3.4), 4.6, 3.4, chrome)
    box(7.4, 6, 5, (x, 0, 49), dark, .6)
    beam((x, 0, height - 4.6), (14, 0, height - 4.6), 4, 3, steel)
    knob = lathe(fillet([(0, 0), (2.1, 0), (2.4, .6, .3), (2.3, 2.0, .4), (0, 2.3)], .15), dark, 48)
    knob.matrix_world = move(x, -3, 51.5) @ turn_x(90)
    grip = lathe(fillet([(0, 0), (1.5, 0), (1.7, .5, .2), (1.6, 1.8, .3), (0, 2.0)], .15), dark, 40)
    grip.matrix_world = move(-23, -4, height - 5) @ turn_x(90)
    for y in (-19, 19):
        beam((x - 4, y, 7.6), (40, y, 6.6), 5, 3.4, steel)
        for px in (x, 37):
            castor(2.7, rubber, dark, 60 + 70 * (px > 0) + 40 * y, (px, y), dark if px > 0 else None)
    beam((x, -21.4, 7.6), (x, 21.4, 7.6), 6, 3.6, steel)
