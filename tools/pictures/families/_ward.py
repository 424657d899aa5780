"""Small goods of a ward lying on z=0: tube holders, connectors, stoppers, taps, lines, pen needles, plasters, straws, strips (cm)."""
from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.cutting import cutout, moved
from studio.geometry import box, prism, quad
from studio.labels import picture
from studio.materials import clear_plastic, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.smallgoods import lay, needle
from studio.sweeps import coil


def clear(tint="f4fafd"):
    """The clear plastic of small moulded parts."""
    return clear_plastic(tint, .18, .06)


def turned(profile, material, segments=48, rounding=.05):
    """A turned part with round edges."""
    return lathe(fillet(profile, rounding), material, segments)


def holder(skin, hub=None):
    """A blood tube holder standing on its flange; hub: colour of a luer at its end, or None for the screw thread."""
    with Gathered() as things:
        turned([(1.0, 0), (1.75, 0), (1.75, .22), (1.08, .26), (1.05, 4.5), (.86, 4.8), (.5, 4.85), (.5, 5.5), (.3, 5.5), (.3, 4.7), (.8, 4.6), (.95, 4.4), (1.0, 0)], skin, 72)
        if hub:
            turned([(.5, 5.4), (.55, 5.5), (.5, 6.6), (.3, 6.6)], plastic(hub, .4, .4), 48)
    return things


def lying_holder(skin, hub=None):
    """The same on its side along x, tilted as it comes to rest on flange and barrel."""
    return group(holder(skin, hub), move(0, 0, 1.75) @ turn_y(97))


def adapter(colour):
    """A luer adapter along x: ribbed hub, threaded part, sleeved needle."""
    with Gathered() as things:
        turned([(0, 0), (.2, 0), (.17, 1.0), (.42, 1.05), (.42, 1.9), (.55, 1.95), (.55, 2.3), (0, 2.3)], plastic(colour, .4, .45))
        for k in range(4):
            turned([(.36, 2.3 + k * .2), (.42, 2.4 + k * .2), (.36, 2.5 + k * .2)], plastic(colour, .4, .45))
        turned([(0, 2.3), (.36, 2.3), (.36, 3.2), (.2, 3.25), (.18, 5.0), (0, 5.1)], rubber("c9ccc8", .5))
    return lay(things, .55)


def connector(colour):
    """A needle-free connector along x: clear body, coloured face, male luer in its collar."""
    with Gathered() as things:
        turned([(0, 0), (.19, 0), (.23, .8), (.4, .82)], plastic("f2f5f6", .4))
        turned([(.36, .1), (.45, .1), (.45, 1.0), (.56, 1.1), (.56, 1.9), (.4, 2.2), (.4, 3.0), (0, 3.0)], clear(), 48)
        turned([(0, .9), (.4, .9), (.36, 2.6), (0, 2.6)], plastic("eef2f4", .5))
        turned([(.28, 2.3), (.43, 2.35), (.43, 3.02), (.3, 3.1), (0, 3.12)], plastic(colour, .4, .45))
    return lay(things, .56)


def stopper(colour):
    """A luer stopper along x: ribbed cap with a male tip."""
    skin = plastic(colour, .4, .45)
    with Gathered() as things:
        turned([(0, 0), (.22, 0), (.26, .9), (.5, .95), (.5, 2.3), (.36, 2.35), (.36, 2.1), (0, 2.1)], skin)
        for k in range(12):
            rib = prism(round_rectangle(.1, .09, .03), 1.1, 2.15, skin, 0)
            rib.matrix_world = turn_z(k * 30) @ move(.5, 0, 0)
    return lay(things, .52)


