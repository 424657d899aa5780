"""A pair of side rails for a bed: full-length wooden ones on steel brackets, or padded bumpers round such rails."""
import math

from mathutils import Matrix

from studio.curves import round_rectangle
from studio.furnishing import loft
from studio.geometry import box, prism
from studio.materials import add_grain, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y
from studio.surfaces import ripple
from studio.wood import wood

VIEWS = {"front": {"azimuth": -58, "elevation": 28, "lens": 85, "fill": .9}, "detail": {"azimuth": -34, "elevation": 22, "focus": (-74, -22, 20, 24), "fill": 1.0}}


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


def bumper(length, colour, seed):
    """A padded cover folded over a rail: a thick soft panel with hook-and-loop tabs."""
    skin = add_grain(plastic(colour, .42, .42, name="bumper"), 6, .14, .03)
    tab = plastic("2b3035", .8, .1, name="tab")
    layers = []
    high, thick = 36.0, 6.5
    for k in range(60):
        t = k / 59
        x = -length / 2 + length * t
        end = max(0.0, (abs(t - .5) - .475) / .025)
        soft = math.sqrt(max(.05, 1 - end ** 2))
        quilt = 1 - .16 * math.exp(-(((t * 4) % 1 - (0 if (t * 4) % 1 < .5 else 1)) / .035) ** 2) * (0 if t < .06 or t > .94 else 1)
        outline = []
        for px, pz in round_rectangle(thick * quilt * (.55 + .45 * soft), high * (.9 + .1 * soft), thick * quilt * .27 * (.6 + .4 * soft), 8):
            outline.append((px * (1 + .05 * ripple(x * .1, pz * .1, 0, seed)), pz + .4 * ripple(x * .06, 1, 0, seed)))
        layers.append((outline, x))
    item = loft(layers, skin, 60)
    item.matrix_world = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, high / 2 + 1), (0, 0, 0, 1)))
    for t in (-.36, -.12, .12, .36):
        box(5, .5, 12, (length * t, -thick / 2 - .02, 1.2), tab, .2, 3)
        box(4.4, .3, 5, (length * t, -thick / 2 - .3, 1.8), plastic("3a4147", .85, .1), .12, 2)


def build(kind="wood", colour="b98a58", length=188):
    """kind: wood or bumper; colour of wood or cover; length in cm."""
    if kind == "wood":
        board, dark = wood(colour, "z"), plastic("3a4046", .45, .4, grain=40, name="slides")
        for y, x in ((-16, 0), (22, 8)):
            with Gathered() as rail:
                wooden_rail(length, board, dark)
            group(rail, move(x, y, -2))
        return
    for k, (y, x) in enumerate(((-15, 0), (15, 10))):
        with Gathered() as pad:
            bumper(150, colour, k + 1.0)
        group(pad, move(x, y, 0) @ turn_x(0))
