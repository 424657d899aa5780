"""A webbing belt rolled up, its buckle in front: colour, width."""
import math

from studio.curves import round_rectangle
from studio.cutting import cutout
from studio.geometry import box, prism
from studio.materials import fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.sweeps import ribbon, spiral

VIEWS = {"front": {"azimuth": -16, "elevation": 30, "lens": 80, "denoise": 2}, "detail": {"azimuth": -8, "elevation": 22, "focus": (11.5, -5, 2.2, 6), "fill": 1.0}}


def belt(colour, width, buckle):
    """The rolled belt, its free end leaving the roll at the right towards +y."""
    web = fabric(colour, "twill", 7, .5, .9, .7, .2, coordinates="UV", span=(2 * width, 110))
    thread = plastic(shade(colour, 1.12), .8, .1, name="thread")
    coil = spiral(2.6, 5.2, 5, 20)
    line = [(x, y, width / 2) for x, y in coil]
    x, y = coil[-1]
    along = (-math.sin(math.atan2(y, x)), math.cos(math.atan2(y, x)))
    end = []
    for k in range(1, 26):
        s = k * .42
        turn = math.atan2(along[1], along[0]) - .05 * s
        px, py = (end[-1][0], end[-1][1]) if end else (x, y)
        end.append((px + .42 * math.cos(turn), py + .42 * math.sin(turn), width / 2))
    ribbon(line + end, width, .34, web, curved=False)
    px, py, _ = end[-1]
    qx, qy, _ = end[-3]
    heading = math.degrees(math.atan2(py - qy, px - qx))
    place = move(px, py, width / 2) @ turn_z(heading) @ turn_x(90)
    steel = metal(buckle, .3, "buckle")
    cutout(round_rectangle(6.4, width + 1.7, .9), [round_rectangle(2.0, width + .3, .3)], .34, steel, .12, place @ move(2.2, 0, -.17))
    bar_at = prism(round_rectangle(.5, width + .9, .2, 4), 0, .5, steel, .1, 3)
    bar_at.matrix_world = place @ move(3.2, 0, .05)
    fold = prism(round_rectangle(5.2, width, .3, 4), -.32, .38, web, .12, 3)
    fold.matrix_world = place @ move(-1.6, 0, 0)
    for k in range(3):
        for row in range(11):
            stitch_at = box(.1, .26, .05, (0, 0, 0), thread, .02, 1)
            stitch_at.matrix_world = place @ move(-3.2 + k * 1.2, (row - 5) * width * .083, .38)


def build(colour="1d1d20", width=4.5, buckle="2b2e31"):
    """colour of the webbing and of the buckle; width in cm."""
    with Gathered() as things:
        belt(colour, width, buckle)
    group(things, turn_z(-84))
