"""Things to eat and drink with, and pots: two-handled beaker, cut-out cup, cutlery with thick handles, denture pots."""
import math

from mathutils import Vector

from studio.curves import dense, fillet, tube
from studio.cutting import cutout
from studio.geometry import prism
from studio.labels import picture, words
from studio.materials import clear_plastic, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, thicken


def view(kind="beaker", **_):
    """Cutlery is seen from above, cups from the side."""
    return {"azimuth": 10, "elevation": 50, "lens": 85, "polished": True} if kind == "cutlery" else {"azimuth": 18, "elevation": 22, "lens": 85, "bounces": 8}


VIEWS = {"front": view}


def cup(radius, height, foot, skin, wall=.16):
    """An open cup, tapering to its foot."""
    lathe(fillet([(0, .1), (foot - .3, .1), (foot - .2, 0, .05), (foot, 0, .25), (radius, height, .1), (radius - wall, height, .05), (foot - wall, .35, .3), (0, .3)], .06), skin, 128, 50)


def scale_marks(radius, ink):
    """Millilitre lines up the side, facing the camera."""
    for k, ml in enumerate((50, 100, 150, 200)):
        z = 2.0 + 1.75 * k
        for dx, w in ((0, 1.6),):
            def line(u, v, z=z, w=w):
                a = math.radians(-62) + (u - .5) * w / radius
                return Vector((radius * math.cos(a), radius * math.sin(a), z + (v - .5) * .09))
            grid_surface(12, 2, line, ink, angle=60)


def beaker(colour, lid):
    """A clear beaker with a handle on each side and a spouted lid; the second lid lies in front."""
    skin = clear_plastic("e6f2f6", .3, .1)
    cup(3.9, 9.6, 3.2, skin)
    scale_marks(3.86, plastic(colour, .5))
    band = plastic(colour, .35, .5, name="handle")
    for side in (1, -1):
        tube([(side * 3.5, 0, 8.3), (side * 5.2, 0, 8.6), (side * 6.8, 0, 7.4), (side * 7.1, 0, 5.2), (side * 6.2, 0, 3.2), (side * 4.6, 0, 2.5), (side * 3.3, 0, 2.9)], .5, band)
    for z in (2.7, 8.2):
        r = 3.2 + .7 * z / 9.6
        lathe(fillet([(r, z - .4), (r + .22, z - .35), (r + .22, z + .35), (r, z + .4), (r, z - .4)], .06), band, 96)
    for spot, wide in ((move(0, 0, 9.0), .8), (move(8.2, -7.0, 0), 1.25)):
        with Gathered() as top:
            cap = plastic(lid, .35, .5, name="lid")
            lathe(fillet([(4.1, 0), (4.2, .1), (4.2, 1.4, .2), (3.6, 1.7, .3), (0, 1.75)], .08), cap, 96)
            spout = prism([(1.05 * wide * math.cos(t), .85 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(40))], 1.5, 3.9, cap, .28, 4)
            spout.matrix_world = move(1.9, 0, 0) @ turn_y(8)
            hole = prism([(.42 * wide * math.cos(t), .3 * math.sin(t)) for t in (2 * math.pi * k / 32 for k in range(32))], 3.9, 3.94, plastic("2b3036", .7), 0)
            hole.matrix_world = move(1.9, 0, 0) @ turn_y(8)
        group(top, spot @ turn_z(-40))


def nosey(colour):
    """A clear cup whose rim is cut away in a deep curve towards the camera."""
    skin = plastic(colour, .3, .5, name="cup")

    def wall(u, v):
        a = 2 * math.pi * u
        front = max(0.0, math.cos(a + math.pi / 2 - .35)) ** 2.2
        top = 9.4 - 4.4 * front
        z = .3 + v * (top - .3)
        r = 3.0 + .95 * z / 9.4
        return Vector((r * math.cos(a), r * math.sin(a), z))
    thicken(grid_surface(160, 40, wall, skin, closed=True, angle=60), .18)
    lathe(fillet([(0, 0), (2.8, 0), (3.05, .1, .1), (3.05, .5), (0, .5)], .08), skin, 96)


def handle(material, ribbed, length=11.0, radius=1.35):
    """A thick ribbed handle along +x, its end round."""
    profile = [(0, 0), (radius * .7, .05), (radius, .9, .5)]
    count = 9
    for k in range(count):
        z = 1.4 + (length - 3.2) * k / count
        profile += [(radius, z), (radius * .9, z + .18), (radius * .9, z + .42), (radius, z + .6)]
    profile += [(radius * .98, length - 1.2), (radius * .55, length, .4), (0, length + .05)]
    item = lathe(fillet(profile, .12), material, 64, 35)
    item.matrix_world = turn_y(90)
    return item


def bowl(length, width, depth):
    """The bowl of a spoon along +x as a grid shape."""
    def shape(u, v):
        t = v
        half = width / 2 * math.sqrt(max(0.0, math.sin(math.pi * min(1, t * .98 + .02)) * (1.15 - .3 * t)))
        x = 2 * u - 1
        dip = depth * (1 - x * x) * math.sin(math.pi * t)
        return Vector((length * t, x * half, .7 - dip))
    return shape


