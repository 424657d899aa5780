"""A folding screen on castors: number of panels, colour of the curtains."""
import math

from mathutils import Vector

from studio.furnishing import bar, castor
from studio.materials import fabric, plastic
from studio.geometry import lathe
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": -12, "elevation": 10, "lens": 85, "cutout": True}, "detail": {"azimuth": -20, "elevation": 16, "focus": (28, 8, 138, 40), "fill": 1.0, "cutout": True}}
PANEL, HEIGHT = 54, 166


def curtain(cloth, seed):
    """A gathered curtain between two rods."""
    wide, low, high = PANEL - 7, 22, HEIGHT - 7

    def shape(u, v):
        x = (u - .5) * wide
        gather = .55 + .45 * abs(2 * v - 1) ** 3
        folds = math.sin(u * 46 + 1.3 * ripple(u * 5, v * .8, 0, seed)) * (1.1 + .5 * ripple(u * 7, v * 1.5, 2, seed))
        edge = .7 * math.exp(-((v - .965) / .012) ** 2) + .7 * math.exp(-((v - .035) / .012) ** 2)
        return Vector((x + .5 * ripple(u * 12, v * 3, 4, seed), -folds * (1.35 - .5 * gather) - edge, low + v * (high - low)))
    thicken(grid_surface(420, 90, shape, cloth, angle=180), .12)


def build(panels=3, colour="8fb6d9", frame="eef0f1"):
    """panels: 3 to 5; colour of the curtains; frame: colour of the tubes."""
    steel, dark, rubber = plastic(frame, .28, .5, coat=.3), plastic("2b3035", .45, .4), plastic("1d2022", .6, .3)
    cloth = fabric(colour, "plain", 5, .25, .4)
    turns = [24, -22, 26, -24, 22][:panels]
    x = y = 0.0
    for k, turn in enumerate(turns):
        with Gathered() as leaf:
            w = PANEL / 2
            bar([(-w + 1.2, 0, 12), (-w + 1.2, 0, HEIGHT), (w - 1.2, 0, HEIGHT), (w - 1.2, 0, 12)], 1.2, steel, 5)
            bar([(-w + 1.2, 0, 18), (w - 1.2, 0, 18)], 1.0, steel)
            for z in (22.5, HEIGHT - 7.5):
                bar([(-w + 1.2, -.2, z), (w - 1.2, -.2, z)], .45, steel)
            curtain(cloth, k + 1.0)
            for side in (-1, 1):
                bar([(side * (w - 1.2), -9, 8.6), (side * (w - 1.2), -7, 12.5), (side * (w - 1.2), 7, 12.5), (side * (w - 1.2), 9, 8.6)], 1.0, steel, 2)
                for end in (-9, 9):
                    castor(3.2, rubber, dark, 60 * end + 40 * k, (side * (w - 1.2), end))
            if k:
                for z in (30, 90, HEIGHT - 12):
                    item = lathe([(0, z), (1.9, z), (1.9, z + 6), (0, z + 6)], dark, 32)
                    item.location.x = -w - .2
        a = math.radians(turn)
        group(leaf, move(x + PANEL / 2 * math.cos(a), y + PANEL / 2 * math.sin(a)) @ turn_z(turn))
        x, y = x + (PANEL + .8) * math.cos(a), y + (PANEL + .8) * math.sin(a)
