"""A sterile pack with what is inside beside it: haemostatic gauze, granules, pressure bandage, chest seal; or a plain carton."""
import math

from studio.curves import fillet, superellipse
from studio.cutting import circle
from studio.geometry import box, lathe, prism
from studio.labels import Label
from studio.materials import clear_plastic, fabric, plastic, shade
from studio.packaging import carton, folded, sachet
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import ripple
from studio.sweeps import ribbon, spiral

LYING = {"elevation": 52, "azimuth": -8, "lens": 85, "key_elevation": 44}


def front(form="pouch", **_):
    """Pouches are seen from above, cartons from the right."""
    return {"azimuth": 26, "elevation": 22, "lens": 80} if form == "carton" else LYING


VIEWS = {"front": front}


def pressure_bandage(width, colour, bar):
    """A rolled elastic bandage, its end drawn out towards -y: on that lies the pad, on the pad what presses it, a bar
    that the bandage is turned round or a clear cup."""
    cloth = fabric(colour, "knit", 9, .35, .6, coordinates="UV", span=(2 * width, 60))
    line = [(0, x * (1 + .01 * ripple(k * .1, 2)), 3.7 + y) for k, (x, y) in enumerate(spiral(.9, 3.5, 9, -90))]
    ribbon(line, width, .2, cloth, (1, 0, 0), curved=False)
    end = -5.5 - width
    ribbon([(0, .4, .12), (0, -3, .12), (0, end * .6, .16), (0, end, .12)], width, .2, cloth, (1, 0, 0))
    middle = end + width * .52
    box(width * .9, width * .86, .7, (0, middle, .2), fabric("f4f3ee", "nonwoven", 7, .3, .7), .3)
    if bar:
        clip = plastic("e4e7e8", .35)
        prism(superellipse(width * .62, 1.2, 4), .9, 1.5, clip, .2).location = (0, middle, 0)
        for side in (1, -1):
            prism(superellipse(.9, width * .56, 4), .9, 1.7, clip, .25).location = (side * width * .28, middle, 0)
            prism(superellipse(2.2, .8, 4), 1.6, 2.0, clip, .18).location = (side * width * .2, middle - side * width * .2, 0)
    else:
        profile = [(2.55, .92), (2.6, 1.06), (2.2, 1.1), (1.95, 1.9), (1.4, 2.5), (.7, 2.75), (0, 2.8)]
        cup = lathe(fillet(profile, .2, 5), clear_plastic("d9e6ec", .34, .08, "cup"), 96)
        cup.location, cup.scale = (0, middle, 0), (1, 1.25, 1)


def seals(count, radius, valve, colour):
    """Round chest seals on their liners, one partly over the other, with a pull tab and perhaps a valve."""
    film, gel = plastic("f2f5f6", .45), plastic(shade(colour, .86), .16, .6, coat=.6, name="gel")
    for k in range(count):
        x, y, z = k * radius * .95, -k * radius * .62, .03 + k * .22
        prism(circle(radius + .5, steps=96), z, z + .06, film, .02, 2).location = (x, y, 0)
        prism(circle(radius, steps=96), z + .065, z + .1, gel, .02, 2).location = (x, y, 0)
        prism(superellipse(2.6, 3.0, 4), z + .1, z + .13, plastic("e6483a", .4), .01, 2).location = (x + radius * .92, y + radius * .55, 0)
        if valve:
            rubber_like = plastic("f3f6f7", .35)
            lathe([(0, z + .1), (1.7, z + .1), (1.6, z + .3), (.5, z + .62), (0, z + .62)], rubber_like, 64).location = (x, y, 0)
            for a in range(0, 360, 120):
                prism(superellipse(.35, 1.5, 4), z + .3, z + .5, plastic("3a4a58", .4), .05, 2).matrix_world = (
                    move(x, y, 0) @ turn_z(a) @ move(0, .75, 0))


def granules(colour):
    """A little heap of granules."""
    grain = plastic(colour, .7, .2)
    for k in range(420):
        a, r = k * 2.39996, 2.3 * math.sqrt(k / 420) * (1 + .18 * ripple(k * .37, 1))
        size = .11 * (1 + .5 * ripple(k * 1.7, 4))
        z = .55 * max(0.0, 1 - r / 2.4) * (1 + .5 * ripple(k * .9, 7))
        item = lathe([(0, -size), (size * .9, -size * .3), (size, size * .4), (0, size)], grain, 7, 20)
        item.location, item.rotation_euler = (r * math.cos(a), r * .8 * math.sin(a), z + size), (k, k * 1.3, k * .7)


def build(title="Haemostatic Gauze", detail="", size="", count="", colour="8d1f2d", second="e2574c", design="solid", brand="",
          form="pouch", content="", width=11, height=14, depth=2.2, foil=False, paper="fbfcfd", cloth="e7dfcd", gel="dbe9ee", pieces=1):
    """Print and colours; form: pouch, vacuum or carton; content: gauze, bandage, bar_bandage, seal, valve_seal, granules or "";
    cloth, gel: colours of the content; pieces: how many seals; width, height, depth of the pack in cm."""
    label = Label(title, detail, size, count, colour, second, design, brand, paper)
    if form == "carton":
        carton(width, depth, height, label)
        return
    with Gathered() as pack:
        sachet(width, height, label, depth, .9, foil=foil, ridges=form == "pouch", seed=len(title) * .7)
    group(pack, turn_z(7))
    with Gathered() as inside:
        if content == "gauze":
            folded(7.6, 5.4, 13, .2, fabric(cloth, "plain", 9, .3, .5))
            strip = [(0, 2.4, 2.72), (0, -1.5, 2.8), (.1, -2.9, 2.75), (.2, -3.8, 2.0), (.3, -4.3, .9), (.4, -5.2, .2), (.6, -6.6, .3)]
            ribbon(strip, 7.4, .12, fabric(cloth, "plain", 9, .3, .5, coordinates="UV", span=(15, 9)), (1, 0, 0))
        elif content in ("bandage", "bar_bandage"):
            pressure_bandage(max(7.0, width * .62), cloth, content == "bar_bandage")
        elif content in ("seal", "valve_seal"):
            seals(pieces, 5.0, content == "valve_seal", gel)
        elif content == "granules":
            granules(cloth)
    reach = {"gauze": 4.6, "granules": 2.6}.get(content, 4.2)
    group(inside, move(width * .34 + reach, -height * .5 - reach * .55, 0) @ turn_z(-38 if content == "gauze" else -12))
