"""A box of flat-fold respirators with one unfolded in front: three panels, headbands, nose clip, with or without valve."""
import math

from mathutils import Vector

from studio.curves import fillet, tube
from studio.designs import Print, box_of
from studio.materials import fabric, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": 22, "elevation": 20, "lens": 85, "denoise": 3}}


def mask(colour, strap, valve):
    """The unfolded mask, its outside towards -y, standing on its chin at z=0."""
    cloth = fabric(colour, "nonwoven", 7, .22, .6)
    with Gathered() as things:
        def shell(u, v):
            # u from ear to ear, v from chin to nose; the two folds are creases at a third and two thirds.
            x = (2 * u - 1)
            t = 2 * v - 1
            half = 6.9 * (1 - abs(t) ** 2.6 * .46)
            height = 5.9 * (1 - .30 * abs(x) ** 1.7)
            bulge = 4.9 * (1 - abs(x) ** 2.3) * (1 - abs(t) ** 2.6) ** .8
            crease = .34 * (1 - abs(x) ** 4) * (math.exp(-((v - .31) / .022) ** 2) + math.exp(-((v - .69) / .022) ** 2))
            beak = .5 * (1 - abs(x)) * math.exp(-((v - .5) / .3) ** 2)
            emboss = .05 * (math.sin(v * 60) > .93) * (v > .74)
            return Vector((x * half, -bulge - beak + crease + emboss, 5.9 + t * height))
        grid_surface(130, 130, shell, cloth, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .1
        clip = metal("c9ced2", .4)
        for v, r in ((.955, .16),):
            tube([shell(.26 + k * .04, v) + Vector((0, -.12, 0)) for k in range(13)], r, clip, 4, 6)
        band = rubber(strap, .55)
        for z, rise in ((7.4, 5.5), (4.6, 1.0)):
            tube([(-6.5, -.1, z), (-7.6, 2.0, z + rise * .4), (-5.4, 6.4, z + rise), (0, 8.4, z + rise * 1.15), (5.4, 6.4, z + rise), (7.6, 2.0, z + rise * .4), (6.5, -.1, z)], .17, band, 12, 5)
        if valve:
            place = move(0, -5.25, 5.9) @ turn_x(90)
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
