"""A fingertip pulse oximeter, lit: shell and screen colours, layout of the screen, readings, lanyard, size."""
from mathutils import Vector

from studio.curves import superellipse, tube
from studio.cutting import carve, turned
from studio.geometry import prism, quad
from studio.lettering import seven_segments, text
from studio.materials import fabric, glow, plastic, rubber
from studio.placing import Gathered, group, move, scale, turn_x, turn_z
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -24, "elevation": 44, "lens": 85, "accent": 1.3, "fill": .84},
         "detail": lambda size=1.0, **_: {"azimuth": -8, "elevation": 66, "focus": (0, .2, 3 * size, 2.7 * size), "fill": 1.0}}


def bore():
    """The finger hole as a solid, to be cut out."""
    hole = turned([(0, 0), (1.0, 0), (.82, 3.2, .3), (0, 3.4)], rubber("26292d", .6), move(0, -3.6, 1.45) @ turn_x(-90))
    hole.scale.y = .82
    return hole


def shell(colour, lower, accent):
    """Two halves on a hinge with a soft finger hole at the front."""
    top = prism(superellipse(3.5, 6.1, 4.2), 1.5, 3.3, plastic(colour, .3, .5, .3, name="shell"), .62, 8)
    base = prism(superellipse(3.4, 5.9, 4.2), .0, 1.38, plastic(lower, .38), .5, 8)
    band = prism(superellipse(3.25, 5.6, 4.2), 1.2, 1.7, plastic(accent, .4), .1, 3)
    for part in (top, base, band):
        carve(part, bore())
    lip = turned([(.86, 0), (1.02, .02, .06), (1.02, .2, .06), (.86, .24), (.86, 0)], rubber("3a3f45", .6), move(0, -2.72, 1.45) @ turn_x(90))
    lip.scale.y = .82
    for side in (1, -1):
        for k in range(5):
            prism(superellipse(.09, .8, 3), 1.75 + k * .2, 1.84 + k * .2, plastic(accent, .5), .03, 2).location = (side * 1.735, 1.7, 0)


def screen(layout, first, second, spo2, pulse):
    """The lit display, seen from the finger's side: digits in two colours, a bar or a pulse wave."""
    glass = plastic("07090b", .3, .3, name="screen")
    prism(superellipse(2.45, 3.1, 7), 3.27, 3.34, glass, .05, 3).location.y = -.45
    one, two = glow(first, 1.5), glow(second, 1.4)
    face = move(0, -.45, 3.352)
    if layout == "led":
        seven_segments(spo2, .95, one, face @ move(.25, .72))
        seven_segments(pulse, .95, one, face @ move(.25, -.72))
        for word, y in (("%SpO₂", 1.32), ("PR bpm", -.1)):
            text(word, .22, plastic("c9d0d6", .5), face @ move(-.62, y, .003))
        for k in range(4):
            quad(.2, .13, one, face @ move(-.92, -1.2 + k * .2, .002))
    else:
        text("SpO₂%", .27, one, face @ move(-.55, 1.2, .003), font="Inter-Bold")
        text("PR bpm", .27, two, face @ move(.6, 1.2, .003), font="Inter-Bold")
        seven_segments(spo2, .66, one, face @ move(-.64, .46))
        seven_segments(pulse, .52, two, face @ move(.66, .40))
        height = lambda t: max(.05, 1 - abs(t * 5 - .9)) * .5 + max(0, .42 - abs(t * 5 - 2.2) * .7) * .5
        wave = [(-1.05 + 2.1 * k / 90, -1.2 + height((k % 30) / 30), .01) for k in range(91)]
        tube([face @ Vector(point) for point in wave], .024, two, smooth=False, sides=3)


def lanyard(colour):
    """A woven cord from the hinge, laid in a bow to the right."""
    cord = fabric(colour, "twill", 16, .4, .6, coordinates="UV", span=(1, 40))
    loop = [(0, 2.9, 1.2), (.1, 4.0, .5), (1.2, 5.2, .14), (3.6, 5.0, .14), (5.0, 2.6, .14), (4.6, -.6, .14), (3.2, -2.4, .14),
            (2.9, -1.2, .14), (4.0, 1.2, .16), (3.6, 3.6, .2), (1.5, 4.6, .3), (.3, 3.7, .5), (-.1, 2.9, 1.1)]
    ribbon(loop, .26, .14, cord, (0, 0, 1), around=12)


def build(colour="f4f6f7", lower="d5dadf", accent="8b97a3", layout="led", first="ff3a2a", second="ffb02e", spo2="98", pulse="72",
          button="9aa4ae", cord="2b3440", size=1.0, word=""):
    """colour, lower, accent: the halves and the band; layout: led (digits) or oled (with a pulse wave); first, second: lit colours;
    cord: lanyard colour or ""; size: scale (a child's model is smaller)."""
    with Gathered() as things:
        shell(colour, lower, accent)
        screen(layout, first, second, spo2, pulse)
        prism(superellipse(1.15, .62, 2.6), 3.2, 3.42, plastic(button, .35), .12, 4).location.y = 1.75
        if word:
            text(word, .24, plastic("67727d", .5), move(0, 2.42, 3.31))
        if cord:
            lanyard(cord)
    group(things, turn_z(-14) @ scale(size))
