"""A non-chill bell sleeve before its pack: a thin soft ring with the inner lip that grips the small side of a chestpiece."""
from studio.curves import fillet
from studio.labels import Label
from studio.materials import rubber
from studio.packaging import carton
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.rings import lathe

VIEWS = {"front": {"azimuth": -14, "elevation": 34, "lens": 85, "accent": 1.4}, "detail": {"azimuth": -10, "elevation": 40, "lens": 85, "accent": 1.4, "focus": (2.5, -1.0, .5, 2.4), "fill": 1.0, "polished": True}}


def sleeve(radius, rim):
    """The ring, thin walled: outer skirt, rounded mouth for the skin, a groove and below it the lip turned inwards."""
    profile = [(radius - .14, .08), (radius - .06, 0), (radius + .02, .06), (radius + .05, .3), (radius + .1, .52), (radius + .06, .64), (radius - .04, .66), (radius - .1, .58),
               (radius - .12, .44), (radius - .2, .4), (radius - .46, .36), (radius - .48, .3), (radius - .2, .24), (radius - .14, .18), (radius - .14, .08)]
    return lathe(fillet(profile, .04, 4), rim, 160, 50)


def build(title="Non-chill Bell Sleeve", detail="", colour="1b1d20", pack="1d4f86", second="7fb3dd", radius=1.5):
    """Print and colours of the pack; colour: of the rubber; radius of the sleeve in cm."""
    rim = rubber(colour, .42)
    carton(5.6, 1.2, 6.2, Label(title, detail, "", "1 sleeve", pack, second, "band", ""), (-1.0, 2.0, 0))
    with Gathered() as things:
        sleeve(radius, rim)
    group(things, move(2.5, -1.0, .28) @ turn_z(-18) @ turn_x(10))
