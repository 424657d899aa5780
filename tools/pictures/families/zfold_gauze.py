"""A sterile foil pouch and before it the dressing that is in it: gauze folded to and fro, its end drawn up."""
import math

from mathutils import Vector

from studio.labels import Label
from studio.materials import fabric
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"elevation": 40, "azimuth": -16, "lens": 85, "key_elevation": 38, "denoise": 2}}


def zigzag(deep, folds, rise, end):
    """The line of the folded strip, seen from its edge: (y, z) points, to and fro with a round turn each time, then its end drawn up."""
    line = []
    for k in range(folds):
        z, way = k * rise + .12, 1 if k % 2 == 0 else -1
        slip = .22 * ripple(k * 1.3, 2)
        near, far = -way * deep / 2 + slip, way * deep / 2 + slip
        line += [(near + (far - near) * t / 16, z + .05 * ripple(k * 2.0, t * .25)) for t in range(17)]
        if k < folds - 1:
            line += [(far + way * rise * .9 * math.sin(math.pi * t / 8), z + rise / 2 - rise / 2 * math.cos(math.pi * t / 8)) for t in range(1, 8)]
    y, z = line[-1]
    way = 1 if (folds - 1) % 2 == 0 else -1
    return line + [(y + way * a, z + b) for a, b in end]


END = [(.5, .12), (1.1, .5), (1.4, 1.2), (1.3, 2.2), (.6, 3.2), (-.6, 3.9), (-2.2, 4.3), (-3.6, 4.9), (-4.4, 6.0), (-4.6, 7.4)]


def gauze(width, deep, folds, cloth, rise=.4):
    """The folded strip standing on z=0, its folds towards -y and +y."""
    points = [Vector((0, y, z)) for y, z in zigzag(deep, folds, rise, END)]
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    whole = lengths[-1]
    weave = fabric(cloth, "plain", 6.5, .24, 1.0, coordinates="UV", span=(width, whole), blend="MULTIPLY")

    def shape(u, v):
        far = v * whole
        k = min(max(i for i, length in enumerate(lengths) if length <= far), len(points) - 2)
        p = points[k].lerp(points[k + 1], (far - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k]))
        loose = max(0.0, (p.z - folds * rise) / 5)
        return p + Vector(((u - .5) * width * (1 - .1 * loose) + .1 * ripple(far * .25, u), .05 * ripple(u * 6, far * .5) + loose * .5 * math.sin(u * 7), .04 * ripple(u * 5, far * .4, 3) + loose * .25 * math.sin(u * 5 + 1)))
    with Gathered() as things:
        grid_surface(60, 520, shape, weave, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .05
    return things


def build(title="Haemostatic Gauze", detail="", size="", count="", colour="8d1f2d", second="e2574c", design="solid", brand="", width=11, height=14, cloth="efe8d8", folds=11):
    """The pouch's print and size in cm; cloth: colour of the gauze; folds: how many layers lie on each other."""
    label = Label(title, detail, size, count, colour, second, design, brand)
    with Gathered() as pack:
        sachet(width, height, label, 2.2, .9, foil=True, seed=len(title) * .7)
    group(pack, move(0, 2.5, 0) @ turn_z(7))
    group(gauze(7.6, 6.4, folds, cloth), move(width * .5 + 5.8, -3.4, 0) @ turn_z(-24))
