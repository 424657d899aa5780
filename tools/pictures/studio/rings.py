"""Turned shells that stay open (tubes, rims, cups) and rolls of tape or paper with a real hole in the middle (cm)."""
import math


from studio.geometry import mesh, smooth
from studio.materials import plastic
from studio.placing import Gathered, group, move, turn_y


def lathe(profile, material=None, segments=96, angle=40, name="lathe"):
    """Like geometry.lathe, but ends off the axis stay open, so that a closed profile makes a ring."""
    vertices, faces, n = [], [], len(profile)
    for radius, z in profile:
        for k in range(segments):
            a = 2 * math.pi * k / segments
            vertices.append((max(radius, 1e-5) * math.cos(a), max(radius, 1e-5) * math.sin(a), z))
    for i in range(n - 1):
        for k in range(segments):
            a, b = i * segments + k, i * segments + (k + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return smooth(mesh(vertices, faces, material, None, name), angle)


def wound(outer, inner, width, material, core="d9c9ab", turns=11, face=None, wall=.14):
    """A roll standing on its side face: layers show on both faces (face: their material), core = colour of its tube or ""."""
    with Gathered() as things:
        step = (outer - inner) / turns
        layers = []
        for k in range(turns):
            r = inner + k * step
            layers += [(r + step * .10, 0.0), (r + step * .5, -.014), (r + step * .9, 0.0), (r + step, .022)]
        rim = [(outer - .015, 0), (outer, .025), (outer, width - .025), (outer - .015, width)]
        lathe(rim, material, 160, 50, "roll")
        for top in (False, True):
            lathe([(r, width - z if top else z) for r, z in layers], face or material, 160, 50, "layers")
        if core:
            card = plastic(core, .75, .15, name="core")
            lathe([(inner - wall, .02), (inner + .01, .02), (inner + .01, width - .02), (inner - wall, width - .02), (inner - wall, .02)], card, 96, 30, "core")
        else:
            lathe([(inner, .01), (inner, width - .01)], material, 96, 30, "hole")
    return things


def lay_roll(items, outer, width, turn=0):
    """Lay a roll on its rim with its faces left and right; returns its objects."""
    return group(items, move(-width / 2, 0, outer + .02) @ turn_y(90))
