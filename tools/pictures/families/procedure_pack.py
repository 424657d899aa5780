"""A sterile procedure pack: its paper pouch, and before it the tray on the opened wrap with forceps, balls, towel and gloves."""
import math

import numpy as np
from mathutils import Vector

from families.work_gloves import HAND
from studio.curves import catmull, fillet, round_rectangle, tube
from studio.designs import Print
from studio.furnishing import shell
from studio.garment import triangulate
from studio.geometry import mesh, prism
from studio.instruments import tweezers
from studio.materials import fabric, metal, plastic, rubber
from studio.packaging import folded, sachet
from studio.placing import Gathered, group, move, scale, turn_x, turn_z
from studio.ringed import ringed
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple, soften

VIEWS = {"front": {"azimuth": 16, "elevation": 40, "lens": 82}}


def tray(width, depth, colour):
    """A shallow pulp-white plastic tray with two wells."""
    skin = plastic(colour, .42, .4, name="tray")
    with Gathered() as things:
        profile = [(1.0, .1), (.6, .0), (0, 2.4), (-.5, 2.5), (-.5, 2.6), (.1, 2.55), (.7, .25), (1.4, .2)]
        shell(profile, width, depth, 2.2, skin, cap_bottom=True, cap_top=True)
        prism(round_rectangle(.3, depth * .84, .1), .1, 1.9, skin, .1, 2).location = (width * .14, 0, 0)
    return things


def gallipot(colour, radius=2.6, height=2.8):
    """A small round bowl."""
    with Gathered() as things:
        lathe(fillet([(0, .2), (radius * .7, .2), (radius * .96, height), (radius + .2, height), (radius + .2, height - .2), (radius, height - .2), (radius * .72, 0), (0, 0)], .1), plastic(colour, .4, .45), 64)
    return things


def balls(count, material):
    """A few gauze balls, pressed together."""
    with Gathered() as things:
        for k in range(count):
            a, r = k * 2.4, .9 * math.sqrt(k)
            def shape(u, v, k=k):
                p, q = 2 * math.pi * u, math.pi * v
                s = 1 + .16 * ripple(math.cos(p) * 2, math.sin(p) * 2, q * 1.4, k)
                return Vector((math.cos(p) * math.sin(q) * s, math.sin(p) * math.sin(q) * s, .8 - .8 * math.cos(q) * s))
            item = grid_surface(40, 24, shape, material, closed=True, angle=180)
            item.location = (r * math.cos(a), r * math.sin(a), .25 + .5 * (k > 3))
    return things


def gloves(colour):
    """A pair of gloves lying flat, left and right, with spread fingers and rolled cuffs."""
    skin = rubber(colour, .5)
    with Gathered() as things:
        for side, x, turn in ((1, 4.6, -6), (-1, -4.6, 7)):
            line = [Vector((p.x, p.y)) for p in catmull([(hx * side, hy, 0) for hx, hy in HAND], 5)][::side]
            wrist = [Vector(((3.6 - 7.2 * k / 12) * side, 0)) for k in range(1, 12)][::side]
            points, faces = triangulate((wrist + line) if side < 0 else (line + wrist), .42, 3)
            edge = np.array([(p.x, p.y) for p in line])
            raised = []
            for p in points:
                far = float(np.sqrt(((edge - (p.x, p.y)) ** 2).sum(1).min()))
                raised.append((p.x, p.y, .06 + .62 * (1 - math.exp(-far / .5)) + .14 * ripple(p.x * .6, p.y * .5, 0, side + 3)))
            with Gathered() as one:
                soften(mesh(raised, faces, skin, 180), 1)
                tube([(-3.7 * side, .1, .3), (0, -.1, .55), (3.7 * side, .1, .3)], .3, skin)
            group(one, move(x, 0, 0) @ turn_z(turn))
    return group(things, scale(.62))


