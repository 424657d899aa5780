"""A toner cartridge before its carton: shape of the cartridge, print and colours of the carton."""
import math

from studio.curves import fillet, round_rectangle
from studio.furnishing import bar
from studio.geometry import box, lathe, prism, quad
from studio.labels import Label, picture, words
from studio.lettering import text_width
from studio.materials import metal, plastic, printed
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z

VIEWS = {"front": {"azimuth": 46, "elevation": 35, "lens": 80, "fill": .94}}


def gears(x, side, z, grey):
    """Drive wheels at one end."""
    for y, dz, r in ((-1.2, 0, 1.7), (1.6, .9, 1.1), (2.6, -1.2, .8)):
        teeth = [((r + .12 * (k % 2)) * math.cos(math.pi * k / 18), (r + .12 * (k % 2)) * math.sin(math.pi * k / 18)) for k in range(36)]
        wheel = prism(teeth, 0, .6, grey, .02, 1)
        wheel.matrix_world = move(x, y, z + dz) @ turn_y(90 * side)


def cartridge(kind, sticker):
    """The cartridge lying before its box, front towards -y."""
    shell, grey = plastic("1b1e20", .36, .45, grain=40, name="shell"), plastic("c9ced2", .4)
    if kind == "bottle":
        body = prism(round_rectangle(8.2, 6.4, 2.2), 0, 30, shell, .6, 5)
        body.matrix_world = move(-15, 0, 3.4) @ turn_y(90)
        box(6, 9.4, 7.4, (14, 0, 0), shell, .8)
        box(10, 3.6, 1.4, (4, -1, 6.6), shell, .5)
        quad(13, 3.4, sticker, move(-3, -3.24, 3.5) @ turn_x(90))
        gears(17, 1, 3.6, grey)
        box(2.6, 4, .9, (10, 0, 7.0), plastic("d8433b", .4), .3)
        return
    profile = [(-5.6, .6), (-3.6, 0), (4.6, 0), (5.4, 1.2), (5.4, 4.6), (3.4, 6.6), (.4, 6.9), (-2.4, 6.2), (-5.6, 3.2)]
    body = prism(fillet(profile + [profile[0]], .9, 5)[:-1], -13.6, 13.6, shell, .35, 3)
    body.matrix_world = turn_z(90) @ turn_x(90)
    for side in (1, -1):
        end = prism(fillet([(y * 1.05, z * 1.04) for y, z in profile + [profile[0]]], 1.0, 5)[:-1], 0, .9, plastic("24282b", .4), .25, 3)
        end.matrix_world = move(13.2 if side > 0 else -14.1, 0, 0) @ turn_z(90) @ turn_x(90)
    gears(14.1, 1, 3.2, grey)
    drum = lathe(fillet([(0, -12.6), (1.25, -12.6), (1.25, 12.6), (0, 12.6)], .08), metal("2f8f6a" if kind == "drum" else "3b3f44", .22), 64)
    drum.matrix_world = move(0, -4.9, 1.9) @ turn_y(90)
    shutter = box(24, .5, 2.6, (0, 0, 0), plastic("2e3438", .35), .2)
    shutter.matrix_world = move(0, -5.0, 3.1) @ turn_x(-48)
    bar([(-6, 5.6, 3), (-6, 8.4, 4), (6, 8.4, 4), (6, 5.6, 3)], .45, grey, 1.5)
    quad(13, 2.6, sticker, move(-1, -4.1, 4.62) @ turn_x(43))
    for k in range(14):
        box(.25, 4, .3, (-9 + k * 1.4, 1.6, 6.7), plastic("24282b", .4), .08, 2)


def build(title="Toner cartridge", model="149A", detail="Black", count="2,900 pages", colour="1b2733", second="38b6e8", kind="drum", width=34, depth=10.5, height=13, brand=""):
    """title, model, detail, count, colours: the carton; kind: drum, slim or bottle; size of the carton in cm."""
    with Gathered() as pack:
        carton(width, depth, height, Label(f"{model} {title}", detail, "", count, colour, second, "band", brand))
    group(pack, move(0, 8, 0))
    big = 17 if len(model) < 6 else 14
    # Code and colour keep apart, however long both are.
    small = min(1.0, 110 / (text_width(model, big, "ExtraBold") + text_width(detail, 11, "SemiBold")))
    body = words(6, 23, big * small, model, "ffffff", 800)
    body += words(124, 23, 11 * small, detail, "c9d2d8", 600, "end")
    sticker = printed(picture(13, 3.4, body, "30383f"), .45, .35)
    with Gathered() as unit:
        cartridge(kind, sticker)
    group(unit, move(-1, -10, 0) @ turn_z(12))
