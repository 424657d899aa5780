"""Bandage rolls: conforming, cohesive (crinkled) or elasticated tubular, by width and colour, with or without a box."""
import math

from mathutils import Vector

from studio.designs import Print, box_of
from studio.materials import fabric
from studio.packaging import sachet
from studio.placing import Gathered, group, move, turn_y, turn_z
from studio.surfaces import grid_surface, ripple


VIEWS = {"front": {"azimuth": 20, "elevation": 27, "lens": 80}}
WEAVES = {"conforming": ("crepe", 7, .3, .7), "cohesive": ("crepe", 5, .26, 1.0), "tubular": ("knit", 9, .45, 1.0)}


def bandage(kind, outer, width, colour, tail=0, seed=1.0):
    """One roll standing on its end: a spiral of cloth, crinkled for cohesive, its loose end at the front; returns its objects."""
    weave, threads, contrast, bump = WEAVES[kind]
    turns = {"conforming": 9, "cohesive": 10, "tubular": 6}[kind]
    inner = .45
    length = math.pi * (outer + inner) * turns
    cloth = fabric(colour, weave, threads, contrast, bump, coordinates="UV", span=(length, width))
    crinkle = {"conforming": .03, "cohesive": .07, "tubular": .02}[kind]
    steps = turns * 110

    def shape(u, v):
        along = u * turns * 2 * math.pi
        r = inner + (outer - inner) * u
        if u > 1 - .5 / turns:
            r += tail * .1 * ((u - 1 + .5 / turns) * 2 * turns) ** 3
        wrinkle = crinkle * (math.sin(along * outer * 3.1 + 2 * ripple(v * 4, along, 0, seed)) * .5 + ripple(along * 2.4, v * 5, 0, seed))
        z = width * v + .05 * ripple(along * .7, v * 2, 4, seed)
        return Vector(((r + wrinkle) * math.cos(along - math.pi * .72), (r + wrinkle) * math.sin(along - math.pi * .72), z + .06))
    with Gathered() as things:
        item = grid_surface(steps, 24, shape, cloth, angle=180)
        thick = item.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = (outer - inner) / turns * .8, -1
    return things


def build(kind="conforming", outer=2.4, width=7.5, cloth="fbfaf5", rolls=3, box=None, wrapped=False, **printing):
    """kind: conforming, cohesive, tubular; radius and width of a roll in cm; cloth: its colour; box = width, depth, height in cm or null;
    wrapped adds one in its film; the rest is the print."""
    label = Print(**printing)
    stand = lambda seed, tail=1: bandage(kind, outer, width, cloth, tail, seed)
    lay = lambda seed: group(stand(seed), move(-width / 2, 0, outer + .05) @ turn_y(90))
    front = 0
    if box:
        box_of(*box, label)
        front = -box[1] / 2 - outer - .8
        # A roll as large as its box stands beside it, so that the name stays to be read.
        group(stand(1.3), move(box[0] / 2 + outer + .5, -box[1] * .32, 0) if outer > 3 else move(-box[0] * .3, front, 0))
        if rolls > 1:
            group(lay(2.2), move(box[0] * .24, front - outer * .5, 0) @ turn_z(14))
        return
    group(stand(1.3), move(0, 0, 0))
    if rolls > 1:
        group(lay(2.6), move(outer + width * .52, -outer * 1.3, 0) @ turn_z(16))
    if rolls > 2:
        group(stand(4.1), move(outer * 2.2, outer * 1.1, 0) @ turn_z(40))
    if wrapped:
        group(sachet(width * 1.5, outer * 3.2, label, outer * 1.1, .7), move(-outer * 2.6, -outer * 2.1, 0) @ turn_z(10))
