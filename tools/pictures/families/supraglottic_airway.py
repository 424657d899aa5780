"""A supraglottic airway with a soft gel cuff (i-gel), lying so that the bowl of its cuff is seen: colour and size."""
import math

from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from studio.curves import catmull, fillet, superellipse
from studio.geometry import prism
from studio.lettering import wrapped_text
from studio.materials import plastic
from studio.placing import Gathered, group, move, scale, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -34, "elevation": 36, "lens": 85, "fill_light": .7, "exposure": .18}}
# From the connector (0) to the tip (1): half width, half depth (cm), how far the bowl is hollowed.
WIDE = PchipInterpolator(*zip((0, 1.25), (.3, 1.15), (.5, 1.12), (.58, 1.35), (.68, 2.1), (.76, 2.35), (.84, 2.1), (.92, 1.4), (.97, .9), (1, .62)))
DEEP = PchipInterpolator(*zip((0, .9), (.3, .88), (.52, .98), (.60, 1.4), (.68, 1.65), (.78, 1.45), (.88, 1.05), (.95, .72), (1, .5)))
BOWL = PchipInterpolator(*zip((0, 0), (.60, 0), (.66, .85), (.72, 1), (.84, .95), (.91, .35), (.95, 0), (1, 0)))


# The middle line of an airway of size 4.
SPINE = catmull([(-9.2, 0, 0), (-6.0, .2, 0), (-2.8, .1, 0), (.3, -.7, 0), (3.0, -2.4, 0), (5.1, -4.9, 0), (6.5, -8.1, 0)], 20)


def skin(u, v):
    """The surface: round the stem by u, from the connector to the tip by v."""
    last = len(SPINE) - 1
    i = v * last
    k = min(int(i), last - 1)
    point = SPINE[k].lerp(SPINE[k + 1], i - k)
    ahead = (SPINE[min(k + 2, last)] - SPINE[max(k - 1, 0)]).normalized()
    side, a = Vector((-ahead.y, ahead.x, 0)), 2 * math.pi * u
    wide, deep = float(WIDE(v)), float(DEEP(v))
    inward = max(0.0, min(1.0, (-math.cos(a) - .30) / .5))
    hollow = float(BOWL(v)) * deep * 1.75 * inward * inward * (3 - 2 * inward)
    end = math.sqrt(max(0.0, 1 - max(0.0, (v - .972) / .028) ** 2))
    return point + side * (math.cos(a) * deep * end + hollow) + Vector((0, 0, 1)) * math.sin(a) * wide * end


def device(colour, size, part):
    """One airway on its side; part: its size beside that of size 4. The connector is 15 mm wide in all sizes."""
    gel, white = plastic("dde7ea", .34, .5, .15, name="gel"), plastic("f6f8f8", .3, .5)
    tint, dark = plastic(colour, .38, .5, name="ring"), plastic("7b8a93", .7, .1)
    with Gathered() as things:
        with Gathered() as soft:
            grid_surface(120, 260, skin, gel, closed=True, angle=180)
            floor = lambda v, across: skin(.5 + across, v)
            # Where air comes out of the stem, high in the bowl, and the ridge that keeps the epiglottis away from it.
            hole = [(math.cos(k * math.pi / 20), math.sin(k * math.pi / 20)) for k in range(40)]
            ahead, across = (skin(.5, .72) - skin(.5, .68)).normalized(), Vector((0, 0, 1))
            up, centre = across.cross(ahead).normalized(), floor(.70, 0)
            up = up if up.y < 0 else -up
            spots = [centre + ahead * x * .62 + across * y * .5 + up * .1 for x, y in hole]
            plate = prism(hole, 0, .01, dark, 0)
            for vertex, spot in zip(plate.data.vertices, spots + spots):
                vertex.co = spot
            said = plastic("2e3b45", .5)
            wrapped_text(size, 1.2, said, lambda x, y: skin(.42 - y / 6.2, (3.4 + x) / 19.5) + Vector((0, -.05, .05)), font="Inter-Bold")
            wrapped_text("i-gel", .75, said, lambda x, y: skin(.42 - y / 6.2, (6.2 + x) / 19.5) + Vector((0, -.05, .05)), font="Inter-Bold")
        group(soft, move(9.2, 0, 0))
        for item in soft:
            item.matrix_world = move(-9.2, 0, 0) @ scale(part) @ item.matrix_world
        with Gathered() as end:
            w, d = 1.25 * part, .9 * part
            prism(superellipse(2 * w + .3, 2 * d + .3, 2.6), -.5 * part, .05, white, .08, 4)
            # The ring in the colour of the size, with a hook at either side for the strap.
            prism(superellipse(2 * w + .9, 2 * d + .7, 2.6), .05, .6, tint, .12, 4)
            for k in (-1, 1):
                far = .5 + .6 * part
                hook = prism(fillet([(w - .1, -.4), (w + far, -.4), (w + far, .5), (w + far - .35, .5), (w + far - .35, .05), (w - .1, .05), (w - .1, -.4)], .12)[:-1], .1, .55, tint, .08, 3)
                hook.matrix_world = turn_z(0 if k > 0 else 180)
            lathe(fillet([(0, .5), (.95, .5), (.95, .9), (.78, 1.05), (.75, 2.5), (.68, 2.6), (.56, 2.6), (.56, 1.0), (0, 1.0)], .06), white, 64)
            prism(superellipse(1.0, 1.0, 2), 1.0, 1.02, dark, 0)
            lathe(fillet([(0, .5), (.3, .5), (.3, 1.0), (.2, 1.02), (.2, .6), (0, .6)], .03), white, 32).matrix_world = move(0, -d - .05, 0)
        group(end, move(-9.2, 0, 0) @ turn_y(-90) @ turn_z(90))
    return things


# How large each size is beside size 4.
SIZES = {"1": .44, "1.5": .52, "2": .62, "2.5": .72, "3": .88, "4": 1.0, "5": 1.1}


def build(colour="2f9a55", size="4"):
    """colour: of the ring at the connector, which tells the size; size: printed on the stem."""
    group(device(colour, size, SIZES[size]), move(0, 0, 3.0 * SIZES[size]) @ turn_z(20) @ turn_x(-18))
