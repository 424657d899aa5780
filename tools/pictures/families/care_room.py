"""Things for a care home's room: pressure cushion, folding crash mat, falls sensor mat with its unit, medicines trolley. Colours."""
import math

from studio.curves import round_rectangle, tube
from studio.furnishing import bar, castor, cushion, loft, shell
from studio.geometry import box, lathe, prism
from studio.lettering import text
from studio.materials import add_grain, glow, metal, plastic, rubber, shade
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import ripple


def view(kind="cushion", **_):
    """Mats from above, the trolley level."""
    return {"cushion": {"azimuth": 26, "elevation": 30, "lens": 85}, "crash": {"azimuth": 30, "elevation": 30, "lens": 70},
            "sensor": {"azimuth": 14, "elevation": 40, "lens": 85}, "trolley": {"azimuth": 30, "elevation": 15, "lens": 85}}[kind]


VIEWS = {"front": view}


def pressure_cushion(colour):
    """A seat cushion with piped seams, a zip along its front edge and a dark base."""
    cover = add_grain(plastic(colour, .5, .35, name="cover"), 5, .12, .04)
    base, teeth = add_grain(plastic("23282d", .6, .3), 5, .2, .05), plastic("14171a", .55)
    shell([(.8, 0), (.1, .7), (0, 2.4)], 43, 43, 3.2, base, 40, 12)
    with Gathered() as top:
        cushion(43, 43, 6.2, cover, 3.2, 1.5, plastic(shade(colour, .7), .5))
    group(top, move(0, 0, 2.3))
    line = [(x, y, 2.5) for x, y in round_rectangle(43.1, 43.1, 3.2, 12)]
    tube(line, .3, teeth, smooth=False, closed=True, sides=5)
    box(1.9, .4, .8, (-15, -21.7, 2.1), metal("c9ccd0", .2), .12, 3)
    box(9, .12, 3.0, (11, -21.75, 4.1), plastic("f4f6f7", .6), .05, 2)
    text("penhallow", 1.35, plastic("1f5a9a", .6), move(11, -21.84, 5.6) @ turn_x(90), font="Inter-Bold")


def block(length, width, thick, cover, seed):
    """A covered foam section with soft edges and a slightly uneven top."""
    outline = lambda inset: round_rectangle(length - 2 * inset, width - 2 * inset, max(.6, 2.2 - inset * .4), 8)
    layers = [(outline(.9), 0), (outline(.1), .6), (outline(0), 1.4), (outline(0), thick - 1.6)]
    layers += [(outline(1.6 * (1 - math.cos(a))), thick - 1.6 + 1.6 * math.sin(a)) for a in (math.pi / 2 * k / 6 for k in range(1, 7))]
    layers += [(outline(1.6 + t * (width / 2 - 2.4)), thick + .4 * t) for t in (k / 8 for k in range(1, 9))]
    item = loft(layers, cover, 60)
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        vertex.co.z += .14 * ripple(x * .07, y * .07, 0, seed) * min(1, z / thick)
    return [item]


def crash_mat(colour):
    """Three sections in a row, the last one lifted as it folds over; grip and seams."""
    cover = add_grain(plastic(colour, .5, .35, name="cover"), 5, .12, .04)
    dark, tab = plastic(shade(colour, .55), .6), plastic("1f2327", .7, .2)
    for k in range(2):
        group(block(64, 65, 6, cover, 1.0 + k), move((k - 1) * 65, 0, 0))
        box(1.2, 62, 2.0, ((k - 1) * 65 + 32.5, 0, .4), dark, .4)
    with Gathered() as last:
        group(block(64, 65, 6, cover, 4.0), move(32.5, 0, 0))
        bar([(66, -9, 3), (69, -7, 3), (69, 7, 3), (66, 9, 3)], .9, tab, 3)
    group(last, move(32.5, 0, 0) @ turn_y(-52))
    for x in (-97.6,):
        bar([(x, -9, 3), (x - 3, -7, 3), (x - 3, 7, 3), (x, 9, 3)], .9, tab, 3)


