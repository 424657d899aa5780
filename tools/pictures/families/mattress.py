"""A mattress for a bed: foam with a zipped cover, hybrid, or alternating air cells; its pump beside it."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.furnishing import bar, loft, shell
from studio.geometry import box, lathe, prism, quad
from studio.curves import fillet
from studio.lettering import seven_segments
from studio.materials import add_grain, glow, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -60, "elevation": 38, "lens": 85, "fill": .9}, "detail": {"azimuth": -30, "elevation": 26, "focus": (-70, -30, 10, 30), "fill": 1.0}}
LONG, WIDTH = 196, 88


def pad(length, width, thick, colour, base=None, seam=True, seed=1.0):
    """The covered foam block: soft corners, a slightly uneven top, a zip round its middle, a darker underside."""
    cover = add_grain(plastic(colour, .46, .38, name="cover"), 5, .12, .04)
    under = add_grain(plastic(base or "23282d", .55, .3, name="under"), 5, .12, .04)
    edge = 2.6
    outline = lambda inset: round_rectangle(length - 2 * inset, width - 2 * inset, max(1.0, 6 - inset * .5), 14)
    rise = [(outline(edge * (1 - math.cos(a))), thick - edge + edge * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(9)]]
    upper = [(outline(.12), thick * .42), (outline(0), thick * .5), (outline(0), thick - edge)] + rise[1:]
    upper += [(outline(edge + t * (min(length, width) / 2 - edge - 1)), thick + .5 * math.sin(t * math.pi / 2)) for t in [k / 14 for k in range(1, 14)]]
    item = loft(upper, cover, 60)
    lower = loft([(outline(edge), 0), (outline(edge * .4), .5), (outline(.1), edge), (outline(.1), thick * .42)], under, 60)
    for part in (item, lower):
        for vertex in part.data.vertices:
            x, y, z = vertex.co
            vertex.co.z += .28 * ripple(x * .05, y * .05, 0, seed) * min(1, z / thick + .2)
            vertex.co.x += .18 * ripple(y * .1, z * .2, 2, seed)
            vertex.co.y += .22 * ripple(x * .08, z * .2, 4, seed)
    if seam:
        zip_tape, teeth = plastic("14171a", .6, .2), plastic("5a6269", .35)
        for z, r, material in ((thick * .42, .32, zip_tape), (thick * .42 + .02, .16, teeth)):
            line = outline(-.05 if r > .3 else -.26)
            tube([(x, y + .22 * ripple(x * .08, z * .2, 4, seed), z) for x, y in line], r, material, smooth=False, closed=True, sides=5)
        box(2.4, .4, .9, (-length * .36, -width / 2 - .5, thick * .42 - .9), metal("c9ccd0", .2), .15, 3)
        for x in (-length * .28, length * .28):
            box(14, .5, 2.6, (x, -width / 2 - .25, thick * .12), plastic("14171a", .6), .2, 3)


def air_cells(colour, cells=18):
    """A row of cross cells under a thin quilted cover that lets them show."""
    skin = add_grain(plastic(colour, .44, .4, name="cell"), 6, .1, .03)
    base = plastic("262b30", .5, .3, name="base")
    shell([(.6, 0), (0, .8), (0, 3.6), (.8, 4.4)], LONG, WIDTH, 5, base, 40, 10)
    pitch = LONG / cells
    for k in range(cells):
        full = 1 if k % 2 or k < 3 else .82
        radius, high = pitch * .545, 10.6 * full + 2.2

        def shape(u, v, radius=radius, high=high, k=k):
            a = 2 * math.pi * u
            y = (v - .5) * (WIDTH - 1.5)
            end = max(0.0, (abs(v - .5) - .43) / .07)
            close = math.sqrt(max(0.0, 1 - end ** 2.6))
            c, s = math.cos(a), math.sin(a)
            x = radius * math.copysign(abs(c) ** .7, c) * (.55 + .45 * close)
            z = 4.0 + high / 2 * (1 + math.copysign(abs(s) ** .72, s) * (.5 + .5 * close)) * (1 + .012 * ripple(y * .1, k, 0, 3))
            return Vector((x - LONG / 2 + pitch * (k + .5), y * (1 + .004 * s), z))
        grid_surface(44, 60, shape, skin, closed=True, angle=180)
        for y in (-1, 1):
            plug = lathe(fillet([(0, 0), (1.0, 0), (1.0, .5, .1), (0, .6)], .1), base, 24)
            plug.matrix_world = move(-LONG / 2 + pitch * (k + .5), y * (WIDTH / 2 - .9), 4.0 + high * .36) @ turn_x(90 * y)
    for y in (-1, 1):
        bar([(-LONG / 2 + 4, y * (WIDTH / 2 + .2), 5.2), (LONG / 2 - 4, y * (WIDTH / 2 + .2), 5.2)], 1.0, base)


def pump(place, hose_to):
    """The pump standing in front of the foot end: housing, panel, dial, hooks, twin hose to a point."""
    white, dark, grey = plastic("f0f2f3", .32, .5, grain=40), plastic("2b3238", .4, .4), plastic("8a949c", .4)
    with Gathered() as things:
        body = prism(round_rectangle(30, 20, 4), -5.5, 5.5, white, 1.6, 5)
        body.matrix_world = move(0, 0, 11.2) @ turn_x(90)
        face = prism(round_rectangle(24, 11, 2), 0, .25, dark, .1, 3)
        face.matrix_world = move(0, -5.6, 12.4) @ turn_x(90)
        quad(8.5, 4.2, glow("20363a", .6), move(-5.4, -5.88, 13.6) @ turn_x(90))
        seven_segments("2-10", 2.1, glow("7ff0d6", 1.1), move(-5.4, -5.9, 13.6) @ turn_x(90))
        for k in range(4):
            key = prism(round_rectangle(2.6, 1.5, .5, 4), 0, .22, grey, .1, 2)
            key.matrix_world = move(2.2 + (k % 2) * 4.4, -5.84, 14.8 - (k // 2) * 3.0) @ turn_x(90)
        for k, colour in enumerate(("3ecf6a", "e0a33a")):
            lamp = lathe([(0, 0), (.3, 0), (.3, .1), (0, .14)], glow(colour, 1.4), 20)
            lamp.matrix_world = move(-8.6 + k * 1.6, -5.86, 10.0) @ turn_x(90)
        for x in (-9, 9):
            bar([(x, 5.2, 15), (x, 8, 16), (x, 8.4, 22), (x, 6, 23)], .55, dark, 2)
            box(4, 9, 1.2, (x, 0, 0), dark, .4)
        for x in (11.5, 13.5):
            nozzle = lathe([(0, 0), (.9, 0), (.9, 2.4), (0, 2.4)], dark, 24)
            nozzle.matrix_world = move(14.6, 2 - (x - 12.5) * 2, 5.5) @ turn_y(90)
    group(things, place)
    here = place @ Vector((17, 2, 5.5))
    for k in (-1, 1):
        to = Vector(hose_to)
        middle = (here + to) / 2
        tube([here + Vector((0, k, 0)), here + Vector((6, k, -1.5)), Vector((middle.x + 4, middle.y + 2 * k, 1.2)), Vector((to.x - 3, to.y - 6 + k, 1.4)), to + Vector((k * 1.2, 0, 0))],
             .85, plastic("d9dee2", .35, .5, name="hose"), 14, 8)


def build(kind="foam", colour="2b5a8f", thick=15):
    """kind: foam, hybrid (with pump) or air (cells with pump); colour of the cover; thickness of a foam block in cm."""
    if kind == "air":
        air_cells(colour)
    else:
        pad(LONG, WIDTH, thick, colour)
    if kind != "foam":
        pump(move(-58, -72, 0) @ turn_z(-40), (-30, -WIDTH / 2 - .5, 5))
