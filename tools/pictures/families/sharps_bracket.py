"""A steel bracket for a wall or a trolley's rail, with a sharps bin in it: colours, litres of the bin."""
from families import sharps_bin
from studio.curves import round_rectangle
from studio.furnishing import bar, beam
from studio.geometry import prism
from studio.materials import metal, plastic
from studio.placing import move, turn_x

VIEWS = {"front": {"azimuth": 32, "elevation": 20, "lens": 80}}


def build(litres=5, coat="eef0f1", lid="f07f13"):
    """litres of the bin shown; coat: colour of the coated steel; lid: colour of the bin's lid."""
    sharps_bin.build(litres, lid, "Sharps without medicines")
    width, depth, height = sharps_bin.BODIES[litres]
    steel, bolt = plastic(coat, .34, .5, .3, name="coated steel"), metal("b9bec2", .22)
    w, d = width / 2 + 1.3, depth / 2 + 1.3
    plate = prism(round_rectangle(width * .62, height * 1.5, 1.2), 0, .35, steel, .12, 3)
    plate.matrix_world = move(0, d + 1.1, height * .82) @ turn_x(90)
    for x in (-1, 1):
        for z in (.22, 1.42):
            screw = prism(round_rectangle(1.1, 1.1, .54, 8), 0, .3, bolt, .1, 2)
            screw.matrix_world = move(x * width * .2, d + .72, height * z) @ turn_x(90)
    # Two hoops hold the bin, and a foot carries it.
    for z in (height * .24, height * .62):
        bar([(0, d + .4, z), (-w, d + .4, z), (-w, -d, z), (w, -d, z), (w, d + .4, z), (0, d + .4, z)], .34, steel, 2.4)
    for x in (-w * .6, w * .6):
        beam((x, d + .5, height * .24), (x, d + .5, height * .62), .5, 1.1, steel)
        bar([(x, -d, height * .62), (x, -d, height * .24), (x, -d, -.2), (x, d + .4, -.2), (x, d + .4, height * .24)], .34, steel, 1.6)
