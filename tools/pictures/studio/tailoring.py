"""What is sewn onto a garment (a garment.Sewn): collars, zips, buttons, flaps, bands and drawstrings (cm)."""
import math

from mathutils import Vector

from studio.curves import dense, fillet, round_rectangle, tube
from studio.garment import curve2, patch, stitch, stitch_through
from studio.geometry import lathe, prism
from studio.materials import fabric, linear, metal, shade
from studio.placing import orient
from studio.surfaces import grid_surface, ripple, thicken


def flip(line, side):
    """The same pattern line on the other half (side -1)."""
    return [(side * x, y) for x, y in line]


def along(line, t):
    """The point at part t (0 to 1) of a 2D line, by length."""
    points = [Vector(p) for p in line]
    lengths = [(b - a).length for a, b in zip(points, points[1:])]
    rest = t * sum(lengths)
    for a, b, length in zip(points, points[1:], lengths):
        if rest <= length:
            return a.lerp(b, rest / max(length, 1e-6))
        rest -= length
    return points[-1]


def strip(sewn, inner, outer, cloth, lift=.08, columns=40, rows=10, thickness=.05, uneven=.012, seed=1.0):
    """Cloth between two pattern lines of any shape (a collar, a lapel, a facing, a reflective band)."""
    def outline(u, v):
        p = along(inner, u).lerp(along(outer, u), v)
        return p.x, p.y
    return patch(sewn, outline, cloth, lift, columns, rows, thickness, uneven, seed)


def cloth_of(colour, weave="twill", threads=4.6, contrast=.34, bump=.6, **more):
    """A garment's cloth; on light colours the weave darkens, as it would be lost in white otherwise."""
    light = sum(linear(colour)[:3]) > 2.2
    return fabric(shade(colour, 1.5) if light else colour, weave, threads, .16 if light else contrast, bump, blend="MULTIPLY" if light else "OVERLAY", **more)


def thread_of(colour, factor=.66):
    """The thread of a garment: its cloth's colour, a little darker; a little lighter on dark cloth, where it would be lost."""
    light = sum(linear(colour)[:3])
    return fabric(shade(colour, .74 if light > 2.2 else factor if light > .32 else 1.3), "plain", 6, .3, .2, name="thread")


def collar(sewn, fold, edge, neck, cloth, thread, crest=1.5, seed=1.0):
    """A turned-down collar in one piece. fold (where it turns over), edge: lines of its right half from the front to the middle
    of the back, equally many points, the third where it goes behind the neck; neck: the seam at the back, from the middle to the
    side; crest: height of the fold behind the neck."""
    whole = lambda half: [Vector(p) for p in curve2(half + [(-x, y) for x, y in half[-2::-1]], 14)]
    inner, outer, (x_side, y_side) = whole(fold), whole(edge), fold[2]
    level = (sewn.at(x_side, y_side).z + sewn.at(-x_side, y_side).z) / 2
    point = lambda line, u: line[int(u * (len(line) - 1))].lerp(line[min(len(line) - 1, int(u * (len(line) - 1)) + 1)], u * (len(line) - 1) % 1)

    def shape(u, v, lift=0.0):
        p = point(inner, u).lerp(point(outer, u), v)
        behind = min(1, max(0, (point(inner, u).y - y_side + 3.4) / 4.4))
        behind *= behind * (3 - 2 * behind)
        width = (point(outer, u) - point(inner, u)).length
        rim = min(1, min((1 - v) * width, min(u, 1 - u) * 60, v * width * 2) / .25)
        height = (.14 + .2 * (1 - v) ** 2) * (1 - behind) + behind * crest * (1 - .55 * v ** 1.5)
        rounded = math.sqrt(1 - (1 - rim) ** 2)
        flat = Vector((p.x, p.y, level))
        place = sewn.at(p.x, p.y).lerp(flat, behind) if behind < 1 else flat
        return place + Vector((0, 0, lift + height - .14 * (1 - rounded) + .03 * ripple(p.x * .4, p.y * .4, 0, seed)))
    turned = lambda t: .5 - .5 * math.cos(math.pi * t)
    thicken(grid_surface(150, 22, lambda u, v: shape(u, turned(v)), cloth, angle=180, name="collar"), .05)
    row = [shape(.012 + .976 * k / 300, 1 - .5 / max(.6, (point(outer, k / 300) - point(inner, k / 300)).length), .03) for k in range(301)]
    stitch_through(dense(row, .05), thread, seed)
    seam_line = [Vector(p) for p in curve2([(-x, y) for x, y in neck[:0:-1]] + list(neck))]
    first, last = .85 / (len(fold) - 1), 1 - .85 / (len(fold) - 1)

    def stand(u, v):
        top = shape(last + (first - last) * u, .08)
        foot = point(seam_line, u)
        low = Vector((foot.x, foot.y - .15, level * .5))
        return (top - Vector((0, 0, .12))).lerp(low, v) + Vector((0, 0, .25 * math.sin(math.pi * v)))
    thicken(grid_surface(60, 12, stand, cloth, angle=180, name="stand"), .05)


