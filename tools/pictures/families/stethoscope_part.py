"""Spare parts of a stethoscope before their pack: diaphragms with rims, bell sleeve, ear tips."""
from families.stethoscope import ear_tip
from studio.curves import fillet
from studio.cutting import placed, turned
from studio.geometry import lathe
from studio.labels import Label
from studio.materials import metal, plastic, rubber
from studio.packaging import carton
from studio.placing import Gathered, group, move, scale, turn_x, turn_z

# What a close-up shows, by kind: middle (x, y, z) and reach (cm), and from how high. Beside a pack it looks steeply down, below the print.
LOOSE = {"full": (2.3, -1.4, .9, 4.25, 62), "short": (1.75, -1.75, .3, 3.8, 54), "diaphragm": (2.7, -.5, 1.1, 3.9, 54), "sleeve": (1.3, .3, .8, 2.8, 30),
         "tips": (2.1, -.9, .9, 2.5, 40)}
LOOSE_ALONE = (-.7, -.2, 1.6, 3.3, 27)


def detail(parts="full", title=" ", **_):
    """The loose parts from near, the foot of the pack behind them."""
    *ball, elevation = LOOSE[parts] if title or parts != "diaphragm" else LOOSE_ALONE
    return {"azimuth": 10, "elevation": elevation, "lens": 85, "accent": 1.4, "focus": tuple(ball), "fill": 1.0, "shadow": .48, "polished": True}


VIEWS = {"front": {"azimuth": -14, "elevation": 36, "lens": 85, "accent": 1.4}, "detail": detail}


def diaphragm(radius, rim, film, ink):
    """A diaphragm held in its soft rim, face up, z=0 the floor."""
    lathe(fillet([(radius - .28, .05), (radius - .05, 0, .04), (radius + .1, .06, .08), (radius + .12, .42, .1), (radius, .52, .06), (radius - .16, .5, .05), (radius - .2, .4)], .05, 6), rim, 160)
    lathe([(0, .3), (radius - .15, .3), (radius - .15, .38), (radius * .7, .41), (0, .43)], film, 128)
    for r, half in ((radius * .8, .025), (radius * .45, .018)):
        lathe([(r - half, .39), (r - half, .432), (r + half, .432), (r + half, .39)], ink, 128)


def leaning(radius, x, y, rim, film, ink, turn=0, tilt=62):
    """A diaphragm leaning against the one behind it."""
    placed(diaphragm, move(x, y, 0) @ turn_z(turn) @ turn_x(tilt) @ move(0, radius + .1, -.3), radius, rim, film, ink)


def sleeve(radius, rim):
    """A non-chill bell sleeve: a soft open ring."""
    turned([(radius - .32, .02), (radius, 0, .08), (radius + .08, .3, .1), (radius - .02, .78, .14), (radius - .2, .86, .1), (radius - .34, .7, .1),
            (radius - .3, .4, .05), (radius - .42, .3), (radius - .32, .02)], rim, None, .06, 128)


def build(title="Spare Parts Kit", detail="", colour="1b1d20", parts="full", radius=2.15, scale_by=1.0, pack="1d4f86", second="7fb3dd"):
    """title, detail: print on the pack ("" leaves it out); colour: rubber; parts: full (three parts), short (two), diaphragm, sleeve, tips;
    radius of a diaphragm in cm; scale_by: size of the ear tips."""
    rim, film, ink = rubber(colour, .4), plastic("e3e7e8", .2, .5, .3), plastic("59626a", .5)
    if title:
        wide, tall = (5.4, 6.2) if parts == "tips" else (8.4, 9.6)
        carton(wide, 1.4, tall, Label(title, detail, "", "1 pair" if parts == "tips" else "", pack, second, "band", ""), (-1.6, 1.6 if parts == "tips" else 3.2, 0))
    if parts in ("full", "short"):
        placed(diaphragm, move(.2, -1.4, 0), radius, rim, film, ink)
        placed(sleeve, move(3.9, -2.9, 0), 1.5, rim)
        if parts == "full":
            leaning(1.55, 4.6, 1.2, rim, film, ink, 0, 60)
    elif parts == "diaphragm":
        size = radius
        leaning(size, 2.0 if title else -1.2, .9, rim, film, ink, -8, 66)
        placed(lambda: turned([(size - .26, 0), (size + .02, .02, .06), (size + .1, .3, .1), (size, .46, .06), (size - .2, .44), (size - .26, 0)], rim, None, .04, 128),
               move(3.4 if title else 1.6, -2.3, 0))
    elif parts == "sleeve":
        placed(sleeve, move(0, 0, 0), 1.55, rim)
        placed(sleeve, move(3.0, 1.3, 1.5) @ turn_z(-24) @ turn_x(74) @ move(0, 0, -.4), 1.55, rim)
    else:
        steel = metal("d3d6d9", .14)
        for x, y, turn in ((1.0, -1.4, 24), (3.2, -.6, -32)):
            with Gathered() as tip:
                ear_tip(steel, rim)
            group(tip, move(x, y, 0) @ scale(1.5 * scale_by) @ turn_z(turn) @ (move(0, 0, .3) if turn > 0 else turn_x(62) @ move(0, .55, 0)))
