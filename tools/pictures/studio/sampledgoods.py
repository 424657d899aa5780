"""Goods of care and testing, lying on z=0: foam mouth swabs, probe covers, a pot's cap with its spoon, test cassettes (cm)."""
import math

import bpy

from studio.clinical import specimen_pot
from studio.curves import fillet, round_rectangle, superellipse, tube
from studio.cutting import cutout, moved
from studio.geometry import prism, quad
from studio.labels import picture
from studio.lettering import text
from studio.materials import plastic, printed, soft_clear
from studio.placing import Gathered, group, move, scale, turn_y, turn_z
from studio.rings import lathe
from studio.smallgoods import lay


def foam_swab(colour, shaft="cfc9b8", length=15.0, radius=.8, ridges=7):
    """A mouth swab along x: a stick, and a foam head whose section is a star."""
    foam = plastic(colour, .92, .05, grain=14, name="foam")
    star = [((radius - (.26 if k % 4 in (2, 3) else 0) - (.05 if k % 2 else 0)) * math.cos(2 * math.pi * k / (4 * ridges)),
             (radius - (.26 if k % 4 in (2, 3) else 0) - (.05 if k % 2 else 0)) * math.sin(2 * math.pi * k / (4 * ridges))) for k in range(4 * ridges)]
    with Gathered() as things:
        lathe([(0, 0), (.16, .02), (.16, length - 2), (0, length - 2)], plastic(shaft, .5, name="stick"), 24)
        prism(star, length - 2.5, length, foam, .1, 4)
    return lay(things, radius)


def probe_cover():
    """A clear cover of an ear thermometer's probe standing wide end down: its flange and its tip are edged."""
    skin, edge = soft_clear("7fa0b0", .3, .8, .08, "cover"), plastic("6f8d9c", .35, .5, name="edge")
    with Gathered() as things:
        lathe(fillet([(1.25, 0), (1.25, .14), (.86, .18), (.7, .5), (.42, 2.2), (.36, 2.4), (0, 2.42)], .06), skin, 64)
        for r, z in ((1.25, .07), (.84, .2), (.4, 2.36)):
            tube([(r * math.cos(a * .1), r * math.sin(a * .1), z) for a in range(63)], .035, edge, smooth=False, closed=True, sides=5)
    return things


def open_pot(radius, height, cap, label="SPECIMEN"):
    """A pot without its cap, standing."""
    with Gathered() as pot:
        specimen_pot(radius, height, cap, label)
    lid = [item for item in pot if item.data.materials[0].name.startswith("cap")]
    for item in lid:
        bpy.data.objects.remove(item)
    return [item for item in pot if item not in lid]


def spoon_cap(radius, cap, spoon="eef0f1", reach=5.4):
    """A pot's screw cap lying along x with the spoon that is moulded on its inside."""
    skin, white = plastic(cap, .4, .45, name="lid"), plastic(spoon, .4, .45, name="spoon")
    with Gathered() as things:
        lathe(fillet([(0, 0), (radius, 0), (radius, 1.3), (radius - .16, 1.3), (radius - .16, .2), (0, .2)], .08), skin, 72)
        for k in range(48):
            prism(round_rectangle(.1, .1, .03), .1, 1.2, skin, 0).matrix_world = turn_z(k * 7.5) @ move(radius, 0, 0)
        prism(superellipse(.42, .24, 3), .2, reach - 1.2, white, .06, 3)
        bowl = lathe(fillet([(0, -.3), (.5, -.22), (.78, .12), (.72, .16), (.46, -.1), (0, -.16)], .05), white, 48)
        bowl.matrix_world = move(0, 0, reach - .3) @ turn_y(-90)
        bowl.scale = (1.0, .72, 1.0)
    return lay(things, radius + .05)


def cassette(colour, lines=1, well="S"):
    """A test cassette along x, one and a half times its size: a window with C and T, a round sample well marked S, a thumb grip."""
    white, strip = plastic("f3f5f6", .42, .45, name="shell"), plastic("dfe5e8", .6, name="floor")
    with Gathered() as things:
        prism(round_rectangle(7.0, 2.1, .45), 0, .34, white, .1, 4)
        window, bowl = moved(round_rectangle(1.9, .62, .2), .55, 0), moved(superellipse(.92, .72, 2.2, 48), -1.75, 0)
        cutout(round_rectangle(6.9, 2.0, .42), [window, bowl], .24, white, .07, move(0, 0, .32))
        marks = ''.join(f'<rect x="{x}" width="1.1" height="7" fill="#b3265e" opacity="{o}"/>' for x, o in ((13.2, 1), (6.4, .8))[:lines])
        quad(2.0, .7, printed(picture(2.0, .7, marks, "fbfbfa"), .7, .1), move(.55, 0, .36))
        prism(superellipse(.9, .7, 2.2), .34, .37, strip, 0).matrix_world = move(-1.75, 0, 0)
        ink = plastic(colour, .5, name="ink")
        for letter, x, y in (("C", .9, .5), ("T", .23, .5), (well, -1.05, -.12), ("hCG", 2.55, -.15)):
            text(letter, .42 if letter != "hCG" else .5, ink, move(x, y if letter in "CT" else y, .575), font="Inter-Bold")
        for k in range(4):
            prism(round_rectangle(.1, 1.0, .04), .55, .62, white, .02, 2).matrix_world = move(-3.1 + k * .2, 0, 0)
    return group(things, scale(1.45))
