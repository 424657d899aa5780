"""A bleeding control kit: a red grab bag with a flap and a printed panel, and before it what it holds: tourniquet, bandage, gauze, shears."""
import math

from mathutils import Vector

from families.shears import build as shears
from families.tourniquet import windlass
from studio.curves import round_rectangle, tube
from studio.geometry import prism
from studio.labels import Label, picture, words
from studio.materials import fabric, metal, plastic, printed, shade
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": 16, "elevation": 24, "lens": 82, "denoise": 2},
         "detail": {"azimuth": 10, "elevation": 40, "lens": 85, "focus": (0, -17, 1, 12), "fill": 1.0}}


def soft_box(width, depth, height, cloth, seed):
    """The bag's body: an upright block of padded nylon, its corners round, its sides a little hollow and creased."""
    def place(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        power = 2 / 6.5
        up = min(1, max(0, v * 1.2 - .1))
        over = max(0, abs(v - .5) - .4) / .1
        close = math.sqrt(max(0, 1 - over ** 2)) if over else 1.0
        lip = 1 - .07 * (1 - min(1, min(up, 1 - up) * 10)) ** 2
        x = math.copysign(abs(c) ** power, c) * width / 2 * lip * close
        y = math.copysign(abs(s) ** power, s) * depth / 2 * lip * close
        sag = .35 * math.sin(math.pi * up)
        crease = .16 * ripple(x * .25, up * 4, y * .3, seed) + .07 * ripple(x * .8, up * 9, y * .8, seed + 2)
        return Vector((x + (sag + crease) * c, y + (sag * 1.4 + crease) * s, up * height + .25 * ripple(x * .2, y * .3, 1, seed) * up))
    return grid_surface(240, 140, place, cloth, closed=True, angle=180)


def flap(width, depth, height, cloth, edge):
    """The lid that comes over from the back and down the front, bound with tape."""
    def place(u, v, out=0.0):
        x = (2 * u - 1) * width / 2 * .97
        t = v * (depth + height * .30)
        r = 1.6
        y, z = (depth / 2 - t, height + .45) if t < depth else (-depth / 2 - .75, height + .45 - (t - depth))
        near = t - depth
        if -r < near < r:
            q = (near + r) / (2 * r) * math.pi / 2
            y, z = -depth / 2 - .75 + r * (1 - math.sin(q)), height + .45 - r * (1 - math.cos(q))
        down = max(0, (v - .9) / .1)
        corner = max(0, abs(2 * u - 1) - .86) / .14
        return Vector((x, y - out - .12 * ripple(x * .3, t * .4, 0, 2), z + out * (t < depth) + 1.2 * corner ** 2 * down + .12 * ripple(x * .2, t * .2, 3, 1)))
    thicken(grid_surface(120, 120, place, cloth, angle=180), .28)
    tube([place(0, .15 + .85 * k / 40, .06) for k in range(41)] + [place(k / 60, 1, .06) for k in range(1, 60)] + [place(1, 1 - .85 * k / 40, .06) for k in range(41)], .24, edge, smooth=False, sides=5)
    return place


def build(width=25, depth=11, height=19, colour="c8202c", strap="1f2327"):
    """width, depth, height of the bag in cm; colours of its cloth and webbing."""
    nylon = fabric(colour, "plain", 3.2, .16, .3, roughness=.55, coordinates="UV", span=(2 * (width + depth), height + depth))
    tape, webbing = fabric(shade(colour, .62), "plain", 5, .3, .4, roughness=.7), fabric(strap, "twill", 5, .4, .6, coordinates="UV", span=(5, 30))
    soft_box(width, depth, height, nylon, 2.0)
    flap(width, depth, height, fabric(colour, "plain", 3.2, .16, .3, roughness=.5, coordinates="UV", span=(width, depth + height * .3)), tape)
    face = -depth / 2 - .62
    ribbon([(-5.2, 0, height + .6), (-5.0, -.1, height + 2.6), (-2.4, -.3, height + 4.2), (0, -.3, height + 4.5), (2.4, -.3, height + 4.2), (5.0, -.1, height + 2.6), (5.2, 0, height + .6)], 2.6, .3, webbing, (0, 1, 0))
    grip = fabric(strap, "knit", 6, .4, .5)
    tube([(-2.6, -.3, height + 4.2), (0, -.3, height + 4.55), (2.6, -.3, height + 4.2)], .95, grip, sides=12)
    # The strap with its buckle that closes the lid.
    ribbon([(0, face - .5, height * .98), (0, face - .62, height * .84), (0, face - .5, height * .62)], 2.6, .22, webbing, (1, 0, 0))
    hard = plastic("17191b", .4, .4, name="buckle")
    for z, high in ((height * .70, 2.4), (height * .645, 1.5)):
        prism(round_rectangle(3.5, high, .5), 0, .8, hard, .22, 4).matrix_world = move(0, face - .42, z) @ turn_x(90)
    for side in (1, -1):
        prism(round_rectangle(.5, 1.3, .2), 0, .5, hard, .12).matrix_world = move(side * 1.85, face - .5, height * .71) @ turn_x(90)
        prism(round_rectangle(1.0, 3.0, .2), 0, .2, webbing, .08).matrix_world = move(side * (width / 2 + .35), 0, height * .8) @ turn_z(side * 90) @ turn_x(90)
        tube([(side * (width / 2 + .5) + .0, .9 * math.cos(t), height * .72 + .9 * math.sin(t)) for t in [2 * math.pi * k / 30 for k in range(30)]], .16, metal("8d949b", .25), smooth=False, closed=True, sides=6)
    wide, tall = width * .80, height * .40
    art = words(wide * 5, tall * 4.6, 17, "BLEEDING", "ffffff", 800, "middle") + words(wide * 5, tall * 7.6, 17, "CONTROL KIT", "ffffff", 800, "middle")

    def panel(u, v):
        x, z = (u - .5) * wide, height * .10 + v * tall
        return Vector((x, face - .18 - .05 * ripple(x * .3, z * .3, 1, 2), z))
    grid_surface(60, 30, panel, printed(picture(wide, tall, art, shade(colour, .86)), .5, .3), angle=180)
    for z in (height * .075, height * .525):
        ribbon([(-width * .43, face - .1, z), (0, face - .2, z), (width * .43, face - .1, z)], 1.1, .1, plastic("e6eaec", .3, .6, name="reflector"))
    contents()


def contents():
    """What lies before the bag: tourniquet, packed bandage and gauze, shears."""
    with Gathered() as turn:
        windlass("1e2023", "f1f3f4", "plastic", "TIME", "plastic", "1e2023")
    group(turn, move(-11.5, -17.5, 0) @ turn_z(-14))
    for label, wide, high, thick, at, angle in ((Label("Trauma Bandage", "Sterile", "15 cm", "", "2d3a46", "9fb0bd", "band", ""), 13, 9.5, 2.0, (5.4, -13.8), -6),
                                                (Label("Haemostatic Gauze", "Sterile", "", "", "1f6f4a", "9fd3b5", "band", ""), 10.5, 8, 1.1, (12.6, -20.8), 14)):
        with Gathered() as pack:
            sachet(wide, high, label, thick)
        group(pack, move(*at, 0) @ turn_z(angle))
    with Gathered() as cut:
        shears("24282c", "d8432f", 5, 16)
    group(cut, move(1.0, -29.5, 0) @ turn_z(-30))
