"""A slide sheet of slippery nylon: flat, folded in layers with one end drawn out, or a tube partly unrolled; colour of the cloth and of its edge."""
import math

from mathutils import Vector

from studio.materials import plastic, principled, shade
from studio.surfaces import grid_surface, ripple, thicken
from studio.curves import tube, tubes

VIEWS = {"front": lambda tubular=False, **_: {"azimuth": 24, "elevation": 30 if tubular else 34, "lens": 82}}


def sheen(colour):
    """Nylon: a soft metallic gloss over cloth."""
    return principled("nylon", colour, .34, .6, Sheen=.6)


def layer(width, depth, z, skin, seed, curl=0.0):
    """One fold of the cloth, a little astray, its front edge rounded."""
    def shape(u, v):
        x, y = (u - .5) * width, (v - .5) * depth
        wave = .28 * ripple(x * .09, y * .1, seed, seed) + .1 * ripple(x * .4, y * .4, 2, seed)
        fold = curl * max(0, .12 - v) * 40
        return Vector((x + .8 * ripple(seed, 1, 0) + .3 * ripple(y * .2, seed, 1), y + .8 * ripple(seed, 5, 0), z + wave + fold))
    return thicken(grid_surface(90, 70, shape, skin, angle=180), .14)


def tubular_sheet(colour, edge, flat=34.0, wide=44.0):
    """A tube of nylon that runs out of its roll towards the camera, its mouth a little open, hemmed with stitches; no seam at its sides."""
    skin, inside, hem = sheen(colour), sheen(shade(colour, .45)), sheen(edge)
    # The roll lies at the far end, on the sheet that comes out of it below.
    turns, outer, tight = 2.6, 5.2, 1.9
    rolled = sum(2 * math.pi * (outer - (outer - tight) * (k + .5) / 60) * turns / 60 for k in range(60))

    def way(s):
        if s < flat:
            return Vector((0, s - flat * .6, 0)), Vector((0, 0, 1))
        part = min(1.0, (s - flat) / rolled)
        a, r = 2 * math.pi * turns * part, outer - (outer - tight) * part
        return Vector((0, flat * .4 + r * math.sin(a), outer - r * math.cos(a))), Vector((0, -math.sin(a), math.cos(a)))

    def at(u, s, out=0.0):
        centre, up = way(s)
        a = 2 * math.pi * u
        c, d = math.cos(a), math.sin(a)
        mouth = max(0.0, 1 - s / 15) ** 2
        half = wide / 2 - 1.6 * mouth
        x = math.copysign(abs(c) ** .55, c) * half
        gap = .34 + 3.4 * mouth * (1 - .35 * (x / half) ** 2 + .35 * math.sin(x * .21 + 1.0))
        rise = math.copysign(abs(d) ** .7, d) if abs(d) > 1e-9 else 0.0
        lift = gap * (rise + 1) if rise > 0 else gap * (rise + 1) * .4
        soft = .22 * ripple(x * .16, s * .16, 0, 3) + .10 * ripple(x * .5, s * .4, 1, 6)
        return centre + Vector((x + .4 * ripple(s * .12, 1, 0, 2), 0, 0)) + up * (.15 + lift + out * (1 if rise > 0 else -1) + abs(soft) * (1 if rise > 0 else .3))
    thicken(grid_surface(200, 220, lambda u, v: at(u, v * (flat + rolled)), skin, closed=True, angle=180), .12)
    grid_surface(200, 50, lambda u, v: at(u, .05 + v * 14, -.1), inside, closed=True, angle=180)
    grid_surface(200, 6, lambda u, v: at(u, v * 1.9, .09), hem, closed=True, angle=180)
    tube([at(k / 200, 0, .03) for k in range(200)], .2, hem, smooth=False, closed=True, sides=6)
    thread = plastic("ffffff", .8, .1, name="thread")
    for s in (1.45,):
        tubes([[at((k + j * .2) / 150, s, .16) for j in range(4)] for k in range(1, 75)], .07, thread, 3)


def build(colour="2f6fb8", edge="f2c230", tubular=False, layers=6):
    """colour of the nylon, edge: of its stitched binding; tubular: a tube, partly unrolled; layers of the fold."""
    if tubular:
        return tubular_sheet(colour, edge)
    skin, back, binding = sheen(colour), sheen(shade(colour, .82)), sheen(edge)
    for k in range(layers):
        layer(42 - .3 * k, 30, .5 + 1.15 * k, skin if k % 2 else back, k + 1.0)
        tube([(-21 + .3 * k + (42 - .6 * k) * t / 20 + .5 * ripple(k, 1, 0), -15.1 + .7 * ripple(k, 5, t * .2), .5 + 1.15 * k + .2 * ripple(t * .3, k, 1)) for t in range(21)], .26, binding, smooth=False, sides=6)
    top = .7 + 1.15 * layers

    def spread(u, v):
        # The topmost layer slides off to the front and runs out on the floor.
        s = v * 46
        x = (u - .5) * 41 + s * .10
        if s < 20:
            y, z = 12 - s * 1.25, top
        else:
            t = min(1, (s - 20) / 11)
            y, z = -13 - 6.5 * math.sin(t * math.pi / 2) - max(0, s - 31) * .95, .4 + (top - .4) * (1 + math.cos(t * math.pi)) / 2
        return Vector((x, y, z + .55 * abs(ripple(x * .12, s * .16, 0, 4)) + .25 * ripple(x * .4, s * .3, 1, 7)))
    thicken(grid_surface(110, 150, spread, skin, angle=180), .12)
    for part in (0, 1):
        tube([spread(part, k / 60) + Vector((0, 0, .1)) for k in range(61)], .3, binding, smooth=False, sides=6)
    tube([spread(k / 40, 1) + Vector((0, 0, .1)) for k in range(41)], .3, binding, smooth=False, sides=6)
    handle = sheen("22282e")
    for x in (-12, 12):
        tube([(x - 3 + 4.2, -33.5, 1.4), (x - 2.6 + 4.2, -36.5, 2.2), (x + 2.6 + 4.2, -36.5, 2.2), (x + 3 + 4.2, -33.5, 1.4)], .55, handle, 10, 6)
