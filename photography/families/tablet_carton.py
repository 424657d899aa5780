"""A carton of tablets with its blister strip: active substance, strength and count as print; colours; tablet or caplet."""
from studio.designs import Print, box_of
from studio.packaging import blister
from studio.placing import group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": 20, "elevation": 30, "lens": 80}}


def build(width=11.5, depth=2.6, height=6.2, columns=5, rows=2, tablet=1.15, long=1.0, pill="fcfcfa", clear=True, foil="cfd3d6", strips=1, **printing):
    """Carton in cm; blister columns and rows, tablet diameter in cm, long > 1 for caplets, pill colour, clear or foil film."""
    box_of(width, depth, height, Print(**printing))
    pitch = (tablet * long + .62, tablet + .62)
    deep = rows * pitch[1] + .9
    for k in range(strips):
        group(blister(columns, rows, None, tablet, long, pitch, pill, clear, foil),
              move(width * .08 - k * 1.2, -depth / 2 - deep / 2 - 1.0 - k * 1.4, .02 + k * .55) @ turn_z(-9 + 13 * k))
