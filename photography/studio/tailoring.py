"""What is sewn onto a garment (a garment.Sewn): collars, zips, buttons, flaps, bands and drawstrings (cm)."""
import math

from mathutils import Vector

from studio.curves import dense, fillet, round_rectangle, tube
from studio.garment import patch, stitch
from studio.geometry import lathe, prism
from studio.materials import metal
from studio.placing import orient
from studio.surfaces import grid_surface, ripple, thicken


def steady(sewn):
    """Let at() of a garment take points a little outside the sheet, too; without it they fly off along slim triangles."""
    inside = sewn.at

    def at(x, y, lift=0.0):
        wanted = Vector((x, y, 0))
        nearest = sewn.tree.find_nearest(wanted)[0]
        return inside(nearest.x, nearest.y, lift) + wanted - nearest
    sewn.at = at
    return sewn


def flip(line, side):
    """The same pattern line on the other half (side -1)."""
    return [(side * x, y) for x, y in line]


def along(line, t):
    """The point at part t (0 to 1) of a 2D line, by length."""
    points = [Vector(p) for p in line]
    lengths = [(b - a).length for a, b in zip(points, points[1:])]
    rest = t * sum(lengths)
    for a, b, length in zip(points, points[1:], lengths):
        if rest <= length:
            return a.lerp(b, rest / max(length, 1e-6))
        rest -= length
    return points[-1]


def strip(sewn, inner, outer, cloth, lift=.3, columns=40, rows=10, thickness=.14, uneven=.03, seed=1.0):
    """Cloth between two pattern lines of any shape (a collar, a lapel, a facing, a reflective band)."""
    def outline(u, v):
        p = along(inner, u).lerp(along(outer, u), v)
        return p.x, p.y
    return patch(sewn, outline, cloth, lift, columns, rows, thickness, uneven, seed)


def back_collar(sewn, reach, y_side, y_back, cloth, width=4.0, rise=1.5, seed=1.0):
    """The part of a collar that lies behind the neck, from shoulder to shoulder."""
    low = sewn.at(reach, y_side).z

    def shape(u, v):
        x = (u - .5) * 2 * reach
        dip = 1 - (2 * u - 1) ** 2
        y = y_side + (y_back - y_side) * dip + (v - .12) * width * (1 - .25 * (1 - dip))
        z = low + rise * math.sin(math.pi * (.15 + .7 * v)) * (.55 + .45 * dip) + .08 * ripple(x * .4, v * 2, 0, seed)
        return Vector((x, y, z))
    return thicken(grid_surface(50, 14, shape, cloth, angle=180), .16)


def zip_front(sewn, top, bottom, tape, teeth, puller_at=None, width=1.7, lift=.22):
    """A zip down the middle: tape, a coil of teeth, slider and puller."""
    patch(sewn, lambda u, v: ((u - .5) * width, bottom + v * (top - bottom)), tape, lift, 8, 120, .08, .015)
    line = dense([(0, bottom), (0, top)], .09)
    coil = [sewn.at(p.x + .03 * math.sin(k * 2.1), p.y, lift + .08 + .03 * math.cos(k * 2.1)) for k, p in enumerate(line)]
    tube(coil, .19, teeth, smooth=False, sides=4, taper=lambda t: 1 + .22 * math.sin(t * len(line) * 2.1))
    chrome = metal("c9ccd0", .18)
    y = (top if puller_at is None else puller_at) - .8
    place = sewn.at(0, y, lift + .15)
    slider = prism(round_rectangle(1.1, 1.6, .35, 5), 0, .42, chrome, .14, 3)
    slider.location = place
    pull = prism(round_rectangle(.75, 3.4, .3, 5), 0, .16, chrome, .06, 2)
    pull.location = place + Vector((.15, -2.2, .28))


def button(sewn, x, y, material, thread, radius=.62, lift=.3):
    """A button with its rim, four holes' worth of thread, sewn on at a pattern point."""
    item = lathe(fillet([(0, 0), (radius, 0), (radius, .2, .06), (radius * .82, .25, .04), (radius * .72, .17, .04), (0, .15)], .04), material, 40)
    item.location = sewn.at(x, y, lift)
    for side in (1, -1):
        place = item.location + Vector((0, side * .13, .17))
        tube([place + Vector((-.15, 0, 0)), place + Vector((0, 0, .05)), place + Vector((.15, 0, 0))], .05, thread, 4, 3)


def hemmed(sewn, x, y, width, height, cloth, thread, side=1, slope=0.0, point=0.0, lift=.3, seed=1.0):
    """A patch pocket, x and y its lower inner corner; slope lowers the outer end of its top, point sharpens its foot."""
    def outline(u, v):
        return side * (x + width * u), y + height * v - slope * u * v - point * (1 - v) * (1 - abs(2 * u - 1))
    patch(sewn, outline, cloth, lift, 36, 40, seed=seed)
    edge = [(.5, height - .3), (.5, .5), (width / 2, .5 - point), (width - .5, .5), (width - .5, height - slope - .3)]
    stitch(sewn, [(side * (x + px), y + py) for px, py in edge], thread, lift + .15, seed=seed)
    stitch(sewn, [(side * x, y + height - 1.9), (side * (x + width), y + height - slope - 1.9)], thread, lift + .15, seed=seed + 1)


def flap(sewn, x, y, width, height, cloth, thread, side=1, point=1.0, lift=.55, seed=1.0):
    """A pocket flap, y its upper edge, its lower edge pointed."""
    def outline(u, v):
        return side * (x + width * u), y - height * v - point * v * (1 - abs(2 * u - 1))
    patch(sewn, outline, cloth, lift, 30, 16, .16, .04, seed)
    edge = [(.4, -.4), (.4, -height + .4), (width / 2, -height - point + .5), (width - .4, -height + .4), (width - .4, -.4)]
    stitch(sewn, [(side * (x + px), y + py) for px, py in edge], thread, lift + .15, seed=seed)


def cord(sewn, points, material, radius=.28, lift=.4):
    """A drawstring lying on the cloth along pattern points (x, y), knotted at its end."""
    line = [sewn.at(x, y, lift) for x, y in points]
    tube(line, radius, material, 14, 6)
    orient(lathe(fillet([(0, -.5), (.42, -.4), (.5, 0), (.42, .4), (0, .5)], .12), material, 24), line[-1], line[-1] - line[-2])


def loops(sewn, places, cloth, thread, width=1.5, height=6.0, lift=.42):
    """Belt loops: places [(x, y of the lower end), ...]."""
    for k, (x, y) in enumerate(places):
        patch(sewn, lambda u, v: (x + (u - .5) * width, y + v * height), cloth, lift, 8, 16, .2, .02, k + 1.0)
        for end in (.5, height - .5):
            stitch(sewn, [(x - width / 2, y + end), (x + width / 2, y + end)], thread, lift + .2, seed=k)
