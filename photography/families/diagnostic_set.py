"""Otoscope and ophthalmoscope lying in their open case: pocket or full size, colours; or a handle alone."""
from studio.curves import round_rectangle, superellipse
from studio.cutting import circle, cutout, fluted, moved, placed, turned
from studio.geometry import prism
from studio.materials import fabric, glass, glow, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.sweeps import ribbon

SEEN = {"azimuth": -10, "elevation": 46, "lens": 85, "accent": 1.4, "key": 1.1}


def front(show="set", **_):
    """The case from above, a handle from lower."""
    return SEEN if show == "set" else {**SEEN, "azimuth": 0, "elevation": 42}


def detail(show="set", size="full", **_):
    """The heads from near."""
    return {**SEEN, "elevation": 54, "fill": 1.0, "focus": (-3, -3, 1.4, 4) if show != "set" else (3.4, .2, 3.6, 6.6) if size == "full" else (0, 3.4, 3, 6.4)}


VIEWS = {"front": front, "detail": detail}


def handle(length, radius, grip, band, pocket):
    """A battery handle along z with its switch ring; pocket models are slim with a clip."""
    turned([(0, 0), (radius * .9, 0, .15), (radius, .5, .2), (radius, 1.2), (radius * .95, 1.25), (radius * .95, 1.35), (radius, 1.4), (radius, length - 2.2, .1),
            (radius * .8, length - 1.6, .2), (radius * .72, length - .2), (radius * .6, length), (0, length)], grip)
    fluted(radius + .04, 2.2, length * .62, grip, int(radius * 20), .06)
    fluted(radius * 1.08, length - 3.0, length - 2.2, band, int(radius * 18), .05)
    turned([(radius * .74, length - .9), (radius * .84, length - .85), (radius * .84, length - .4), (radius * .74, length - .35)], band)
    knob = turned([(0, 0), (.28, 0), (.28, .25, .08), (0, .28)], plastic("3fae62", .35))
    knob.matrix_world = move(0, -radius * 1.0, length - 2.6) @ turn_x(90)
    if pocket:
        y = -radius - .1
        ribbon([(0, y + .1, length - 3.2), (0, y - .12, length - 3.6), (0, y - .05, length - 7), (0, y - .2, length - 7.6)], .6, .08, metal("c9cdd1", .2), (1, 0, 0))


def otoscope(shell, steel, tip, f):
    """The head of an otoscope on z=0: neck, round body, cone towards -y, lens at the back; f scales it."""
    turned([(0, 0), (.75 * f, 0), (.72 * f, .5 * f), (.62 * f, 1.4 * f), (.95 * f, 2.4 * f, .3), (0, 2.6 * f)], shell)
    cone = turned([(0, -1.5 * f), (1.2 * f, -1.5 * f, .2), (1.3 * f, .6 * f, .2), (1.05 * f, 1.4 * f, .2), (.95 * f, 1.7 * f), (0, 1.7 * f)], shell)
    ring = turned([(0, 1.6 * f), (1.0 * f, 1.6 * f, .05), (.95 * f, 2.1 * f, .05), (0, 2.1 * f)], steel)
    ear = turned([(0, 2.0 * f), (.86 * f, 2.0 * f), (.52 * f, 3.3 * f, .3), (.24 * f, 4.9 * f), (.15 * f, 4.95 * f), (.15 * f, 4.6 * f), (0, 4.6 * f)], tip)
    eye = turned([(.2, -1.5 * f), (1.25 * f, -1.55 * f, .1), (1.25 * f, -1.9 * f, .1), (1.05 * f, -1.95 * f), (0, -1.8 * f)], steel)
    lens = turned([(0, -1.86 * f), (1.02 * f, -1.86 * f), (0, -2.02 * f)], glass("eaf4f8"))
    for part in (cone, ring, ear, eye, lens):
        part.matrix_world = move(0, 0, 3.0 * f) @ turn_x(90)


def ophthalmoscope(shell, steel, dark, f):
    """The head of an ophthalmoscope on z=0: tall flat body facing -y with window, lens wheel and brow rest."""
    turned([(0, 0), (.75 * f, 0), (.7 * f, .6 * f), (.6 * f, 1.2 * f), (0, 1.3 * f)], shell)
    body = superellipse(2.6 * f, 5.8 * f, 2.8)
    prism(moved(body, 0, 3.9 * f), -.85 * f, .85 * f, shell, .35 * f, 6).matrix_world = turn_x(90)
    prism(moved(superellipse(1.9 * f, 4.4 * f, 2.8), 0, 4.2 * f), .84 * f, .92 * f, dark, .04, 3).matrix_world = turn_x(90)
    window = move(0, -.92 * f, 5.4 * f) @ turn_x(90)
    turned([(.3 * f, 0), (.62 * f, 0), (.6 * f, .16, .04), (.32 * f, .16)], steel, window)
    turned([(0, .02), (.32 * f, .02), (0, .08)], glow("fff3d6", 1.1), window)
    turned([(0, 0), (.3 * f, 0), (0, .12 * f)], glass(), move(0, -.93 * f, 3.9 * f) @ turn_x(90))
    turned([(0, 0), (.22 * f, 0), (0, .02)], plastic("e9edf0", .4), move(0, -.93 * f, 2.9 * f) @ turn_x(90))
    wheel = placed(fluted, turn_y(90), 1.35 * f, -.28 * f, .28 * f, dark, 24, .06)
    group(wheel, move(.72 * f, -.1 * f, 3.7 * f))
    prism(superellipse(2.2 * f, 1.0 * f, 3), 6.4 * f, 6.9 * f, rubber("26292d", .5), .2)


