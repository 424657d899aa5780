"""Small goods of a clinic lying on z=0: ECG tabs and clips, spirometry filters, nose clips, sampling brushes, swabs in tubes (cm)."""
from families._ward import turned
from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.cutting import moved
from studio.geometry import box, prism
from studio.materials import clear_plastic, metal, plastic
from studio.placing import Gathered, group, move, turn_y
from studio.smallgoods import lay


def tab_card():
    """A card of ten resting electrodes: two rows of grey tabs on a clear film."""
    with Gathered() as things:
        box(13, 7.6, .04, (0, 0, 0), plastic("f4f7f8", .4), .01)
        for row in (0, 1):
            for k in range(5):
                x, y, way = -5.1 + k * 2.55, (row - .5) * 3.5, 1 if row else -1
                prism(moved(round_rectangle(2.25, 2.3, .25), x, y - way * .3), .05, .12, plastic("7f9bb0", .55, .2), .02, 2)
                prism(moved(round_rectangle(1.0, 1.3, .2), x, y + way * 1.2), .05, .11, plastic("b8c6d0", .55, .2), .02, 2)
    return things


def clip(tint):
    """A clip along x: coloured jaws, metal edge, socket for a plug."""
    skin = plastic(tint, .4, .45)
    with Gathered() as things:
        box(3.0, 1.5, .5, (0, 0, 0), skin, .16)
        box(2.4, 1.4, .45, (-.2, 0, .62), skin, .16)
        box(.5, 1.3, .16, (1.5, 0, .48), metal(), .03)
        with Gathered() as socket:
            turned([(.22, 0), (.36, 0), (.36, 1.2), (.22, 1.2)], skin)
        group(socket, move(-1.4, 0, .5) @ turn_y(-90))
    return things


def breath_filter(colour):
    """A spirometry filter lying along x: round housing, port towards +x, oval mouthpiece towards -x."""
    skin = plastic("f4f6f7", .36, .5)
    with Gathered() as things:
        turned([(1.35, 3.4), (1.5, 3.4), (1.5, 1.2), (3.0, .7), (3.3, .5), (3.3, 0)], skin, 96, .12)
        turned([(3.4, -.25), (3.5, -.2), (3.5, .2), (3.4, .25)], plastic(colour, .4, .45), 96)
        turned([(3.3, 0), (3.3, -.5), (3.0, -.7), (1.5, -1.3), (1.5, -2.2)], skin, 96, .12)
        mouth = turned([(1.5, -2.1), (1.45, -5.0), (1.3, -5.0), (1.3, -2.1)], skin, 96)
        mouth.scale.x = .62
    return group(things, move(0, 0, 3.5) @ turn_y(90))


def nose_clip(colour):
    """A nose clip lying flat: a bow with two foam pads."""
    line = [(-1.0, -2.0, .45), (-1.15, -.6, .45), (-.95, .9, .45), (0, 1.7, .45), (.95, .9, .45), (1.15, -.6, .45), (1.0, -2.0, .45)]
    with Gathered() as things:
        tube(line, .22, plastic(colour, .4, .45))
        for side in (-1, 1):
            prism(superellipse(.7, 1.7, 3), .05, .9, plastic("e9d9b8", .85, .1, grain=6), .12, 3).matrix_world = move(side * .68, -1.5, 0)
    return things


def brush(colour):
    """A cervical broom along x: ridged handle, fan of soft bristles, the middle ones longest."""
    skin = plastic(colour, .4, .4)
    with Gathered() as things:
        turned([(0, 0), (.24, .1), (.28, 6), (.2, 8), (.17, 15), (.22, 15.4), (0, 15.4)], skin)
    lay(things, .3)
    with Gathered() as head:
        box(.9, 1.0, .5, (15.6, 0, .05), skin, .12)
        hair = plastic("a8cce2", .5)
        for k in range(9):
            s = (k - 4) / 4
            reach = 2.6 - 1.5 * abs(s) ** .8
            tube([(15.8, s * .45, .3), (16.6, s * .8, .3), (15.9 + reach, s * 1.15, .3)], .07, hair)
    return things + head


def swab_tube(colour):
    """A transport swab in its tube along x, a coloured cap towards -x."""
    with Gathered() as things:
        turned([(.55, 0), (.62, .2), (.62, 14), (.4, 14.4), (0, 14.5)], clear_plastic("f4fafd", .2, .08))
        turned([(0, 8.5), (.52, 8.5), (.52, 13.8), (0, 14.2)], plastic("3a3d40" if colour == "23272b" else "dfe6e2", .6))
        turned([(0, -2.6), (.6, -2.5), (.72, -.4), (.72, .5), (0, .5)], plastic(colour, .4, .45))
        turned([(.09, 0), (.09, 9.5), (0, 9.5)], plastic("f6f7f7", .4), 16)
    return lay(things, .72)
