"""Dressings whose shape tells them apart: bordered and plain foam, cannula film, closure strips, open nets (cm, lying on z=0)."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, superellipse, tubes
from studio.cutting import cutout, moved
from studio.geometry import prism
from studio.materials import clear_plastic, fabric, plastic, shade
from studio.placing import move
from studio.surfaces import grid_surface, ripple, thicken


def bed(x, y, seed=4):
    """The unevenness on which a soft thing lies, in cm."""
    return .09 * (.5 + .5 * ripple(x * .28, y * .28, 0, seed))


def bordered_pad(outer, inner, colour, rise=.62, seam=.16):
    """A thin border round a raised pad, both following their outlines (equally many points); returns the height of the pad's face."""
    n = len(outer)
    film, pad = plastic(shade(colour, 1.45), .5, .35, name="border"), plastic(colour, .6, .3, grain=3, name="foam")
    groove = plastic(shade(colour, .62), .7, .1, name="seam")
    pick = lambda outline, u: Vector((*outline[round(u * n) % n], 0))
    shrink = lambda p, by: p - p.normalized() * by

    def border(u, v):
        a, b = pick(inner, u), pick(outer, u)
        p = a.lerp(b, v)
        return Vector((p.x, p.y, .06 + bed(p.x, p.y) + .03 * ripple(p.x * .8, p.y * .8, 1, 3) * v))
    thicken(grid_surface(n + 1, 12, border, film, angle=180), .05)

    def line(u, v):
        p = pick(inner, u)
        p = p + p.normalized() * seam * v
        return Vector((p.x, p.y, .10 + bed(p.x, p.y)))
    grid_surface(n + 1, 3, line, groove, angle=180)

    def face(u, v):
        edge = pick(inner, u)
        t = min(1.0, v / .35)
        if v < .35:
            p, z = shrink(edge, .42 * (1 - math.cos(t * math.pi / 2))), rise * math.sin(t * math.pi / 2)
        else:
            p, z = shrink(edge, .42) * (1 - (v - .35) / .65), rise + .05 * (v - .35)
        return Vector((p.x, p.y, .08 + bed(p.x, p.y) + z + .02 * ripple(p.x, p.y, 2, 6)))
    grid_surface(n + 1, 44, face, pad, angle=180)
    return .08 + rise


def bordered(width, height, colour, cuts):
    """Bordered silicone foam, backing up; cuts: the regular Y-shaped cuts of a pad that stretches every way."""
    colour = colour or "e3bfa2"
    edge = min(width, height) * .17
    top = bordered_pad(superellipse(width, height, 9, 160), superellipse(width - 2 * edge, height - 2 * edge, 9, 160), colour)
    if cuts:
        lines, pitch = [], (width - 2 * edge) / 5.2
        for row in range(-3, 4):
            for column in range(-3, 4):
                x, y = (column + .5 * (row % 2)) * pitch, row * pitch * .86
                if abs(x) > width / 2 - edge - pitch * .45 or abs(y) > height / 2 - edge - pitch * .42:
                    continue
                for a in (90, 210, 330):
                    end = Vector((x + pitch * .4 * math.cos(math.radians(a)), y + pitch * .4 * math.sin(math.radians(a)), 0))
                    lines.append([Vector((px, py, top + .03 + bed(px, py))) for px, py in ((x, y), ((x + end.x) / 2, (y + end.y) / 2), (end.x, end.y))])
        tubes(lines, .055, plastic(shade(colour, .55), .8, .05, name="cuts"), 4)


def block(width, height, colour, _):
    """Plain foam: thick, straight cut edges, pores, a thin film as its back."""
    foam = fabric(colour or "efe2cf", "nonwoven", 9, .5, 1.0, name="foam")
    prism(round_rectangle(width, height, .12), .02, .8, foam, .05, 3)
    prism(round_rectangle(width - .02, height - .02, .12), .8, .86, plastic(shade(colour or "e2b793", 1.0), .45, .4, name="film"), .02, 2)


