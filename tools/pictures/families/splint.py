"""A mouldable foam and aluminium splint, rolled, its end loose: colours of the two sides, width, length shown."""
from studio.materials import metal, plastic
from studio.lettering import text
from studio.placing import move, turn_x
from studio.surfaces import ripple
from studio.sweeps import ribbon, spiral

VIEWS = {"front": {"azimuth": 20, "elevation": 34, "lens": 85}, "detail": {"azimuth": -24, "elevation": 52, "lens": 85}}


def build(outside="f07a1f", inside="2f6fb5", width=10.8, turns=3.2, radius=4.6):
    """outside, inside: colours of the foam; width in cm; turns and radius of the roll."""
    coil = spiral(radius * .45, radius, turns, -80 - 360 * (turns % 1))
    line = [(x, y, width / 2) for x, y in coil]
    (x0, y0, z0), (x1, y1, _) = line[-6], line[-1]
    step = ((x1 - x0) / 5, (y1 - y0) / 5)
    line += [(x1 + step[0] * k, y1 + step[1] * k - .0016 * k * k + .05 * ripple(k * .1, 2), z0) for k in range(1, 34)]
    skins = ((.17, outside), (-.17, inside))
    for lift, colour in skins:
        side = []
        for k, (x, y, z) in enumerate(line):
            a, b = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            size = (dx * dx + dy * dy) ** .5 or 1
            side.append((x + dy / size * lift, y - dx / size * lift, z))
        ribbon(side, width, .30, plastic(colour, .75, .15, grain=26), curved=False)
    ribbon(line, width * .985, .06, metal("c9cdd0", .3), curved=False)
    words = plastic("ffffff", .6)
    text("SPLINT", 1.5, words, move(radius * .9 + 1.0, line[-16][1] - .42, width * .5) @ turn_x(90), font="Inter-Bold")
