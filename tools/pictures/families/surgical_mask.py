"""A box of pleated surgical masks with one in front: ear loops or ties, colour, print."""
from mathutils import Vector

from studio.curves import tube
from studio.designs import Print, box_of
from studio.materials import fabric, metal, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, thicken

VIEWS = {"front": {"azimuth": 20, "elevation": 26, "lens": 85, "denoise": 3}}


def mask(colour, loops, ties):
    """A mask with its pleats drawn a little apart, outside up, lying on z=0."""
    cloth, edge = fabric(colour, "nonwoven", 8, .2, .5), fabric("f7f9fa", "nonwoven", 8, .2, .5)
    width, height = 17.5, 9.8

    def shape(u, v, pleated=1):
        x, y = 2 * u - 1, 2 * v - 1
        bulge = 2.4 * (1 - x * x) * (1 - y * y)
        # Three pleats that lie over each other like tiles.
        pleat = pleated * .62 * ((v * 4.6 % 1) ** 1.5 - .4) * (.16 < v < .84) * (.45 + .55 * abs(x))
        return Vector((x * width / 2, y * height / 2 * (1 + .16 * (1 - x * x)), .2 + bulge + pleat))
    with Gathered() as things:
        thicken(grid_surface(110, 300, shape, cloth, angle=60), .07)
        for v in (.005, .995):
            tube([shape(k / 30, v, 0) for k in range(31)], .12, edge, smooth=False, sides=6)
        for u in (.004, .996):
            tube([shape(u, k / 20, 0) for k in range(21)], .3, edge, smooth=False, sides=6)
        tube([shape(.28 + .44 * k / 20, .955) + Vector((0, 0, .07)) for k in range(21)], .13, metal("c9ced2", .4), smooth=False, sides=6)
        band = rubber(loops, .6)
        for side in (-1, 1):
            x, y = side * width / 2, height * .46
            if ties:
                for end in (-1, 1):
                    tube([(x, end * y, .2), (x + side * 2.4, end * (y + .6), .25), (x + side * 4.6, end * (y - 1.2), .2), (x + side * 6.4, end * (y + .2), .15), (x + side * 9.4, end * (y - .6), .12)], .2, cloth, 10, 5)
            else:
                tube([(x, -y, .2), (x + side * 2.6, -y * .95, .5), (x + side * 4.3, -y * .3, 1.2), (x + side * 4.3, y * .3, 1.3), (x + side * 2.6, y * .95, .6), (x, y, .2)], .15, band, 12, 6)
    return things


def build(shell="8fc4e8", loops="fbfbfa", ties=False, box=(19.5, 10.5, 8.5), **printing):
    """Colours of mask and ear loops, or ties; box in cm; the rest is the print."""
    w, d, h = box
    box_of(w, d, h, Print(**printing))
    group(mask(shell, loops, ties), move(w * .16, -d / 2 - 8.6, .05) @ turn_z(-9) @ turn_x(10))