def halves(width, depth, shell, lining, foam, soft):
    """An open case: tray with foam, lid standing behind, rim and latch."""
    for tall, lid in ((3.4, False), (2.4, True)):
        with Gathered() as half:
            prism(round_rectangle(width, depth, 1.6 if soft else .9), 0, tall, shell, .5, 6)
            inner = foam if not lid else lining
            cutout(round_rectangle(width - .2, depth - .2, 1.4 if soft else .8), [round_rectangle(width - 1.0, depth - 1.0, 1.0 if soft else .6)], .5, shell, .15, move(0, 0, tall - .1))
            prism(round_rectangle(width - .9, depth - .9, 1.0 if soft else .6), tall - .1, tall + .12, inner, .06, 3)
        if lid:
            group(half, move(0, depth / 2 + .5, 3.4) @ turn_x(78) @ move(0, depth / 2, -2.6))
    for x in (-width * .28, width * .28):
        turned([(0, -1.1), (.34, -1.1), (.34, 1.1), (0, 1.1)], metal("9aa0a6", .25), move(x, depth / 2 + .3, 3.5) @ turn_y(90))


def build(show="set", size="full", case="24272b", grip="17191c", band="c9ced3", foam="2b3440", soft=False, tip="1d2023"):
    """show: set or handle; size: full or pocket; case, foam: the case and its inside; grip, band: handle colours (light grips are metal);
    soft: a cloth case; tip: ear specula."""
    f = 1.0 if size == "full" else .78
    long, radius = (13.4, 1.42) if size == "full" else (11.2, .98)
    body = metal(grip, .26) if grip > "a" else plastic(grip, .42, grain=70)
    ring = metal(band, .22) if band > "a" else plastic(band, .4)
    if show == "handle":
        with Gathered() as alone:
            handle(13.6, 1.45, body, ring, False)
        group(alone, turn_z(-46) @ move(0, 6.8, 1.5) @ turn_x(90) @ turn_z(160))
        return
    width, depth = (27, 17) if size == "full" else (23, 13.5)
    bed = 3.5
    shell = fabric(case, "twill", 7, .3, .4) if soft else plastic(case, .5, grain=18)
    open_case(width, depth, shell, foam, soft)
    black, steel = plastic("1b1d20", .35, grain=60), metal("cfd3d6", .16)
    lying = lambda x, y, tilt: move(x, y, bed + radius * .75) @ turn_z(tilt) @ turn_y(90)
    heads = ((lambda: otoscope(black, steel, plastic(tip, .4), f)), (lambda: ophthalmoscope(black, steel, plastic("33383e", .4), f)))
    rows = ((depth * .25, True, 0), (-depth * .25, True, 1)) if size == "pocket" else ((-depth * .23, True, 1), (depth * .25, False, 0))
    for y, with_handle, which in rows:
        x = -width * .44
        if with_handle:
            placed(handle, lying(x, y, 0) @ turn_z(90), long, radius, body, ring, size == "pocket")
        if not with_handle:
            x = -width * .36
            long_here = 0
        else:
            long_here = long - .3
        with Gathered() as head:
            heads[which]()
        # Lying on its side the head shows its face upwards.
        group(head, move(x + long_here, y, bed + radius * .75) @ turn_y(90) @ turn_z(-90 if which else -28))
    spot = [(width * (.04 + .08 * k), depth * .2) for k in range(4)] if size == "full" else [(width * .40, depth * (.28 - .14 * k)) for k in range(4)]
    for k, (x, y) in enumerate(spot):
        turned([(0, 0), (.78 * f, 0), (.78 * f, .2), (.48 * f, 1.2, .2), ((.2 + .04 * k) * f, 2.6 * f), (0, 2.6 * f)], plastic(tip if k % 2 else "8d959d", .4), move(x, y, bed))
        cutout(circle(1.05 * f), [circle(.8 * f)], .06, plastic("14171a", .8), .01, move(x, y, bed + .01))


def open_case(width, depth, shell, foam, soft):
    """The case with foam below and a smooth lining in its lid."""
    halves(width, depth, shell, plastic(foam, .8, .1), pored(foam), soft)


def pored(colour):
    """Foam: dull and finely pored."""
    return plastic(colour, .95, .05, grain=22)