def fork_head(steel, start):
    """The head of a fork from x = start: a solid palm out of which four flat tines are stamped, bent as one sheet."""
    half, palm, tip, tine, slot = 1.3, 3.0, 6.9, .44, .28
    upper = [(-.6, .2), (.1, .28), (.9, .7), (1.7, 1.16), (2.4, half)]
    outline = [(x, -y) for x, y in upper]
    for k in range(4):
        low = -half + k * (tine + slot)
        outline += [(palm, low), (tip - .5, low + .03), (tip - .1, low + tine * .3), (tip, low + tine * .5), (tip - .1, low + tine * .7), (tip - .5, low + tine - .03)]
        if k < 3:
            outline += [(palm + .16, low + tine), (palm, low + tine + slot * .25), (palm, low + tine + slot * .75)]
    outline += [(x, y) for x, y in reversed(upper)]
    item = cutout(dense(outline + [outline[0]], .2)[:-1], [], .16, steel, .05)
    for vertex in item.data.vertices:
        x = vertex.co.x
        vertex.co.z += .42 - .5 * math.sin(max(0, x) / tip * math.pi * .9) + .5 * max(0, x - 4) ** 2 / 9
    item.matrix_world = move(start - .1, 0, 0)


def cutlery(colour):
    """Knife, fork, spoon and teaspoon side by side."""
    grip, steel = rubber(colour, .6), metal("d6d9dc", .2)
    for k, kind in enumerate(("knife", "fork", "spoon", "teaspoon")):
        small = kind == "teaspoon"
        with Gathered() as one:
            with Gathered() as held:
                handle(grip, True, 10.0 if small else 11.0, 1.25 if small else 1.4)
            neck = [(10.6 if not small else 9.6, 0, 0), (13, 0, .1), (15 if not small else 13.6, 0, .5)]
            start = neck[-1][0]
            if kind == "knife":
                blade = prism([(9.5, -.45), (13, -.6), (15, -1.0), (20.5, -1.1), (22.2, -.95), (23.2, -.5), (23.6, .1), (23.5, .5), (23.1, .72), (22, .76), (13, .55), (9.5, .45)], -.09, .09, steel, .05, 2)
                blade.matrix_world = move(0, 0, .1)
            else:
                tube(neck, .34, steel, taper=lambda t: 1.1 - .15 * t)
                if kind == "fork":
                    fork_head(steel, start)
                else:
                    size = .74 if small else 1
                    part = thicken(grid_surface(40, 50, bowl(6.6 * size, 4.2 * size, .95 * size), steel, angle=180), .12)
                    part.matrix_world = move(start - .3, 0, -.15)
        group(one, move(0, 0, 1.4) @ turn_z(0))
        group(one, move((k - 1.5) * 4.6, -10 + .8 * (k % 2), 0) @ turn_z(90))


def denture_pot(colour, lid, at, open_lid=False):
    """A squat pot with a white panel; its lid on, or leaning against it."""
    with Gathered() as things:
        body = plastic(colour, .4, .5, name="pot")
        cup(4.6, 6.4, 4.0, body, .14)
        panel = "".join(words(4, 9 + 9 * k, 5.4, said, "2b3a48", 600) + f'<path d="M{4 + 5.4 * len(said) * .62} {10 + 9 * k}H62" stroke="#8ea0b0" stroke-width=".5"/>' for k, said in enumerate(("Name", "Ward", "Bed")))
        width, height, tall = 6.6, 3.3, 1.5
        skin = printed(picture(width, height, panel, "ffffff"), .5, .3)

        def wrap(u, v):
            z = tall + v * height
            r = 4.0 + .6 * z / 6.4 + .03
            a = math.radians(-72) + (u - .5) * width / r
            return Vector((r * math.cos(a), r * math.sin(a), z))
        grid_surface(40, 2, wrap, skin, angle=60)["flat"] = 1
        with Gathered() as cover:
            lathe(fillet([(4.62, 0), (4.85, .05), (4.85, 1.1, .15), (4.3, 1.35, .2), (0, 1.3)], .06), plastic(lid, .4, .5, name="lid"), 96)
        group(cover, move(0, 0, 5.5) if not open_lid else move(7.2, -4.4, 4.55) @ turn_y(70) @ move(0, 0, -.5))
    group(things, move(*at))


def build(kind="beaker", colour="2f7fb8", lid="f4f6f7"):
    """kind: beaker, nosey, cutlery or denture; colour of handles, cup, grips or pot; lid: colour of the lids."""
    if kind == "beaker":
        beaker(colour, lid)
    elif kind == "nosey":
        nosey(colour)
    elif kind == "cutlery":
        cutlery(colour)
    else:
        for at in ((-5.4, 3.6, 0), (5.6, 3.2, 0)):
            denture_pot(colour, lid, at)
        denture_pot(colour, lid, (-.4, -6.0, 0))
