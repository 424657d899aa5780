"""Parts of furniture and housings: bent and square tubes, beams, lofted bodies, cushions, castors (cm, degrees)."""
import math

from mathutils import Matrix, Vector

from studio.curves import fillet, round_rectangle, tube
from studio.geometry import lathe, mesh, prism
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import ripple


def bend(points, radius, steps=6):
    """A 3D line with its corners rounded; a list of Vectors."""
    given = [Vector(p) for p in points]
    line = [given[0]]
    for before, corner, after in zip(given, given[1:], given[2:]):
        back, on = before - corner, after - corner
        reach = min(radius, back.length * .48, on.length * .48)
        a, b = corner + back.normalized() * reach, corner + on.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            line.append(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t)
    return line + [given[-1]]


def bar(points, radius, material, corner=4.0, closed=False):
    """A round steel tube through points with bent corners."""
    return tube(bend(points, corner), radius, material, smooth=False, sides=10, closed=closed)


def beam(start, end, width, height, material, rounding=.3):
    """A rectangular tube from one point to another; `width` stays level, `height` stands."""
    a, b = Vector(start), Vector(end)
    item = prism(round_rectangle(width, height, min(width, height) * .12, 3), 0, (b - a).length, material, min(rounding, .12), 2)
    along = (b - a).normalized()
    side = along.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
    up = side.cross(along)
    turn = Matrix((side, up, along)).transposed().to_4x4()
    item.matrix_world = Matrix.Translation(a) @ turn
    return item


def loft(layers, material, angle=40, cap_bottom=True, cap_top=True, name="loft"):
    """A skin through outlines of equally many points at heights: [(outline, z), ...], bottom to top."""
    n = len(layers[0][0])
    vertices = [(x, y, z) for outline, z in layers for x, y in outline]
    faces = []
    for i in range(len(layers) - 1):
        for k in range(n):
            a, b = i * n + k, i * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    if cap_bottom:
        faces.append(tuple(reversed(range(n))))
    if cap_top:
        faces.append(tuple(range((len(layers) - 1) * n, len(layers) * n)))
    return mesh(vertices, faces, material, angle, name)


def shell(profile, width, depth, corner, material, angle=40, steps=10, **caps):
    """A body of rounded-rectangular section: profile [(inset, z), ...]; inset shrinks width and depth on every side."""
    layers = []
    for inset, z in profile:
        w, d = width - 2 * inset, depth - 2 * inset
        layers.append((round_rectangle(w, d, max(.05, min(corner - inset * .5, w / 2 - .02, d / 2 - .02)), steps), z))
    return loft(layers, material, angle, **caps)


def cushion(width, depth, thickness, material, corner=3.0, crown=.8, piping=None, seed=1.0):
    """An upholstered pad from z=0: soft edges, a slightly crowned and uneven top, perhaps piping round the edge."""
    edge = min(thickness * .42, 3.0)
    outline = lambda inset: round_rectangle(width - 2 * inset, depth - 2 * inset, max(.4, corner - inset * .6), 14)
    layers = [(outline(1.2), 0), (outline(.3), .3), (outline(0), 1.0), (outline(0), thickness - edge)]
    for k in range(1, 9):
        a = math.pi / 2 * k / 8
        layers.append((outline(edge * (1 - math.cos(a))), thickness - edge + edge * math.sin(a)))
    for k in range(1, 12):
        t = k / 12
        inset = edge + t * (min(width, depth) / 2 - edge - .6)
        layers.append((outline(inset), thickness + crown * math.sin(t * math.pi / 2)))
    item = loft(layers, material, 60)
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        if z > thickness * .6:
            vertex.co.z += .10 * ripple(x * .12, y * .12, 0, seed)
    with Gathered() as things:
        if piping:
            for z in (thickness - edge,):
                line = outline(-.02)
                tube([(x, y, z) for x, y in line], .28, piping, smooth=False, closed=True, sides=5)
    return [item] + things


def tilted(items, hinge, degrees):
    """Turn things about an x-parallel... y axis through `hinge` (x, z): positive lifts the +x side."""
    return group(items, move(hinge[0], 0, hinge[1]) @ turn_y(-degrees) @ move(-hinge[0], 0, -hinge[1]))


def castor(radius, tyre, fork, turn=0.0, at=(0, 0), brake=None):
    """A twin-wheel castor standing on z=0 with its stem up to 2.6 radii; `at` is its stem in x, y."""
    width = radius * .42
    with Gathered() as things:
        for side in (1, -1):
            wheel = lathe(fillet([(0, 0), (radius * .55, 0), (radius * .62, -.06 * radius), (radius * .8, 0, .05), (radius, .05 * radius, .1 * radius),
                                  (radius, width, .1 * radius), (radius * .7, width), (0, width)], .05), tyre, 48)
            wheel.matrix_world = move(radius * .55, side * .12 * radius if side > 0 else -.12 * radius, radius) @ turn_x(-90 if side > 0 else 90)
        lathe(fillet([(0, radius * 1.5), (radius * .52, radius * 1.5), (radius * .55, radius * 2.05, .1), (radius * .3, radius * 2.15), (radius * .3, radius * 2.6), (0, radius * 2.6)], .08), fork, 40)
        hood = [(radius * (.55 + 1.1 * math.cos(a)), radius * (1 + 1.1 * math.sin(a))) for a in [math.radians(d) for d in range(35, 176, 10)]]
        hood += [(radius * (.55 + .3 * math.cos(a)), radius * (1 + .3 * math.sin(a))) for a in [math.radians(d) for d in range(175, 34, -10)]]
        cover = prism(hood, -radius * .11, radius * .11, fork, .04, 2)
        cover.matrix_world = turn_x(90)
        arch = prism([(radius * (.55 + r * math.cos(a)), radius * (1 + r * math.sin(a))) for r, span in ((1.16, range(40, 141, 8)), (1.06, range(140, 39, -8)))
                      for a in [math.radians(d) for d in span]], -width - .1 * radius, width + .1 * radius, fork, .03, 2)
        arch.matrix_world = turn_x(90)
        if brake:
            pedal = prism(round_rectangle(radius * .7, width * 1.8, .1, 4), 0, radius * .16, brake, .05, 2)
            pedal.matrix_world = move(radius * 1.75, 0, radius * 1.25) @ turn_y(18)
    return group(things, move(at[0], at[1]) @ turn_z(turn))


def foot(x, y, height, radius, material, z=0.0):
    """A turned rubber foot from z up to z + height."""
    item = lathe(fillet([(0, 0), (radius, 0), (radius * .9, height, .2), (0, height)], .12), material, 40)
    item.location = (x, y, z)
    return item


def bellows(width, depth, bottom, top, folds, material):
    """A folded rubber skirt over a lifting column."""
    layers = []
    for k in range(folds * 2 + 1):
        inset = 0 if k % 2 else .7
        layers.append((round_rectangle(width - 2 * inset, depth - 2 * inset, 1.4, 6), bottom + (top - bottom) * k / (2 * folds)))
    return loft(layers, material, 20)
