"""A spinal board with hand-holds: colour, size."""
from studio.curves import round_rectangle
from studio.cutting import cutout
from studio.geometry import prism
from studio.lettering import text
from studio.materials import plastic, shade
from studio.placing import Gathered, group, move

# Lying and seen along its length: upright, so long a thing is small in the frame.
VIEWS = {"front": {"azimuth": 33, "elevation": 30, "lens": 42, "fill": .95}, "detail": {"azimuth": 16, "elevation": 40, "lens": 70, "focus": (2, -62, 3, 34), "fill": 1.0}}


def outline(length, width):
    """The board seen from above: full at the shoulders, narrower at the feet, round corners."""
    points = []
    for x, y in round_rectangle(width, length, width * .26, 14):
        waist = 1 - .16 * max(0.0, -y / (length / 2)) ** 1.6
        points.append((x * waist, y))
    return points


def build(colour="f2b90f", length=183, width=45, thickness=4.6, words="SPINAL BOARD"):
    """colour of the board; length, width, thickness in cm; words at its foot."""
    skin = plastic(colour, .4, .45, grain=1.2)
    holes = []
    for y in (-62, -38, -14, 10, 34, 58):
        narrow = 1 - .16 * max(0.0, -y / (length / 2)) ** 1.6
        for side in (1, -1):
            holes.append([(px + side * (width * .385) * narrow, py + y) for px, py in round_rectangle(4.2, 14, 2.0, 8)])
    for y in (length * .44, -length * .44):
        holes.append([(px, py + y) for px, py in round_rectangle(15, 4.2, 2.0, 8)])
    for x in (-7.5, 7.5):
        holes.append([(px + x, py + length * .345) for px, py in round_rectangle(2.4, 9, 1.1, 8)])
    with Gathered() as things:
        cutout(outline(length, width), holes, thickness, skin, .9)
        dark = plastic(shade(colour, .86), .5, .3)
        cutout(round_rectangle(width * .5, length * .54, 6, 10), [round_rectangle(width * .5 - 1.6, length * .54 - 1.6, 5.3, 10)], .25, dark, .1, move(0, -4, thickness - .1))
        text(words, 4.6, plastic("2a2e33", .6), move(0, -length * .37, thickness + .06), font="Inter-Bold")
        for side in (1, -1):
            runner = prism(round_rectangle(4, length * .62, 2), -1.4, .2, skin, .6, 3)
            runner.location.x = side * width * .2
    group(things, move(0, 0, 1.4))
