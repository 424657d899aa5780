"""Catheters and suction: a Foley catheter with its funnel and balloon valve, a suction catheter, a Yankauer handle; lying, coiled."""
import math

from mathutils import Vector

from studio.curves import catmull, fillet, superellipse, tube
from studio.geometry import prism
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, orient, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface


def view(kind="foley", **_):
    """Seen well from above; the long sucker a little flatter."""
    return {"azimuth": -10, "elevation": 50 if kind != "yankauer" else 56, "lens": 85}


VIEWS = {"front": view}


def loops(turns, radius, tail, lead):
    """A line that comes in by `lead`, coils flat and leaves by `tail`."""
    line = [Vector(p) for p in lead]
    for k in range(int(turns * 24)):
        a = math.pi + 2 * math.pi * k / 24
        r = radius + .05 * k / 24 + .12 * math.sin(k * .3)
        line.append(Vector((r * math.cos(a), r * .82 * math.sin(a), .3 + .32 * (k / 24))))
    return line + [Vector(p) for p in tail]


def foley(skin, valve, balloon, size):
    """A two-way catheter: rounded tip with its balloon filled, coil, drainage funnel, and the coloured valve on its side arm."""
    r = .19 + .012 * (size - 12)
    line = catmull(loops(1.1, 6.6, [(-2.6, 8.6, .5), (4.0, 10.2, .4), (9.6, 9.2, .4)], [(8.6, -7.2, .8), (2.2, -7.4, .8), (-4.6, -5.2, .5)]), 4)
    tube(line, r, skin, smooth=False, sides=10)
    tip = line[0]
    lathe(fillet([(0, 0), (r, 0), (r * 1.05, .7), (r * .8, 1.2), (0, 1.4)], .12), skin, 40).matrix_world = move(*tip) @ turn_y(90)
    if balloon:
        lathe(fillet([(0, 0), (r, 0), (.85, .45), (1.05, 1.1), (.85, 1.75), (r, 2.2), (0, 2.2)], .4), clear_plastic("f6efe0", .5, .15), 56).matrix_world = move(tip.x - 3.1, tip.y - .02, tip.z + .3) @ turn_y(90)
    end = line[-1]
    along = (line[-1] - line[-4]).normalized()
    funnel = lathe(fillet([(r, -.2), (r * 1.35, .2), (.42, 1.4), (.62, 3.6), (.66, 4.2), (.52, 4.2)], .1), skin, 48)
    orient(funnel, end, along)
    arm = [end - along * .6, end + Vector((.9, 1.0, .1)), end + Vector((2.4, 2.1, .1)), end + Vector((3.4, 2.5, .1))]
    tube(arm, .2, skin, 12, 8)
    stop = lathe(fillet([(0, 0), (.34, 0), (.38, .2), (.38, 1.6), (.28, 1.7), (.28, 2.3), (0, 2.3)], .05), plastic(valve, .4, .5, name="valve"), 40)
    orient(stop, arm[-1], (arm[-1] - arm[-2]))


def sucker(skin, colour):
    """A suction catheter with its thumb control, loosely coiled."""
    line = catmull(loops(2.1, 5.6, [(-1.8, 8.2, .5), (4.4, 9.6, .4), (9.0, 8.6, .4)], [(8.4, -6.6, .8), (2.0, -6.8, .8), (-4.2, -4.8, .5)]), 4)
    tube(line, .2, skin, smooth=False, sides=10)
    hub = plastic(colour, .4, .5, name="control")
    with Gathered() as things:
        lathe(fillet([(.25, 0), (.5, .3), (.5, 1.8), (.34, 2.4), (.42, 3.4), (.3, 3.4)], .08), hub, 48)
        lathe(fillet([(.14, 0), (.42, 0), (.46, .6), (.46, .9), (.3, .9)], .06), hub, 40).matrix_world = move(0, .35, 1.0) @ turn_x(-70)
    group(things, move(*line[-1]) @ turn_z(-14) @ turn_y(90))


def yankauer(clear, colour):
    """A rigid sucker, its handle towards the camera, with a length of tube."""
    spine = catmull([(-11, 3.4, 1.0), (-8.6, 3.2, 1.0), (-4, 1.6, 1.0), (1, .1, 1.0), (6, 0, 1.0), (11, 0, 1.0)], 16)
    last = len(spine) - 1

    def skin(part):
        def shape(u, v):
            i = v * last
            k = min(int(i), last - 1)
            point = spine[k].lerp(spine[k + 1], i - k)
            along = (spine[k + 1] - spine[k]).normalized()
            side = Vector((-along.y, along.x, 0))
            a = 2 * math.pi * u
            grip = 1 + .06 * math.cos(v * 90) * (.62 < v < .86)
            r = (.62 * math.exp(-(v / .035) ** 2) * .35 + .42 + .42 * max(0, min(1, (v - .45) / .2))) * grip * part
            r *= 1 - .45 * max(0, (v - .9) / .1)
            return point + side * math.cos(a) * r + Vector((0, 0, 1)) * math.sin(a) * r
        return shape
    grid_surface(56, 160, skin(1), clear, closed=True, angle=180)
    grid_surface(40, 120, skin(.72), clear, closed=True, angle=180)
    prism(superellipse(1.0, .5, 2.5), 0, .05, plastic(colour, .5), .01, 2).matrix_world = move(4.4, 0, 1.84)
    tube([(10.6, 0, 1.0), (14, .4, .8), (17, 4.0, .6), (12, 7.2, .6), (4, 7.6, .6), (-3, 8.6, .6)], .5, clear_plastic("eef7f6", .5, .14), 16, 8)


def build(kind="foley", skin="f2e4cf", valve="2f9a55", size=14, balloon=True):
    """kind: foley, suction or yankauer; colours of the tube and of the valve or control, which tells the size; size in Ch."""
    if kind == "foley":
        foley(clear_plastic(skin, .74, .2, "silicone"), valve, balloon, size)
    elif kind == "suction":
        sucker(clear_plastic(skin, .45, .12, "tube"), valve)
    else:
        yankauer(clear_plastic(skin, .3, .06, "sucker"), valve)
