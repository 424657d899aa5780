"""Single-use steel instruments before their peel pouch: scissors, needle holder, artery forceps, dissecting forceps, scalpels."""
from studio.designs import Print
from studio.instruments import ring_instrument, scalpel, tweezers
from studio.materials import metal
from studio.packaging import sachet
from studio.placing import group, move, turn_z

VIEWS = {"front": {"azimuth": -8, "elevation": 54, "lens": 85}}


def build(kind="iris", length=11.5, pouch=(9, 20), handle="2f7fc2", **printing):
    """kind: iris, blunt, holder, artery, forceps or scalpel; length, pouch in cm; handle: colour of a scalpel; the rest is the print."""
    label = Print(**printing)
    w, h = pouch
    group(sachet(w, h, label, .9, .8, "f3f6f7", False, 1.7), move(-w * .72, 1.2, 0) @ turn_z(9))
    if kind == "forceps":
        items = tweezers(metal("d3d6d8", .24), length, True)
    elif kind == "scalpel":
        items = scalpel(handle)
        group(scalpel(handle), move(w * .95, -2.4, 0) @ turn_z(66))
    else:
        items = ring_instrument(kind, length)
    group(items, move(w * .42, 0, .05) @ turn_z(72))
