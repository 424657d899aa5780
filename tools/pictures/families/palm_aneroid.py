"""A palm aneroid sphygmomanometer as families/aneroid.py builds it, with its zip case behind it."""
from families import aneroid
from studio.curves import superellipse, tube
from studio.geometry import prism
from studio.materials import fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.sweeps import ribbon

VIEWS = {"front": {**aneroid.SEEN, "azimuth": 6}, "detail": aneroid.VIEWS["detail"]}


def zip_case(colour, width, depth, height):
    """A soft case standing on its long edge, its front to -y: a zip round its edge, a puller, a loop to carry it by."""
    cloth, tape, steel = fabric(colour, "twill", 6, .35, .5), plastic(shade(colour, .55), .7), metal("b9bec3", .22)
    outline = superellipse(width, height, 5)
    with Gathered() as things:
        for low, high in ((0, depth / 2 - .22), (depth / 2 + .22, depth)):
            prism(outline, low, high, cloth, .9, 8)
        prism([(x * .985, y * .975) for x, y in outline], depth / 2 - .3, depth / 2 + .3, tape, .05, 2)
        tube([(x * .99, y * .985, depth / 2) for x, y in outline], .2, steel, smooth=False, closed=True, sides=5)
        prism(superellipse(width * .8, height * .7, 5), depth - .3, depth + .12, cloth, .2, 5)
    group(things, move(0, depth / 2, height / 2) @ turn_x(90))
    with Gathered() as pull:
        prism(superellipse(1.3, 1.2, 4), 0, .6, steel, .14)
        ribbon([(0, -.4, .5), (.6, -1.6, .6), (.9, -3.4, .5)], .9, .2, fabric("d9a32a", "twill", 9, .3), (1, .3, 0))
    group(pull, move(width * .2, -depth / 2 + depth / 2 - .4, height + .05))
    ribbon([(-width / 2 + .2, -.2, height * .62), (-width / 2 - 1.7, -.4, height * .56), (-width / 2 - 2.2, -.5, height * .4), (-width / 2 - 1.6, -.4, height * .24), (-width / 2 + .2, -.2, height * .2)], 1.6, .24, fabric(shade(colour, .8), "twill", 6, .3), (0, 1, 0))
    return things + pull


def build(case="3a3f46", case_at=(13.0, 10.5), view="front", **parameters):
    """case: colour of the zip case; case_at: where it stands; the rest as families/aneroid.py takes it."""
    aneroid.build(pattern="palm", **parameters)
    with Gathered() as things:
        zip_case(case, 22, 5.4, 12.5)
    group(things, move(*case_at, 0) @ turn_z(-10))
