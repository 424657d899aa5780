"""Bottles of hand rub, foam, spray or lotion: radius, height, cap, clear or coloured body, print."""
from studio.designs import Print
from studio.materials import plastic
from studio.vessels import bottle

VIEWS = {"front": {"azimuth": 14, "elevation": 14, "lens": 90}}


def build(radius=3.2, height=14, cap="pump", cap_colour="fbfbfb", body="f6f7f8", gel="", squash=1.0, shoulder=.55, neck=None, label_part=(.12, .7), arc=200, cap_height=None, **printing):
    """Radius and height in cm; cap: screw, flip, pump, spray, trigger; gel: colour of the liquid that a clear body shows."""
    material = plastic(gel, .07, .7, coat=1, glow=.1, name="clear bottle") if gel else None
    bottle(radius, height, Print(**printing), cap, body, cap_colour, neck, squash, shoulder, material, label_part, arc, cap_height)
