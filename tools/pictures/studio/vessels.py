"""Packs that hold liquids and creams: bottle with cap, pump, spray or trigger; squeezable tube; tub. Standing on z=0."""
import math

from mathutils import Vector

from studio import labels
from studio.curves import fillet, round_rectangle, tube
from studio.geometry import lathe, prism
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, orient, turn_x, turn_z
from studio.surfaces import grid_surface


# Round goods are seen a little from the right: their labels face the camera, in degrees.
FACING = 15


def wrap_label(radius, bottom, height, label, arc=200, squash=1.0, roughness=.4):
    """A label round a cylinder, its middle facing the camera; arc in degrees, squash flattens an oval bottle in y."""
    span = math.radians(arc)
    seen = min(arc, 112) / arc  # the words stay on the part that faces the camera
    width = radius * span
    skin = printed(labels.front(label, width, height, width * (1 - seen) / 2), roughness, .4)

    def shape(u, v):
        a = math.radians(FACING - 90) + (u - .5) * span
        return Vector((radius * math.cos(a), radius * squash * math.sin(a), bottom + v * height))
    item = grid_surface(64, 2, shape, skin, angle=60, name="label")
    item["flat"] = 1
    return item


def ribs(radius, bottom, top, material, count=60, depth=.05):
    """The fluted side of a screw cap."""
    outline = [((radius + depth * (k % 2)) * math.cos(math.pi * k / count), (radius + depth * (k % 2)) * math.sin(math.pi * k / count)) for k in range(2 * count)]
    return prism(outline, bottom, top, material, .02, 2, 60, "ribs")


def screw_cap(radius, height, material):
    """A fluted screw cap from z=0."""
    ribs(radius - .05, .05, height - .15, material)
    lathe(fillet([(0, 0), (radius, 0), (radius, .12, .03), (radius - .05, .15), (radius - .05, height, .15), (0, height)], .04), material, 64)


def flip_cap(radius, height, material):
    """A smooth cap with a hinged lid."""
    lathe(fillet([(0, 0), (radius, 0), (radius, height * .6), (radius - .03, height * .62), (radius - .03, height * .64),
                  (radius, height * .66), (radius * .97, height, radius * .2), (0, height)], .03), material, 72)


def pump(radius, height, material):
    """A dispensing pump: collar, stem and a spout towards -x."""
    ribs(radius - .05, .1, 1.3, material)
    lathe(fillet([(0, 0), (radius, 0), (radius, .12), (radius - .06, .15), (radius - .06, 1.5, .15), (radius * .45, 1.7, .1), (radius * .42, 2.2), (.28, 2.25), (.28, height - 1), (0, height - 1)], .05), material, 64)
    head = fillet([(0, 0), (.75, 0), (.8, .5, .2), (.7, 1.0, .25), (0, 1.05)], .1)
    lathe([(r, z + height - 1.05) for r, z in head], material, 64)
    tube([(0, 0, height - .5), (-1.8, 0, height - .42), (-3.1, 0, height - .55), (-3.5, 0, height - 1.0)], .36, material, 14, 8, taper=lambda t: 1.15 - .35 * t)


def spray(radius, height, material):
    """A fine-mist sprayer with its clear-looking actuator."""
    lathe(fillet([(0, 0), (radius, 0), (radius, height * .42, .1), (radius * .72, height * .46, .05), (radius * .66, height * .9, .05), (radius * .6, height, .15), (0, height)], .05), material, 64)
    nozzle = lathe(fillet([(0, 0), (.16, 0), (.16, .12, .03), (.05, .14), (0, .08)], .02), plastic("3a4046", .4), 32)
    orient(nozzle, (0, -radius * .62, height * .78), (0, -1, 0))


def trigger(radius, height, material, accent="d8433b"):
    """A trigger sprayer pointing towards -x."""
    ribs(radius - .05, .05, 1.6, material)
    body = [(-4.2, 3.6), (-4.2, 4.9), (-1.2, 5.3), (2.2, 5.2), (3.0, 4.4), (2.6, 3.4), (.9, 2.6), (.75, 1.5), (-.75, 1.5), (-.9, 3.2)]
    side = prism(fillet(body + [body[0]], .5, 5)[:-1], -1.0, 1.0, material, .28, 4)
    lever = prism(fillet([(-2.6, 3.4), (-1.5, 3.4), (-1.7, 1.8), (-2.6, .2), (-3.2, .1), (-2.7, 1.6), (-2.6, 3.4)], .35, 5)[:-1], -.55, .55, plastic(accent, .35), .15, 3)
    nozzle = prism(round_rectangle(1.5, 1.5, .2), 0, .9, plastic(accent, .35), .12, 3)
    for part in (side, lever):
        part.matrix_world = turn_x(90)
    orient(nozzle, (-4.1, 0, height - 1.05), (-1, 0, 0))


