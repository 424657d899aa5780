"""Batteries standing before their box: size of the cell, colours, print."""
from studio.cutting import turned
from studio.labels import Label
from studio.materials import metal, plastic
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_z
from studio.vessels import wrap_label

VIEWS = {"front": {"azimuth": 22, "elevation": 20, "lens": 85}}


def cell(radius, height, label):
    """One cell standing, its pole up."""
    steel, seal = metal("d9dcde", .16), plastic("2a2d30", .4)
    turned([(0, 0), (radius * .9, 0), (radius * .94, .06), (0, .06)], steel)
    turned([(radius * .9, .04), (radius, .06, .04), (radius, height * .975, .04), (radius * .86, height * .985)], plastic(label.colour, .3, .5, .3))
    turned([(radius * .88, height * .975), (radius * .4, height * .98), (0, height * .98)], seal)
    turned([(0, height * .97), (radius * .36, height * .97), (radius * .34, height, .04), (0, height)], steel)
    wrap_label(radius + .008, .15, height * .9, label, 300)


def build(title="AAA Batteries", detail="Alkaline · LR03 · 1.5 V", size="AAA", count="Box of 10", colour="1f2f46", second="e08a2e",
          design="solid", radius=.525, height=4.45, shown=4):
    """Print and colours of the box; radius and height of a cell in cm; shown: how many stand in front."""
    carton(6.4, 2.6, 5.2, Label(title, detail, "", count, colour, second, design, ""), (-1.6, 1.2, 0))
    for k in range(shown):
        with Gathered() as one:
            cell(radius, height, Label(size, "1.5 V", "", "", colour, second, "stripe", "", paper=second, ink="ffffff"))
        group(one, move(.9 + k * 1.22, -1.5 + .42 * k - .3 * (k % 2), 0) @ turn_z(20 + 9 * k))
