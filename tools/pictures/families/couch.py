"""An examination couch: two or three sections; legs, foot pump or electric lift; colour of the upholstery."""
from studio.curves import round_rectangle
from studio.furnishing import bar, beam, castor, cushion, foot, tilted
from studio.geometry import box, prism
from studio.materials import add_grain, metal, plastic
from studio.placing import Gathered, group, move

VIEWS = {"front": {"azimuth": -38, "elevation": 17, "lens": 60, "fill": .93, "cutout": True},
         "detail": {"azimuth": -36, "elevation": 14, "focus": (-48, -10, 40, 46), "fill": 1.0, "cutout": True}}
WIDTH, THICK, LONG = 62, 7.0, 188
TOP = {"fixed": 62, "hydraulic": 58, "electric": 58}


def vinyl(colour):
    """Upholstery vinyl with its fine leather grain."""
    return add_grain(plastic(colour, .42, .42, name="vinyl"), 9, .22, .03)


def section(length, x, z, skin, piping, board, seed):
    """One pad on its board, its left end at x."""
    with Gathered() as things:
        cushion(length - .8, WIDTH, THICK, skin, 4, .9, piping, seed)
        prism(round_rectangle(length - 3, WIDTH - 4, 3), -1.6, 0, board, .3, 3)
    return group(things, move(x + length / 2, 0, z))


def fixed_frame(steel, rubber, z):
    """Four splayed legs with rails."""
    for y in (-24, 24):
        beam((-84, y, z - 3), (84, y, z - 3), 3, 5, steel)
        for x in (-72, 72):
            beam((x, y, z - 4), (x * 1.06, y, 2), 3.6, 3.6, steel)
            foot(x * 1.06, y, 2.4, 2.5, rubber)
        beam((-74, y, 20), (74, y, 20), 2.4, 3, steel)
    for x in (-84, -73, 73, 84):
        beam((x, -24, z - 3 if abs(x) > 80 else 20), (x, 24, z - 3 if abs(x) > 80 else 20), 3, 4 if abs(x) > 80 else 3, steel)


def lift_frame(kind, steel, dark, rubber, z):
    """A base on castors with parallelogram arms, and a foot pump or a motor."""
    for y in (-25, 25):
        beam((-80, y, 11), (80, y, 11), 5, 6, steel)
        beam((-84, y * .92, z - 4), (84, y * .92, z - 4), 3.4, 5, steel)
        for x in (-52, 30):
            beam((x - 10, y * .8, 13), (x + 20, y * .8, z - 6), 4, 5, steel)
    for x in (-80, 80):
        beam((x, -25, 11), (x, 25, 11), 5, 6, steel)
    for x in (-52, 30):
        beam((x - 10, -21, 13.5), (x - 10, 21, 13.5), 3.4, 3.4, dark)
        beam((x + 20, -21, z - 6.5), (x + 20, 21, z - 6.5), 3.4, 3.4, dark)
    chrome = metal("d4d7da", .16)
    bar([(-38, 0, 15), (4, 0, z - 16)], 2.8, dark)
    bar([(4, 0, z - 16), (18, 0, z - 8)], 1.5, chrome)
    if kind == "electric":
        box(20, 11, 11, (-42, 0, 12), dark, 1.2)
        bar([(-46, -6, 16), (-52, -20, 8), (-46, -31, 1.2), (-20, -34, .6), (-6, -30, .6)], .45, dark, 6)
        box(19, 11, 3.2, (4, -34, 0), dark, .9)
        for k in (-1, 1):
            box(6.4, 6.5, .9, (4 + k * 4.4, -34.6, 3.1), plastic("59636b", .5), .35)
    else:
        box(14, 10, 13, (-42, 0, 12), dark, 1.2)
        for y in (-1, 1):
            bar([(-46, y * 5, 15), (-56, y * 24, 13), (-56, y * 36, 12)], 1.0, chrome, 4)
            tread = prism(round_rectangle(6, 10, 1.4), 0, 1.6, rubber, .5, 3)
            tread.location = (-56, y * 36, 11.6)
    for x in (-80, 80):
        for y in (-25, 25):
            castor(3.4, rubber, dark, -25 if x > 0 else 200, (x, y), dark)


def build(sections=2, base="fixed", colour="1f3f8f", back=34, frame="eceef0", legs=-12):
    """sections: 2 or 3; base: fixed, hydraulic or electric; colour: upholstery; back: degrees of the backrest; legs: of the leg part."""
    skin, steel = vinyl(colour), plastic(frame, .3, .5, coat=.3, name="frame")
    dark, rubber, board = plastic("2b3035", .45, .4, grain=40), plastic("1d2022", .6, .3), plastic("31363b", .6, .2, name="board")
    z = TOP[base]
    piping = vinyl(colour)
    rest = 68 if sections == 2 else 62
    tilted(section(rest, LONG / 2 - rest, z, skin, piping, board, 1), (LONG / 2 - rest, z), back)
    left = LONG - rest
    if sections == 2:
        section(left, -LONG / 2, z, skin, piping, board, 2)
    else:
        section(left * .45, LONG / 2 - rest - left * .45, z, skin, piping, board, 2)
        with Gathered() as leg:
            section(left * .55, -LONG / 2, z, skin, piping, board, 3)
        hinge = (-LONG / 2 + left * .55, z)
        tilted(leg, hinge, legs)
    (fixed_frame if base == "fixed" else lambda *given: lift_frame(base, *given))(*((steel, rubber, z) if base == "fixed" else (steel, dark, rubber, z)))
    # The strut that holds the backrest.
    hinge = LONG / 2 - rest
    bar([(hinge + 8, -18, z - 3), (hinge + 34, -18, z + 9 if back > 15 else z - 2)], .9, metal("d4d7da", .16))
    bar([(hinge + 8, 18, z - 3), (hinge + 34, 18, z + 9 if back > 15 else z - 2)], .9, metal("d4d7da", .16))
