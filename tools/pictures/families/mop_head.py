"""A kentucky mop head: a thick hank of cotton yarn under a coloured band, lying fanned out; colour of the band."""
import math
import random

from studio.curves import tube
from studio.materials import fabric, rubber
from studio.geometry import prism
from studio.curves import round_rectangle
from studio.placing import move

VIEWS = {"front": {"azimuth": 0, "elevation": 62, "lens": 85, "denoise": 3}}


def build(colour="1f5fbf", yarn="f1ebdc", strands=150, length=27, seed=3):
    """Colour of band and tail stitch, yarn, number of strands, their length in cm."""
    chance = random.Random(seed)
    shades = [fabric(tone, "twill", 9, .5, 1.0) for tone in (yarn, "e9e1cf", "f6f1e5")]
    for k in range(strands):
        t = (k + chance.uniform(-.3, .3)) / (strands - 1) * 2 - 1
        layer = k % 3
        reach = length * (1 - .09 * t * t + chance.uniform(-.06, .04))
        spread = t * 11.5 + chance.uniform(-.8, .8)
        z = .5 + layer * .85
        sway = chance.uniform(-.7, .7)
        line = [(t * 5.2, 9.5, z + .3), (t * 5.4, 6, z + .8), (t * 6.6, 2.5, z + 1.1), (spread * .82 + sway, -5, z + .6 * (1 - abs(t))),
                (spread + sway * .5, -reach * .62, max(.45, z * .7)), (spread * 1.06 - sway, 2 - reach, max(.4, z * .5))]
        tube(line, chance.uniform(.34, .42), shades[k % 3], 7, 3)
    band = fabric(colour, "plain", 10, .4, .8)
    prism(round_rectangle(12.2, 3.6, .4), .2, 3.5, band, .5, 5).matrix_world = move(0, 8.2, 0)
    for y in (7.2, 9.2):
        for k in range(24):
            prism(round_rectangle(.3, .07, .03), 3.5, 3.54, rubber("ffffff", .7), 0).matrix_world = move((k - 11.5) * .48, y, 0)
    stitch = rubber(colour, .7)
    for row in (-12.5, -13.2):
        tube([(x, row - .5 * math.cos(x * .2) + .06 * math.sin(x * 3), 2.1 - abs(x) * .055) for x in [k * .5 - 11 for k in range(45)]], .13, stitch, 3, 4)
