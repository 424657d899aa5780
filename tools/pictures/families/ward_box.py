"""A box of what a ward uses up with some of it in front: tube holders, connectors, taps, giving sets, pen needles, filters, brushes."""
from families import _sampling as sampling
from families import _ward as ward
from studio import clinical
from studio.designs import Print, box_of
from studio.materials import clear_plastic
from studio.placing import group, move, turn_z
from studio.smallgoods import foil_square, needle

VIEWS = {"front": {"azimuth": 22, "elevation": 30, "lens": 80}}


def rows(make, places, front):
    """Set down one of the goods at each (x, y, turn) before the box."""
    for x, y, turn in places:
        group(make(), move(x, front + y, .02) @ turn_z(turn))


THREE = ((-4.6, -2.6, 12), (.2, -3.4, -8), (4.4, -2.4, 20))
FIVE = ((-5.2, -2.2, 14), (-1.2, -3.0, -10), (3.0, -2.3, 24), (-3.4, -5.2, -16), (1.4, -5.6, 6))


def scatter(goods, front, o):
    """Lay the goods in front of the box whose front is at y = front; o: their colour and size."""
    colour = o.get("colour", "2f6fb0")
    clear = clear_plastic("f4fafd", .18, .06)
    if goods == "holder":
        group(ward.holder(clear, o.get("hub")), move(4.4, front - 2.8, .02))
        rows(lambda: ward.lying_holder(clear, o.get("hub")), ((-5.4, -3.0, 10), (-4.2, -6.4, -5)), front)
    elif goods == "adapter":
        rows(lambda: ward.adapter(colour), FIVE, front)
    elif goods == "connector":
        rows(lambda: ward.connector(colour), FIVE, front)
    elif goods == "stopper":
        rows(lambda: ward.stopper(colour), FIVE, front)
    elif goods == "tap":
        rows(lambda: ward.tap(colour), THREE, front)
    elif goods == "lines":
        group(ward.extension(colour, o.get("ways", 2)), move(1.0, front - 5.2, 0) @ turn_z(4))
    elif goods == "coil":
        group(ward.coil_line(o.get("radius", 3.0), .14, 5), move(-.5, front - 5.4, 0))
    elif goods == "giving":
        group(ward.giving_set(colour, o.get("double", False), o.get("burette", False)), move(3.2, front - 6.4, 0))
    elif goods == "pen_needle":
        for (x, y, turn), tint in zip(FIVE, o.get("colours", [colour] * 5)):
            group(ward.pen_needle(tint), move(x, front + y, .02) @ turn_z(turn))
    elif goods == "needle":
        rows(lambda: needle(o.get("length", 4), colour, True), ((-4.4, -2.2, 10), (.6, -3.4, -7), (-2.8, -5.2, 4)), front)
    elif goods == "safety_needle":
        rows(lambda: ward.safety_needle(colour, o.get("length", 2.5)), ((-4.0, -2.6, 10), (1.2, -3.8, -9), (-2.6, -6.0, 5)), front)
    elif goods == "blood_tube":
        rows(lambda: clinical.blood_tube(colour, o.get("volume", "6 ml")), ((-4.4, -2.4, 6), (-3.6, -4.6, -3), (-4.6, -6.9, 4)), front)
    elif goods == "flush":
        rows(lambda: clinical.luer_syringe(5, True, .3, cap="f4f6f7"), ((-4.0, -2.6, 7), (-2.4, -5.7, -4)), front)
    elif goods == "foil":
        rows(lambda: foil_square(5, 5, "eef3f4", 0, o.get("mark", ""), 3, colour), ((-3.8, -3.6, 9), (2.6, -4.4, -13)), front)
    elif goods == "fixing":
        rows(lambda: ward.fixing(), ((-4.8, -4.4, 10), (.8, -5.2, -5)), front)
    elif goods == "straw":
        rows(lambda: ward.straw(colour), ((-5.0, -2.4, 8), (-4.0, -4.0, -5), (-5.4, -5.6, 3)), front)
    elif goods == "strip":
        rows(lambda: ward.strip(o["pads"]), ((-4.4, -2.2, 9), (-3.6, -3.8, -3), (-4.2, -5.4, 4)), front)
    elif goods == "pot":
        for x, y in ((o.get("x", 8.0), -1.8), (o.get("x", 8.0) - 3.6, -4.4)):
            group(clinical.specimen_pot(o.get("radius", 1.45), o.get("height", 7.6), colour, o.get("word", "SPECIMEN")), move(x, front + y, .02))
    elif goods == "swab":
        rows(lambda: sampling.swab_tube(colour), ((-7.6, -2.6, 7), (-7.0, -4.8, -4)), front)
    elif goods == "brush":
        rows(lambda: sampling.brush(colour), ((-8.0, -2.8, 7), (-7.2, -6.2, -4)), front)
    elif goods == "tab":
        group(sampling.tab_card(), move(-1.5, front - 5.4, .02) @ turn_z(6))
    elif goods == "clip":
        for (x, y, turn), tint in zip(FIVE, ("c0272d", "e8c31a", "2f8f4e", "23272b", "8f969c")):
            group(sampling.clip(tint), move(x, front + y, .02) @ turn_z(turn))
    elif goods == "filter":
        group(sampling.breath_filter(colour), move(2.6, front - 4.8, 0) @ turn_z(10))
        group(sampling.breath_filter(colour), move(11.0, front - 4.4, 0) @ turn_z(-28))
    elif goods == "nose_clip":
        rows(lambda: sampling.nose_clip(colour), ((-4.2, -3.2, 16), (.4, -4.0, -12), (4.6, -3.0, 30)), front)


def build(goods="", options=None, width=14, depth=8, height=9, **printing):
    """goods: what lies in front (see scatter), "" for nothing; options: its colour, size; the box in cm; the rest is the print."""
    box_of(width, depth, height, Print(**printing))
    scatter(goods, -depth / 2 - .9, options or {})
