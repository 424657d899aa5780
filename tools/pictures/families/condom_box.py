"""A box of condoms, or a clinic pack, with its plain foil sachets in front: print, size of the box, foil colours."""
from studio.designs import Print, box_of
from studio.placing import group, move, turn_z
from studio.smallgoods import foil_square

VIEWS = {"front": {"azimuth": 24, "elevation": 26, "lens": 80}}


def build(width=7.2, depth=3.6, height=12.2, foil="2c6fb7", sachets=3, ring=1.75, sachet=5.4, mark="", ink="ffffff", **printing):
    """Box in cm; foil colour, number and size (cm) of the sachets, radius of the ring that shows (cm); the rest is the print."""
    box_of(width, depth, height, Print(**printing), (0, 0, 0))
    reach = sachet * .5
    places = [(-width * .42, -depth / 2 - reach - .5, 12), (width * .42, -depth / 2 - reach - 1.1, -14), (width / 2 + reach + .8, -depth * .1, 20),
              (-width / 2 - reach - .6, -depth * .2, -18), (0, -depth / 2 - reach * 2.6, 5)]
    for k, (x, y, turn) in enumerate(places[:sachets]):
        group(foil_square(sachet, sachet, foil, ring, mark, 1 + k * 1.7, ink), move(x, y, .02 + .06 * k) @ turn_z(turn))
