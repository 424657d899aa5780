"""Goods for taking blood and giving fluid, lying on z=0: tube holders, double-ended needles, three-way taps, burette sets (cm)."""
import math

from mathutils import Vector

from studio.clinical import paper_band
from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.cutting import circle, cutout, moved
from studio.geometry import box, prism
from studio.labels import picture, words
from studio.materials import metal, plastic, printed, rubber, soft_clear
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.smallgoods import lay
from studio.sweeps import coil

INK = "1c2226"


def turned(profile, material, segments=64, rounding=.05):
    """A turned part with round edges, open where it does not reach the axis."""
    return lathe(fillet(profile, rounding), material, segments)


def holder(skin, edge):
    """A tube holder along x: open end with its two-winged finger flange towards -x, threaded hub towards +x."""
    with Gathered() as things:
        turned([(1.05, .1), (1.12, .1), (1.12, 5.2), (.98, 5.5), (.56, 5.55), (.56, 6.35), (.34, 6.35), (.34, 5.4), (.9, 5.3), (1.05, 5.1), (1.05, .1)], skin, 96)
        cutout(superellipse(3.1, 4.7, 2.6), [circle(1.05, steps=64)], .22, skin, .08)
        for r, z in ((1.09, .26), (1.06, 5.32), (.52, 6.36)):
            tube([(r * math.cos(a * .1), r * math.sin(a * .1), z) for a in range(63)], .035, edge, smooth=False, closed=True, sides=5)
        thread = [(.59 * math.cos(a * .2), .59 * math.sin(a * .2), 5.65 + a * .0055) for a in range(110)]
        tube(thread, .05, edge, smooth=False, sides=5)
    return things


def lying_holder(skin, edge):
    """The same as it comes to rest on flange and barrel."""
    return group(holder(skin, edge), move(0, 0, 1.55) @ turn_y(94))


def double_needle(colour, length=3.8):
    """A blood collection needle along x: bare front needle towards +x, threaded hub, rubber-sleeved back needle towards -x."""
    hub, steel = plastic(colour, .36, .5, name="hub"), metal("aab2b7", .22)
    with Gathered() as things:
        turned([(0, -.55), (.2, -.55), (.24, -.4), (.24, 0), (.42, .02), (.42, .2), (.3, .24), (.26, .75), (.14, 1.1), (0, 1.1)], hub)
        tube([(.25 * math.cos(a * .3), .25 * math.sin(a * .3), -.5 + a * .0072) for a in range(66)], .035, hub, smooth=False, sides=5)
        tube([(0, 0, 1.0), (0, 0, 1.1 + length)], .045, steel, smooth=False)
        lathe([(.045, 1.1 + length), (0, 1.28 + length)], steel, 24)
        turned([(0, -2.6), (.1, -2.55), (.13, -2.3), (.13, -.6), (.17, -.5), (0, -.5)], rubber("8d9699", .5), 40)
    return lay(things, .42)


def cased_needle(colour, length=3.8):
    """The same in its two caps along x: the coloured one over the front needle, the white one over the back."""
    with Gathered() as things:
        turned([(.3, .1), (.36, .1), (.36, .3), (.27, .5), (.2, 1.5 + length), (.14, 1.65 + length), (0, 1.65 + length)], plastic(colour, .36, .5, name="cap"))
        turned([(0, -2.9), (.2, -2.9), (.25, -2.8), (.29, -.1), (.36, 0), (.36, .1), (.3, .1)], plastic("eceef0", .4, .45, name="cap"))
        turned([(.365, .02), (.385, .04), (.385, .18), (.365, .2)], plastic("c3cacf", .6), 48)
    return lay(things, .38)


def tap(colour):
    """A three-way tap flat on its back: female ports left and behind, the male one with its collar right, a lever on top."""
    skin, edge, lever = soft_clear("a9c0cc", .42, .6, .1, "port"), plastic("8fa6b2", .3, .5), plastic(colour, .38, .5, name="lever")
    with Gathered() as things:
        for turn in (0, 90, 180):
            with Gathered() as arm:
                if turn == 0:
                    turned([(.13, .3), (.2, .3), (.2, 1.5), (.17, 2.75), (.09, 2.75), (.09, .3)], plastic("dfe7ea", .35), 48)
                    turned([(.2, 1.3), (.42, 1.35), (.46, 1.5), (.46, 2.45), (.37, 2.45), (.37, 1.6), (.2, 1.5)], skin, 64)
                    for k in range(12):
                        prism(round_rectangle(.09, .07, .03), 1.5, 2.35, edge, 0).matrix_world = turn_z(k * 30) @ move(.46, 0, 0)
                else:
                    turned([(.2, .3), (.3, .3), (.31, 1.3), (.38, 1.4), (.38, 2.3), (.24, 2.3), (.2, 1.2)], skin, 64)
                    turned([(.3, 1.85), (.47, 1.88), (.47, 2.05), (.3, 2.1)], edge, 48)
                    turned([(.25, 2.24), (.4, 2.26), (.4, 2.34), (.25, 2.34), (.25, 2.24)], edge, 48)
            group(arm, move(0, 0, .5) @ turn_z(turn) @ turn_y(90))
        turned([(0, 0), (.6, 0), (.6, .95), (0, .95)], skin)
        turned([(.58, .86), (.66, .9), (.66, .98), (.58, 1.0)], edge)
        turned([(0, .96), (.62, .96), (.62, 1.3), (.5, 1.38), (0, 1.38)], lever)
        for turn in (0, 90, 180):
            prism(moved(round_rectangle(1.5, .5, .22), .95, 0), 1.02, 1.36, lever, .08, 3).matrix_world = turn_z(turn)
        prism(round_rectangle(.5, .12, .05), 1.375, 1.39, plastic("ffffff", .5), 0).matrix_world = move(.95, 0, 0)
    return things


