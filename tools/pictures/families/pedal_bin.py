"""A pedal bin with a powder-coated body: litres, lid colour (tiger: black stripe on yellow), notice on the front.

The further view shows it open, with a sack in it."""
import bmesh
import bpy

from studio.curves import dense, round_rectangle
from studio.furnishing import bar, loft, shell
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.lettering import break_lines
from studio.materials import metal, plastic, printed
from studio.placing import Gathered, group, move, turn_x
from studio.surfaces import ripple

VIEWS = {"front": {"azimuth": 26, "elevation": 16, "lens": 80, "cutout": True}, "detail": {"azimuth": 24, "elevation": 34, "lens": 80, "cutout": True}}
# Litres to width, depth and height of the body in cm.
BODIES = {20: (28, 27, 41), 42: (35, 34, 56), 70: (41, 38, 72)}


def notice(width, words_on_it, colour):
    """A plain adhesive notice naming the waste."""
    w, h = width * 10, width * 5.4
    ink = "1b2733" if colour == "f5d000" else "ffffff"
    lines, size = break_lines(words_on_it, w * .84, h * .3, "ExtraBold", 2)
    top = h / 2 - len(lines) * size * .58
    body = f'<rect x="{w * .02}" y="{h * .035}" width="{w * .96}" height="{h * .93}" rx="{h * .08}" fill="#{colour}"/>'
    return printed(picture(width, width * .54, body + "".join(words(w / 2, top + size * (k * 1.16 + .92), size, line, ink, 800, "middle") for k, line in enumerate(lines)), "ffffff"), .4, .4)


def sack(width, depth, height, colour, tiger):
    """A sack in the bin, its mouth folded over the rim; a tiger sack has a black stripe down its middle."""
    film = plastic(colour, .3, .5, name="film")
    rim = dense(round_rectangle(width, depth, 3.0, 10), .5)
    profile = [(-.25, height - 5.2), (-.4, height - 3), (-.3, height - .4), (0, height + .2), (.5, height + .4), (1.1, height + .2),
               (1.5, height - .6), (1.9, height - 4), (2.5, height - 10), (3.4, height - 17), (5, height - 21)]
    item = loft([([(x * (1 - 2 * inset / width), y * (1 - 2 * inset / depth)) for x, y in rim], z) for inset, z in profile], film, 60, cap_bottom=False)
    item.data.materials.append(plastic("17181a", .3, .5, name="stripe"))
    for face in item.data.polygons:
        face.material_index = int(tiger and abs(rim[face.vertices[0] % len(rim)][0]) < width * .1)
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        deep = max(0, height - z) / 20
        inside = abs(x) < width / 2 - .6 and abs(y) < depth / 2 - .6
        fold, hem = ripple(x * .5, y * .5, z * .05, 4), (not inside) * min(1, max(0, height - z) / 5)
        swell = 1 + .06 * fold * deep * inside + hem * (.012 + .018 * ripple(x * .35, y * .35, z * .12, 2))
        vertex.co.x, vertex.co.y = x * swell, y * swell
        vertex.co.z += hem * (.9 * ripple(x * .14, y * .14, 0, 7) + .4 * fold)


def build(litres=42, lid="f5d000", tiger=False, words_on_it="Clinical waste", body="f1f3f3", view="front"):
    """litres: 20, 42 or 70; lid: colour; tiger: a black band across it; words_on_it: notice, blank for none; view: in detail the lid stands open."""
    is_open = view == "detail"
    width, depth, height = BODIES[litres]
    paint, cap = plastic(body, .34, .45, grain=26, name="coat"), plastic(lid, .3, .5, name="lid")
    dark, steel = plastic("24282b", .5, .35, grain=40, name="dark"), metal("c9cdd0", .24)
    shell([(.9, 0), (.6, .05), (.5, 1.0), (.5, 3.4), (.9, 3.5)], width, depth, 3.2, dark, 30)
    hollow = [(1.0, height), (1.2, height - .3), (1.2, height - 26)] if is_open else []
    shell([(.2, 3.6), (0, 3.8), (0, height - .3), (.25, height), *hollow], width, depth, 3.0, paint, 30, 14)
    # The front panel stands off the body by a fold.
    panel = prism(round_rectangle(width - 5, height - 13, 1.2), 0, .35, paint, .16, 4)
    panel.matrix_world = move(0, -depth / 2 + .05, 8.5 + (height - 13) / 2) @ turn_x(90)
    size = width * .44
    if words_on_it.strip():
        quad(size, size * .54, notice(size, words_on_it, lid if not tiger else "f5d000"), move(0, -depth / 2 - .33, height * .66) @ turn_x(90))
    if is_open:
        sack(width, depth, height, lid, tiger)
    with Gathered() as top:
        shell([(.3, height + .35), (-.25, height + .4), (-.35, height + .7), (-.35, height + 2.0), (-.1, height + 2.5), (.9, height + 2.9), (3.2, height + 3.15), (width * .3, height + 3.3)], width, depth, 3.4, cap, 30, 14)
        if tiger:
            stripe = plastic("17181a", .3, .5, name="stripe")
            shell([(.28, height + .36), (-.28, height + .41), (-.385, height + .7), (-.385, height + 2.0), (-.12, height + 2.54), (.9, height + 2.94), (3.2, height + 3.19), (width * .3, height + 3.34)], width, depth, 3.4, stripe, 30, 14)
            crop_to_band(top_of("loft"), width * .14)
    group(top, move(0, depth / 2, height) @ turn_x(-78 if is_open else 0) @ move(0, -depth / 2, -height))
    # Hinge cover behind, pedal in front.
    box(width * .72, 1.6, 2.4, (0, depth / 2 + .6, height - 1.4), dark, .3)
    wide = width * .34
    tread = prism(round_rectangle(wide, 5.2, 1.1), 0, 1.1, dark, .35, 4)
    tread.matrix_world = move(0, -depth / 2 - 3.0, 2.0) @ turn_x(-8)
    for k in range(5):
        rib = prism(round_rectangle(wide * .8, .4, .18, 4), 0, .18, plastic("3a4046", .6), .06, 2)
        rib.matrix_world = move(0, -depth / 2 - 4.6 + k * .8, 3.02 + (k - 2) * -.11 + .05) @ turn_x(-8)
    for side in (1, -1):
        bar([(side * wide * .32, -depth / 2 - 1.6, 2.3), (side * wide * .32, -depth / 2 + 2.5, 2.0)], .45, steel)


def top_of(name):
    """The object of that name built last."""
    return [item for item in bpy.context.scene.objects if item.name.startswith(name)][-1]


def crop_to_band(item, half):
    """Keep only what lies within `half` cm of the middle in x."""
    work = bmesh.new()
    work.from_mesh(item.data)
    for side in (1, -1):
        bmesh.ops.bisect_plane(work, geom=list(work.verts) + list(work.edges) + list(work.faces), plane_co=(side * half, 0, 0), plane_no=(side, 0, 0), clear_outer=True)
    work.to_mesh(item.data)
    work.free()
