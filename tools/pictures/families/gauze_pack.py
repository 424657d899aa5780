"""A paper-wrapped block of gauze swabs with a few loose ones in front: size of the swab, print."""
from studio import labels
from studio.designs import Print
from studio.geometry import quad
from studio.materials import fabric, plastic, printed
from studio.packaging import folded
from studio.placing import group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple
from mathutils import Vector

VIEWS = {"front": {"azimuth": 24, "elevation": 30, "lens": 80, "denoise": 3}}


def build(edge=10, thickness=11, loose=4, cloth="fdfdfa", paper="f2f4f2", **printing):
    """Edge of a swab and height of the block in cm, number of loose swabs, colours; the rest is the print."""
    label = Print(**printing)
    gauze = fabric(cloth, "crepe", 8, .38, .9)
    layers = int(thickness / .5)
    folded(edge, edge, layers, thickness / layers, gauze, 2.0)
    band = edge * .72

    def wrap(u, v):
        # Once round: front, top, back of the block, a paper sleeve.
        x = (u - .5) * band
        depth, high = edge / 2 + .12, thickness + .1
        path = [(-depth, .05), (-depth, high), (depth, high), (depth, .05)]
        lengths = [high, 2 * depth, high]
        s = v * sum(lengths)
        for (a, b), length in zip(zip(path, path[1:]), lengths):
            if s <= length + 1e-6:
                t = s / length
                bulge = .07 * ripple(x * .5, v * 9, 0, 3)
                return Vector((x, a[0] + (b[0] - a[0]) * t - (bulge if a[0] < 0 and b[0] < 0 else 0), a[1] + (b[1] - a[1]) * t + (bulge if a[1] == b[1] else 0)))
            s -= length
        return Vector((x, depth, .05))
    sleeve = grid_surface(40, 160, wrap, plastic(paper, .6, .25, name="paper"), angle=50)
    sleeve.modifiers.new("thick", "SOLIDIFY").thickness = .03
    face = printed(labels.front(label, band, thickness), .5, .3)
    quad(band, thickness - .1, face, move(0, -edge / 2 - .24, thickness / 2) @ turn_x(90))
    for k in range(loose):
        group(folded(edge, edge, 1, .3, gauze, 3 + k), move(edge * .95 + .18 * k, -edge * .42 - .1 * k, .02 + .32 * k) @ turn_z(-14 + 5 * k))
