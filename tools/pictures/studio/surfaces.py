"""Free-form skins: a grid bent by a function, thickness and softness for it, and meshes wrapped onto it."""
import math

import bmesh
from mathutils import Vector
from mathutils import noise as field

from studio.geometry import bake, mesh


def grid_surface(columns, rows, shape, material=None, closed=False, angle=60, name="grid"):
    """A skin from shape(u, v) -> Vector, u and v from 0 to 1; closed joins u=1 to u=0; its UV map is u, v."""
    last = columns if closed else columns - 1
    vertices = [shape(i / last, j / (rows - 1)) for i in range(columns) for j in range(rows)]
    faces, corners = [], []
    for i in range(last):
        for j in range(rows - 1):
            a, b = i * rows + j, ((i + 1) % columns) * rows + j
            faces.append((a, b, b + 1, a + 1))
            corners += [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
    item = mesh(vertices, faces, material, angle, name)
    layer = item.data.uv_layers.new()
    for loop, (i, j) in zip(layer.data, corners):
        loop.uv = (i / last, j / (rows - 1))
    return item


def thicken(item, thickness, offset=0.0):
    """Give a skin a thickness in cm (offset -1 inward, 0 both ways, 1 outward); returns the object."""
    modifier = item.modifiers.new("thick", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return item


def soften(item, levels=1):
    """Subdivide into a smooth surface; returns the object."""
    modifier = item.modifiers.new("soft", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return item


def wrap_onto(item, shape):
    """Bend a flat object (text, slab) onto a surface: shape(x, y) -> Vector; returns the new mesh object."""
    item = bake(item)
    work = bmesh.new()
    work.from_mesh(item.data)
    bmesh.ops.triangulate(work, faces=work.faces)
    for vertex in work.verts:
        vertex.co = shape(vertex.co.x, vertex.co.y)
    work.to_mesh(item.data)
    work.free()
    item["flat"] = 1
    return item


def ripple(x, y, z=0.0, seed=0.0):
    """Smooth noise from -1 to 1 that never repeats: small unevenness for cloth, foil and edges."""
    return field.noise(Vector((x + seed * 7.3, y - seed * 3.1, z + seed)))


def pillow(outline_half_width, outline_half_height, power=4):
    """Height from 0 at the rim to 1 in the middle of a filled pouch: a function of x, y in cm."""
    def height(x, y):
        u, v = min(1, abs(x) / outline_half_width), min(1, abs(y) / outline_half_height)
        return math.sqrt(max(0.0, (1 - u ** power) * (1 - v ** power)))
    return height
