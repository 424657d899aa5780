"""A plain-paper laser fax: paper drawer, page coming out under the sloping panel, document feeder on top, handset at its side."""
import math

from mathutils import Vector

from families.office_machine import keypad
from studio.curves import round_rectangle, tube
from studio.furnishing import shell
from studio.geometry import box, prism, quad
from studio.lettering import text
from studio.materials import glow, plastic
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": -30, "elevation": 20, "lens": 85, "cutout": True}}
WIDE, DEEP = 37.0, 36.0


def profile_prism(outline, half, material, rounding):
    """A body of one profile (y, z) from -half to half in x."""
    item = prism(outline, -half, half, material, rounding, 5)
    item.matrix_world = turn_z(90) @ turn_x(90)
    return item


def sheet(material, y, z, length, rise, curl, seed):
    """A page lying in a slot or tray: from y, z over `length` cm towards the front, `rise` up over its length, its end curling."""
    def place(u, v):
        x = (u - .5) * 21
        return Vector((x, y - length * v * math.cos(rise), z + length * v * math.sin(rise) + curl * v ** 2.4 + .12 * ripple(x * .15, v * 3, 0, seed)))
    return thicken(grid_surface(30, 30, place, material, angle=180), .05)


def handset(body, dark, cord):
    """The telephone part: a cradle on the machine's left flank, the handset on it, its coiled cord."""
    x = -WIDE / 2 - 3.9
    box(7.6, 25, 15.5, (x + .2, -1.5, 1.0), body, 1.2, 5)
    with Gathered() as piece:
        prism(round_rectangle(5.4, 22.5, 2.2), 2.5, 4.4, dark, .9, 6)
        for y in (-8.4, 8.4):
            prism(round_rectangle(5.6, 6.0, 2.4), .2, 3.6, dark, .7, 5).location.y = y
        for k in range(3):
            for j in range(3):
                prism(round_rectangle(.35, .35, .15, 4), 4.4, 4.43, plastic("14181b", .8, .1), 0).matrix_world = move((j - 1) * .8, 8.6 + (k - 1) * .8, 0)
    group(piece, move(x, -1.5, 16.4) @ turn_x(-3))
    turns = 26
    path = []
    for k in range(turns * 10 + 1):
        t = k / (turns * 10)
        a = 2 * math.pi * k / 10
        y, z = -12.8 - 3.2 * math.sin(math.pi * t), 16.0 - 13.4 * t
        path.append((x - 1.6 + 2.2 * t + .62 * math.cos(a), y + .62 * math.sin(a), max(.7, z)))
    tube(path, .2, cord, 1, 5)


