"""A profiling bed: height of the platform, wooden ends, sections raised, rails, mattress, lifting pole."""
import math

from families._side_rail import wooden_rail
from families.lifting_pole import pole
from families.mattress import pad
from studio.curves import round_rectangle
from studio.furnishing import bar, beam, castor, tilted
from studio.geometry import box, prism
from studio.materials import metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.wood import wood

VIEWS = {"front": {"azimuth": -40, "elevation": 21, "lens": 60, "fill": .93, "cutout": True},
         "detail": {"azimuth": -44, "elevation": 26, "focus": (62, -20, 62, 46), "fill": 1.0, "cutout": True}}
LONG, WIDTH = 200, 90


def slats(length, x, z, steel, dark):
    """One section of the platform: a frame with cross slats and lips at the sides."""
    with Gathered() as things:
        for y in (-WIDTH / 2 + 3, WIDTH / 2 - 3):
            beam((x + .8, y, z), (x + length - .8, y, z), 3, 4, steel)
        count = max(3, round(length / 8.5))
        for k in range(count):
            px = x + 3 + (length - 6) * k / (count - 1)
            plate = prism(round_rectangle(5.0, WIDTH - 5, 1), z + 1.9, z + 2.6, steel, .2, 2)
            plate.location.x = px
        for y in (-1, 1):
            bar([(x + length * .35, y * (WIDTH / 2 - 1), z + 1), (x + length * .35, y * (WIDTH / 2 + .5), z + 7), (x + length * .65, y * (WIDTH / 2 + .5), z + 7), (x + length * .65, y * (WIDTH / 2 - 1), z + 1)], .6, dark, 2.5)
    return things


def panel(x, tall, bottom, board, edge):
    """A wooden end with a rounded top rail."""
    outline = [(-WIDTH / 2 - 4, 0), (WIDTH / 2 + 4, 0), (WIDTH / 2 + 4, tall - 9)]
    outline += [(WIDTH / 2 + 4 - 9 * (1 - math.cos(a)), tall - 9 + 9 * math.sin(a)) for a in [math.pi / 2 * k / 10 for k in range(1, 11)]]
    crown = [(WIDTH / 2 - 5 - (WIDTH - 10) * k / 24, tall + 3.2 * math.sin(math.pi * k / 24)) for k in range(1, 24)]
    outline += crown
    outline += [(-WIDTH / 2 - 4 + 9 * (1 - math.cos(a)), tall - 9 + 9 * math.sin(a)) for a in [math.pi / 2 * k / 10 for k in range(10, 0, -1)]]
    outline += [(-WIDTH / 2 - 4, tall - 9)]
    side = move(x, 0, bottom) @ turn_z(90) @ turn_x(90)
    item = prism(outline, -1.3, 1.3, board, .5, 4)
    item.matrix_world = side
    inset = [(px * .82, 12 + (py - 0) * .70) for px, py in outline]
    for z in (1.32, -1.62):
        field = prism(inset, 0, .3, edge, .2, 3)
        field.matrix_world = side @ move(0, 0, z)


