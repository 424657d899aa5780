"""A polythene pack of continence pads and one of them opened before it: outline, leg gathers, print of the pack."""
import math

from mathutils import Vector

from families.soft_pack import bag
from studio.curves import tubes
from studio.designs import Print
from studio.materials import fabric, plastic, shade
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": 18, "elevation": 34, "lens": 82}}


def outline(length, width, waist, back):
    """Half width of a pad at v (0 front, 1 back): broad round ends, narrow between the legs; back: the back end's share of the width."""
    def half(v):
        y = 2 * v - 1
        end = max(0.0, 1 - abs(y) ** 7) ** .5
        broad = (back if y > 0 else 1.0) * width / 2
        t = min(1.0, abs(y - .06) / .62)
        return (waist * width / 2 + (broad - waist * width / 2) * t * t * (3 - 2 * t)) * end
    return half


def pad(length, width, waist, back, sheet, core, edge, gathers, strip):
    """The pad on z=0 along y, its ends lifted as they unfold: sheet, quilted core, elastic gathers at the legs, or an adhesive strip."""
    half = outline(length, width, waist, back)
    curl = lambda v: .09 * length * abs(2 * v - 1) ** 2.6
    cloth, soft = fabric(sheet, "nonwoven", 6, .3, .6), fabric(core, "nonwoven", 6, .3, .8)

    def base(u, v):
        x = 2 * u - 1
        leg = math.exp(-((2 * v - 1) / .5) ** 2) * gathers
        frill = leg * (1.3 * max(0, abs(x) - .72) / .28 + .13 * math.sin(v * 150) * max(0, abs(x) - .8) / .2)
        return Vector((x * half(v), (v - .5) * length, .12 + frill + curl(v) + .12 * ripple(x * 2, v * 7, 0, 3)))
    thicken(grid_surface(110, 260, base, cloth, angle=180), .1)

    def heart(u, v):
        x, t = 2 * u - 1, .055 + .89 * v
        puff = (max(0, 1 - abs(x) ** 5) * max(0, 1 - abs(2 * v - 1) ** 9)) ** .5
        quilt = .22 * (abs(math.sin(x * 4.7)) * abs(math.sin(v * length * .42))) ** .5
        return Vector((x * (half(t) * .76), (t - .5) * length, .16 + curl(t) + (.75 + quilt) * puff * min(1, width / 16)))
    grid_surface(90, 220, heart, soft, angle=180)
    line = plastic(edge, .7, .1, name="edge")
    tubes([[base(.5 + .5 * side, .02 + .96 * k / 160) + Vector((0, 0, .06)) for k in range(161)] for side in (-1, 1)], .08, line, 4)
    if gathers:
        tubes([[base(.5 + .43 * side, .24 + .5 * k / 100) + Vector((0, 0, .09)) for k in range(101)] for side in (-1, 1)], .06, plastic(shade(edge, .8), .7), 4)
    if strip:
        # The peel-off paper of the adhesive strip hangs out at one end.
        paper = lambda u, v: Vector(((u - .5) * width * .34, -length / 2 - 2.0 + 4.0 * v, .1 + curl(0) * v))
        thicken(grid_surface(6, 16, paper, plastic(strip, .5, .3, name="strip"), angle=180), .05)


def build(width=32, depth=18, height=30, piece=(46, 25), waist=.56, back=1.0, sheet="ffffff", core="9fd6c8", edge="1f8f7a", gathers=1.0, strip="",
          body="1f8f7a", accent="a9e0cf", lumps=4, turn=68, reach=0.0, **printing):
    """Pack in cm; piece: length and width of a pad, waist and back end as shares of its width, colours of sheet, core and edge;
    gathers: frills at the legs; strip: colour of an adhesive strip; body, accent: of the print; turn, reach: how the pad lies."""
    with Gathered() as pack:
        bag(width, depth, height, Print(colour=body, second=accent, **printing), .2, 1.0, lumps)
    group(pack, move(0, 0, 0))
    long, wide = piece
    with Gathered() as one:
        pad(long, wide, waist, back, sheet, core, edge, gathers, strip)
    group(one, move(width * .1 + reach, -depth / 2 - wide * .62 - 2, .05) @ turn_z(turn))