def sensor_mat(colour):
    """A thin vinyl mat, its lead and the alarm unit with lamp, button and speaker."""
    mat = add_grain(plastic(colour, .62, .25, name="mat"), 3, .3, .06)
    rim, lead, case = plastic(shade(colour, .75), .6), plastic("e4e8ea", .45), plastic("f2f4f5", .4, .45, name="unit")
    prism(round_rectangle(70, 45, 3), 0, .8, rim, .35, 3)
    prism(round_rectangle(66, 41, 2.4), .7, 1.0, mat, .12, 2)
    text("STEP", 6, plastic(shade(colour, 1.7), .7), move(0, 0, 1.03), font="Inter-Bold")
    box(4, 3, 1.3, (34, -19, 0), rim, .3)
    tube([(35.5, -19, .6), (42, -20, .3), (47, -27, .3), (40, -34, .3), (28, -34, .3), (22, -37.5, .5), (18.6, -37.5, 2.0)], .28, lead)
    with Gathered() as unit:
        shell([(.8, 0), (.1, .5), (0, 2.6), (.5, 3.6), (1.2, 4.0)], 9.4, 15.5, 1.6, case)
        lathe([(0, 3.9), (2.1, 3.9), (2.1, 4.3), (1.9, 4.5), (0, 4.5)], plastic("c8323a", .4), 64).location = (0, -3.4, 0)
        lathe([(0, 3.9), (.55, 3.9), (.5, 4.3), (0, 4.4)], glow("3ecf6a", 1.2), 32).location = (2.6, 5.4, 0)
        for r in range(3):
            for k in range(6):
                lathe([(0, 4.0), (.22, 4.0), (.2, 4.06), (0, 4.06)], plastic("2b3036", .6), 16).location = (-2.2 + .88 * k, 1.4 + .9 * r, 0)
        text("ALARM", .95, plastic("2b3036", .6), move(-1.0, 5.4, 4.03), font="Inter-Bold")
    group(unit, move(12, -39, 0) @ turn_z(-78))


def trolley(colour, accent):
    """A cabinet with double doors, a deep lockable lid with a push handle, a work top, four castors."""
    skin, edge, steel = plastic(colour, .35, .5, coat=.2, name="steel"), plastic(accent, .4, .45, name="edge"), metal("d2d6d9", .2)
    dark, tyre = plastic("2b3036", .45, .4), rubber("4a5157", .6)
    w, d, low, high = 74, 46, 15, 84
    box(w, d, high - low, (0, 0, low), skin, 1.0)
    box(w + 3, d + 3, 3, (0, 0, low - 1.5), edge, 1.0)
    for side in (-1, 1):
        door = box(w / 2 - 1.6, 1.2, high - low - 8, (side * (w / 4 - .1), -d / 2 - .3, low + 4), skin, .35)
        box(.35, .3, high - low - 8, (side * .35, -d / 2 - .75, low + 4), plastic("9aa4ad", .6), .05)
        panel = prism(round_rectangle(w / 2 - 9, high - low - 20, 2), 0, .35, plastic(shade(colour, .955), .4), .15, 2)
        panel.matrix_world = move(side * (w / 4 - .1), -d / 2 - .85, (high + low) / 2) @ turn_x(90)
        bar([(side * 4.2, -d / 2 - .8, 42), (side * 4.2, -d / 2 - 3.4, 43.5), (side * 4.2, -d / 2 - 3.4, 56), (side * 4.2, -d / 2 - .8, 57.5)], .65, steel, 1.5)
    box(w + 2.4, d + 2.4, 1.0, (0, 0, high), plastic("b9c1c8", .5), .2)
    box(w + 3, d + 3, 17, (0, 0, high + 1.1), skin, 1.6)
    box(w + 4, d + 4, 2.6, (0, 0, high + 16.6), edge, 1.1)
    lock = lathe([(0, 0), (1.5, 0), (1.5, .5), (1.2, .8), (0, .8)], steel, 48)
    lock.matrix_world = move(0, -d / 2 - 1.6, high + 8) @ turn_x(90)
    box(.3, .25, 1.3, (0, -d / 2 - 2.5, high + 7.4), dark, .05)
    text("MEDICINES", 5.2, plastic(accent, .5), move(-17, -d / 2 - 1.62, high + 8.2) @ turn_x(90), font="Inter-Bold")
    bar([(w / 2 + 1.5, -15, high + 10), (w / 2 + 8, -15, high + 12), (w / 2 + 8, 15, high + 12), (w / 2 + 1.5, 15, high + 10)], 1.3, steel, 4)
    for x in (-w / 2 + 6, w / 2 - 6):
        for y in (-d / 2 + 6, d / 2 - 6):
            castor(5.2, tyre, dark, 25 if x > 0 else 15, (x, y), dark if y < 0 else None)


def build(kind="cushion", colour="2b4f7f", accent="2b7fb8"):
    """kind: cushion, crash, sensor or trolley; colour of the cover, mat or cabinet; accent: of the trolley's edges."""
    if kind == "trolley":
        trolley(colour, accent)
    else:
        {"cushion": pressure_cushion, "crash": crash_mat, "sensor": sensor_mat}[kind](colour)
