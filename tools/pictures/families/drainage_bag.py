"""A urine drainage bag, hanging flat: clear front with its scale, tube, tap, straps for the leg or a hanging eyelet; size."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.designs import Print, box_of
from studio.geometry import prism
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import clear_plastic, fabric, plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 14, "elevation": 40, "lens": 85}}


def bag(width, height, capacity, colour, back):
    """The welded bag lying on z=0, top towards +y: back sheet, swelling clear front with printed scale, rim."""
    steps = 5
    body = words(width * 5, height * 1.35, width * .62, capacity, colour, 800, "middle")
    for k in range(1, steps + 1):
        y = height * 10 * (.86 - .13 * k)
        body += f'<path d="M{width * 3.2} {y}h{width * 2.1}" stroke="#{colour}" stroke-width=".7"/><path d="M{width * 3.2} {y + height * .65}h{width * 1.1}" stroke="#{colour}" stroke-width=".5"/>'
        mark = f"{int(float(capacity.split()[0].replace(',', '')) * (1000 if capacity.endswith('L') else 1) * k / steps)}"
        body += words(width * 5.6, y + 1.6, width * .42, mark, colour, 700)
    front = printed(picture(width, height, body, "e2edf2"), .16, .6, .5)

    def lift(x, y):
        u, v = min(1, abs(x) / (width / 2 - .6)), min(1, abs(y) / (height / 2 - .8))
        return 1.0 * (max(0, 1 - u ** 4) * max(0, 1 - v ** 6)) ** .5 * (1 - .35 * y / height) + .1 * ripple(x * .6, y * .5, 0, 3)

    def top(u, v):
        x, y = (u - .5) * width, (v - .5) * height
        taper = 1 - .10 * max(0, abs(2 * v - 1) - .75) * 4
        return Vector((x * taper, y, .14 + max(0, lift(x, y)) * .8))
    with Gathered() as things:
        grid_surface(110, 130, top, front, angle=180)
        rim = round_rectangle(width, height, 1.6)
        prism(rim, 0, .1, plastic(back, .4, .4, name="back"), .04, 2)
        weld = [(x * .975, y * .985, .12) for x, y in rim]
        tube(weld, .09, plastic("dfe8ea", .25, .6), smooth=False, closed=True)
    return things


def build(width=14, height=24, capacity="2 L", ink="1b4f8f", accent="2f7fd0", tap="lever", straps=False, tube_length=26, box=None, back="f2f5f6", **printing):
    """Bag in cm, its capacity, colours; tap: lever or twist; straps for the leg; visible length of tube in cm; box in cm or null."""
    if box:
        label = Print(**printing)
        group(box_of(*box, label), move(width * .12, height * .5 + box[1] * .5 + 5.4, 0))
    bag(width, height, capacity, ink, back)
    hard, soft = plastic(accent, .35, .5, name="tap"), clear_plastic("f4fafb", .5, .14, "tube")
    lathe(fillet([(0, 0), (1.1, 0), (1.1, .8), (.7, 1.3), (.55, 2.2), (0, 2.2)], .12), plastic("eef2f4", .35), 48).matrix_world = move(0, height / 2 - .6, .5) @ turn_x(-90)
    line = [(0, height / 2 + .8, .5), (0, height / 2 + 2.6, .6), (width * .35, height / 2 + 4.4, .45), (width * .72, height / 2 + .5, .45), (width * .8, height * .1, .45), (width * .95, -height * .28, .45), (width * .72, -height * .46, .45)]
    if tube_length < 20:
        line = [(0, height / 2 + .8, .5), (.2, height / 2 + 2.6, .6), (2.4, height / 2 + 5.0, .45), (6.4, height / 2 + 4.2, .45)]
    tube(line, .42, soft, 16, 8)
    end = Vector(line[-1]) - Vector(line[-2])
    cone = lathe(fillet([(0, 0), (.62, 0), (.62, .5), (.5, 1.6), (.36, 3.4), (.28, 3.4)], .08), hard, 48)
    cone.matrix_world = move(*line[-1]) @ end.to_track_quat("Z", "Y").to_matrix().to_4x4()
    with Gathered() as outlet:
        lathe(fillet([(0, 0), (1.0, 0), (1.0, .8), (.62, 1.2), (.62, 3.6), (.5, 3.6)], .1), plastic("eef2f4", .35), 48)
        if tap == "lever":
            prism(round_rectangle(2.4, 1.3, .3), 1.4, 2.6, hard, .2, 4)
            prism(round_rectangle(3.6, .9, .3), 0, .5, hard, .15, 3).matrix_world = move(1.6, -.75, 2.0) @ turn_x(90) @ turn_z(12)
        else:
            lathe(fillet([(0, 1.6), (1.0, 1.6), (1.0, 2.6), (0, 2.6)], .1), hard, 48)
    group(outlet, move(0, -height / 2 + .5, .7) @ turn_x(90))
    if straps:
        elastic = fabric("f7f8f8", "knit", 9, .4, .8)
        for y in (height * .36, -height * .36):
            def band(u, v, y=y):
                t = 2 * u - 1
                return Vector((t * width * 1.05, y + (v - .5) * 2.2 + .35 * math.sin(t * 2.2), .3 + .55 * (1 - t ** 2) + .06 * ripple(t * 5, v, y)))
            item = grid_surface(70, 8, band, elastic, angle=180)
            item.modifiers.new("thick", "SOLIDIFY").thickness = .12
            for side in (-1, 1):
                lathe(fillet([(0, 0), (.55, 0), (.5, .3), (0, .35)], .08), plastic("ffffff", .35), 32).matrix_world = move(side * width * .62, y, .4)
    else:
        for side in (-1, 1):
            ring = [(.55 * math.cos(a * .3) + side * width * .36, .55 * math.sin(a * .3) + height / 2 - 1.4, .3) for a in range(21)]
            tube(ring, .14, plastic("ffffff", .35), smooth=False, closed=True)