def build(height=42, back=38, knees=14, wood_colour="b98a58", mattress=False, rails=False, lifting=False, frame="c2c9d0", ends=52, base="lift", mattress_colour="2b5a8f"):
    """height of the platform in cm; back, knees: degrees; wood_colour; mattress, rails, lifting pole on it; ends: height of the boards;
    base: lift (legs with castors) or floor (scissors close to the ground)."""
    steel, dark, rubber = plastic(frame, .3, .5, coat=.3, name="frame"), plastic("3a4046", .45, .4, grain=40, name="dark"), plastic("1d2022", .6, .3)
    board, edge = wood(wood_colour, "x"), wood(wood_colour, "x", .9)
    z, half = height, LONG / 2
    tilted(slats(74, half - 76, z, steel, dark), (half - 76, z), back)
    slats(22, half - 98, z, steel, dark)
    tilted(slats(34, half - 133, z, steel, dark), (half - 99, z), -knees)
    rise = 34 * math.sin(math.radians(knees))
    knee_x = half - 99 - 34 * math.cos(math.radians(knees))
    down = math.degrees(math.asin(min(.9, rise / 66)))
    calf = slats(64, knee_x - 64, z + rise, steel, dark)
    tilted(calf, (knee_x, z + rise), down)
    for y in (-30, 30):
        beam((-half, y, z - 6), (half, y, z - 6), 4, 6, steel)
    for x in (-half + 4, half - 4, -20, 30):
        beam((x, -30, z - 6), (x, 30, z - 6), 4, 5, steel)
    box(30, 10, 9, (12, -12, z - 15), dark, 1.2)
    bar([(12, -12, z - 9), (50, -6, z - 3)], 1.4, metal("d4d7da", .16))
    bar([(-4, 12, z - 12), (-40, 8, z - 4)], 1.4, metal("d4d7da", .16))
    box(18, 12, 6, (-6, 12, z - 15), dark, 1.2)
    for x in (-half - 3, half + 3):
        panel(x, ends, max(6, z - 20) if base == "lift" else 2, board, edge)
        inner = x - math.copysign(3.2, x)
        if base == "lift":
            for y in (-30, 30):
                beam((inner, y, max(10, z - 14)), (inner, y, 9), 5, 5, steel)
            beam((inner, -34, 10), (inner, 34, 10), 5, 5, steel)
            for y in (-1, 1):
                castor(4.2, rubber, dark, 60 * y + (180 if x < 0 else 0), (inner, y * 36), dark)
        else:
            beam((inner, -34, 5), (inner, 34, 5), 5, 4, steel)
            for y in (-1, 1):
                castor(2.2, rubber, dark, 60 * y + (180 if x < 0 else 0), (inner - math.copysign(7, x), y * 34))
    if base == "floor":
        for y in (-26, 26):
            beam((-60, y, 5), (60, y, 5), 4, 4, dark)
    if mattress:
        pad_on(z + 3, back, knees, knee_x, rise, down, mattress_colour)
    if rails:
        for y in (-1, 1):
            with Gathered() as rail:
                wooden_rail(LONG - 4, board, dark)
            group(rail, move(0, y * (WIDTH / 2 + 4.5), z + 4))
    if lifting:
        with Gathered() as things:
            pole(steel, dark, foot_plate=False)
        group(things, move(half - 1, 18, 0) @ turn_z(180))
    handset(z, dark)


def pad_on(z, back, knees, knee_x, rise, down, colour):
    """A mattress in pieces that follow the platform."""
    half = LONG / 2
    for length, x, low, hinge, angle in ((76, half - 76, z, (half - 76, z), back), (24, half - 99, z, (0, 0), 0), (36, half - 134, z, (half - 99, z), -knees), (64, knee_x - 64, z + rise, (knee_x, z + rise), down)):
        with Gathered() as piece:
            pad(length, 84, 14, colour, seam=False)
        group(piece, move(x + length / 2, 0, low))
        if angle:
            tilted(piece, hinge, angle)


def handset(z, dark):
    """The handset hooked over the side with its cord."""
    grey = plastic("dfe3e6", .4)
    with Gathered() as things:
        prism(round_rectangle(6, 17, 1.8), 0, 2.2, dark, .6, 4)
        for row in range(4):
            for column in (-1, 1):
                key = prism(round_rectangle(1.9, 2.2, .5, 4), 2.2, 2.5, grey, .12, 2)
                key.location = (column * 1.35, 5.4 - row * 3.4, 0)
    if z < 20:
        group(things, move(0, -16, z + 3) @ turn_z(-70))
        return
    group(things, move(-20, -WIDTH / 2 - 3.2, z - 1) @ turn_x(84))
    bar([(-20, -WIDTH / 2 - 1.5, z - 9), (-16, -WIDTH / 2 + 2, z - 15), (0, -WIDTH / 2 + 14, z - 15), (4, -20, z - 12)], .4, dark, 5)
