"""Bottles of hand rub, foam, spray or lotion: radius, height, cap, clear or coloured body, liquid seen through it, print."""
from studio.designs import Print
from studio.materials import clear_plastic, plastic
from studio.rings import lathe
from studio.curves import fillet
from studio.placing import Gathered
from studio.vessels import bottle

VIEWS = {"front": {"azimuth": 14, "elevation": 14, "lens": 90}}


def liquid(radius, height, level, colour, squash, shoulder):
    """The filling of a clear bottle up to `level` (part of its height), with an even glow so that it reads as a gel."""
    rise = radius * shoulder
    top = min(level * height, height - rise * .4)
    r = radius * .95
    with Gathered() as things:
        lathe(fillet([(0, .35), (r * .9, .3), (r, .5, .3), (r, min(top, height - rise), .3), (r * (.86 if top > height - rise else 1), top), (0, top)], .2, 6), plastic(colour, .18, .5, glow=.12, name="gel"), 96, 50)
    for item in things:
        item.scale.y = squash
    return things


def build(radius=3.2, height=14, cap="pump", cap_colour="fbfbfb", body="f6f7f8", clear="", gel="", level=.88, squash=1.0, shoulder=.55, neck=None, label_part=(.12, .7), arc=200, cap_height=None, **printing):
    """Radius and height in cm; cap: screw, flip, pump, spray, trigger; clear: tint of a see-through body, gel: colour of its liquid."""
    material = clear_plastic(clear, .14, .06, "clear bottle") if clear else None
    bottle(radius, height, Print(**printing), cap, body, cap_colour, neck, squash, shoulder, material, label_part, arc, cap_height)
    if gel:
        liquid(radius, height, level, gel, squash, shoulder)
