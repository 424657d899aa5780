"""An adjustable one-piece cervical collar, closed and standing: colours of shell, foam and strap."""
import math

from mathutils import Vector

from studio.cutting import carve, turned
from studio.geometry import prism
from studio.curves import superellipse
from studio.lettering import wrapped_text
from studio.materials import fabric, plastic
from studio.placing import move, turn_x
from studio.surfaces import grid_surface, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -30, "elevation": 26, "lens": 85}, "detail": {"azimuth": 58, "elevation": 20, "lens": 85}}


def bounds(a):
    """Lower and upper edge of the collar at angle a (0 = the chin, towards -y), and how far the chin piece stands out."""
    chin = math.exp(-(a / .62) ** 2)
    low = 1.0 + 1.6 * math.exp(-((abs(a) - 1.45) / .6) ** 2) - .9 * math.exp(-(a / .7) ** 2)
    high = 8.6 - 2.3 * math.exp(-(a / .7) ** 2) + 1.9 * math.exp(-((abs(a) - 1.15) / .55) ** 2) + 1.4 * math.exp(-((abs(a) - math.pi) / .8) ** 2)
    return low, high, chin


def chin_piece(lift, reach):
    """The support that the chin lies in: a scoop from the front of the collar outwards, its sides rising along the jaw."""
    def shape(u, v):
        side = 2 * u - 1
        a = side * 1.12 * reach
        fade = math.cos(side * math.pi / 2) ** .7
        out = 6.0 + 3.5 * v * reach * (.25 + .75 * fade)
        z = 6.0 + lift + 3.0 * abs(side) ** 1.8 + 1.5 * v ** 2.6 * (.35 + .65 * fade) - .5 * math.sin(math.pi * v) * fade
        return Vector((out * .98 * math.sin(a), -out * 1.06 * math.cos(a), z))
    return shape


def build(shell="f3f5f6", foam="dfe6ea", strap="2f6fb5", ink="24507f"):
    """shell: moulded plastic; foam: padding; strap: hook-and-loop strap; ink: print and adjusters."""
    def skin(lift, grow):
        def shape(u, v):
            a = (u - .5) * 2 * math.pi * .985
            low, high, chin = bounds(a)
            low, high = low - grow, high + grow
            z = low + v * (high - low)
            r = 6.1 + lift + .9 * (1 - v) ** 2.4 + .2 * chin
            return Vector((r * .98 * math.sin(a), -r * 1.06 * math.cos(a), z))
        return shape
    moulded, padding = plastic(shell, .34, .5), plastic(foam, .9, .1, grain=24)
    hard = thicken(grid_surface(200, 60, skin(0, 0), moulded, angle=180), .16, 1)
    lining = thicken(grid_surface(200, 60, skin(-.42, .28), padding, angle=180), .38, 1)
    for layer in (hard, lining):
        hole = prism(superellipse(3.6, 3.0, 3.2), 0, 9, plastic("c9d2d9", .5), .3)
        hole.matrix_world = move(0, -4.0, 4.5) @ turn_x(90)
        carve(layer, hole)
    for lift, thick, material in ((0, .2, moulded), (.26, .32, padding)):
        thicken(grid_surface(90, 40, chin_piece(lift, .985 if lift else 1), material, angle=180), thick, 1 if lift else -1)
    cloth = fabric(strap, "twill", 6, .3, .5, coordinates="UV", span=(8, 30))
    arc = [skin(.42, 0)(.62 + .36 * k / 20, .52) for k in range(21)]
    ribbon([(p.x, p.y, p.z) for p in arc], 3.4, .18, cloth)
    paint = plastic(ink, .45)
    for side in (1, -1):
        place = skin(.2, 0)(.5 + side * .125, .62)
        peg = turned([(0, 0), (.95, 0), (.9, .35, .12), (0, .42)], paint)
        peg.matrix_world = move(*place) @ Vector((place.x, place.y, 0)).to_track_quat("Z", "Y").to_matrix().to_4x4()

    def on(x, y):
        return skin(.19, 0)(.30 + x / 40, .30 + y / 8)
    wrapped_text("ADULT", 1.0, paint, on, font="Inter-Bold")
