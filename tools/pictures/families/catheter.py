"""Catheters and suction: a Foley catheter with its funnel and balloon valve, a suction catheter, a rigid Yankauer sucker with its tube; lying, coiled."""
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
    return {"azimuth": -10, "elevation": 50 if kind != "yankauer" else 56, "lens": 85, **({"exposure": .12} if kind == "yankauer" else {})}


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


def wand_radius(s):
    """Radius of the sucker s cm from its connector: barb, ribbed handle, shaft, bulb."""
    if s < 1.6:
        return .40 + .10 * (s * 2 % 1)
    grip = .74 * min(1, .62 + (s - 1.6) * .5) if s < 2.4 else .74
    shaft = .40 - .05 * max(0, s - 12) / 14
    t = max(0.0, min(1.0, (s - 9.6) / 2.6))
    body = grip + (shaft - grip) * t * t * (3 - 2 * t)
    ribs = .075 * max(0, math.cos((s - 3) * 2 * math.pi / .62)) * (2.9 < s < 9.0)
    return body + ribs + .27 * math.exp(-((s - 26.2) / .75) ** 2)


def yankauer(clear, colour):
    """A rigid bent sucker with a ribbed handle and a bulb at its tip, before its coiled tube."""
    spine = catmull([(-13.5, -4.2, 0), (-9, -3.0, 0), (-4, -1.7, 0), (.5, -.5, 0), (4.6, .7, 0), (8.0, 2.5, 0), (10.8, 5.2, 0), (12.6, 8.2, 0)], 30)
    reach = [0.0]
    for a, b in zip(spine, spine[1:]):
        reach.append(reach[-1] + (b - a).length)
    length, last, lift = reach[-1], len(spine) - 1, Vector((0, 0, .85))

    def at(s):
        k = min(max(i for i, far in enumerate(reach) if far <= s), last - 1)
        ahead = (spine[k + 1] - spine[k]).normalized()
        return spine[k] + ahead * (s - reach[k]) + lift, ahead

    def skin(part):
        def shape(u, v):
            s = v * length
            point, ahead = at(min(s, length - .001))
            a, r = 2 * math.pi * u, wand_radius(s * 27 / length) * part
            r *= math.sqrt(max(0.0, 1 - max(0, (s - length + .45) / .45) ** 2))
            return point + Vector((-ahead.y, ahead.x, 0)) * math.cos(a) * r + Vector((0, 0, math.sin(a) * r))
        return shape
    grid_surface(48, 420, skin(1), clear, closed=True, angle=180)
    grid_surface(36, 200, skin(.6), clear, closed=True, angle=180)
    dark = plastic("4a5964", .6, .2)
    for back, turn in ((.5, 60), (.5, 115), (1.2, 88)):
        point, ahead = at(length - back)
        a, r = math.radians(turn), wand_radius(27 - back * 27 / length) - .02
        out = Vector((-ahead.y, ahead.x, 0)) * math.cos(a) + Vector((0, 0, math.sin(a)))
        orient(prism(superellipse(.24, .24, 2, 24), 0, .05, dark, 0), point + out * r, out)
    vent = at(length * 9.3 / 27)[0] + Vector((0, 0, .70))
    lathe(fillet([(.16, 0), (.36, 0), (.36, .1), (.2, .12), (.16, .1)], .03), plastic(colour, .4, .5), 40).matrix_world = move(*vent)
    prism(superellipse(.32, .32, 2, 24), .02, .05, dark, 0).matrix_world = move(*vent)
    hose = [Vector(p) for p in ((-13.2, -4.1, .85), (-15.0, -4.4, .7), (-16.6, -3.0, .5), (-16.0, .4, .45), (-13.2, 3.2, .45))]
    for k in range(44):
        # Two loops behind the sucker, clockwise, each a little smaller and higher.
        a = math.radians(200 - k * 18)
        r = 6.6 - .028 * k
        hose.append(Vector((-3.5 + r * math.cos(a), 8.6 + r * .72 * math.sin(a), .45 + .9 * min(1, max(0, (k - 12) / 10)) - .5 * max(0, (k - 34) / 10))))
    hose += [hose[-1] + Vector((3.4, -.4, -.4)), hose[-1] + Vector((6.6, .6, -.5))]
    tube(hose, .44, clear_plastic("dcebf0", .36, .12), 6, 10)


def build(kind="foley", skin="f2e4cf", valve="2f9a55", size=14, balloon=True):
    """kind: foley, suction or yankauer; colours of the tube and of the valve or control, which tells the size; size in Ch."""
    if kind == "foley":
        foley(clear_plastic(skin, .74, .2, "silicone"), valve, balloon, size)
    elif kind == "suction":
        sucker(clear_plastic(skin, .45, .12, "tube"), valve)
    else:
        yankauer(clear_plastic(skin, .5, .06, "sucker"), valve)
