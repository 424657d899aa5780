"""A squeezable tube, lying or standing, alone or beside its carton: print, size, cap and body colour."""
from dataclasses import replace

from studio.designs import Print, box_of
from studio.placing import group, move, turn_z
from studio.vessels import tube_pack

VIEWS = {"front": {"azimuth": 16, "elevation": 22, "lens": 85}}


def build(width=4.2, height=12.5, cap="ffffff", body="fbfbfb", carton=(4.6, 3.4, 14), tube_design="stripe", **printing):
    """Tube width (flat) and height in cm; carton = width, depth, height in cm, or null for none; tube_design: the tube's own print."""
    label = Print(**printing)
    if carton:
        w, d, h = carton
        # A carton for a tube lies on its long side when it is much longer than high.
        box_of(w, d, h, label, (-w * .55, w * .15, 0))
        group(tube_pack(width, height, replace(label, design=tube_design, size=""), cap, body), move(width * .78, -d * .35, 0) @ turn_z(-6))
    else:
        tube_pack(width, height, replace(label, design=tube_design), cap, body)
