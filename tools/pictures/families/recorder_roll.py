"""Rolls for recorders and label printers: red ECG grid, or white labels on a spool; one standing, one lying."""
import math

from mathutils import Vector

from studio.curves import fillet
from studio.geometry import lathe
from studio.labels import picture
from studio.materials import plastic, printed
from studio.packaging import roll
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -18, "elevation": 28, "lens": 80}}


def grid_print(width, length):
    """Red millimetre grid, thin lines each mm and thick ones each 5 mm."""
    w, h = width * 10, length * 10
    lines = "".join(f'<path d="M{x} 0V{h}" stroke="#e2766f" stroke-width="{.34 if x % 5 == 0 else .13}"/>' for x in range(int(w) + 1))
    lines += "".join(f'<path d="M0 {y}H{w}" stroke="#e2766f" stroke-width="{.34 if y % 5 == 0 else .13}"/>' for y in range(int(h) + 1))
    return printed(picture(width, length, lines, "fdf4f1"), .5, .3)


def drawn(width, radius, length, skin):
    """A roll's outer turn and its end on the table towards -y; UV v runs from the end of the sheet to the roll."""
    over = radius * 1.9
    turn = 2 * math.pi * radius - over
    whole = length + over + turn

    def shape(u, v):
        s = v * whole  # from the loose end towards the roll
        x = (u - .5) * width
        if s < length:
            t = length - s
            return Vector((x, -radius - .2 - t, .06 + .5 * max(0, (t - length + 3) / 3) ** 2 + .10 * abs(ripple(x * .2, t * .3, 0, 2)) * min(1, t / 2)))
        a = (s - length) / radius
        start = Vector((x, -radius - .2, .06))
        p = Vector((x, -(radius + .03) * math.sin(a), radius - (radius + .03) * math.cos(a)))
        b = min(1, (s - length) / 1.4)
        flat = start + Vector((0, (s - length) * .9, 0))
        return flat * (1 - b) + p * b if b < 1 else p
    grid_surface(30, 220, shape, skin, angle=180)


def build(kind="ecg", width=8.0, outer=2.9, inner=.9, colour="fdfdfb"):
    """kind: ecg or label; width, outer and inner radius in cm; colour of the paper."""
    paper = plastic("fbece8" if kind == "ecg" else colour, .6, .25, name="paper")
    length = 12 if kind == "ecg" else 9
    whole = length + 2 * math.pi * outer
    skin = grid_print(width, whole) if kind == "ecg" else plastic(colour, .5, .35, name="label")
    with Gathered() as first:
        roll(outer, inner, width, paper, lying=True, turns=30, core="d9c9ab" if kind == "ecg" else "")
        drawn(width + .02, outer, length, skin)
        if kind == "label":
            spool(width, outer, inner)
    group(first, turn_z(-14))
    with Gathered() as second:
        roll(outer, inner, width, paper, turns=30, core="d9c9ab" if kind == "ecg" else "")
        if kind == "ecg":
            band = grid_print(2 * math.pi * outer, width)

            def around(u, v):
                a = 2 * math.pi * u
                return Vector(((outer + .03) * math.cos(a), (outer + .03) * math.sin(a), .03 + v * (width - .06)))
            grid_surface(96, 4, around, band, closed=True, angle=180)
        else:
            with Gathered() as ends:
                spool(width, outer, inner)
            group(ends, move(0, 0, width / 2) @ turn_y(90) @ move(0, 0, -outer))
    group(second, move(width * .5 + outer + 1.2, outer + 1.5, 0))


def spool(width, outer, inner):
    """The black flanges of a label spool lying with its axis along x."""
    dark = plastic("202427", .4, .4, grain=40, name="spool")
    for side in (1, -1):
        flange = lathe(fillet([(inner - .3, 0), (outer * .86, 0), (outer * .88, .12, .04), (outer * .86, .24), (inner + .5, .26, .1), (inner + .3, .7, .1), (inner - .3, .7)], .04), dark, 96)
        flange.matrix_world = move(side * (width / 2 + .02), 0, outer) @ turn_y(side * 90)
