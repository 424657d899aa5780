"""Steel instruments with finger rings, lying on z=0 along x, their working end towards +x: clamps and scissors (cm)."""
import math

from mathutils import Matrix, Vector

from studio.curves import catmull, fillet, tube
from studio.geometry import lathe, mesh, prism
from studio.instruments import THUMB, tweezers
from studio.materials import metal
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface

# The jaws of a clamp 14 cm long: pivot to tip, width at the joint and at the tip, thickness there, pitch of the teeth.
CLAMPS = {
    "holder": (2.1, .42, .26, .40, .13),
    "spencer": (4.2, .40, .21, .34, .17),
    "mosquito": (3.5, .31, .10, .24, .13),
}
# The blades of scissors 14 cm long: pivot to tip, outline of one as (x, outer edge, cutting edge), degrees that each is opened.
BLADES = {
    "iris": (5.2, ((-.5, .36, -.28), (.6, .42, -.34), (2.6, .30, -.18), (4.4, .13, -.04), (5.2, .01, 0)), 8),
    "dressing": (5.6, ((-.6, .46, -.38), (.7, .54, -.44), (3.2, .44, -.28), (4.9, .30, -.13), (5.45, .2, -.06), (5.6, .06, 0)), 10),
    "mayo": (5.0, ((-.7, .52, -.44), (.6, .64, -.52), (2.6, .62, -.40), (4.2, .46, -.22), (4.8, .32, -.1), (5.0, .1, 0)), 9),
}


def loft(stations, material, per=10, sides=28, power=2.6):
    """A closed bar through stations (x, y, z, width, thickness) with a softly squared section."""
    spine = catmull([station[:3] for station in stations], per)
    sizes = catmull([(k, *station[3:]) for k, station in enumerate(stations)], per)
    last = len(spine) - 1

    def shape(u, v):
        k = round(v * (last + 2)) - 1
        at = min(max(k, 0), last)
        ahead = spine[min(at + 1, last)] - spine[max(at - 1, 0)]
        side, angle, bend = Vector((-ahead.y, ahead.x, 0)).normalized(), 2 * math.pi * u, 2 / power
        c, s = math.cos(angle), math.sin(angle)
        part = 0 if k != at else 1
        return (spine[at] + side * math.copysign(abs(c) ** bend, c) * sizes[at].y / 2 * part
                + Vector((0, 0, 1)) * math.copysign(abs(s) ** bend, s) * sizes[at].z / 2 * part)
    return grid_surface(sides, last + 3, shape, material, closed=True, angle=60)


def ring(x, y, long, wide, steel, turn):
    """A finger ring: an oval of round bar."""
    line = [(long * math.cos(a * math.pi / 30), wide * math.sin(a * math.pi / 30), 0) for a in range(60)]
    tube(line, .2, steel, smooth=False, closed=True, sides=10).matrix_world = move(x, y, 0) @ turn_z(turn)


def shank(side, start, foot, heavy, steel, spread):
    """From the pivot to a finger ring on the other side; foot = x of the ring's end, spread = how far it stands out at the ring."""
    x = foot + 1.62
    at = lambda part: start + (x + 1.5 - start) * part
    loft([(start, -side * .1, 0, heavy, .42), (at(.2), -side * (.2 + spread * .05), 0, heavy * .92, .40), (at(.55), -side * (.36 + spread * .38), 0, heavy * .8, .36),
          (at(.85), -side * (.56 + spread * .76), 0, heavy * .74, .36), (at(1), -side * (.72 + spread * .96), 0, heavy * .74, .36), (at(1) - .3, -side * (.80 + spread * 1.04), 0, .36, .34)], steel)
    ring(x, -side * (1.5 + spread * 1.08), 1.55, 1.2, steel, side * (4 + spread * 5))


