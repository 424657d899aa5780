"""A wall-mounted eyewash station: green board with mirror and pictogram, two bottles of saline in their cups."""
from studio.curves import fillet, round_rectangle
from studio.designs import Print, SIGNS
from studio.geometry import box, prism, quad
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import metal, plastic, printed, shade
from studio.placing import Gathered, group, move, turn_x
from studio.vessels import bottle

VIEWS = {"front": {"azimuth": 22, "elevation": 12, "lens": 90}}


def build(width=29, height=34, colour="16804a", cap="1f9a5a", capacity="500 ml"):
    """Board in cm, its colour, colour of the caps, words on the bottles."""
    board = prism(round_rectangle(width, height, 1.4), 0, 1.0, plastic(colour, .35, .5, name="board"), .3, 4)
    board.matrix_world = move(0, 5.0, height / 2) @ turn_x(90)
    front = 3.98
    eye = SIGNS["eye"].replace("{a}", f"#{colour}").replace("{b}", "#8fd0b0").replace("{p}", "#ffffff")
    top = 11.4
    art = (f'<g transform="translate(14 12) scale(.72)"><rect width="100" height="100" rx="10" fill="#fff"/><g transform="translate(14 8) scale(.72)">{eye}</g>'
           f'<path d="M30 92q20-22 40 0" stroke="#{colour}" stroke-width="5" fill="none"/></g>'
           + words(98, 46, 25, "Eyewash", "ffffff", 800) + words(98, 63, 11.4, "Rinse for at least ten minutes.", "ffffff", 500) + words(98, 78, 11.4, "Then get medical help.", "ffffff", 500))
    quad(width - 1.2, top - .6, printed(picture(width - 1.2, top - .6, art, colour), .4, .4), move(0, front - .02, height - top / 2 - .3) @ turn_x(90))
    mirror = prism(round_rectangle(7, 8.6, .5), 0, .12, metal("e9eef1", .04), .04, 2)
    mirror.matrix_world = move(0, front, height - top - 5.2) @ turn_x(90)
    for side in (-1, 1):
        clear = plastic("e2f2f0", .12, .6, coat=.8, glow=.08, name="saline bottle")
        label = Print("Eyewash", "Sterile saline 0.9%", "", capacity, colour, "7fd0a4", "solid", "", sign="eye")
        with Gathered() as things:
            bottle(3.1, 14.6, label, "flip", cap_colour=cap, material=clear, neck=1.5, label_part=(.14, .66), arc=190, cap_height=3.4)
        group(things, move(side * width * .28, .6, 2.7))
        cup = plastic(shade(colour, .82), .4, .5, name="cup")
        with Gathered() as holder:
            lathe(fillet([(0, 0), (3.5, 0), (3.55, .4), (3.6, 4.2, .1), (3.3, 4.2, .1), (3.25, .6), (0, .6)], .15), cup, 96, 40)
            box(4.2, 3.4, 3.6, (0, 2.6, .1), cup, .3, 4)
            lathe(fillet([(3.25, 9.8), (3.5, 9.8), (3.5, 10.8), (3.25, 10.8), (3.25, 9.8)], .08), cup, 96, 40)
            box(2.0, 1.2, .9, (0, 3.5, 9.85), cup, .15, 3)
        group(holder, move(side * width * .28, .6, 1.9))
    screw = metal("c9cdd0", .25)
    for x in (-1, 1):
        for z in (1.3, height - 1.3):
            if z < 2:
                lathe(fillet([(0, 0), (.45, 0), (.4, .16), (0, .22)], .06), screw, 32).matrix_world = move(x * (width / 2 - 1.3), front, z) @ turn_x(90)
