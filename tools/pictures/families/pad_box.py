"""A box of pads with one in its pouch and two unwrapped: plump oval eye pads, or flat thin squares with a film on their wound side."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.designs import Print, box_of
from studio.geometry import prism, quad
from studio.labels import picture
from studio.materials import fabric, plastic, printed
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 22, "elevation": 38, "lens": 80, "denoise": 2}}


def oval(width, height, cloth, edge, thick=1.15, seed=1.0):
    """A plump oval pad: a pillow with a pressed seam round it."""
    def skin(up):
        def shape(u, v):
            a, r = 2 * math.pi * u, v
            x, y = math.cos(a) * width / 2 * r, math.sin(a) * height / 2 * r
            swell = thick * (1 - (r / .9) ** 2.6) ** .55 if r < .9 else 0
            return Vector((x, y, .08 + (swell if up else 0) + .05 * ripple(x * 1.3, y * 1.3, up, seed) * (1 - r) + .02 * up))
        return shape
    with Gathered() as things:
        grid_surface(120, 60, skin(1), cloth, closed=True, angle=180)
        grid_surface(60, 12, skin(0), cloth, closed=True, angle=180)
        rim = [skin(1)(k / 120, .995) for k in range(120)]
        tube(rim, .06, edge, smooth=False, closed=True, sides=6)
        tube([skin(1)(k / 120, .915) for k in range(120)], .025, plastic("c9cfd2", .8), smooth=False, closed=True, sides=4)
    return things


def film_pad(width, height, film=True, thick=.18):
    """A flat square pad with straight cut edges; film: its smooth, finely perforated side is up, else the absorbent one."""
    with Gathered() as things:
        core = fabric("f6f5ef", "nonwoven", 8, .3, .6)
        prism(round_rectangle(width, height, .12), .02, thick, core, .05, 3)
        if film:
            dots = (f'<defs><pattern id="d" width="1.7" height="1.7" patternUnits="userSpaceOnUse"><circle cx=".85" cy=".85" r=".3" fill="#8ea3ae"/></pattern></defs>'
                    f'<rect width="{width * 10}" height="{height * 10}" fill="url(#d)"/>')
            quad(width - .04, height - .04, printed(picture(width, height, dots, "eef3f5"), .12, .7, .4), move(0, 0, thick + .012))
        else:
            cover = fabric("f4f3ec", "nonwoven", 9, .45, .9)
            prism(round_rectangle(width - .02, height - .02, .1), thick, thick + .015, cover, 0)
    return things


def build(kind="oval", piece=(7, 5.5), width=12, depth=8, height=9, **printing):
    """kind: oval or film; piece: width and height of a pad in cm; the box in cm; the rest is the print."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    w, h = piece
    front = -depth / 2 - 1.0
    paper = Print(label.title, label.detail, label.size, "", label.colour, label.second, "plain", label.brand, paper="eef2f4")
    group(sachet(w + 2.6, h + 3.2, paper, .4 if kind == "film" else 1.1, .6, "e3e9ec", seed=2.2), move(-width * .36, front - h * .5 - 2.0, .02) @ turn_z(8))
    if kind == "oval":
        cloth, edge = fabric("f8f6ef", "crepe", 8, .4, .7), plastic("dcd9cf", .8)
        group(oval(w, h, cloth, edge), move(width * .36, front - h * .62, 0) @ turn_z(-14))
        group(oval(w, h, cloth, edge, seed=4.0), move(width * .62, front - h * 1.0, .55) @ turn_z(24))
    else:
        group(film_pad(w, h), move(width * .24, front - h * .72, 0) @ turn_z(-10))
        group(film_pad(w, h, False), move(width * .24 + w * .9, front - h * .5, .02) @ turn_z(8))