def clamp(kind, length, steel):
    """A needle holder, artery forceps or mosquito forceps, open by its first tooth."""
    jaw, wide, narrow, thick, pitch = CLAMPS[kind]
    heavy, foot = {"holder": .62, "spencer": .56, "mosquito": .44}[kind], jaw - 14
    dark = metal("868c91", .34)
    with Gathered() as things:
        for side in (-1, 1):
            with Gathered() as half:
                inner = .04
                outline = [(.3, inner), (jaw - .05, inner), (jaw, inner + narrow * .4), (jaw - narrow * .5, inner + narrow), (jaw * .55, inner + (wide + narrow) * .54), (.3, inner + wide)]
                item = prism(fillet(outline + [outline[0]], .1, 4)[:-1], -thick / 2, lambda x, y: thick / 2 * (1 - .35 * max(0, x) / jaw), steel, .09, 4)
                item.matrix_world = Matrix.Diagonal((1, side, 1, 1)) if side > 0 else Matrix.Rotation(math.pi, 4, "X")
                for k in range(int((jaw - .65) / pitch)):
                    x = .65 + k * pitch
                    tooth = prism([(-pitch * .44, 0), (pitch * .44, 0), (pitch * .2, -.075), (-pitch * .2, -.075)], -thick * .4, thick * .42 * (1 - .3 * x / jaw), dark, .012, 1)
                    tooth.matrix_world = move(x + (pitch / 2 if side > 0 else 0), side * inner, 0) @ (Matrix.Identity(4) if side > 0 else turn_z(180))
                shank(side, -.3, foot, heavy, steel, 0)
                # The ratchet: an arm towards the other shank, three teeth on it.
                reach, at = 1.15, foot + 4.1
                prism([(at - .24, -side * .66), (at + .24, -side * .66), (at + .2, -side * .66 + side * reach), (at - .2, -side * .66 + side * reach)][::side],
                      -.16 if side > 0 else .02, -.02 if side > 0 else .16, steel, .03, 2)
                for k in range(3):
                    prism([(at - .2, 0), (at + .2, 0), (at + .2, side * .1), (at - .2, side * .1)][::side], .1, .24 if side < 0 else .1001, dark, .02, 1).matrix_world = move(0, side * (.05 + k * .2), 0)
            group(half, turn_z(side * 1.6))
        # The box joint: one half passes through the other.
        w = wide * 2 + .18
        outline = [(-.85, -w * .40), (-.3, -w * .56), (.45, -w * .56), (.85, -w * .40), (.85, w * .40), (.45, w * .56), (-.3, w * .56), (-.85, w * .40)]
        prism(fillet(outline + [outline[0]], .18, 4)[:-1], -.27, .27, steel, .08, 4)
        for x in (-.42, .42):
            prism([(x - .02, -w * .5), (x + .02, -w * .5), (x + .02, w * .5), (x - .02, w * .5)], .262, .274, dark, 0).matrix_world = turn_z(24 if x < 0 else -24)
        lathe(fillet([(0, .2), (.15, .2), (.15, .30), (0, .31)], .03), dark, 40)
    return group(things, move(-(jaw + foot) / 2 * length / 14, 0, .26 * length / 14) @ Matrix.Scale(length / 14, 4))


def blade(outline, thick, steel, z, mirror):
    """One blade: flat where it meets the other, ground towards its cutting edge on its outer face."""
    line = catmull([(x, outer, edge) for x, outer, edge in outline], 8)
    vertices, n = [], len(line)
    for x, outer, edge in line:
        middle = edge + (outer - edge) * .42
        lift = thick * (1 - .45 * max(0, x) / line[-1].x)
        vertices += [(x, outer, 0), (x, outer, lift * .82), (x, middle, lift), (x, edge, .012)]
    faces = [(i * 4 + j, i * 4 + (j + 1) % 4, i * 4 + 4 + (j + 1) % 4, i * 4 + 4 + j) for i in range(n - 1) for j in range(4)]
    faces += [(3, 2, 1, 0), tuple((n - 1) * 4 + j for j in range(4))]
    item = mesh(vertices, faces, steel, 24)
    item.matrix_world = move(0, 0, z) @ Matrix.Diagonal((1, mirror, mirror, 1))
    return item


def scissors(kind, length, steel):
    """Iris, dressing or Mayo scissors, half open."""
    tip, outline, opened = BLADES[kind]
    heavy, foot = {"iris": .44, "dressing": .58, "mayo": .64}[kind], tip - 14
    with Gathered() as things:
        for side in (-1, 1):
            with Gathered() as half:
                blade(outline, .2, steel, .006 * side, side)
                loft([(.5, side * .02, .1 * side, heavy, .2), (-.5, -side * .06, .1 * side, heavy, .22), (-1.4, -side * .16, .07 * side, heavy * .9, .30)], steel)
                shank(side, -1.1, foot, heavy * .92, steel, -.45)
            group(half, turn_z(side * opened))
        lathe(fillet([(0, .1), (.3, .1), (.3, .3), (.2, .36), (0, .36)], .05), steel, 48)
        prism([(-.24, -.035), (.24, -.035), (.24, .035), (-.24, .035)], .355, .366, metal("54595d", .5), 0).matrix_world = turn_z(38)
    return group(things, move(-(tip + foot) / 2 * length / 14, 0, .26 * length / 14) @ Matrix.Scale(length / 14, 4))


def ringed(kind, length=14.0, steel=None):
    """An instrument with finger rings (a kind of CLAMPS or BLADES) or thumb forceps (THUMB), its length in cm; the middle of its length lies at x=0."""
    steel = steel or metal("bcc1c4", .22)
    if kind in THUMB:
        return tweezers(steel, length, True, kind)
    return clamp(kind, length, steel) if kind in CLAMPS else scissors(kind, length, steel)
