"""A torch lying on the table, its lamp lit: length and girth, grip, focusing collar, pocket clip, charging port, printed barrel."""
import math

from mathutils import Vector

from families._lamp import lamp
from studio.cutting import fluted, turned
from studio.curves import round_rectangle
from studio.geometry import prism
from studio.lettering import wrapped_text
from studio.materials import metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import wrap_onto
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 0, "elevation": 40, "lens": 90, "key": 1.15, "dome": .9, "accent": 1.5, "polished": True},
         "detail": lambda length=12, head=1.6, **_: {"azimuth": -50, "elevation": 22, "lens": 90, "fill": 1.0, "polished": True,
                                                    "focus": (-length * .33, -length * .32, head, head * 2.15)}}


def pocket_clip(radius, length, steel):
    """A spring clip along the barrel, held by a ring near the tail."""
    turned([(radius + .02, .55), (radius + .09, .57), (radius + .09, 1.05), (radius + .02, 1.07)], steel)
    r = radius + .07
    ribbon([(0, -r, .8), (0, -r - .18, .95), (0, -r - .34, 1.4), (0, -r - .26, length * .34), (0, -r - .02, length * .46), (0, -r - .16, length * .5)],
           .5, .07, steel, (1, 0, 0))


def pupil_gauge(radius, low, ink):
    """Filled discs from 2 to 7 mm printed along the barrel."""
    z = low
    for size in range(2, 8):
        half = size * .052
        z += half + .12
        for words, height, x in (("●", half * 3.3, 0), (str(size), .3, radius * .78)):
            def on(px, py, x=x, z=z):
                a = -math.pi / 2 + .35 + (px + x) / radius
                return Vector(((radius + .012) * math.cos(a), (radius + .012) * math.sin(a), z + py))
            if words != "●":
                wrapped_text(words, height, ink, on)
            else:
                disc = prism([(half * math.cos(t * .2618), half * math.sin(t * .2618)) for t in range(24)], 0, .001, ink, 0)
                wrap_onto(disc, on)
        z += half


def build(length=12.0, head=1.6, body=1.15, colour="1d1f22", accent="b3272d", grip="knurl", focus=True, clip=False, port=False,
          lit=True, light="fff6e2", gauge=False, word="", satin=.34, cone=.24):
    """length, head, body: length and radii in cm; grip: knurl, rings, smooth; focus: a sliding collar; port: charging socket;
    light: colour of the lit lamp; gauge: pupil gauge on the barrel; word: engraved on the body; cone: the head's part of the length."""
    shell, ring = metal(colour, satin, "shell"), metal(accent, .3, "ring")
    dark, ink = rubber("151618", .5), plastic("e9ecee" if colour < "8" else "2a3138", .5)
    start = length * (1 - cone)
    with Gathered() as things:
        turned([(0, .0), (body * .55, 0), (body * .6, .14, .08), (0, .2)], dark)
        turned([(body * .62, .06), (body * .97, .06, .12), (body * 1.0, length * .12), (body * .93, length * .122), (body * .93, length * .135),
                (body, length * .14), (body, start - .3), (body * .92, start - .25), (body * .92, start)], shell)
        if grip == "knurl":
            step, z = .26, length * .2
            while z < start * .8:
                fluted(body + .05, z, z + step * .82, shell, int(body * 22), .05)
                z += step
        elif grip == "rings":
            for k in range(7):
                z = length * .22 + k * start * .075
                turned([(body, z), (body + .07, z + .04, .05), (body + .07, z + start * .04, .05), (body, z + start * .05)], shell)
        if focus:
            turned([(body * .93, start - .2), (body * 1.06, start - .18, .05), (body * 1.06, start + .02, .05), (body * .93, start + .04)], ring)
        turned([(body * .9, start), (body * 1.08, start + .04, .06), (body * 1.1, start + (length - start) * .25), (head * .97, start + (length - start) * .5, .5),
                (head, length - .5), (head * .95, length - .46), (head * .95, length - .4), (head, length - .36), (head, length, .1),
                (head * .86, length, .05), (head * .83, length - .2), (head * .5, length - head * .46), (0, length - head * .74)], shell)
        if focus:
            fluted(head * .985, start + (length - start) * .58, length - .62, shell, int(head * 14), .06, head * .9)
        lamp(head * .815, length - .13, head * .66 - .13, light, lit)
        if clip:
            pocket_clip(body, length, metal("c9cdd1", .2) if colour < "8" else metal("d9dcdf", .14))
        if port:
            item = prism(round_rectangle(.95, .5, .22), -.02, .1, rubber("2c3034", .5), .05)
            item.matrix_world = move(body * .45, -body * .88, length * .165) @ turn_z(27) @ turn_x(90) @ turn_z(90)
        if gauge:
            pupil_gauge(body, length * .4, ink)
        if word:
            def along(x, y):
                a = -math.pi / 2 - .2 + y / body
                return Vector(((body + .06) * math.cos(a), (body + .06) * math.sin(a), start * .62 - x))
            wrapped_text(word, body * .62, ink, along)
    tilt = math.degrees(math.asin((head - body) / (length * .95)))
    group(things, turn_z(-46) @ move(0, length * .5, body) @ turn_x(90 - tilt) @ turn_z(152))
