"""A training inhaler: canister in its L-shaped sleeve, a clear whistle piece on the mouth, the cap beside it; colours, words."""
import math

from mathutils import Vector

from studio.curves import catmull, fillet, superellipse
from studio.geometry import prism
from studio.labels import picture, words
from studio.materials import metal, plastic, printed, soft_clear
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -24, "elevation": 14, "lens": 90, "bounces": 6}, "detail": {"azimuth": -62, "elevation": 22, "lens": 90, "bounces": 6}}

# The sleeve's middle line from its open top down, round the heel and out to the mouth: x, z, half length (in the bend's plane), half width.
LINE = [(.55, 9.0, 1.62, 1.36), (.5, 8.0, 1.62, 1.36), (.4, 5.6, 1.58, 1.34), (.25, 3.4, 1.56, 1.34), (.05, 2.45, 1.62, 1.34), (-.45, 1.72, 1.66, 1.36), (-1.4, 1.42, 1.36, 1.42),
        (-2.6, 1.36, 1.16, 1.46), (-4.1, 1.5, 1.08, 1.44), (-4.3, 1.52, 1.08, 1.44)]


def sleeve(skin, dark):
    """The hollow L, its two openings with their rims."""
    middle = catmull([(x, 0, z) for x, z, _, _ in LINE], 14)
    halves = catmull([(p, q, 0) for _, _, p, q in LINE], 14)
    last = len(middle) - 1

    def shape(grow, low=0.0, high=1.0):
        def place(u, v):
            t = (low + v * (high - low)) * last
            k = min(int(t), last - 1)
            p, h = middle[k].lerp(middle[k + 1], t - k), halves[k].lerp(halves[k + 1], t - k)
            way = (middle[min(last, k + 2)] - middle[max(0, k - 1)]).normalized()
            out = Vector((-way.z, 0, way.x))
            a = 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            return p + out * math.copysign(abs(c) ** .78, c) * (h.x + grow) + Vector((0, math.copysign(abs(s) ** .82, s) * (h.y + grow), 0))
        return place
    grid_surface(96, 150, shape(0), skin, closed=True, angle=180)
    grid_surface(96, 40, shape(-.16, 0, .5), skin, closed=True, angle=180)
    grid_surface(96, 60, shape(-.16, .5, 1), dark, closed=True, angle=180)
    for end in (0, 1):
        grid_surface(96, 5, lambda u, v: shape(-.16 * v, end, end)(u, 0) + (Vector((0, 0, .07)) if end == 0 else Vector((-.07, 0, 0))) * math.sin(math.pi * v), skin, closed=True, angle=180)
    # A grip under the heel, ridges for the thumb.
    for k in range(5):
        prism(superellipse(1.9 - .1 * abs(k - 2), .14, 3), 0, .12, skin, .05).matrix_world = move(-.2 - .36 * k + .9, 0, .05) @ turn_z(90)
    return shape


def build(body="f3f6f8", top="2f9e8f", cap="1f7f8f", title="Trainer", detail="No medicine"):
    """Colours of sleeve, print and whistle, cap; words on the sleeve."""
    skin = plastic(body, .3, .5, .2, name="sleeve")
    shape = sleeve(skin, plastic("4a545c", .6, .1, name="bore"))
    # An empty canister stands upside down in the sleeve.
    silver = metal("c4c9cd", .3, name="canister")
    with Gathered() as can:
        lathe(fillet([(0, -4.5), (1.12, -4.5), (1.12, 1.7, .22), (.98, 1.98, .12), (.86, 1.86, .1), (.5, 1.66), (0, 1.6)], .08), silver, 96)
        lathe(fillet([(1.13, .2), (1.15, .22), (1.15, 1.35), (1.13, 1.37)], .01), plastic(top, .35, .5, name="band"), 96)
    group(can, move(.56, 0, 9.5))
    # The whistle sits on the mouthpiece.
    clear = soft_clear(top, .3, .9, .08, "whistle")

    def whistle(grow):
        def place(u, v):
            a = 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            t = max(0, (v - .62) / .38)
            big = 1 - .10 * t ** 1.5 + .05 * math.exp(-((v - .02) / .03) ** 2)
            return Vector((-3.3 - 3.5 * v, math.copysign(abs(s) ** .82, s) * (1.56 * big + grow), 1.46 + .12 * v + math.copysign(abs(c) ** .8, c) * (1.20 * big * (1 - .12 * t) + grow)))
        return place
    grid_surface(96, 60, whistle(0), clear, closed=True, angle=180)
    grid_surface(96, 40, whistle(-.12), clear, closed=True, angle=180)
    grid_surface(96, 4, lambda u, v: whistle(-.12 * v)(u, 1), clear, closed=True, angle=180)
    for x in (-4.9, -5.3):
        prism(superellipse(.22, 1.5, 3), 0, .1, plastic(top, .4, name="reed"), .03).matrix_world = move(x, 0, 2.66)
    with Gathered() as lid:
        shell = plastic(cap, .34, .5, .2, name="cap")
        outline = superellipse(3.2, 2.6, 2.6)
        prism(outline, 0, 1.9, shell, .35, 6)
        for side in (-1, 1):
            for k in range(6):
                prism(superellipse(.12, 1.2, 3), 0, .06, shell, .02).matrix_world = move((k - 2.5) * .3, side * 1.3, .95) @ turn_x(-side * 90)
    group(lid, move(2.2, -4.6, 0) @ turn_z(28))
    art = words(16, 17, 7.0, title, top, 800, "middle") + words(16, 24, 3.8, detail, "56626d", 600, "middle") + f'<path d="M7 32q4.5-6 9 0t9 0" stroke="#{top}" stroke-width="1.2" fill="none"/>'

    def on_sleeve(u, v):
        p = shape(.015)(.75, .40 - .30 * v)
        across = (u - .5) * 2.2
        bow = 1 - (1 - abs(across / 1.62) ** 2.5) ** (1 / 2.5)
        return Vector((p.x + across, p.y + 1.36 * bow, p.z))
    grid_surface(40, 24, on_sleeve, printed(picture(3.2, 4.2, art, body), .4, .4), angle=180)["flat"] = 1
