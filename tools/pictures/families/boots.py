"""A pair of high-leg uniform boots: laces, side zip, mesh panels."""
import math

from mathutils import Matrix, Vector

from studio.curves import catmull, tube
from studio.geometry import bake, lathe, prism
from studio.materials import add_grain, fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon

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


SOLE = ((4.3, 1.5), (3.7, 2.9), (1.9, 3.95), (-.8, 4.2), (-4, 4.0), (-8, 4.0), (-12, 4.8), (-16, 5.3), (-19.5, 4.7), (-21.8, 3.2), (-22.8, 1.2))


def sole_outline(grow=0.0):
    """The outline of the sole, counter-clockwise from the heel, `grow` cm larger."""
    half = [(p.x, p.y) for p in catmull([(x, y, 0) for y, x in SOLE], 8)]
    middle = -9.0
    whole = half + [(-x, y) for x, y in reversed(half)]
    return [(x + grow * x / 4.5, y + grow * (y - middle) / 13) for x, y in reversed(whole)]


def sole(rubber, welt, thread):
    """Midsole and stitched welt, outsole with a toe spring, heel block, and the cleats that show all round its edge."""
    spring = lambda y: .9 * max(0, (-y - 15.5) / 7.3) ** 2
    layer = lambda grow, low, high, skin, rounding: prism_up(sole_outline(grow), low, high, skin, rounding, spring)
    layer(.16, 2.45, 2.95, welt, .12)
    layer(-.02, 1.95, 2.5, rubber, .06)
    layer(.06, .5, 2.0, rubber, .18)
    rim = [Vector((x, y, 2.99 + spring(y))) for x, y in sole_outline(.0)]
    for p, q in zip(rim, rim[1:]):
        tube([p, p.lerp(q, .62)], .055, thread, smooth=False, sides=3)
    # Cleats along the edge; under the arch the sole is free of the ground.
    line = [Vector((x, y, 0)) for x, y in sole_outline(.14)]
    reach, next_at = 0.0, .6
    for p, q in zip(line, line[1:] + line[:1]):
        reach += (q - p).length
        if reach < next_at:
            continue
        next_at += 1.72
        if -8.2 < p.y < -3.6:
            continue
        along_edge = (q - p).normalized()
        with Gathered() as cleat:
            prism([(-.62, -1.5), (.62, -1.5), (.52, .02), (-.52, .02)], 0, 1.5, rubber, .14, 3)
        group(cleat, Matrix.Translation((p.x, p.y, spring(p.y))) @ Matrix.Rotation(math.atan2(along_edge.y, along_edge.x) + math.pi, 4, "Z"))
    prism([(-3.6, -3.4), (3.6, -3.4), (3.2, 3.2), (-3.2, 3.2)], .3, 1.3, rubber, .3, 3)
    prism([(-3.2, -20), (3.2, -20), (4.2, -14), (3.4, -8.6), (-3.4, -8.6), (-4.2, -14)], .5, 1.3, rubber, .3, 3)


def prism_up(outline, low, high, material, rounding, spring):
    """A prism whose toe is turned up."""
    item = bake(prism(outline, low, high, material, rounding, 3))
    for vertex in item.data.vertices:
        vertex.co.z += spring(vertex.co.y)
    return item


def collar(leather, lining, seed, rows=3):
    """The padded top of the shaft: soft quilted rolls that turn over the edge and down inside, dipping at the heel tendon."""
    def place(u, v):
        around = .80 + .90 * u
        w = around % 1.0
        dip = -1.5 * math.exp(-((w - .25) / .13) ** 2)
        if v < .62:
            t = v / .62
            lift = .16 + .46 * abs(math.sin(math.pi * rows * t)) ** .6 * (1 - .1 * t)
            p = skin(w, .150 * (1 - t), lift, seed)
            return p + Vector((0, 0, dip * t))
        t = (v - .62) / .38
        if t < .45:
            q = t / .45 * math.pi
            p = skin(w, 0, -.24 + .40 * math.cos(q), seed)
            return p + Vector((0, 0, dip + .42 * math.sin(q)))
        p = skin(w, .16 * (t - .45) / .55, -.66, seed)
        return p + Vector((0, 0, dip * (1 - (t - .45) / .55)))
    thicken(grid_surface(150, 90, place, leather, angle=180), .06)
    grid_surface(90, 6, lambda u, v: skin(u, .05 + .3 * v, -.72, seed), lining, closed=True, angle=180)


def tongue(leather, seed):
    """The tongue stands above the collar, padded, its top round."""
    def place(u, v):
        w = .75 + (u - .5) * .135
        side = abs(2 * u - 1)
        if v < .75:
            p = skin(w, .60 * (1 - v / .75), .14, seed)
        else:
            t = (v - .75) / .25
            p = skin(w, 0, .14, seed) + Vector((0, -.35 * t, 1.7 * t * (1 - .6 * side ** 3)))
        return p + Vector((0, -.34 * (1 - side ** 4) * min(1, v * 1.2), 0))
    thicken(grid_surface(50, 90, place, leather, angle=180), .42)


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


