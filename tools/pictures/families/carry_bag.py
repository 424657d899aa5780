"""A bag of coated cloth: holdall with pockets and reflective bands, or insulated cool bag with ice packs."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.geometry import prism
from studio.lettering import text, text_width
from studio.materials import clear_plastic, fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 24, "elevation": 20, "lens": 80, "denoise": 2},
         "detail": lambda width=30, depth=20, height=20, **_: {"azimuth": 12, "elevation": 16, "lens": 85, "fill": 1.0,
                                                              "focus": (0, -depth / 2, height * .6, height * .5)}}


def body(width, depth, height, cloth, sag, seed=2.0):
    """A soft block: rounded corners, bulging faces, the cloth a little uneven."""
    def shape(u, v):
        t = 2 * math.pi * u
        power = 2 / 7.5
        c, s = math.cos(t), math.sin(t)
        w = v * 1.16 - .08
        up = min(1.0, max(0.0, w))
        pinch = 1.0 if 0 <= w <= 1 else math.sqrt(max(0.0, 1 - ((w - up) / .08) ** 2))
        edge = min(up, 1 - up) * 2
        swell = 1 + sag * math.sin(math.pi * up) + .006 * ripple(c * 3, up * 5, s * 3, seed)
        round_in = (1 - .035 * (1 - min(1, edge * 9)) ** 2) * pinch
        x = math.copysign(abs(c) ** power, c) * width / 2 * swell * round_in
        y = math.copysign(abs(s) ** power, s) * depth / 2 * swell * round_in
        return Vector((x, y, up * height + .012 * height * ripple(x * .12, y * .12, 1, seed) * up))
    return grid_surface(220, 120, shape, cloth, closed=True, angle=180)


def ring(width, depth, z, radius, material, sag=0.0):
    """A piping or zip round the bag at height z."""
    outline = round_rectangle(width * (1 + sag), depth * (1 + sag), min(width, depth) * .14, 8)
    return tube([(x, y, z) for x, y in outline], radius, material, smooth=False, closed=True, sides=4)


def puller(x, y, z, steel, cord):
    """A zip slider with its cord."""
    prism(round_rectangle(.9, 1.3, .3), 0, .3, steel, .1).matrix_world = move(x, y, z) @ turn_x(90)
    tube([(x, y - .2, z - .5), (x + .15, y - .35, z - 1.8), (x + .3, y - .25, z - 3.2)], .16, cord, sides=4)


def pocket(width, height, bulge, cloth, edge, at):
    """A patch pocket on the front with its own zip."""
    with Gathered() as things:
        prism(round_rectangle(width, height, height * .12), 0, bulge, cloth, bulge * .55, 7)
        tube([(-width * .45, height * .34, bulge + .02), (0, height * .35, bulge + .04), (width * .45, height * .34, bulge + .02)], .18, edge, sides=4)
    return group(things, move(*at) @ turn_x(90))


def handles(width, depth, height, webbing, wide):
    """Two carrying handles meeting over the top."""
    for side in (1, -1):
        x, y = width * .2, side * depth * .48
        ribbon([(-x, y, height * .10), (-x, y * 1.06, height * .6), (-x, y * .98, height * 1.0), (-x * .8, y * .45, height * 1.17), (0, side * 1.2, height * 1.25),
                (x * .8, y * .45, height * 1.17), (x, y * .98, height * 1.0), (x, y * 1.06, height * .6), (x, y, height * .1)], wide, .3, webbing,
               lambda t: (math.cos(math.pi * (t - .5) * .9), 0, math.sin(math.pi * (.5 - t) * .9)))


def ice_pack(at, turn):
    """A flat pack of coolant with its moulded panel."""
    with Gathered() as things:
        prism(round_rectangle(11, 16, 1.2), 0, 2.4, clear_plastic("9fd3ee", .75, .25), .7, 6)
        prism(round_rectangle(7.4, 11, .8), 2.36, 2.6, plastic("7cc0e4", .35), .15, 4)
        text("ICE PACK", 1.5, plastic("ffffff", .5), move(0, 0, 2.63), font="Inter-Bold")
        prism(round_rectangle(2.2, 2.2, 1.0), .3, 2.0, plastic("2f7fb8", .35), .2).location.y = 8.6
    return group(things, move(*at) @ turn_z(turn))


def build(style="holdall", width=52, depth=28, height=30, colour="c3202b", words=("RESUSCITATION",), strap="1f2327", band="dfe4e8", ice=0):
    """style: holdall or cool; size in cm; colour, strap, band: cloth, webbing, reflective band; words: printed on the front;
    ice: how many ice packs lie beside it."""
    f = height / 30
    cloth = fabric(colour, "plain", 5 if width > 35 else 8, .25, .4, roughness=.62)
    dark, zip_tape = fabric(shade(colour, .7), "plain", 6, .3, roughness=.7), plastic("1a1d20", .6)
    webbing = fabric(strap, "twill", 5, .4, .6)
    silver, steel = plastic(band, .35, .6), metal("8d949b", .25)
    sag = {"holdall": .025, "cool": .012}[style]
    body(width, depth, height, cloth, sag)
    front = -depth / 2 * (1 + sag)
    seam = .26 * max(f, .6)
    lid = height * .80
    ring(width * 1.002, depth * 1.004, lid, seam, zip_tape, sag * .7)
    ring(width, depth, height * .985, seam * .6, dark, -.015)
    puller(width * .22, front - .2, lid - .1, steel, webbing)
    face = front - .1
    if style == "holdall":
        pocket(width * .5, height * .50, 3.2, cloth, zip_tape, (0, front + .5, height * .36))
        for side in (1, -1):
            pocket(width * .17, height * .46, 2.4, cloth, zip_tape, (side * width * .37, front + .5, height * .34))
        face = front - 2.75
        for side in (1, -1):
            with Gathered() as end:
                pocket(depth * .72, height * .52, 2.6, cloth, zip_tape, (0, 0, 0))
            group(end, move(side * width / 2 * .995, 0, height * .38) @ turn_z(side * 90))
        prism(round_rectangle(width * .84, 1.6, .1), 0, .12, silver, .03).matrix_world = move(0, front - .18, height * .70) @ turn_x(90)
    handles(width, depth, height, webbing, 3.2 * max(.55, f))
    if style == "cool":
        side = width / 2 * (1 + sag)
        ribbon([(-side - .1, 0, height * .5), (-side - .5, 0, height * .9), (-side - 3, 2, height * .55), (-side - 5, -4, 1.2), (-side + 2, -depth * .9, .3),
                (0, -depth * 1.05, .3)], 2.6, .25, webbing, lambda t: (0, 1, .2) if t < .55 else (.4, 1, 0))
        prism(round_rectangle(width * .72, height * .52, 1.2), 0, .12, plastic("f4f7f9", .45), .04).matrix_world = move(0, front - .15, height * .4) @ turn_x(90)
        face = front - .3
    ink = plastic("ffffff" if style != "cool" else colour, .5)
    room = width * (.46 if style == "holdall" else .62)
    base = height * (.36 if style == "holdall" else .42)
    for k, line in enumerate(words):
        size = min(height * (.11 if k == 0 else .085), room / max(1e-6, text_width(line, 1.0)) * .98) * 1.25
        text(line, size, ink, move(0, face - .04, base + height * .06 - k * height * .125) @ turn_x(90), font="Inter-Bold")
    for k in range(ice):
        ice_pack((width * .5 + 3 + 4 * k, -depth * .5 - 8 - 3.0 * k, 2.62 * k), 24 - 30 * k)
