"""Sewn things: sheets cut from a pattern, sewn and let fall by a cloth simulation, then stitches and patches (cm)."""
import hashlib
import json
import math
import os
import random
import tempfile

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as field
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform, delaunay_2d_cdt

from studio.curves import catmull, dense, tube, tubes
from studio.draping import lay_folds, refine
from studio.geometry import bake, mesh
from studio.surfaces import grid_surface, ripple, thicken

KEPT = os.path.join(tempfile.gettempdir(), "photography-cloth")
METRE = .01  # the simulation runs in metres: Blender's cloth settings are made for them


def curve2(points, per=8):
    """A smooth 2D line through points."""
    return [(v.x, v.y) for v in catmull([(x, y, 0) for x, y in points], per)]


def mirrored(half, step):
    """Outline of a symmetrical sheet and which of its points are sewn, from [(line, sewn), ...]: the right half, from the
    middle of the top round to the middle of the bottom."""
    right, sewn = [], []
    for line, is_seam in half:
        for k, point in enumerate(dense(line, step)[:-1]):
            right.append(point)
            sewn.append(bool(is_seam or (k == 0 and sewn and sewn[-1])))
    right.append(Vector(half[-1][0][-1]))
    sewn.append(bool(half[-1][1]))
    back = [(Vector((-p.x, p.y)), s) for p, s in zip(right[::-1], sewn[::-1]) if p.x > 1e-6]
    return right + [p for p, _ in back], sewn + [s for _, s in back]


