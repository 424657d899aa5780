"""Small things that come in boxes, lying on z=0: foil squares, needles, syringes, pens, pods, mouthpieces, filters (cm)."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.geometry import prism, quad
from studio.labels import picture, words
from studio.materials import clear_plastic, fabric, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple


def lay(items, height):
    """Lay an upright turned thing (axis z) down along x, its axis `height` above the floor; returns it."""
    return group(items, move(0, 0, height) @ turn_y(90))


def foil_square(width, height, colour, ring=0.0, mark="", seed=1.0, ink="ffffff"):
    """A sealed foil sachet, plain but for a small mark; ring = radius of what shows through (a condom), 0 for none."""
    body = words(width * 5, height * 9.1, 4, mark, ink, 600, "middle", .85)
    body += f'<rect x="1.6" y="1.6" width="{width * 10 - 3.2}" height="{height * 10 - 3.2}" fill="none" stroke="#{ink}" stroke-width=".35" opacity=".5"/>'
    skin = printed(picture(width, height, body, colour), .3, .6, name="foil")
    skin.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = .72

    def shape(u, v):
        x, y = (u - .5) * width, (v - .5) * height
        rim = min(width / 2 - abs(x), height / 2 - abs(y))
        inside = max(0.0, min(1.0, (rim - .45) / .5))
        r = math.hypot(x, y)
        bump = .2 * math.exp(-((r - ring) / .28) ** 2) + (.06 if r < ring else 0) if ring else .18
        crimp = .018 * math.sin((x if abs(y) > height / 2 - .45 else y) * 26) * (rim < .45)
        crease = .05 * ripple(x * 1.1, y * 1.1, 0, seed) * (.3 + inside)
        return Vector((x, y, .12 + inside * (bump + .06) + crimp + crease + .05 * ripple(x * .3, y * .3, 2, seed)))
    with Gathered() as things:
        grid_surface(130, 130, shape, skin, angle=180)
    return things


def needle(length=1.3, hub="e7c318", cap=True):
    """A hypodermic needle with its coloured hub, in its clear sheath, lying along x."""
    with Gathered() as things:
        lathe(fillet([(0, 0), (.36, 0), (.36, .12), (.27, .16), (.26, .8), (.2, 1.0), (.1, 1.35), (0, 1.35)], .03), plastic(hub, .35, .5, name="hub"), 48)
        for k in range(4):
            fin = prism(round_rectangle(.62, .07, .03), .3, .95, plastic(hub, .35), .01, 2)
            fin.matrix_world = turn_z(45 * k)
        tube([(0, 0, 1.3), (0, 0, 1.3 + length)], .035, metal(), smooth=False)
        if cap:
            lathe(fillet([(.3, .75), (.31, 1.0), (.24, 1.5), (.2, 2.2 + length), (.12, 2.35 + length), (0, 2.35 + length)], .05), clear_plastic("fbfdff", .2), 48)
    return lay(things, .36)


def syringe(length=6.4, radius=.34, cap="e8762c", marks=10):
    """An insulin syringe along x: barrel with marks, plunger, capped needle."""
    with Gathered() as things:
        clear = clear_plastic("fbfdff", .14, .05)
        lathe(fillet([(.62, 0), (.62, .12), (radius, .14), (radius, length), (.14, length + .3), (.14, length + .5)], .03), clear, 48)
        lathe([(0, .8), (radius - .05, .8), (radius - .05, 1.2), (0, 1.2)], rubber("2b2f33"), 48)
        lathe(fillet([(0, -1.6), (.55, -1.6), (.55, -1.45), (.13, -1.42), (.13, .8), (0, .8)], .04), plastic("f4f6f7", .4), 48)
        lathe(fillet([(0, length + .25), (.3, length + .25), (.25, length + .8), (.2, length + 2.6), (0, length + 2.65)], .06), plastic(cap, .35, .5), 48)
        ink = plastic("1c2226", .5, name="marks")
        for k in range(marks * 2 + 1):
            # Marks on the side that faces up once the syringe lies.
            bar = prism(round_rectangle(.012, .34 if k % 2 == 0 else .2, .005), 0, .01, ink, 0)
            bar.matrix_world = turn_y(-90) @ move(1.3 + k * (length - 1.6) / (marks * 2), 0, radius + .005)
    return lay(things, .62)


def pen(length=13.5, colour="5b3a8e"):
    """A marker pen with its cap off the tip, lying along x."""
    with Gathered() as things:
        lathe(fillet([(0, 0), (.42, 0), (.45, .3), (.45, length * .62), (.36, length * .64), (.34, length * .72), (.12, length * .8), (.05, length * .86), (0, length * .86)], .06), plastic("f7f7fa", .35, .5), 64)
        lathe([(.455, length * .1), (.458, length * .11), (.458, length * .5), (.455, length * .51)], plastic(colour, .4), 64)
    lay(things, .46)
    with Gathered() as cap:
        lathe(fillet([(0, 0), (.48, 0), (.5, 3.4), (.38, 3.6), (0, 3.6)], .08), plastic(colour, .32, .5), 64)
    group(lay(cap, .5), move(length * .55, 1.6, 0) @ turn_z(35))
    return things + cap


def pod(colour="eef8fd", words_colour="1769c4"):
    """A twist-open plastic pod of liquid, lying along y with its tab at the far end."""
    with Gathered() as things:
        milky = clear_plastic(colour, .42, .12, "pod")

        def shape(u, v):
            a = 2 * math.pi * u
            y = -3.2 + v * 6.2
            full = min(1, (v / .1)) ** .5 * (1 if v < .72 else max(.2, 1 - (v - .72) / .2))
            flat = .35 if v < .06 else 1
            return Vector((1.15 * full * math.cos(a) if v > .04 else 1.15 * math.cos(a), y, .72 + .66 * full * flat * math.sin(a)))
        grid_surface(64, 60, shape, milky, closed=True, angle=180)
        tab = prism(round_rectangle(1.7, 1.5, .3), 0, .22, milky, .08, 3)
        tab.matrix_world = move(0, 3.7, .62)
        band = lambda u, v: Vector(((u - .5) * 1.5, -1.8 + v * 2.9, .74 + .67 * math.sqrt(max(0, 1 - ((u - .5) * 1.5 / 1.17) ** 2))))
        art = words(7.5, 13, 4.6, "20 ml", words_colour, 800, "middle") + words(7.5, 18, 2.6, "sterile saline", words_colour, 500, "middle")
        item = grid_surface(20, 8, band, printed(picture(1.5, 2.9, art, "eef6fa"), .3, .5), angle=60)
        item["flat"] = 1
    return things


def mouthpiece(length=6.2, radius=1.45, valve=True, colour="f4f1ea"):
    """A cardboard mouthpiece, lying along x, with its one-way valve at the end that faces right."""
    with Gathered() as things:
        lathe([(radius - .1, 0), (radius, 0), (radius, length), (radius - .1, length), (radius - .1, 0)], plastic(colour, .65, .2, grain=4, name="card"), 96, 30)
        if valve:
            lathe([(0, length - .5), (radius - .1, length - .5)], clear_plastic("f4fafd", .6), 64)
            for k in range(3):
                rib = prism(round_rectangle((radius - .1) * 2, .09, .02), length - .5, length - .42, plastic("2f7fc2", .4), 0)
                rib.matrix_world = turn_z(60 * k)
    return lay(things, radius)


def disc_filter(radius=1.4, colour="fbfbf8"):
    """A small felt filter disc lying flat."""
    with Gathered() as things:
        lathe(fillet([(0, 0), (radius, 0), (radius, .45), (0, .45)], .1), fabric(colour, "nonwoven", 9, .35, .8), 64)
    return things


def envelope(width, height, label_path, colour="f7f8f9"):
    """A flat paper peel pouch lying print up."""
    with Gathered() as things:
        prism(round_rectangle(width, height, .1), .01, .07, plastic(colour, .6, .25, name="paper"), .02, 2)
        quad(width - .06, height - .06, printed(label_path, .5, .3), move(0, 0, .078))
    return things


def lean(items, x, y, tilt=70, turn=0):
    """Stand flat lying things up against a box behind them: their lower edge at x, y, leaning back `90 - tilt` degrees."""
    return group(items, move(x, y, 0) @ turn_z(turn) @ turn_x(tilt))
