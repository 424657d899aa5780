"""A pair of high-leg uniform boots: laces, side zip, mesh panels."""
import math

from mathutils import Vector

from studio.curves import catmull, tube
from studio.geometry import box, lathe, prism
from studio.materials import add_grain, fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

LIGHT = {"lens": 85, "denoise": 3, "key": 1.35, "fill_light": 1.5, "rim": 1.7, "accent": 1.9, "exposure": .34}
VIEWS = {"front": {**LIGHT, "azimuth": -38, "elevation": 18}, 
         "detail": {**LIGHT, "azimuth": -52, "elevation": 24, "focus": (-6, -7, 9, 13), "fill": 1.0}}

# Along the boot from the top of the shaft to the toe: y and z of the axis, half width, half thickness, tilt of the section in degrees.
SECTIONS = [(0.6, 26.5, 5.2, 6.4, 4), (.4, 22, 5.1, 6.3, 2), (0, 17, 4.7, 5.7, 0), (-.4, 13, 4.4, 5.4, -4), (-.8, 9.8, 4.2, 6.3, -22),
            (-1.2, 7.8, 4.2, 7.4, -35), (-2.6, 7.1, 4.1, 7.1, -41), (-5.4, 6.6, 4.1, 5.5, -52),  # the heel, in half steps
            (-7.6, 5.6, 4.2, 4.6, -68), (-11.5, 4.9, 4.7, 3.7, -80), (-15.5, 4.5, 5.1, 3.3, -86), (-18.8, 4.3, 4.7, 2.9, -90), (-20.8, 4.1, 3.6, 2.3, -92), (-21.8, 3.9, 1.6, 1.3, -94)]


def along(v):
    """The section at part v of the boot, smoothly between the given ones."""
    lines = along.__dict__.setdefault("lines", None)
    if lines is None:
        first = catmull([s[:3] for s in SECTIONS], 10)
        second = catmull([(s[3], s[4] / 10, 0) for s in SECTIONS], 10)
        lines = along.lines = (first, second)
    i = min(v, .9999) * 11
    i = (i if i < 4 else 4 + (i - 4) * 2 if i < 6 else i + 2) * (len(lines[0]) - 1) / (len(SECTIONS) - 1)
    k, t = int(i), i - int(i)
    a, b = lines[0][k].lerp(lines[0][k + 1], t), lines[1][k].lerp(lines[1][k + 1], t)
    return a.x, a.y, a.z, b.x, math.radians(b.y * 10)


def skin(u, v, lift=0.0, seed=0.0):
    """A point of the upper: u=.75 is the front of the shaft and the top of the foot, u=.25 the back and the sole."""
    y, z, wide, deep, tilt = along(v)
    a = 2 * math.pi * u
    c, s = math.cos(a), math.sin(a)
    x = (wide + lift) * math.copysign(abs(c) ** .9, c)
    t = (deep + lift) * math.copysign(abs(s) ** .95, s)
    crease = .12 * ripple(x * .3, v * 14, s, seed) * math.exp(-((v - .38) / .16) ** 2) + .05 * ripple(x * .5, v * 9, s, seed + 2)
    point = Vector((x, y + t * math.cos(tilt), z + t * math.sin(tilt) + 0))
    point += Vector((0, math.cos(tilt), math.sin(tilt))) * crease
    # Feet are longer behind than a tilted section says, and flat below.
    if v > .3:
        point.z = max(point.z, 2.4 + .02 * lift)
    return point


def sole(rubber):
    """Outsole: heel block, arch, lugs, and a stitched welt above."""
    outline = []
    for y, half in ((4.0, 1.5), (3.4, 2.9), (1.8, 3.9), (-.8, 4.1), (-4, 3.9), (-8, 3.9), (-12, 4.7), (-16, 5.2), (-19.5, 4.6), (-21.6, 3.2), (-22.6, 1.2)):
        outline.append((half, y))
    smooth = [(p.x, p.y) for p in catmull([(x, y, 0) for x, y in outline], 6)]
    whole = smooth + [(-x, y) for x, y in reversed(smooth)]
    prism(list(reversed(whole)), .85, 3.0, rubber, .35, 3)
    for y in [2.9, 1.0, -.9, -2.8] + [-8.5 - 2.2 * k for k in range(6)]:
        half = max(1.6, max((x for x, py in smooth if abs(py - y) < 1.4), default=4)) - .15
        box(2 * half, 1.5, 1.1, (0, y, 0), rubber, .25, 3)


def laces(rows, cord, eyelet, seed):
    """Criss-crossed laces between two rows of eyelets, with a bow's ends tucked in."""
    spots = [.10 + .47 * k / (rows - 1) for k in range(rows)]
    points = {}
    for side in (1, -1):
        for k, v in enumerate(spots):
            p = skin(.75 + side * (.058 - .012 * v), v, .42)
            points[side, k] = p
            tube([p + Vector((.28 * math.cos(t), .10 * math.sin(t), .28 * math.sin(t))) for t in [2 * math.pi * j / 16 for j in range(16)]], .09, eyelet, smooth=False, closed=True, sides=4)
    for k in range(rows - 1):
        for side in (1, -1):
            a, b = points[side, k], points[-side, k + 1]
            middle = skin(.75, (spots[k] + spots[k + 1]) / 2, .75 + (.22 if side > 0 else 0))
            tube([a, a.lerp(middle, .5) + Vector((0, -.12, .1)), middle, b.lerp(middle, .5) + Vector((0, -.12, .1)), b], .24, cord, 10, 6)
    for side in (1, -1):
        a = points[side, 0]
        tube([a, a + Vector((side * .6, -1.0, -.6)), a + Vector((side * 1.4, -1.7, -2.6)), a + Vector((side * 1.0, -1.6, -4.6))], .22, cord, 12, 6)


