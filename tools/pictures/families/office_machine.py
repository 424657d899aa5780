"""A laser printer or multifunction copier: proportions, colour, scanner with document feeder, panel, trays."""
from mathutils import Matrix

from studio.curves import fillet, round_rectangle
from studio.furnishing import shell
from studio.geometry import box, prism, quad
from studio.lettering import text
from studio.materials import glow, plastic
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z

VIEWS = {"front": {"azimuth": -26, "elevation": 22, "lens": 85, "cutout": True}}
PAPER = "fcfcfb"


def slot(width, depth, height, y, z, dark):
    """A dark mouth."""
    return box(width, depth, height, (0, y, z), dark, .25)


def sheet(width, length, y, z, tilt, count=1, lift=.0):
    """Paper standing or lying in a tray."""
    paper = plastic(PAPER, .6, .2, name="paper")
    with Gathered() as things:
        box(width, length, .04 + .06 * count, (0, 0, 0), paper, .01, 1)
    return group(things, move(0, y, z) @ turn_x(tilt))


def keypad(columns, rows, pitch, face, material, height=.3, size=.72):
    """Keys in rows on the plane of a matrix."""
    for i in range(columns):
        for j in range(rows):
            key = prism(round_rectangle(pitch[0] * size, pitch[1] * size, min(pitch) * .22, 5), 0, height, material, .08, 2)
            key.matrix_world = face @ move((i - (columns - 1) / 2) * pitch[0], (j - (rows - 1) / 2) * pitch[1], 0)


def panel(kind, width, face, dark, grey, accent):
    """The controls: lines of a display and keys, or a touch screen."""
    plate = prism(round_rectangle(width, 7.4, .8), 0, .35, dark, .15, 3)
    plate.matrix_world = face
    if kind == "touch":
        quad(width * .36, 5.6, glow("dfeef5", .95), face @ move(-width * .1, 0, .37))
        for k in range(3):
            for j in range(2):
                tile = prism(round_rectangle(width * .09, 1.9, .3, 4), 0, .01, plastic(("2f7fe0", "14857d", "e0763a", "5a55b8", "3a4650", "c9a227")[k + 3 * j], .4, glow=.35), 0)
                tile.matrix_world = face @ move(-width * .1 + (k - 1) * width * .112, 1.15 - j * 2.4, .38)
        keypad(3, 4, (1.5, 1.45), face @ move(width * .24, 0, .34), grey)
        start = prism(round_rectangle(2.6, 1.8, .8, 8), 0, .35, accent, .1, 3)
        start.matrix_world = face @ move(width * .40, -1.6, .34)
        return
    quad(width * .3, 2.7, glow("bcd3b4", .75), face @ move(-width * .22, 1.2, .37))
    for k, line in enumerate(("Ready", "Paper A4")):
        text(line, .95, plastic("20301c", .6), face @ move(-width * .35, 1.85 - k * 1.2, .385), "LEFT")
    keypad(4, 1, (width * .075, 1.5), face @ move(-width * .22, -1.6, .34), grey)
    if kind == "keys":
        keypad(3, 4, (1.7, 1.5), face @ move(width * .12, 0, .34), grey)
        for k, shade in ((0, accent), (1, grey)):
            start = prism(round_rectangle(2.8, 1.9, .8, 8), 0, .35, shade, .1, 3)
            start.matrix_world = face @ move(width * .34, 1.4 - k * 2.8, .34)


def face_of(kind, w, d, low, top, tall, corner, body, dark, black):
    """What distinguishes one maker's front from another's: the flap of the multi-purpose tray, a band round the top."""
    foot = -d / 2 - .08
    if kind == "dark":
        flap = prism(round_rectangle(w - 7, tall, 1.0), 0, .4, dark, .2, 3)
        flap.matrix_world = move(0, foot, low + 1.6 + tall / 2) @ turn_x(90)
        return
    if kind == "band":
        shell([(.2, top - 5.4), (-.22, top - 5.2), (-.22, top - 1.6), (.28, top - .5)], w, d, corner, dark, 30, 10)
        tall = min(tall, top - low - 8.4)
    middle = low + 1.5 + tall / 2
    for width, thick, skin in ((w - 5.6, .1, black), (w - 6, .34, body)):
        leaf = prism(round_rectangle(width, tall + (width - w + 6), 1.2), 0, thick, skin, min(.16, thick / 2), 3)
        leaf.matrix_world = move(0, foot + .06, middle) @ turn_x(90)
    grip = prism(round_rectangle(w * .26, 1.5, .7, 8), 0, .06, dark, .02, 2)
    grip.matrix_world = move(0, foot - .25, middle + tall / 2 - 1.3) @ turn_x(90)


