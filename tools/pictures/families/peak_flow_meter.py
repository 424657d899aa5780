"""A peak-flow meter, lying at a slant: white barrel with its scale and pointer, cardboard or plastic mouthpiece."""
import math

from mathutils import Matrix, Vector

from studio.curves import fillet, superellipse
from studio.geometry import box, prism
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -10, "elevation": 38, "lens": 85}, "detail": {"azimuth": -4, "elevation": 48, "focus": (-1, 0, 3, 5.2), "fill": 1.0}}


# The EU scale is blue on yellow; where it begins, by where it ends.
INK, LOWEST = "123f8c", {800: 60, 400: 30}


def scale(length, tall, top, step, title):
    """The printed scale: ticks from low to high above and below the slot, ten a step, and a number at each whole step."""
    w, h = length * 10, tall * 10
    body = words(w - 6, h * .27, h * .13, title, INK, 800, "end")
    lowest, fine = LOWEST[top], step // 10
    for value in range(lowest, top + 1, fine):
        x = 10 + (w - 22) * (value - lowest) / (top - lowest)
        major, middle = value % step == 0 or value == lowest, value % (step // 2) == 0
        reach = 1 if major else .75 if middle else .5
        body += f'<path d="M{x} {h * .56}v{-h * .13 * reach}M{x} {h * .72}v{h * .1 * reach}" stroke="#{INK}" stroke-width="{.5 if major else .26}"/>'
        if major and value % step == 0:
            body += words(x, h * .95, h * .11, str(value), INK, 700, "middle")
    body += f'<rect x="6" y="{h * .585}" width="{w - 14}" height="{h * .105}" rx="{h * .05}" fill="#1d2429"/>'
    return picture(length, tall, body + words(9, h * .27, h * .11, "l/min", INK, 600), "ffe04a")


def build(top=800, step=100, title="EU scale", body="cfd4d7", colour="1d6fb8", pointer="e03131", length=14.5, radius=2.15, mouthpiece="f3efe6"):
    """Highest value and steps of the scale, words on it; colours of barrel, end, pointer, mouthpiece; size in cm."""
    with Gathered() as things:
        with Gathered() as turned:
            shell = plastic(body, .34, .5, .2, name="barrel")
            lathe(fillet([(0, -.2), (radius * .8, -.2, .2), (radius, .3, .4), (radius, length, .2), (radius - .2, length + .1), (0, length + .1)], .15), shell, 128, 40)
            end = plastic(colour, .35, .5, name="end")
            lathe(fillet([(radius, -.0), (radius + .22, .1), (radius + .25, 1.3), (radius, 1.4)], .1), end, 96, 40)
            lathe(fillet([(radius, length - 1.4), (radius + .22, length - 1.3), (radius + .22, length - .2), (radius * .8, length + .6, .2), (0, length + .65)], .12), end, 96, 40)
            lathe(fillet([(0, length + .5), (1.5, length + .5), (1.45, length + 1.3), (0, length + 1.3)], .1), shell, 72)
            card = plastic(mouthpiece, .7, .2, grain=4, name="card")
            lathe([(1.3, length + .9), (1.42, length + .9), (1.42, length + 5.8), (1.3, length + 5.8), (1.3, length + 1.2), (0, length + 1.2)], card, 96, 30)
            dark = plastic("3d464c", .7, .1)
            for k in range(8):
                vent = prism(superellipse(.34, .9, 3), -.225, -.2, dark, 0)
                vent.matrix_world = turn_z(45 * k) @ move(1.1, 0, 0)
        group(turned, turn_y(90))
        span, arc = length - 3.1, math.radians(112)

        def around(u, v):
            # Round the barrel, the middle of the scale facing up and towards the camera.
            a = math.radians(118) - arc * (v - .5)
            return Vector((1.55 + u * span, (radius + .02) * math.cos(a), (radius + .02) * math.sin(a)))
        item = grid_surface(3, 60, around, printed(scale(span, radius * arc, top, step, title), .35, .4), angle=60)
        item["flat"] = 1
        at = math.radians(118) + arc * .135
        marker = box(.22, 1.1, .3, (0, 0, 0), plastic(pointer, .35, .5, name="pointer"), .06, 3)
        marker.matrix_world = move(1.55 + span * .46, (radius + .02) * math.cos(at), (radius + .02) * math.sin(at)) @ Matrix.Rotation(at - math.pi / 2, 4, "X")
        # A foot rail keeps the barrel from rolling.
        box(length * .7, 1.9, .6, (length / 2, 0, -radius - .25), shell, .2, 3)
    group(things, move(-length / 2 - 2, 0, radius + .28) @ turn_z(14))
