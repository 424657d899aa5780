"""Drawstring scrub trousers as families/trousers.py lays them, with a flapped cargo pocket on the outside of each thigh."""
import bpy

from families import trousers
from studio.garment import sew, stitch
from studio.materials import fabric, shade
from studio.tailoring import cloth_of, flap, hemmed

VIEWS = {**trousers.VIEWS, "detail": {**trousers.VIEWS["detail"], "focus": (16, 52, 2, 17)}}


def build(colour="1f2a4d", cut="unisex", seed=4, inner=10.2, low=36, width=13.6, height=19):
    """colour; cut and seed as of the trousers; inner, low: the pocket's lower inner corner on the pattern, its size in cm."""
    trousers.build(colour, "scrub", cut, False, seed)
    # The same fall of the cloth once more, only to know where it lies.
    legs = sew(*trousers.sheets(cut), seed=seed, pressure=2.2, frames=36, step=1.6, folds=trousers.FOLDS + trousers.GATHERS)
    cloth, thread = cloth_of(shade(colour, 1.12), "twill", 4.6, .4), fabric(shade(colour, 2.1), "plain", 6, .3, .2, name="thread")
    for side in (1, -1):
        hemmed(legs, inner, low, width, height, cloth, thread, side, lift=.5, seed=side + 3.5)
        for k in (1, 2):
            x = inner + width * k / 3
            stitch(legs, [(side * x, low + 1), (side * x, low + height - 4)], thread, .56, seed=k)
        flap(legs, inner - .3, low + height + 1.6, width + .6, 5.4, cloth, thread, side, 1.1, .8, side + 4.5)
        stitch(legs, [(side * inner, low + height + 1.2), (side * (inner + width), low + height + 1.2)], thread, .84, seed=side + 6)
    bpy.data.objects.remove(legs.item)
