"""A folded textile cover: towelling couch cover with its elastic hem, or a coated mattress cover with its zip."""
import math

from mathutils import Vector

from studio.curves import fillet
from studio.geometry import box, quad
from studio.labels import Label, front
from studio.materials import add_grain, fabric, metal, plastic, printed
from studio.placing import move
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": -24, "elevation": 32, "lens": 80}, "detail": {"azimuth": -30, "elevation": 26, "focus": (-2, -13, 6, 16), "fill": 1.0}}


def fold(width, depth, bottom, thick, cloth, seed, x=0.0):
    """One folded layer: a fat round fold at the front, loose edges behind, its surface uneven."""
    profile = fillet([(depth / 2, thick * .06), (-depth / 2 + thick * .2, 0), (-depth / 2 - thick * .16, thick / 2, thick * .5), (-depth / 2 + thick * .2, thick), (depth / 2, thick * .94)], thick * .45, 8)
    reach = [0.0]
    for a, b in zip(profile, profile[1:]):
        reach.append(reach[-1] + math.dist(a, b))

    def shape(u, v):
        s = v * reach[-1]
        i = max(k for k in range(len(reach) - 1) if reach[k] <= s + 1e-9)
        t = (s - reach[i]) / max(1e-6, reach[i + 1] - reach[i])
        y = profile[i][0] + (profile[i + 1][0] - profile[i][0]) * t
        z = profile[i][1] + (profile[i + 1][1] - profile[i][1]) * t
        px = (u - .5) * width * (1 + .008 * ripple(y * .2, 1, 0, seed))
        end = max(0.0, (abs(u - .5) - .47) / .03)
        swell = thick * (.16 * ripple(px * .09, y * .1, z * .3, seed) + .05 * ripple(px * .35, y * .3, z, seed + 3))
        z = thick / 2 + (z - thick / 2) * (1 - .30 * end ** 2)
        return Vector((px + x + .3 * ripple(y * .2, 3, z, seed), y + .2 * ripple(px * .15, 5, z, seed), bottom + z + swell * (1 - .4 * end)))
    item = grid_surface(150, 130, shape, cloth, angle=180)
    thicken(item, .22)


def build(kind="towelling", colour="f6f5f1", layers=5, title="Couch Cover", detail="Stretch towelling, elasticated", size="", band="14857d", width=42, depth=32):
    """kind: towelling or coated; colour; layers of the fold; title, detail, size and colour of the paper band."""
    if kind == "towelling":
        cloth = add_grain(fabric(colour, "knit", 7, .3, .9, .95, .5), 14, .9, .12)
        thick = 2.5
    else:
        cloth = add_grain(plastic(colour, .38, .4, name="coated"), 6, .10, .04)
        thick = 1.7
    z = 0.0
    for k in range(layers):
        fold(width + .6 * ripple(k, 2), depth + .5 * ripple(k, 4), z, thick, cloth, k * 1.7 + 1, .35 * ripple(k, 9))
        z += thick * .93
    high = z + .35
    wide = 12.0
    label = Label(title, detail, size, "", band, "5fd0b8", "solid", "penhallow")
    paper = printed(front(label, wide, depth * .62), .5, .3)
    plain = plastic(band, .5, .3, name="band")

    def wrap(u, v, lift=.0):
        """Round the pile: up the front face, over the top, down behind."""
        line = fillet([(-depth / 2 - .75, .2), (-depth / 2 - .8, high + .1, 1.4), (depth / 2 + .6, high + .1, 1.2), (depth / 2 + .6, .2)], 1.2, 8)
        reach = [0.0]
        for a, b in zip(line, line[1:]):
            reach.append(reach[-1] + math.dist(a, b))
        s = v * reach[-1]
        i = max(k for k in range(len(reach) - 1) if reach[k] <= s + 1e-9)
        t = (s - reach[i]) / max(1e-6, reach[i + 1] - reach[i])
        y, h = line[i][0] + (line[i + 1][0] - line[i][0]) * t, line[i][1] + (line[i + 1][1] - line[i][1]) * t
        bow = .25 * math.sin(math.pi * min(1, max(0, (y + depth / 2) / depth)))
        return Vector(((u - .5) * wide + 5, y, h + bow + lift))
    thicken(grid_surface(16, 160, wrap, plain, angle=180), .05)
    quad(wide, depth * .62, paper, move(5, -depth * .09, high + .42))
    if kind == "coated":
        teeth = metal("b8bdc1", .3)
        y = -depth / 2 - .62
        for k in range(int(width / .5)):
            x = (k + .5) * .5 - width / 2
            if abs(x - 5) > wide / 2 + .3:
                box(.3, .2, .42, (x, y - .02 + .1 * ripple(x * .2, 1), z - thick * .62), teeth, .06, 2)
        box(2.2, .25, .9, (-width * .32, y - .16, z - thick * .62 - .25), metal("9aa0a5", .25), .12, 3)
    else:
        # The gathered elastic hem that shows at the end of the top fold.
        def hem(u, v):
            x = (u - .5) * (width - 1.5)
            a = 2 * math.pi * v
            under = 1.3 if abs(x - 5) < wide / 2 + .3 else 0
            return Vector((x, depth / 2 - 2.2 + .35 * math.sin(x * 3.1) + .62 * math.cos(a), z - under + .12 + .2 * math.sin(x * 3.1 + 1) + .5 * math.sin(a)))
        grid_surface(260, 14, hem, cloth, angle=180)
