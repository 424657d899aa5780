"""Oxygen therapy: a mask with reservoir bag, a mask with a coloured venturi valve, a plain mask, or nasal prongs; lying with its tube."""
import math

from mathutils import Vector

from families.nebuliser_set import coil, dome_of, face_mask, out_of
from studio.curves import fillet, tube
from studio.geometry import box
from studio.materials import plastic, rubber, soft_clear
from studio.placing import Gathered, along, group, move, turn_x, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 10, "elevation": 46, "lens": 85, "fill": .92}}
DEPTH = 4.3
# Where the oxygen comes in, on the mask's skin, and whither the connector points: down from the chin.
INLET, DOWN = (.5, .62), Vector((0, -1, .12)).normalized()


def reservoir(clear, edge, width=11, length=19):
    """The bag below a non-rebreathing mask, half full, lying along -y from the origin, with its welded rim."""
    def skin(up):
        def shape(u, v):
            x, t = 2 * u - 1, v
            wide = width / 2 * min(1, .2 + t * 4.2) * (1 - .05 * t ** 6)
            puff = (max(0, 1 - x ** 4)) ** .5 * math.sin(math.pi * min(1, t * 1.01)) ** .5
            crease = .34 * ripple(x * 1.6, t * 3, 2 + up, 4) * puff
            return Vector((x * wide, -t * length, .7 + up * (1.3 * puff + crease) + .5 * puff))
        return shape
    for up in (1, -1):
        grid_surface(70, 90, skin(up), clear, angle=180)
    rim = [skin(0)(0, k / 40) for k in range(41)] + [skin(0)(k / 30, 1) for k in range(1, 31)] + [skin(0)(1, 1 - k / 40) for k in range(1, 41)]
    tube(rim, .14, edge, smooth=False, sides=5)


def venturi(colour):
    """A venturi valve along z: a cup for the mask, ribs with wide air windows between them, the jet, the spigot for the tube below."""
    skin = plastic(colour, .35, .5, name="valve")
    lathe(fillet([(.72, 0), (1.12, .1), (1.12, 1.0), (.72, 1.0), (.72, 0)], .08), skin, 72)
    lathe(fillet([(.8, 3.2), (1.16, 3.2), (1.16, 4.8), (.98, 4.8), (.98, 3.4), (.8, 3.2)], .07), skin, 72)
    for turn in (35, 125, 215, 305):
        box(.5, .24, 2.3, (0, 0, 0), skin, .05).matrix_world = turn_z(turn) @ move(0, .96, .95)
    lathe(fillet([(0, -2.4), (.34, -2.4), (.42, -1.6), (.34, -1.5), (.34, -.5), (.7, -.1), (.7, .6), (.5, .9), (.2, 2.0), (0, 2.0)], .07), skin, 48)


def prongs(soft, hose):
    """Nasal prongs with the two tubes that go over the ears, joined below by a slide."""
    tube([(-2.2, 0, .5), (-.8, .1, .6), (.8, .1, .6), (2.2, 0, .5)], .42, soft, 10, 8)
    for side in (-1, 1):
        tube([(side * .8, .1, .7), (side * .85, .5, 1.5), (side * .75, 1.1, 2.2)], .27, soft, 10, 8, taper=lambda t: 1 - .15 * t)
        line = [(side * 2.2, 0, .5), (side * 6, 1.0, .35), (side * 9.5, -2.5, .3), (side * 8.2, -8.5, .3), (side * 3.6, -12.5, .3), (side * .35, -15.5, .35)]
        tube(line, .24, hose, 14, 8)
    white = plastic("f4f7f8", .4)
    lathe(fillet([(.3, 0), (.75, .1), (.75, 1.5), (.3, 1.6)], .12), white, 40).matrix_world = move(0, -14.2, .7) @ turn_x(90)
    lathe(fillet([(.2, 0), (.6, .1), (.5, 2.0), (.3, 2.1)], .1), white, 40).matrix_world = move(0, -16.0, .6) @ turn_x(90)


