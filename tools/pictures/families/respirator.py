"""A box of flat-fold respirators with one unfolded in front: three panels, headbands, nose clip, with or without valve."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.designs import Print, box_of
from studio.geometry import box, prism
from studio.lettering import wrapped_text
from studio.materials import fabric, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": 20, "elevation": 14, "lens": 85, "denoise": 3, "exposure": .2, "key_azimuth": -70, "fill_light": .6}}


def line(half, back, front, ear, middle, power):
    """A line from ear to ear: t from -1 to 1 -> its point; half width, y at ear and middle, z at ear and middle."""
    def at(t):
        bow = 1 - abs(t) ** power
        return Vector((half * math.sin(t * math.pi / 2), back + (front - back) * bow, ear + (middle - ear) * (1 - abs(t) ** 1.9)))
    return at


def nose(t):
    """The upper rim: a hump over the bridge of the nose, where it is pinched, hollowed beside it over the cheeks."""
    point = line(8.6, 4.6, -.4, 7.2, 11.2, 2.0)(t)
    point.z += 1.5 * math.exp(-(t / .2) ** 2) - .9 * math.exp(-((abs(t) - .42) / .2) ** 2)
    point.y -= 1.7 * math.exp(-(t / .2) ** 2)
    return point


# The four lines between which the three panels lie, from the chin upwards; at the ears they stay apart.
CHIN, LOWER, UPPER = line(8.6, 4.6, -1.6, 3.4, .2, 2.4), line(9.1, 3.2, -6.0, 4.6, 3.0, 2.8), line(9.1, 3.2, -6.0, 6.6, 8.0, 2.8)
EDGES = (CHIN, LOWER, UPPER, nose)


def panel(low, high, swell, emboss=0.0):
    """A panel as shape(u, v): ruled between two lines, a little swollen, with embossed waves."""
    def shape(u, v):
        t = 2 * u - 1
        point = low(t).lerp(high(t), v)
        middle = 1 - abs(t) ** 3
        point.y -= swell * math.sin(math.pi * v) * middle
        if emboss:
            wave = .5 + .5 * math.sin(v * 16 + 1.6 * math.sin(t * 22))
            point.y -= emboss * (wave > .9) * (abs(t) < .8) * (.15 < v < .8)
        return point
    return shape


def mask(colour, strap, valve, said):
    """The unfolded mask, its outside towards -y, standing on its chin at z=0."""
    cloth, weld = fabric(colour, "nonwoven", 7, .22, .6), plastic("b9c3c9", .6, .2, name="weld")
    with Gathered() as things:
        for (low, high), swell, emboss in zip(zip(EDGES, EDGES[1:]), (.25, .12, .2), (0, 0, .05)):
            thicken(grid_surface(180, 70, panel(low, high, swell, emboss), cloth, angle=30), .1)
        for edge in EDGES:
            tube([edge(k / 40 - 1) + Vector((0, -.06, 0)) for k in range(81)], .085 if edge in (LOWER, UPPER) else .11, weld, smooth=False, sides=6)
        for side in (-1, 1):
            # The flat ends where the panels are sealed to one another and the bands are fixed.
            end = prism(fillet([(0, -2.0), (1.1, -1.7), (1.4, 0), (1.1, 1.9), (0, 2.2), (0, -2.0)], .4)[:-1], 0, .16, cloth, .05, 3)
            end.matrix_world = move(side * 8.5, 4.0, 5.3) @ turn_z(side * 62 if side > 0 else 118) @ turn_x(90)
        middle = panel(UPPER, nose, .2)
        clip = [middle(.30 + k * .4 / 24, .84) + Vector((0, -.12, .02)) for k in range(25)]
        tube(clip, .24, metal("b9c1c7", .3), smooth=False, sides=8)
        # The tabs by which it is pulled open: at the chin, and at the nose.
        tab = prism(superellipse(4.2, 3.2, 3), 0, .12, cloth, .04, 2)
        tab.matrix_world = move(0, -2.6, .35) @ turn_x(24)
        inside = plastic("cdd5da", .8, .1, name="inside")
        for low, high in zip(EDGES, EDGES[1:]):
            grid_surface(90, 20, lambda u, v, low=low, high=high: panel(low, high, .1)(u, v) + Vector((0, .22, 0)), inside, angle=40)
        band = rubber(strap, .55)
        # The upper strap goes over the crown, the lower one round the neck: both hang in loops behind.
        for z, far, rise in ((6.6, 12.0, 6.4), (4.6, 13.0, 1.2)):
            tube([(-9.3, 4.4, z), (-9.9, 6.4, z + rise * .25), (-8.6, far * .8, z + rise * .8), (-4.6, far, z + rise), (0, far * 1.04, z + rise * 1.03), (4.6, far, z + rise), (8.6, far * .8, z + rise * .8), (9.9, 6.4, z + rise * .25), (9.3, 4.4, z)], .24, band, 14, 6)
            for side in (-1, 1):
                box(.5, .3, .8, (0, 0, 0), plastic("f2f4f5", .4), .06).matrix_world = move(side * 9.2, 4.2, z - .4)
        front = panel(LOWER, UPPER, .12)
        ink = plastic("5d6b76", .6, .1)

        def printed_on(x, z):
            t = 2 / math.pi * math.asin(max(-1, min(1, x / 9.1)))
            low, high = LOWER(t).z, UPPER(t).z
            return front((t + 1) / 2, (z - low) / (high - low)) + Vector((0, -.075, 0))
        x = -3.9 if valve else 0
        for k, (words, size) in enumerate(zip(said, (1.05, .8))):
            wrapped_text(words, size, ink, lambda a, b, k=k: printed_on(x + a, 6.15 - k * 1.25 + b))
        if valve:
            with Gathered() as cover:
                grey = plastic("e3e8ea", .38, .5, name="valve")
                prism(superellipse(3.9, 3.5, 3.6), 0, .95, grey, .3, 6)
                prism(superellipse(4.3, 3.9, 3.6), 0, .2, grey, .08, 3)
                for k in range(4):
                    prism(round_rectangle(2.5 - .2 * abs(k - 1.5), .26, .12), .94, .965, plastic("4d5861", .6, .2), 0).matrix_world = move(0, (k - 1.5) * .58, 0)
            group(cover, move(.6, -6.08, 5.55) @ turn_x(90))
    return things


def build(shell="fafafa", strap="e9b93a", valve=False, box=(16, 13, 19), said=("1863+", "FFP3"), **printing):
    """Colours of mask and straps, valve or not; box in cm; said: the two lines printed on the mask; the rest is the print."""
    w, d, h = box
    box_of(w, d, h, Print(**printing))
    group(mask(shell, strap, valve, said), move(w * .5 + 6.5, -d / 2 - 10, .4) @ turn_z(-36) @ turn_x(-4))
