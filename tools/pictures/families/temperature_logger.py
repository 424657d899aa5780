"""A fridge thermometer or data logger standing, its probe on a lead before it: colours, readings."""
from studio.curves import round_rectangle, tube
from studio.cutting import moved, turned
from studio.geometry import prism, quad
from studio.lettering import seven_segments, text
from studio.materials import clear_plastic, glow, metal, plastic, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z

VIEWS = {"front": {"azimuth": -16, "elevation": 22, "lens": 85, "accent": 1.2},
         "detail": {"azimuth": -8, "elevation": 14, "lens": 85, "focus": (-1, 0, 6, 4.6), "fill": 1.0}}


def build(kind="logger", shell="eef1f3", front="2b4a6a", reading="4.6", low="2.9", high="6.8", accent="35a65a", probe_bottle=True):
    """kind: logger or thermometer; shell, front: housing and face; three readings in °C; accent: key; probe_bottle: the probe in its vial."""
    wide, tall = (5.6, 9.4) if kind == "logger" else (7.4, 7.8)
    with Gathered() as unit:
        prism(round_rectangle(wide, tall, 1.0), 0, 1.7, plastic(shell, .36, grain=50), .4, 7)
        prism(round_rectangle(wide - .7, tall - .8, .7), 1.68, 1.78, plastic(front, .4), .05, 3)
        y, sw, sh = tall * .17, wide - 1.5, tall * .44
        prism(moved(round_rectangle(sw + .3, sh + .3, .25), 0, y), 1.76, 1.82, plastic("1a1f24", .3), .03, 3)
        quad(sw, sh, glow("c2cdbf", .86), move(0, y, 1.826))
        ink, white = plastic("1b2420", .6), plastic("f4f6f7", .5)
        face = move(0, y, 1.83)
        seven_segments(reading, sh * .42, ink, face @ move(-sw * .08, sh * .2, 0))
        text("°C", sh * .2, ink, face @ move(sw * .38, sh * .3, 0), font="Inter-Bold")
        for k, (word, value) in enumerate((("MIN", low), ("MAX", high))):
            x = -sw * .25 + k * sw * .5
            text(word, sh * .1, ink, face @ move(x, -sh * .14, 0), font="Inter-Bold")
            seven_segments(value, sh * .2, ink, face @ move(x, -sh * .33, 0))
        keys = (("START",), ("REVIEW",)) if kind == "logger" else (("MAX/MIN",), ("RESET",))
        for k, (word,) in enumerate(keys):
            x = (k - .5) * wide * .42
            prism(moved(round_rectangle(wide * .33, .85, .4), x, -tall * .25), 1.75, 1.98, plastic(accent if k == 0 else "d8dde1", .4), .12, 4)
            text(word, .3, white if k == 0 else plastic("3a444d", .5), move(x, -tall * .25, 1.99), font="Inter-Bold")
        text("2 to 8 °C" if kind == "thermometer" else "TEMPERATURE LOGGER", .42 if kind == "thermometer" else .3, white, move(0, -tall * .40, 1.79), font="Inter-SemiBold")
        if kind == "logger":
            turned([(0, 0), (.14, 0), (0, .05)], glow("39e07a", 1.5), move(-wide * .32, tall * .435, 1.78))
            turned([(0, 0), (.14, 0), (0, .05)], glow("5a2a2a", 1), move(-wide * .2, tall * .435, 1.78))
    group(unit, move(-1.6, .8, tall / 2 + .1) @ turn_z(-8) @ turn_x(80))
    wire, steel = rubber("e6eaed" if kind == "thermometer" else "3a4149", .45), metal("d3d6d9", .14)
    end = (5.2, -2.0, 6.2) if probe_bottle else (3.0, -4.6, .3)
    tube([(1.2, 1.4, .8), (3.2, 2.8, .15), (6.2, 2.6, .12), (7.6, .2, .12), (6.0, -3.6, .12), (2.6, -4.4, .12), (1.4, -3.2, .14), (3.2, -2.0, .2),
          (6.8, -1.2, .3), (8.0, -1.6, 2.6), (6.8, -2.0, 6.6), (5.4, -2.0, 7.4), end] if probe_bottle else
         [(1.2, 1.4, .8), (3.2, 2.8, .15), (6.2, 2.2, .12), (6.6, -.8, .12), (4.6, -3.2, .12), (1.6, -3.0, .12), (1.2, -4.4, .14), end], .13, wire, per=18)
    if probe_bottle:
        turned([(0, 0), (1.2, 0, .2), (1.25, 4.6, .5), (.8, 5.0, .1), (.8, 5.2), (0, 5.2)], clear_plastic("e2f0f5", .5, .1), move(5.2, -2.0, 0))
        turned([(0, 5.0), (1.0, 5.0, .1), (1.0, 6.0, .15), (.2, 6.1), (0, 6.1)], plastic("f4f5f6", .35), move(5.2, -2.0, 0))
        turned([(0, .8), (.2, .9, .1), (.2, 6.3), (0, 6.3)], steel, move(5.2, -2.0, 0))
    else:
        turned([(0, 0), (.28, 0), (.28, 1.2), (.2, 1.3), (.2, 4.2, .15), (0, 4.3)], steel, move(3.0, -4.6, .3) @ turn_z(-10) @ turn_y(90))
