"""A tourniquet: a windlass model as a loop with its rod, clip and time strap; or an elastic band rolled up."""
import math

from studio.curves import round_rectangle, superellipse, tube
from studio.cutting import cutout, turned
from studio.geometry import prism
from studio.lettering import text
from studio.materials import fabric, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import ripple
from studio.sweeps import ribbon, spiral


def front(pattern="windlass", **_):
    """The loop a little from above, the roll higher."""
    return {"azimuth": 14, "elevation": 40, "lens": 85, "accent": 1.3} if pattern == "windlass" else {"azimuth": 12, "elevation": 34, "lens": 85}


def detail(pattern="windlass", **_):
    """The rod on its plate; or the coils of the roll with the first marks."""
    if pattern == "windlass":
        return {**front(), "elevation": 22, "focus": (0, -5.4, 2, 5.4), "fill": 1.0}
    return {"azimuth": -16, "elevation": 48, "lens": 85, "accent": 1.4, "focus": (.95, -1.8, 7.8, 5.1), "fill": 1.0}


VIEWS = {"front": front, "detail": detail}


def windlass(colour, stripe, rod, word, buckle, moulded):
    """Strap on its edge, plate, rod with its clip, time strap, buckle."""
    wide = 3.8
    strap = fabric(colour, "twill", 7, .35, .6, coordinates="UV", span=(2 * wide, 60))
    hard = plastic(moulded, .42, grain=60)
    loop = [(8.2 * math.cos(a), 5.4 * math.sin(a), wide / 2) for a in (math.radians(-74 + 328 * k / 30) for k in range(31))]
    line = [(9.0, -6.6, wide / 2), (6.6, -6.1, wide / 2), (4.0, -5.6, wide / 2)] + loop
    inner = [(x * .965, y * .955, z) for x, y, z in loop[4:-3]]
    tail = [(-3.0, -6.0, wide / 2), (2.0, -6.5, wide / 2), (7.0, -7.1, wide / 2), (10.5, -6.3, wide / 2 - .05), (12.6, -3.6, wide / 2), (12.2, -.8, wide / 2)]
    ribbon(line, wide, .2, strap, per=6)
    ribbon(inner, wide, .2, strap, per=6)
    ribbon(tail, wide, .22, strap, per=10)
    # The plate with everything on it stands before the loop.
    with Gathered() as mount:
        prism(round_rectangle(10.4, wide + .5, .7), 0, .42, hard, .16, 5)
        for side in (1, -1):
            prism(round_rectangle(1.5, wide * .5, .2), .4, 1.2, hard, .15).location.x = side * 3.9
        for side in (1, -1):
            tube([(4.4, side * (wide / 2 - .1), .4), (4.4, side * (wide / 2 + .1), 1.5), (4.4, side * 1.25, 2.15), (4.4, side * .6, 2.0)], .3, hard, per=10)
        metal_rod = rod == "metal"
        skin = metal("b9bec3", .28) if metal_rod else hard
        bar = turned([(0, -6.9), (.34, -6.9, .12), (.46, -6.2, .2), (.40, -1.0), (.34, 0), (.40, 1.0), (.46, 6.2, .2), (.34, 6.9, .12), (0, 6.9)], skin)
        bar.matrix_world = move(0, 0, 1.35) @ turn_z(9) @ turn_y(90)
        if not metal_rod:
            for k in range(-9, 10):
                if abs(k) > 2:
                    ring = turned([(.40, -.09), (.52, 0, .05), (.40, .09)], skin)
                    ring.matrix_world = move(0, 0, 1.35) @ turn_z(9) @ turn_y(90) @ move(0, 0, k * .66)
        ribbon([(0, -1.6, .5), (0, -.9, 1.75), (0, 0, 2.0), (0, .9, 1.75), (0, 1.6, .5)], 2.3, .16, strap, (1, 0, 0))
        if stripe:
            tape = fabric(stripe, "twill", 8, .25, .4, coordinates="UV", span=(5, 8))
            arch = [(-2.5, .3), (-2.62, 1.6), (-2.0, 2.55), (-.9, 2.85), (.9, 2.85), (2.0, 2.55), (2.62, 1.6), (2.5, .3)]
            ribbon([(4.4, y, z) for y, z in arch], 1.9, .1, tape, (1, 0, 0))
            if word:
                text(word, .62 if len(word) < 5 else .34, plastic("2b3138", .6), move(4.4, .1, 2.97), font="Inter-Bold")
    group(mount, move(-.6, -5.9, wide / 2) @ turn_z(-3) @ turn_x(90))
    frame_skin = metal("b9bec3", .25) if buckle == "metal" else hard
    ring = cutout(round_rectangle(3.4, wide + 1.2, .5), [[(x + dx, y) for x, y in round_rectangle(.75, wide + .2, .2)] for dx in (-.8, .8)], .45, frame_skin, .14)
    ring.matrix_world = move(7.4, -6.45, wide / 2) @ turn_z(12) @ turn_x(90)


def wrap(colour, word):
    """A wide band of thin sheet rubber, tightly rolled, its end loose with its name and the marks that change as it is stretched."""
    wide = 10
    skin = plastic(colour, .42, .5, name="rubber")
    line = [(x * (1 + .006 * ripple(k * .08, 3)), y, wide / 2) for k, (x, y) in enumerate(spiral(.5, 2.9, 20, -90))]
    x, y = line[-1][:2]
    line += [(x + .3 * k, y + .0024 * k * k, wide / 2) for k in range(1, 43)]
    ribbon(line, wide, .075, skin, curved=False, around=240)
    ink = plastic("17191c", .6)

    def at(reach, height):
        return move(x + reach, y + .0267 * reach * reach, 0) @ turn_z(math.degrees(math.atan(.0533 * reach))) @ move(0, -.05, height) @ turn_x(90)
    # Word by word, so that the lettering follows the bend of the band.
    for said, size, reach, height in ((word, 2.1, 4.6, 6.4), ("STRETCH", 1.0, 2.9, 4.9), ("UNTIL", 1.0, 7.2, 4.9), ("STRETCH", .62, 2.2, 1.0), ("WRAP", .62, 5.6, 1.0), ("TUCK", .62, 8.6, 1.0)):
        if said:
            text(said, size, ink, at(reach, height), font="Inter-Bold")
    for k in range(5):
        prism(superellipse(1.15, .75, 2) if k % 2 else round_rectangle(1.0, .75, .05), 0, .01, ink, 0).matrix_world = at(1.9 + 1.9 * k, 3.2)


def build(pattern="windlass", colour="1e2023", stripe="f1f3f4", rod="plastic", word="TIME", buckle="plastic", hard="1e2023"):
    """pattern: windlass or wrap; colour of the strap; stripe, word: the strap over the rod and its print, or the name on the band; rod, buckle: plastic or metal;
    hard: colour of the plastic parts."""
    if pattern == "wrap":
        wrap(colour, word)
    else:
        windlass(colour, stripe, rod, word, buckle, hard)
