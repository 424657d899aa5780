"""Single-use steel instruments beside their peel pouch: scissors, needle holder, artery forceps, dissecting forceps, scalpels."""
from studio.designs import Print
from studio.instruments import scalpel, tweezers
from studio.materials import metal
from studio.packaging import sachet
from studio.placing import group, move, turn_z
from studio.ringed import ringed

VIEWS = {"front": {"azimuth": -8, "elevation": 62, "lens": 85, "rim": .36, "key": .95, "polished": True}}


def build(kind="iris", length=11.5, handle="2f7fc2", **printing):
    """kind: one of studio/ringed.py, forceps or scalpel; length in cm; handle: colour of a scalpel; the rest is the print."""
    label = Print(**printing)
    w, h = 5.8, max(length, 12) + 1.6
    group(sachet(w, h, label, 1.02, .5, "f3f6f7", False, 1.7), move(-w * .6, .9, 0) @ turn_z(8))
    if kind == "scalpel":
        group(scalpel(handle), move(w * .86, -1.2, 0) @ turn_z(74))
        group(scalpel(handle), move(w * .42, .6, .05) @ turn_z(79))
    elif kind == "forceps":
        group(tweezers(metal("d3d6d8", .24), length, True), move(w * .5, 0, .05) @ turn_z(76))
    else:
        group(ringed(kind, length), move(w * .74, -.5, .05) @ turn_z(80))
