"""A continuous roll of labels on its black frame, its end drawn out in front, the roll's number on the frame."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle
from studio.cutting import circle, cutout
from studio.geometry import lathe, prism
from studio.lettering import text
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import wound
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 34, "elevation": 24, "lens": 82}}


def flange(radius, dark, words, ink):
    """One side of the frame, standing, its outside to +x: a disc with a flat foot, ribs, the hub and the roll's number."""
    with Gathered() as things:
        outline = [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in range(-40, 221, 5)]
        outline += [(-radius * .8, -radius - .5), (radius * .8, -radius - .5)]
        cutout(outline, [circle(.75)], .28, dark, .08)
        for k in range(0 if words else 6):
            a = math.radians(k * 60 + 30)
            rib = prism(round_rectangle(radius * .42, .22, .08), .26, .36, dark, .04, 2)
            rib.matrix_world = move(radius * .62 * math.cos(a), radius * .62 * math.sin(a), 0) @ turn_z(k * 60 + 30)
        lathe(fillet([(.75, .2), (1.15, .22), (1.15, .6), (.75, .6)], .06), dark, 64)
        if words:
            for line, y, size in ((words, 1.75, .95), ("62 mm", -2.05, .8)):
                text(line, size, ink, move(0, y, .295), font="Inter-Bold")
    return things


def build(words="DK-22205", width=6.2, outer=3.1, inner=1.3, paper="fbfbf9", dark="24282c", tail=9.0):
    """words: on the frame; width and radii of the roll in cm; colours of paper and frame; the length of the drawn-out end in cm."""
    white, black, ink = plastic(paper, .55, .3, name="paper"), plastic(dark, .42, .4, grain=30, name="frame"), plastic("eef1f3", .5, name="ink")
    radius = outer + .55
    foot = radius + .5
    with Gathered() as things:
        with Gathered() as roll:
            wound(outer, inner, width, white, "", turns=26)
        group(roll, move(-width / 2, 0, foot) @ turn_y(90))
        for side in (1, -1):
            with Gathered() as plate:
                flange(radius, black, words if side > 0 else "", ink)
            group(plate, move(side * (width / 2 + .04), 0, foot) @ turn_z(0 if side > 0 else 180) @ turn_z(90) @ turn_x(90))
        axle = lathe(fillet([(0, 0), (1.2, 0), (1.2, width + .1), (0, width + .1)], .05), black, 64)
        axle.matrix_world = move(-width / 2 - .05, 0, foot) @ turn_y(90)

        def end(u, v):
            s = v * (tail + outer * 1.2)
            drop = foot - outer
            x = (u - .5) * (width - .1)
            t = min(1, s / (outer * 1.2))
            y, z = -s - .2, drop * (1 - t * t * (3 - 2 * t)) + .06 + .5 * max(0, (s - tail - outer * 1.2 + 3) / 3) ** 2
            return Vector((x, y, z))
        grid_surface(12, 90, end, white, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .03
    group(things, turn_z(-8))
