"""Spacers for inhalers, lying: small-volume chamber with mask or mouthpiece, or the large two-part pear; colours."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse
from studio.geometry import box, prism
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import clear_plastic, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -18, "elevation": 24, "lens": 85}, "detail": {"azimuth": 42, "elevation": 16, "lens": 85}}


def mask(width, height, depth, soft, at):
    """A soft mask opening towards +x: a rounded bowl, a notch for the bridge of the nose, a thick rolled cushion round its rim; joined at x = at."""
    def outline(a):
        # Narrow at the nose (up), broad over the cheeks and at the chin.
        s, c = math.sin(a), math.cos(a)
        return Vector((0, s * width / 2 * (1 - .34 * max(0, c) - .10 * max(0, -c)), c * height / 2 * (1.06 if c > 0 else .94)))

    def rim(a):
        # Seen from the side the rim is hollow: it reaches forwards at the cheeks, back at the nose and the chin.
        return depth - 1.5 * math.exp(-(math.atan2(math.sin(a), math.cos(a)) / .34) ** 2) + .8 * abs(math.sin(a)) ** 2 - .5 * max(0, -math.cos(a)) ** 3

    def bowl(u, v):
        a = 2 * math.pi * u
        edge, wide = outline(a), .30 + .70 * (1 - (1 - v) ** 2.2) ** .8
        return Vector((at + rim(a) * v ** 1.25, edge.y * wide, edge.z * wide))
    item = grid_surface(96, 50, bowl, soft, closed=True, angle=180)
    item.modifiers.new("thick", "SOLIDIFY").thickness = .18

    def cushion(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        edge = outline(a)
        out = edge.normalized()
        return Vector((at + rim(a) + .1 + .55 * math.sin(b), 0, 0)) + edge + out * (.28 + .62 * math.cos(b))
    grid_surface(120, 24, cushion, soft, closed=True, angle=180)


def cylinder_spacer(clear, end, soft, kind, colour, title, length, radius):
    """A chamber along x with its inhaler port at the left and mask or mouthpiece at the right."""
    with Gathered() as things:
        with Gathered() as turned:
            lathe(fillet([(radius - .12, 0), (radius, 0), (radius, length, .1), (radius - .12, length), (radius - .12, 0)], .05), clear, 96, 40)
            for z in (length * .3, length * .7):
                lathe(fillet([(radius, z - .12), (radius + .07, z), (radius, z + .12)], .05), clear, 96, 60)
            back = rubber(end, .5)
            lathe(fillet([(0, -.9), (radius * .86, -.9, .3), (radius + .22, -.5, .3), (radius + .25, .6, .1), (radius + .02, .75), (0, .75)], .1), back, 96, 40)
            hole = plastic("3a4248", .7, .1, name="port")
            slot = prism(superellipse(2.7, 2.0, 3), -.93, -.9, hole, 0)
            collar = plastic(colour, .35, .5, name="collar")
            lathe(fillet([(radius - .1, length - .6), (radius + .18, length - .6), (radius + .2, length + .5, .15), (1.5, length + 1.1, .3), (1.15, length + 2.2, .1), (.95, length + 2.2), (.95, length + .6), (0, length + .6)], .12), collar, 96, 40)
            lathe([(0, length + .62), (.9, length + .62)], plastic("f6d24a", .4, name="valve"), 48)
        group(turned, turn_y(90))
        if kind == "mask":
            mask(7.4, 8.8, 4.6, soft, length + 1.9)
            # The window on top in which a flap moves with each breath.
            box(3.0, 1.7, .9, (0, 0, 0), clear_plastic("eef6fa", .3, .06, "window"), .25).matrix_world = move(length + .3, 0, radius - .1)
            flap = prism(round_rectangle(1.5, .85, .2), 0, .1, plastic("e2452f", .4), .03, 2)
            flap.matrix_world = move(length + .3, 0, radius + .42) @ turn_y(-24)
        else:
            with Gathered() as mouth:
                prism(superellipse(3.3, 2.0, 2.4), length + 1.3, length + 3.8, collar, .25, 4)
                prism(superellipse(2.7, 1.4, 2.4), length + 3.81, length + 3.83, plastic("39424a", .6, .1), 0)
            group(mouth, turn_y(90))
        if title:
            span, tall = length * .62, 1.9
            art = words(span * 5, 9.5, 7.2, title, colour, 800, "middle") + words(span * 5, 15.5, 3.9, "holding chamber", "56626d", 500, "middle")

            def label(u, v):
                a = math.radians(64 - 56 * (1 - v)) - math.pi
                return Vector((length * .19 + u * span, (radius + .03) * math.cos(a), -(radius + .03) * math.sin(a)))
            item = grid_surface(3, 24, label, printed(picture(span, tall, art, "fbfcfd"), .35, .4), angle=60)
            item["flat"] = 1
    return group(things, move(-length / 2, 0, 0) @ (move(0, 0, radius + .2) @ turn_y(math.degrees(math.asin((4.9 - radius - .2) / (length + 5))) * -1) if kind == "mask" else move(0, 0, radius + .25)))


def pear_spacer(clear, colour):
    """The large-volume spacer: two half pears that meet in the middle, mouthpiece right, port left."""
    with Gathered() as things:
        with Gathered() as turned:
            skin = fillet([(1.1, 0), (1.2, 1.2), (2.2, 2.6, 1), (4.2, 5.5, 2.2), (4.75, 10.4, 1)], .5, 8)
            other = fillet([(4.75, 10.9), (4.2, 16.5, 2.2), (2.0, 20.4, 1), (1.2, 21.6), (1.1, 22.4)], .5, 8)
            lathe([(r, z) for r, z in skin], clear, 128, 60)
            lathe([(r, z) for r, z in other], clear, 128, 60)
            lathe(fillet([(4.7, 10.1), (5.0, 10.15), (5.05, 11.1), (4.72, 11.15), (4.7, 10.1)], .12), clear, 128, 40)
            for k in range(4):
                lug = prism(superellipse(.9, .5, 3), 9.7, 11.5, clear, .12, 3)
                lug.matrix_world = turn_z(90 * k + 45) @ move(5.0, 0, 0)
            white = plastic(colour, .35, .5, name="mouthpiece")
            prism(superellipse(3.4, 2.3, 2.5), 22.0, 25.2, white, .25, 4)
            prism(superellipse(2.8, 1.7, 2.5), 25.21, 25.23, plastic("39424a", .6, .1), 0)
            lathe(fillet([(0, 21.8), (2.0, 21.8), (2.0, 22.5), (0, 22.5)], .15), white, 64)
            lathe(fillet([(0, -1.5), (1.5, -1.5), (1.55, .8), (1.15, 1.0), (0, 1.0)], .15), white, 64)
            prism(superellipse(2.0, 1.5, 2.6), -1.53, -1.51, plastic("39424a", .6, .1), 0)
        group(turned, turn_y(90))
    return group(things, move(-11, 0, 5.05))


def build(form="cylinder", kind="mask", tint="fbfdff", milk=.34, end="2f78b7", soft="f6b8c4", colour="1d6fb8", title="", length=13.5, radius=2.35):
    """form: cylinder or pear; kind: mask or mouthpiece; tint of the chamber, colours of end, mask, collar; word on it; size in cm."""
    clear = clear_plastic(tint, milk, .06, "chamber")
    if form == "pear":
        pear_spacer(clear, colour)
    else:
        cylinder_spacer(clear, end, clear_plastic(soft, .72, .3, "mask") if soft else clear, kind, colour, title, length, radius)
