"""Aids for tablets: screw crusher, cutter, weekly box with 28 lids; and a fob watch for a nurse. Colours."""
import math

from studio.curves import fillet, round_rectangle, tube
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import text
from studio.materials import clear_plastic, metal, plastic, printed, rubber, shade
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe


def view(kind="crusher", **_):
    """The weekly box and the watch are seen from above."""
    return {"crusher": {"azimuth": 16, "elevation": 24, "lens": 85}, "cutter": {"azimuth": -28, "elevation": 24, "lens": 85},
            "week": {"azimuth": -14, "elevation": 48, "lens": 85}, "watch": {"azimuth": 0, "elevation": 62, "lens": 85}}[kind]


VIEWS = {"front": view}
DAYS = ("MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN")


def fluted(radius, bottom, top, material, count=28, depth=.12):
    """A column with grip flutes."""
    outline = []
    for k in range(count * 4):
        a = 2 * math.pi * k / (count * 4)
        r = radius - depth * (.5 + .5 * math.cos(count * a)) ** 2
        outline.append((r * math.cos(a), r * math.sin(a)))
    return prism(outline, bottom, top, material, .1, 3, 60)


def tablet(radius, material, thick=.36):
    """A round tablet on z=0."""
    return lathe(fillet([(0, 0), (radius * .84, 0), (radius, thick * .25), (radius, thick * .75), (radius * .84, thick), (0, thick)], .06), material, 48, 30)


def crusher(colour):
    """Closed crusher standing, an open one in two parts beside it, tablets and powder."""
    body, cap = clear_plastic("dfeef4", .5, .12, "cup"), plastic(colour, .38, .5, name="screw")
    chalk = plastic("fbfaf5", .7, .2, grain=5)
    with Gathered() as closed:
        fluted(1.9, 0, 2.6, body)
        lathe(fillet([(1.55, 2.6), (1.75, 2.6), (1.75, 3.2), (1.55, 3.2)], .04), cap, 64)
        fluted(2.0, 3.1, 5.9, cap)
        lathe(fillet([(0, 5.8), (1.8, 5.8), (1.8, 6.5, .15), (1.5, 6.7), (0, 6.7)], .08), plastic(shade(colour, 1.35), .38, .5), 72)
    group(closed, move(-3.0, 1.6))
    with Gathered() as cup:
        fluted(1.9, 0, 2.5, body)
        lathe(fillet([(0, 2.5), (1.45, 2.5), (1.5, 2.9), (1.68, 2.9), (1.68, 2.5)], .05), body, 72)
        lathe([(0, 2.52), (1.2, 2.52), (.7, 2.75), (0, 2.85)], chalk, 48)
    group(cup, move(2.6, .4))
    with Gathered() as lid:
        fluted(2.0, 0, 2.8, cap)
        for k in range(3):
            lathe(fillet([(1.3, 2.8 + .34 * k), (1.5, 2.95 + .34 * k), (1.3, 3.1 + .34 * k)], .03), cap, 64)
        lathe([(0, 2.8), (1.3, 2.8), (1.3, 3.85), (.5, 4.0), (0, 4.0)], cap, 64)
    group(lid, move(6.2, -3.4, 2.0) @ turn_z(30) @ turn_x(-90) @ move(0, 0, -2))
    for x, y in ((-.6, -3.6), (.9, -4.4)):
        tablet(.55, chalk).location = (x, y, 0)


def cutter(colour):
    """An open box: a tablet in its V below, and the bright blade under the raised lid, its edge towards the tablet."""
    case, lid, steel = plastic(colour, .4, .5, name="case"), plastic(shade(colour, 1.55), .4, .5, name="lid"), metal("e4e8eb", .2)
    box(8.2, 4.6, 1.8, (0, 0, 0), case, .35)
    prism(round_rectangle(7.4, 3.8, .4), 1.78, 1.84, plastic(shade(colour, .7), .5), .02)
    chalk, white = plastic("fbfaf5", .7, .2, grain=5), plastic("f3f5f6", .5)
    for side in (-1, 1):
        wall = box(3.6, .35, .9, (0, 0, 0), white, .08, 3)
        wall.matrix_world = move(-1.9, side * .85, 1.8) @ turn_z(side * 20)
    tablet(.7, chalk, .42).matrix_world = move(-1.6, 0, 1.86)
    with Gathered() as top:
        # The lid seen from within: floor, rim, and the block that holds the blade.
        box(8.2, 4.6, .3, (0, 0, 0), lid, .12)
        for side in (-1, 1):
            box(8.2, .28, 1.1, (0, side * 2.15, -1.0), lid, .08, 2)
        box(.28, 4.6, 1.1, (-3.95, 0, -1.0), lid, .08, 2)
        box(4.6, 1.0, .8, (-1.3, 0, -.75), plastic(colour, .4), .12, 2)
        # A trapezoid of steel with its ground bevel, standing out of the block.
        prism([(-3.3, 0), (.7, 0), (.7, -1.95), (-3.3, -1.95)], -.06, .06, steel, .01).matrix_world = move(0, 0, -.6) @ turn_x(90)
        for face in (-1, 1):
            bevel = prism([(-3.3, -1.5), (.7, -1.5), (.7, -1.95), (-3.3, -1.95)], 0, .012, metal("9aa3aa", .3), 0)
            bevel.matrix_world = move(0, face * .065, -.6) @ turn_x(90)
    group(top, move(4.1, 0, 1.95) @ turn_y(104) @ move(-4.1, 0, .3))
    half = plastic("fbfaf5", .7, .2, grain=5)
    for x, y, turn in ((-1.8, -4.2, 30), (.6, -4.8, -60)):
        outline = [(.7 * math.cos(a), .7 * math.sin(a)) for a in (math.pi * n / 30 for n in range(31))]
        prism(outline, 0, .42, half, .06, 3).matrix_world = move(x, y, 0) @ turn_z(turn)


