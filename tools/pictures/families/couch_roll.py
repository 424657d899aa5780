"""Paper rolls for a couch: width, colour, standing beside one that lies with its end drawn out."""
import math

from mathutils import Vector

from studio.labels import Label, front
from studio.materials import fabric, plastic, printed
from studio.packaging import roll
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -20, "elevation": 24, "lens": 80, "cutout": True}}
OUTER, INNER = 6.6, 2.1


def lying(width, paper, length):
    """A roll on its side with a sheet drawn out towards the front, a perforation across it."""
    roll(OUTER, INNER, width, paper, lying=True, turns=26)

    def sheet(u, v):
        s = v * (length + 9)
        if s < 9:
            a = s / OUTER
            y, z = -(OUTER + .06) * math.sin(a), OUTER + (OUTER + .06) * math.cos(a)
        else:
            t = s - 9
            a = 9 / OUTER
            y0, z0 = -(OUTER + .06) * math.sin(a), OUTER + (OUTER + .06) * math.cos(a)
            z = .12 + (z0 - .12) * math.exp(-t / 2.6)
            y = y0 - t * .92 + 1.2 * (1 - math.exp(-t / 2.6))
        x = (u - .5) * (width - .1)
        lift = .16 * ripple(x * .12, s * .2, 0, 5) * min(1, max(0, s - 8) / 4)
        dent = -.12 * math.exp(-((s - length * .72) / .12) ** 2)
        return Vector((x, y, z + abs(lift) + dent + .5 * max(0, (s - length - 5) / 4) ** 2))
    grid_surface(90, 220, sheet, paper, angle=180)


def build(width=50, colour="ffffff", second=True, band="14857d", title="Couch Roll", detail="2 ply paper", size='20" · 50 cm', count="40 m"):
    """width in cm; colour of the paper; second: another roll standing behind; band: colour of the wrapper of that one."""
    paper = fabric(colour, "crepe", 7, .16, .5, .9, name="paper")
    with Gathered() as first:
        lying(width, paper, 15 if width > 30 else 12)
    group(first, turn_z(-8))
    if second:
        with Gathered() as standing:
            roll(OUTER, INNER, width, paper, turns=26)
            tall = min(width * .5, 16)
            low = max(width * .5, 2 * OUTER + tall * .4) - tall / 2  # above the roll that lies before it
            wrap = printed(front(Label(title, detail, size, count, band, "5fd0b8", "stripe"), OUTER * 3.3, tall, OUTER * .62), .5, .3)

            def around(u, v):
                a = -math.pi / 2 + (u - .5) * 3.3
                return Vector(((OUTER + .05) * math.cos(a), (OUTER + .05) * math.sin(a), low + v * tall))
            grid_surface(60, 4, around, wrap, angle=180)
            plain = plastic("f7f8f8", .55)

            def rest(u, v):
                a = -math.pi / 2 + 1.65 + u * (2 * math.pi - 3.3)
                return Vector(((OUTER + .05) * math.cos(a), (OUTER + .05) * math.sin(a), low + v * tall))
            grid_surface(60, 4, rest, plain, angle=180)
        group(standing, move(width * .16 + 4, OUTER + 9.5, 0) @ turn_z(-16))
