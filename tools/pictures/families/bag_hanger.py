"""A plastic hanger hooked over a bed rail with a night drainage bag on it: colours."""
from families import drainage_bag
from studio.curves import fillet, tube
from studio.furnishing import bar
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_x

VIEWS = {"front": {"azimuth": 22, "elevation": 12, "lens": 85}}


def build(colour="2f7fd0", rail="b9bec2", ink="1b4f8f"):
    """Colours of the hanger, of the rail and of the print on the bag."""
    steel, hard = metal(rail, .28), plastic(colour, .36, .5, .15, name="hanger")
    bar([(-17, 0, 34), (17, 0, 34)], 1.4, steel, .1)
    for x in (-4.2, 4.2):
        hook = [(x, 1.0, 32.4), (x, 1.9, 33.2), (x, 1.9, 35.0), (x, .6, 36.0), (x, -1.0, 35.8), (x, -1.9, 34.4), (x, -2.1, 32.0), (x, -2.1, 29.4)]
        tube(hook, .42, hard, 12, 8)
    outline = fillet([(-6.2, -1.4), (6.2, -1.4), (6.2, 1.4), (3.2, 2.4), (-3.2, 2.4), (-6.2, 1.4), (-6.2, -1.4)], .6, 4)[:-1]
    plate = prism(outline, 0, .7, hard, .2, 4)
    plate.matrix_world = move(0, -1.8, 28.6) @ turn_x(90)
    for x in (-5, 5):
        tube([(x, -2.1, 27.6), (x, -2.2, 26.0), (x, -3.2, 25.2), (x, -4.2, 25.8), (x, -4.3, 26.8)], .34, hard, 10, 8)
    with Gathered() as bag:
        drainage_bag.bag(14, 24, "2 L", ink, "f2f5f6")
    group(bag, move(0, -3.0, 13.6) @ turn_x(90))
    for x in (-5, 5):
        prism(fillet([(-.9, -1.2), (.9, -1.2), (.9, 1.2), (-.9, 1.2), (-.9, -1.2)], .5, 4)[:-1], 0, .12, plastic("f2f5f6", .4), .03, 2).matrix_world = move(x, -3.2, 25.4) @ turn_x(90)
