"""A nasal oxygen cannula lying: nosepiece with two curved prongs, the loop over the ears, the slide under the chin, the junction, a coil of tube."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.materials import plastic, soft_clear
from studio.placing import Gathered, along, group, scale
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 6, "elevation": 44, "lens": 85, "fill": .92}}


def nosepiece(soft):
    """The wide middle that lies on the upper lip, along x, and its prongs, which rise and curve back to the face (-y)."""
    def saddle(u, v):
        a, x = 2 * math.pi * u, (2 * v - 1) * 2.7
        mid = math.exp(-(x / 1.35) ** 4)
        return Vector((x, .15 * x * x / 7 + (.34 + .42 * mid) * math.cos(a), .62 + (.34 + .06 * mid) * math.sin(a)))
    grid_surface(48, 60, saddle, soft, closed=True, angle=180)
    for side in (-1, 1):
        line = [(side * .95, .1, .8), (side * 1.0, .16, 1.6), (side * .96, -.1, 2.4), (side * .86, -.7, 3.0), (side * .76, -1.4, 3.25)]
        tube(line, .36, soft, 14, 10, taper=lambda t: 1 - .22 * t, caps=False)


def build(soft="7fb8a6", hose="86bcab", slide="f0f3f4", mark="5f9a88"):
    """Colours of the nosepiece, of the tubes, of slide and junction and of the ring on them."""
    flesh, pipe = soft_clear(soft, .42, .55, .14, "prongs"), soft_clear(hose, .34, .6, .12, "hose")
    with Gathered() as middle:
        nosepiece(flesh)
    group(middle, scale(1.3))
    for side in (-1, 1):
        line = [(side * 3.3, .3, .8), (side * 5.8, 1.0, .5), (side * 7.6, -1.2, .35), (side * 7.2, -5.2, .35), (side * 4.0, -9.0, .35), (side * .8, -11.4, .45), (side * .34, -13.0, .5), (side * .34, -16.6, .5)]
        tube(line, .29, pipe, 14, 10)
    white, ring = plastic(slide, .4, .45, name="slide"), plastic(mark, .45, name="ring")
    down = Vector((0, -1, 0))
    for profile, y, skin in (([(.3, 0), (.92, .05), (.92, 1.5), (.3, 1.55)], -11.9, white), ([(.93, .5), (.97, .55), (.97, .95), (.93, 1.0)], -11.9, ring),
                             ([(.3, -.2), (.86, -.1), (.8, .9), (.48, 1.8), (.46, 2.9), (.3, 2.9)], -16.3, white), ([(.84, .2), (.9, .25), (.88, .6), (.82, .65)], -16.3, ring)):
        item = lathe(fillet(profile, .1), skin, 56)
        item.matrix_world = along((0, y, .62), down)
        item.scale = (1, .8, 1) if y > -14 else (1, 1, 1)
    line = [Vector((0, -18.6, .55)), Vector((.2, -20.6, .45)), Vector((2.6, -22.4, .4))]
    for k in range(50):
        a = math.radians(-60 + k * 18)
        r = 4.4 + .02 * k
        line.append(Vector((1.6 + r * 1.35 * math.cos(a), -18.6 - 3.0 + r * .82 * math.sin(a) + 2.2, .4 + .55 * min(2.2, k / 20))))
    line += [line[-1] + Vector((2.8, 2.0, -.7)), line[-1] + Vector((6.4, 3.0, -.8))]
    for p in line[3:]:
        p += Vector((8.2, 3.4, 0))
    line[2] = Vector((3.4, -21.6, .4))
    tube(line, .36, pipe, 6, 10)
    lathe(fillet([(.34, -1.2), (.44, -1.0), (.6, .2), (.72, .5), (.72, 2.0), (.5, 2.0)], .08), flesh, 56).matrix_world = along(line[-1], line[-1] - line[-2])
