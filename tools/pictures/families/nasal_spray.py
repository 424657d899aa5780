"""A nasal spray bottle with a clear cap beside its carton: print and colours."""
from dataclasses import replace

from studio.curves import fillet
from studio.designs import Print, box_of
from studio.rings import lathe
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move
from studio.vessels import wrap_label

VIEWS = {"front": {"azimuth": 18, "elevation": 20, "lens": 85}}


def spray(label, body, top, tint):
    """The bottle from z=0: oval body, finger flange, nozzle; returns its objects."""
    with Gathered() as things:
        glassy = plastic(body, .22, .6, coat=.3, name="bottle")
        profile = fillet([(0, .1), (1.5, 0, .1), (1.75, 0, .3), (1.8, 4.6, .7), (1.0, 5.3, .3), (.95, 5.6), (0, 5.6)], .12, 8)
        lathe(profile, glassy, 96, 50)
        white = plastic(top, .35, .5, name="actuator")
        lathe(fillet([(1.05, 5.35), (1.12, 5.4), (1.12, 6.5), (1.75, 6.6, .12), (1.75, 6.85, .12), (.9, 7.0, .4), (.55, 8.6, .4), (.42, 10.0, .1), (.3, 10.15, .1), (0, 10.15)], .08), white, 96, 50)
        lathe([(0, 10.155), (.07, 10.155)], plastic("444a50", .5), 24)
        wrap_label(1.83, .55, 3.6, label, 200)
    for item in things:
        item.scale.y = .82
    with Gathered() as cap:
        lathe(fillet([(0, 0), (1.25, 0, .2), (1.4, 3.9, .1), (1.32, 3.9), (1.15, .15), (0, .12)], .08), clear_plastic(tint, .22, .08), 96, 50)
    group(cap, move(3.1, -1.5, 0))
    return things + cap


def build(carton=(6.2, 4.2, 10.6), body="f4f5f7", top="ffffff", tint="fbfdff", **printing):
    """carton = width, depth, height in cm; colours of the bottle, its actuator and its cap; the rest is the print."""
    label = Print(**printing)
    w, d, h = carton
    box_of(w, d, h, label, (-w * .62, .8, 0))
    group(spray(replace(label, design="stripe", size="", count="", sign=""), body, top, tint), move(2.2, -1.2, 0))
