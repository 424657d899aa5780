"""A small spare bulb of an instrument before its box: print, shape."""
from studio.curves import tube
from studio.cutting import placed, turned
from studio.labels import Label
from studio.materials import glass, glow, metal, plastic
from studio.packaging import carton
from studio.placing import move, scale, turn_y, turn_z

VIEWS = {"front": {"azimuth": 20, "elevation": 28, "lens": 85, "bounces": 8}}


def bulb(long):
    """The bulb along z, its foot at the origin: contact, brass or steel sleeve, glass with filament."""
    steel, brass = metal("d6d8da", .16), metal("c9a65c", .22)
    foot = 2.2 if long else 1.1
    turned([(0, 0), (.18, 0, .1), (.2, .16), (0, .18)], plastic("1b1d20", .4))
    turned([(.2, .12), (.42, .16, .05), (.42, foot * .5), (.5, foot * .52, .04), (.5, foot * .6, .04), (.42, foot * .62), (.42, foot), (.36, foot + .04), (0, foot + .04)], steel if long else brass)
    turned([(.34, foot), (.36, foot + .5), (.3, foot + .95, .25), (0, foot + 1.08)], glass("f8fbfc", .01, .4))
    tube([(-.14, 0, foot + .1), (-.12, 0, foot + .5), (0, 0, foot + .62), (.12, 0, foot + .5), (.14, 0, foot + .1)], .025, metal("8b8f94", .3), sides=3)
    turned([(0, foot + .55), (.06, foot + .58), (.06, foot + .66), (0, foot + .7)], glow("ffdf9a", 2.4))


def build(title="Halogen Bulb", detail="3.5 V, for otoscope", colour="2b3440", second="e0a63c", long=False):
    """Print and colours; long: a long sleeve."""
    carton(6.6, 3.4, 6.0, Label(title, detail, "", "1 bulb", colour, second, "stripe", ""), (-2.0, 1.6, 0))
    placed(bulb, move(.6, -2.6, .75) @ turn_z(-16) @ turn_y(90) @ scale(1.5), long)