def week(colour):
    """Seven trays of four lids side by side in a frame, one tray drawn out a little, one lid open."""
    rim = plastic("f4f6f7", .4, .45, name="frame")
    tones = ("4f8fd0", "3fa0a6", "58a55c", "a3b23a", "e0a03a", "d96a55", "9a6ab8")
    box(25.2, 14.4, .5, (0, 0, 0), rim, .2)
    for x in (-12.5, 12.5):
        box(.4, 14.4, 2.6, (x, 0, 0), rim, .15)
    for y in (-7.1, 7.1):
        box(25.2, .4, 1.8, (0, y, 0), rim, .15)
    pill = plastic("f6f2e6", .5, .4)
    for d, tone in enumerate(tones):
        tray, lid = clear_plastic(tone, .62, .12, "tray"), clear_plastic(tone, .5, .08, "lid")
        out = -3.4 if d == 2 else 0
        with Gathered() as one:
            box(3.3, 13.6, 2.2, (0, 0, .5), tray, .3)
            for k in range(4):
                y = 5.0 - 3.35 * k
                with Gathered() as door:
                    box(3.05, 3.15, .28, (0, 0, 0), lid, .12)
                    box(1.1, .5, .22, (0, -1.75, .02), lid, .1)
                    text(("MORN", "NOON", "EVE", "BED")[k], .62, plastic("ffffff", .6), move(0, -.75, .3), font="Inter-Bold")
                    if k == 0:
                        text(DAYS[d], 1.0, plastic("ffffff", .6), move(0, .45, .3), font="Inter-Bold")
                is_open = d == 2 and k == 3
                group(door, move(0, y, 2.72) if not is_open else move(0, y + 1.5, 2.7) @ turn_x(118) @ move(0, -1.5, 0))
                if is_open:
                    prism(round_rectangle(2.7, 2.8, .3), 2.68, 2.72, plastic(shade(tone, .6), .5), .01)
                    for x, dy in ((-.5, .2), (.5, -.4)):
                        tablet(.5, pill).location = (x, y + dy, 2.72)
        group(one, move((d - 3) * 3.5, out, 0))


def watch(colour):
    """A fob watch lying on its back: pin bar, silicone strap, round case; its face upside down to the wearer's view."""
    skin, steel = rubber(colour, .55), metal("cfd4d8", .12)
    ring = lathe(fillet([(0, 0), (1.75, 0), (2.05, .2, .15), (2.05, .75, .15), (1.8, .95, .12), (1.55, .95), (1.55, .6), (0, .6)], .06), skin, 96)
    ring.location = (0, -3.4, 0)
    prism(round_rectangle(1.5, 4.6, .55, 8), .2, .62, skin, .2, 5).location = (0, .2, 0)
    head = lathe(fillet([(0, .1), (1.0, .1), (1.15, .25, .1), (1.15, .6, .1), (.95, .74), (0, .78)], .05), skin, 72)
    head.location = (0, 2.6, 0)
    tube([(-1.9, 2.75, .16), (1.9, 2.75, .16)], .09, steel, smooth=False)
    for x in (-1.9, 1.75):
        prism(round_rectangle(.5, .42, .15), 0, .36, steel, .08, 3).location = (x, 2.75, 0)
    lathe(fillet([(1.3, .6), (1.55, .6), (1.55, .9, .05), (1.42, .97), (1.3, .9)], .03), steel, 96).location = (0, -3.4, 0)
    body = '<circle cx="14" cy="14" r="13.6" fill="#fbfcfd"/>'
    for k in range(60):
        a = math.radians(6 * k)
        inner = 12.0 if k % 5 else 11.2
        body += f'<path d="M{14 + 13 * math.sin(a):.2f} {14 - 13 * math.cos(a):.2f}L{14 + inner * math.sin(a):.2f} {14 - inner * math.cos(a):.2f}" stroke="#1b2733" stroke-width="{.22 if k % 5 else .45}"/>'
    for k in range(1, 13):
        a = math.radians(30 * k)
        body += words(14 + 9.4 * math.sin(a), 14 - 9.4 * math.cos(a) + 1.0, 2.9, str(k), "1b2733", 700, "middle")
        body += words(14 + 6.5 * math.sin(a), 14 - 6.5 * math.cos(a) + .5, 1.35, str(k + 12), "c8202c", 600, "middle")
    for a, length, wide, ink in ((math.radians(305), 6.0, .9, "1b2733"), (math.radians(60), 9.2, .7, "1b2733"), (math.radians(200), 11.2, .28, "d0222d")):
        body += f'<path d="M{14 - 1.6 * math.sin(a):.2f} {14 + 1.6 * math.cos(a):.2f}L{14 + length * math.sin(a):.2f} {14 - length * math.cos(a):.2f}" stroke="#{ink}" stroke-width="{wide}" stroke-linecap="round"/>'
    body += '<circle cx="14" cy="14" r=".8" fill="#1b2733"/>'
    face = prism([(1.36 * math.cos(a), 1.36 * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))], .6, .72, plastic("fbfcfd", .5), .01)
    face.location = (0, -3.4, 0)
    disc = printed(picture(2.8, 2.8, body, "fbfcfd"), .4, .4)
    quad(2.62, 2.62, disc, move(0, -3.4, .735) @ turn_z(180))


def build(kind="crusher", colour="2f7fc2"):
    """kind: crusher, cutter, week or watch; colour of the plastic or silicone."""
    {"crusher": crusher, "cutter": cutter, "week": week, "watch": watch}[kind](colour)
