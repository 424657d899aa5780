"""Disposable ear specula before their box: print, colour and tip of the cones."""
import math

from studio.cutting import turned
from studio.labels import Label
from studio.materials import plastic
from studio.packaging import carton
from studio.placing import move, turn_x, turn_z

VIEWS = {"front": {"azimuth": 22, "elevation": 26, "lens": 85}}


def speculum(tip, skin, matrix):
    """One speculum, its wide end at the origin, opening outward, 3 cm long."""
    turned([(tip, 3.0), (tip + .04, 2.96), (tip + .16, 1.9), (.46, .9, .2), (.56, .55), (.56, .1), (.62, .05), (.62, 0), (.54, 0), (.5, .5), (tip, 2.9)], skin, matrix, .02, 48)


def build(title="Ear Specula", size="4 mm", count="1,000 pieces", colour="1f4f7d", second="7fb8e0", cone="26292d", tip=.2, pile=16):
    """Print; cone (colour of the specula); tip: radius of the narrow end in cm; pile: how many lie in front."""
    skin = plastic(cone, .42, grain=90)
    carton(11, 6.5, 9, Label(title, "Single use · Non-sterile", "", f"{size} · {count}", colour, second, "band", ""), (-2.2, 2.6, 0))
    for k in range(3):
        speculum(tip, skin, move(3.9 + k * 1.75, -2.6 - .5 * k, 0))
    for k in range(pile):
        a = k * 2.39996
        r = 1.9 * math.sqrt(k / pile)
        speculum(tip, skin, move(6.4 + r * math.cos(a) * 1.2, .9 + r * math.sin(a) * .8, .58 + .75 * max(0, 1 - r / 1.7)) @ turn_z(k * 137) @ turn_x(86 + 9 * math.sin(k)))
