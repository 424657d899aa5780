"""Where goods are engraved: a family marks the place while it builds, and the camera tells how the picture shows it."""
import math

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from studio.geometry import link

# Brighter than this (0 to 1) the metal shows a dark cut, else a light one.
BRIGHT = .42


def mark_engraving(matrix, height, length, radius=0.0, rise=0.0):
    """Mark the place: letters of at most `height`, words of at most `length` (cm), on the plane of the matrix. They stand
    along its x axis, or inside a circle of `radius`, on the side of the camera; `rise`: how much higher their tops lie."""
    item = link(bpy.data.objects.new("engraving", None))
    item.matrix_world = matrix
    item["height"], item["length"], item["radius"], item["rise"] = height, length, radius, rise
    return item


def find_engraving(picture):
    """How a rendered picture shows the marked place, None without one. `matrix` takes cm of the plane (x to the right, y
    down, 0 the middle of the words or of their circle) to parts of the picture, as in SVG; `cut`: how letters show."""
    item = bpy.data.objects.get("engraving")
    if not item:
        return None
    plane, facing = axes_of(item)
    spots = sample(item)
    seen = np.array([see(plane(x, y, lift)) for x, y, lift in spots])
    known = np.array([(x, y, 1) for x, y, _ in spots])
    fit, *_ = np.linalg.lstsq(known, seen, rcond=None)
    miss = np.abs(known @ fit - seen).max()
    if miss > .018 or not facing:
        raise ValueError(f"The place of the engraving cannot be drawn flat: off by {miss:.3f} of the picture.")
    rounded = lambda value: round(float(value), 5)
    return {"matrix": [rounded(value) for row in fit for value in row],
            **{name: rounded(item[name]) for name in ("height", "length", "radius")},
            "cut": "dark" if brightness(picture, seen) > BRIGHT else "light"}


def axes_of(item):
    """The plane as a function of (x, y down, lift) in cm, and whether the camera sees its face."""
    camera = bpy.context.scene.camera
    right, back = (Vector(camera.matrix_world.col[k][:3]) for k in (0, 2))
    centre, normal = item.matrix_world.translation, item.matrix_world.to_3x3().col[2].normalized()
    # A circle has no first letter: its words stand upright for the camera.
    along = (right if item["radius"] else item.matrix_world.to_3x3().col[0]).copy()
    along = (along - normal * along.dot(normal)).normalized()
    down = along.cross(normal)
    return lambda x, y, lift: centre + along * x + down * y + normal * lift, normal.dot(back) > .2


def sample(item):
    """Points (x, y down, lift) over the widest words."""
    height, length, radius, rise = (item[name] for name in ("height", "length", "radius", "rise"))
    tops = [(t * height, t * rise) for t in (0, .5, 1)]
    if not radius:
        return [(x * length, height / 2 - up, lift) for x in np.linspace(-.5, .5, 9) for up, lift in tops]
    arc = np.linspace(-.5, .5, 17) * length / radius
    return [((radius - up) * math.sin(a), (radius - up) * math.cos(a), lift) for a in arc for up, lift in tops]


def see(point):
    """Where the camera shows a point: parts of the picture's width, from the left and from the top (square pictures)."""
    from bpy_extras.object_utils import world_to_camera_view
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, point)
    return x, 1 - y


def brightness(picture, seen):
    """Mean display brightness of a picture where it is seen."""
    grey = np.asarray(Image.open(picture).convert("L"), np.float32) / 255
    height, width = grey.shape
    columns, rows = (seen * (width, height)).astype(int).clip(0, (width - 1, height - 1)).T
    return float(grey[rows, columns].mean())
