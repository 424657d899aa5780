"""A handheld pulse oximeter with its sensor on a cable: colours, screen, keys; or a sensor alone (clip or soft) with its cable."""
from families import _probe as probe
from studio.curves import round_rectangle, superellipse
from studio.geometry import prism, quad
from studio.lettering import seven_segments, text
from studio.materials import glow, plastic, rubber
from studio.placing import Gathered, group, move, turn_z
from studio.sweeps import coil

VIEWS = {"front": {"azimuth": -6, "elevation": 58, "lens": 85, "key_elevation": 46},
         "detail": lambda show="device", **_: {"azimuth": -10, "elevation": 62, "fill": 1.0,
                                              "focus": (0, 1.6, 3, 5.2) if show == "device" else (0, -4, 1, 5)}}


def device(width, height, shell, bumper, first, second, keys, spo2, pulse, screen):
    """The instrument on its back: soft bumper, shell, screen, keys."""
    prism(superellipse(width + .5, height + .5, 5), 0, 2.5, rubber(bumper, .5), .7, 8)
    prism(superellipse(width - .5, height - .5, 5.5), 2.4, 2.95, plastic(shell, .34, grain=70), .25, 6)
    wide, tall, y = width - 1.5, height * .40, height * .19
    prism(round_rectangle(wide, tall, .35), 2.9, 3.0, plastic("080a0c", .3, .3), .05, 3).location.y = y
    face, one, two, quiet = move(0, y, 3.015), glow(first, 1.4), glow(second, 1.4), plastic("c3ccd3", .5)
    size = tall * (.34 if screen == "led" else .28)
    if screen == "lcd":
        quad(wide * .93, tall * .9, glow("b9c8b4", .82), face @ move(0, 0, -.006))
        one = two = quiet = plastic("1c2420", .6)
    seven_segments(spo2, size, one, face @ move(wide * .12, tall * .22))
    seven_segments(pulse, size, two, face @ move(wide * .12, -tall * .24))
    for word, place in (("%SpO₂", .36), ("bpm", -.1)):
        text(word, size * .26, quiet, face @ move(-wide * .33, tall * place, .003))
    for k in range(8):
        quad(wide * .07, tall * .055, one, face @ move(-wide * .33, -tall * .42 + k * tall * .05, .003)) if k < 5 else None
    for row, names in enumerate(keys):
        for k, name in enumerate(names):
            x, ky = (k - (len(names) - 1) / 2) * width * .3, -height * (.13 + .13 * row)
            prism(superellipse(1.5, 1.1, 3), 2.9, 3.12, rubber("e8ecef" if name != "ON" else "3f9b57", .45), .12, 4).location = (x, ky, 0)
            text(name, .42 if len(name) < 3 else .26, plastic("38424c" if name != "ON" else "ffffff", .5), move(x, ky, 3.13), font="Inter-Bold")


def build(show="device", width=7.0, height=13.8, shell="e9edf0", bumper="3c5a78", first="ff3a2a", second="ff3a2a", spo2="97", pulse="76",
          screen="led", keys=(("–", "SET", "+"), ("MUTE", "ON", "LOG")), sensor="clip", sensor_colour="3a4652", cable="4b5660", rings=2.2, girth=1.0):
    """show: device or sensor; width, height in cm; screen: led or lcd; keys: rows of signs; sensor: clip or soft; rings: how much cable lies there;
    girth: size of a soft sensor."""
    if show == "device":
        with Gathered() as unit:
            device(width, height, shell, bumper, first, second, keys, spo2, pulse, screen)
        group(unit, move(-3.2, 0, 0) @ turn_z(6))
        with Gathered() as finger:
            probe.clip(plastic(sensor_colour, .4), rubber("78838d", .5), plastic("20252a", .4))
        group(finger, move(4.7, -4.0, 0) @ turn_z(18))
        probe.plug("2b3138", (-3.6, 10.9, 1.3), (-.1, -1, 0))
        probe.cable([(-3.6, 10.9, 1.3), (-3.2, 12.4, 1.0), (-.5, 13.2, .3), (3.6, 11.2, .2), (6.9, 7.0, .2), (7.0, 3.0, .2), (4.6, 2.6, .2), (3.5, 5.0, .3),
                     (5.4, 6.6, .5), (7.2, 4.2, .5), (5.6, .6, .6), (3.9, -1.2, 1.2)], cable)
        return
    with Gathered() as finger:
        if sensor == "clip":
            probe.clip(plastic(sensor_colour, .4), rubber("78838d", .5), plastic("20252a", .4))
        else:
            probe.soft(girth, sensor_colour, plastic("f1f4f6", .5))
    group(finger, move(0, -5.2, 0) @ turn_z(-20))
    loops = coil(.6, 3.4, 4.3, rings, .42, -130, .7)
    end = loops[-1]
    probe.cable([(1.06, -2.4, 1.2), (1.1, -1.3, .8), (-.4, -.3, .3)] + loops[::4] + [(end[0] + 1.6, end[1] - 1.0, .6), (6.6, -2.2, .5), (6.0, -5.0, .9)], cable)
    probe.plug("2b3138", (6.0, -5.0, .9), (-.3, -1, 0))
