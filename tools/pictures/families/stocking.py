"""Anti-embolism stockings: the film pack, and before it a pair lying flat, with its toe hole and coloured top band; length, print."""
from mathutils import Vector

from studio.curves import catmull
from studio.designs import Print, box_of
from studio.materials import fabric
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 6, "elevation": 48, "lens": 80}}


def spine(leg):
    """Middle line of a flat stocking: the leg along x, the foot turned towards -y; with half the width at each point."""
    points = [(0, 0, 0), (leg * .35, -.2, 0), (leg * .72, 0, 0), (leg, .1, 0), (leg + 4.2, -1.6, 0), (leg + 6.4, -6.4, 0), (leg + 7.0, -13.5, 0), (leg + 7.0, -17, 0)]
    widths = [7.4, 7.4, 6.2, 4.7, 5.2, 5.0, 4.6, 4.2]
    return catmull(points, 14), catmull([(w, 0, 0) for w in widths], 14)


def stocking(leg, colour, band, seed):
    """One stocking lying flat on z=0: knitted tube pressed flat, ribbed top, band of the size, open toe."""
    line, wide = spine(leg)
    last = len(line) - 1
    knit, top, gap = fabric(colour, "knit", 16, .3, .7), fabric(band, "knit", 10, .35, .9), fabric("d5d9dc", "knit", 14, .3, .6)

    def skin(start, end, raised, lift=0.0, narrow=1.0):
        def shape(u, v):
            t = (start + (end - start) * v) * last
            i = min(int(t), last - 1)
            f = t - i
            point = line[i].lerp(line[i + 1], f)
            half = wide[i].lerp(wide[i + 1], f).x * narrow
            along = (line[i + 1] - line[max(0, i - 1)]).normalized()
            side = Vector((-along.y, along.x, 0))
            x = 2 * u - 1
            puff = .34 * max(0.0, 1 - x ** 6) ** .5
            crease = .10 * ripple(point.x * .25, x * 2, 0, seed) + .05 * ripple(point.x * .9, x * 4, 1, seed)
            return point + side * (half * x * (1 + .015 * ripple(point.x * .4, point.y * .4, 3, seed))) + Vector((0, 0, lift + .04 + raised * (puff + max(0, crease))))
        return shape
    with Gathered() as things:
        grid_surface(60, 260, skin(.0, 1, 1), knit, angle=180)
        grid_surface(30, 80, skin(.0, 1, 0), knit, angle=180)
        grid_surface(60, 40, skin(-.004, .075, 1, .05, 1.012), top, angle=180)
        grid_surface(30, 20, skin(.93, .965, 1, .03, .52), gap, angle=180)
    return things


def build(leg=34, knit="eef1f2", band="2f7fc2", width=20, depth=4, height=26, **printing):
    """Length of the leg in cm (34 below the knee, 60 to the thigh), colours of the knit and of the top band, the box in cm; the rest is the print."""
    box_of(width, depth, height, Print(**printing))
    front = -depth / 2
    group(stocking(leg, knit, band, 3), move(-leg * .42, front - 11, .02) @ turn_z(-4))
    group(stocking(leg, knit, band, 8), move(-leg * .46, front - 24, .5) @ turn_z(-9))