def tap(colour):
    """A three-way tap flat on its back: three clear arms, a lever with three arms on top."""
    skin, lever = clear(), plastic(colour, .4, .45)
    with Gathered() as things:
        for turn in (0, 90, 180):
            with Gathered() as arm:
                turned([(.18, .3), (.27, .3), (.27, 1.6), (.42, 1.65), (.42, 2.5), (.3, 2.5), (.3, 1.8), (.18, 1.7)], skin)
            group(arm, move(0, 0, .5) @ turn_z(turn - 180) @ turn_y(90))
        turned([(0, 0), (.62, 0), (.62, 1.0), (0, 1.0)], skin)
        turned([(0, 1.0), (.66, 1.0), (.66, 1.35), (0, 1.4)], lever)
        for turn, long in ((0, 1.5), (90, 1.5), (180, 1.5)):
            prism(moved(round_rectangle(long, .46, .2), long * .6, 0), 1.05, 1.36, lever, .06, 3).matrix_world = turn_z(turn - 180)
    return things


def clamp(colour):
    """A slide clamp lying flat."""
    return [cutout(round_rectangle(2.0, 1.1, .4), [moved(round_rectangle(1.1, .22, .1), .1, 0)], .34, plastic(colour, .4, .45), .06)]


def extension(colour, ways):
    """A short line from a luer to one, two or three connectors, a clamp on each."""
    hose = clear_plastic("eef6f8", .3, .12)
    with Gathered() as things:
        with Gathered() as hub:
            turned([(.2, 0), (.3, 0), (.34, .3), (.5, .34), (.5, 1.5), (.3, 1.6), (.22, 2.2), (0, 2.2)], plastic("f4f6f7", .4))
        group(hub, move(-8.4, 0, .5) @ turn_y(90))
        for k in range(ways):
            y = (k - (ways - 1) / 2) * 3.2
            tube([(-6.4, 0, .5), (-5.2, 0, .4), (-2.5, y * .8, .3), (1.5, y, .3), (5.0, y * 1.05, .45)], .15, hose)
            group(clamp(colour), move(-.6, y * .93, .14) @ turn_z(90))
            group(connector(colour), move(4.8, y * 1.05, 0))
    return things


def coil_line(radius, girth, turns):
    """A coiled line with its luer ends."""
    hose, white = clear_plastic("eef6f8", .3, .12), plastic("f4f6f7", .4)
    with Gathered() as things:
        line = coil(0, 0, radius, turns, .3, 200, .6)
        first, last = line[0], line[-1]
        ends = [Vector((first[0] - 3.2, first[1] + 1.2, .4)), Vector((last[0] + 3.4, last[1] - 1.4, .4))]
        tube([ends[0]] + [Vector(p) for p in line[::4]] + [ends[1]], girth, hose)
        for end, turn in ((ends[0], 158), (ends[1], -22)):
            with Gathered() as hub:
                turned([(0, 0), (.26, 0), (.3, .6), (.44, .65), (.44, 1.7), (.24, 1.7)], white)
            group(hub, move(end.x, end.y, .44) @ turn_z(turn) @ turn_y(90))
    return things


def giving_set(colour, double=False, burette=False):
    """A giving set: spike in its cap, drip chamber, coil of line, roller clamp, luer; double: two chambers; burette: a measuring chamber."""
    hose, skin, white = clear_plastic("eef6f8", .3, .12), clear_plastic("f4fafd", .16, .08), plastic("f4f6f7", .4)
    with Gathered() as things:
        line = coil(3.0, .6, 3.4, 4, .3, 170, .6)
        last = line[-1]
        tube([(-5.2, -2.4, .8), (-3.6, -2.6, .5), (-1.6, -1.6, .3)] + [Vector(p) for p in line[::4]] + [(last[0] + 2.0, last[1] - 1.8, .3), (last[0] + 4.2, last[1] - 2.4, .4)], .19, hose)
        with Gathered() as top:
            long = 8.0 if double else 5.2
            turned([(0, 0), (.3, 0), (.5, .5), (.95, .8), (.95, long), (.7, long + .2), (0, long + .2)], skin, 64)
            if double:
                turned([(.5, 4.0), (.97, 4.05), (.97, 4.5), (.5, 4.5)], white)
                turned([(0, .9), (.6, .9), (.6, 3.6), (0, 3.6)], plastic("d9cbb0", .7))
            turned([(0, long + .1), (1.15, long + .1), (1.15, long + .5), (.5, long + .6), (.4, long + 1.6), (0, long + 1.6)], white)
            turned([(0, long + 1.4), (.42, long + 1.4), (.34, long + 4.4), (0, long + 4.6)], plastic(colour, .4, .45))
        group(top, move(-5.0, -2.4, 1.0) @ turn_z(172) @ turn_y(90))
        if burette:
            with Gathered() as pot:
                turned([(0, 0), (1.9, 0), (1.9, 11), (1.7, 11.2), (0, 11.2)], skin, 72)
                for k in range(10):
                    turned([(1.91, 1 + k), (1.915, 1.04 + k)], plastic("1c2226", .5))
                for z in (-.3, 11.0):
                    turned([(0, z), (2.05, z), (2.05, z + .5), (0, z + .5)], plastic(colour, .4, .45), 72)
            group(pot, move(-5.6, -5.6, 2.05) @ turn_z(4) @ turn_y(90))
        place = Vector(line[-1])
        box(3.2, 1.3, .9, (0, 0, 0), white, .2).matrix_world = move(place.x + 2.4, place.y - 2.0, 0) @ turn_z(-18)
        with Gathered() as wheel:
            turned([(0, -.3), (.5, -.3), (.5, .3), (0, .3)], plastic(colour, .4, .45))
        group(wheel, move(place.x + 2.4, place.y - 2.0, .75) @ turn_z(-18) @ turn_x(90))
    return things