def boot(leather, collar, textile, rubber, cord, thread, eyelet, zipped, meshed, seed):
    """One boot, its toe towards -y."""
    grid_surface(96, 150, lambda u, v: skin(u, v, 0, seed), leather, closed=True, angle=180)
    toe = lathe([(math.cos(math.pi * (k / 16 - .5)), math.sin(math.pi * (k / 16 - .5))) for k in range(17)], leather, 48, 180)
    toe.scale, toe.location = (2.5, 1.25, 1.85), (0, -21.2, 3.95)
    for k in range(3):
        v = .012 + .022 * k
        tube([skin(t / 60, v, -.1, seed) for t in range(60)], .42, collar, smooth=False, closed=True, sides=8)
    inner = plastic("1c1d20", .85, .1, name="inside")
    grid_surface(60, 3, lambda u, v: skin(u, .01, -.4) * (1 - v) + Vector((0, .6, 19)) * v, inner, closed=True, angle=180)
    # Tongue, lace stays, toe and heel caps, side panels: each a piece of leather on the last.
    piece = lambda shape, material, lift: thicken(grid_surface(40, 60, lambda u, v: skin(*shape(u, v), lift, seed), material, angle=180), .16)
    piece(lambda u, v: (.75 + (u - .5) * .10, -.0 + .60 * v), textile, .12)
    for side in (1, -1):
        piece(lambda u, v: (.75 + side * (.042 + .052 * u), .07 + .54 * v), leather, .22)
        panel = textile if meshed else leather
        piece(lambda u, v: (.75 + side * (.12 + .14 * u), .10 + .24 * v), panel, .16)
        piece(lambda u, v: (.75 + side * (.08 + .15 * u), .60 + .16 * v), panel, .14)
        for lane in (.088, .100):
            for k in range(48):
                v = .08 + .5 * k / 48
                tube([skin(.75 + side * lane, v, .34, seed), skin(.75 + side * lane, v + .006, .34, seed)], .05, thread, smooth=False, sides=2)
    # Seams: round the toe cap, the heel counter and under the collar.
    for along_it in ([(.5 + .5 * k / 60, .795) for k in range(61)], [(.12 + .26 * k / 40, .295) for k in range(41)], [(.02 + .6 * k / 60, .085) for k in range(61)]):
        for k in range(len(along_it) - 1):
            (u, v), (u_next, v_next) = along_it[k], along_it[k + 1]
            tube([skin(u, v, .17, seed), skin(u + .7 * (u_next - u), v + .7 * (v_next - v), .17, seed)], .055, thread, smooth=False, sides=2)
    piece(lambda u, v: (.5 + .5 * u, .80 + .195 * v), leather, .14)
    piece(lambda u, v: (.12 + .26 * u, .30 + .22 * v), leather, .16)
    if zipped:
        line = [skin(.995, .04 + .40 * k / 120, .30, seed) for k in range(121)]
        tube(line, .30, metal("6b7177", .35), smooth=False, sides=4, taper=lambda t: 1 + .25 * math.sin(t * 520))
        tube([skin(.995, .05, .5), skin(.997, .09, .6), skin(.999, .12, .5)], .22, metal("b9bec2", .25), 8, 6)
    tube([skin(.25, .0, .3, seed) + Vector((0, -.2, .2)), skin(.25, .0, .3, seed) + Vector((0, .9, 1.4)), skin(.25, .06, .9, seed), skin(.25, .10, .35, seed)], .35, textile, 10, 6)
    sole(rubber)
    laces(9, cord, eyelet, seed)


def build(colour="27272a", zipped=True, meshed=True, seed=1):
    """colour; zipped: side zip; meshed: textile panels in the leather."""
    leather = add_grain(plastic(colour, .36, .5, name="leather"), 9, .3, .035)
    collar = add_grain(plastic(shade(colour, 1.04), .5, .4, name="collar"), 12, .3, .03)
    textile = fabric("303338", "plain", 6, .5, .8, .8, .2)
    rubber, cord, eyelet = plastic("1b1c1e", .62, .3, grain=30, name="sole"), fabric("33353a", "knit", 12, .5, .6, name="lace"), metal("6a6e73", .3)
    thread = plastic("5c6066", .6, .3, name="thread")
    for k, (x, y, turn) in enumerate(((-6.6, 0, 8), (7.2, 3.5, -12))):
        with Gathered() as one:
            boot(leather, collar, textile, rubber, cord, thread, eyelet, zipped, meshed, seed + k * 2.0)
        group(one, move(x, y, 0) @ turn_z(turn))
