"""A tub of disinfecting or sterilising tablets with some of them in front: print, colours, size, or a carton with foil strips."""
from studio.curves import fillet
from studio.designs import Print
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_z
from studio.rings import lathe
from studio.vessels import tub

VIEWS = {"front": {"azimuth": 16, "elevation": 20, "lens": 85}}


def build(radius=5.2, height=12.5, lid="ffffff", body="fbfbfb", tablet=1.0, thick=.6, pill="f7f9f7", tablets=5, **printing):
    """Tub radius and height in cm, colours; tablet radius, thickness in cm, colour, number shown; the rest is the print."""
    tub(radius, height, Print(**printing), lid, body, .22)
    chalk = plastic(pill, .7, .2, grain=5, name="tablet")
    places = [(-radius * .75, -radius - 2.4, 0), (radius * .2, -radius - 3.0, 0), (radius * 1.0, -radius - 1.6, 0), (-radius * .25, -radius - 2.9, thick), (radius * 1.35, -radius * .4, 0), (radius * .6, -radius - 4.6, 0)]
    for x, y, z in places[:tablets]:
        with Gathered() as one:
            lathe(fillet([(0, 0), (tablet * .86, 0), (tablet, thick * .22), (tablet, thick * .78), (tablet * .86, thick), (0, thick)], .06), chalk, 64, 30)
        group(one, move(x, y, z + .01) @ turn_z(x * 40))
