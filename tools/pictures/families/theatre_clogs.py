"""A pair of moulded theatre clogs: closed toe, holes at the sides, strap turned back; colour."""
import math

from mathutils import Matrix, Vector

from studio.curves import catmull
from studio.geometry import lathe, prism
from studio.materials import add_grain, plastic, shade
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 34, "elevation": 32, "lens": 85}, "detail": {"azimuth": -28, "elevation": 26, "lens": 85, "focus": (3, -6, 5, 11), "fill": 1.0}}
# A right sole seen from above, heel at +y, from the heel down its outer side, round the toe and back.
SOLE = [(0, 14), (2.5, 13.1), (3.5, 10.2), (3.7, 5), (4.7, 0), (5.4, -4.5), (5.3, -8.6), (4.1, -12.0), (1.6, -13.9), (-1.2, -13.8), (-3.5, -11.8), (-4.6, -8.2), (-4.5, -4), (-3.6, .5), (-3.3, 5), (-3.3, 10.2), (-2.4, 13.1)]
LINE = [(p.x, p.y) for p in catmull([(x, y, 0) for x, y in SOLE], 10, True)]


def outline(grow):
    """The sole's line, made larger by `grow` cm on every side."""
    return [(x * (1 + grow / 4.6), y * (1 + grow / 14)) for x, y in LINE]


def edges(y):
    """The inner and the outer edge of the sole at y."""
    found = [ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in zip(LINE, LINE[1:] + LINE[:1]) if (ay - y) * (by - y) <= 0 and ay != by]
    return (min(found), max(found)) if found else (0, 0)


def height(y):
    """Height of the upper at its middle."""
    t = max(0.0, min(1.0, (2.4 - y) / 16.2))
    return 2.4 + (6.6 - 2.9 * t) * math.sqrt(max(0.0, 1 - t ** 4.2))


def clog(colour):
    """A right clog, its heel towards +y."""
    skin = add_grain(plastic(colour, .55, .35, name="clog"), 9, .1, .03)
    sole, bed = add_grain(plastic(shade(colour, .78), .65, .25, name="sole"), 9, .2, .04), add_grain(plastic(shade(colour, 1.3), .7, .2), 8, .3, .05)
    prism(outline(.28), 0, 2.6, sole, .4, 4)
    prism(outline(-.5), 2.4, 3.0, bed, .25, 3)

    def upper(u, v):
        y = 2.4 - 16.15 * math.sin(math.pi / 2 * v)
        low, high = edges(y)
        t = 2 * u - 1
        across = math.sin(math.pi / 2 * t)
        middle, half = (low + high) / 2, (high - low) / 2 + .24
        mouth = max(0.0, 1 - v / .2) ** 1.6
        rise = (height(y) - 2.2) * max(0.0, 1 - abs(across) ** 2.7) ** .6
        return Vector((middle + half * across, y + 1.7 * mouth * across ** 2 - 1.3 * mouth * (1 - across ** 2), 2.2 + rise))
    thicken(grid_surface(100, 90, upper, skin, angle=180), .42)
    rim = [p for p in LINE if p[1] > 1.0]
    start = next(k for k in range(len(LINE)) if LINE[k][1] > 1.0 and LINE[k - 1][1] <= 1.0)
    rim = [LINE[(start + k) % len(LINE)] for k in range(len(rim))]

    def wall(u, v):
        x, y = rim[min(len(rim) - 1, round(u * (len(rim) - 1)))]
        return Vector((x * (1 + .26 / 4.6), y * (1 + .26 / 14), 2.0 + v * (1.7 + 1.9 * max(0, (6 - y) / 5) ** 2)))
    thicken(grid_surface(len(rim) - 1, 10, wall, skin, angle=180), .42)
    dark = plastic(shade(colour, .4), .8, .1)
    for y in (-2.6, -5.2, -7.8):
        for side, x in zip((-1, 1), edges(y)):
            hole = prism([(.55 * math.cos(a), .8 * math.sin(a)) for a in (2 * math.pi * n / 32 for n in range(32))], 0, .1, dark, .02, 2)
            hole.matrix_world = move(x + side * .06, y, 4.1) @ turn_y(side * 78)
    # The strap, swung forward over the vamp, on two studs.
    low, high = edges(2.2)
    ribbon([(low - .5, 2.6, 5.0), (low - .4, 1.4, 7.2), (low + 1.6, .2, 9.3), (.3, -.3, 9.9), (high - 1.6, .2, 9.3), (high + .4, 1.4, 7.2), (high + .5, 2.6, 5.0)], 1.9, .4, skin, lambda t: (0, .8, -.6))
    for side, x in ((-1, low - .55), (1, high + .55)):
        stud = lathe([(0, -.2), (.7, -.2), (.65, .2), (.4, .34), (0, .36)], plastic("e8ebed", .4), 40)
        stud.matrix_world = move(x, 2.4, 4.9) @ turn_y(90 * side)


def build(colour="1f2a4d"):
    """colour of the clogs."""
    with Gathered() as right:
        clog(colour)
    group(right, move(7.4, 0, 0) @ turn_z(-5))
    with Gathered() as other:
        clog(colour)
    group(other, move(-7.4, 3.0, 0) @ turn_z(8) @ Matrix.Diagonal((-1, 1, 1, 1)))
