"""Wipes: a canister, a bucket with handle or a flow wrap with resealable flap, a wipe drawn out of the top; print."""
import math
from dataclasses import replace

from mathutils import Vector

from studio import labels
from studio.curves import tube, superellipse
from studio.designs import Print
from studio.geometry import prism
from studio.materials import fabric, plastic, printed
from studio.placing import move
from studio.surfaces import grid_surface, ripple
from studio.vessels import tub


def view(form="canister", **parameters):
    """A flow wrap is seen more from above."""
    return {"azimuth": 18, "elevation": 36 if form == "flow" else 20, "lens": 85}


VIEWS = {"front": view}


def drawn_wipe(z, width, colour):
    """A corner of a wipe that stands out of the lid: a soft folded peak."""
    cloth = fabric(colour, "nonwoven", 6, .3, .6)

    def shape(u, v):
        a = 2 * math.pi * u
        r = width * (.16 + .52 * (1 - v) ** 0 * v * (1 - .38 * v))
        fold = 1 + .42 * math.cos(a * 3 + v * 1.5) * v + .16 * ripple(math.cos(a) * 2, math.sin(a) * 2, v * 2, 4)
        return Vector((r * fold * math.cos(a) + .25 * width * v * v, r * fold * math.sin(a) * .55, z + width * (.95 * v - .35 * v * v * abs(math.sin(a * 1.5 + .4)))))
    item = grid_surface(140, 40, shape, cloth, closed=True, angle=180)
    item.modifiers.new("thick", "SOLIDIFY").thickness = .04


def flow_wrap(width, depth, height, label, flap):
    """A plump wrap lying flat with fin seals at its ends and the flap on top."""
    w, h = width * 10, depth * 10
    bare = replace(label, title="", detail="", sign="")
    words = labels.title_block(w * .13, h * .17, w * .40, h * .36, h * .19, label, label.ink)  # beside the flap
    face = printed(labels.picture(width, depth, labels.DESIGNS[label.design](w, h, bare, w * .1) + words, label.paper), .22, .5, .3)
    side = plastic(label.colour, .25, .5, .3, name="film")

    def shape(up):
        def place(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            fin = max(0.0, (abs(x) - .86) / .14)
            puff = ((1 - min(1, abs(x) / .9) ** 10) * max(0, 1 - abs(y) ** 12)) ** .5 if abs(x) < .9 else 0
            crease = .12 * ripple(x * 3, y * 3, up, 2) * (.4 + puff) + .06 * ripple(x * 20, y * 2, up, 1) * (abs(x) > .75)
            comb = .05 * math.sin(y * 90) * (fin > .3)
            return Vector((x * width / 2, y * depth / 2 * (1 - .02 * puff), height / 2 + up * (puff * height / 2) + crease * (up > 0) + comb))
        return place
    grid_surface(160, 120, shape(1), face, angle=180)
    grid_surface(80, 60, shape(-1), side, angle=180)
    prism(superellipse(width * .30, depth * .5, 4), 0, .5, plastic(flap, .35, .5, name="flap"), .18, 4).matrix_world = move(width * .22, depth * .04, height + .02)
    prism(superellipse(width * .23, depth * .38, 4), 0, .12, plastic(label.second, .3, .5), .06, 3).matrix_world = move(width * .22, depth * .04, height + .5)


def build(form="canister", radius=4.6, height=17, width=25, depth=15, lid="ffffff", body="fbfbfb", wipe="ffffff", **printing):
    """form: canister, bucket, flow; radius and height in cm (width, depth, height for a flow wrap); colours; the rest is the print."""
    label = Print(**printing)
    if form == "flow":
        flow_wrap(width, depth, height, label, lid)
        return
    bucket = form == "bucket"
    tub(radius, height, label, lid, body, .12 if bucket else .2, .86 if bucket else .985, .35 if bucket else .12)
    drawn_wipe(height - .3, radius * .75, wipe)
    if bucket:
        arch = [(math.cos(math.pi * k / 12) * (radius + .55), -math.sin(math.pi * k / 12) * radius * .5 - .2, height * .84 - math.sin(math.pi * k / 12) * height * .42) for k in range(13)]
        tube(arch, .2, plastic("e8ecee", .35, .5, name="handle"))
