"""A box of what takes or holds a sample, or gives a fluid, with some of it before it: holders, needles, taps, burettes, swabs, covers, pots, cassettes."""
from studio import bloodgoods, sampledgoods
from studio.clinical import specimen_pot
from studio.designs import Print, box_of
from studio.materials import plastic, soft_clear
from studio.placing import group, move, scale, turn_z

VIEWS = {"front": {"azimuth": 20, "elevation": 36, "lens": 82}}


def lay_out(make, places, front):
    """One of the goods at each (x, y, turn) before the box whose front is at y = front."""
    for x, y, turn in places:
        group(make(), move(x, front + y, .02) @ turn_z(turn))


def scatter(goods, front, o):
    """Lay the goods before the box; o: their colour and size."""
    colour = o.get("colour", "2f6fb0")
    if goods == "holder":
        skin, edge = soft_clear("9fbccb", .2, .7, .06, "holder"), plastic("7d9bab", .3, .5)
        lay_out(lambda: bloodgoods.lying_holder(skin, edge), ((-6.6, -3.6, 8), (1.2, -5.2, -14)), front)
    elif goods == "needle":
        lay_out(lambda: group(bloodgoods.double_needle(colour), scale(1.7)), ((-1.6, -6.2, -4),), front)
        lay_out(lambda: group(bloodgoods.cased_needle(colour), scale(1.5)), ((-2.4, -3.0, 5), (3.8, -9.0, 9)), front)
    elif goods == "tap":
        lay_out(lambda: group(bloodgoods.tap(colour), scale(1.35)), ((-4.6, -5.0, -14), (3.6, -5.6, 22)), front)
    elif goods == "burette":
        group(bloodgoods.burette_set(colour), move(-7.0, front - 3.4, 0) @ turn_z(-3))
    elif goods == "mouth_swab":
        lay_out(lambda: sampledgoods.foam_swab(colour), ((-9.0, -2.6, 5), (-10.0, -5.4, -4), (-8.6, -7.6, 2)), front)
    elif goods == "probe_cover":
        lay_out(lambda: group(sampledgoods.probe_cover(), scale(1.3)), ((-5.6, -4.4, 0), (-1.6, -5.4, 0), (2.4, -4.6, 0), (-3.8, -8.2, 0), (.6, -8.8, 0)), front)
    elif goods == "pot":
        lay_out(lambda: specimen_pot(o["radius"], o["height"], colour, o.get("word", "SPECIMEN")), o["places"], front)
    elif goods == "spoon_pot":
        lay_out(lambda: specimen_pot(1.45, 7.6, colour, "FAECES"), ((o["x"], 1.5, 0),), front)
        lay_out(lambda: sampledgoods.open_pot(1.45, 7.6, colour, "FAECES"), ((o["x"] + 3.7, -.6, 0),), front)
        lay_out(lambda: sampledgoods.spoon_cap(1.57, colour, colour), ((o["x"] - 6.4, -4.2, -12),), front)
    elif goods == "cassette":
        lay_out(lambda: sampledgoods.cassette(colour, 1), ((-6.0, -3.6, 8),), front)
        lay_out(lambda: sampledgoods.cassette(colour, 2), ((5.6, -6.2, -10),), front)


def build(goods="tap", options=None, width=14, depth=8, height=9, **printing):
    """goods: what lies in front (see scatter); options: its colour, size; the box in cm; the rest is the print."""
    box_of(width, depth, height, Print(**printing))
    scatter(goods, -depth / 2 - .9, options or {})
