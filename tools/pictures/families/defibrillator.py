"""A public-access defibrillator, its lamps lit; or its cartridge of battery and electrodes."""
from studio.curves import round_rectangle, superellipse
from studio.cutting import cutout, moved, turned
from studio.geometry import prism, quad
from studio.lettering import text
from studio.materials import glow, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_z

SEEN = {"azimuth": -20, "elevation": 30, "lens": 85, "accent": 1.3}
VIEWS = {"front": lambda show="device", **_: SEEN if show == "device" else {**SEEN, "elevation": 48},
         "detail": lambda show="device", **_: {**SEEN, "elevation": 34, "azimuth": -8, "fill": 1.0,
                                              "focus": (0, -2, 9, 6.5) if show == "device" else (0, 0, 2, 6)}}


def figure(ink, x, y, pads):
    """A plain torso with two pads, as the place for them."""
    prism(moved(superellipse(1.0, 1.1, 2), x, y + 1.35), 0, .02, ink, 0)
    prism(moved(round_rectangle(2.3, 2.3, .55), x, y - .45), 0, .02, ink, 0)
    for dx, dy in ((-.5, .15), (.6, -.9)):
        prism(moved(round_rectangle(.62, .82, .2), x + dx, y + dy), .02, .04, pads, 0)


def device(shell, trim, panel, accent):
    """The unit on its back: shell, soft edge, handle, panel with lamps and keys."""
    wide, tall = 18.4, 20.0
    edge, hard = rubber(trim, .5), plastic(shell, .34, .5, .15, grain=40)
    cutout(superellipse(wide, tall, 5.5), [moved(round_rectangle(9.4, 2.2, 1.0), 0, 7.7)], 4.6, hard, .9)
    cutout(superellipse(wide + .35, tall + .35, 5.5), [superellipse(wide - .5, tall - .5, 5.5)], 1.4, edge, .4, move(0, 0, 1.5))
    prism(moved(superellipse(15.6, 13.0, 6), 0, -1.6), 4.5, 4.72, plastic(panel, .4), .12, 4)
    z = 4.73
    white, quiet = plastic("ffffff", .5), plastic("c9d2da", .5)
    text("DEFIBRILLATOR", 1.05, white, move(0, 4.0, z), font="Inter-Bold")
    for k, (colour, x) in enumerate((("ffd23d", -4.6), ("ffd23d", 0), ("ff8a2a", 4.6))):
        prism(moved(round_rectangle(4.1, 5.0, .5), x, .2), 4.7, 4.78, plastic("f4f6f7" if k < 2 else "fdeee2", .4), .04, 3)
        turned([(0, 0), (.26, 0), (.26, .08), (0, .1)], glow(colour if k == 0 else "d9c48a" if k == 1 else "e0a27a", 1.2), move(x - 1.6, 2.2, 4.78))
        if k < 2:
            with Gathered() as person:
                figure(plastic("3d4a57", .5), x + .1, -.2, plastic("e8742c" if k == 0 else "8d99a4", .5))
            group(person, move(0, 0, 4.79))
    with Gathered() as shock:
        turned([(0, 0), (1.7, 0), (1.6, .5, .2), (0, .62)], plastic("ee7a1e", .28, .5, .3), None, .1)
        bolt = [(.15, 1.0), (-.55, -.1), (-.05, -.1), (-.2, -1.0), (.55, .2), (.05, .2)]
        prism(bolt, .63, .66, white, 0)
    group(shock, move(4.6, -.2, 4.75))
    with Gathered() as power:
        turned([(0, 0), (1.45, 0), (1.35, .45, .2), (0, .55)], plastic(accent, .3, .5, .3), None, .1)
        quad(.2, .9, white, move(0, .32, .57))
        cutout(superellipse(1.5, 1.5, 2), [superellipse(1.1, 1.1, 2)], .02, white, .001, move(0, -.08, .555))
    group(power, move(-5.0, -5.4, 4.72))
    text("ON / OFF", .62, white, move(-1.6, -5.4, z), font="Inter-Bold")
    turned([(0, 0), (.32, 0), (.3, .1, .04), (0, .12)], glow("39e07a", 1.4), move(6.2, -5.4, 4.72))
    text("READY", .5, quiet, move(4.0, -5.4, z), font="Inter-SemiBold")
    for row in range(2):
        for k in range(12):
            turned([(0, 0), (.12, 0), (0, .01)], plastic("15191d", .8), move(-2.2 + k * .4, -6.9 - .38 * row, z))
    # The cartridge shows at the foot with its green pull tab.
    prism(moved(round_rectangle(13.6, 2.2, .4), 0, -9.0), .9, 3.6, plastic("cfd5da", .4), .3, 4)
    prism(moved(round_rectangle(4.4, 1.2, .3), 0, -10.4), 1.9, 2.3, plastic("35a65a", .35), .12)


def cartridge(shell, accent, patient):
    """Battery and pads in one: housing, printed panel, pull tab, contacts."""
    hard = plastic(shell, .4, grain=60)
    prism(round_rectangle(13.6, 11.8, 1.0), 0, 2.5, hard, .45, 6)
    prism(round_rectangle(12.2, 8.2, .5), 2.45, 2.62, plastic("f7f8f9", .4), .05, 3).location.y = .7
    prism(moved(round_rectangle(12.2, 1.8, .4), 0, 3.9), 2.6, 2.65, plastic(accent, .4), .02, 2)
    z = 2.68
    text(patient, 1.05, plastic("ffffff", .5), move(0, 3.85, z), font="Inter-Bold")
    ink = plastic("26313b", .5)
    with Gathered() as person:
        figure(plastic("55626f", .5), -3.6, .2, plastic(accent, .5))
    group(person, move(0, 0, 2.63))
    for k, line in enumerate(("Battery and", "electrode", "cartridge")):
        text(line, .95, ink, move(-1.2, 1.6 - k * 1.15, z), align="LEFT", font="Inter-Bold")
    text("Single use · Pull the green tab", .5, ink, move(0, -2.5, z), font="Inter-Medium")
    prism(moved(superellipse(6.4, 3.0, 4), 0, -6.4), 1.1, 1.7, plastic("35a65a", .35), .25, 5)
    text("PULL", .9, plastic("ffffff", .5), move(0, -6.7, 1.72), font="Inter-Bold")
    for x in (-4.6, -3.6, 3.6, 4.6):
        prism(moved(round_rectangle(.5, 1.0, .1), x, 5.9), 1.0, 1.5, plastic("c9a24a", .3), .05)


def build(show="device", shell="e8ecef", trim="2b3138", panel="24507f", accent="35a65a", patient="ADULT"):
    """show: device or cartridge; shell, trim, panel: colours of the unit; accent: on key, or the cartridge's band; patient: its word."""
    with Gathered() as things:
        device(shell, trim, panel, accent) if show == "device" else cartridge("5a636c", "c8322f" if accent == "35a65a" else accent, patient)
    # The unit stands tilted on its foot.
    group(things, move(0, 0, 7.4) @ turn_x(46) if show == "device" else turn_z(12))
