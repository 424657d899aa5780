"""One roll of cohesive bandage: wound tight on its core, finely crinkled, a short end drawn out in front."""
import math

from mathutils import Vector

from studio.materials import fabric, plastic, shade
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 26, "elevation": 26, "lens": 82, "denoise": 2, "key_elevation": 40}}


def crinkle(s, x, seed):
    """Relief of the crinkled cloth in cm: fine broken ridges across it, s along it and x across."""
    return .035 * math.sin(s * 14 + 3.2 * ripple(s * .8, x * 1.1, 0, seed)) * (.65 + .5 * ripple(s * 1.7, x * 2.6, 3, seed)) + .02 * ripple(s * 5, x * 6, 1, seed)


def build(outer=3.0, core=1.15, width=7.5, cloth="cfa273", paper="d8d2c4", tail=5.6, turns=34):
    """Radius of roll and core, width and drawn-out end in cm; colours of cloth and core; turns that show on its face."""
    weave = fabric(cloth, "crepe", 9, .42, .9, coordinates="UV", span=(width, 2 * math.pi * outer), blend="MULTIPLY")
    with Gathered() as things:
        around = 2 * math.pi * outer

        def skin(u, v):
            s, x = v * around, (u - .5) * width
            r = outer + crinkle(s, x, 2) - .03 * max(0, abs(2 * u - 1) - .94) / .06
            a = s / outer + math.pi / 2
            return Vector((x + .02 * ripple(s * 3, u), r * math.cos(a), outer - r * math.sin(a)))
        grid_surface(110, 640, skin, weave, angle=180)
        # The face: the edges of the turns, none quite level with the next.
        edge = fabric(shade(cloth, .96), "crepe", 8, .3, .5)
        for side in (1, -1):
            def face(u, v, side=side):
                r = core + (outer - core) * v
                t = v * turns
                ridge = .035 * abs(math.sin(math.pi * t)) + .03 * ripple(t * .9, u * 9, side) + .02 * ripple(u * 40, t, 4)
                a = 2 * math.pi * u
                return Vector((side * (width / 2 - .03 + ridge), r * math.cos(a), outer + r * math.sin(a)))
            grid_surface(200, turns * 6, face, edge, closed=True, angle=180)
        card = plastic(paper, .75, .15, name="core")
        lathe([(core - .16, -.02), (core, -.02), (core, width + .02), (core - .16, width + .02), (core - .16, -.02)], card, 96, 30).matrix_world = move(-width / 2, 0, outer) @ turn_y(90)

        def end(u, v):
            x, y = (u - .5) * width * (1 - .05 * v), -v * tail
            lift = crinkle(y, x, 5) + .05 + .45 * max(0, v - .75) ** 2 * 16 * .35
            return Vector((x, y - .05, lift))
        flap = fabric(cloth, "crepe", 9, .42, .9, coordinates="UV", span=(width, tail), blend="MULTIPLY")
        grid_surface(110, 240, end, flap, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .05
    group(things, turn_z(-24))
