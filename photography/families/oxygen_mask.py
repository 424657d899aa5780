"""Oxygen therapy: a mask with reservoir bag, a mask with a coloured venturi valve, a plain mask, or nasal prongs; lying with its tube."""
import math

from mathutils import Vector

from families.nebuliser_set import coil, face_mask
from studio.curves import fillet, tube
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 10, "elevation": 46, "lens": 85}}


def reservoir(clear, width=10.5, length=21):
    """The bag below a non-rebreathing mask, half full, lying along -y from the origin."""
    def skin(up):
        def shape(u, v):
            x, t = 2 * u - 1, v
            wide = width / 2 * min(1, .22 + t * 4) * (1 - .06 * t)
            puff = (max(0, 1 - x ** 4)) ** .5 * math.sin(math.pi * min(1, t * 1.02)) ** .6
            crease = .22 * ripple(x * 2, t * 5, up, 4) * puff
            return Vector((x * wide, -t * length, .5 + up * (1.5 * puff) * .5 + crease + .5 * puff))
        return shape
    for up in (1, -1):
        grid_surface(70, 90, skin(up), clear, angle=180)
    edge = [skin(0)(0, k / 40) for k in range(41)] + [skin(0)(k / 30, 1) for k in range(1, 31)] + [skin(0)(1, 1 - k / 40) for k in range(1, 41)]
    tube(edge, .09, plastic("dfe8ec", .3), smooth=False, sides=5)


def venturi(colour):
    """A venturi valve along z: coloured body with its air windows, the spigot for the tube below."""
    skin = plastic(colour, .35, .5, name="valve")
    lathe(fillet([(1.0, 0), (1.1, .1), (1.1, 1.4), (.9, 1.6), (.9, 3.4), (1.15, 3.6), (1.15, 4.6), (1.0, 4.6)], .08), skin, 72)
    lathe(fillet([(0, -2.6), (.42, -2.6), (.42, -.8), (.95, 0), (.95, .5), (0, .5)], .1), skin, 48)
    dark = plastic("3a4650", .7, .1)
    for k in range(6):
        a = math.pi * k / 3
        lathe([(0, 0), (.36, 0)], dark, 24).matrix_world = move(.915 * math.cos(a), .915 * math.sin(a), 2.5) @ turn_z(math.degrees(a)) @ turn_y(90)


def prongs(soft, hose):
    """Nasal prongs with the two tubes that go over the ears, joined below by a slide."""
    tube([(-2.2, 0, .5), (-.8, .1, .6), (.8, .1, .6), (2.2, 0, .5)], .42, soft, 10, 8)
    for side in (-1, 1):
        tube([(side * .8, .1, .7), (side * .85, .5, 1.5), (side * .75, 1.1, 2.2)], .27, soft, 10, 8, taper=lambda t: 1 - .15 * t)
        line = [(side * 2.2, 0, .5), (side * 6, 1.0, .35), (side * 9.5, -2.5, .3), (side * 8.2, -8.5, .3), (side * 3.6, -12.5, .3), (side * .35, -15.5, .35)]
        tube(line, .24, hose, 14, 8)
    lathe(fillet([(.3, 0), (.75, .1), (.75, 1.5), (.3, 1.6)], .12), plastic("f4f7f8", .4), 40).matrix_world = move(0, -14.2, .7) @ turn_x(90)
    lathe(fillet([(.2, 0), (.6, .1), (.5, 2.0), (.3, 2.1)], .1), plastic("f4f7f8", .4), 40).matrix_world = move(0, -16.0, .6) @ turn_x(90)


def build(kind="reservoir", soft="dcefe6", accent="2f9e6e", hose="eefaf3", strap="f2f4f4", width=8.8, height=12, valve="f4f6f7"):
    """kind: reservoir, venturi, plain or prongs; colours of mask, valve and tube; size of the mask in cm."""
    pipe = clear_plastic(hose, .5, .12, "hose")
    if kind == "prongs":
        prongs(clear_plastic(soft, .5, .2, "prongs"), pipe)
        coil(2, 4.2, pipe, .3).location = (-1.5, -23, 0)
        return
    clear = clear_plastic(soft, .13, .1, "mask")
    with Gathered() as mask:
        face_mask(width, height, 4.3, clear, strap)
    group(mask, move(0, 0, 0))
    if kind == "reservoir":
        with Gathered() as bag:
            reservoir(clear_plastic("f2f8f6", .3, .1, "bag"))
        group(bag, move(0, -5.2, .6))
        with Gathered() as joint:
            lathe(fillet([(.9, 0), (1.25, .1), (1.25, 1.6), (.9, 1.9)], .1), plastic(accent, .35, .5), 56)
        group(joint, move(0, -4.4, 3.4) @ turn_x(62))
        coil(3, 4.6, pipe).location = (11.5, -8, 0)
    elif kind == "venturi":
        with Gathered() as part:
            venturi(valve)
        group(part, move(0, -11.0, 1.6) @ turn_x(-80))
        coil(3, 4.6, pipe).location = (11.0, -3.5, 0)
        colours = ("2f6fd0", "f2f4f5", "f07f2a", "f2c230", "d0302c", "2f9a55")
        for k, colour in enumerate(one for one in colours if one != valve):
            with Gathered() as spare:
                venturi(colour)
            group(spare, move(-7.5 + k * 3.8, -18 - .5 * (k % 2), 2.65) @ turn_z(20 * k))
    else:
        coil(3, 4.6, pipe).location = (11.0, -3.5, 0)
