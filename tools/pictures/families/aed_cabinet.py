"""A wall cabinet for a defibrillator, its door closed: colours, size, keypad or knob, alarm or lamp, the unit behind the window."""
from families import defibrillator
from studio.curves import round_rectangle
from studio.cutting import cutout, moved, turned
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.materials import clear_plastic, glow, metal, plastic, printed, shade
from studio.placing import Gathered, group, move, scale, turn_x

VIEWS = {"front": {"azimuth": 24, "elevation": 14, "lens": 85}}

HEART = '<path d="M0 10C-34-14-28-44-12-44Q-2-44 0-33Q2-44 12-44C28-44 34-14 0 10z" fill="#{c}"/><path d="M4-36L-9-16h7L-6 2L9-20H2z" fill="#{g}"/>'


def upright(outline, z, thickness, material, y, rounding=.2, holes=()):
    """A plate standing in the xz plane, its lower edge's middle at height z, its face at y towards the camera."""
    matrix = move(0, y, z) @ turn_x(90)
    return cutout(outline, list(holes), thickness, material, rounding, matrix) if holes else place(prism(outline, 0, thickness, material, rounding, 4), matrix)


def place(item, matrix):
    """Set an item by a matrix; returns it."""
    item.matrix_world = matrix
    return item


def build(width=38, depth=18, height=36, body="f4f6f7", door=None, band="1f8a4c", radius=1.6, keypad=False, alarm=True, lamp=False):
    """Size in cm; colours of the body, the door and the band with the sign; radius: of its corners; a keypad lock or a knob; an
    alarm's sounder on the side; a lamp on top."""
    shell, lid = plastic(body, .38, .5, .1, grain=30, name="body"), plastic(door or body, .34, .5, .12, grain=30, name="door")
    middle = height / 2
    face = -depth / 2
    outline = round_rectangle(width, height, radius)
    inner = round_rectangle(width - 1.6, height - 1.6, radius)
    cutout(outline, [inner], depth - 2.4, shell, .3, move(0, depth / 2, middle) @ turn_x(90))
    upright(round_rectangle(width - 1, height - 1, radius), middle, .6, plastic(shade(body, .82), .6, .2), depth / 2, .1)
    # The door: a band with the sign above, the window below.
    high = height * .24
    window = round_rectangle(width * .74, height * .56, 1.2)
    at = -height * .09
    cutout(outline, [moved(window, 0, at)], 2.0, lid, .5, move(0, face + 2.2, middle) @ turn_x(90))
    rim = round_rectangle(width * .74 + 1.2, height * .56 + 1.2, 1.7)
    cutout(moved(rim, 0, at), [moved(round_rectangle(width * .74 - .3, height * .56 - .3, 1.1), 0, at)], .35, plastic("23292f", .6), .12, move(0, face + .45, middle) @ turn_x(90))
    place(prism(moved(round_rectangle(width * .74, height * .56, 1.2), 0, at), 0, .12, clear_plastic("f3f9fb", .08, .015), .02, 2), move(0, face + 1.0, middle) @ turn_x(90))
    art = HEART.replace("{c}", "ffffff").replace("{g}", band)
    wide = width * .84
    body_of = f'<g transform="translate({high * 5.2:.1f} {high * 6.6:.1f}) scale({high / 7.4:.3f})">{art}</g>'
    body_of += words(high * 10.5, high * 4.7, high * 4.0, "AED", "ffffff", 900) + words(high * 10.7, high * 6.7, high * 1.6, "Defibrillator", "ffffff", 700)
    place(prism(round_rectangle(wide, high * .86, .5), 0, .1, plastic(band, .4), .04, 2), move(0, face + .18, height * .86) @ turn_x(90))
    quad(wide - .8, high * .8, printed(picture(wide - .8, high * .8, body_of, band), .4, .3), move(0, face + .06, height * .86) @ turn_x(90))
    # The unit inside, standing on a shelf.
    with Gathered() as unit:
        defibrillator.device("e8ecef", "2b3138", "24507f", "35a65a")
    size = height * .50 / 20
    group(unit, move(0, depth * .12, height * .41) @ turn_x(84) @ scale(size))
    box(width - 2, depth - 5, .5, (0, .6, height * .41 - 11.2 * size), plastic("c9d1d7", .5), .1)
    fittings(width, height, face, keypad, alarm, lamp, band)


def fittings(width, height, face, keypad, alarm, lamp, band):
    """Lock, alarm and lamp."""
    steel, dark = metal("c9cdd0", .25), plastic("20262b", .5, .3)
    x = width * .435
    if keypad:
        place(prism(round_rectangle(3.2, 9.6, .5), 0, 1.0, metal("b9bec2", .3), .2, 3), move(x, face + .15, height * .42) @ turn_x(90))
        for row in range(5):
            for column in range(2):
                turned([(0, 0), (.42, 0), (.42, .3), (0, .34)], dark, move(x + (column - .5) * 1.3, face - .8, height * .42 + 2.6 - row * 1.15) @ turn_x(90), .08, 24)
        turned([(0, 0), (.9, 0), (.85, 1.2), (0, 1.3)], steel, move(x, face - .7, height * .42 - 3.6) @ turn_x(90), .15, 40)
    else:
        turned([(0, 0), (1.5, 0), (1.5, .4), (.8, .6), (.8, 1.4), (1.2, 1.8), (1.1, 2.2), (0, 2.3)], steel, move(x, face + .2, height * .42) @ turn_x(90), .12, 48)
    for z in (.2, .72):
        place(prism(round_rectangle(.9, 3.4, .3), 0, .9, steel, .15, 3), move(-width / 2 - .1, face + 2.4, height * z) @ turn_x(90))
    if alarm:
        place(prism(round_rectangle(6.6, 2.0, .4), 0, .06, plastic("f2c230", .5), .02, 2), move(-width * .16, face + .18, height * .075) @ turn_x(90))
        quad(6.3, 1.7, printed(picture(6.3, 1.7, words(31.5, 11.0, 6.4, "ALARMED DOOR", "1b2125", 800, "middle"), "f2c230"), .5, .2), move(-width * .16, face + .1, height * .075) @ turn_x(90))
    if lamp:
        place(prism(round_rectangle(5, 1.2, .5), 0, .7, glow("39e07a", 1.1), .2, 3), move(0, face + .3, height * .06) @ turn_x(90))
