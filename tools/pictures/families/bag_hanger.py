"""A plastic hanger hooked over a bed rail with the upper part of a night drainage bag on it, its inlet tube and its tap: colours."""
import math

from families import drainage_bag
from studio.curves import fillet, round_rectangle, tube
from studio.cutting import cutout
from studio.furnishing import bar
from studio.geometry import box, prism
from studio.materials import metal, plastic, soft_clear
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": 24, "elevation": 14, "lens": 85}}


def hanger(hard, wide, rail):
    """Two broad hooks over a rail whose axis is at height `rail`, the plate that joins them, two pegs below that the bag hangs on."""
    for x in (-wide / 2 + 1, wide / 2 - 1):
        def arc(grow):
            return [(grow * math.cos(math.radians(a)), grow * math.sin(math.radians(a))) for a in range(-30, 181, 10)]
        outer, inner = arc(2.7), arc(1.75)
        hook = prism(outer + [(-2.7, -3.4), (-1.75, -3.4)] + inner[::-1], -.75, .75, hard, .16, 3)
        hook.matrix_world = move(x, 0, rail) @ turn_z(90) @ turn_x(90)
    plate = cutout(round_rectangle(wide + 1.6, 4.6, 1.1), [round_rectangle(wide * .5, 1.5, .7)], .95, hard, .2)
    plate.matrix_world = move(0, -1.88, rail - 4.6) @ turn_x(90)
    for x in (-wide / 2 + .6, wide / 2 - .6):
        peg = [(x, -2.2, rail - 6.2), (x, -2.3, rail - 7.6), (x, -3.0, rail - 8.4), (x, -3.9, rail - 8.2), (x, -4.2, rail - 7.2)]
        tube(peg, .42, hard, 10, 8)


def build(colour="2f7fd0", rail="aeb4b9", ink="1b4f8f", wide=11):
    """Colours of the hanger, of the rail and of the print on the bag; width of the hanger in cm."""
    steel, hard, top = metal(rail, .28), plastic(colour, .36, .5, .15, name="hanger"), 30
    bar([(-14, 0, top), (14, 0, top)], 1.6, steel, .1)
    hanger(hard, wide, top)
    with Gathered() as bag:
        drainage_bag.bag(13.5, 17, "2 L", ink, "dfe7ea")
    group(bag, move(0, -3.1, top - 16.4) @ turn_x(90))
    film, white = plastic("dfe7ea", .4), plastic("eef2f4", .35)
    for x in (-wide / 2 + .6, wide / 2 - .6):
        eye = cutout(round_rectangle(2.0, 2.6, .8), [round_rectangle(1.0, 1.0, .48)], .16, film, .05)
        eye.matrix_world = move(x, -3.0, top - 8.6) @ turn_x(90)
    hose = soft_clear("8fb4c4", .34, .6, .12, "hose")
    lathe(fillet([(0, 0), (1.0, 0), (1.0, .8), (.62, 1.2), (.5, 2.4), (0, 2.4)], .12), white, 48).matrix_world = move(0, -3.4, top - 8.6)
    tube([(0, -3.4, top - 6.6), (0, -3.9, top - 5.2), (1.6, -5.2, top - 3.2), (6.4, -5.4, top - 2.8), (9.8, -4.8, top - 6.0), (10.4, -4.4, top - 14), (10.0, -4.2, top - 24)], .46, hose, 16, 8)
    low = top - 25
    lathe(fillet([(0, 0), (.5, 0), (.55, 2.0), (.9, 2.4), (.9, 3.2), (0, 3.2)], .1), white, 48).matrix_world = move(0, -3.5, low - 2.2)
    with Gathered() as tap:
        lathe(fillet([(0, -1.5), (.75, -1.5), (.75, 1.5), (0, 1.5)], .12), hard, 40).matrix_world = turn_y(90)
        box(.8, 2.6, .7, (1.5, -1.2, -.35), hard, .2)
    group(tap, move(0, -3.5, low - .6))