def barrel(radius, height):
    """A lying cylinder's skin: (along x, round it from what faces the camera) to a point."""
    def at(s, t=0.0, lift=.015):
        a = math.radians(52) + t / radius
        return Vector((s, -(radius + lift) * math.cos(a), height + (radius + lift) * math.sin(a)))
    return at


def roller(colour, x, y, turn):
    """A roller clamp on a line: white channel, coloured ribbed wheel."""
    with Gathered() as things:
        white = plastic("e4e9eb", .4, .45, name="clamp")
        for side in (1, -1):
            prism(round_rectangle(3.4, 1.5, .35), -.14, .14, white, .08, 3).matrix_world = move(0, side * .48, .75) @ turn_x(90)
        box(3.2, .9, .25, (0, 0, .02), white, .08)
        with Gathered() as wheel:
            turned([(0, -.3), (.52, -.3), (.52, .3), (0, .3)], plastic(colour, .4, .45, name="wheel"))
            for k in range(20):
                prism(round_rectangle(.08, .08, .02), -.26, .26, plastic(colour, .4), 0).matrix_world = turn_z(k * 18) @ move(.53, 0, 0)
        group(wheel, move(.4, 0, 1.15) @ turn_x(90))
    return group(things, move(x, y, 0) @ turn_z(turn))


def burette_set(colour):
    """A burette giving set: capped spike, line with a clamp, graduated chamber with an air vent, drip chamber, line, clamp and luer."""
    hose, skin = soft_clear("a9c4ce", .34, .6, .12, "line"), soft_clear("b4ccd6", .14, .7, .06, "chamber")
    white, hard = plastic("e6ebed", .38, .5), plastic(colour, .38, .5, name="cap")
    r, long, z = 1.55, 12.5, 1.75
    with Gathered() as things:
        with Gathered() as pot:
            turned([(0, 0), (r, 0), (r, long), (0, long)], skin, 96, .12)
            for low in (-.35, long - .25):
                turned([(0, low), (r + .16, low), (r + .16, low + .6), (0, low + .6)], hard, 96, .1)
            turned([(0, -1.1), (.32, -1.1), (.36, -.3), (0, -.3)], white)
            # The air vent and the injection port stand on the upper cap; below the lower one hangs the drip chamber.
            for side, tint in ((.75, "f4f6f7"), (-.75, "d9b26a")):
                turned([(0, -1.2), (.36, -1.2), (.4, -1.0), (.3, -.3), (0, -.3)], plastic(tint, .45), 40).matrix_world = move(side * .2, side, 0)
            turned([(0, long + .3), (.4, long + .3), (.4, long + .9), (.86, long + 1.1), (.86, long + 5.4), (.3, long + 5.9), (.24, long + 6.6), (0, long + 6.6)], skin, 64, .1)
            turned([(.86, long + 1.0), (.93, long + 1.05), (.93, long + 1.6), (.86, long + 1.65)], white)
            turned([(0, long + .9), (.12, long + .9), (.1, long + 2.0), (0, long + 2.0)], white, 32)
        group(pot, move(0, 0, z) @ turn_y(90))
        at = barrel(r, z)
        # The scale is printed on a strip: on the clear wall the denoiser would smear its figures.
        art = "".join(f'<path d="M{6 + k * 3.6} 17v{-7.6 if k % 5 == 0 else -4.4}" stroke="#{INK}" stroke-width="{.7 if k % 5 == 0 else .4}"/>' for k in range(31))
        art += "".join(words(6 + k * 18, 7.4, 5.8, str(k * 25), INK, 700, "middle") for k in range(7)) + words(119, 15.6, 4.4, "ml", INK, 700, "end")
        paper_band(lambda u, v: at(.3 + 11.9 * u, -.7 + 1.8 * v), printed(picture(12, 1.8, art, "f6fafb"), .35, .5))
        tube([(-1.0, 0, z), (-2.0, 0, 1.2), (-3.6, -.2, .8), (-5.6, -.3, .8)], .2, hose)
        roller(colour, -3.6, -.2, 2)
        with Gathered() as spike:
            turned([(.18, 0), (.45, 0), (.5, .3), (1.0, .35), (1.0, .6), (.55, .65), (.5, 1.3), (0, 1.3)], white)
            turned([(0, 1.2), (.5, 1.2), (.34, 4.6), (.2, 4.8), (0, 4.8)], hard)
        group(spike, move(-5.4, -.3, .95) @ turn_z(183) @ turn_y(90))
        line = coil(13.2, -5.6, 3.0, 3, .36, 60, .6)
        tube([(long + 6.3, 0, z), (long + 7.6, -.8, 1.0), (19.4, -3.0, .5), (17.6, -4.6, .5)] + [Vector(p) for p in line[::4]] + [(12.0, -9.2, .4), (7.6, -7.4, .4), (3.4, -5.6, .5), (1.2, -5.3, .5)], .2, hose)
        roller(colour, 5.6, -6.5, -26)
        with Gathered() as luer:
            turned([(.2, 0), (.34, .1), (.34, .7), (.5, .8), (.5, 2.0), (.36, 2.0), (.3, 1.0), (.2, .8)], white)
            turned([(0, 1.6), (.36, 1.6), (.32, 2.9), (0, 3.0)], hard)
        group(luer, move(1.6, -5.3, .52) @ turn_z(180) @ turn_y(90))
    return things
