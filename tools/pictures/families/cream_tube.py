"""A squeezable tube: leaning along its carton, or standing on its cap without one; print, size, cap and body colour."""
from dataclasses import replace

import bpy

from studio import labels
from studio.designs import Print, box_of
from studio.placing import group, move, turn_x, turn_y, turn_z
from studio.vessels import tube_pack


def view(carton=True, **parameters):
    """A lying pair is seen from a little above."""
    return {"azimuth": 14, "elevation": 32, "lens": 85} if carton else {"azimuth": 14, "elevation": 16, "lens": 90}


VIEWS = {"front": view}


# The part of a lying tube's upper half whose print can be read from above.
SEEN = .74


def print_along(things, label, width, height):
    """Exchange the print on a tube_pack for one that reads along the tube (cap at the right), within what is seen of it."""
    item = next(each for each in things if each.data.materials and each.data.materials[0].name.startswith("printed"))
    length = height * .87
    image = next(node for node in item.data.materials[0].node_tree.nodes if node.type == "TEX_IMAGE")
    image.image = bpy.data.images.load(labels.front(label, length, width * SEEN, length * .05), check_existing=True)
    for corner in item.data.uv_layers[0].data:
        u, v = corner.uv
        corner.uv = (1 - v, .5 + (u - .5) / SEEN)
    image.extension = "EXTEND"


def build(width=3.6, height=11.5, cap="ffffff", body="fbfbfb", carton=True, tube_design="stripe", **printing):
    """Tube width (flat) and height in cm; carton: shown with its box; colours of cap and body; tube_design: the tube's own print."""
    label = Print(**printing)
    if not carton:
        tube_pack(width, height, replace(label, design=tube_design), cap, body)
        return
    deep = width * .8
    box_of(height * 1.1, deep, width * 1.6, label)
    things = tube_pack(width, height, replace(label, design=tube_design, sign=""), cap, body)
    print_along(things, replace(label, design=tube_design, sign=""), width, height)
    radius = width / 3.14
    group(things, move(height * .58, -deep / 2 - width * 1.85, radius * .98) @ turn_z(-8) @ turn_x(-30) @ turn_y(-90))
