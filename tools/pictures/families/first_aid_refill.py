"""The refill of a first aid kit: its pouch standing, and before it bandages, a dressing, wipes and tape from inside."""
import math

from studio.curves import round_rectangle
from studio.designs import Print
from studio.geometry import prism
from studio.labels import front as face
from studio.materials import fabric
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import wound
from studio.smallgoods import envelope

VIEWS = {"front": {"azimuth": 18, "elevation": 34, "lens": 80}}
PACKETS = (("Sterile Dressing", "Medium", "c0392b", 11.5, 8.5, -12.4, -7.4, 10), ("Cleansing Wipes", "Alcohol-free", "1769b5", 9.5, 7.2, -.4, -9.6, -7), ("Conforming Bandage", "7.5 cm × 4 m", "1f8a4c", 11, 7.6, 11.2, -7.2, -14))


def packet(title, detail, colour, width, height, thick):
    """A flat packet with its words in the middle of its face, on a body of what it holds."""
    with Gathered() as things:
        prism(round_rectangle(width - 1.6, height - 1.8, .8), 0, thick, fabric("eef1f2", "nonwoven", 5, .2, .4), thick * .45, 5)
        label = Print(title, detail, "", "", colour, "d9e4ea", "plain", "")
        with Gathered() as sheet:
            envelope(width, height, face(label, width, height, .5, .5))
        group(sheet, move(0, 0, thick))
        prism(round_rectangle(width, .5, .05), thick + .07, thick + .1, fabric(colour, "plain", 6, .1, .1), 0).matrix_world = move(0, height / 2 - .3, 0)
    return things


def build(width=26, height=21, thickness=6, tilt=76, **printing):
    """Pouch width, height, thickness in cm and how upright it stands (degrees); the rest is its print."""
    group(sachet(width, height, Print(**printing), thickness, .9, "eef1f3", False, 1.2), move(0, 0, math.sin(math.radians(tilt)) * height / 2) @ turn_x(tilt))
    for title, detail, colour, w, h, x, y, turn in PACKETS:
        group(packet(title, detail, colour, w, h, .9), move(x, y - 2, 0) @ turn_z(turn))
    group(wound(2.6, 1.35, 2.5, fabric("f3efe2", "nonwoven", 14, .3, .6)), move(14.6, -15.6, 0))
