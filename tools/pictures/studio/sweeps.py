"""Flat bands along a line (straps, cuffs, lanyards, splints) and lines for cables (cm)."""
import math

from mathutils import Vector

from studio.curves import catmull, dense, round_rectangle
from studio.surfaces import grid_surface


def even_outline(outline, count):
    """The same closed outline with `count` points at equal distances, so that a weave on it is not stretched."""
    closed = list(outline) + [outline[0]]
    lengths = [0.0]
    for a, b in zip(closed, closed[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    points, k = [], 0
    for i in range(count):
        reach = lengths[-1] * i / count
        while lengths[k + 1] < reach:
            k += 1
        part = (reach - lengths[k]) / max(1e-9, lengths[k + 1] - lengths[k])
        points.append(tuple(p + (q - p) * part for p, q in zip(closed[k], closed[k + 1])))
    return points


def ribbon(points, width, thickness, material, across=(0, 0, 1), per=14, closed=False, curved=True, around=44):
    """A band swept along 3D points; `across` is the direction of its width, or a function of t (0 to 1) that returns it.
    Its UV map is u once round the band (2 × width) and v along it."""
    line = catmull(points, per, closed) if curved else [Vector(p) for p in points]
    if closed:
        line.append(line[0].copy())
    last = len(line) - 1
    outline = even_outline(round_rectangle(width, thickness, thickness * .46, 3), around)
    frames = []
    for i, point in enumerate(line):
        before = line[i - 1] if i else (line[-2] if closed else line[0])
        after = line[i + 1] if i < last else (line[1] if closed else line[last])
        along = (after - before).normalized()
        side = Vector(across(i / last) if callable(across) else across)
        side = (side - along * side.dot(along)).normalized()
        frames.append((point, side, along.cross(side)))
    caps = 0 if closed else 1
    rows = last + 1 + 2 * caps

    def shape(u, v):
        row = round(v * (rows - 1))
        point, side, out = frames[min(max(row - caps, 0), last)]
        if caps and row in (0, rows - 1):
            return point.copy()
        x, y = outline[round(u * around) % around]
        return point + side * x + out * y
    return grid_surface(around, rows, shape, material, closed=True, angle=50, name="ribbon")


def length_of(points):
    """Length of a line of 3D points in cm."""
    return sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:]))


def spiral(inner, outer, turns, start=0.0, per_turn=72):
    """Points (x, y) of a flat spiral from inner to outer radius, beginning at `start` degrees."""
    count = int(turns * per_turn)
    return [((inner + (outer - inner) * k / count) * math.cos(math.radians(start) + 2 * math.pi * turns * k / count),
             (inner + (outer - inner) * k / count) * math.sin(math.radians(start) + 2 * math.pi * turns * k / count)) for k in range(count + 1)]


def coil(x, y, radius, turns, thickness, start=0.0, spread=.9):
    """Points of a cable laid in loose rings round x, y: each ring a little aside of and above the last."""
    count = int(turns * 40)
    points = []
    for k in range(count + 1):
        t = k / 40
        a = math.radians(start) + 2 * math.pi * t
        r = radius * (1 + .05 * math.sin(a * .73 + 1))
        points.append((x + r * math.cos(a) + spread * thickness * math.sin(t * 2.1), y + r * .82 * math.sin(a) + spread * thickness * t,
                       thickness / 2 + thickness * .55 * t))
    return points


def walk(points, step):
    """A 3D line through points with a point at least every `step` cm."""
    return dense(points, step)
