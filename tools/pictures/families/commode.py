"""A commode chair: tube frame with arms and backrest, padded seat, the pan below."""
from studio.curves import fillet, round_rectangle
from studio.furnishing import bar, cushion
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_x
from studio.rings import lathe

VIEWS = {"front": {"azimuth": 26, "elevation": 16, "lens": 85, "cutout": True}, "detail": {"azimuth": 34, "elevation": 34, "focus": (0, 0, 44, 30), "cutout": True}}
SEAT = 46.0


def build(frame="d8dcdf", pad="2b5f8f", pan="f4f6f7", tip="4a5258"):
    """Colours of the frame, the vinyl pads, the pan and its lid, and the rubber feet."""
    steel, vinyl = metal(frame, .3), plastic(pad, .45, .45, grain=14, name="vinyl")
    grey = plastic(tip, .7, .2, name="foot")
    for side in (-1, 1):
        x = side * 26
        bar([(x, -21, 2), (x, -21, 66), (x, -14, 70), (x, 14, 70), (x, 20, 66), (x, 23, 2)], 1.25, steel, 5.0)
        bar([(x, -21, 30), (x, 22, 30)], 1.0, steel, .5)
        bar([(side * 20, 19, SEAT - 4), (side * 20, 24, 60), (side * 20, 29, 92)], 1.25, steel, 10.0)
        with Gathered() as arm:
            cushion(6.0, 27, 3.2, vinyl, 2.6, .3)
        group(arm, move(x, -1, 70.6))
        for y in (-21, 23):
            lathe(fillet([(0, 0), (2.2, 0), (1.9, 3.5), (1.5, 5.0), (0, 5.0)], .4), grey, 48).matrix_world = move(x, y, 0)
    for y, z in ((-19, SEAT - 4), (19, SEAT - 4), (22, 30)):
        bar([(-26, y, z), (26, y, z)], 1.1, steel, .5)
    with Gathered() as seat:
        cushion(46, 44, 6.0, vinyl, 5.0, 1.2)
    group(seat, move(0, -1, SEAT - 2))
    with Gathered() as back:
        cushion(43, 24, 4.5, vinyl, 4.5, 1.0)
    group(back, move(0, 25.4, 80) @ turn_x(80))
    # The pan hangs below the seat with its lid and carrying handle.
    skin = plastic(pan, .4, .45, name="pan")
    lathe(fillet([(0, SEAT - 24), (11.5, SEAT - 24), (13.5, SEAT - 8), (14.6, SEAT - 7.5), (14.6, SEAT - 6), (0, SEAT - 6)], .8), skin, 96).matrix_world = move(0, -2, 0)
    bar([(-14.4, -2, SEAT - 8), (-13.5, -14, SEAT - 13), (13.5, -14, SEAT - 13), (14.4, -2, SEAT - 8)], .5, steel, 6.0)
    for side in (-1, 1):
        rail = prism(round_rectangle(1.6, 40, .4), 0, 1.2, skin, .2, 2)
        rail.matrix_world = move(side * 15.6, -1, SEAT - 7.2)
