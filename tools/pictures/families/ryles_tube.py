"""A Ryles tube: a coil with four depth marks, a funnel at one end; at the other a blunt closed tip with steel beads in it and eyes in its side."""
import math

from mathutils import Matrix, Vector

from studio.curves import catmull, fillet, superellipse, tube
from studio.geometry import lathe as solid, prism
from studio.materials import metal, plastic, soft_clear
from studio.placing import along
from studio.rings import lathe
from studio.sweeps import coil

VIEWS = {"front": {"azimuth": -8, "elevation": 58, "lens": 85}}


def build(colour="2f9a55", skin="a9c6d0", girth=.36):
    """colour: of the funnel, which tells the size; skin: of the tube; girth: its radius in cm."""
    hose, ink = soft_clear(skin, .4, .6, .1, "tube"), plastic("1f262c", .5, name="mark")
    ring = [Vector(p) for p in coil(0, 1.0, 7.2, 3, .6, 140, .8)]
    tip = [Vector((-9.6, -9.0, .42)), Vector((-5.6, -8.6, .42)), Vector((-1.6, -8.0, .42)), Vector((3.4, -7.0, .45))]
    # The coil is entered from the lower right, so that the tip lies straight and alone before it.
    start = ring[0]
    line = catmull(tip + [Vector((7.6, -4.4, .5)), Vector((8.4, -.6, .5)), Vector((6.4, 4.0, .6)), Vector((1.4, 7.4, .6)), Vector((-4.2, 6.6, .7)), start] + ring[3::3]
                   + [Vector((ring[-1].x - 3.2, ring[-1].y + 4.0, .8)), Vector((ring[-1].x + .8, ring[-1].y + 8.4, .7)), Vector((ring[-1].x + 6.4, ring[-1].y + 9.4, .7))], 12)
    tube(line, girth, hose, smooth=False, sides=10)
    ahead = (line[0] - line[4]).normalized()
    solid([(girth, -.05), (girth, .35), (girth * .8, .62), (girth * .4, .78), (0, .82)], hose, 48).matrix_world = along(line[0], ahead)
    steel = metal("8f979c", .2)
    for k in range(3):
        bead = solid([(girth * .72 * math.sin(math.pi * i / 12), girth * .72 * (1 - math.cos(math.pi * i / 12))) for i in range(13)], steel, 40)
        bead.matrix_world = along(line[0] - ahead * (.42 + k * .56), ahead)
    for k, side in enumerate((.35, -.35, .35, -.35)):
        i = 8 + 3 * k
        way = (line[i] - line[i + 1]).normalized()
        out = (Vector((0, 0, 1)) + way.cross(Vector((0, 0, 1))) * side).normalized()
        eye = prism(superellipse(.24, .62, 2, 32), 0, .04, plastic("2d3a43", .6, .2, name="eye"), 0)
        eye.matrix_world = along(line[i] + out * (girth - .005), out) @ turn_to(way, out)
    for k in range(4):
        i = 30 + 13 * k
        for extra in range(k + 1):
            j = i + 2 * extra
            tube([line[j], line[j].lerp(line[j + 1], .45)], girth + .015, ink, smooth=False)
    end, way = line[-1], (line[-1] - line[-5]).normalized()
    lathe(fillet([(girth, -1.6), (girth + .16, -1.4), (.56, .2), (.72, .6), (.78, 3.2), (.92, 3.3), (.92, 3.9), (.66, 3.9)], .06), plastic(colour, .4, .45), 56).matrix_world = along(end, way)


def turn_to(way, out):
    """The turn about its own axis that lays an eye's long side along the tube."""
    frame = out.to_track_quat("Z", "Y").to_matrix()
    local = frame.transposed() @ way
    return Matrix.Rotation(math.atan2(local.y, local.x) - math.pi / 2, 4, "Z")
