"""A soft key-ring pouch with the folded face shield beside it: colour, words."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import fabric, metal, plastic, printed
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 10, "elevation": 42, "lens": 85}}


def build(colour="c92a2f", strap="1d2125", title="CPR", detail="Face Shield", ink="ffffff"):
    """Pouch and strap colour, words on the flap."""
    size = 5.6
    art = words(28, 27, 13, title, ink, 800, "middle") + words(28, 37, 6, detail, ink, 600, "middle")
    skin = printed(picture(size, size, art, colour), .75, .2)
    cloth = fabric(colour, "plain", 14, .35, .6)

    def puff(x, y):
        u, v = min(1, abs(x) / (size / 2)), min(1, abs(y) / (size / 2))
        return ((1 - u ** 4) * (1 - v ** 4)) ** .5

    def cover(u, v):
        x, y = (u - .5) * size, (v - .5) * size
        return Vector((x, y, .35 + 1.15 * puff(x, y) + .07 * ripple(x * .7, y * .7, 0, 2)))
    grid_surface(110, 110, cover, skin, angle=180)
    grid_surface(40, 40, lambda u, v: Vector(((u - .5) * size, (v - .5) * size, .35 - .33 * puff((u - .5) * size, (v - .5) * size))), cloth, angle=180)
    # Piping round the seam, the zip's end, the hanging strap and its ring.
    edge = [(x, y, .35) for x, y in round_rectangle(size, size, .35)]
    tube(edge, .13, fabric(strap, "plain", 16, .3, .5), smooth=False, closed=True)
    tube([(-.0, size / 2, .35), (0, size / 2 + .8, .45), (0, size / 2 + 1.5, .5)], .32, fabric(strap, "plain", 16, .3, .5), 10, 6)
    ring = metal("cfd3d6", .12)
    for k in range(2):
        tube([(1.55 * math.cos(a / 24 * 2 * math.pi), size / 2 + 2.9 + 1.55 * math.sin(a / 24 * 2 * math.pi), .45 + .16 * k) for a in range(24)], .09, ring, smooth=False, closed=True)
    with Gathered() as shield:
        film = plastic("dbe9f0", .12, .6, .5, name="film")
        for k in range(3):
            def sheet(u, v, k=k):
                return Vector(((u - .5) * (9 - k * .5), (v - .5) * (8 - k * .6), .15 + .22 * k + .1 * ripple(u * 3, v * 3, k, 2) + .12 * abs(math.sin(u * 3 * math.pi))))
            grid_surface(50, 30, sheet, film, angle=180)
        valve = plastic("f4f7f8", .35, .5, name="valve")
        lathe([(0, .75), (1.35, .75), (1.35, .95), (.95, 1.0), (.85, 1.9), (.65, 1.9), (.62, 1.2), (0, 1.2)], valve, 72)
        blue = plastic("2f8fd0", .4, name="filter")
        lathe([(0, 1.3), (.62, 1.3)], blue, 48)
    group(shield, move(8.6, -2.6, 0) @ turn_z(-14))
