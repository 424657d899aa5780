"""A board on which a person is moved: curved from seat to seat, or long from bed to trolley; colour, words."""
import math

from studio.curves import round_rectangle
from studio.cutting import cutout
from studio.lettering import text
from studio.materials import plastic, shade
from studio.placing import move, turn_z


def view(kind="curved", **_):
    """The long board is seen along its length."""
    return {"azimuth": 30, "elevation": 34, "lens": 60, "fill": .92} if kind == "long" else {"azimuth": 14, "elevation": 44, "lens": 85}


VIEWS = {"front": view}


def crescent(radius, width, sweep, steps=60):
    """Outline of a bent board: an arc with round ends."""
    line = []
    for side in (1, -1):
        for k in range(steps + 1):
            a = math.radians(-sweep / 2 + sweep * (k if side > 0 else steps - k) / steps)
            r = radius + side * width / 2
            line.append((r * math.sin(a), r * math.cos(a) - radius))
        end = math.radians(sweep / 2 * side)
        cx, cy = radius * math.sin(end), radius * math.cos(end) - radius
        for k in range(1, 20):
            b = math.pi * k / 20
            out, on = (math.sin(end), math.cos(end)), (math.cos(end), -math.sin(end))
            line.append((cx + side * width / 2 * (out[0] * math.cos(b) + on[0] * math.sin(b)), cy + side * width / 2 * (out[1] * math.cos(b) + on[1] * math.sin(b))))
    return line


def build(kind="curved", colour="f4f5f4", word="", ink="2a2e33"):
    """kind: curved or long; colour of the plastic; word printed on it."""
    skin = plastic(colour, .32, .45, name="board")
    if kind == "long":
        holes = [[(x + side * 20.5, y + at) for x, y in round_rectangle(4, 15, 1.9, 8)] for side in (1, -1) for at in (-62, -21, 21, 62)]
        holes += [[(x, y + at) for x, y in round_rectangle(15, 4, 1.9, 8)] for at in (-84, 84)]
        cutout(round_rectangle(50, 178, 8, 12), holes, 1.0, skin, .4)
        text(word, 5, plastic(ink, .6), move(0, -40, 1.06), font="Inter-Bold")
        return
    cutout(crescent(62, 23, 62), [], 1.1, skin, .45)
    spot = plastic(shade(colour, .82), .6, name="grip")
    for side in (1, -1):
        a = math.radians(27 * side)
        for k in range(4):
            cutout(round_rectangle(1.0, 13, .45, 5), [], .1, spot, .04, move(62 * math.sin(a), 62 * math.cos(a) - 62, 1.08) @ turn_z(-27 * side) @ move((k - 1.5) * 2.1, 0, 0))
    text(word, 2.6, plastic(ink, .6), move(0, 0, 1.16), font="Inter-Bold")