def boot(leather, padding, textile, rubber, welt, cord, thread, eyelet, zipped, meshed, capped, seed):
    """One boot, its toe towards -y."""
    grid_surface(96, 150, lambda u, v: skin(u, v, 0, seed), leather, closed=True, angle=180)
    toe = lathe([(math.cos(math.pi * (k / 16 - .5)), math.sin(math.pi * (k / 16 - .5))) for k in range(17)], leather, 48, 180)
    toe.scale, toe.location = (2.5, 1.25, 1.85), (0, -21.2, 3.95)
    inner = plastic("1c1d20", .85, .1, name="inside")
    prism([(skin(t / 40, .12, -.6).x, skin(t / 40, .12, -.6).y) for t in range(40)], 17, 17.4, inner, .05)
    # Tongue, lace stays, toe and heel caps, side panels: each a piece of leather on the last.
    piece = lambda shape, material, lift: thicken(grid_surface(40, 60, lambda u, v: skin(*shape(u, v), lift, seed), material, angle=180), .16)
    tongue(padding, seed)
    collar(padding, inner, seed)
    for side in (1, -1):
        piece(lambda u, v: (.75 + side * (.042 + .052 * u), .07 + .54 * v), leather, .22)
        panel = textile if meshed else leather
        piece(lambda u, v: (.75 + side * (.12 + .14 * u), .16 + .19 * v), panel, .16)
        piece(lambda u, v: (.75 + side * (.08 + .15 * u), .60 + .16 * v), panel, .14)
        for lane in (.088, .100):
            for k in range(48):
                v = .08 + .5 * k / 48
                tube([skin(.75 + side * lane, v, .34, seed), skin(.75 + side * lane, v + .006, .34, seed)], .05, thread, smooth=False, sides=2)
    # Seams: round the toe cap, the heel counter and under the collar.
    for along_it in ([(.5 + .5 * k / 60, .795) for k in range(61 if capped else 1)], [(.12 + .26 * k / 40, .295) for k in range(41)], [(.02 + .6 * k / 60, .157) for k in range(61)]):
        for k in range(len(along_it) - 1):
            (u, v), (u_next, v_next) = along_it[k], along_it[k + 1]
            tube([skin(u, v, .17, seed), skin(u + .7 * (u_next - u), v + .7 * (v_next - v), .17, seed)], .055, thread, smooth=False, sides=2)
    if capped:
        piece(lambda u, v: (.5 + .5 * u, .80 + .195 * v), leather, .14)
    piece(lambda u, v: (.12 + .26 * u, .30 + .22 * v), leather, .16)
    if zipped:
        line = [skin(.995, .04 + .40 * k / 120, .30, seed) for k in range(121)]
        tube(line, .30, metal("6b7177", .35), smooth=False, sides=4, taper=lambda t: 1 + .25 * math.sin(t * 520))
        tube([skin(.995, .05, .5), skin(.997, .09, .6), skin(.999, .12, .5)], .22, metal("b9bec2", .25), 8, 6)
    heel = skin(.25, .02, .5, seed)
    ribbon([heel + Vector((0, -.9, -1.0)), heel + Vector((0, -.5, 1.5)), heel + Vector((0, .7, 1.7)), heel + Vector((0, .75, -.5)), heel + Vector((0, .3, -2.6))], 1.5, .18, textile, (1, 0, 0))
    sole(rubber, welt, thread)
    laces(9, cord, eyelet, seed)


def build(colour="27272a", zipped=True, meshed=True, capped=True, seed=1):
    """colour; zipped: side zip; meshed: textile panels in the leather; capped: a seam across the toe; seed: other creases."""
    leather = add_grain(plastic(colour, .36, .5, name="leather"), 9, .3, .035)
    padding = add_grain(plastic(shade(colour, 1.06), .5, .4, name="collar"), 12, .3, .03)
    textile = fabric("303338", "plain", 6, .5, .8, .8, .2)
    rubber, cord, eyelet = plastic("1b1c1e", .62, .3, grain=30, name="sole"), fabric("33353a", "knit", 12, .5, .6, name="lace"), metal("6a6e73", .3)
    thread, welt = plastic("6a6e74", .6, .3, name="thread"), plastic("2a2b2e", .5, .35, grain=20, name="welt")
    for k, (x, y, turn) in enumerate(((-6.6, 0, 8), (7.2, 3.5, -12))):
        with Gathered() as one:
            boot(leather, padding, textile, rubber, welt, cord, thread, eyelet, zipped, meshed, capped, seed + k * 2.0)
        group(one, move(x, y, 0) @ turn_z(turn))
