"""A digital blood-pressure monitor for the wrist: colours, readings, cuff."""
import math

from mathutils import Vector

from studio.curves import superellipse, tube
from studio.cutting import turned
from studio.geometry import prism, quad
from studio.lettering import seven_segments, text
from studio.materials import fabric, glow, plastic
from studio.placing import Gathered, group, move, turn_x
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -22, "elevation": 32, "lens": 85, "accent": 1.3},
         "detail": {"azimuth": -6, "elevation": 50, "focus": (-.3, -1.2, 8.2, 4.6), "fill": 1.0}}


def strap(cloth, edge):
    """The wrist band, an oval lying along x with its gap at the back."""
    def point(u, v, side):
        a = math.radians(-250) + u * math.radians(400)
        r = 3.35 + .5 * u + side * (.14 + .22 * (1 - abs(2 * v - 1) ** 4)) + .05 * ripple(u * 8, v * 3, side)
        return Vector(((v - .5) * 6.6, r * math.cos(a), 4.1 + r * .86 * math.sin(a)))
    for side in (1, -1):
        grid_surface(200, 40, lambda u, v, side=side: point(u, v, side), cloth, angle=180)
    for v in (0, 1):
        tube([point(k / 160, v, 0) for k in range(161)], .17, edge, smooth=False, sides=4)
    for u in (0, 1):
        tube([point(u, k / 16, 0) for k in range(17)], .16, edge, smooth=False, sides=4)


def build(shell="f1f3f5", accent="1d5fa8", cuff="3a4452", upper="118", lower="76", pulse="66", digits="1b2420", ground="c3cfc0"):
    """shell, accent: housing and start key; cuff: cloth; three readings; digits, ground: colours of the display."""
    strap(fabric(cuff, "twill", 8, .3, .5, coordinates="UV", span=(24, 6.6)), fabric("232a33", "twill", 9, .3))
    with Gathered() as things:
        prism(superellipse(8.6, 6.6, 4.6), 0, 2.0, plastic(shell, .32, .5, .2), .6, 8)
        prism(superellipse(8.3, 6.3, 4.6), -.4, .3, plastic("b7bec5", .4), .15, 4)
        prism(superellipse(5.7, 5.3, 8), 1.95, 2.06, plastic("14181c", .25, .4), .06, 3).location.x = -1.05
        face = move(-1.05, 0, 2.075)
        quad(5.0, 4.7, glow(ground, .86), face)
        ink = plastic(digits, .6)
        for value, size, y in ((upper, 1.25, 1.45), (lower, 1.25, -.2), (pulse, .8, -1.65)):
            seven_segments(value, size, ink, face @ move(.75, y, .004))
        for word, y in (("SYS", 1.65), ("DIA", 0), ("PULSE", -1.55)):
            text(word, .36, ink, face @ move(-1.75, y, .004), font="Inter-Bold")
        turned([(0, 0), (.82, 0), (.8, .22, .1), (0, .26)], plastic(accent, .3), move(3.05, 1.3, 1.96))
        text("START", .3, plastic("ffffff", .5), move(3.05, 1.3, 2.235), font="Inter-Bold")
        for k, y in enumerate((-.5, -1.7)):
            prism(superellipse(1.3, .62, 3), 1.95, 2.12, plastic("d3d9de", .4), .1, 4).location = (3.05, y, 0)
            text(("M", "SET")[k], .27, plastic("4a5560", .5), move(3.05, y, 2.13), font="Inter-Bold")
    group(things, move(0, -1.1, 6.9) @ turn_x(22))
