"""A roll of waste sacks with its loose end and a paper band: colours, tiger stripe, words on the sacks and the band."""
import math

from mathutils import Vector

from studio.labels import Label, front, picture, words
from studio.materials import plastic, printed
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -24, "elevation": 30, "lens": 80}}
LENGTH, RADIUS, TAIL = 34.0, 5.6, 13.0


def film_print(colour, ink, said, tiger):
    """The printed film once round the roll and down the tail: rows of words, or a black stripe along the roll."""
    h = (2 * math.pi * RADIUS + TAIL) * 10
    body = f'<rect x="{LENGTH * 3.9}" width="{LENGTH * 2.2}" height="{h}" fill="#17181a"/>' if tiger else ""
    for k in range(12):
        for x in ((.2, .8) if tiger else (.26, .78)):
            line = words(0, 6, 15 if tiger else 19, said, ink, 800, "middle")
            # The film runs down the front of the roll and out along the floor: there its rows stand on their heads, and
            # the roll shows the film's other side.
            part = (k + .5) / 12
            head, mirror = 180 if part < .5 else 0, -1 if part * h < 20 * math.pi * RADIUS else 1
            body += f'<g transform="translate({LENGTH * 10 * x} {h * part}) rotate({head}) scale({mirror} 1)">{line}</g>'
    return printed(picture(LENGTH, h / 10, body, colour), .3, .5)


def end_face(side, skin):
    """The wound layers seen at an end."""
    def shape(u, v):
        a = 2 * math.pi * u
        r = .9 + (RADIUS - .9) * v
        return Vector((side * (LENGTH / 2 - .06 + .07 * math.sin(r * 19 + a * .7) + .12 * ripple(r * 2, a, 0, side)), r * math.cos(a), RADIUS + r * math.sin(a)))
    grid_surface(96, 90, shape, skin, closed=True, angle=180)


def build(colour="f07f13", ink="1b1b1b", said="CLINICAL WASTE", tiger=False, title="Clinical Waste Sacks", detail="Orange · 90 L", count="50 sacks", band="1b2733"):
    """colour of the film and ink; said: words printed on it; tiger: black stripe; band: title, detail, count and its colour."""
    skin = film_print(colour, ink, said, tiger)
    turn = 2 * math.pi * RADIUS
    whole = turn + TAIL

    def shape(u, v):
        x, s = (u - .5) * LENGTH, (1 - v) * whole
        sag = .10 * ripple(x * .22, s * .3, 0, 3) + .05 * ripple(x * .9, s * .12, 2, 4)
        if s < turn:
            r = RADIUS + sag * .7 + (.05 if s < 2 else 0)
            return Vector((x, -r * math.sin(s / RADIUS), RADIUS - r * math.cos(s / RADIUS)))
        t = s - turn
        return Vector((x * (1 - .012 * t / TAIL), -t, .12 + .22 * abs(sag) * 4 * min(1, t / 3) + .7 * (t / TAIL) ** 3))
    grid_surface(120, 240, shape, skin, angle=180)
    core = plastic(colour, .4, .45, name="ends")
    for side in (1, -1):
        end_face(side, core)
    label = Label(title, detail, "", count, band, colour, "solid", "penhallow")
    wide = 13.0
    paper = printed(front(label, wide, 9.5), .5, .3)

    def wrap(u, v):
        a = math.radians(-32 + 97 * v)
        r = RADIUS + .22
        return Vector(((u - .5) * wide, -r * math.cos(a), RADIUS + r * math.sin(a)))
    grid_surface(20, 40, wrap, paper, angle=180)
    plain = plastic("f4f4f2", .6, name="band")

    def rest(u, v):
        a = math.radians(65 + 240 * v)
        return Vector(((u - .5) * wide, -(RADIUS + .2) * math.cos(a), RADIUS + (RADIUS + .2) * math.sin(a)))
    grid_surface(4, 50, rest, plain, angle=180)