def pen_needle(tint):
    """A pen needle in its outer cap along x, its paper seal towards +x."""
    with Gathered() as things:
        turned([(0, 0), (.42, 0), (.55, .2), (.62, 1.9), (.78, 2.0), (.78, 3.0), (.95, 3.05), (.95, 3.2), (0, 3.2)], plastic(tint, .35, .5))
        for k in range(10):
            rib = prism(round_rectangle(.08, .08, .03), .5, 1.9, plastic(tint, .35, .5), 0)
            rib.matrix_world = turn_z(k * 36) @ move(.6, 0, 0)
        turned([(0, 3.2), (.93, 3.2), (.93, 3.24), (0, 3.24)], plastic("fbfbf8", .8))
    return lay(things, .95)


def safety_needle(colour, length):
    """A sheathed needle along x with the coloured cover that folds over it."""
    with Gathered() as things:
        group(needle(length, colour, True), move(0, 0, .1))
        cover = plastic("f4f6f7", .4)
        prism(round_rectangle(length + 1.4, .62, .2), .1, .5, cover, .08, 3).matrix_world = move(1.4 + length / 2, .95, 0) @ turn_z(9)
        box(.7, .9, .55, (.8, .5, .1), plastic(colour, .4, .45), .1)
    return things


def fixing():
    """A nasal tube plaster: wide end for the nose, a narrow tail."""
    skin = plastic("e8c7a4", .8, .15, grain=6)
    outline = [(-1.3, 3.2), (-1.5, 2.4), (-1.0, .6), (-.5, 0), (-.45, -3.4), (.45, -3.4), (.5, 0), (1.0, .6), (1.5, 2.4), (1.3, 3.2)]
    paper = prism(round_rectangle(4.0, 7.6, .2), 0, .03, plastic("f6f8f6", .7), 0)
    return [paper, prism(list(reversed(outline)), .04, .1, skin, .02, 2)]


def straw(colour):
    """A drawing-up straw along x with its wide ENFit end."""
    with Gathered() as things:
        turned([(.14, 0), (.2, 0), (.2, 8.6), (.42, 8.9), (.46, 10.2), (.34, 10.2), (.3, 9.0), (.14, 8.6), (.14, 0)], plastic(colour, .4, .45))
    return lay(things, .46)


def strip(pads, length=7.0):
    """An indicator strip along x with its pads, wide enough to read."""
    with Gathered() as things:
        box(length, .62, .05, (0, 0, 0), plastic("fbfbf9", .5), .01)
        art = "".join(f'<rect x="{k * 6.2}" width="5.4" height="6" fill="#{c}"/>' for k, c in enumerate(pads))
        quad(.62 * len(pads), .6, printed(picture(.62 * len(pads), .6, art, "fbfbf9"), .7, .1), move(length / 2 - .31 * len(pads) - .1, 0, .062))
    return things
