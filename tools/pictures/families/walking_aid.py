"""Walking aids: a walking frame on ferrules, or four loose rubber ferrules; colours."""
from studio.curves import fillet
from studio.furnishing import bar
from studio.materials import metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe


def view(kind="frame", **_):
    """The frame is seen level, ferrules from above."""
    return {"azimuth": 30, "elevation": 14, "lens": 85, "cutout": True} if kind == "frame" else {"azimuth": 18, "elevation": 34, "lens": 85}


VIEWS = {"front": view}


def ferrule(radius, height, material, hollow=True):
    """A rubber ferrule standing on its ringed sole: a flared foot, a neck with rings, open above."""
    bore = radius * .62
    profile = [(0, .12), (radius * .5, .12), (radius * .55, 0, .05), (radius * .68, 0), (radius * .72, .12), (radius * .8, .12), (radius * .84, 0), (radius * .98, 0, .05),
               (radius, height * .16, .1), (radius * .84, height * .34, .15)]
    for k in range(4):
        z = height * (.42 + .1 * k)
        profile += [(radius * .82, z), (radius * .88, z + height * .02), (radius * .88, z + height * .045), (radius * .82, z + height * .065)]
    profile += [(radius * .8, height, .12), (bore, height, .06)] + ([(bore, height * .3), (0, height * .3)] if hollow else [(0, height)])
    lathe(fillet(profile, .04), material, 72, 30)


def frame(colour, grip, height):
    """A rigid frame: two U-shaped sides joined in front by two bars, push-button legs, hand grips."""
    tube_metal, inner = metal(colour, .26), metal("c2c7cb", .3)
    hand, tip = plastic(grip, .55, .35, grain=12, name="grip"), rubber("5c636a", .6)
    brass = metal("d9dde0", .2)
    for side in (-1, 1):
        x = side * 22
        front_foot, rear_foot = (side * 28, -21, 4), (side * 28, 25, 4)
        bar([(side * 25.6, -17.6, 32), (x, -12, height - 6), (x, -8, height), (x, 12, height), (x, 16, height - 6), (side * 25.6, 21.4, 32)], 1.27, tube_metal, 8)
        bar([(x, -6, height), (x, 11, height)], 1.75, hand, .2)
        bar([(side * 24.2, -15.6, 45), (side * 24.2, 19.4, 45)], 1.0, tube_metal, .3)
        for top, end in (((side * 25.4, -17.2, 36), front_foot), ((side * 25.4, 21.0, 36), rear_foot)):
            bar([top, end], 1.05, inner, .2)
            for t in (.18, .3, .42):
                at = [a + (b - a) * t for a, b in zip(top, end)]
                dot = lathe([(0, 0), (.36, 0), (.3, .14), (0, .18)], plastic("3a4046", .5) if t != .18 else brass, 24)
                dot.matrix_world = move(at[0], at[1] - 1.0, at[2]) @ turn_x(90)
            with Gathered() as foot:
                ferrule(2.3, 6.2, tip, False)
            group(foot, move(end[0], end[1], 0))
    for z, y in ((height - 15, -12.6), (46, -15.8)):
        reach = 22 + (height - 6 - z) * .06
        bar([(-reach, y, z), (-reach * .5, y - 3.2, z), (reach * .5, y - 3.2, z), (reach, y, z)], 1.15, tube_metal, 6)


def build(kind="frame", colour="dfe3e6", grip="3a4046", height=82, tip="7b8288"):
    """kind: frame or ferrules; colours of tube, grips and ferrules; height of the grips in cm."""
    if kind == "frame":
        frame(colour, grip, height)
        return
    skin, steel = rubber(tip, .62), metal("b9bec3", .3)
    for x, y, turn in ((-3.6, 1.8, 0), (1.0, 3.0, 0), (4.6, .2, 0)):
        with Gathered() as one:
            ferrule(2.0, 4.8, skin)
            lathe(fillet([(.4, 1.5), (1.2, 1.5), (1.2, 1.62), (.4, 1.62)], .02), steel, 48)
        group(one, move(x, y))
    with Gathered() as fallen:
        ferrule(2.0, 4.8, skin)
    group(fallen, move(-1.0, -3.2, 1.9) @ turn_z(24) @ turn_y(96) @ move(0, 0, -2.4))
