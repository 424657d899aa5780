"""Flat pouches and sachets: one standing up, more lying before it (burn dressing, blanket, cold pack, heat patch, refill)."""
import math

from studio.designs import Print, box_of
from studio.materials import fabric, metal, plastic
from studio.packaging import folded, sachet
from studio.placing import group, move, turn_x, turn_z
from studio.rings import wound

VIEWS = {"front": {"azimuth": 18, "elevation": 30, "lens": 80}}


def contents(width, front):
    """What a refill holds: bandages, a dressing, wipes, tape, gloves in a bag."""
    red, blue, green = ("Sterile Dressing", "c0392b"), ("Cleansing Wipes", "1769b5"), ("Conforming Bandage", "1f8a4c")
    for k, ((title, colour), w, h, x, y, turn) in enumerate(((red, 11, 8, -width * .46, -5.5, 14), (blue, 7.5, 6, width * .05, -6.4, -8), (green, 10, 7, width * .5, -5.0, -16))):
        group(sachet(w, h, Print(title, "", "", "", colour, "d9e4ea", "header", ""), 1.2 + .8 * (k != 1), .7, seed=k + 3), move(x, front + y, 0) @ turn_z(turn))
    group(wound(2.4, 1.3, 2.5, fabric("fbfaf6", "nonwoven", 14, .25, .5)), move(width * .2, front - 12, 0))


def build(width=13, height=15, thickness=1.0, box=None, lying=1, back="eef1f3", foil=False, beside="", beside_colour="ffffff", tilt=72, **printing):
    """Pouch width, height, thickness in cm; box = width, depth, height of its carton in cm or null; lying = pouches lying in front;
    beside: patch, blanket, dressing; the rest is the print."""
    label = Print(**printing)
    front = 0
    if box:
        box_of(*box, label)
        front = -box[1] / 2 - .4
        plain = Print(label.title, label.detail, label.size, "", label.colour, label.second, "header" if label.design != "header" else "plain", label.brand)
        for k in range(lying):
            group(sachet(width, height, plain, thickness, .9, back, foil, 1.5 + k), move(box[0] * (.05 + .1 * k), front - height * .42 - .8 - 1.2 * k, thickness * .9 * k) @ turn_z(-8 + 26 * k) @ turn_z(0 if height < width * 1.6 else 80))
    else:
        # It stands by its own thickness: its lower edge on the ground, leaning back a little.
        group(sachet(width, height, label, thickness, .9, back, foil, 1.2), move(0, 0, math.sin(math.radians(tilt)) * height / 2) @ turn_x(tilt))
        front = -2
        for k in range(lying - 1):
            group(sachet(width, height, label, thickness, .9, back, foil, 2.2 + k), move(width * .7, front - height * .42, thickness * k) @ turn_z(-20))
    if beside == "patch":
        group(folded(11, 8, 1, .35, fabric(beside_colour, "nonwoven", 7, .3, .7)), move((box or (width,))[0] * .5 + 4, front - 9.5, .03) @ turn_z(14))
    elif beside == "blanket":
        group(folded(width * .9, height * .55, 7, .22, metal("d9dcdf", .2), 2), move(width * .35, front - height * .42, 0) @ turn_z(-10))
    elif beside == "contents":
        contents(width, front)
    elif beside == "dressing":
        group(folded(10, 10, 1, .55, plastic(beside_colour, .25, .5, .4)), move(width * .42, front - 6.2, .1) @ turn_z(-12))
