"""A pair of knitted gloves with coated palms on their hang card: colours, words."""
import math

import numpy as np
from mathutils import Vector

from studio.curves import catmull
from studio.garment import triangulate
from studio.geometry import box, mesh, quad
from studio.labels import Label, front
from studio.materials import add_grain, fabric, plastic, printed
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import ripple, soften

VIEWS = {"front": {"azimuth": 0, "elevation": 66, "lens": 90, "denoise": 2, "key_elevation": 36, "fill": .9}}

# A right hand seen from its back, wrist at y=0 (cm): thumb to the left.
HAND = [(-3.6, 0), (-3.5, 3.0), (-3.7, 6.2), (-4.6, 8.8), (-6.6, 11.6), (-8.0, 13.6), (-8.3, 15.1), (-7.3, 15.9), (-6.0, 15.2), (-4.6, 13.0), (-3.9, 12.6), (-3.75, 15.0),
        (-3.9, 18.4), (-4.0, 21.2), (-3.2, 22.4), (-2.2, 21.7), (-1.95, 18.4), (-1.8, 15.6), (-1.45, 15.6), (-1.3, 18.8), (-1.2, 22.6), (-.2, 23.8), (.8, 22.7), (.8, 18.8), (.7, 15.6),
        (1.05, 15.6), (1.3, 18.4), (1.65, 21.6), (2.6, 22.7), (3.5, 21.5), (3.3, 18.2), (2.9, 15.0), (3.2, 14.7), (3.9, 16.6), (4.6, 18.7), (5.5, 19.5), (6.2, 18.3), (5.6, 15.2),
        (4.8, 11.5), (4.4, 8.0), (3.7, 5.4), (3.5, 3.0), (3.6, 0)]


def glove(knit, coat, cuff, palm, seed):
    """One flat glove: its upper side the coated palm or the knitted back."""
    line = [Vector((p.x, p.y)) for p in catmull([(x, y, 0) for x, y in HAND], 5)]
    outline = line + [Vector((3.6 - 7.2 * k / 12, 0)) for k in range(1, 12)]
    points, faces = triangulate(outline, .36, 3)
    edge = np.array([(p.x, p.y) for p in outline])
    n = len(points)
    top, low = [], []
    for p in points:
        far = float(np.sqrt(((edge - (p.x, p.y)) ** 2).sum(1).min()))
        full = 1.15 * (1 - math.exp(-far / .75)) * (1 + .16 * ripple(p.x * .5, p.y * .35, 0, seed)) + .10 * ripple(p.x * 1.5, p.y * 1.1, 2, seed) * min(1, far)
        top.append((p.x, p.y, .55 + full * .62))
        low.append((p.x, p.y, max(.02, .55 - full * .5)))
    item = mesh(top + low, faces + [tuple(n + i for i in reversed(f)) for f in faces] + [(i, n + i, n + (i + 1) % len(outline), (i + 1) % len(outline)) for i in range(len(outline))], knit, 180)
    item.data.materials.append(coat)
    item.data.materials.append(cuff)
    for polygon in item.data.polygons:
        y = sum(item.data.vertices[i].co.y for i in polygon.vertices) / len(polygon.vertices)
        z = polygon.normal.z
        if y < 5.6:
            polygon.material_index = 2
        elif (palm and z > -.1 and y > 7.0 + .5 * ripple(polygon.center.x * .6, 0, 0, seed)) or (not palm and y > 20.6 + .4 * ripple(polygon.center.x, 1, 0, seed)):
            polygon.material_index = 1
    soften(item, 1)


def build(knit="8a9096", coat="1d1f22", cuff="6f757b", title="Cut-Resistant Gloves", detail="Nitrile-foam palm", band="1b2733"):
    """knit, coat and cuff: colours; title, detail, band: the hang card."""
    yarn = fabric(knit, "knit", 7, .6, 1.0, .9, .4)
    rib = fabric(cuff, "knit", 4, .8, 1.2, .9, .4, name="rib")
    foam = add_grain(plastic(coat, .62, .3, name="foam"), 16, .5, .04)
    with Gathered() as first:
        glove(yarn, foam, rib, True, 1.0)
    group(first, move(-4.6, 0, 0) @ turn_z(7))
    with Gathered() as second:
        glove(yarn, foam, rib, False, 2.0)
    group(second, move(6.6, .4, .3) @ turn_z(-9))
    with Gathered() as card:
        box(13.4, 5.4, .12, (0, 0, 0), plastic("f4f5f6", .5), .03, 2)
        quad(13.2, 5.2, printed(front(Label(title, detail, "", "1 pair", band, "38b6e8", "solid", ""), 13.4, 5.4), .4, .4), move(0, 0, .14))
    group(card, move(.9, 1.2, 1.75) @ turn_z(1))
