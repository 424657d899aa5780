"""Dressings as they lie unwrapped on z=0: island, foam, fibre, pad, gauze, mesh, film, strips, plaster, and those of woundcare. Sizes in cm."""
import math

from mathutils import Vector

from studio.curves import round_rectangle
from studio.geometry import frame, prism
from studio.labels import picture
from studio.materials import fabric, plastic, printed, shade
from studio.placing import Gathered, move
from studio.surfaces import grid_surface, ripple
from studio.woundcare import PIECES


def sheet(width, height, thickness, material, corner=.3, seed=1.0, wave=.06, swell=None):
    """A soft flat sheet with round corners, slightly uneven; swell(x, y) adds relief in cm."""
    power = 2 + 10 / max(.4, corner * 10 / min(width, height))

    def shape(up):
        def place(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            # Squeeze the grid's corners inwards so that the outline is rounded.
            pull = 1 - .5 * corner / min(width, height) * max(0, abs(x * y) - .6) ** 2 * power * .5
            px, py = x * width / 2 * pull, y * height / 2 * pull
            rim = max(0.0, 1 - max(abs(x), abs(y)) ** 24)
            lift = swell(px, py) if swell and up else 0
            bed = wave * (.5 + .5 * ripple(px * .35, py * .35, 0, seed))
            return Vector((px, py, .02 + bed + up * (thickness * rim ** .5 + lift)))
        return place
    grid_surface(150, 150, shape(1), material, angle=180)
    grid_surface(30, 30, shape(0), material, angle=180)


def raised(width, height, amount, soft=.35):
    """Relief of a padded middle, width by height cm, `amount` high with a soft shoulder."""
    def lift(x, y):
        inside = min(width / 2 - abs(x), height / 2 - abs(y)) / soft
        t = max(0.0, min(1.0, inside))
        return amount * t * t * (3 - 2 * t)
    return lift


def grid_picture(colour, ground, pitch, line, width, height, slant=False):
    """A net of threads as a texture: pitch and thread in cm."""
    w, h, p = width * 10, height * 10, pitch * 10
    turn = ' patternTransform="rotate(45)"' if slant else ""
    body = (f'<defs><pattern id="n" width="{p}" height="{p}" patternUnits="userSpaceOnUse"{turn}><path d="M0 0H{p}M0 0V{p}" stroke="#{colour}" stroke-width="{line * 20}"/></pattern></defs>'
            f'<rect width="{w}" height="{h}" fill="url(#n)"/>')
    return picture(width, height, body, ground)


def dressing(kind, width, height, colour=None, quilted=True):
    """One unwrapped dressing, width by height cm, wound side or outside up as it shows best; returns its objects."""
    with Gathered() as things:
        if kind in PIECES:
            PIECES[kind](width, height, colour, quilted)
        elif kind == "island":
            sheet(width, height, .06, fabric(colour or "fbfaf6", "nonwoven", 14, .25, .5), .5)
            sheet_pad = fabric("eceff0", "crepe", 9, .35, .7)
            prism(round_rectangle(width * .5, height * .55, .2), .1, .36, sheet_pad, .12, 4)
        elif kind == "foam":
            base = colour or "e8cdb4"
            film = plastic(base, .55, .3, grain=3, name="foam film")
            relief = raised(width * .7, height * .7, .5, .55)
            groove = lambda t: math.exp(-((t % 1.6 - .8) / .13) ** 2)
            cuts = lambda x, y: relief(x, y) - .16 * max(groove(x + y), groove(x - y)) * (relief(x, y) / .5) ** 2
            sheet(width, height, .05, film, 1.1, swell=cuts if quilted else relief)
        elif kind == "fibre":
            sheet(width, height, .28, fabric(colour or "f7f5ee", "nonwoven", 5, .45, 1.0), .3, swell=lambda x, y: .05 * ripple(x * 1.6, y * 1.6, 0, 5) + .035 * math.sin(y * 5))
        elif kind == "pad":
            sheet(width, height, .3, fabric("fdfdfb", "nonwoven", 8, .2, .4), .2)
            dots = f'<defs><pattern id="d" width="2.2" height="2.2" patternUnits="userSpaceOnUse"><circle cx="1.1" cy="1.1" r=".42" fill="#c3ccd1"/></pattern></defs><rect width="{width * 10}" height="{height * 10}" fill="url(#d)"/>'
            grid_surface(40, 40, lambda u, v: Vector(((u - .5) * width * .97, (v - .5) * height * .97, .375 + .03 * ripple(u * 3, v * 3, 1))), printed(picture(width, height, dots, "f9fbfb"), .18, .6), angle=180)
        elif kind in ("paraffin", "mesh", "gauze"):
            thread, ground, pitch = {"paraffin": ("d9c27a", "f7efcf", .16), "mesh": ("c9d2d6", "fafcfc", .09), "gauze": ("dcdcd6", "fdfdfb", .11)}[kind]
            if colour:
                thread, ground = shade(colour, .78), colour
            net = printed(grid_picture(thread, ground, pitch, .022, width, height), .3 if kind == "paraffin" else .8, .5 if kind == "paraffin" else .1)
            for layer in range(4 if kind == "gauze" else 1):
                z, turn = .06 + layer * .09, .03 * layer
                grid_surface(60, 60, lambda u, v: Vector(((u - .5) * width + turn * (v - .5), (v - .5) * height - turn, z + .06 * ripple(u * 5, v * 5, layer, 2))), net, angle=180)
        elif kind == "film":
            prism(round_rectangle(width, height, .8), .01, .05, plastic("e3eef3", .1, .6, .6, name="film"), .01, 2)
            paper = plastic("fbfaf5", .6, .2, name="frame")
            frame(round_rectangle(width + .3, height + .5, .8), round_rectangle(width - 1.3, height - 1.6, .7), move(0, 0, .06), paper, .04, .01)
            arrow = plastic("2f7fc2", .5, name="arrow")
            for side in (1, -1):
                prism(round_rectangle(1.1, .16, .05), 0, .012, arrow, 0).matrix_world = move(side * (width / 2 - .85), -height / 2 + .3, .105)
        elif kind == "strips":
            prism(round_rectangle(width, height, .15), .01, .05, plastic("f5f1e4", .6, .2, name="card"), .01, 2)
            strip = fabric(colour or "ecd9bf", "plain", 16, .35, .5)
            n = 3
            for k in range(n):
                prism(round_rectangle(width * .86, .64, .05), .06, .09, strip, .01, 2).matrix_world = move(0, (k - (n - 1) / 2) * height / (n + .5), 0)
        elif kind == "plaster":
            skin = plastic(colour or "dcae82", .55, .3, grain=5, name="plaster")
            sheet(width, height, .03, skin, height * .95, wave=.03, swell=raised(width * .34, height * .78, .07, .12))
            hole = plastic(shade(colour or "dcae82", .7), .8, 0, name="holes")
            for side in (1, -1):
                for i in range(3):
                    for j in range(3):
                        prism(round_rectangle(.09, .09, .045), 0, .004, hole, 0).matrix_world = move(side * (width * .27 + i * width * .055), (j - 1) * height * .24, .083)
    return things
