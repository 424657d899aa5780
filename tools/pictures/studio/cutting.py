"""Plates with holes, solids with pieces cut out, and small turned parts that many instruments share (cm)."""
import math

import bmesh
import bpy

from studio.curves import fillet
from studio.geometry import bake, frame, lathe, link, prism, smooth
from studio.placing import Gathered, group, move


def cutout(outline, holes, thickness, material, rounding=.1, matrix=None):
    """A plate from z=0 to `thickness` with round edges; holes are outlines within it."""
    curve = bpy.data.curves.new("cutout", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    rounding = min(rounding, thickness * .49)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thickness / 2 - rounding, rounding, 3
    curve.offset = -rounding
    for line in [outline] + list(holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
    curve.materials.append(material)
    item = bake(link(bpy.data.objects.new("cutout", curve)))
    for vertex in item.data.vertices:
        vertex.co.z += thickness / 2
    if matrix:
        item.matrix_world = matrix
    return smooth(item, 40)


def carve(item, cutter):
    """Cut one solid out of another; the cutter's material lines the hole. Returns the carved object."""
    bpy.context.view_layer.update()
    item, cutter = bake(item), bake(cutter)
    cut = item.modifiers.new("cut", "BOOLEAN")
    cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", cutter
    carved = bake(item)
    bpy.data.objects.remove(cutter)
    return smooth(carved, 35)


def circle(radius, x=0.0, y=0.0, steps=48):
    """Outline of a circle."""
    return [(x + radius * math.cos(2 * math.pi * k / steps), y + radius * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def moved(outline, x, y):
    """The same outline elsewhere."""
    return [(px + x, py + y) for px, py in outline]


def open_ends(item):
    """Take away the flat discs that close a lathe, so that a ring stays a ring."""
    work = bmesh.new()
    work.from_mesh(item.data)
    bmesh.ops.delete(work, geom=[face for face in work.faces if len(face.verts) > 4], context="FACES")
    work.to_mesh(item.data)
    work.free()


def turned(profile, material, matrix=None, rounding=.05, segments=72):
    """A lathe with its corners rounded, placed by a matrix; a profile that ends where it began makes an open ring."""
    item = lathe(fillet(profile, rounding, 4), material, segments)
    if tuple(profile[0][:2]) == tuple(profile[-1][:2]) and profile[0][0] > 0:
        open_ends(item)
    if matrix:
        item.matrix_world = matrix
    return item


def fluted(radius, bottom, top, material, count=40, depth=.04, hole=0.0):
    """A grip with lengthwise flutes; hole = radius of a bore through it."""
    outline = [((radius - depth * (k % 4 > 1)) * math.cos(math.pi * k / (2 * count)), (radius - depth * (k % 4 > 1)) * math.sin(math.pi * k / (2 * count)))
               for k in range(4 * count)]
    if hole:
        return frame(outline, circle(hole, steps=4 * count), move(0, 0, bottom), material, top - bottom, .015)
    return prism(outline, bottom, top, material, .015, 2, 60, "flutes")


def placed(make, matrix, *arguments, **named):
    """Build something and move all of it by a matrix; returns its objects."""
    with Gathered() as things:
        make(*arguments, **named)
    return group(things, matrix)
