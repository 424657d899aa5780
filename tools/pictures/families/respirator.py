"""A box of flat-fold respirators with one unfolded in front: three panels, headbands, nose clip, with or without valve."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, tube
from studio.designs import Print, box_of
from studio.geometry import prism
from studio.materials import fabric, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 22, "elevation": 20, "lens": 85, "denoise": 3}}


# Where the panels begin and end at the middle of the mask: v, how far it stands out, height.
FOLDS = ((0, .9, .2), (.34, 4.9, 3.1), (.66, 5.1, 8.0), (1, 1.5, 11.3))


def mask(colour, strap, valve):
    """The unfolded mask, its outside towards -y, standing on its chin at z=0."""
    cloth = fabric(colour, "nonwoven", 7, .22, .6)
    with Gathered() as things:
        def shell(u, v):
            # u from ear to ear, v from chin to nose: three flat panels that meet in the folds, all narrow at the ears.
            x = 2 * u - 1
            (low, low_y, low_z), (high, high_y, high_z) = next(pair for pair in zip(FOLDS, FOLDS[1:]) if v <= pair[1][0])
            t = (v - low) / (high - low)
            deep = (low_y + t * (high_y - low_y)) * (1 - abs(x) ** 2.1) - .25 * math.sin(math.pi * t) * (1 - x * x)
            z = low_z + t * (high_z - low_z) - 5.7
            half = 7.2 - 1.9 * abs(2 * v - 1) ** 3
            nose = .5 * math.exp(-(x / .22) ** 2) * max(0, (v - .78) / .22)
            seam = .16 * sum(math.exp(-((v - fold) / .008) ** 2) for fold, *_ in FOLDS[1:3]) * (1 - abs(x) ** 6)
            emboss = .07 * (abs(math.sin(v * 52)) > .985) * (v > .72) * (abs(x) < .8)
            return Vector((x * half, -deep - seam + emboss - nose, 5.7 + z * (1 - .55 * abs(x) ** 1.8)))
        grid_surface(150, 241, shell, cloth, angle=24).modifiers.new("thick", "SOLIDIFY").thickness = .08
        # The tab by which it is drawn open, below the chin.
        tab = prism(round_rectangle(2.4, 1.5, .5), 0, .07, cloth, .02, 2)
        tab.matrix_world = move(0, -1.7, .12) @ turn_x(28)
        clip = metal("c9ced2", .4)
        for v, r in ((.94, .16),):
            tube([shell(.3 + k * .4 / 12, v) + Vector((0, -.12, 0)) for k in range(13)], r, clip, 4, 6)
        band = rubber(strap, .55)
        for z, rise in ((7.4, 5.5), (4.6, 1.0)):
            tube([(-6.5, -.1, z), (-7.6, 2.0, z + rise * .4), (-5.4, 6.4, z + rise), (0, 8.4, z + rise * 1.15), (5.4, 6.4, z + rise), (7.6, 2.0, z + rise * .4), (6.5, -.1, z)], .17, band, 12, 5)
        if valve:
            place = move(0, -5.3, 5.6) @ turn_x(90)
            grey = plastic("e9ecee", .38, .5, name="valve")
            lathe(fillet([(1.6, 0), (1.75, .1), (1.75, .7), (1.45, .95, .2), (.5, 1.0), (0, 1.0)], .12), grey, 72).matrix_world = place
            slot = plastic("59636b", .6, .2)
            for k in range(3):
                bar = lathe([(.25 + k * .36, 1.005), (.38 + k * .36, 1.005)], slot, 64)
                bar.matrix_world = place
    return things


def build(shell="fafafa", strap="e9b93a", valve=False, box=(16, 13, 19), **printing):
    """Colours of mask and straps, valve or not; box in cm; the rest is the print."""
    w, d, h = box
    box_of(w, d, h, Print(**printing))
    group(mask(shell, strap, valve), move(w * .5 + 4.6, -d / 2 - 5.5, 0) @ turn_z(-6) @ turn_x(-9))
