"""An aneroid sphygmomanometer with its cuff: palm, trigger, integrated, hand or desk pattern; or the cuff alone."""
from families import _gauge as parts
from studio.curves import round_rectangle, superellipse
from studio.cutting import turned
from studio.geometry import box, prism
from studio.materials import fabric, metal, plastic
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.sweeps import ribbon

SEEN = {"azimuth": 10, "elevation": 34, "lens": 85, "accent": 1.3}


def detail(pattern="palm", **_):
    """The dial from near."""
    spot = {"palm": (2.2, -6.2, 4.5, 5), "trigger": (2.2, -6.2, 4.5, 5), "desk": (-1, -3, 9, 9), "integrated": (0, -7, 6.6, 5.4),
            "hand": (6, -8, 1.5, 5), "cuff": (0, -5, 6.5, 5.5)}[pattern]
    return {**SEEN, "elevation": 40, "focus": spot, "fill": 1.0}


VIEWS = {"front": SEEN, "detail": detail}


def palm(ring, steel, rubber_colour, accent, trigger):
    """Gauge on the bulb, one behind the other, leaning so that the dial looks at the buyer; lies along x."""
    with Gathered() as pump:
        parts.bulb(rubber_colour, steel, 10.2, 2.5, valve=not trigger)
    group(pump, move(-1.4, 0, .1) @ turn_z(-90))
    with Gathered() as head:
        parts.gauge(2.95, ring, accent, 0, 1.9, "2b3036" if trigger else None)
        if trigger:
            prism(superellipse(3.4, 4.6, 4), -1.9, .3, plastic("2b3036", .45, grain=60), .5, 6).location.y = -1.4
        else:
            turned([(0, -1.6), (1.0, -1.6), (.9, 0), (0, 0)], steel)
            ribbon([(0, -1.0, -.2), (0, -3.0, -.3), (0, -4.4, -.9), (0, -5.4, -2.0)], 1.5, .2, steel, (1, 0, 0))
    group(head, move(-3.6, -.3, 4.4) @ turn_z(70) @ turn_x(16))
    if trigger:
        lever = prism(superellipse(1.2, 3.0, 3), 0, .7, plastic("3f464d", .4), .25, 5)
        lever.matrix_world = move(-2.0, -2.7, 2.6) @ turn_x(70) @ turn_z(60)


def build(pattern="palm", cuff="27344b", trim="1a2233", width=13.0, around=12.0, ring="d5d8db", rubber_colour="1f2226", accent="b3272d",
          words="ADULT", lines=("25 – 40 cm",), gloss=.1, bumper="2b3036", case="", hoses=1):
    """pattern: palm, trigger, integrated, hand, desk or cuff; cuff, trim: cloth; width, around: rolled cuff in cm; ring: gauge metal;
    words, lines: printed on the cuff; case: colour of a zip case laid beside; hoses: 1 or 2."""
    steel = metal("d3d6d9", .14)
    finish = metal(ring, gloss) if pattern not in ("desk", "trigger") else plastic(ring, .35)
    with Gathered() as roll:
        parts.cuff(width, around, cuff, trim, words, lines)
        if pattern in ("cuff", "integrated"):
            port = plastic("30363c", .4)
            seat = move(around * .02, -around * .5 - .1, width * (.3 if pattern == "cuff" else .42)) @ turn_x(90)
            turned([(0, 0), (1.5, 0), (1.4, .5, .2), (.6, .6), (.6, .9), (0, .9)], port, seat)
    group(roll, move(-1.5, 5.2, 0) if pattern not in ("cuff", "integrated") else move(0, 0, 0))
    if pattern in ("palm", "trigger"):
        with Gathered() as pump:
            palm(finish, steel, rubber_colour, accent, pattern == "trigger")
        group(pump, move(4.4, -6.2, 0) @ turn_z(-14))
        parts.hose([(.6, -5.4, 2.6), (-3.0, -4.6, 1.6), (-8.0, -4.5, .4), (-11.0, -1.0, .4), (-10.2, 3.6, 1.2), (-7.3, 4.0, 5.0)])
    elif pattern == "hand":
        with Gathered() as dial:
            parts.gauge(2.9, finish, accent, 0, 1.8)
        group(dial, move(6.2, -8.0, .6) @ turn_z(8) @ turn_x(10))
        with Gathered() as pump:
            parts.bulb(rubber_colour, steel)
        group(pump, move(-7.2, -11.2, 0) @ turn_z(-62))
        parts.hose([(-8.4, -11.6, 2.5), (-11, -10.4, 1), (-11.6, -4, .4), (-9.6, 2, 1), (-7.2, 3.6, 5)])
        parts.hose([(6.0, -5.1, 1.3), (5.2, -2.0, .6), (5.5, .4, 1.2), (4.0, 1.2, 4)])
    elif pattern == "integrated":
        with Gathered() as dial:
            parts.gauge(2.75, finish, accent, 0, 1.8, bumper)
        group(dial, move(around * .02, -around * .5 - 1.0, width * .42) @ turn_x(82))
        with Gathered() as pump:
            parts.bulb(rubber_colour, steel)
        group(pump, move(9.6, -6.5, 0) @ turn_z(-20))
        parts.hose([(9.0, -8.2, 2.5), (7.6, -10.6, 1.6), (3.4, -10.8, .4), (1.0, -8.6, .6), (.6, -7.2, 1.6), (.3, -7.0, width * .42 - 2.6)])
    elif pattern == "desk":
        with Gathered() as dial:
            parts.gauge(7.2, finish, accent, 0, 3.2, square=True)
        group(dial, move(-4.5, -1.8, 8.6) @ turn_z(-6) @ turn_x(68))
        group([box(15.5, 7.5, 1.6, (-4.5, 0, 0), plastic(rubber_colour, .4), .5, 6), box(8, 4.2, 10, (-4.5, 2.4, .8), plastic(rubber_colour, .4), .6, 6)], turn_z(-6))
        with Gathered() as pump:
            parts.bulb(rubber_colour, steel)
        group(pump, move(7.2, -8.6, 0) @ turn_z(-35))
        group(roll, move(12.5, -1.0, 0))
        parts.hose([(6.2, -9.8, 2.5), (3.2, -10.6, .8), (-1.5, -8.6, .4), (1.5, -5.4, .4), (5.2, -3.0, .6), (6.6, .6, 3.0), (6.0, 2.6, 5.0)])
    else:
        for k in range(hoses):
            parts.hose([(around * .02 + k * .5, -around * .5 - .8, width * .3), (1.8 + k, -around * .5 - 3.2, width * .22), (5.4 + k, -around * .5 - 3.6, .5),
                        (9.5 + k, -around * .5 - .6, .4), (11.5 + k, -around * .5 + 3.4, .4)])
        turned([(.3, 0), (.55, .1), (.5, 1.2), (.32, 1.6), (.32, 2.0)], steel, move(11.5, -around * .5 + 3.2, .45) @ turn_z(-26) @ turn_x(-90))
    if case:
        cloth = fabric(case, "twill", 7, .3, .5)
        prism(round_rectangle(20, 11, 2.2), 0, 3.0, cloth, 1.1, 8).matrix_world = move(10.5, 8.2, 0) @ turn_z(-12)