def cannula(width, height, colour, _):
    """A film dressing for a cannula: U-shaped notch in its lower edge, woven border round a clear window, two strips to secure the wings."""
    w, h, r = width / 2, height / 2, .7
    notch = [(.55 * math.cos(math.radians(a)), -h + 1.5 + .55 * math.sin(math.radians(a))) for a in range(180, -1, -12)]
    body = round_rectangle(width, height, r)
    lower = [p for p in body if p[1] < -h + .01 and p[0] < 0][:1]
    split = body.index(lower[0])
    # Anticlockwise along the lower edge from left to right the notch is let in.
    outline = body[:split + 1] + [(-.55, -h)] + notch + [(.55, -h)] + body[split + 1:]
    prism(round_rectangle(width + 1.1, height + 1.1, .3), .01, .05, plastic("a9cbe2", .55, .25, name="liner"), .01, 2)
    window = moved(round_rectangle(width - 1.7, height - 3.3, .6), 0, .75)
    cutout(outline, [window], .09, fabric("fdfdfb", "nonwoven", 9, .3, .6), .03, move(0, 0, .07))
    prism(window, .06, .12, plastic("d3e6f0", .1, .7, .8, name="film"), .01, 2)
    tape = fabric("fdfdfb", "nonwoven", 9, .3, .6)
    for k in (0, 1):
        prism(round_rectangle(1.5, height + .2, .12), .01, .05, plastic("a9cbe2", .55, .25, name="liner"), .01, 2).matrix_world = move(w + 1.9 + 1.75 * k, 0, 0)
        prism(round_rectangle(1.05, height - .8, .3), .06, .13, tape, .02, 2).matrix_world = move(w + 1.9 + 1.75 * k, 0, 0)


def closures(width, height, colour, _):
    """Three wound closure strips, ribbed by their reinforcing threads, on a tinted card."""
    card, strip = plastic("3f8fb8", .55, .25, name="card"), plastic(colour or "f4ead6", .7, .15, name="strip")
    prism(round_rectangle(width, height, .2), .01, .06, card, .01, 2)
    thread = plastic(shade(colour or "f4ead6", .72), .8, .1, name="thread")
    long, wide, lines = width * .84, height * .2, []
    for k in range(3):
        y = (k - 1) * height * .3
        prism(round_rectangle(long, wide, .08), .07, .13, strip, .02, 2).matrix_world = move(0, y, 0)
        lines += [[(-long / 2 + .12, y + (j - 1.5) * wide * .22, .13), (long / 2 - .12, y + (j - 1.5) * wide * .22, .13)] for j in range(4)]
    tubes(lines, .022, thread, 3)


def net(width, height, colour, _):
    """A clear silicone net with round holes, half off its coloured liner."""
    liner = plastic("2f9c8e", .4, .4, name="liner")
    prism(round_rectangle(width + .6, height + .6, .3), .01, .05, liner, .01, 2).matrix_world = move(0, 0, 0)
    pitch, holes = .74, []
    rows = int((height - .5) / (pitch * .87))
    for row in range(rows):
        columns = int((width - .5) / pitch) - row % 2
        for column in range(columns):
            x, y = (column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch * .87
            holes.append([(x + .24 * math.cos(a * .5236), y + .24 * math.sin(a * .5236)) for a in range(12)])
    cutout(round_rectangle(width, height, .35), holes, .12, clear_plastic(colour or "e8f3f2", .72, .2, "silicone"), .03, move(0, 0, .08))


def tulle(width, height, colour, _):
    """Open-weave gauze soaked in paraffin: pairs of threads that leave square holes, on its paper."""
    thread = plastic(colour or "e6cf7c", .22, .7, .5, name="greasy thread")
    prism(round_rectangle(width + .9, height + .9, .2), .01, .04, plastic("b9d3e2", .5, .3, name="paper"), .01, 2)
    lines, pitch = [], .72
    for long, wide, swap in ((width, height, False), (height, width, True)):
        for k in range(int(wide / pitch) + 1):
            for pair in (-.055, .055):
                line = []
                for i in range(41):
                    s, o = (i / 40 - .5) * long, (k - int(wide / pitch) / 2) * pitch + pair
                    x, y = (o, s) if swap else (s, o)
                    line.append(Vector((x + .07 * ripple(x * .5, y * .5, 0, 2), y + .07 * ripple(x * .5, y * .5, 4, 5), .10 + .03 * math.sin(s * math.pi / pitch + k * math.pi + math.pi * swap))))
                lines.append(line)
    tubes(lines, .045, thread, 4)


PIECES = {"bordered": bordered, "block": block, "cannula": cannula, "closures": closures, "net": net, "tulle": tulle}
