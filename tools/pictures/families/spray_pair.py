"""A small pump-spray bottle beside its carton: print, size, colours."""
from dataclasses import replace

from studio.designs import Print, box_of
from studio.placing import group, move
from studio.vessels import bottle

VIEWS = {"front": {"azimuth": 18, "elevation": 18, "lens": 85}}


def build(radius=1.6, height=8.4, box=(5, 4.4, 13), body="f8f9fa", cap="ffffff", cap_height=3.0, **printing):
    """Bottle radius and height, box in cm; colours; the rest is the print."""
    label = Print(**printing)
    w, d, h = box
    box_of(w, d, h, label, (-w * .55, .8, 0))
    group(bottle(radius, height, replace(label, design="stripe", size="", sign="", count=label.size), "spray", body, cap, cap_height=cap_height), move(radius * 1.7, -1.2, 0))
