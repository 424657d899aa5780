"""A stethoscope laid out flat: tube colour, metal finish, kind of head, double tube, second headset, electronic module."""
import math

from families import _chestpiece as chestpiece
from studio.curves import catmull, fillet, round_rectangle, tube
from studio.geometry import lathe, melt, prism
from studio.lettering import text, text_along
from studio.materials import glow, metal, plastic, rainbow_metal, rubber
from studio.placing import Gathered, group, move, orient, turn_z

LIGHT = {"elevation": 58, "azimuth": 0, "key_elevation": 40, "key_azimuth": -60, "key": 1.25, "fill_light": .55, "dome": .85, "accent": 1.6, "polished": True}
FINISHES = {"steel": ("d3d6d9", .14), "black": ("24262a", .2), "smoke": ("6b6f75", .13), "mirror": ("eef1f3", .035),
            "copper": ("d09a70", .15), "gold": ("dcc083", .14), "satin": ("b9bec3", .3)}
REST = .58
LAYING = {True: 0, False: -24}
TURNED = {True: 160, False: 200}
# Where the tube ends and which way it looks there, before it is turned.
TUBE_END = {True: ((-7.7, -12.9), (-.29, .957)), False: ((9.2, 7.4), (-.38, .925))}


def laying(teaching, view):
    """How far everything is turned in the frame, in degrees. From near the tube leaves behind the head, not over it."""
    return LAYING[teaching] + (TURNED[teaching] if view == "detail" else 0)


def reach_of(head, radius, electronic):
    """From the end of the tube to the middle of the head."""
    return {"dual": 2.5, "single": radius + 1.05, "light": radius + 1.9}[head] + (2.8 if electronic else 0)


def detail(teaching=False, head="dual", radius=2.7, electronic=False, **_):
    """The chestpiece from near, wherever the layout puts it, with the place of an engraving towards the camera."""
    x, y = (at + step * reach_of(head, radius, electronic) for at, step in zip(*TUBE_END[teaching]))
    a = math.radians(laying(teaching, "detail"))
    spot = (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 1.1)
    return {**LIGHT, "elevation": 48, "focus": (*spot, 1.15 * radius + .5), "fill": 1.02, "engraved": True}


VIEWS = {"front": {**LIGHT, "fill": .88}, "detail": detail}


def ear_tip(steel, soft):
    """A soft ear tip on its collar, axis z, the metal tube ending at the origin."""
    lathe(fillet([(.34, -.3), (.42, -.3, .02), (.42, .02, .02), (.3, .05)], .03, 3), steel, 40)
    lathe(fillet([(.34, 0), (.5, .03, .06), (.6, .25, .15), (.68, .62, .2), (.6, 1.0, .25), (.36, 1.28, .2), (.2, 1.34, .05),
                  (.14, 1.2, .03), (0, 1.15)], .1, 7), soft, 48)


def headset(steel, soft, place):
    """Ear tubes, tips and the two rubber arms that meet at the origin, moved by a matrix; returns the rubber parts."""
    with Gathered() as metalwork:
        for side in (1, -1):
            path = [(1.75, 9.0, .6), (2.3, 10.2, .56), (3.4, 12.6, .46), (4.55, 15.7, .40), (5.1, 18.8, .40), (4.9, 21.6, .46),
                    (4.0, 24.0, .62), (2.8, 25.5, .82), (2.15, 26.0, .92)]
            line = catmull([(side * x, y, z) for x, y, z in path], 16)
            tube(line, .36, steel, smooth=False, sides=12)
            with Gathered() as tip:
                ear_tip(steel, soft)
            for part in tip:
                orient(part, line[-1], line[-1] - line[-4])
    group(metalwork, place)
    with Gathered() as arms:
        for side in (1, -1):
            arm = [(.06, 1.2), (.16, 3.6), (.55, 5.9), (1.3, 8.0), (2.3, 10.2), (2.95, 11.6)]
            tube([(side * x, y, REST) for x, y in arm], .52, per=20, sides=12, taper=lambda t: 1 if t < .9 else 1.08)
        tube([(0, 3, REST), (0, 5.6, REST), (0, 6.9, REST)], .36, per=20, sides=12)
    return group(arms, place)


def main_tube(line, double):
    """The long tube; a double one shows the groove between its two bores."""
    if not double:
        return [tube(line, .58, smooth=False, sides=12)]
    sides = []
    for side in (1, -1):
        moved = []
        for i, point in enumerate(line):
            along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)])
            away = along.cross((0, 0, 1)).normalized()
            moved.append(point + away * side * .30 * min(1, i / 30, (len(line) - 1 - i) / 16))
        sides.append(tube(moved, .48, smooth=False, sides=12))
    return sides


def rising(path, height):
    """The way of a tube whose last two points (x, y) lift it to the height of the stem, so that it goes level over its end."""
    (x, y), (end_x, end_y) = path[-2:]
    level = (x + .6 * (end_x - x), y + .6 * (end_y - y), height)
    return [(*point, REST) for point in path[:-2]] + [(x, y, min(.8, height + .1)), level, (end_x, end_y, height)]


