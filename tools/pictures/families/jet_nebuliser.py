"""A jet nebuliser set lying: mask, under its chin the pot with screw top, medicine cup and the nipple that the tube is pushed onto, a coil of tube."""
import math

from mathutils import Vector

from families.nebuliser_set import dome_of, face_mask
from studio.curves import fillet, round_rectangle, tube
from studio.geometry import lathe as solid
from studio.geometry import prism
from studio.materials import plastic, soft_clear
from studio.placing import Gathered, along, group, move, scale, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": 8, "elevation": 50, "lens": 85, "fill": .92, "bounces": 6}, "detail": {"azimuth": 10, "elevation": 46, "focus": (0, -8.6, 2.4, 5.4), "fill": 1.0, "bounces": 6}}
INLET, DOWN = (.5, .62), Vector((0, -1, -.06)).normalized()


def pot(skin, cap, liquid):
    """The chamber along z, from the mask downwards: outlet, screw top with its grip, clear cup with marks, jet inside, nipple."""
    with Gathered() as things:
        hard, white, ink = plastic(cap, .36, .5, name="cap"), plastic("eef2f3", .4), plastic("46545e", .5, name="mark")
        lathe(fillet([(.95, -.6), (1.1, -.5), (1.1, 1.6), (1.3, 1.9), (2.0, 2.3), (2.15, 2.6), (2.15, 3.7), (1.9, 3.75)], .12), hard, 96)
        for k in range(40):
            prism(round_rectangle(.14, .16, .05), 2.55, 3.65, hard, 0).matrix_world = turn_z(k * 9) @ move(2.16, 0, 0)
        lathe(fillet([(1.95, 3.6), (1.98, 5.0), (1.8, 6.2), (1.1, 7.9), (.6, 8.5), (.34, 8.6), (.34, 8.9)], .3), skin, 96, 60)
        solid([(0, 6.0), (1.72, 6.0), (1.72, 6.25), (1.04, 7.8), (.5, 8.4), (0, 8.45)], liquid, 64)
        lathe(fillet([(0, 4.0), (.7, 4.1), (.42, 5.6), (.62, 7.4), (.4, 8.2), (0, 8.2)], .1), white, 48)
        for k, z in enumerate((4.6, 5.2, 5.8)):
            r = 1.99 - .06 * k
            tube([(r * math.cos(a), r * math.sin(a), z) for a in (math.radians(d) for d in range(200, 261, 6))], .035, ink, smooth=False, sides=4)
        lathe(fillet([(0, 8.5), (.42, 8.5), (.48, 8.9), (.36, 9.0), (.46, 9.3), (.34, 9.4), (.44, 9.7), (.32, 10.3), (0, 10.3)], .05), white, 48)
    return things


def build(soft="9fd3bb", accent="2f9e6e", hose="8fc9b0", width=8.4, height=11.5, strap="dfe4e4", cup="8fb2c0"):
    """Colours of mask, screw top, tube, strap and cup; size of the mask in cm (a child's is smaller)."""
    face_mask(width, height, 4.3, soft_clear(soft, .1, .75, .14, "mask"), strap, port=False)
    dome, pipe = dome_of(width, height, 4.3), soft_clear(hose, .34, .6, .12, "hose")
    here = dome(*INLET) + Vector((0, .3, .1))
    with Gathered() as things:
        pot(soft_clear(cup, .16, .75, .06, "cup"), accent, soft_clear("9fc4d4", .5, .4, .1, "liquid"))
    group(things, along(here, DOWN) @ scale(.84))
    end = here + DOWN * 8.1
    line = [end, end + DOWN * 1.6, end + Vector((.6, -3.6, -1.2)), end + Vector((3.6, -4.6, -1.9)), Vector((7.4, -14.6, .5))]
    for k in range(64):
        a = math.radians(-110 + k * 18)
        r = 4.5 + .25 * math.sin(k * .3)
        line.append(Vector((9.6 + r * math.cos(a), -7.2 + r * .95 * math.sin(a), .45 + .62 * min(2.6, k / 20))))
    line += [line[-1] + Vector((1.8, 2.8, -.9)), line[-1] + Vector((2.2, 6.4, -1.3))]
    tube(line, .4, pipe, 6, 10)
    lathe(fillet([(.4, -1.2), (.5, -1.0), (.62, .2), (.74, .5), (.74, 1.8), (.5, 1.8)], .08), pipe, 56).matrix_world = along(line[-1], line[-1] - line[-2])
    lathe(fillet([(.38, -1.2), (.52, -1.0), (.58, .2), (.5, .3)], .08), pipe, 56).matrix_world = along(end - DOWN * .2, -DOWN)
