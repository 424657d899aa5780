"""A scrub set lying flat: the top beside its trousers."""
from families.scrub_top import LIGHT
from families.scrub_top import build as top
from families.trousers import build as trousers
from studio.placing import Gathered, group, move, turn_z

VIEWS = {"front": {**LIGHT, "fill": .92}, "detail": {**LIGHT, "elevation": 62, "azimuth": 10, "focus": (-26, 74, 2, 19), "fill": 1.0}}


def build(colour="1f2a4d"):
    """colour of both garments."""
    with Gathered() as lower:
        trousers(colour)
    group(lower, move(27, -2, 0) @ turn_z(-3))
    with Gathered() as upper:
        top(colour)
    group(upper, move(-26, 24, 2.6) @ turn_z(3))
