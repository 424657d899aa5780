"""A spill kit: its film pack standing, before it the sachet of granules, the card scoop and scraper, and a folded waste bag; print, colours."""
import math

from studio.designs import Print
from studio.geometry import box, prism
from studio.labels import Label
from studio.materials import add_grain, plastic, shade
from studio.packaging import folded, sachet
from studio.placing import Gathered, group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": 14, "elevation": 30, "lens": 80}}


def scoop(colour, width=13.0, length=13.0):
    """A pan lying on z=0, its mouth towards -y: floor, three walls and a handle."""
    card = add_grain(plastic(colour, .6, .2, name="card"), 8, .06)
    with Gathered() as things:
        box(width, length, .18, (0, 0, 0), card, .06)
        box(width, .2, 3.4, (0, length / 2 - .1, 0), card, .06)
        for side in (1, -1):
            wall = prism([(-length / 2, 0), (length / 2, 0), (length / 2, 3.4), (-length * .3, 1.6)], 0, .2, card, .05, 3)
            wall.matrix_world = move(side * (width / 2 - (.2 if side > 0 else 0)), 0, .05) @ turn_z(90) @ turn_x(90)
        box(3.2, 7.0, .5, (0, length / 2 + 3.3, 1.9), card, .2)
    return things


def scraper(colour, width=11.0):
    """A flat scraper lying on z=0."""
    with Gathered() as things:
        outline = [(-width / 2, -4), (width / 2, -4), (width / 2, -.6), (1.5, 1.2), (1.5, 8), (-1.5, 8), (-1.5, 1.2), (-width / 2, -.6)]
        prism(outline, 0, .22, plastic(colour, .55, .25, name="scraper"), .08, 3)
    return things


def build(width=21, height=27, bag="f07f13", tool="dcc8a6", powder="Chlorine granules", **printing):
    """Width and height of the pack in cm, colour of the waste bag and of the card, what the sachet holds; the rest is the print."""
    label = Print(**printing)
    group(sachet(width, height, label, 6, .9, "eef1f3", False, 1.4), move(0, 0, math.sin(math.radians(76)) * height / 2) @ turn_x(76))
    group(folded(13, 9, 5, .22, plastic(bag, .35, .4, name="bag"), 2), move(-width * .62, -7.5, 0) @ turn_z(10))
    inner = Label(powder, "For one spill", colour=label.colour, second=label.second, design="band", brand="")
    group(sachet(9.5, 7.6, inner, 1.5, .8, "eef1f3", False, 2.4), move(-width * .12, -11.5, .05) @ turn_z(4))
    group(scraper(shade(tool, .93)), move(-width * .36, -20.5, .02) @ turn_z(-68))
    group(scoop(tool), move(width * .52, -15.5, 0) @ turn_z(-16))
