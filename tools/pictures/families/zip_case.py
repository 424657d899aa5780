"""A rigid zipped case for a stethoscope, closed and standing a little turned: colour, zip, word, ribs."""
from studio.curves import superellipse, tube
from studio.geometry import prism
from studio.lettering import text
from studio.materials import fabric, metal, plastic, shade
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.sweeps import ribbon

VIEWS = {"front": {"azimuth": -16, "elevation": 40, "lens": 85, "accent": 1.4, "denoise": 2},
         "detail": {"azimuth": -24, "elevation": 26, "lens": 85, "focus": (-4, -5.5, 3.2, 6), "fill": 1.0}}


def build(colour="2d3136", width=27.0, depth=12.5, height=6.4, words="penhallow", ribbed=False, lining="3a4148"):
    """colour: the moulded cloth; size in cm; words: a small woven mark; ribbed: a grooved lid; lining: colour of the zip's tape edge."""
    cloth = fabric(colour, "plain", 9, .25, .35, roughness=.75)
    outline = superellipse(width, depth, 4.5)
    half = height / 2
    with Gathered() as things:
        for low, high in ((0, half - .12), (half + .12, height)):
            prism(outline, low, high, cloth, 1.15 if low else .9, 9)
        prism([(x * .985, y * .97) for x, y in outline], half - .3, half + .3, plastic(lining, .7), .05, 2)
        ring = [(x * 1.0, y * 1.0, half) for x, y in outline]
        teeth = metal("9aa1a8", .25) if ribbed else plastic("14171a", .45)
        tube(ring, .17, teeth, smooth=False, closed=True, sides=4)
        for z in (half - .42, half + .42):
            tube([(x * 1.003, y * 1.005, z) for x, y in outline], .13, plastic(shade(colour, .7), .7), smooth=False, closed=True, sides=4)
        if ribbed:
            for k in range(5):
                prism(superellipse(width * (.74 - .02 * abs(k - 2)), .7, 3), height - .2, height + .16, cloth, .16, 4).location.y = (k - 2) * 1.75
        else:
            prism(superellipse(width * .72, depth * .62, 4), height - .3, height + .22, cloth, .25, 5)
        steel = metal("8f969d", .22)
        prism(superellipse(1.1, .9, 4), 0, .4, steel, .12).matrix_world = move(-width * .27, -depth / 2 - .05, half) @ turn_x(90)
        ribbon([(-width * .27, -depth / 2 - .4, half), (-width * .27 - .2, -depth / 2 - .9, half - 1.0), (-width * .27 - .1, -depth / 2 - .8, half - 2.6)], .7, .2,
               fabric("1a1d20", "twill", 9, .3), (1, 0, 0))
        ribbon([(width / 2 - .2, 1.6, half), (width / 2 + 1.6, 1.9, half - .3), (width / 2 + 2.6, 0, half - 1.4), (width / 2 + 1.6, -1.9, half - .3), (width / 2 - .2, -1.6, half)],
               1.6, .22, fabric("1a1d20", "twill", 6, .3), (0, 0, 1))
        if words:
            prism(superellipse(7.6, 2.0, 6), height + .2, height + .28, plastic("3b4248", .6), .03, 2).location = (width * .22, -depth * .16, 0)
            text(words, 1.1, plastic("e9edf0", .6), move(width * .22, -depth * .16, height + .295))
    group(things, turn_z(16))