def staple_remover():
    """A single-use staple remover along x, its jaws towards +x: two ring handles, pivot, the flat lower prongs and the upper blade."""
    steel, grip = metal("9aa2a8", .25), plastic("2f7fc2", .4, .45, name="handle")
    with Gathered() as things:
        for side in (-1, 1):
            line = [(2.4, side * .1, .5), (.8, side * .3, .5), (-1.2, side * 1.0, .5), (-3.4, side * 1.55, .5)]
            tube(line, .34, grip, 14, 8).scale.z = 1.0
            ring = [(-5.2 + 1.75 * math.cos(a * .2094), side * 2.1 + 1.35 * math.sin(a * .2094), .5) for a in range(30)]
            tube(ring, .34, grip, smooth=False, closed=True, sides=8)
        lathe(fillet([(0, 0), (.62, 0), (.62, 1.0), (0, 1.0)], .12), plastic("e9edf0", .4), 40).location = (1.4, 0, 0)
        for y in (-.34, .34):
            prism(fillet([(1.6, y - .2), (4.4, y - .17), (5.6, y - .09), (5.6, y + .09), (4.4, y + .17), (1.6, y + .2), (1.6, y - .2)], .05)[:-1], .3, .46, steel, .02, 2)
        prism(fillet([(1.6, -.28), (4.0, -.2), (5.0, -.07), (5.0, .07), (4.0, .2), (1.6, .28), (1.6, -.28)], .05)[:-1], .78, .92, steel, .02, 2)
    return things


def build(contents=("tray", "pot", "balls", "forceps", "towel", "gloves"), towel="6fa8dc", glove="e8e2d4", plastic_colour="f3f6f8", forceps="2f7fc2", pouch=(21, 26), **printing):
    """contents: what lies on the wrap, of tray, pot, balls, forceps, towel, gloves, remover, holder, scissors, steel_forceps, blade, syringe; colours; pouch in cm."""
    label = Print(**printing)
    w, h = pouch
    group(sachet(w, h, label, 2.6, 1.0, "eef2f4", False, 2.0), move(-2, h * .30 + 7, math.sin(math.radians(62)) * h * .5) @ turn_x(62))
    cloth = fabric("7fb2dc" if towel != "fbfbf8" else "9cc4e6", "nonwoven", 6, .25, .6)
    edge = 27
    grid_surface(90, 70, lambda u, v: Vector(((u - .5) * (edge + 2), (v - .5) * 21 - 6.5, .04 + .5 * abs(ripple(u * 4, v * 3, 0, 5)) * max(abs(2 * u - 1), abs(2 * v - 1)) ** 4)), cloth, angle=180)
    front = -6.5
    put = lambda items, x, y, turn=0, z=.15: group(items, move(x, front + y, z) @ turn_z(turn))
    if "tray" in contents:
        put(tray(17, 13, plastic_colour), -5.5, 1.5, 4)
    if "pot" in contents:
        put(gallipot(plastic_colour), -9.5, 2.0, 0, .4)
    if "balls" in contents:
        put(balls(6, fabric("fdfdfb", "crepe", 8, .35, .9)), -3.0, 2.4, 0, .4)
    if "forceps" in contents:
        for k in range(2):
            put(tweezers(plastic(forceps, .42, .45), 12, False), 6.0 + .4 * k, 5.0 - 2.0 * k, -16 + 5 * k, .2)
    if "remover" in contents:
        put(group(staple_remover(), scale(1.5)), -4.6, -4.4, 12, .1)
    if "steel_forceps" in contents:
        put(tweezers(metal("d3d6d8", .26), 14, True), -6.0, 6.2 if "tray" not in contents else 4.5, 5, .2)
    if "holder" in contents:
        put(ringed("holder", 15), -4.4, 2.6, 4, .35)
    if "scissors" in contents:
        put(ringed("iris", 13), -4.0, -3.4, -3, .35)
    if "blade" in contents:
        put(stitch_cutter(), -4.0, -1.0, -8, .2)
    if "towel" in contents:
        put(folded(11, 9, 4, .35, fabric(towel, "nonwoven", 6, .25, .6)), 8.5, -3.6, -9, .15)
    if "gloves" in contents:
        # The pair lies before the tray, so that fingers and cuffs are seen.
        put(gloves(glove), -5.6 if "tray" in contents else -6.4, -18.6 if "tray" in contents else -10.6, 5, .2)



def stitch_cutter():
    """A small hooked blade with its plastic handle, along x."""
    with Gathered() as things:
        prism(round_rectangle(6.0, .9, .3), 0, .3, plastic("2f7fc2", .4), .08, 3)
        prism([(3.0, -.3), (6.4, -.42), (6.9, -.1), (6.5, .06), (6.3, -.12), (6.0, .1), (3.0, .3)], .1, .16, metal("d6d9db", .16), .01, 2)
    return things
