"""Anti-embolism stockings: their box, and a pair of them in the shape of the legs that wear them; length, top band, print."""
import math

from mathutils import Vector

from studio.curves import catmull
from studio.designs import Print, box_of
from studio.materials import fabric, plastic, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": lambda leg=34, **_: {"azimuth": -24, "elevation": 14, "lens": 90, "denoise": 2}}
# Height in cm over the floor, how far forwards the middle lies, half width, half depth: of a leg from the ankle up.
LEG = ((9, 1.0, 3.3, 3.9), (12, 1.0, 3.3, 3.7), (17, .9, 3.9, 4.4), (25, 1.3, 5.0, 5.5), (31, 1.4, 5.4, 5.9), (38, .5, 5.0, 5.3), (44, .0, 5.1, 5.4), (52, -.4, 6.2, 6.5), (62, -.8, 7.2, 7.5), (70, -1.0, 7.9, 8.2))
# Of a foot from the heel to the toes: how far forwards, height of its middle, half width, half height.
FOOT_END = 13.5


def worn(top, colour, band, seed):
    """One stocking round a leg that stands on z=0, toes towards -y, up to `top` cm: knit, heel, band, toe end with its inspection hole."""
    stations = [(Vector((0, -FOOT_END, 1.9)), 3.5, 1.5, 90), (Vector((0, -11.5, 2.1)), 3.9, 1.9, 90), (Vector((0, -7, 2.8)), 4.0, 2.7, 84), (Vector((0, -2.6, 3.9)), 3.6, 3.8, 66), (Vector((0, 0, 4.9)), 3.4, 5.3, 42)]
    stations += [(Vector((0, -y + 1.2, z)), w, d, 0) for z, y, w, d in LEG if z <= top + 7]
    rings = catmull([s[0] for s in stations], 16)
    sizes = catmull([(s[1], s[2], s[3]) for s in stations], 16)
    stop = next((k for k, p in enumerate(rings) if p.z >= top), len(rings) - 1)

    def shape(start, end, out=0.0):
        def place(u, v):
            t = (start + (end - start) * v) * stop
            k = min(int(t), stop - 1)
            point, size = rings[k].lerp(rings[k + 1], t - k), sizes[k].lerp(sizes[k + 1], t - k)
            a, lean = 2 * math.pi * u, math.radians(size.z)
            wide, deep = size.x + out, size.y + out
            soft = .06 * ripple(math.cos(a) * 2, math.sin(a) * 2, t * .1, seed)
            # The section stands square to the leg; over the foot it is tipped forwards.
            y, z = math.cos(lean), math.sin(lean)
            return point + Vector(((wide + soft) * math.cos(a), (deep + soft) * math.sin(a) * y, -(deep + soft) * math.sin(a) * z))
        return place
    knit = fabric(colour, "knit", 5, .55, .9, coordinates="UV", span=(30, top + 18), name="knit", blend="MULTIPLY")
    heel = fabric(shade(colour, .9), "plain", 6, .5, .8, coordinates="UV", span=(30, 8), name="heel", blend="MULTIPLY")
    rib = fabric(band, "knit", 3, .6, .9, coordinates="UV", span=(44, 4), name="band", blend="MULTIPLY")
    dark = plastic(shade(colour, .5), .8, .05, name="inside")
    thicken(grid_surface(120, 260, shape(0, 1), knit, closed=True, angle=180), .14)
    grid_surface(120, 90, shape(.4, .995, -.25), dark, closed=True, angle=180)
    thicken(grid_surface(120, 20, shape(1 - 4.2 / (top + 12), 1, .10), rib, closed=True, angle=180), .22)
    # The heel: a denser patch at the back of the bend.
    grid_surface(60, 40, lambda u, v: shape(.2, .36, .09)(.25 + (u - .5) * .56, v), heel, angle=180)
    grid_surface(120, 12, shape(0, .035, .12), fabric(band, "knit", 4, .5, .8, coordinates="UV", span=(24, 2), name="toe band", blend="MULTIPLY"), closed=True, angle=180)
    # The hole through which the toes are looked at, on top of the foot.
    rim = shape(.07, .17, .13)
    hole = lambda u, v: rim(.75 + .085 * v * math.cos(2 * math.pi * u), .5 + .5 * v * math.sin(2 * math.pi * u))
    return stop, hole, dark


def build(leg=34, knit="eef1f2", band="2f7fc2", width=20, depth=5, height=27, **printing):
    """Height of the stockings over the floor in cm (38 below the knee, 70 to the thigh), colours of knit and band, the box in cm; the rest is the print."""
    for k, (x, y, turn) in enumerate(((-9.6, 1.5, -10), (6.4, 0, 9))):
        with Gathered() as one:
            _, hole, dark = worn(leg, knit, band, 3 + 4 * k)
            grid_surface(40, 6, hole, dark, closed=True, angle=180)
        group(one, move(x, y, 0) @ turn_z(turn))
    with Gathered() as pack:
        box_of(width, depth, height, Print(**printing))
    group(pack, move(width / 2 + 16, 1.5, 0) @ turn_z(-6))
