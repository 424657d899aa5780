"""A full-length wooden side rail of a bed, on its end slides."""
from studio.curves import round_rectangle
from studio.geometry import box, prism
from studio.materials import metal
from studio.placing import move, turn_y


def wooden_rail(length, board, dark):
    """Two long rails between end slides, in the xz plane, its middle at x=0."""
    for z in (10, 28):
        item = prism(round_rectangle(10.5, 2.6, 1.0, 8), -length / 2 + 1, length / 2 - 1, board, .5, 3)
        item.matrix_world = move(0, 0, z) @ turn_y(90)
    for x in (-length / 2 + 1.5, 0, length / 2 - 1.5):
        box(3.2, 3.6 if x else 3.0, 34, (x, .4, 2), dark, .6)
    for x in (-length / 2 + 1.5, length / 2 - 1.5):
        box(4.6, 4.6, 3.4, (x, .4, 34), dark, .8)
        box(2.2, 1.2, 1.6, (x, -2.1, 22), metal("c9ccd0", .2), .2)
