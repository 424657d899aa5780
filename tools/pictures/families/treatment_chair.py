"""An electric treatment chair between sitting and lying: colour of the upholstery, angles of back and legs."""
from studio.curves import fillet, round_rectangle
from studio.furnishing import bar, bellows, cushion, shell, tilted
from studio.geometry import box, lathe, prism
from studio.materials import add_grain, metal, plastic
from studio.placing import Gathered, group, move, turn_y

VIEWS = {"front": {"azimuth": -38, "elevation": 16, "lens": 85}, "detail": {"azimuth": -30, "elevation": 24, "focus": (22, 0, 70, 34), "fill": 1.0}}


def build(colour="3a4650", back=58, legs=-34, shell_colour="f1f2f3"):
    """colour: upholstery; back: degrees of the backrest; legs: degrees of the leg part (down is negative)."""
    skin = add_grain(plastic(colour, .42, .42, name="vinyl"), 9, .22, .03)
    white, dark = plastic(shell_colour, .3, .5, coat=.3, name="shell"), plastic("2b3035", .45, .4, grain=40, name="dark")
    chrome = metal("d4d7da", .16)
    z, w = 56, 56
    with Gathered() as seat:
        cushion(52, w, 9, skin, 6, 1.2, skin, 1)
        prism(round_rectangle(49, w - 4, 5), -2.4, 0, white, .8, 4)
    group(seat, move(0, 0, z) @ turn_y(-4))
    with Gathered() as rest:
        with Gathered() as pad:
            cushion(66, w, 9, skin, 8, 1.4, skin, 2)
            prism(round_rectangle(63, w - 4, 7), -2.6, 0, white, .8, 4)
        group(pad, move(26 + 34, 0, z + 1))
        with Gathered() as head:
            cushion(26, 34, 7.5, skin, 7, 1.4, skin, 3)
            prism(round_rectangle(23, 30, 6), -1.6, 0, white, .5, 4)
        group(head, move(26 + 84, 0, z + 2.5))
        bar([(80, -7, z - .5), (112, -7, z + .8)], .9, chrome)
        bar([(80, 7, z - .5), (112, 7, z + .8)], .9, chrome)
        for side in (1, -1):
            with Gathered() as arm:
                cushion(38, 8.5, 5, skin, 3, .4, skin, 4)
                prism(round_rectangle(35, 6.5, 2), -1.2, 0, white, .4, 3)
            group(arm, move(32, side * (w / 2 + 6), z + 21) @ turn_y(back))
    tilted(rest, (27, z), back)
    for side in (1, -1):
        bar([(8, side * (w / 2 - 4), z - 2), (8, side * (w / 2 + 6), z - 1), (14, side * (w / 2 + 6), z + 22)], 1.3, chrome, 5)
    with Gathered() as leg:
        with Gathered() as pad:
            cushion(50, w - 4, 8, skin, 7, 1.2, skin, 5)
            prism(round_rectangle(47, w - 8, 6), -2.2, 0, white, .7, 4)
        group(pad, move(-26 - 26, 0, z + 1))
    tilted(leg, (-27, z), -legs)
    # Column under a bellows on a heavy moulded base.
    bellows(30, 26, 13, z - 6, 7, plastic("3a4046", .6, .3, name="bellows"))
    box(50, 40, 4, (0, 0, z - 6.5), dark, 1.4)
    shell([(.8, 1.6), (0, 2.4), (0, 6), (1, 8.6), (5, 11.5), (10, 13.4)], 92, 52, 12, white, 30, 14)
    shell([(2, 0), (1.6, .1), (1.6, 2.0)], 92, 52, 12, dark, 30, 14)
    for x in (-34, 34):
        for y in (-1, 1):
            disc = lathe(fillet([(0, 0), (2.2, 0), (2.2, 1.0, .2), (0, 1.0)], .1), dark, 32)
            disc.location = (x, y * 22, 0)
    box(16, 10, 3, (-10, -40, 0), dark, .9)
    for k in (-1, 0, 1):
        box(3.8, 6, .8, (-10 + k * 4.6, -40.6, 2.9), plastic("59636b", .5), .3)
    bar([(-2, -38, 1), (8, -34, .6), (14, -26, 1.0)], .4, dark, 4)
