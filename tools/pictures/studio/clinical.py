"""Small sterile goods lying on z=0: syringes with a luer tip, cannulas, blood tubes, winged sets, lancets, electrodes (cm)."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.geometry import prism, quad
from studio.labels import picture, words
from studio.materials import clear_plastic, metal, plastic, printed, rubber, shade
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.smallgoods import lay
from studio.surfaces import grid_surface, ripple, thicken

# Radius of the barrel and its length, by the millilitres that it holds.
BARRELS = {1: (.3, 6.2), 2: (.48, 5.2), 3: (.52, 5.8), 5: (.66, 6.4), 10: (.84, 8.0), 11: (.84, 8.6), 20: (1.04, 9.6), 50: (1.4, 11.6)}


def luer_syringe(ml=5, lock=False, drawn=.25, plunger="f4f6f7", cap=None):
    """A syringe along x, tip towards +x; lock: the collar of a luer lock; drawn: how far its plunger is out; cap: colour of a tip cap."""
    r, length = BARRELS[ml]
    with Gathered() as things:
        clear = clear_plastic("fbfdff", .14, .05)
        lathe(fillet([(r, .1), (r, length - .1), (.3, length + .25), (.22, length + .4), (.16, length + 1.2), (.1, length + 1.2)], .05), clear, 64)
        wing = prism(round_rectangle(r * 4.4, r * 2.5, r * .9), 0, .16, clear, .05, 3)
        wing.matrix_world = turn_z(90)
        if lock:
            lathe(fillet([(.3, length + .3), (.42, length + .35), (.42, length + 1.15), (.34, length + 1.15), (.34, length + .5)], .03), clear, 48)
        if cap:
            lathe(fillet([(0, length + .35), (.46, length + .35), (.46, length + 1.5), (0, length + 1.55)], .08), plastic(cap, .4, .45), 48)
        head = length * (1 - drawn) - .55
        lathe(fillet([(0, head - .35), (r - .04, head - .35), (r - .04, head + .3), (0, head + .55)], .05), rubber("2b2f33"), 48)
        white = plastic(plunger, .4)
        for k in range(2):
            rib = prism(round_rectangle(r * 1.5, .12, .04), -2.1, head - .3, white, .02, 2)
            rib.matrix_world = turn_z(90 * k)
        lathe(fillet([(0, -2.35), (r * 1.35, -2.35), (r * 1.35, -2.1), (0, -2.1)], .05), white, 48)
        ink = plastic("1c2226", .5, name="marks")
        steps = 20
        for k in range(steps + 1):
            wide = r * (.95 if k % 5 == 0 else .55)
            bar = prism(round_rectangle(.025, wide, .01), 0, .012, ink, 0)
            bar.matrix_world = turn_y(-90) @ move(length * (.94 - .8 * k / steps), 0, r + .004)
        art = words(14, 9, 8.5, f"{ml} ml", "1c2226", 700, "middle")
        mark = quad(2.2 * min(1, r * 1.6), .95 * min(1, r * 1.6), printed(picture(2.8, 1.2, art, "fbfdff"), .3, .5), turn_y(-90) @ move(length * .12, 0, r + .012))
        mark["flat"] = 1
    return lay(things, max(r * 1.28, r + .1))


def cannula(colour="e58fb0", wings=True):
    """A ported intravenous cannula along x, its needle in a clear sheath towards +x."""
    hub, clear = plastic(colour, .35, .5, name="hub"), clear_plastic("fbfdff", .22, .05)
    with Gathered() as things:
        tube([(0, 0, .2), (0, 0, 4.0)], .085, plastic("f7f9fa", .35), smooth=False)
        tube([(0, 0, 4.0), (0, 0, 4.35)], .05, metal(), smooth=False)
        lathe(fillet([(.34, -1.9), (.36, -.6), (.2, .1), (.1, .5), (0, .5)], .06), hub, 48)
        lathe(fillet([(.24, -.1), (.27, .1), (.2, 4.7), (0, 4.8)], .05), clear, 48)
        lathe(fillet([(0, -4.6), (.34, -4.6), (.36, -4.4), (.3, -2.2), (.37, -2.1), (.37, -1.8), (0, -1.8)], .05), clear, 48)
        lathe(fillet([(0, -5.6), (.26, -5.6), (.3, -5.4), (.38, -4.7), (.38, -4.5), (0, -4.5)], .05), plastic("f6f8f9", .4), 48)
    group(things, turn_y(90))
    with Gathered() as port:
        lathe(fillet([(0, 0), (.26, 0), (.26, .75), (.33, .78), (.33, 1.15), (.25, 1.25), (0, 1.25)], .05), hub, 48)
        for side in (-1, 1) if wings else ():
            wing = prism(superellipse(1.25, 1.5, 3), -.34, -.24, hub, .04, 3)
            wing.matrix_world = move(.1, side * .85, 0) @ turn_x(side * 9)
        strap = prism(round_rectangle(.9, .22, .1), .9, 1.0, hub, .03, 2)
        strap.matrix_world = move(.4, 0, 0)
    group(port, move(-1.0, 0, .1))
    return group(things + port, move(0, 0, .42))


def blood_tube(colour="7a4aa8", volume="4 ml", filled=""):
    """An evacuated blood tube along x with its coloured stopper towards -x; filled: colour of what it holds."""
    with Gathered() as things:
        lathe(fillet([(0, 7.5), (.3, 7.48), (.62, 7.1), (.65, 6.8), (.65, .5), (.6, .5)], .12), clear_plastic("f4fafd", .12, .05), 64)
        if filled:
            lathe(fillet([(0, 7.35), (.3, 7.3), (.56, 6.9), (.57, 3.5), (0, 3.5)], .1), plastic(filled, .3), 48)
        cap = plastic(colour, .42, .45, name="stopper")
        lathe(fillet([(0, -.7), (.62, -.7), (.78, -.6), (.8, .9), (.72, 1.0), (0, 1.0)], .08), cap, 64)
        for k in range(36):
            rib = prism(round_rectangle(.1, .05, .02), -.4, .8, cap, 0)
            rib.matrix_world = turn_z(k * 10) @ move(.8, 0, 0)
    lay(things, .82)

    art = words(3, 5, 3.4, volume, "1c2226", 700) + "".join(f'<path d="M3 {7 + k * 2.6}h30" stroke="#8a97a0" stroke-width=".3"/>' for k in range(3))
    paper = printed(picture(4.2, 1.6, art + f'<rect x="38" width="4" height="16" fill="#{colour}"/>', "fdfdfb"), .5, .3)

    def wrap(u, v):
        a = math.radians(28 + 124 * v)
        return Vector((2.0 + u * 4.2, -.663 * math.cos(a), .82 + .663 * math.sin(a)))
    label = [paper_band(wrap, paper)]
    return things + label


def paper_band(shape, material):
    """A printed paper bent by a shape; it casts no shadow."""
    item = grid_surface(12, 24, shape, material, angle=120)
    item["flat"] = 1
    return item


def winged_set(colour="2f8f4e"):
    """A winged blood collection set: needle in its sheath, wings, a coil of tube and the luer with its sleeve."""
    skin = plastic(colour, .4, .45, name="wing")
    with Gathered() as things:
        lathe(fillet([(.3, 0), (.27, .4), (.17, .7), (.15, 3.2), (0, 3.3)], .05), clear_plastic("fbfdff", .25), 40).matrix_world = turn_y(90) @ move(-.35, 0, 0)
        for side in (-1, 1):
            wing = prism(superellipse(1.7, 1.5, 3.2), -.06, .06, skin, .04, 3)
            wing.matrix_world = move(-.3, side * .95, .35) @ turn_x(side * 14)
            for k in range(4):
                ridge = prism(round_rectangle(.08, .9, .03), 0, .08, skin, .02, 2)
                ridge.matrix_world = move(-.75 + k * .3, side * .95, .40) @ turn_x(side * 14)
        lathe(fillet([(0, 0), (.26, 0), (.26, 1.5), (0, 1.5)], .05), skin, 40).matrix_world = move(-1.2, 0, .35) @ turn_y(90)
        line = [(-1.2, 0, .35), (-3, .2, .3)]
        for k in range(44):
            a = math.pi * .5 + 2 * math.pi * k / 20
            line.append((-5.4 + (2.3 + .05 * math.sin(k)) * math.cos(a), -1.8 + 2.0 * math.sin(a), .24 + .012 * k))
        line += [(-8.6, -3.4, .3), (-10.2, -3.0, .32)]
        tube(line, .16, clear_plastic("f2f9fb", .4, .12), 5, 6)
        lathe(fillet([(0, 0), (.34, 0), (.4, .5), (.3, .9), (.3, 1.6), (0, 1.6)], .05), plastic("f2f4f5", .4), 40).matrix_world = move(-10.0, -3.05, .4) @ turn_y(-90) @ turn_x(4)
        lathe(fillet([(0, 0), (.22, 0), (.2, 2.6), (0, 2.7)], .05), clear_plastic("e9dfd0", .6, .3), 40).matrix_world = move(-11.6, -3.05, .4) @ turn_y(-90)
    return things


def lancet(colour="d23a6a"):
    """A single-use safety lancet along x, its cap twisted half off."""
    body = plastic(colour, .38, .5)
    with Gathered() as things:
        prism(superellipse(1.1, .9, 3.5), 0, 2.5, body, .16, 4)
        prism(superellipse(1.25, 1.05, 3.5), .5, 1.2, plastic("f6f7f8", .4), .1, 3)
        prism(superellipse(.62, .5, 3), 2.5, 3.5, plastic(shade(colour, 1.5), .4), .12, 3)
        prism(superellipse(1.0, .34, 3), 3.3, 3.9, plastic(shade(colour, 1.5), .4), .12, 3)
    return lay(things, .5)


def electrode(colour="fbfbf8", gel="d8e6ea"):
    """A foam monitoring electrode with its press stud, lying stud up."""
    with Gathered() as things:
        prism(superellipse(4.4, 3.6, 3), .02, .14, plastic(colour, .75, .15, grain=8, name="foam"), .04, 3)
        prism(superellipse(1.2, .9, 3), .05, .13, plastic("2f7fc2", .5), .03, 2).matrix_world = move(2.3, 0, 0)
        lathe(fillet([(0, .14), (.66, .14), (.66, .2), (.42, .22), (.2, .26), (.2, .42), (.26, .5), (.2, .58), (0, .6)], .03), metal("d6d9db", .2), 48)
    return things


def tongue_depressor(material, length=15.0):
    """A wooden spatula lying along x."""
    with Gathered() as things:
        prism(round_rectangle(length, 1.8, .9), 0, .17, material, .05, 3)
    return things


def medicine_pot(material, radius=1.9, height=3.2, ink=None):
    """A clear graduated cup standing on z=0."""
    with Gathered() as things:
        lathe(fillet([(0, .12), (radius * .8, .12), (radius * .82, 0), (radius * .84, 0), (radius, height), (radius + .12, height), (radius + .12, height + .1), (radius * .97, height + .1), (radius * .8, .2), (0, .2)], .04), material, 72)
        for k in range(5):
            z = .6 + k * .48
            r = radius * (.84 + .16 * z / height) + .012
            lathe([(r, z), (r + .002, z + .025)], ink or plastic("6a7a86", .5), 72)
    return things


def test_cassette(colour="1f6fb8"):
    """A lateral-flow cassette lying along x, one line in its window."""
    white = plastic("fafbfb", .4, .45)
    with Gathered() as things:
        prism(round_rectangle(7.0, 2.0, .5), 0, .5, white, .16, 4)
        art = f'<rect width="16" height="5" fill="#fdfdfd"/><rect x="4" width="1" height="5" fill="#{colour}"/>'
        quad(1.6, .5, printed(picture(1.6, .5, art, "fdfdfd"), .6, .2), move(.5, 0, .512))
        prism(superellipse(.9, .7, 2.4), .48, .506, plastic("d9e2e6", .6), 0).matrix_world = move(-2.0, 0, 0)
        quad(1.6, .8, printed(picture(1.6, .8, words(8, 5.5, 4.2, "TEST", colour, 800, "middle"), "fafbfb"), .5, .3), move(2.4, 0, .512))
    return things


def swab_stick(colour="fdfdfb", length=15.0, tip=.28, shaft="f2f4f5"):
    """A swab on its shaft along x."""
    with Gathered() as things:
        lathe([(0, 0), (.11, 0), (.11, length - 1.2), (0, length - 1.2)], plastic(shaft, .45), 16)
        lathe(fillet([(.1, length - 2), (tip, length - 1.5), (tip * 1.05, length - .6), (tip * .6, length), (0, length)], .2), plastic(colour, .9, .05, grain=6), 32)
    return lay(things, tip)


def probe_cover(material):
    """A cone that covers the probe of an ear thermometer, standing wide end down."""
    with Gathered() as things:
        lathe(fillet([(1.15, 0), (1.15, .12), (.8, .16), (.62, .5), (.38, 1.9), (.34, 2.1), (0, 2.12)], .06), material, 48)
    return things


def specimen_pot(radius=1.45, height=7.6, cap="f4f6f7", label="SPECIMEN"):
    """A universal container standing on z=0: clear pot, paper label, screw cap."""
    with Gathered() as things:
        lathe(fillet([(0, .1), (radius, .0), (radius, height - 1.2), (radius * .96, height - 1.1)], .12), clear_plastic("f4fafd", .2, .06), 72)
        skin = plastic(cap, .4, .45, name="cap")
        lathe(fillet([(0, height - 1.3), (radius + .12, height - 1.3), (radius + .12, height), (0, height)], .1), skin, 72)
        for k in range(48):
            rib = prism(round_rectangle(.1, .1, .03), height - 1.2, height - .2, skin, 0)
            rib.matrix_world = turn_z(k * 7.5) @ move(radius + .12, 0, 0)
        art = words(3, 6, 4, label, "1b4f8f", 800) + "".join(words(3, 13 + k * 6, 2.7, w, "50606c", 500) + f'<path d="M13 {13.4 + k * 6}h26" stroke="#9fb0bb" stroke-width=".3"/>' for k, w in enumerate(("Name", "Date", "Ward")))

        def wrap(u, v):
            a = math.radians(-90 + 15) + (u - .5) * 2.7
            return Vector(((radius + .012) * math.cos(a), (radius + .012) * math.sin(a), height * .16 + v * height * .42))
        paper_band(wrap, printed(picture(radius * 2.7, height * .42, art, "fdfdfb"), .55, .3))
    return things


def stretch_strip(width=2.5, length=17.0, colour="2f7fc2", seed=1.0):
    """A flat latex-free band for the arm, lying in a soft wave along x."""
    skin = rubber(colour, .5)
    with Gathered() as things:
        item = grid_surface(90, 10, lambda u, v: Vector(((u - .5) * length, (v - .5) * width + .8 * math.sin(u * 5 + seed), .12 + .5 * max(0, math.sin(u * 9 + seed)) ** 2 + .04 * ripple(u * 6, v * 2, seed))), skin, angle=180)
        thicken(item, .08)
    return things
