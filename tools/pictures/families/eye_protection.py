"""Eye protection: a face shield with its foam brow, or clear spectacles with side arms."""
import math

from mathutils import Vector

from studio.curves import superellipse, tube
from studio.geometry import prism
from studio.materials import add_grain, fabric, plastic, soft_clear
from studio.placing import move
from studio.surfaces import grid_surface, thicken
from studio.sweeps import ribbon



def front(kind="shield", **_):
    """The shield nearly level, so that its band is seen behind it; spectacles a little from above."""
    return {"azimuth": -28, "elevation": 20, "lens": 85, "bounces": 6} if kind == "spectacles" else {"azimuth": -52, "elevation": 17, "lens": 85, "bounces": 8}


VIEWS = {"front": front}


def shield(foam, strap, rim):
    """A full-face visor as it is worn: a clear sheet with round lower corners, a brow of foam, an elastic band round the back of the head."""
    def sheet(u, v, out=0.0):
        a = math.radians(-78 + 156 * u)
        side = abs(2 * u - 1)
        corner = max(0, side - .68) / .32
        low = 5.0 * (1 - math.sqrt(max(0, 1 - corner ** 2))) + .2
        high = 23.5 - 1.6 * max(0, side - .86) / .14
        z = low + v * (high - low)
        lean = 1 + .10 * (1 - z / 23.5)
        return Vector(((11.2 + out) * lean * math.sin(a), -(11.6 + out) * lean * math.cos(a) ** .9 + 1.2, z))
    clear = soft_clear(rim, .015, .75, .03, "visor")
    thicken(grid_surface(140, 70, sheet, clear, angle=180), .03)
    edge = [sheet(k / 90, 0) for k in range(91)] + [sheet(1, k / 20) for k in range(1, 21)] + [sheet(1 - k / 90, 1) for k in range(1, 91)] + [sheet(0, 1 - k / 20) for k in range(1, 20)]
    tube(edge, .06, plastic(rim, .25), smooth=False, closed=True, sides=5)
    pad = add_grain(plastic(foam, .95, .05, name="foam"), 14, .3, .03)

    def brow(u, v):
        b = 2 * math.pi * v
        point = sheet(.10 + .80 * u, .92)
        end = math.sqrt(max(.02, 1 - abs(2 * u - 1) ** 14))
        inner = Vector((point.x, point.y, 0)).normalized()
        thick, high = 1.25 * end, 1.75 * end
        c, s = math.cos(b), math.sin(b)
        return point - inner * (1.32 - thick * math.copysign(abs(c) ** .55, c)) + Vector((0, 0, high * math.copysign(abs(s) ** .55, s) + .03 * math.sin(u * 60)))
    grid_surface(120, 40, brow, pad, angle=180)
    band = fabric(strap, "knit", 5, .4, .5, coordinates="UV", span=(5, 60))
    back = [sheet(.02, .88, -.15)] + [Vector((-11.0 * math.cos(math.pi * k / 12) * (1 - .04 * math.sin(math.pi * k / 12)), 2.6 + 13.2 * math.sin(math.pi * k / 12), 20.3 - 1.6 * math.sin(math.pi * k / 12))) for k in range(1, 12)] + [sheet(.98, .88, -.15)]
    ribbon([tuple(p) for p in back], 2.0, .14, band, (0, 0, 1))
    for u in (.022, .978):
        place = sheet(u, .885, .02)
        for dz in (-.45, .45):
            prism(superellipse(.42, .42, 2), 0, .12, plastic("eef1f3", .3, name="rivet"), .05).matrix_world = move(*place) @ move(0, 0, dz) @ Vector((place.x, place.y, 0)).to_track_quat("Z", "Y").to_matrix().to_4x4()


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


def build(kind="shield", foam="3f8fd0", strap="e4e8ea", rim="6fa9d0", arm="1f6fb0", tint="b4d6e6"):
    """kind: shield or spectacles; colours of foam, strap and rim of a shield, of arms and lens of spectacles."""
    if kind == "shield":
        shield(foam, strap, rim)
    else:
        spectacles(arm, tint)
