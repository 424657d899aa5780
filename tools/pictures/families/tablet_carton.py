"""A carton of tablets with its blister strip: active substance, strength and count as print; colours; tablet or caplet."""
from studio.curves import round_rectangle, superellipse
from studio.designs import Print, box_of
from studio.geometry import prism
from studio.materials import glass, plastic, principled
from studio.placing import Gathered, group, move, turn_z

VIEWS = {"front": {"azimuth": 20, "elevation": 30, "lens": 80}}


def strip(columns, rows, tablet, long, pitch, colour, clear, foil):
    """A blister strip lying on z=0, domes up: bright foil with clear domes, or domes of foil; pitch and tablet in cm."""
    width, depth = columns * pitch[0] + .8, rows * pitch[1] + .8
    with Gathered() as things:
        sheet = principled("foil", foil, .34, .6, Metallic=.45)
        prism(round_rectangle(width, depth, .4), .02, .08, sheet, .02, 2)
        for k in range(columns - 1):
            # The lines along which the strip is broken.
            line = prism([(-.012, -depth / 2 + .1), (.012, -depth / 2 + .1), (.012, depth / 2 - .1), (-.012, depth / 2 - .1)], .08, .085, plastic("9aa2a8", .6), 0)
            line.matrix_world = move((k - (columns - 2) / 2) * pitch[0], 0, 0)
        film = glass("fdfeff", .12, .32) if clear else sheet
        pill = plastic(colour, .35, .5, name="tablet")
        for i in range(columns):
            for j in range(rows):
                place = move((i - (columns - 1) / 2) * pitch[0], (j - (rows - 1) / 2) * pitch[1], .08)
                if clear:
                    prism(superellipse(tablet * long, tablet, 2.2, 48), .02, .4 * tablet ** .5, pill, .14 * tablet, 4).matrix_world = place
                prism(superellipse(tablet * long + .26, tablet + .26, 2.5, 56), 0, .48 * tablet ** .5 + .04, film, .2, 6).matrix_world = place
    return things


def build(width=11.5, depth=2.6, height=6.2, columns=5, rows=2, tablet=1.15, long=1.0, pill="fcfcfa", clear=True, foil="e3e6e8", strips=1, **printing):
    """Carton in cm; blister columns and rows, tablet diameter in cm, long > 1 for caplets, pill colour, clear or foil film."""
    box_of(width, depth, height, Print(**printing))
    pitch = (tablet * long + .5, tablet + .55)
    deep = rows * pitch[1] + .8
    for k in range(strips):
        group(strip(columns, rows, tablet, long, pitch, pill, clear, foil),
              move(width * .06 - k * 1.6, -depth / 2 - deep / 2 - .9 - k * deep * .55, .02 + k * .5) @ turn_z(-8 + 15 * k))
