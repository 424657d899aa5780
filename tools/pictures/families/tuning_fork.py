"""Tuning forks for the neurological examination: length, clamped weights."""
from studio.curves import fillet, round_rectangle, tube
from studio.geometry import prism
from studio.materials import metal
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -12, "elevation": 48, "lens": 85}}


def fork(steel, length, weights):
    """A tuning fork lying: two prongs, foot with a disc, perhaps clamped weights."""
    with Gathered() as things:
        for side in (-1, 1):
            prong = prism(round_rectangle(length * .62, .62, .1), 0, .95, steel, .08, 2)
            prong.matrix_world = move(length * .16, side * 1.05, .1)
            if weights:
                block = prism(round_rectangle(1.7, 1.25, .15), -.12, 1.2, steel, .1, 3)
                block.matrix_world = move(length * .42, side * 1.12, .1)
                lathe(fillet([(0, 0), (.36, 0), (.36, .5), (0, .5)], .08), metal("b5b9bc", .3), 32).matrix_world = move(length * .42, side * 1.7, .7) @ turn_x(-side * 90)
        bend = [(-length * .15, -1.05, .58), (-length * .19, -.9, .58), (-length * .215, 0, .58), (-length * .19, .9, .58), (-length * .15, 1.05, .58)]
        tube(bend, .46, steel, 12, 8)
        lathe(fillet([(0, 0), (.42, 0), (.34, length * .2), (.34, length * .27), (1.25, length * .28), (1.3, length * .30), (0, length * .305)], .08), steel, 56).matrix_world = move(-length * .2, 0, .58) @ turn_y(-90)
    return things


def build(length=19.0, weights=True):
    """length of the fork in cm, with weights or not."""
    group(fork(metal("cfd3d6", .2), length, weights), turn_z(28))
