"""Oxygen tubing: a length of tube lying in a coil, a soft funnel at each end."""
import math

from mathutils import Vector

from studio.curves import catmull, fillet, tube
from studio.materials import plastic, soft_clear
from studio.placing import orient
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -8, "elevation": 48, "lens": 85, "fill": .9}}


def funnel(end, towards, material):
    """A soft funnel that is pushed onto a flowmeter or a mask."""
    cup = lathe(fillet([(.3, -.5), (.44, 0), (.5, 1.2), (.66, 1.7), (.7, 3.4), (.54, 3.4), (.5, 1.8)], .08), material, 56)
    orient(cup, end, towards)


def build(hose="bfe3d3", funnels="58b48a", turns=4, radius=7.6):
    """colours of the tube and of its funnels; turns and radius (cm) of the coil."""
    line = [Vector(p) for p in [(-15.5, 7.2, .75), (-11.5, 6.2, .5), (-9.0, 3.4, .4)]]
    for k in range(turns * 24 + 8):
        a = math.pi * .9 + 2 * math.pi * k / 24
        r = radius + .8 * math.sin(k * .21) + .25 * math.sin(k * .73)
        line.append(Vector((r * math.cos(a), r * .86 * math.sin(a), .4 + .6 * (k / 24) * .82)))
    line += [Vector(p) for p in [(8.4, 3.2, 2.2), (11.2, -2.0, 1.2), (13.4, -6.2, .75)]]
    smooth = catmull(line, 4)
    pipe, soft = soft_clear(hose, .28, .6, .14, "hose"), plastic(funnels, .45, .4, name="funnel")
    tube(smooth, .34, pipe, smooth=False, sides=12)
    funnel(smooth[0], smooth[0] - smooth[3], soft)
    funnel(smooth[-1], smooth[-1] - smooth[-4], soft)
