"""The business end of a torch: an LED chip on its base, a reflector of rings that dims towards the rim, a domed front glass (cm)."""
from studio.curves import round_rectangle
from studio.cutting import turned
from studio.geometry import prism
from studio.materials import glass, glow, metal, plastic

RINGS = 6
CORE = .27


def lamp(radius, front, depth, colour="fff6e2", lit=True):
    """Shining along +z: mouth of the given radius at z=front, reflector `depth` deep; colour: the light; lit: or switched off."""
    def bowl(part):
        """Height of the reflector at a part of its radius."""
        return front - depth * (1 - part ** 1.7)
    floor = bowl(CORE)
    step = (1 - CORE) / RINGS
    for k in range(RINGS):
        inner = CORE + k * step
        outer = inner + step
        skin = metal("dcd8ce", .14, "reflector", (1.1 * (1 - (k + .5) / RINGS) ** 1.5 + .05) if lit else 0)
        swell = (bowl(inner) + bowl(outer)) / 2 + .07 * depth * step
        turned([(inner * radius, bowl(inner)), ((inner + outer) / 2 * radius, swell), (outer * radius, bowl(outer)), (outer * radius, bowl(outer) - .02),
                (inner * radius, bowl(inner) - .02), (inner * radius, bowl(inner))], skin, None, .004, 96)
    turned([(0, floor - .06), (CORE * radius, floor - .06), (CORE * radius, floor - .02), (0, floor - .02)],
           plastic("b9b6ad", .4, glow=.9 if lit else 0), None, .005)
    chip = CORE * radius * .62
    prism(round_rectangle(chip * 1.5, chip * 1.5, chip * .1), floor - .02, floor + .02, plastic("f2cf52", .4, glow=1.1 if lit else 0), .005)
    prism(round_rectangle(chip, chip, chip * .08), floor + .02, floor + .035, glow(colour, 5) if lit else plastic("f3dc7a", .3), .003)
    turned([(0, front), (radius * 1.01, front), (radius * .98, front + .03), (radius * .5, front + radius * .055), (0, front + radius * .075)],
           glass("f4f8fa", .05, .9), None, .01)
