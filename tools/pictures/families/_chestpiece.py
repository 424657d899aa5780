"""The heads of a stethoscope, lying on the diaphragm: axis z, z=0 the floor, the stem leaving towards -y (cm)."""
import math

from mathutils import Matrix

from studio.curves import fillet
from studio.engraving import mark_engraving
from studio.geometry import lathe, prism
from studio.lettering import text
from studio.placing import move, orient


def stem(steel, height, start=-.62):
    """The turned connector between head and tube."""
    profile = [(0, 0), (.46, 0), (.46, .55, .05), (.40, .6, .03), (.40, .72, .03), (.52, .8, .06), (.52, 1.55, .1),
               (.42, 1.62, .04), (.42, 1.75, .04), (.47, 1.8, .05), (.47, 2.0, .05), (.36, 2.3, .06), (0, 2.3)]
    orient(lathe(fillet(profile, .04, 4), steel, 64), (0, start, height), (0, -1, 0))


def skirt(radius, rim):
    """The soft ring that holds the large diaphragm."""
    profile = [(radius - .3, .02), (radius - .02, -.02, .05), (radius + .1, .06, .08), (radius + .11, .4, .1),
               (radius + .02, .5, .05), (radius - .1, .5)]
    lathe(fillet(profile, .05, 6), rim, 160)


def letters_round(words, radius, height, ink):
    """Small capitals round the upper disc."""
    for k, letter in enumerate(words):
        a = math.radians(90 - (k - (len(words) - 1) / 2) * 15)
        place = move(radius * math.cos(a), radius * math.sin(a), height) @ Matrix.Rotation(a - math.pi / 2, 4, "Z")
        text(letter, .27, ink, place, font="Inter-Bold")


def upper_disc(radius, rim, disc, ink, mark, z=2.16):
    """The small diaphragm on top: ring, film, two printed circles and a word."""
    ring = [(radius, z), (radius + .14, z + .04, .05), (radius + .17, z + .22, .08), (radius + .1, z + .39, .07),
            (radius - .06, z + .41, .05), (radius - .14, z + .28)]
    lathe(fillet(ring, .05, 6), rim, 128)
    lathe([(radius - .1, z + .28), (radius * .7, z + .31), (radius * .38, z + .325), (0, z + .33)], disc, 96)
    for r, half in ((radius * .78, .022), (radius * .4, .016)):
        lathe([(r - half, z + .31), (r - half, z + .326), (r + half, z + .326), (r + half, z + .305)], ink, 96)
    letters_round(mark, radius * .58, z + .334, ink)


def open_bell(radius, rim, steel, z=2.16):
    """A bell instead of the small diaphragm: a steel cup with a soft rim."""
    lathe(fillet([(radius - .02, z + .1), (radius - .1, z + .2), (radius * .55, z - .12), (.22, z - .3), (.2, z - .6), (0, z - .6)][::-1], .08, 6), steel, 128)
    lathe(fillet([(radius - .06, z - .02), (radius + .12, z + .02, .05), (radius + .14, z + .2, .08), (radius + .02, z + .3, .08), (radius - .1, z + .24, .05), (radius - .12, z + .12)], .05, 6), rim, 128)


def dual(radius, steel, rim, disc, ink, mark="", bell="disc"):
    """Large head, neck and small head (bell: disc or open)."""
    small = .6 * radius
    profile = [(0, .12), (radius - .25, .12), (radius - .05, .14, .05), (radius - .02, .62, .1), (radius - .22, .80, .08),
               (radius - .34, .80, .03), (radius - .42, .90, .05), (radius * .63, 1.08, .2), (1.05, 1.22, .12), (.86, 1.34, .1),
               (.86, 1.86, .14), (small * .68, 2.0, .12), (small * .96, 2.12, .1), (small, 2.2, .04), (small, 2.42, .04)]
    if bell == "disc":
        lathe(fillet(profile + [(small - .18, 2.46, .04), (small - .22, 2.36, .03), (0, 2.36)], .05, 6), steel, 160)
        upper_disc(small - .06, rim, disc, ink, mark)
    else:
        lathe(fillet(profile[:-1] + [(small - .04, 2.3, .03), (small - .2, 2.3)], .05, 6), steel, 160)
        open_bell(small - .06, rim, steel)
    skirt(radius, rim)
    room = radius - .48 - max(.63 * radius, 1.1)
    mark_engraving(move(0, 0, .92), min(.4, .8 * room), 2.9 * (radius - .5), radius - .5, .1)
    stem(steel, 1.6)
    return 1.6


def single(radius, steel, rim, ink, mark=""):
    """One heavy head with a turned, stepped back."""
    profile = [(0, .12), (radius - .25, .12), (radius - .05, .14, .05), (radius - .02, .66, .12), (radius - .2, .86, .08), (radius - .32, .86, .03),
               (radius - .42, 1.0, .06), (radius * .74, 1.12, .12), (radius * .70, 1.34, .1), (radius * .62, 1.42, .06), (radius * .58, 1.38, .03),
               (radius * .54, 1.40, .03), (radius * .2, 1.48, .3), (0, 1.49)]
    lathe(fillet(profile, .05, 6), steel, 160)
    letters_round(mark, radius * .42, 1.5, ink)
    skirt(radius, rim)
    mark_engraving(move(0, 0, 1.0), .24, 2.7 * (radius - .46), radius - .46, .08)
    stem(steel, .95, -radius + .75)
    return .95


def light(radius, steel, rim, disc, ink, mark=""):
    """A flat teardrop with a diaphragm below and a shallow bell above, as light models have."""
    outline = []
    for k in range(96):
        a = 2 * math.pi * k / 96 - math.pi / 2
        nose = max(0.0, -math.sin(a)) ** 6
        outline.append(((radius * (1 - .42 * nose)) * math.cos(a), radius * math.sin(a) - .95 * nose))
    prism(outline, .3, .95, steel, .2, 5)
    lathe(fillet([(0, .1), (radius - .1, .1), (radius - .02, .3, .05), (radius - .1, .5), (0, .5)], .05), steel, 128)
    small = radius * .66
    lathe(fillet([(small + .2, .9), (small + .16, 1.15, .08), (small, 1.3, .08), (small - .12, 1.22)], .06), steel, 128)
    upper_disc(small - .1, rim, disc, ink, mark, .98)
    skirt(radius, rim)
    mark_engraving(move(0, 0, .95), .3, 2.7 * (radius - .24), radius - .24)
    stem(steel, .66, -radius - .1)
    return .66
