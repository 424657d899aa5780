"""Paper rolls for a couch: width, colour; one lies with its sheet drawn out from beneath it, another stands in its wrapper."""
import math

from mathutils import Vector

from studio.labels import Label, front
from studio.materials import fabric, plastic, printed, shade
from studio.placing import Gathered, group, move, turn_z
from studio.rings import lay_roll, wound
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -20, "elevation": 26, "lens": 80, "cutout": True}}
OUTER, INNER = 6.6, 2.1


def lying(width, paper, side, length):
    """A roll on its rim; its sheet leaves it where it lies and runs forward over the floor to a torn edge."""
    lay_roll(wound(OUTER, INNER, width, paper, "c9a877", 18, side, .35), OUTER, width)

    def sheet(u, v):
        s, x = v * (length + 2.4), (u - .5) * (width - .1)
        if s < 2.4:
            a = (2.4 - s) / OUTER
            return Vector((x, -(OUTER + .05) * math.sin(-a), OUTER + .04 - (OUTER + .05) * math.cos(a)))
        t = s - 2.4
        far = min(1, t / 5)
        lift = .5 * far * (ripple(x * .05, t * .16, 0, 5) + .8) * .7 + .05 + .9 * max(0, (t - length + 4) / 4) ** 2
        return Vector((x, -t, lift))
    grid_surface(110, 160, sheet, paper, angle=180)
    # The perforation at which the sheet is torn off.
    hole = plastic("9aa7ad", .8, 0)
    for k in range(int(width / 1.1)):
        u = (k * 1.1 + .5) / width
        v = (length * .62 + 2.4) / (length + 2.4)
        grid_surface(3, 2, lambda a, b, u=u, v=v: sheet(min(1, u + a * .55 / width), v + b * .1 / length) + Vector((0, 0, .03)), hole)


def wrapped(width, paper, side, label, band):
    """A roll standing on its face, its lower part in a printed wrapper."""
    wound(OUTER, INNER, width, paper, "c9a877", 18, side, .35)
    tall, radius, arc = width * .62, OUTER + .05, 3.4
    low = (width - tall) / 2 + width * .08
    print_on = printed(front(label, radius * arc, tall, radius * .75), .5, .3)

    def around(begin, span):
        def shape(u, v):
            a = -math.pi / 2 + begin + u * span
            return Vector((radius * math.cos(a), radius * math.sin(a), low + v * tall))
        return shape
    grid_surface(60, 4, around(-arc / 2, arc), print_on, angle=180)
    grid_surface(60, 4, around(arc / 2, 2 * math.pi - arc), plastic("f2f5f5", .55), angle=180)


def build(width=50, colour="ffffff", second=True, band="14857d", title="Couch Roll", detail="2 ply paper", size='20" · 50 cm', count="40 m"):
    """width in cm; colour of the paper; second: another roll standing behind; band: colour of the wrapper of that one."""
    paper = fabric(colour, "crepe", 7, .2, .5, .9, name="paper", blend="MULTIPLY")
    side = plastic(shade(colour, .93), .85, .1, name="layers")
    with Gathered() as first:
        lying(width, paper, side, 20 if width > 30 else 15)
    group(first, turn_z(26))
    if second:
        with Gathered() as standing:
            wrapped(width, paper, side, Label(title, detail, size, count, band, "5fd0b8", "stripe"), band)
        group(standing, move(width * .06, OUTER * 2 + width * .2, 0) @ turn_z(-14))
