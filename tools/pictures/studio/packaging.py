"""Packs of paper, film and foil: carton, sachet, blister, roll, a stack of folded things. Each stands or lies on z=0."""
import math

from mathutils import Vector

from studio import labels
from studio.curves import fillet, round_rectangle, superellipse
from studio.geometry import box, lathe, prism, quad
from studio.materials import clear_plastic, metal, plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface, ripple


def carton(width, depth, height, label, at=(0, 0, 0), opening="", card="f4f5f6", flap=True):
    """A printed box, front at -y: label on the front, narrow faces left and right, lid on top.
    opening: SVG drawn on the lid in tenths of a cm (a perforated slot); returns its objects."""
    with Gathered() as things:
        box(width, depth, height, (0, 0, 0), plastic(card, .5, .3, name="card"), .07, 3)
        trim, lift = .08, .012
        w, d, h = width - trim, depth - trim, height - trim
        face = lambda path: printed(path, .4, .35)
        quad(w, h, face(labels.front(label, width, height)), move(0, -depth / 2 - lift, height / 2) @ turn_x(90))
        narrow = face(labels.side(label, depth, height))
        for right in (1, -1):
            quad(d, h, narrow, move(right * (width / 2 + lift), 0, height / 2) @ turn_z(right * 90) @ turn_x(90))
        quad(w, d, face(labels.top(label, width, depth, opening)), move(0, 0, height + lift))
        if flap:
            # The dark hairline where the lid tucks in.
            line = plastic("20262b", .8, 0, name="slit")
            quad(w * .985, .035, line, move(0, -depth / 2 + .05, height + lift * 1.5))
            for right in (1, -1):
                quad(.03, d * .97, line, move(right * (width / 2 - .05), 0, height + lift * 1.5))
    return group(things, move(*at))


def sachet(width, height, label, thickness=.5, seal=.7, back="eef1f3", foil=False, seed=1.0, ridges=True):
    """A filled sachet or sterile pouch lying on z=0, print up, its top towards +y; foil gives a metallic back and seals."""
    sheet = metal("d5d8da", .3) if foil else plastic(back, .4, .4, name="film")

    def height_at(x, y, up):
        u, v = abs(x) / (width / 2), abs(y) / (height / 2)
        inside_x = max(0.0, 1 - (u / (1 - seal * .6 / width)) ** 5)
        inside_y = max(0.0, 1 - (v / (1 - 2 * seal / height)) ** 6)
        swell = math.sqrt(inside_x * inside_y) * thickness / 2
        crease = .16 * thickness * ripple(x * .45, y * .45, 0, seed) * min(1, 2 * inside_x * inside_y + .25)
        comb = .025 * math.sin(x * 16) * (1 if ridges and abs(y) > height / 2 - seal * .85 else 0)
        edge = .05 * thickness * ripple(x * .3, y * .3, 3, seed)
        return thickness / 2 + .03 + up * (swell + .012) + crease + comb + edge

    def skin(up):
        def shape(u, v):
            x, y = (u - .5) * width, (v - .5) * height
            return Vector((x + .03 * ripple(y, u * 3, seed), y + .03 * ripple(x, v * 3, 2, seed), height_at(x, y, up)))
        return shape

    margin = seal if thickness > 1 else 0  # a plump pouch turns away at its edges
    with Gathered() as things:
        grid_surface(160, 160, skin(1), printed(labels.front(label, width, height, 0, margin), .34, .45), angle=180)
        grid_surface(60, 60, skin(-1), sheet, angle=180)
    return things


def blister(columns, rows, label=None, tablet=1.0, long=1.0, pitch=(1.7, 1.7), colour="fdfdfb", clear=True, foil="cfd3d6"):
    """A strip of tablets (diameter cm; long > 1 makes capsules) lying on z=0 with the domes up."""
    width, depth = columns * pitch[0] + .9, rows * pitch[1] + .9
    with Gathered() as things:
        prism(round_rectangle(width, depth, .45), 0, .05, metal(foil, .28, "foil"), .01, 2)
        film = clear_plastic("f2f8fa", .02, .08) if clear else metal(foil, .3, "foil")
        prism(round_rectangle(width, depth, .45), .05, .08, film, .01, 2)
        pill = plastic(colour, .35, .5, name="tablet")
        for i in range(columns):
            for j in range(rows):
                place = move((i - (columns - 1) / 2) * pitch[0], (j - (rows - 1) / 2) * pitch[1], .07)
                solid = prism(superellipse(tablet * long, tablet, 2.3, 40), .03, .4 * tablet ** .5, pill, .13 * tablet, 4)
                dome = prism(superellipse(tablet * long + .3, tablet + .3, 2.6, 48), 0, .52 * tablet ** .5 + .04, film, .2, 5)
                for part in (solid, dome):
                    part.matrix_world = place
        if label:
            quad(width * .9, .34, printed(labels.front(label, width * .9, .34)), move(0, depth / 2 - .28, .085))
    return things


def roll(outer, inner, width, material, core="d9c9ab", lying=False, turns=9, tail=0.0):
    """A roll (tape, bandage, paper): radii and width in cm, standing on its side face, or lying=True on its rim with its
    faces left and right of x; tail = length of the loose end. The face shows the layers."""
    with Gathered() as things:
        step = (outer - inner) / turns
        profile = [(inner, .02), (inner, 0)]
        for k in range(turns):
            r = inner + k * step
            profile += [(r + step * .12, .0), (r + step * .5, -.012), (r + step * .88, 0), (r + step, .02)]
        rim = [(outer - .02, 0), (outer, .03), (outer, width - .03), (outer - .02, width)]
        top = [(r, width - z) for r, z in reversed(profile)]
        lathe([(inner, .02)] + profile[1:] + rim + top + [(inner, width - .02)], material, 128, 50, "roll")
        if core:
            paper = plastic(core, .8, .1, name="core")
            lathe([(inner - .12, 0), (inner, 0), (inner, width), (inner - .12, width), (inner - .12, 0)], paper, 96, 30, "core")
        if tail:
            def loose(u, v):
                a = -math.pi / 2 + u * tail / outer
                r = outer + .03 + .10 * u ** 3 * outer
                return Vector((r * math.cos(a), r * math.sin(a), .02 + v * (width - .04)))
            grid_surface(40, 4, loose, material, angle=180)
    if lying:
        group(things, move(-width / 2, 0, outer) @ turn_y(90))
    return things


def folded(width, depth, layers, thickness, material, seed=1.0):
    """A pile of folded sheets (wipes, towels, gauze, pads): rounded fold at the front, slightly uneven."""
    with Gathered() as things:
        for k in range(layers):
            x, y = .06 * width * ripple(k, 1, 0, seed) * .3, .05 * depth * ripple(k, 5, 0, seed) * .3
            profile = fillet([(-depth / 2, 0), (-depth / 2 - thickness * .3, thickness / 2), (-depth / 2, thickness), (depth / 2, thickness), (depth / 2, 0)], thickness * .4, 4)

            def shape(u, v, profile=profile, k=k):
                i = v * (len(profile) - 1)
                a, b = profile[int(i)], profile[min(int(i) + 1, len(profile) - 1)]
                part = i - int(i)
                px, pz = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
                uneven = .12 * thickness * ripple(u * width * .5, px * .5, k, seed)
                return Vector(((u - .5) * width + x, px + y, pz + k * thickness + uneven))
            grid_surface(60, 40, shape, material, angle=60)
    return things
