"""A box or pack of care goods with what it holds before it: catheter straps, foam applicators, slip-tip syringes, bandages, a solution bag, a leg bag sleeve."""
from families.drainage_bag import bag as drainage_bag
from families.soft_pack import bag
from studio import caregoods
from studio.designs import Print, box_of
from studio.placing import Gathered, group, move, turn_z

ELEVATION = {"straps": 40, "applicators": 40, "syringes": 42, "layers": 32, "solution": 38, "sleeve": 44, "tubular": 26}
VIEWS = {"front": lambda goods="straps", **_: {"azimuth": 20, "elevation": ELEVATION[goods], "lens": 80}}


def build(goods="straps", tint="", mark="", width=14, depth=8, height=8, **printing):
    """goods: straps, applicators, syringes, layers, solution, sleeve or tubular; tint, mark: colours of the goods ("" for their own); the pack in cm; the rest is print."""
    label = Print(**printing)
    if goods == "sleeve":
        bag(width, depth, height, label)
    else:
        box_of(width, depth, height, label)
    front = -depth / 2
    put = lambda items, x, y, turn=0: group(items, move(x, y, .02) @ turn_z(turn))
    own = {key: value for key, value in (("colour", tint), ("mark", mark)) if value}
    if goods == "straps":
        put(caregoods.strap(**own), .5, front - 8.2, 5)
    elif goods == "applicators":
        for k, (y, turn) in enumerate(((-3.2, 2), (-6.0, -3), (-9.2, 2))):
            put(caregoods.applicator(), -6.4 + .9 * k, front + y, turn)
    elif goods == "syringes":
        put(caregoods.slip_syringe(), -3.6, front - 3.2, -4)
        put(caregoods.slip_syringe(drawn=.55), -2.6, front - 6.6, -12)
    elif goods == "layers":
        put(caregoods.four_layers(), -width * .5 + 2.6, front - 9.5)
    elif goods == "solution":
        put(caregoods.solution_bag(), width * .06, front - 9.2, -10)
    elif goods == "sleeve":
        with Gathered() as held:
            drainage_bag(10.5, 19, "500 ml", "1b4f8f", "eef3f5")
        put(caregoods.leg_sleeve(held), width * .5 + 1.5, front - 16.5, -24)
    elif goods == "tubular":
        put(caregoods.tubular_roll(line=mark or "1f6fc0"), width * .5 + 4.6, front + 1.2, -30)