def build(width=38, depth=37, height=22, colour="eceeef", dark_colour="2f363c", kind="printer", controls="small", feeder=False, cassettes=1, flat_paper=True, accent="2f9f4f", face="dark", corner=2.2):
    """width, depth, height of the body in cm; colours; kind: printer or multifunction; controls: small, keys or touch;
    feeder: document feeder on a scanner; cassettes: paper drawers; face: dark (its flap), inset (a flap in the body's
    colour) or band (round the body's top); corner: radius of the upright edges."""
    body, dark = plastic(colour, .4, .42, grain=45, name="housing"), plastic(dark_colour, .42, .4, grain=45, name="trim")
    black, grey, go = plastic("0f1214", .7, .1, name="mouth"), plastic("dfe3e6", .4, name="keys"), plastic(accent, .35, name="start")
    w, d, low = width, depth, 6.6 * cassettes
    # Drawers.
    for k in range(cassettes):
        z = .8 + k * 6.6
        shell([(.1, z), (0, z + .1), (0, z + 6.4), (.1, z + 6.5)], w, d, corner * .75, body, 30, 8)
        front = prism(round_rectangle(w - 3, 5.6, .6), 0, .5, body if k else body, .2, 3)
        front.matrix_world = move(0, -d / 2 - .1, z + 3.2) @ turn_x(90)
        box(w * .3, 1.0, 1.3, (0, -d / 2 - .35, z + 1.0), dark, .4)
    for x in (-w / 2 + 4, w / 2 - 4):
        for y in (-d / 2 + 4, d / 2 - 4):
            box(3, 3, .9, (x, y, 0), dark, .2)
    top = low + .8 + height - 6.6
    shell([(.15, low + .9), (0, low + 1.0), (0, top - 1.4), (.5, top - .35), (1.4, top)], w, d, corner, body, 30, 10)
    # Side seams and vents.
    for side in (1, -1):
        for k in range(9):
            box(.12, d * .16, .35, (side * (w / 2 + .0), d * .22, low + 3 + k * .8), dark, .04, 2)
        box(.1, d - 5, .12, (side * (w / 2), 0, top - 3.2), dark, .02, 1)
    face_of(face, w, d, low, top, min(9.5, height * .42), corner, body, dark, black)
    if kind == "printer":
        # A sunk output tray with a stop and a printed page.
        prism(round_rectangle(w * .68, d * .62, 1.4), top - .1, top + .05, black, .05, 2).location.y = -d * .06
        with Gathered() as tray:
            prism(round_rectangle(w * .66, d * .60, 1.2), 0, .12, dark, .05, 2)
        group(tray, move(0, -d * .06, top + .08))
        if flat_paper:
            sheet(21, d * .52, -d * .06, top + .9, 7, 3)
        box(w * .70, d * .16, 3.2, (0, d * .33, top - .2), body, 1.0)
        slot(w * .6, 1.2, 1.5, d * .245, top + .6, black)
        with Gathered() as small:
            panel(controls, w * .86, move(0, 0, 0), dark, grey, go)
        group(small, move(0, -d * .42, top + .1) @ turn_x(10) @ Matrix.Diagonal((1, .62, 1, 1)))
        return
    # Multifunction: output gap, scanner, feeder.
    gap = 7.0
    for side in (1, -1):
        box(w * .13, d * .86, gap + .6, (side * w * .43, d * .03, top - .3), body, .5)
    box(w * .9, d * .2, gap + .6, (0, d * .36, top - .3), body, .5)
    box(w * .74, d * .5, .2, (0, 0, top + .02), dark, .08)
    slot(w * .6, 1, 2, d * .255, top + gap * .55, black)
    if flat_paper:
        sheet(21, d * .5, -d * .1, top + 1.3, 9, 3)
    z = top + gap
    shell([(.3, z), (0, z + .2), (0, z + 4.4), (.2, z + 4.8)], w + .6, d * .98, 1.8, body, 30, 10)
    shell([(.5, z + 4.9), (.3, z + 5.0), (.3, z + 6.2), (.9, z + 6.8)], w, d * .95, 1.8, dark if not feeder else body, 30, 10)
    with Gathered() as controls_at:
        panel(controls, w * .84, move(0, 0, 0), dark, grey, go)
        prism(round_rectangle(w * .9, 8.6, 1), -1.6, 0, body, .5, 3)
    group(controls_at, move(0, -d * .49 - 2.6, z + 1.6) @ turn_x(38))
    if feeder:
        t = z + 6.8
        body_of = [(-d * .2, 0), (d * .42, 0), (d * .42, 3.5), (d * .3, 6.4), (d * .1, 6.8), (-d * .02, 3.4), (-d * .2, 2.4)]
        left = prism(fillet(body_of + [body_of[0]], 1.2, 5)[:-1], -w * .16, w * .16, body, .4, 3)
        left.matrix_world = move(-w * .31, d * .02, t) @ turn_z(90) @ turn_x(90)
        box(w * .62, d * .74, 1.2, (w * .14, d * .02, t - .2), dark, .4)
        with Gathered() as tray:
            prism(round_rectangle(w * .56, d * .64, 1.4), 0, .8, body, .3, 3)
            box(21 if w > 40 else 18, .5, 2, (0, d * .3, .6), dark, .2)
        group(tray, move(w * .18, d * .02, t + 2.6) @ turn_y(-13))
        sheets = plastic(PAPER, .6, .2)
        with Gathered() as page:
            box(29, 21 if d > 36 else 20, .35, (0, 0, 0), sheets, .03, 1)
        group(page, move(w * .12, d * .02, t + 3.7) @ turn_y(-13))
