"""What pulse oximeters are plugged to: finger clip, soft sensor, plug and their cable (cm)."""
from studio.curves import superellipse, tube
from studio.cutting import carve, turned
from studio.geometry import prism
from studio.lettering import text
from studio.materials import plastic, rubber
from studio.placing import move, orient, turn_x, turn_y


def clip(shell, pad, hinge):
    """A finger clip lying flat, its mouth towards -y, the cable leaving at +y; about 6 cm long."""
    for low, high, long, tone in ((0, 1.0, 6.0, shell), (1.55, 2.6, 6.4, shell)):
        prism(superellipse(2.5, long, 5), low, high, tone, .38, 6)
    prism(superellipse(2.15, 4.6, 5), .75, 1.8, pad, .2, 4).location.y = -.55
    mouth = turned([(0, 0), (.78, 0), (.78, .25), (0, .25)], rubber("1a1c1f", .6), move(0, -2.9, 1.28) @ turn_x(90))
    mouth.scale.y = .62
    turned([(0, -1.34), (.5, -1.34, .1), (.5, 1.34, .1), (0, 1.34)], hinge, move(0, 1.2, 1.28) @ turn_y(90))
    for k in range(4):
        prism(superellipse(1.7, .16, 4), 2.5, 2.66, hinge, .06, 2).location.y = 1.5 + k * .4
    ink = plastic("dfe5ea", .5)
    turned([(0, 0), (.42, 0), (.42, .02), (0, .02)], ink, move(0, -1.7, 2.6))
    text("adult", .5, ink, move(0, -.4, 2.615))


def soft(size, colour, ink):
    """A soft one-piece silicone sensor, its mouth towards -y; size scales its girth."""
    skin = rubber(colour, .5)
    body = prism(superellipse(2.3 * size, 5.4, 3), 0, 2.0 * size, skin, .55 * size, 7)
    hole = turned([(0, -2.4), (.74 * size, -2.4), (.66 * size, .8), (.3, 1.8), (0, 1.9)], rubber("2b3138", .6), move(0, -1.2, 1.0 * size) @ turn_x(-90))
    body = carve(body, hole)
    for side in (1, -1):
        prism(superellipse(.16, 3.4, 4), .95 * size, 1.1 * size, ink, .04, 2).location.x = side * 1.13 * size
    turned([(0, 0), (.6 * size, 0), (.5 * size, .25, .1), (0, .3)], skin, move(0, -.4, 1.95 * size))
    return body


def plug(colour, at, towards):
    """A plug with its grip, its cable end at `at`, pointing `towards`."""
    item = turned([(0, 0), (.3, 0), (.42, .4, .1), (.8, .8, .2), (.9, 2.6, .2), (.62, 2.8), (.62, 3.9, .05), (0, 3.9)], plastic(colour, .4))
    orient(item, at, towards)
    gold = turned([(0, 3.9), (.5, 3.9), (.5, 4.0), (0, 4.0)], plastic("caa24a", .3))
    orient(gold, at, towards)


def cable(points, colour, radius=.17):
    """The cable along points, with a bend relief at its beginning."""
    skin = rubber(colour, .4)
    tube(points, radius, skin, per=20)
    tube(points[:2], radius * 2, skin, taper=lambda t: 1 - .5 * t)