def triangulate(outline, step, seed):
    """Points and triangles that fill an outline evenly, but not in rows."""
    chance, n = random.Random(seed), len(outline)
    corners = np.array([(p.x, p.y) for p in outline])
    following = np.roll(corners, -1, axis=0)

    def inside(x, y):
        crosses = (corners[:, 1] > y) != (following[:, 1] > y)
        rise = np.where(crosses, following[:, 1] - corners[:, 1], 1)
        return (crosses & (x < (following[:, 0] - corners[:, 0]) * (y - corners[:, 1]) / rise + corners[:, 0])).sum() % 2 == 1

    points, row, y = list(outline), 0, corners[:, 1].min() + step * .866
    while y < corners[:, 1].max():
        x = corners[:, 0].min() + (step / 2 if row % 2 else 0)
        while x < corners[:, 0].max():
            px, py = x + chance.uniform(-.12, .12) * step, y + chance.uniform(-.12, .12) * step
            if inside(px, py) and ((corners - (px, py)) ** 2).sum(1).min() > (step * .55) ** 2:
                points.append(Vector((px, py)))
            x += step
        y, row = y + step * .866, row + 1
    vertices, _, faces, *_ = delaunay_2d_cdt(points, [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-5)
    return vertices, [tuple(face) for face in faces]


class Sewn:
    """A garment after the fall: `item` (the mesh object) and at(x, y, lift), where a pattern point has come to lie."""

    def __init__(self, points, flat, faces, fronts):
        self.item = mesh(points, faces, None, 60, "garment")
        self.flat, self.faces = flat, faces
        self.tree = BVHTree.FromPolygons([(x, y, 0) for x, y in flat], faces[:fronts])
        self.points = [Vector(p) for p in points]
        self.half = 0.0

    def clothe(self, cloth, thickness=.08):
        """Give the sheets their material and thickness (cm); `lift` counts from the upper side from then on."""
        self.item.data.materials.append(cloth)
        thicken(self.item, thickness)
        self.half = thickness / 2

    def at(self, x, y, lift=0.0):
        """The place of a point of the front sheet, `lift` cm above the cloth; points outside the sheet go on level with its edge."""
        wanted = Vector((x, y, 0))
        nearest, _, index, _ = self.tree.find_nearest(wanted)
        corners = self.faces[index]
        a, b, c = (self.points[i] for i in corners)
        place = barycentric_transform(nearest, *(Vector((*self.flat[i], 0)) for i in corners), a, b, c)
        normal = (b - a).cross(c - a).normalized()
        upwards = ((normal if normal.z > 0 else -normal) + Vector((0, 0, 1))).normalized()  # not sideways at the seams
        return place + upwards * (lift + self.half) + wanted - nearest


def sew(front, back, step=1.15, gap=1.0, frames=45, pressure=2.6, grow=.038, seed=3, wave=1.1, gravity=True, stiffness=1.6, folds=()):
    """Sew two sheets [(outline, sewn) from mirrored()] and let them settle on the floor.
    pressure puffs the sheets apart at first, grow lets the cloth be larger than its pattern (soft folds), wave is the height
    of the first unevenness, folds are laid into the front afterwards (see draping.lay_folds). The fall is kept in the
    temporary folder: change `seed` for another. Returns a Sewn."""
    (front_line, front_sewn), (back_line, _) = front, back
    front_points, front_faces = triangulate(front_line, step, seed)
    back_points, back_faces = triangulate(back_line, step, seed + 1)
    name = lambda p: (round(p.x, 3), round(p.y, 3))
    seams = {name(p) for p, s in zip(front_line, front_sewn) if s}
    start, flat, shared = [], [], {}
    for p in front_points:
        if name(p) in seams:
            shared[name(p)] = len(start)
        first = wave * abs(field.noise(Vector((p.x * .05 + p.y * .035, p.y * .03 - p.x * .02, seed))))
        start.append(Vector((p.x, p.y, .4 + first + (gap / 2 if name(p) in seams else gap))))
        flat.append((p.x, p.y))
    indices = []
    for p in back_points:
        indices.append(shared.get(name(p), len(start)))
        if name(p) not in shared:
            start.append(Vector((p.x, p.y, .4)))
            flat.append((p.x, p.y))
    faces = front_faces + [tuple(indices[i] for i in reversed(face)) for face in back_faces]
    points = fall(start, faces, dict(frames=frames, pressure=pressure, grow=grow, gravity=gravity, stiffness=stiffness))
    points, flat, faces, fronts = refine(points, flat, faces, len(front_faces), list(shared.values()))
    lay_folds(points, flat, faces[:fronts], folds, seed)
    return Sewn(points.tolist(), flat.tolist(), faces.tolist(), fronts)


def fall(start, faces, settings):
    """Run the cloth simulation (or read what an equal one gave); returns the points in cm."""
    told = json.dumps([[[round(c, 3) for c in p] for p in start], faces, [], settings])
    path = f"{KEPT}/{hashlib.sha1(told.encode()).hexdigest()[:20]}.npy"
    if os.path.exists(path):
        return np.load(path).tolist()
    item = mesh([Vector(p) * METRE for p in start], faces, None, None, "cloth")
    floor = mesh([(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], None, None, "ground")
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.thickness_outer, floor.collision.cloth_friction = .003, 12
    modifier = item.modifiers.new("cloth", "CLOTH")
    cloth, touch = modifier.settings, modifier.collision_settings
    cloth.quality, cloth.mass, cloth.air_damping = 6, .25, 2.5
    cloth.tension_stiffness = cloth.compression_stiffness = 18
    cloth.shear_stiffness, cloth.bending_stiffness, cloth.bending_damping = 6, settings["stiffness"], .5
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 6
    cloth.use_pressure, cloth.uniform_pressure_force = settings["pressure"] > 0, settings["pressure"]
    cloth.shrink_min = -settings["grow"]
    cloth.effector_weights.gravity = 1.0 if settings["gravity"] else 0.0
    touch.distance_min, touch.use_self_collision, touch.self_distance_min, touch.collision_quality = .003, True, .002, 2
    scene, frames = bpy.context.scene, settings["frames"]
    scene.frame_start, scene.frame_end, modifier.point_cache.frame_end = 1, frames, frames
    for frame in range(1, frames + 1):
        if frame == int(frames * .45):
            cloth.uniform_pressure_force = settings["pressure"] * .35
        scene.frame_set(frame)
    fallen = bake(item)
    points = [list(v.co / METRE) for v in fallen.data.vertices]
    bpy.data.objects.remove(fallen)
    bpy.data.objects.remove(floor)
    os.makedirs(KEPT, exist_ok=True)
    np.save(path, np.array(points, np.float32))
    return points


def stitch(sewn, line, material, lift=.01, seed=1.0):
    """A row of fine stitches along a pattern line, `lift` cm above the cloth."""
    points = dense(line, .05)
    stitch_through([sewn.at(p.x, p.y, lift) for p in points], material, seed)


def stitch_through(points, material, seed=1.0, radius=.02):
    """Stitches through points .05 cm apart: 2.5 mm long, a little uneven, as a hand-guided machine's are."""
    chance, k, rows = random.Random(seed), 0, []
    while k + 3 < len(points):
        chosen = points[k:k + chance.choice((5, 6, 6, 7))]
        middle = (len(chosen) - 1) / 2
        rows.append([p - Vector((0, 0, radius * abs(i / middle - 1) ** 3)) for i, p in enumerate(chosen)])
        k += len(chosen) + chance.choice((0, 1, 1))
    tubes(rows, radius, material, sides=2)


def seam(sewn, line, material, lift=-.016, radius=.03, seed=1.0):
    """A continuous low ridge along a pattern line (two pieces of cloth joined), swelling and thinning a little."""
    points = dense(line, .2)
    tube([sewn.at(p.x + .05 * ripple(i * .07, 0, 0, seed), p.y, lift) for i, p in enumerate(points)],
         radius, material, smooth=False, sides=3, taper=lambda t: 1 + .3 * ripple(t * 14, 1, 0, seed))


def patch(sewn, outline, material, lift=.08, columns=44, rows=48, thickness=.05, uneven=.012, seed=1.0, roll=.22):
    """A piece of cloth laid on the front (pocket, facing): outline(u, v) -> (x, y) on the pattern. Its edges, `roll` cm wide,
    are turned under, so that they run down to the cloth; the grid is closest there."""
    size = lambda a, b: (Vector(outline(*a)) - Vector(outline(*b))).length
    across, along = size((0, .5), (1, .5)), size((.5, 0), (.5, 1))

    def shape(u, v):
        u, v = (.5 - .5 * math.cos(math.pi * t) for t in (u, v))
        x, y = outline(u, v)
        rim = min(u * across, (1 - u) * across, v * along, (1 - v) * along) / roll
        rounded = math.sqrt(1 - (1 - min(1, rim)) ** 2)
        return sewn.at(x, y, .03 + (lift - .03) * rounded + uneven * rounded * (ripple(x * .35, y * .35, 0, seed) + .6 * ripple(x * 1.1, y * 1.1, 3, seed)))
    return thicken(grid_surface(columns, rows, shape, material, angle=180, name="patch"), thickness)
