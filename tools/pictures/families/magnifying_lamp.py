"""A jointed magnifying lamp with a ring of LEDs and a table clamp: colour, lens."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.geometry import box
from studio.materials import clear_plastic, glow, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -12, "elevation": 16, "lens": 90, "bounces": 6}, "detail": {"azimuth": 4, "elevation": 8, "focus": (12.5, -2.5, 37, 12), "fill": 1.0, "bounces": 6}}


def arm(a, b, radius, skin, steel):
    """Two parallel bars between two joints with a spring along them."""
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    off = Vector((along.z, 0, -along.x)) * .95
    for side in (1, -1):
        tube([a + off * side, b + off * side], radius, skin, smooth=False)
    start, end = a + along * 4, a + along * (b - a).length * .48
    n = 170
    coil = []
    for k in range(n):
        t = k / (n - 1)
        p = start.lerp(end, t)
        w = 2 * math.pi * 22 * t
        coil.append(p + off * .62 * math.cos(w) + Vector((0, .58, 0)) * math.sin(w))
    tube(coil, .15, steel, smooth=False, sides=4)


def joint(at, skin, dark):
    """A pivot with its knob towards the camera."""
    with Gathered() as things:
        lathe(fillet([(0, -1.1), (2.0, -1.1), (2.0, 1.1), (0, 1.1)], .25), dark, 64)
        lathe(fillet([(0, 1.0), (1.0, 1.0), (1.05, 1.9), (0, 2.0)], .15), dark, 48)
    group(things, move(*at) @ turn_x(90))


def build(colour="f4f5f6", trim="3a4248", lens=6.4):
    """Colour of the lamp, of its joints and knobs, radius of the lens in cm."""
    with Gathered() as things:
        lamp_parts(colour, trim, lens)
    group(things, move(0, 0, 9.5))


def lamp_parts(colour, trim, lens):
    """The lamp about its clamp, whose screw reaches below z=0."""
    skin, dark, steel = plastic(colour, .34, .5, .2, name="lacquer"), plastic(trim, .42, .45, name="trim"), metal("cfd3d6", .22)
    foot, elbow, head = (-15, 0, 7), (-22, 0, 27), (4, 0, 39)
    # Clamp on nothing but its own table edge: jaw, spindle, pad.
    box(5, 4, 1.5, (-15, 0, 4.4), skin, .4, 4)
    box(1.6, 4, 7.2, (-18.2, 0, -1.3), skin, .4, 4)
    box(6.6, 4, 1.5, (-15.7, 0, -1.6), skin, .4, 4)
    lathe(fillet([(0, -4.4), (1.5, -4.4), (1.5, -3.6), (.55, -3.5), (.55, 1.8), (1.6, 1.9), (1.6, 2.5), (0, 2.5)], .12), steel, 48).matrix_world = move(-14.4, 0, 0)
    lathe(fillet([(0, 5.4), (1.5, 5.4), (1.3, 7.2), (0, 7.2)], .2), dark, 64).matrix_world = move(-15, 0, 0)
    arm((foot[0], 0, foot[2] + .8), elbow, .72, skin, steel)
    arm(elbow, head, .72, skin, steel)
    joint(elbow, skin, dark)
    joint(head, skin, dark)
    tube([head, (9, 0, 37.5), (11.5, 0, 33.5)], .9, skin, 12, 8)
    with Gathered() as lamp:
        r = lens
        lathe(fillet([(r, -.8), (r + 3.6, -.6, .5), (r + 3.9, .8, .9), (r + 2.8, 2.0, .6), (r + .3, 2.0, .2), (r, 1.5), (r, -.8)], .2), skin, 128, 40)
        lathe([(r + .25, -.85), (r + 3.2, -.78)], plastic("f7fbff", .3, .5, glow=.85, name="light"), 128)
        for k in range(36):
            a = 2 * math.pi * k / 36
            lathe([(0, 0), (.22, 0), (.2, .12), (0, .16)], glow("fffdf4", 1.6), 12).matrix_world = move((r + 1.75) * math.cos(a), (r + 1.75) * math.sin(a), -.86) @ turn_x(180)
        lathe(fillet([(0, -.5), (r * .6, -.3), (r, .2), (r, .8), (r * .6, 1.3), (0, 1.5)], .3, 8), clear_plastic("e4eff3", .3, .04), 128, 180)
        box(5.2, 2.6, 1.8, (0, r + 3.2, .2), skin, .5, 4)
        lathe(fillet([(0, 2.0), (.7, 2.0), (.7, 2.35), (0, 2.4)], .08), dark, 32).matrix_world = move(-(r + 1.9), 0, 0)
    # The head looks down and a little towards the camera.
    group(lamp, move(12.5, -2.5, 27.5) @ turn_y(-8) @ turn_x(52))
    tube([(-15, 1.5, 5), (-19, 3, 2), (-24, 4, -6), (-20, 5, -9), (-12, 4, -8.5), (-5, 3, -8.8), (2, 4, -8.8)], .32, dark, 14, 6)
