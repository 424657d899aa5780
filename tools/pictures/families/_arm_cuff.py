"""A rolled blood-pressure cuff standing on its edge, axis z, seam towards -y (cm)."""
import math

from mathutils import Vector

from studio.curves import tube
from studio.lettering import wrapped_text
from studio.materials import fabric, plastic, shade
from studio.surfaces import grid_surface, ripple


def arm_cuff(colour="2c3a4e", words="22–42 cm", radius=5.0, height=13.0, turns=1.16, print_colour="eef2f5"):
    """The cuff: padded cloth with bound edges, an artery mark and the arm's range; radius of the roll and height in cm."""
    length = 2 * math.pi * radius * turns
    cloth = fabric(colour, "plain", 8, .45, .5, .8, .15, "UV", (length, height))
    binding = fabric(shade(colour, .6), "plain", 9, .3, .3, name="binding")
    ink = plastic(print_colour, .5)
    away = lambda u: radius + .62 * u * turns + .10 * math.sin(u * turns * 3 * math.pi + .6)
    angle = lambda u: math.radians(-62) - u * turns * 2 * math.pi

    def skin(side):
        def shape(u, v):
            puff = .10 + .30 * (1 - abs(2 * v - 1) ** 5) * (1 - .65 * math.exp(-((v - .5) / .02) ** 2))
            edge = min(u, 1 - u) / .035
            r = away(u) + side * puff * max(.25, min(1, edge)) + .07 * ripple(u * 9, v * 3, side)
            return Vector((r * math.cos(angle(u)), r * math.sin(angle(u)), v * height + .22))
        return shape

    for side in (1, -1):
        grid_surface(220, 60, skin(side), cloth)
    edge = lambda u, v: Vector((away(u) * math.cos(angle(u)), away(u) * math.sin(angle(u)), v * height + .22))
    for v in (0, 1):
        tube([edge(k / 150, v) for k in range(151)], .24, binding, smooth=False, sides=6)
    for u in (0, 1):
        tube([edge(u, k / 20) for k in range(21)], .2, binding, smooth=False, sides=6)

    def outside(u0, v0):
        def shape(x, y):
            u = u0 - x / (2 * math.pi * away(u0) * turns)
            point = skin(1)(u, v0 + y / height)
            return point + Vector((point.x, point.y, 0)).normalized() * .04
        return shape
    wrapped_text("ARTERY", .62, ink, outside(.885, .24))
    wrapped_text("▼", .8, ink, outside(.885, .14), font="Inter-Bold")
    if words:
        wrapped_text(words, .85, ink, outside(.885, .62), font="Inter-Bold")
