"""Rolls of tape by width and colour, with or without their box: paper, cloth, clear film, hazard stripes."""
import math

from mathutils import Vector

from studio.curves import fillet
from studio.geometry import mesh
from studio.designs import Print, box_of
from studio.rings import lathe, lay_roll, wound
from studio.labels import picture
from studio.materials import clear_plastic, fabric, plastic, printed, shade
from studio.placing import Gathered, group, move, turn_z
from studio.surfaces import grid_surface


def view(box=None, **parameters):
    """Boxed rolls want a flatter camera than single ones, from the side where no roll stands."""
    settings = {"azimuth": -20, "elevation": 26, "lens": 80, "fill": .9} if box else {"azimuth": 20, "elevation": 34, "lens": 80, "fill": .82}
    return {**settings, "bounces": 8} if parameters.get("surface") == "film" else settings


VIEWS = {"front": view}
SURFACES = {
    "paper": lambda colour: fabric(colour, "nonwoven", 14, .22, .5),
    "cloth": lambda colour: fabric(colour, "plain", 18, .35, .5),
    "crepe": lambda colour: fabric(colour, "crepe", 6, .4, 1.0),
    "film": lambda colour: clear_plastic(colour, .2, .06, "film"),
    "vinyl": lambda colour: plastic(colour, .28, .5, coat=.3, name="vinyl"),
    "duct": lambda colour: plastic(colour, .36, .6, grain=14, name="duct"),
}


def band(radius, width, art_path, lift=.02):
    """A print round the outside of an upright roll, its middle towards -y."""
    def shape(u, v):
        a = -math.pi / 2 + (u - .5) * 2 * math.pi
        return Vector(((radius + lift) * math.cos(a), (radius + lift) * math.sin(a), v * width))
    return grid_surface(128, 2, shape, printed(art_path, .3, .5), angle=60)


def stripes(radius, width):
    """Black and yellow slanting stripes for one turn round a roll."""
    w, h = 2 * math.pi * radius * 10, width * 10
    n = round(w / h)
    step = w / n
    bars = "".join(f'<path d="M{k * step} {h}L{k * step + h * .9} 0h{step / 2}L{k * step + step / 2} {h}Z" fill="#17191b"/>' for k in range(-2, n + 1))
    return picture(2 * math.pi * radius, width, bars, "f6c915")


def holes(radius, width, pitch=.18, size=.035):
    """Rows of pinholes round the outside of an upright roll."""
    corners, faces = [], []
    columns, rows = round(2 * math.pi * radius / pitch), round(width / pitch)
    for column in range(columns):
        for row in range(rows):
            a, z = 2 * math.pi * column / columns, (row + .5) * width / rows
            faces.append(tuple(range(len(corners), len(corners) + 4)))
            for turn, up in ((-size, 0), (0, -size), (size, 0), (0, size)):
                b = a + turn / radius
                corners.append(((radius + .015) * math.cos(b), (radius + .015) * math.sin(b), z + up))
    return mesh(corners, faces, plastic("7f8d93", .7, .2, name="holes"), None, "holes")


def insert(radius, width, label):
    """The printed paper ring inside a roll's core and the plastic spool edge."""
    with Gathered() as things:
        lathe(fillet([(radius - .12, 0), (radius + .25, 0), (radius + .25, .06), (radius, .08), (radius, width - .08), (radius + .25, width - .06), (radius + .25, width), (radius - .12, width), (radius - .12, 0)], .03), plastic(label.colour, .4, .5, name="spool"), 96, 40)
    return things


def one(label, surface, colour, outer, inner, width, core, spool, pattern, lying=False):
    """One roll from z=0, upright on its face or lying on its rim; returns its objects."""
    with Gathered() as things:
        skin = SURFACES[surface](colour)
        side = plastic(shade(colour, .97), .7, .2, name="side") if surface in ("paper", "cloth", "crepe") else skin
        wound(outer, inner, width, skin, "" if spool else core, 13, side)
        if pattern == "hazard":
            band(outer, width, stripes(outer, width))
        if pattern == "holes":
            holes(outer, width)
        if spool:
            insert(inner, width, label)
    return lay_roll(things, outer, width) if lying else things


def build(surface="paper", tape="fbfaf6", outer=2.6, inner=1.35, width=2.5, rolls=2, box=None, core="d9c9ab", spool=False, pattern="", **printing):
    """surface: paper, cloth, crepe, film, vinyl, duct; colour of the tape; radii and width of a roll in cm; rolls shown; box = its width, depth,
    height or null; core colour or a coloured spool; pattern: hazard or holes."""
    label = Print(**printing)
    make = lambda lying=False: one(label, surface, tape, outer, inner, width, core, spool, pattern, lying)
    if box:
        w, d, h = box
        box_of(w, d, h, label)
        # Every roll keeps to the right of the box, so that its size and count stay to be read.
        x, standing = w / 2 + outer + .5, max(1, rolls - 1)
        for k in range(standing):
            group(make(), move(x + .05 * k, -d * .3 if rolls == 1 else d * .05, (width + .02) * k) @ turn_z(40 * k))
        if rolls > 1:
            group(make(True), move(x + .3, -d * .5 - outer - width * .35, 0) @ turn_z(-68))
    else:
        group(make(), move(0, 0, 0))
        if rolls > 1:
            group(make(True), move(outer * 1.15 + width * .5, -outer * 1.25, 0) @ turn_z(-58))
        for k in range(2, rolls):
            group(make(), move((k % 2) * .1, .05, width * (k - 1) + .01 * k))
