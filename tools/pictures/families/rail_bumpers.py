"""Padded bumpers for side rails: one folded over a rail and fastened below, the other lying open before it; colour, size."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.geometry import box
from studio.materials import add_grain, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -28, "elevation": 24, "lens": 85}, "detail": {"azimuth": -40, "elevation": 16, "focus": (-34, -4, 22, 22), "fill": 1.0}}
CHANNELS = 4


def quilt(t, depth):
    """How far the padding stands out at part t of the height: soft ribs, sewn down between."""
    return depth * abs(math.sin(math.pi * CHANNELS * min(1, max(0, t)))) ** .45


def over_rail(length, high, cover, piping, strap):
    """The cover folded over the rail's top tube: front and back panel in ribs, piping along the edges, straps below."""
    thick = 2.3
    bend = 2.0

    def place(u, v):
        x = (u - .5) * length
        end = min(1, min(u, 1 - u) * length / 3.5)
        fat = math.sqrt(max(0, 1 - (1 - end) ** 2)) * .8 + .2
        soft = .35 * ripple(x * .05, v * 3, 0, 2) + .12 * ripple(x * .2, v * 9, 1, 3)
        if v < .44:
            t = v / .44
            return Vector((x, -bend - quilt(t, thick) * fat - soft * fat, 4 + (high - 4) * t))
        if v < .56:
            a = math.pi * (v - .44) / .12
            return Vector((x, -bend * math.cos(a) * 1.1, high + (bend + .4 + .4 * soft) * math.sin(a)))
        t = 1 - (v - .56) / .44
        return Vector((x, bend + quilt(t, thick) * fat + soft * fat, 4 + (high - 4) * t))
    thicken(grid_surface(200, 220, place, cover, angle=180), .5, -1)
    for u in (0, 1):
        tube([place(u, k / 160) for k in range(161)], .34, piping, smooth=False, sides=6)
    for v in (0, 1):
        tube([place(k / 120, v) for k in range(121)], .34, piping, smooth=False, sides=6)
    for part in (.1, .37, .63, .9):
        x = (part - .5) * length
        ribbon([(x, -2.6, 9), (x, -3.3, 5.5), (x, -2.4, 2.2), (x, 0, 1.2), (x, 2.4, 2.4), (x, 3.2, 6)], 5.0, .22, strap, (1, 0, 0))


def lying(length, wide, cover, piping, strap):
    """A bumper opened out flat: ribs on either side of the fold, straps along one edge."""
    def place(u, v):
        x, y = (u - .5) * length, (v - .5) * wide
        end = min(1, min(u, 1 - u) * length / 3.5)
        fat = math.sqrt(max(0, 1 - (1 - end) ** 2)) * .85 + .15
        half = abs(2 * v - 1)
        ribs = quilt((half - .08) / .92, 2.2) if half > .08 else 0
        return Vector((x, y, .5 + ribs * fat + .3 * ripple(x * .06, y * .1, 0, 5) + .3))
    thicken(grid_surface(190, 180, place, cover, angle=180), .4, -1)
    rim = [place(k / 120, 0) for k in range(121)] + [place(1, k / 80) for k in range(1, 81)] + [place(1 - k / 120, 1) for k in range(1, 121)] + [place(0, 1 - k / 80) for k in range(1, 80)]
    tube(rim, .36, piping, smooth=False, closed=True, sides=6)
    for part in (.1, .37, .63, .9):
        x = (part - .5) * length
        ribbon([(x, -wide / 2 + 3, .95), (x, -wide / 2, .8), (x, -wide / 2 - 4, .35), (x, -wide / 2 - 8, .3)], 5.0, .24, strap, (1, 0, 0))


def rail(length, high, steel, foot):
    """A steel side rail: three tubes between two uprights."""
    for z in (high, high - 13, high - 26):
        tube([(-length / 2, 0, z), (length / 2, 0, z)], 1.25, steel, smooth=False, sides=20)
    for x in (-length / 2, length / 2):
        tube([(x, 0, 0), (x, 0, high)], 1.5, steel, smooth=False, sides=20)
        box(4.4, 4.4, 3, (x, 0, high - 1.2), foot, .9, 5)
        box(7, 16, 1.2, (x, 0, 0), foot, .4, 3)


def build(colour="2b5a8f", length=84, high=36):
    """colour of the cover; length of a bumper and height of the rail in cm."""
    cover = add_grain(plastic(colour, .34, .5, name="cover"), 5, .1, .02)
    piping, strap = plastic(shade(colour, .62), .42, .4, name="piping"), add_grain(plastic("24282c", .85, .1, name="strap"), 8, .3, .03)
    steel, foot = metal("d3d7da", .16), plastic("3a4046", .45, .4, grain=40, name="cap")
    with Gathered() as fitted:
        rail(length + 34, high, steel, foot)
        over_rail(length, high - .4, cover, piping, strap)
    group(fitted, move(0, 0, 0))
    with Gathered() as second:
        lying(length * .98, 50, cover, piping, strap)
    group(second, move(4, -50, 0) @ turn_z(-5))
