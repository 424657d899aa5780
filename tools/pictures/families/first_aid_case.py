"""A hard first-aid case with handle, latches and a white cross; on a wall bracket or standing: size, colour, words."""
from studio.curves import round_rectangle, tube
from studio.designs import SIGNS
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import break_lines
from studio.materials import plastic, printed, shade
from studio.placing import move, turn_x

# The widest of the cases, in cm: it fills the frame, and beside it the others show how large they are.
WIDEST = 34


def front(width=27, **_):
    """Small, medium and large stand side by side in a list, to one scale."""
    return {"azimuth": 26, "elevation": 18, "lens": 85, "fill": .93 * width / WIDEST}


VIEWS = {"front": front}


def slab_front(width, height, depth, at_y, material, corner, rounding):
    """A rounded box half standing on z=0, from at_y towards +y."""
    item = prism(round_rectangle(width, height, corner), 0, depth, material, rounding, 6)
    item.matrix_world = move(0, at_y + depth, height / 2) @ turn_x(90)
    return item


def build(width=27, depth=9, height=19, colour="1f8a4c", trim="f4f6f5", title="First Aid Kit", size="Medium", sign="cross", latch="e9ecea"):
    """Size in cm; colours of case, print and latches; words under the sign (see studio/designs.py SIGNS)."""
    shell = plastic(colour, .38, .5, grain=6, name="case")
    dark = plastic(shade(colour, .62), .6, .3, name="seam")
    corner = height * .11
    half = depth / 2
    slab_front(width, height, half - .12, -half, shell, corner, .7)
    slab_front(width, height, half - .12, .12, shell, corner, .7)
    slab_front(width - .5, height - .5, .5, -.25, dark, corner, .1).location.z += .25
    # Ribs that stiffen the lid, and the raised field that carries the sign.
    panel_w, panel_h = width * .66, height * .62
    field = prism(round_rectangle(panel_w, panel_h, .8), 0, .18, plastic(shade(colour, 1.04), .36, .5, name="field"), .1, 4)
    field.matrix_world = move(0, -half + .02, height * .47) @ turn_x(90)
    for k in (-1, 1):
        rib = prism(round_rectangle(.7, height * .62, .35), 0, .28, shell, .18, 5)
        rib.matrix_world = move(k * width * .41, -half + .05, height * .47) @ turn_x(90)
    lines, letter = break_lines(title, panel_w * 9, panel_h * 1.6, "ExtraBold", 1)
    mark = panel_h * 5.2
    drawn = SIGNS[sign].replace("{a}", f"#{trim}").replace("{b}", f"#{trim}").replace("{p}", f"#{colour}")
    art = (f'<g transform="translate({panel_w * 5 - mark / 2} {panel_h * .8}) scale({mark / 100})">{drawn}</g>'
           + words(panel_w * 5, panel_h * 7.9, letter, lines[0], trim, 800, "middle")
           + words(panel_w * 5, panel_h * 9.25, panel_h * .95, size, trim, 500, "middle"))
    quad(panel_w - .3, panel_h - .3, printed(picture(panel_w, panel_h, art, shade(colour, 1.04)), .4, .4), move(0, -half - .175, height * .47) @ turn_x(90))
    grey = plastic(latch, .35, .5, name="latch")
    for side in (-1, 1):
        for y, deep in ((-half * .55, .9),):
            box(2.6, half * 1.3, .45, (side * width * .3, -half * .18, height - .12), grey, .16, 4)
            box(2.0, .4, 1.9, (side * width * .3, -half * .8, height - 1.75), grey, .15, 4)
    # Handle: two lugs and a bowed grip.
    grip = width * .17
    tube([(-grip, 0, height - .3), (-grip, 0, height + 1.5), (-grip * .8, 0, height + 2.5), (grip * .8, 0, height + 2.5), (grip, 0, height + 1.5), (grip, 0, height - .3)], .62, plastic(shade(colour, .72), .45, .4, grain=6, name="handle"), 10, 8)
    for side in (-1, 1):
        box(2.0, 1.9, .7, (side * grip, 0, height - .2), shell, .2, 4)
        box(1.8, depth * .7, .35, (side * width * .36, 0, -.0), dark, .1, 3)