def module(finish):
    """The electronic part between tube and head: a pebble with a button, a lamp and two small keys, along -y from the stem."""
    shell, dark = plastic("202326", .34, .45, grain=80, name="module"), plastic("0e1012", .2, .5, coat=.4)
    prism(round_rectangle(2.7, 4.7, 1.1, 14), 0, 1.7, shell, .55, 8)
    prism(round_rectangle(2.05, 3.9, .85, 14), 1.7, 1.75, dark, .04, 3)
    ring = lathe(fillet([(.36, 1.74), (.52, 1.74), (.52, 1.84, .03), (.36, 1.84)], .03), finish, 48)
    key = lathe(fillet([(0, 1.74), (.34, 1.74), (.34, 1.82, .04), (0, 1.83)], .03), shell, 48)
    lamp = lathe([(0, 1.75), (.09, 1.75), (.09, 1.77), (0, 1.77)], glow("7fe3ff", 1.2), 24)
    for part, y in ((ring, -.55), (key, -.55), (lamp, .75)):
        part.location.y = y
    for y, sign in ((1.35, "+"), (-1.5, "–")):
        text(sign, .5, plastic("aab2b8", .5), move(0, y, 1.765))


def build(colour="1d2f57", finish="steel", head="dual", bell="disc", radius=2.7, double=False, teaching=False,
          electronic=False, tip="141516", word="", mark="", view="front"):
    """colour: tube. finish: steel, black, smoke, mirror, copper, gold, satin, rainbow. head: dual, single, light; bell: disc or open;
    radius of the head in cm (paediatric 2.1); double: two-bore cardiology tube; teaching: two headsets; electronic: module;
    word: printed on the tube; mark: round the upper disc."""
    with Gathered() as everything:
        lay_out(colour, finish, head, bell, radius, double, teaching, electronic, tip, word, mark)
    group(everything, turn_z(laying(teaching, view)))


def lay_out(colour, finish, head, bell, radius, double, teaching, electronic, tip, word, mark):
    """Everything, before it is turned in the frame."""
    steel = rainbow_metal() if finish == "rainbow" else metal(*FINISHES[finish], name="steel")
    skin, soft, rim = rubber(colour, .26, "tubing"), rubber(tip, .36, "tips"), rubber("17181a", .42, "rim")
    disc, ink = plastic("dfe3e4" if finish != "black" else "2b2e31", .22), plastic("4a5158" if finish != "black" else "9aa2a8", .5)
    stem_z = {"dual": 1.6, "single": .95, "light": .66}[head]
    if teaching:
        rubber_parts = headset(steel, soft, move(-7.2, 2.5) @ turn_z(14)) + headset(steel, soft, move(7.2, 2.5) @ turn_z(-14))
        left = catmull([(-7.55, 4.0, REST), (-7.0, 1.0, REST), (-5.2, -2.6, REST), (-1.2, -6.2, REST)], 22)
        right = catmull([(7.55, 4.0, REST), (7.0, 1.0, REST), (5.2, -2.6, REST), (1.2, -6.2, REST)], 22)
        rubber_parts += [tube(line, .58, smooth=False, sides=12) for line in (left, right)]
        for line in (left, right):
            sleeve = lathe(fillet([(.3, -1.0), (.5, -1.0), (.5, -.6, .05), (.44, -.5), (.44, .4), (.5, .6, .05), (.36, 1.1), (.3, 1.1)], .04), steel, 48)
            orient(sleeve, line[-1], line[-1] - line[-3])
        tube([(-1.0, -6.4, REST), (0, -7.2, REST), (1.0, -6.4, REST)], .46, steel, sides=10)
        drop = lathe(fillet([(0, 0), (.52, 0), (.52, 1.3, .08), (.36, 1.5), (.36, 2.2), (0, 2.2)], .05), steel, 48)
        orient(drop, (0, -6.8, REST), (0, -1, 0))
        path = [(0, -8.4), (.2, -11.5), (2.6, -15.6), (6.8, -15.4), (8.6, -11.8), (6.2, -9.2), (2.9, -10.6), (-.6, -14.8), (-4.4, -16.6), (-7.0, -15.2), (-7.7, -12.9)]
        way = rising(path, stem_z)
        way[6] = (*path[6], .9)
        line = catmull(way, 26)
    else:
        rubber_parts = headset(steel, soft, move(0, 0))
        path = [(0, 5.2), (0, 3.0), (.1, -.4), (.9, -4.2), (3.4, -7.2), (7.0, -7.8), (10.1, -5.6), (11.3, -1.8), (11.0, 2.2), (10.1, 5.2), (9.2, 7.4)]
        line = catmull(rising(path, stem_z), 26)
    fused = melt(rubber_parts + main_tube(line, double))
    fused.data.materials.append(skin)
    if word:
        bright = sum(int(colour[i:i + 2], 16) * share for i, share in ((0, .3), (2, .59), (4, .11))) > 130
        text_along(line, word, .5, plastic("3a4248" if bright else "e8eaec", .5), 14.6 if not teaching else 6, .565 if not double else .50)
    add_head(line, steel, rim, disc, ink, head, bell, radius, electronic, mark)


def add_head(line, steel, rim, disc, ink, head, bell, radius, electronic, mark):
    """The chestpiece at the end of the tube, turned along it, with the module between if it is electronic."""
    end, along = line[-1], (line[-1] - line[-6]).normalized()
    with Gathered() as parts:
        if head == "dual":
            chestpiece.dual(radius, steel, rim, disc, ink, mark, bell)
        elif head == "single":
            chestpiece.single(radius, steel, rim, ink, mark)
        else:
            chestpiece.light(radius, steel, rim, disc, ink, mark)
    if electronic:
        with Gathered() as unit:
            module(steel)
        group(unit, move(0, -4.8, .5))
        parts += unit
    group(parts, move(end.x, end.y) @ turn_z(math.degrees(math.atan2(along.y, along.x)) - 90) @ move(0, reach_of(head, radius, electronic)))
