"""A sharps bin: litres, lid colour, printed front with its fill line."""
from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.furnishing import shell
from studio.geometry import lathe, prism
from studio.labels import picture, words
from studio.lettering import break_lines
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface

# Litres to width, depth and height of the body in cm.
BODIES = {1: (11.5, 9.5, 12), 2.5: (16, 12, 15.5), 5: (19.5, 14.5, 21), 7: (20, 15, 27), 11.5: (26, 19, 29), 22: (34, 24, 33)}


def front(litres=5, **_):
    """Bins stand side by side in a list: a small one is smaller there, though not by as much as in the cupboard."""
    return {"azimuth": 24, "elevation": 22, "lens": 80, "fill": .92 * (max(BODIES[litres]) / max(BODIES[22])) ** .5}


VIEWS = {"front": front}
TAPER = .09


def front_print(width, height, litres, stream, lid, says):
    """The printed front: what it is for, the litres, the fill line, lines to write on."""
    w, h = width * 10, height * 10
    lines, size = break_lines(stream, w * .9, w * .105, "Bold", 2)
    body = f'<rect width="{w}" height="{h * .2}" fill="#{lid}"/>' if lid != "f5d000" else f'<rect width="{w}" height="{h * .2}" fill="#1b2733"/>'
    big = min(h * .13, w * .118)
    body += words(w * .05, h * .145, big * min(1, 6.5 / len(says)), says, "ffffff", 800)
    body += words(w * .95, h * .145, big, f"{litres:g} L", "ffffff", 800, "end")
    for k, line in enumerate(lines):
        body += words(w * .05, h * .24 + size * (k + 1) * 1.12, size, line, "1b2733", 700)
    y = h * .62
    body += f'<path d="M{w * .05} {y}H{w * .95}" stroke="#c62828" stroke-width="{h * .012}" stroke-dasharray="{w * .03} {w * .015}"/>'
    body += words(w * .5, y - h * .025, h * .052, "Do not fill above this line", "c62828", 700, "middle")
    for k, name in enumerate(("Assembled by", "Closed by", "Date")):
        top = h * (.72 + k * .095)
        body += words(w * .05, top, h * .05, name, "1b2733", 600) + f'<path d="M{w * .36} {top}H{w * .95}" stroke="#1b2733" stroke-width="{h * .004}"/>'
    return printed(picture(width, height, body, "fdfdfb"), .45, .3)


def body_of(width, depth, height, skin):
    """The tapered tub with a stepped foot, a recessed panel line and a rolled rim."""
    lean = lambda z: TAPER * (height - z) * .5
    profile = [(lean(0) + .6, 0), (lean(0) + .15, .12), (lean(0), .5), (lean(height * .06), height * .06), (lean(height * .06) - .18, height * .075)]
    profile += [(lean(z) - .18, z) for z in (height * .3, height * .6, height * .86)]
    profile += [(-.22, height * .9), (-.42, height * .91), (-.42, height * .94), (-.2, height * .95), (-.2, height)]
    shell(profile, width, depth, width * .16, skin, 30, 14)


def lid_of(width, depth, height, skin, dark):
    """The lid: skirt, dome, an aperture with its hinged flap half open, and the carrying handle laid back."""
    w, d = width + .9, depth + .9
    rise = width * .085
    profile = [(.1, height - .7), (0, height - .62), (0, height + .5), (.12, height + .75), (.5, height + .95), (width * .09, height + .95 + rise * .5),
               (width * .12, height + .95 + rise), (width * .135, height + 1.05 + rise), (width * .18, height + 1.12 + rise)]
    shell(profile, w, d, width * .18, skin, 25, 14)
    top = height + 1.12 + rise
    mouth, deep = w * .44, d * .40
    hole = prism(round_rectangle(mouth, deep, deep * .3), top - .02, top + .06, dark, .02, 2)
    ring = round_rectangle(mouth + 1.0, deep + 1.0, deep * .34)
    tube([(x, y, top + .1) for x, y in ring], width * .022, skin, smooth=False, closed=True, sides=6)
    for item in (hole,):
        item.location.y = -d * .02
    with Gathered() as flap:
        prism(round_rectangle(mouth + .9, deep + .9, deep * .32), 0, width * .03, skin, width * .012, 3)
        prism(round_rectangle(mouth * .36, deep * .16, .2), width * .03, width * .05, skin, .05, 2).location.y = -deep * .36
        tube([(x, y, width * .032) for x, y in round_rectangle(mouth * .8, deep * .78, deep * .26)], width * .008, skin, smooth=False, closed=True, sides=5)
    group(flap, move(0, deep * .5, top + .12) @ turn_x(-38) @ move(0, -deep * .5, 0))
    # The handle rests on the rim at the sides and lies back over the lid.
    reach = w * .5 + .25
    arch = [(-reach, d * .05, height + .1), (-reach, d * .2, height + 1.2), (-reach * .92, d * .43, height + 1.9), (-reach * .6, d * .5, height + 2.1), (0, d * .51, height + 2.15),
            (reach * .6, d * .5, height + 2.1), (reach * .92, d * .43, height + 1.9), (reach, d * .2, height + 1.2), (reach, d * .05, height + .1)]
    tube(arch, width * .019, skin, 12, 8)
    for side in (1, -1):
        pin = lathe(fillet([(0, 0), (width * .05, 0), (width * .05, .3, .1), (0, .35)], .05), skin, 32)
        pin.matrix_world = move(side * (w / 2 - .05), d * .05, height - .05) @ turn_y(side * 90)
        clip = prism(round_rectangle(depth * .16, 1.3, .3), 0, .28, skin, .1, 3)
        clip.matrix_world = move(side * (w / 2 - .02), -d * .28, height - .55) @ turn_y(side * 90) @ turn_z(90)


def build(litres=5, lid="f5d000", stream="Medicinally contaminated sharps", body="f5cf0a", says="SHARPS"):
    """litres: 1, 2.5, 5, 7, 11.5 or 22; lid and body: colours; says, stream: the word and the waste named on the front."""
    width, depth, height = BODIES[litres]
    skin, cap = plastic(body, .38, .45, grain=60, name="body"), plastic(lid, .34, .45, name="lid")
    body_of(width, depth, height, skin)
    lid_of(width, depth, height, cap, plastic("14171a", .7, .1, name="mouth"))
    w, low, high = width * .72, height * .12, height * .83

    def face(u, v):
        z = low + v * (high - low)
        return Vector(((u - .5) * w, -(depth / 2 - TAPER * (height - z) * .5 + .18 + .03), z))
    label = grid_surface(4, 4, face, front_print(w, high - low, litres, stream, lid, says))
    label["flat"] = 1
