"""Solids in centimetres, z up: box, prism, lathe, slab, quad, and what is done to meshes (bevel, smooth, bake, join)."""
import math

import bmesh
import bpy


def link(item):
    """Put an object into the scene; returns it."""
    bpy.context.scene.collection.objects.link(item)
    return item


def smooth(item, angle=35):
    """Shade smooth, keeping edges sharper than `angle` degrees; returns the object."""
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(angle)
    return item


def mesh(vertices, faces, material=None, angle=35, name="mesh"):
    """An object from vertices and faces; angle=None leaves it faceted."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    item = link(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    return smooth(item, angle) if angle else item


def bevel(item, width, segments=4, angle=40):
    """Round every edge sharper than `angle` by `width` cm; returns the object."""
    modifier = item.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True
    item.data.use_auto_smooth = True
    return item


def box(width, depth, height, at=(0, 0, 0), material=None, rounding=.1, segments=4, name="box"):
    """A box centred on at.x, at.y and standing on at.z, its edges rounded."""
    corners = [(x * width / 2, y * depth / 2, z) for z in (0, height) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    item = mesh(corners, sides, material, None, name)
    item.location = at
    if rounding:
        bevel(item, rounding, segments)
    return smooth(item, 40)


def prism(outline, bottom, top, material=None, rounding=.1, segments=4, angle=40, name="prism"):
    """An xy outline raised from bottom to top; `top` may be a function of x, y, for a sloping lid."""
    n = len(outline)
    height = top if callable(top) else lambda x, y: top
    vertices = [(x, y, bottom) for x, y in outline] + [(x, y, height(x, y)) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    item = mesh(vertices, faces, material, None, name)
    if rounding:
        bevel(item, rounding, segments)
    return smooth(item, angle)


def slab(outline, matrix, material, thickness=.05, rounding=.02, segments=2):
    """A thin plate in the plane of a matrix, rising `thickness` above it."""
    item = prism(outline, 0, thickness, material, rounding, segments, name="slab")
    item.matrix_world = matrix
    return item


def frame(outer, inner, matrix, material, thickness, rounding=.1):
    """A ring between two outlines of equally many points, rising `thickness` above the plane of a matrix."""
    n = len(outer)
    rings = ((outer, 0), (inner, 0), (outer, thickness), (inner, thickness))
    vertices = [(x, y, z) for outline, z in rings for x, y in outline]
    faces = []
    for k in range(n):
        j = (k + 1) % n
        faces += [(j, k, n + k, n + j), (2 * n + k, 2 * n + j, 3 * n + j, 3 * n + k),
                  (k, j, 2 * n + j, 2 * n + k), (n + j, n + k, 3 * n + k, 3 * n + j)]
    item = mesh(vertices, faces, material, None, "frame")
    if rounding:
        bevel(item, rounding, 4, 50)
    item.matrix_world = matrix
    return smooth(item, 40)


def lathe(profile, material=None, segments=96, angle=40, name="lathe"):
    """A turned solid from its profile [(radius, z), ...], bottom to top; ends off the axis are closed flat."""
    vertices, faces, n = [], [], len(profile)
    for radius, z in profile:
        for k in range(segments):
            a = 2 * math.pi * k / segments
            vertices.append((radius * math.cos(a), radius * math.sin(a), z))
    for i in range(n - 1):
        for k in range(segments):
            a, b = i * segments + k, i * segments + (k + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    if profile[0][0] > 1e-6:
        faces.append(tuple(reversed(range(segments))))
    if profile[-1][0] > 1e-6:
        faces.append(tuple((n - 1) * segments + k for k in range(segments)))
    item = mesh(vertices, faces, material, None, name)
    work = bmesh.new()
    work.from_mesh(item.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    work.to_mesh(item.data)
    work.free()
    return smooth(item, angle)


def quad(width, height, material, matrix=None, name="quad"):
    """A flat picture carrier in the xy plane, centred, its whole texture on it; casts no shadow of its own."""
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    item = mesh([((u - .5) * width, (v - .5) * height, 0) for u, v in corners], [(0, 1, 2, 3)], material, None, name)
    layer = item.data.uv_layers.new()
    for i, corner in enumerate(corners):
        layer.data[i].uv = corner
    item["flat"] = 1
    if matrix:
        item.matrix_world = matrix
    return item


def bake(item):
    """Turn a curve, a text or an object with modifiers into a plain mesh object."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(item.evaluated_get(graph), depsgraph=graph)
    made = link(bpy.data.objects.new(item.name, data))
    made.matrix_world = item.matrix_world.copy()
    bpy.data.objects.remove(item)
    return made


def join(items):
    """One mesh object from several (bake curves first); materials are lost."""
    work = bmesh.new()
    for item in items:
        data = item.data.copy()
        data.transform(item.matrix_world)
        work.from_mesh(data)
        bpy.data.objects.remove(item)
        bpy.data.meshes.remove(data)
    data = bpy.data.meshes.new("joined")
    work.to_mesh(data)
    work.free()
    return link(bpy.data.objects.new("joined", data))


def melt(items, voxel=.085, rounds=18):
    """Fuse solids into one smooth skin (voxel size in cm, smoothing rounds), as moulded rubber is."""
    bpy.context.view_layer.update()
    item = join([bake(each) for each in items])
    remesh = item.modifiers.new("fuse", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    even = item.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = .5, rounds
    item = bake(item)
    item.data.materials.clear()
    return smooth(item, 180)
