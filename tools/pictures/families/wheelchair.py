"""A folding wheelchair: self-propelled with large wheels and hand rims, or pushed on four small wheels; colours."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube, tubes
from studio.furnishing import bar, cushion
from studio.geometry import prism
from studio.materials import fabric, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": 34, "elevation": 14, "lens": 85}}
HALF, SEAT = 22.5, 49.0


def hoop(radius, thickness, material):
    """A ring standing in the y-z plane round the origin."""
    line = [(0, radius * math.cos(2 * math.pi * k / 96), radius * math.sin(2 * math.pi * k / 96)) for k in range(96)]
    return tube(line, thickness, material, smooth=False, closed=True, sides=12)


def spoked(radius, tyre, steel, rim):
    """A large wheel with its tyre, rim, wire spokes and hand rim, in the y-z plane, its outer side towards +x."""
    with Gathered() as things:
        hoop(radius - 1.1, 1.15, tyre)
        hoop(radius - 2.5, .62, steel)
        hub = lathe(fillet([(0, -2.6), (1.6, -2.6), (1.9, -1.6), (1.2, -1.0), (1.2, 1.0), (1.9, 1.6), (1.5, 2.6), (0, 2.8)], .2), steel, 48)
        hub.matrix_world = turn_y(90)
        spokes = []
        for k in range(28):
            a, b = 2 * math.pi * k / 28, 2 * math.pi * (k + (2.4 if k % 2 else -2.4)) / 28
            x = 1.5 if k % 4 < 2 else -1.5
            spokes.append([Vector((x, 1.6 * math.cos(b), 1.6 * math.sin(b))), Vector((0, (radius - 2.6) * math.cos(a), (radius - 2.6) * math.sin(a)))])
        tubes(spokes, .11, steel, sides=6)
        group([hoop(radius - 4.2, .85, rim)], move(3.6, 0, 0))
        for k in range(6):
            a = 2 * math.pi * k / 6
            bar([(0, (radius - 2.7) * math.cos(a), (radius - 2.7) * math.sin(a)), (3.6, (radius - 4.2) * math.cos(a), (radius - 4.2) * math.sin(a))], .3, steel, .1)
    return things


def small(radius, width, tyre, hub):
    """A moulded wheel with a solid tyre, in the y-z plane."""
    with Gathered() as things:
        outer = lathe(fillet([(radius * .74, -width), (radius * .95, -width), (radius, -width * .5), (radius, width * .5), (radius * .95, width), (radius * .74, width)], .3), tyre, 72)
        inner = lathe(fillet([(0, -width * .9), (radius * .2, -width), (radius * .3, -width * .4), (radius * .7, -width * .4), (radius * .76, -width * .8),
                              (radius * .76, width * .8), (radius * .7, width * .4), (radius * .3, width * .4), (radius * .2, width), (0, width * .9)], .15), hub, 72)
        for item in (outer, inner):
            item.matrix_world = turn_y(90)
    return things


def sling(columns, corners, sag, cloth):
    """A hammock of nylon between four corners: lower left, lower right, upper left, upper right."""
    a, b, c, d = (Vector(p) for p in corners)
    normal = (b - a).cross(c - a).normalized()

    def shape(u, v):
        point = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
        return point + normal * (sag * math.sin(math.pi * u) + .12 * ripple(u * 6, v * 6, 0, 3))
    item = grid_surface(columns, columns, shape, cloth, angle=180)
    thicken(item, .35)
    return item


def build(propelled=True, cloth="26292d", frame="c3c8cc", rim="d9dde0"):
    """propelled: with large rear wheels; cloth: colour of seat, back and arm pads; colours of the frame and the hand rims."""
    steel, nylon = metal(frame, .26), fabric(cloth, "plain", 7, .35, .5)
    black, tyre, grey = plastic("202326", .5, .4, grain=8, name="pad"), rubber("33373b", .6), plastic("5a6268", .5, .4)
    for side in (-1, 1):
        x = side * HALF
        bar([(x, 20, 14), (x, 20, 60), (x, 21, 88), (x, 25, 91), (x, 36, 91)], 1.15, steel, 4)
        bar([(x, 29, 91), (x, 37.5, 91)], 1.65, black, .2)
        bar([(x, 20, SEAT - 1), (x, -22, SEAT), (x, -22, 16)], 1.15, steel, 4)
        bar([(x, 20, 20), (x, -22, 20)], 1.1, steel, .5)
        bar([(x, 20, 73), (x, -10, 73), (x, -15, 68), (x, -15, SEAT)], 1.1, steel, 5)
        panel = prism(round_rectangle(32, 18, 2), -.15, .15, black, .08, 2)
        panel.matrix_world = move(x, 2, 61) @ turn_y(90) @ turn_z(90)
        with Gathered() as arm:
            cushion(5.4, 26, 2.8, black, 2.2, .2)
        group(arm, move(x, 3, 74))
        # Leg rest with its footplate.
        bar([(x * .93, -21, 46), (x * .93, -26, 46), (x * .93, -38, 16), (x * .93, -38, 11)], 1.0, steel, 4)
        plate = prism(round_rectangle(17, 13, 2.4), 0, 1.1, grey, .3, 3)
        plate.matrix_world = move(side * 12.4, -41, 9.6) @ turn_x(6)
        with Gathered() as caster:
            group(small(9 if propelled else 9.5, 1.6, tyre, grey), move(0, 3.2, 9))
            for at in (-2.4, 2.4):
                bar([(at, 3.2, 9), (at, 1.0, 17.6), (0, 0, 19.4)], .55, black, 1.4)
        group(caster, move(x, -23, 0) @ turn_z(6 * side))
        if propelled:
            wheel = spoked(30, tyre, metal("cfd3d6", .2), metal(rim, .16))
            group(wheel, move(side * (HALF + 5), 14, 30) @ turn_z(0 if side > 0 else 180))
            bar([(x, 14, 30), (side * (HALF + 3), 14, 30)], 1.3, steel, .2)
        else:
            group(small(15.5, 2.1, tyre, grey), move(side * (HALF + 3.6), 17, 15.5))
            bar([(x, 17, 15.5), (side * (HALF + 2), 17, 15.5)], 1.2, steel, .2)
        brake = [(x, -4 if propelled else 4, 46), (side * (HALF + 2.6), -5 if propelled else 3, 47), (side * (HALF + 2.8), -9 if propelled else -1, 54)]
        bar(brake, .5, steel, 1)
        bar([brake[-1], (brake[-1][0], brake[-1][1] - 1.2, 57)], .9, black, .1)
    # The scissors that fold under the seat.
    for side in (-1, 1):
        bar([(-side * HALF, 2 + side, 20), (side * HALF, 2 + side, SEAT - 2)], .95, steel, .2)
    sling(50, [(-HALF, -21, SEAT + .9), (HALF, -21, SEAT + .9), (-HALF, 19, SEAT + .5), (HALF, 19, SEAT + .5)], -1.8, nylon)
    sling(50, [(-HALF, 19.4, 56), (HALF, 19.4, 56), (-HALF, 20.2, 87), (HALF, 20.2, 87)], -1.6, nylon)
