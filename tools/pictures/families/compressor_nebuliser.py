"""A mains compressor nebuliser: rounded case with vents, switch, outlet, filter cap and holder; its chamber lies before it; colours."""
import math

from mathutils import Vector

from families.nebuliser_set import chamber
from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.geometry import prism
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import clear_plastic, plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": 28, "elevation": 24, "lens": 85, "cutout": True}, "detail": {"azimuth": 8, "elevation": 30, "focus": (3.0, -15.6, 2.8, 6.6), "fill": 1.0, "cutout": True}}


def mouthpiece(white):
    """The elbow on top of a chamber that stands on z=0, and the flattened end that goes between the lips, towards +x."""
    tube([(0, 0, 7.4), (0, 0, 8.9), (.5, 0, 9.9), (1.6, 0, 10.3), (2.6, 0, 10.3)], 1.08, white, 12, 20)

    def lips(u, v):
        a, flat = 2 * math.pi * u, v * v * (3 - 2 * v)
        return Vector((2.4 + 4.4 * v, (1.12 + .5 * flat) * math.cos(a), 10.3 + (1.12 - .46 * flat) * math.sin(a)))
    thicken(grid_surface(48, 30, lips, white, closed=True, angle=60), .12)


def build(width=17, depth=17, height=10.3, body="f4f5f6", base="5a86b0", accent="2f6fae", form="dome", title="Compressor Nebuliser", power=2.6):
    """Size in cm; colours of cover, base and accents; form: dome (rounded) or slab (upright with handle); words on the front."""
    cover, lower = plastic(body, .34, .5, .15, name="cover"), plastic(base, .4, .45, grain=5, name="base")
    dark = plastic("2b3238", .5, .4, name="dark")
    split = height * .32
    outline = superellipse(width, depth, power + 1.4, 120)
    prism([(x * .985, y * .985) for x, y in outline], .5, split, lower, .6, 6)
    dome = (lambda x, y: height - height * .13 * ((2 * x / width) ** 2 + (2 * y / depth) ** 2)) if form == "dome" else (lambda x, y: height + .1 * y)
    # A prism is flat within its rim: what stands on the rounded cover stands as low as its corners.
    lowest = min(dome(x, y) for x, y in outline)
    seat = (lambda x, y: lowest + .04) if form == "dome" else dome
    prism(outline, split + .12, dome, cover, 1.2 if form == "dome" else .8, 8)
    prism([(x * .97, y * .97) for x, y in outline], split - .1, split + .3, dark, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(fillet([(0, 0), (1.1, 0), (1.1, .6), (0, .6)], .12), dark, 32).matrix_world = move(x * width * .33, y * depth * .33, 0)
    front = -depth / 2
    # Vents in the base, on the front and on the right side.
    for k in range(9):
        slot = prism(round_rectangle(.45, split * .5, .2), 0, .06, dark, 0)
        slot.matrix_world = move(width * .06 + (k - 4) * 0 + k * .85 - 2.2, front + .03, split * .55) @ turn_x(90)
        side = prism(round_rectangle(.45, split * .5, .2), 0, .06, dark, 0)
        side.matrix_world = move(width / 2 - .08, (k - 4) * .95, split * .55) @ turn_z(90) @ turn_x(90)
    # Switch, outlet, filter cap.
    z = (split + height) / 2
    rocker = prism(round_rectangle(2.6, 1.7, .25), 0, .3, dark, .1, 3)
    rocker.matrix_world = move(-width * .27, front - .02, z - .4) @ turn_x(90)
    key = prism(round_rectangle(2.0, 1.15, .15), .3, .5, plastic(accent, .35, .5), .1, 3)
    key.matrix_world = rocker.matrix_world @ turn_y(7)
    outlet = lathe(fillet([(1.0, 0), (1.0, .35), (.55, .4), (.5, 1.4), (.42, 1.5), (.25, 1.5), (.25, .4), (0, .4)], .06), plastic("dfe4e7", .35, .5), 48)
    outlet.matrix_world = move(width * .28, front, z - .4) @ turn_x(90)
    art = words(4, 11, 7.4, title, accent, 800) + words(4, 18, 4.6, "Mains · 230 V", "56626d", 500)
    power, wide = power + 1.4, width * .54 - 2.4  # between switch and outlet

    def on_front(u, v):
        x = (u - .5) * wide
        return Vector((x, front * (1 - abs(2 * x / width) ** power) ** (1 / power) - .015, z - .4 + (v - .5) * wide * .27))
    grid_surface(40, 2, on_front, printed(picture(max(7.4, len(title) * .44), max(7.4, len(title) * .44) * .27, art, body), .4, .4))
    cap = lathe(fillet([(0, 0), (1.5, 0), (1.5, .35), (1.1, .5), (0, .5)], .1), plastic(accent, .38, .5, name="filter cap"), 64)
    cap.matrix_world = move(-width * .22, depth * .05, seat(-width * .22, depth * .05) - .12)
    for k in range(3):
        slit = prism(round_rectangle(1.5, .2, .1, 4), 0, .03, dark, 0)
        slit.matrix_world = move(-width * .22, depth * .05 + (k - 1) * .5, seat(-width * .22, depth * .05) + .38)
    if form == "slab":
        tube([(-width * .3, depth * .2, height - .5), (-width * .3, depth * .2, height + 2.3), (width * .3, depth * .2, height + 2.3), (width * .3, depth * .2, height - .5)], .9, cover, 12, 8)
    rest = move(width * .22, depth * .1, seat(width * .22, depth * .1) - .3)
    lathe(fillet([(2.0, 0), (2.4, 0), (2.4, .8), (2.0, .8), (2.0, 0)], .1), lower, 64).matrix_world = rest
    lathe([(0, .34), (2.05, .34)], dark, 48).matrix_world = rest
    y = front - 4.9
    with Gathered() as kit:
        chamber(clear_plastic("fbfdff", .24, .06, "cup"), accent)
        mouthpiece(plastic("f4f7f9", .32, .5, name="mouthpiece"))
    group(kit, move(8, y, .42) @ turn_z(196) @ turn_y(66) @ turn_z(90))
    hose = clear_plastic("f2fafc", .45, .12, "hose")
    tube([(width * .28, front - 1.2, z - .4), (width * .29, front - 2.4, z - .9), (width * .42, front - 3.4, 2.2), (width * .62, front - 3.2, .5),
          (width * .86, front - 4.6, .34), (width * .86, front - 6.2, .34), (width * .66, y + .1, .38), (8, y, .42)], .32, hose, 16, 8)
