"""A floor stand of coated wire for a night drainage bag, with a bag hanging in it: colours."""
from families import drainage_bag
from studio.curves import tube
from studio.furnishing import bar
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_x

VIEWS = {"front": {"azimuth": 26, "elevation": 18, "lens": 85}}


def build(wire="a9bccb", foot="3a4248", ink="1b4f8f"):
    """Colours of the coated wire, of the feet and of the print on the bag."""
    coat, rubber = plastic(wire, .36, .45, .2, name="coated wire"), plastic(foot, .7, .2, name="foot")
    # One wire: a foot at the front, up the left, over the top, down the right.
    bar([(-11, -9, .4), (-11, 9, .4), (-9, 3, 16), (-9, 2, 35), (9, 2, 35), (9, 3, 16), (11, 9, .4), (11, -9, .4), (-11, -9, .4)], .36, coat, 2.6)
    bar([(-10.2, 4.2, 9), (10.2, 4.2, 9)], .3, coat, .5)
    for x in (-5, 5):
        bar([(x, 2, 35), (x, .6, 35.2), (x, -.6, 34), (x, -1.2, 33), (x, -2.2, 33.4), (x, -2.3, 34.6)], .28, coat, .8)
    for x in (-11, 11):
        for y in (-8, 8):
            bar([(x, y - .8, .4), (x, y + .8, .4)], .5, rubber, .1)
    with Gathered() as bag:
        drainage_bag.bag(14, 24, "2 L", ink, "f2f5f6")
    group(bag, move(0, -1.0, 20.4) @ turn_x(84))
    tube([(2, -1.0, 32.4), (2.4, -1.4, 37), (6, -1.5, 41), (12, -2, 40), (17, -5, 33), (20, -9, 18), (22, -13, 4), (25, -16, .6), (29, -17, .5)],
         .36, clear_plastic("eef6f8", .2, .12), sides=10)