def cuff(sewn, upper, under, depth, cloth, thread, side=1, lift=.12, seed=1.0):
    """A band round the end of a sleeve: upper, under are the sleeve's edges, from its end inward; depth of the band."""
    reach = lambda line, far: along(line, far / sum((Vector(b) - Vector(a)).length for a, b in zip(line, line[1:])))
    rows = []
    for far in (-.1, depth):
        a, b = reach(upper, max(far, 0)), reach(under, max(far, 0))
        out = (a - b).normalized() * .14
        back = Vector((-out.y, out.x)).normalized() * (.12 if far < 0 else 0)
        rows.append([tuple(a + out - back), tuple(b - out - back)])
    strip(sewn, flip(rows[0], side), flip(rows[1], side), cloth, lift, 40, 20, seed=seed)
    stitch(sewn, [tuple(Vector(p).lerp(Vector(q), 1 - .4 / depth)) for p, q in zip(flip(rows[0], side), flip(rows[1], side))], thread, lift + .04, seed=seed)


def zip_line(sewn, top, bottom, tape, teeth, width=1.7, lift=.07):
    """The closed part of a zip down the middle: tape and a coil of teeth."""
    patch(sewn, lambda u, v: ((u - .5) * width, bottom + v * (top - bottom)), tape, lift, 12, 120, .04, .008)
    line = dense([(0, bottom), (0, top)], .09)
    coil = [sewn.at(p.x + .03 * math.sin(k * 2.1), p.y, lift + .08 + .03 * math.cos(k * 2.1)) for k, p in enumerate(line)]
    tube(coil, .15, teeth, smooth=False, sides=4, taper=lambda t: 1 + .22 * math.sin(t * len(line) * 2.1))


def zip_front(sewn, top, bottom, tape, teeth, puller_at=None, width=1.7, lift=.07):
    """A zip down the middle with its slider and puller."""
    zip_line(sewn, top, bottom, tape, teeth, width, lift)
    chrome = metal("a4a8ac", .3)
    y = (top if puller_at is None else puller_at) - .8
    place = sewn.at(0, y, lift + .04)
    slider = prism(round_rectangle(1.1, 1.6, .35, 5), 0, .42, chrome, .14, 3)
    slider.location = place
    pull = prism(round_rectangle(.75, 3.4, .3, 5), 0, .16, chrome, .06, 2)
    pull.location = place + Vector((.15, -2.2, .28))


def button(sewn, x, y, material, thread, radius=.55, lift=.12):
    """A button with its rim, four holes' worth of thread, sewn on at a pattern point."""
    item = lathe(fillet([(0, 0), (radius, 0), (radius, .2, .06), (radius * .82, .25, .04), (radius * .72, .17, .04), (0, .15)], .04), material, 40)
    item.location = sewn.at(x, y, lift)
    for side in (1, -1):
        place = item.location + Vector((0, side * .13, .17))
        tube([place + Vector((-.15, 0, 0)), place + Vector((0, 0, .05)), place + Vector((.15, 0, 0))], .05, thread, 4, 3)


def hemmed(sewn, x, y, width, height, cloth, thread, side=1, slope=0.0, point=0.0, lift=.18, seed=1.0):
    """A patch pocket, x and y its lower inner corner; slope lowers the outer end of its top, point sharpens its foot."""
    def outline(u, v):
        return side * (x + width * u), y + height * v - slope * u * v - point * (1 - v) * (1 - abs(2 * u - 1))
    patch(sewn, outline, cloth, lift, 40, 44, seed=seed)
    edge = [(.5, height - .3), (.5, .5), (width / 2, .5 - point), (width - .5, .5), (width - .5, height - slope - .3)]
    stitch(sewn, [(side * (x + px), y + py) for px, py in edge], thread, lift + .04, seed=seed)
    stitch(sewn, [(side * x, y + height - 1.9), (side * (x + width), y + height - slope - 1.9)], thread, lift + .04, seed=seed + 1)


def flap(sewn, x, y, width, height, cloth, thread, side=1, point=1.0, lift=.26, seed=1.0):
    """A pocket flap, y its upper edge, its lower edge pointed."""
    def outline(u, v):
        return side * (x + width * u), y - height * v - point * v * (1 - abs(2 * u - 1))
    patch(sewn, outline, cloth, lift, 36, 20, seed=seed)
    edge = [(.4, -.4), (.4, -height + .4), (width / 2, -height - point + .5), (width - .4, -height + .4), (width - .4, -.4)]
    stitch(sewn, [(side * (x + px), y + py) for px, py in edge], thread, lift + .04, seed=seed)


def cord(sewn, points, material, radius=.2, lift=.2):
    """A drawstring lying on the cloth along pattern points (x, y), knotted at its end."""
    line = [sewn.at(x, y, lift) for x, y in points]
    tube(line, radius, material, 14, 6)
    orient(lathe(fillet([(0, -.45), (.27, -.4), (.31, 0), (.27, .4), (0, .45)], .1), material, 24), line[-1], line[-1] - line[-2])


def loops(sewn, places, cloth, thread, width=1.5, height=6.0, lift=.2):
    """Belt loops: places [(x, y of the lower end), ...]."""
    for k, (x, y) in enumerate(places):
        patch(sewn, lambda u, v: (x + (u - .5) * width, y + v * height), cloth, lift, 10, 20, seed=k + 1.0)
        for end in (.5, height - .5):
            stitch(sewn, [(x - width / 2, y + end), (x + width / 2, y + end)], thread, lift + .035, seed=k)
