"""An adjustable one-piece cervical collar, closed as it is worn: colours of shell, foam, strap and locks."""
import math

from mathutils import Vector

from studio.cutting import carve, turned
from studio.geometry import prism
from studio.curves import superellipse
from studio.lettering import wrapped_text
from studio.materials import fabric, plastic
from studio.placing import move, turn_x, turn_z
from studio.surfaces import grid_surface, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -38, "elevation": 10, "lens": 85}, "detail": {"azimuth": 148, "elevation": 14, "lens": 85}}


def ease(t):
    """0 below 0, 1 above 1, smooth between."""
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def edges(a):
    """Lower and upper edge at angle a (0 = the chin, towards -y): over the shoulders the collar is cut away, at the ears it is highest."""
    f = abs(a)
    low = 3.6 * math.exp(-((f - 1.5) / .52) ** 2) + 2.0 * ease((f - 2.1) / .7) + .5 * math.exp(-(f / .35) ** 2)
    high = 10.4 + 2.9 * math.exp(-((f - 1.25) / .5) ** 2) + 2.4 * ease((f - 2.2) / .6) + .3 * math.exp(-(f / .5) ** 2)
    return low, high


def skin(lift, grow):
    """A layer of the collar, `lift` cm outside the shell and `grow` cm longer at both edges: the chest flares, the chin rests on a ledge."""
    def shape(u, v):
        a = (u - .5) * 2 * math.pi
        low, high = edges(a)
        low, high = low - grow, high + grow
        chin, chest = math.exp(-(abs(a) / .82) ** 2.6), math.exp(-(abs(a) / .75) ** 2)
        t = ease((v - .60) / .40)
        z = low + v * (high - low)
        # The ledge turns outwards: its height is used up early, then it only reaches forward and curls up at its lip.
        z -= chin * (1.7 * t - .9 * ease((v - .88) / .12))
        r = 5.7 + lift + 2.1 * (1 - v) ** 2.2 * chest + .5 * (1 - v) ** 2 + chin * 4.0 * t ** 1.15 + .9 * ease((v - .7) / .3) * (1 - chin)
        return Vector((r * .97 * math.sin(a), -r * 1.06 * math.cos(a), z))
    return shape


def build(shell="f4f6f7", foam="aebcc6", strap="2f6fb5", ink="24507f"):
    """shell: moulded plastic; foam: padding; strap: hook-and-loop strap; ink: print and locks."""
    moulded, padding = plastic(shell, .3, .5, .15), plastic(foam, .95, .05, grain=26, name="foam")
    layers = [thicken(grid_surface(240, 70, skin(0, 0), moulded, closed=True, angle=180), .15, 1),
              thicken(grid_surface(240, 70, skin(-.48, .32), padding, closed=True, angle=180), .42, 1)]
    dark = plastic("8796a1", .8, .1, name="opening")
    windows = [(0, 4.7, 4.4, 4.8, 0)] + [(side * 1.9, 8.0, 2.4, 3.8, 180) for side in (1, -1)]
    for x, z, wide, high, turn in windows:
        for k, inside in enumerate((moulded, dark)):
            hole = prism(superellipse(wide, high, 3.4), 2, 13, inside, .2)
            hole.matrix_world = turn_z(turn) @ move(x, 0, z) @ turn_x(90)
            layers[k] = carve(layers[k], hole)
    cloth = fabric(strap, "twill", 6, .3, .5, coordinates="UV", span=(8, 30))
    paint, steel = plastic(ink, .4), plastic("dfe5e9", .35, name="rivet")

    def at(a, v, lift):
        p = skin(lift, 0)(.5 + a / (2 * math.pi), v)
        return p, Vector((p.x, p.y, 0)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    # The strap closes from the back over the wearer's left side; where it sticks there is a patch of loops.
    for start, end, wide, thick, lift, material in ((-1.05, -1.75, 4.4, .1, .2, fabric("dde4e8", "knit", 7, .4, .6, coordinates="UV", span=(9, 12))), (-1.2, -2.9, 3.4, .16, .34, cloth)):
        arc = [at(start + (end - start) * k / 24, .56, lift)[0] for k in range(25)]
        ribbon([(p.x, p.y, 7.3) for p in arc], wide, thick, material)
    for side in (1, -1):
        # Rivets of the chin piece, the lock in its row of four heights.
        for a, v in ((.62, .5), (.86, .74)):
            place, way = at(side * a, v, .2)
            turned([(0, 0), (.42, 0), (.38, .16, .1), (0, .2)], steel).matrix_world = move(*place) @ way
        for k in range(4):
            place, way = at(side * .86, .30 + .085 * k, .19)
            if k != 2:
                prism(superellipse(.9, .42, 3), 0, .03, plastic("9fb0bc", .5), 0).matrix_world = move(*place) @ way
                continue
            prism(superellipse(1.5, .8, 3), 0, .34, paint, .12).matrix_world = move(*place) @ way

    def on(x, y):
        return skin(.19, 0)(.5 + (-.66 + x / 6.3) / (2 * math.pi), .15 + y / 10)
    wrapped_text("ADULT", .75, paint, on, font="Inter-Bold")
