"""Eye protection: a face shield with its foam brow, or clear spectacles with side arms."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.geometry import prism
from studio.materials import plastic, rubber, soft_clear
from studio.placing import move, turn_x, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": -28, "elevation": 20, "lens": 85, "bounces": 6}}


def shield(foam, strap, rim):
    """A full-face visor: a clear sheet bent round a brow of foam, an elastic band behind it."""
    def bent(r, z):
        def place(t):
            a = math.pi * (1 + t)
            return Vector((r * math.cos(a), r * 1.08 * math.sin(a), z))
        return place

    def sheet(u, v):
        a = math.pi * (1.02 + .96 * u)
        narrow = 1 - .05 * (1 - v) ** 2
        corner = max(0, abs(2 * u - 1) - .8) / .2
        low = 4.2 * corner ** 2 * (1 - v)
        return Vector((9.6 * narrow * math.cos(a), 10.6 * narrow * math.sin(a) - .9 * (1 - v), low + v * (23 - low)))
    item = grid_surface(120, 60, sheet, soft_clear("a9d3e8", .03, .85, .04, "visor"), angle=180)
    thicken(item, .04)
    line = [sheet(k / 80, 0) for k in range(81)] + [sheet(1, k / 20) for k in range(1, 21)] + [sheet(1 - k / 80, 1) for k in range(1, 81)] + [sheet(0, 1 - k / 20) for k in range(1, 20)]
    tube(line, .07, plastic(rim, .3), smooth=False, closed=True, sides=5)
    pad = plastic(foam, .85, .1, grain=6, name="foam")

    def brow(u, v):
        a = math.pi * (1.08 + .84 * u)
        b = 2 * math.pi * v
        r = 8.7 + .85 * math.cos(b)
        return Vector((r * math.cos(a), r * 1.1 * math.sin(a), 20.8 + 1.55 * math.sin(b)))
    grid_surface(90, 24, brow, pad, angle=180)
    thicken(grid_surface(60, 5, lambda u, v: Vector((9.4 * math.cos(math.pi * u), 7.6 * math.sin(math.pi * u), 20.1 + 1.6 * v)), rubber(strap, .6), angle=180), .1)
    for side in (-1, 1):
        prism([(-.6, -.8), (.6, -.8), (.6, .8), (-.6, .8)], 0, .2, plastic("f2f4f5", .4), .08).matrix_world = move(side * 9.5, -.4, 20.9) @ turn_z(90) @ turn_x(90)


def spectacles(arm, tint):
    """Wrap-round spectacles standing on lens and arms."""
    clear = soft_clear(tint, .04, .9, .04, "lens")

    def lens(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        dip = 1.35 * math.exp(-(x / .13) ** 2) * max(0, -y) ** .6
        return Vector((x * 7.2, -4.6 * (1 - abs(x) ** 2.3) + .5 * y * y, 2.6 + (2.15 - .5 * abs(x) ** 3) * y + dip))
    thicken(grid_surface(140, 50, lens, clear, angle=180), .16)
    edge = [lens(0, 1 - k / 30) for k in range(31)] + [lens(k / 120, 0) for k in range(1, 121)] + [lens(1, k / 30) for k in range(1, 31)]
    tube(edge, .09, plastic("9cc4da", .2), smooth=False, sides=5)
    skin = plastic(arm, .35, .5, name="arm")
    tube([lens(.03 + .94 * k / 60, 1) + Vector((0, -.06, 0)) for k in range(61)], .24, skin, smooth=False, sides=8)
    for side in (-1, 1):
        tube([(side * 7.1, -.3, 4.2), (side * 7.35, 3.0, 4.2), (side * 7.2, 8.0, 3.9), (side * 6.9, 10.4, 3.0), (side * 6.6, 12.2, 1.0)], .3, skin, 14, 8, taper=lambda t: 1.25 - .45 * t)
        shade_of = lambda u, v: Vector((side * (7.15 + .1 * u), -.2 + 2.6 * u, 2.2 + (1.9 - .6 * u) * (2 * v - 1) + .5))
        thicken(grid_surface(20, 14, shade_of, clear, angle=180), .12)
    tube([lens(.46 + .02 * k, .12 + .12 * abs(k - 2)) + Vector((0, .25, -.1)) for k in range(5)], .2, clear, 6, 6)


def build(kind="shield", foam="8fbfe0", strap="f4f6f7", rim="7fb4d8", arm="1f6fb0", tint="b4d6e6"):
    """kind: shield or spectacles; colours of foam, strap and rim of a shield, of arms and lens of spectacles."""
    if kind == "shield":
        shield(foam, strap, rim)
    else:
        spectacles(arm, tint)