def inlet(colour):
    """The connector in a mask's chin, along z out of it: flange, socket, and the ribbed spigot that the tube is pushed onto."""
    lathe(fillet([(0, -.2), (1.35, -.2), (1.35, .1), (1.05, .2), (1.0, 1.5), (.5, 1.7), (.42, 1.8), (0, 1.8)], .08), plastic(colour, .35, .5, name="inlet"), 64)


def cheek_valves(dome, flap):
    """The one-way valves of a non-rebreathing mask: a rubber flap under a ring with spokes on each cheek."""
    white, soft = plastic("fafcfd", .35, .5), rubber(flap, .5)
    for u in (.285, .715):
        with Gathered() as valve:
            lathe(fillet([(0, 0), (1.25, 0), (1.25, .16), (0, .16)], .05), soft, 56)
            lathe(fillet([(1.2, -.05), (1.5, -.05), (1.5, .3), (1.2, .36), (1.2, -.05)], .06), white, 64)
            for turn in (0, 60, 120):
                box(2.5, .16, .12, (0, 0, 0), white, .04).matrix_world = turn_z(turn) @ move(0, 0, .2)
            lathe(fillet([(0, .16), (.3, .16), (.3, .4), (0, .44)], .05), white, 32)
        here, away = out_of(dome, u, .56)
        group(valve, along(here, away))


def hose_from(start, away, pipe, right, turns=3):
    """The tube from a spigot: out of it, round to the right, into a coil."""
    x, y, z = start + away * 1.4
    tube([start, (x, y, z), (x + .8, y - .8, max(.5, z - 1.2)), (x + 2.8, y - 1.4, .42), (right[0] - 2.6, right[1] - 4.4, .4), (right[0] + 1, right[1] - 4.0, .4)], .36, pipe, 14, 8)
    coil(turns, 4.6, pipe, .36).location = (*right, 0)


def build(kind="reservoir", soft="bfe6d2", accent="2f9e6e", hose="cdeedd", strap="f2f4f4", width=8.8, height=12, valve="f4f6f7"):
    """kind: reservoir, venturi, plain or prongs; colours of mask, connector and tube; size of the mask in cm."""
    pipe = soft_clear(hose, .28, .6, .14, "hose")
    if kind == "prongs":
        prongs(soft_clear(soft, .34, .6, .14, "prongs"), pipe)
        coil(2, 4.2, pipe, .3).location = (-1.5, -23, 0)
        return
    skin, dome = soft_clear(soft, .08, .75, .14, "mask"), dome_of(width, height, DEPTH)
    face_mask(width, height, DEPTH, skin, strap, port=False)
    here, away = dome(*INLET) - DOWN * .25, DOWN
    with Gathered() as connector:
        inlet(accent if kind == "reservoir" else "f6f8f9")
    group(connector, along(here, away))
    end = here + away * 1.7
    if kind == "reservoir":
        cheek_valves(dome, accent)
        with Gathered() as bag:
            reservoir(soft_clear("e3f3ee", .05, .5, .22, "bag"), soft_clear("cfe6dd", .45, .4, .14, "rim"))
        group(bag, move(0, -7.0, .1))
        hose_from(end, away, pipe, (10.5, -9))
    elif kind == "venturi":
        with Gathered() as part:
            venturi(valve)
        group(part, along(here + away * 6.2, -away))
        coil(3, 4.4, pipe, .36).location = (10.4, .6, 0)
        colours = ("2f6fd0", "f2f4f5", "f07f2a", "f2c230", "d0302c", "2f9a55")
        for k, colour in enumerate(one for one in colours if one != valve):
            with Gathered() as spare:
                venturi(colour)
            group(spare, move(4.6 + k * 2.9, -10.8 - 1.2 * (k % 2), 2.4) @ turn_z(20 * k))
    else:
        hose_from(end, away, pipe, (9.5, -6))
