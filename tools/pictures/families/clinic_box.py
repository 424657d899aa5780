"""A box of sterile or testing goods with some of them in front: syringes, cannulas, blood tubes, lancets, electrodes, strips, pots."""
from studio import clinical
from studio.designs import Print, box_of
from studio.geometry import box, quad
from studio.labels import picture
from studio.materials import clear_plastic, plastic, printed
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.vessels import tub
from studio.wood import wood

VIEWS = {"front": {"azimuth": 22, "elevation": 30, "lens": 80}}


def strips(colours, length, width, material_edge="fbfbf9"):
    """A test strip lying along x with its coloured pads."""
    with Gathered() as things:
        box(length, width, .05, (0, 0, 0), plastic(material_edge, .5), .01)
        pitch = length * .72 / max(1, len(colours))
        body = "".join(f'<rect x="{length * 10 * .02 + k * pitch * 10}" y=".6" width="{pitch * 7.4}" height="{width * 10 - 1.2}" fill="#{c}"/>' for k, c in enumerate(colours))
        quad(length - .02, width - .02, printed(picture(length, width, body, material_edge), .7, .1), move(0, 0, .062))
    return things


def tub_of_strips(label, colours, length, width, cap, tall):
    """The tub that the strips come in, with three of them before it."""
    group(tub(2.1, tall, label, cap, lid=.2, overhang=.08), move(7.6, -5.2, 0))
    for k, (x, y, turn) in enumerate(((-1.6, -7.4, 10), (-.2, -8.8, 2), (-2.8, -9.6, -7))):
        group(strips(colours, length, width), move(x, y, .02 + .03 * k) @ turn_z(turn))


def scatter(goods, label, width, depth, options):
    """Lay the goods in front of the box of this width and depth."""
    front, colour = -depth / 2 - 1.1, options.get("colour")
    put = lambda items, x, y, turn=0, z=.02: group(items, move(x, y, z) @ turn_z(turn))
    if goods == "syringe":
        ml = options.get("ml", 5)
        for k, (x, y, turn) in enumerate(((-2.0, -2.6, 7), (-.4, -5.4 - ml * .06, -4))):
            put(clinical.luer_syringe(ml, options.get("lock", False), .22 + .3 * k * (not options.get("cap")), cap=options.get("cap")), x - 2, front + y, turn)
    elif goods == "cannula":
        for x, y, turn in ((-1.5, -2.8, 14), (1.4, -5.4, -9)):
            put(clinical.cannula(colour or "e58fb0"), x, front + y, turn)
    elif goods == "blood_tube":
        for k, (x, y, turn) in enumerate(((-4.4, -2.4, 6), (-3.6, -4.6, -3), (-4.6, -6.9, 4))):
            put(clinical.blood_tube(colour or "7a4aa8", options.get("volume", "4 ml")), x, front + y, turn)
    elif goods == "winged":
        put(clinical.winged_set(colour or "2f8f4e"), 4.4, front - 3.2, -6)
    elif goods == "lancet":
        for k, (x, y, turn) in enumerate(((-5.0, -2.2, 20), (-.6, -3.0, -12), (3.6, -2.4, 32), (-2.4, -5.0, -30), (2.0, -5.2, 8))):
            put(clinical.lancet(colour or "d23a6a"), x, front + y, turn)
    elif goods == "electrode":
        for k, (x, y, turn) in enumerate(((-5.2, -3.4, 12), (-.2, -3.0, -8), (4.9, -3.6, 24), (-2.6, -7.0, -14), (2.6, -7.2, 6))):
            put(clinical.electrode(), x, front + y, turn)
    elif goods == "depressor":
        grain = wood("e3c79a", "x")
        for k, (x, y, turn) in enumerate(((0, -3.0, 12), (1, -4.6, -6), (-1, -6.0, 3))):
            put(clinical.tongue_depressor(grain), x, front + y, turn, .02 + .1 * k)
    elif goods == "pot":
        clear = clear_plastic("f2f8fb", .28, .08)
        for k in range(5):
            put(clinical.medicine_pot(clear), 11.5, front - 2.6, 0, .02 + k * .75)
        put(clinical.medicine_pot(clear), 6.6, front - 4.2)
        put(clinical.medicine_pot(clear), 1.6, front - 6.0)
    elif goods == "cassette":
        for x, y, turn in ((-4.0, -3.2, 10), (3.4, -4.4, -12)):
            put(clinical.test_cassette(colour or "1f6fb8"), x, front + y, turn)
    elif goods == "swab_stick":
        for k, (x, y, turn) in enumerate(((-7, -3.0, 8), (-7.4, -4.4, -4), (-6.6, -5.8, 3), (-7, -7.2, -7))):
            put(clinical.swab_stick(colour or "fdfdfb", tip=options.get("tip", .28), shaft=options.get("shaft", "f2f4f5")), x, front + y, turn)
    elif goods == "probe_cover":
        clear = clear_plastic("f2f8fb", .4, .15)
        for k, (x, y) in enumerate(((-5, -2.6), (-1.8, -3.6), (1.6, -2.6), (-3.6, -5.4), (.4, -6.0))):
            put(clinical.probe_cover(clear), x, front + y)
        group(clinical.probe_cover(clear), move(4.6, front - 5.0, .95) @ turn_z(30) @ turn_y(97))
    elif goods == "specimen":
        for x, y in ((13.4, -1.6), (10.2, -4.4)):
            put(clinical.specimen_pot(options.get("radius", 1.45), options.get("height", 7.6), colour or "f4f6f7"), x, front + y)
    elif goods == "strip_band":
        for k, (y, turn) in enumerate(((-3.0, 5), (-6.2, -4))):
            put(clinical.stretch_strip(colour=colour or "2f7fc2", seed=1 + 2 * k), 0, front + y, turn)
    elif goods == "strips":
        tub_of_strips(label, options["pads"], options.get("length", 8), options.get("wide", .5), options.get("cap", "f4f6f7"), options.get("tall", 11))


def build(goods="syringe", options=None, width=14, depth=8, height=8, **printing):
    """goods: what lies in front (see scatter), options: its colour, size; the box in cm; the rest is the print."""
    label = Print(**printing)
    box_of(width, depth, height, label)
    scatter(goods, label, width, depth, options or {})
