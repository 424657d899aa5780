"""A soft zipped first-aid pouch standing: its sign and words on the front, zip round the edge, carrying loop; size, colours."""
from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.designs import SIGNS
from studio.geometry import box
from studio.labels import picture, words
from studio.lettering import text_width
from studio.materials import fabric, metal, plastic, printed, shade
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 26, "elevation": 16, "lens": 85}}


def print_of(width, height, lines, sign, colour, ink):
    """Sign above, words below, in the ink on the cloth's colour."""
    size = height * 3.6
    art = f'<g transform="translate({width * 5 - size / 2:.1f} {height * 1.5:.1f}) scale({size / 100:.3f})">' + SIGNS[sign].replace("{a}", f"#{ink}").replace("{b}", f"#{ink}").replace("{p}", f"#{colour}") + "</g>"
    for k, line in enumerate(lines):
        high = min(height * (1.15 if k == 0 else .85), width * 7.4 / max(.1, text_width(line, 1, "Bold")))
        art += words(width * 5, height * (6.7 + 1.15 * k), high, line, ink, 800 if k == 0 else 600, "middle")
    return picture(width, height, art, colour)


def build(width=24, depth=9, height=17, cloth="1f8a4c", ink="ffffff", lines=("FIRST AID",), sign="cross", trim="1b2125"):
    """Size in cm; colours of cloth, print and trim; the words, line by line; sign: one of studio/designs.py SIGNS."""
    face = printed(print_of(width, height, lines, sign, cloth, ink), .75, .15)
    side, dark = fabric(cloth, "plain", 9, .25, .4, roughness=.7), fabric(trim, "twill", 7, .4, .6)

    def puff(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        return (max(0.0, 1 - abs(x) ** 6) * max(0.0, 1 - abs(y) ** 6)) ** .5

    def corner(u, v):
        # The square of the grid, its corners rounded.
        x, y = 2 * u - 1, 2 * v - 1
        pull = 1 - .10 * max(0, abs(x * y) - .55) / .45
        return x * pull * width / 2, (y * pull + 1) * height / 2

    def shell(front):
        def shape(u, v):
            x, z = corner(u, v)
            crease = .12 * ripple(x * .25, z * .3, front, 4) + .05 * ripple(x * .9, z * .8, front, 9)
            return Vector((x, -front * (depth * .24 + puff(u, v) * (depth * .26 + crease)), z + .15))
        return shape
    grid_surface(140, 110, shell(1), face, angle=180)
    grid_surface(70, 60, shell(-1), side, angle=180)
    rim = [(x, 0, y + height / 2 + .15) for x, y in round_rectangle(width * .985, height * .985, height * .14, 12)]
    for y in (-depth * .24, depth * .24):
        tube([(x, y, z) for x, _, z in rim], .28, dark, smooth=False, closed=True)
    wall = [Vector((x * .995, 0, z)) for x, _, z in rim]
    wall.append(wall[0])
    count = len(wall) - 1

    def gusset(u, v):
        i = min(int(u * count), count - 1)
        p = wall[i].lerp(wall[i + 1], u * count - i)
        return Vector((p.x, (v - .5) * depth * .48, p.z))
    grid_surface(count * 3, 8, gusset, side, angle=60)
    tube([(x * 1.004, 0, z + (.04 if z > height / 2 else -.04)) for x, _, z in rim], .22, plastic("14171a", .45), smooth=False, closed=True, sides=5)
    box(.5, .9, 2.6, (width / 2 + .3, 0, height * .52), metal("aab0b5", .25), .15)
    tube([(-width * .17, 0, height - .1), (-width * .15, 0, height + height * .13), (0, 0, height + height * .19), (width * .15, 0, height + height * .13), (width * .17, 0, height - .1)], .45, fabric(shade(trim, 1.2), "twill", 7, .4, .6), 16, 6).scale.y = 2.2
