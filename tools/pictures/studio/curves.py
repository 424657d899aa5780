"""Lines before they become solids: smooth curves in space, outlines in the xy plane, tubes along a curve (cm)."""
import math

import bpy
from mathutils import Vector

from studio.geometry import link


def catmull(points, per=14, closed=False):
    """A smooth line (centripetal Catmull-Rom) through 3D points, `per` steps between two of them; a list of Vectors."""
    given = [Vector(p) for p in points]
    if closed:
        ends = [given[-1]] + given + [given[0], given[1]]
    else:
        ends = [given[0] * 2 - given[1]] + given + [given[-1] * 2 - given[-2]]
    line = []
    for i in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[i - 1:i + 3]
        t1 = max((p1 - p0).length, 1e-6) ** .5
        t2 = t1 + max((p2 - p1).length, 1e-6) ** .5
        t3 = t2 + max((p3 - p2).length, 1e-6) ** .5
        for k in range(per):
            t = t1 + (t2 - t1) * k / per
            a1 = p0 * ((t1 - t) / t1) + p1 * (t / t1)
            a2 = p1 * ((t2 - t) / (t2 - t1)) + p2 * ((t - t1) / (t2 - t1))
            a3 = p2 * ((t3 - t) / (t3 - t2)) + p3 * ((t - t2) / (t3 - t2))
            b1 = a1 * ((t2 - t) / t2) + a2 * (t / t2)
            b2 = a2 * ((t3 - t) / (t3 - t1)) + a3 * ((t - t1) / (t3 - t1))
            line.append(b1 * ((t2 - t) / (t2 - t1)) + b2 * ((t - t1) / (t2 - t1)))
    if not closed:
        line.append(ends[-2].copy())
    return line


def tube(points, radius, material=None, per=14, sides=8, smooth=True, closed=False, taper=None, caps=True, name="tube"):
    """A round tube through points (smooth=False takes a dense line as it is); taper(t) scales the radius, t from 0 to 1."""
    line = catmull(points, per, closed) if smooth else [Vector(p) for p in points]
    return tubes([line], radius, material, sides, closed, taper, caps, name)


def tubes(lines, radius, material=None, sides=8, closed=False, taper=None, caps=True, name="tube"):
    """One object of many round tubes along dense lines: threads, hairs, stitches."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, sides
    curve.use_fill_caps, curve.twist_mode = caps, "MINIMUM"
    for line in lines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.use_cyclic_u, spline.use_smooth = closed, True
        for i, p in enumerate(line):
            spline.points[i].co = (*p, 1)
            if taper:
                spline.points[i].radius = taper(i / (len(line) - 1))
    if material:
        curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def fillet(profile, radius, steps=5):
    """Round the corners of a 2D line [(x, y), (x, y, own radius), ...]; returns [(x, y), ...]."""
    rounded = [tuple(profile[0][:2])]
    for i in range(1, len(profile) - 1):
        before, corner, after = (Vector(profile[k][:2]) for k in (i - 1, i, i + 1))
        wanted = profile[i][2] if len(profile[i]) > 2 else radius
        back, on = before - corner, after - corner
        reach = min(wanted, back.length * .48, on.length * .48)
        if reach < 1e-4:
            rounded.append(tuple(corner))
            continue
        a, b = corner + back.normalized() * reach, corner + on.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            rounded.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t))
    rounded.append(tuple(profile[-1][:2]))
    return rounded


def round_rectangle(width, depth, radius, steps=10):
    """Outline of a rectangle with round corners, centred, counter-clockwise."""
    outline = []
    x, y = width / 2 - radius, depth / 2 - radius
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            outline.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return outline


def superellipse(width, depth, power=4.5, steps=96):
    """Outline between an ellipse (power 2) and a rectangle (large power), centred."""
    outline = []
    for k in range(steps):
        t = 2 * math.pi * k / steps
        c, s = math.cos(t), math.sin(t)
        outline.append((math.copysign(abs(c) ** (2 / power), c) * width / 2,
                        math.copysign(abs(s) ** (2 / power), s) * depth / 2))
    return outline


def dense(line, step):
    """The same 2D line with a point at least every `step` cm; a list of Vectors."""
    points = []
    for a, b in zip(line, line[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, round((b - a).length / step))
        points += [a.lerp(b, k / n) for k in range(n)]
    return points + [Vector(line[-1])]
