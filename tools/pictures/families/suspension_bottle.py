"""An amber bottle of oral suspension with its carton and a measuring spoon or syringe: print, colours."""
from dataclasses import replace

from studio.curves import fillet
from studio.designs import Print, box_of
from studio.rings import lathe
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.vessels import bottle

VIEWS = {"front": {"azimuth": 18, "elevation": 18, "lens": 85}}


def dosing_syringe(colour):
    """An oral syringe lying along x."""
    with Gathered() as things:
        lathe(fillet([(1.0, 0), (1.0, .15), (.62, .18), (.62, 6.2), (.25, 6.5), (.25, 7.1), (.15, 7.1)], .05), clear_plastic("fbfdff", .3), 64)
        lathe(fillet([(0, -2.4), (.85, -2.4), (.85, -2.2), (.3, -2.15), (.3, 2.0), (.56, 2.05), (.56, 2.4), (0, 2.4)], .05), plastic(colour, .35), 64)
    return group(things, move(0, 0, 1.0) @ turn_y(90))


def build(radius=3.0, height=11.5, amber="5a2c0c", cap="ffffff", carton=(7.2, 7, 15.2), plunger="8a4fb0", **printing):
    """Bottle radius and height, carton in cm; colours; the rest is the print."""
    label = Print(**printing)
    w, d, h = carton
    box_of(w, d, h, label, (-w * .6, 1.5, 0))
    skin = plastic(amber, .12, .7, coat=.8, name="amber glass")
    group(bottle(radius, height, replace(label, design="stripe", size=""), "screw", cap_colour=cap, material=skin, neck=1.5, shoulder=.75, label_part=(.1, .8)), move(radius * 1.25, -1.5, 0))
    group(dosing_syringe(plunger), move(-6.3, -5.4, 0) @ turn_z(8))