def controls(face, dark, grey, go):
    """Display, one-touch keys, number pad, start and stop on the sloping panel."""
    plate = prism(round_rectangle(33.5, 10.2, 1.2), 0, .3, dark, .14, 3)
    plate.matrix_world = face
    rim = prism(round_rectangle(10.4, 3.6, .5), .28, .42, plastic("20262b", .25, .5), .06, 2)
    rim.matrix_world = face @ move(-7.2, 2.2, 0)
    quad(9.4, 2.7, glow("b9d2a8", .8), face @ move(-7.2, 2.2, .44))
    for k, line in enumerate(("11/27  09:41   Fax", "Ready to send")):
        text(line, .86, plastic("1d2b18", .6), face @ move(-11.6, 2.65 - k * 1.15, .455), "LEFT", "Inter-SemiBold")
    keypad(2, 4, (1.9, 1.9), face @ move(-14.4, 0, .28), grey, .22, .74)
    keypad(4, 1, (2.3, 1.5), face @ move(-7.2, -1.6, .28), grey, .22, .74)
    keypad(4, 1, (2.3, 1.5), face @ move(-7.2, -3.6, .28), grey, .22, .74)
    keypad(3, 4, (2.5, 2.05), face @ move(4.6, 0, .28), grey, .26, .76)
    for k, mark in enumerate("123456789*0#"):
        text(mark, .82, plastic("2c343a", .6), face @ move(4.6 + (k % 3 - 1) * 2.5, 2.75 - (k // 3) * 2.05, .56), font="Inter-Bold")
    for z, skin in ((1.9, plastic("c8423a", .4)), (-1.9, go)):
        prism(round_rectangle(3.6, 2.3, 1.1, 8), .26, .62, skin, .14, 3).matrix_world = face @ move(12.2, z, 0)


def build(colour="eceae5", dark_colour="454c53", accent="3a9a55"):
    """Colours of housing, panel and start key."""
    body, dark = plastic(colour, .38, .42, grain=45, name="housing"), plastic(dark_colour, .42, .4, grain=45, name="trim")
    black, grey, go = plastic("14171a", .7, .1, name="mouth"), plastic("e4e7e9", .4, name="keys"), plastic(accent, .35, name="start")
    paper = plastic("fdfdfc", .6, .2, name="paper")
    front = -DEEP / 2
    for x in (-15, 15):
        for y in (-14, 14):
            box(3, 3, .9, (x, y, 0), dark, .2)
    # Paper drawer, then the engine with its front cover.
    shell([(.2, .7), (0, .9), (0, 6.7), (.15, 6.8)], WIDE, DEEP, 2.0, body, 30, 8)
    drawer = prism(round_rectangle(WIDE - 5, 5.0, .7), 0, .45, body, .2, 3)
    drawer.matrix_world = move(0, front - .1, 3.8) @ turn_x(90)
    grip = prism(round_rectangle(12, 1.7, .7), 0, .1, black, .04, 2)
    grip.matrix_world = move(0, front - .5, 2.7) @ turn_x(90)
    shell([(.15, 6.95), (0, 7.05), (0, 17.0), (.35, 17.6)], WIDE, DEEP, 2.4, body, 30, 10)
    cover = prism(round_rectangle(WIDE - 5, 8.4, 1.2), 0, .4, body, .18, 3)
    cover.matrix_world = move(0, front - .08, 12.0) @ turn_x(90)
    prism(round_rectangle(WIDE - 4.6, 8.8, 1.3), 0, .06, dark, .02, 2).matrix_world = move(0, front + .0, 12.0) @ turn_x(90)
    prism(round_rectangle(7, .9, .4), 0, .1, dark, .03, 2).matrix_world = move(0, front - .44, 15.2) @ turn_x(90)
    # The page comes out of the dark mouth under the panel.
    box(WIDE - 3, DEEP - 6, 3.6, (0, 2.2, 17.2), black, .3)
    box(25, 15, .5, (0, front + 8.6, 17.5), dark, .2)
    sheet(paper, front + 12, 18.4, 15.5, math.radians(2), -.9, 2)
    for side in (1, -1):
        box(5.0, DEEP - 2, 4.2, (side * (WIDE / 2 - 2.9), .6, 17.2), body, .8, 5)
    # The upper part: sloping panel, feeder, support for the documents.
    upper = [(front + .4, 20.9), (front + .2, 22.2), (front + .9, 23.2), (front + 12.2, 28.6), (front + 20, 30.2), (front + 29, 29.8), (front + 34, 27.0), (front + 35, 20.9)]
    profile_prism(upper, WIDE / 2, body, .9)
    slope = math.degrees(math.atan2(5.4, 11.3))
    controls(move(0, front + 6.5, 25.95) @ turn_x(slope), dark, grey, go)
    box(25.5, .9, .5, (0, front + 13.4, 29.0), black, .2)
    for side in (1, -1):
        box(1.0, 9, 2.4, (side * 11.6, front + 22, 29.6), dark, .35)
    rest = prism(round_rectangle(24, 18, 1.6), -.3, .3, dark, .2, 3)
    rest.matrix_world = move(0, front + 29.6, 36.6) @ turn_x(62)
    with Gathered() as pages:
        prism(round_rectangle(21, 26, .1, 2), .32, .62, paper, .02, 1)
    group(pages, move(0, front + 28.0, 39.2) @ turn_x(62))
    for k in range(9):
        box(.12, 7, .35, (WIDE / 2, 6, 9 + k * .8), dark, .04, 2)
    handset(body, dark, plastic("33393e", .5, .3, name="cord"))