CAPS = {"screw": screw_cap, "flip": flip_cap, "pump": pump, "spray": spray, "trigger": trigger}
CAP_HEIGHT = {"screw": 1.6, "flip": 1.9, "pump": 4.6, "spray": 3.4, "trigger": 5.3}


def bottle(radius, height, label, cap="flip", body="f6f7f8", cap_colour="f6f7f8", neck=None, squash=1.0, shoulder=.55,
           material=None, label_part=(.10, .72), arc=200, cap_height=None):
    """A round (squash 1) or oval (squash .6) bottle: body radius and height in cm without its cap.
    cap: screw, flip, pump, spray, trigger; label_part: bottom and top of the label as parts of the height."""
    neck = neck or min(radius * .62, 1.6)
    rise = radius * shoulder
    skin = material or plastic(body, .3, .5, name="bottle")
    with Gathered() as things:
        profile = fillet([(0, .12), (radius * .8, .1), (radius * .86, 0, .1), (radius, 0, radius * .16), (radius, height - rise, rise * .7),
                          (neck, height - .25, rise * .35), (neck, height)], .1, 8)
        lathe(profile, skin, 128, 50, "bottle")
    for item in things:
        item.scale.y = squash
    with Gathered() as lid:
        CAPS[cap](neck + .18, cap_height or CAP_HEIGHT[cap], plastic(cap_colour, .32, .5, name="cap"))
    group(lid, move(0, 0, height - (.4 if cap != "spray" else .2)))
    low, high = label_part
    return things + lid + [wrap_label(radius + .015, height * low, (height - rise * .9) * high, label, arc, squash)]


def tube_pack(width, height, label, cap_colour="ffffff", body="fbfbfb", standing=True):
    """A squeezable tube on its cap (standing) or lying on its back: round at the cap, flat and crimped at the far end."""
    radius, cap = width / math.pi * 1.02, height * .13
    crimp = height * .05

    def skin(front):
        def shape(u, v):
            flat = min(1.0, (v / .94)) ** 1.5
            half = radius + (width / 2 - radius) * flat
            deep = radius * (1 - flat) + .06 * flat
            a = math.pi * (1 + u) if front else math.pi * u
            comb = .02 * math.sin(v * 400) if v > .95 else 0
            return Vector((half * math.cos(a), (deep + comb) * math.sin(a), cap + v * (height - cap)))
        return shape

    with Gathered() as things:
        grid_surface(80, 120, skin(True), printed(labels.front(label, width, height - cap, width * .06), .3, .5, .3), angle=60)
        grid_surface(80, 120, skin(False), plastic(body, .3, .5, name="tube"), angle=60)
        lathe(fillet([(0, 0), (radius * .94, 0), (radius * .98, cap * .9, .05), (radius * .9, cap, .05), (0, cap)], .08), plastic(cap_colour, .35, .5, name="cap"), 96)
        ribs(radius * .95, .1, cap * .8, plastic(cap_colour, .35), 70, .04)
    if not standing:
        group(things, move(0, -height / 2, radius) @ turn_x(-90) @ turn_z(180))
    return things


def tub(radius, height, label, lid_colour="ffffff", body="fbfbfb", lid=.26, taper=.96, overhang=.15, arc=220):
    """A tub, jar or wipe canister with its lid; lid = part of the height; taper narrows the foot."""
    split = height * (1 - lid)
    with Gathered() as things:
        lathe(fillet([(0, .1), (radius * taper - .25, .1), (radius * taper - .2, 0), (radius * taper, 0, .15), (radius, split), (0, split)], .08), plastic(body, .32, .5, name="tub"), 128)
        top = fillet([(0, split), (radius + overhang, split), (radius + overhang, height, .25), (radius - .3, height, .05), (radius - .4, height - .12), (0, height - .12)], .06)
        lathe(top, plastic(lid_colour, .32, .5, name="lid"), 128)
        wrap_label(radius + .02, height * .05, split - height * .09, label, arc)
    return things
