"""A headlamp with its elastic strap: colour of strap, size of head, red light, battery case at the back, top strap."""
import math

from families._lamp import lamp
from studio.curves import round_rectangle, superellipse
from studio.cutting import fluted, turned
from studio.geometry import box, prism
from studio.materials import fabric, glow, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y
from studio.surfaces import ripple
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 30, "elevation": 24, "lens": 75, "key": 1.1, "accent": 1.4, "polished": True},
         "detail": {"azimuth": 22, "elevation": 16, "lens": 85, "focus": (0, -9.5, 3, 4.2), "fill": 1.0, "polished": True}}


def head(radius, shell, ring, dark, red, light):
    """The lamp looking along -z of its own axis before it is turned: collar, reflector, glass, red lights."""
    turned([(0, 0), (radius * .9, 0), (radius, .3, .1), (radius, 1.5), (0, 1.5)], shell)
    turned([(radius * .9, 1.5), (radius * 1.02, 1.52, .05), (radius * 1.02, 1.7, .05), (radius * .9, 1.72)], ring)
    fluted(radius * 1.08, 1.72, 2.9, dark, 22, .07, radius * .95)
    turned([(0, 1.7), (radius * .94, 1.7), (radius * .94, 2.86), (radius * 1.03, 2.86), (radius * 1.06, 3.1, .1), (radius * .86, 3.12, .04),
            (radius * .83, 2.95), (radius * .45, 1.95), (0, 1.8)], dark)
    lamp(radius * .82, 3.0, 1.1, light)
    if red:
        for side in (1, -1):
            at = move(side * radius * 1.44, -.05, 1.28)
            turned([(.24, 0), (.4, 0), (.38, .16, .04), (.27, .16), (.24, .06)], ring, at)
            turned([(0, .02), (.26, .02), (.22, .16, .08), (0, .24)], glow("ff2a1c", 1.5), at)


def build(strap="24272b", stripe="b3272d", shell="1d1f22", accent="b3272d", radius=1.7, red=False, back=True, hinge=True,
          light="fffaf0", small=False, top=False):
    """strap, stripe: the band; shell, accent: lamp; radius of the lamp in cm; red: red night lights; back: battery case behind;
    small: a micro lamp on a clip; top: a second strap over the head."""
    body, dark, ring = plastic(shell, .38, .5, grain=60), rubber("141517", .45), metal(accent, .3)
    width = 1.9 if small else 2.6
    band = fabric(strap, "twill", 7, .3, .5, coordinates="UV", span=(2 * width, 58))
    line = [(9.4 * math.cos(a) * (1 + .02 * math.sin(3 * a)), 8.2 * math.sin(a), 3 + .22 * ripple(math.cos(a) * 2, math.sin(a) * 2))
            for a in (2 * math.pi * k / 40 - math.pi / 2 for k in range(40))]
    ribbon(line, width, .16, band, closed=True, per=5)
    if stripe:
        ribbon([(x * 1.011, y * 1.012, z) for x, y, z in line], width * .2, .02, fabric(stripe, "twill", 7, .3, coordinates="UV", span=(1, 58)), closed=True, per=5)
    if top:
        ribbon([(0, -8.2, 3.8), (0, -6.5, 7.5), (0, 0, 9.6), (0, 6.5, 7.5), (0, 8.2, 3.8)], width * .8, .16, band, (1, 0, 0))
    for side in (1, -1):
        slider = prism(round_rectangle(1.5, width + 1.0, .3), -.2, .25, dark, .12)
        slider.matrix_world = move(side * 9.1, -1.6, 3) @ turn_y(side * 90)
    with Gathered() as lamp:
        head(radius, body, ring, dark, red, light)
        prism(superellipse(radius * 3.5 if red else radius * 2.5, radius * 2.0, 5), -.3, 1.3, body, .35, 6)
        button = prism(superellipse(1.5, .9, 3), 0, .25, rubber(accent, .4), .12)
        button.matrix_world = move(radius * .2, radius * .98, .5) @ turn_x(-90)
    group(lamp, move(0, -9.0 if not small else -8.8, 3.1) @ turn_x(90 + (14 if hinge else 0)))
    if hinge:
        box(radius * 2.7, 1.0, 3.4, (0, -8.5, 1.3), body, .3)
        for side in (1, -1):
            turned([(0, 0), (.55, 0), (.55, .4, .1), (0, .4)], dark, move(side * radius * 1.35, -9.0, 1.75) @ turn_y(side * 90))
    else:
        box(radius * 2.5, .7, 3.2, (0, -8.35, 1.4), body, .25)
    if back:
        box(5.6, 2.4, 3.9, (0, 9.2, 1.05), body, .6, 6)
        box(4.6, .3, 2.9, (0, 10.35, 1.55), dark, .12)
