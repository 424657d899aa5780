"""A stethoscope's headset with its tube and no chestpiece: colours of tube and metal."""
from families.stethoscope import FINISHES, LIGHT, REST, headset, main_tube
from studio.curves import catmull, fillet
from studio.geometry import lathe, melt
from studio.materials import metal, rubber
from studio.placing import Gathered, group, move, orient, turn_z

VIEWS = {"front": {**LIGHT, "fill": .88}, "detail": {**LIGHT, "elevation": 42, "focus": (2.6, 5.6, 1, 7), "fill": 1.0}}


def build(colour="1b1d20", finish="steel", double=True):
    """colour: tube; finish: ear tubes (see stethoscope.py); double: two bores."""
    steel, skin, soft = metal(*FINISHES[finish]), rubber(colour, .26, "tubing"), rubber("141516", .36, "tips")
    with Gathered() as things:
        parts = headset(steel, soft, move(0, 0))
        line = catmull([(x, y, REST) for x, y in [(0, 5.2), (0, 3.0), (.1, -.4), (.9, -4.2), (3.4, -7.2), (7.0, -7.8), (10.1, -5.6), (11.3, -1.8), (11.0, 2.2), (10.0, 6.0)]], 26)
        fused = melt(parts + main_tube(line, double))
        fused.data.materials.append(skin)
        mouth = lathe(fillet([(0, -.4), (.5, -.4), (.56, -.3, .05), (.56, .05, .05), (.36, .08), (.34, -.3), (0, -.3)], .03), skin, 48)
        orient(mouth, line[-1], line[-1] - line[-4])
        hollow = lathe([(0, .06), (.3, .06), (.3, .09), (0, .09)], rubber("050506", .8), 32)
        orient(hollow, line[-1], line[-1] - line[-4])
    group(things, turn_z(-24))
