"""Printed goods of a ward: triage cards, a ring binder for charts, a hard-covered register, an eye chart; colours."""
from studio.curves import round_rectangle, tube
from studio.geometry import box, prism, quad
from studio.labels import Label, brand_mark, picture, words
from studio.materials import add_grain, metal, plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_z

# Height of the letters for 6 m in tenths of a cm, the letters, the line's name.
LETTERS = ((87.3, "E", "6/60"), (52.4, "FP", "6/36"), (34.9, "TOZ", "6/24"), (26.2, "LPED", "6/18"), (17.5, "PECFD", "6/12"), (13.1, "EDFCZP", "6/9"),
           (8.7, "FELOPZD", "6/6"), (7.3, "DEFPOTEC", "6/5"))


def view(kind="register", **_):
    """Cards are seen from above, the others from the front."""
    return {"azimuth": 6, "elevation": 58, "lens": 85} if kind == "cards" else {"azimuth": 24, "elevation": 18, "lens": 85}


VIEWS = {"front": view}


def card(number, said, colour, ink, at, turn):
    """One folded triage card with its priority."""
    w, h = 10, 21
    body = (f'<rect width="100" height="210" fill="#{colour}"/><rect x="6" y="6" width="88" height="22" rx="3" fill="#ffffff"/>' + words(50, 21.5, 11, "TRIAGE", "1b2733", 800, "middle")
            + words(50, 118, 84, number, ink, 800, "middle") + words(50, 146, 14.5, said, ink, 700, "middle")
            + "".join(f'<rect x="6" y="{160 + 15 * k}" width="88" height="12" rx="1.5" fill="#ffffff"/>' + words(9, 168.5 + 15 * k, 7, label, "56626d", 600) for k, label in enumerate(("Name", "Time", "Notes"))))
    with Gathered() as things:
        prism(round_rectangle(w, h, .5), 0, .07, plastic("f6f7f5", .6), .02, 2)
        quad(w - .1, h - .1, printed(picture(w, h, body, colour), .5, .3), move(0, 0, .085))
    group(things, move(*at) @ turn_z(turn))


def board_book(width, height, thick, colour, face, spine_words, pages):
    """A closed book or binder standing, its spine at the left: two boards, a rounded spine, the paper between them."""
    cover = add_grain(plastic(colour, .55, .35, name="cover"), 9, .1, .03)
    box(width, .28, height, (0, -thick / 2, 0), cover, .12, 3)
    box(width, .28, height, (0, thick / 2, 0), cover, .12, 3)
    spine = box(.28, thick + .1, height, (-width / 2 + .1, 0, 0), cover, .12, 3)
    if pages:
        box(width - .9, thick - .35, height - .6, (-.2, 0, .3), plastic("f7f4ea", .8, .1, name="paper"), .05, 2)
    quad(width - .3, height - .3, printed(face, .5, .3), move(0, -thick / 2 - .155, height / 2) @ turn_x(90))
    return spine


def cover_print(width, height, colour, title, lines, panel):
    """The front of a book: a white panel with the title, lines to fill in."""
    w, h = width * 10, height * 10
    label = Label(title, colour=colour, second="9cc8ea")
    rows = "".join(words(w * .2, panel + 62 + 15 * k, 7.4, said, "38434d", 600) + f'<path d="M{w * .2 + 5 * len(said)} {panel + 64 + 15 * k}H{w * .8}" stroke="#8a96a2" stroke-width=".6"/>' for k, said in enumerate(lines))
    parts = title.split("|")
    heads = "".join(words(w / 2, panel + 24 + 15 * k, 14, part, colour, 800, "middle") for k, part in enumerate(parts))
    return picture(width, height, f'<rect x="{w * .12}" y="{panel}" width="{w * .76}" height="{70 + 15 * len(lines)}" rx="4" fill="#fbfcfd"/>' + heads + rows + brand_mark(w * .12, h - 18, 11, label, "ffffff"), colour)


def chart(width, height):
    """An eye chart leaning back a little: letters in lines that grow smaller, the distances beside them."""
    y, body = 0.0, f'<rect x="4" y="4" width="{width * 10 - 8}" height="{height * 10 - 8}" rx="4" fill="none" stroke="#c9d0d6" stroke-width="1"/>'
    for k, (tall, line, distance) in enumerate(LETTERS):
        y += tall + (44, 44, 42, 40, 38, 36, 34, 32)[k]
        pitch = tall * .95 + 16
        for n, letter in enumerate(line):
            body += words(width * 5 + (n - (len(line) - 1) / 2) * pitch, y, tall / .727, letter, "15191d", 800, "middle")
        body += words(width * 10 - 12, y, 9, distance, "38434d", 600, "end")
    with Gathered() as things:
        box(width, .3, height, (0, 0, 0), plastic("fbfcfc", .5), .08, 2)
        quad(width - .1, height - .1, printed(picture(width, height, body, "fcfdfd"), .45, .3), move(0, -.17, height / 2) @ turn_x(90))
        ring = prism([(x, y + height - 1.6) for x, y in round_rectangle(1.1, 1.1, .5, 10)], 0, .03, metal("8d949b", .3), .01)
        ring.matrix_world = move(0, -.2, 0) @ turn_x(90)
    group(things, turn_x(-7))


def build(kind="register", colour="a3202b"):
    """kind: cards, binder, register or chart; colour of the cover."""
    if kind == "cards":
        for number, said, tint, ink, at, turn in (("", "DEAD", "f4f4f2", "1b2733", (-9, 6.5, 0), 20), ("3", "DELAYED", "2f9a4e", "ffffff", (-3.2, 3.4, .1), 10), ("2", "URGENT", "f2c21a", "1b2733", (2.6, 1.2, .2), 1), ("1", "IMMEDIATE", "d0222d", "ffffff", (8.4, 0, .3), -9)):
            card(number, said, tint, ink, at, turn)
    elif kind == "binder":
        w, h, d = 26, 31.5, 5.0
        face = cover_print(w, h, colour, "Medicines|Administration Records", ("Home", "Unit", "Month"), 60)
        spine = board_book(w, h, d, colour, face, "", False)
        steel = metal("c4c9ce", .2)
        for k in range(6):
            box(w - 2.6, .3, h - 2.0, (.6, -d / 2 + .7 + k * .62, 1), plastic(("f7f7f4", "f2d36b", "f7f7f4", "8cc6e8", "f7f7f4", "f0a3a8")[k], .7, .1), .03, 1)
            box(1.4, .12, 3.6, (w / 2 - .6, -d / 2 + .7 + k * .62, h - 6 - 4.2 * k), plastic(("d8434b", "e6a52e", "3f9a5a", "2f7fc2", "7a4aa8", "8a949c")[k], .6), .05, 2)
        for z in (5, 12, 19.5, 26.5):
            tube([(-w / 2 + 1.2, y, z) for y in (-d / 2 + .6, 0, d / 2 - .6)], .16, steel)
    elif kind == "register":
        w, h, d = 21.6, 30.4, 2.2
        board_book(w, h, d, colour, cover_print(w, h, colour, "Controlled|Drugs Register", ("Ward", "From", "To"), 60), "", True)
    else:
        chart(28, 71)
