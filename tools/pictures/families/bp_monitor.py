"""An upper-arm blood-pressure monitor with its cuff and hose: shape, colours, display, readings, keys, words."""
import math

from families._arm_cuff import arm_cuff
from studio.curves import fillet, round_rectangle, tube
from studio.geometry import box, lathe, mesh, prism, quad, slab
from studio.lettering import seven_segments, text
from studio.materials import glow, plastic, rubber
from studio.placing import Gathered, group, move, orient, turn_x, turn_z



def detail(shape="square", **_):
    """The display; the desk shape has a taller and higher one."""
    return {"azimuth": -12, "elevation": 50, "focus": (-.6, 1.6, 7.0, 7.9) if shape == "desk" else (-.6, 0, 4.4, 6.6), "fill": 1.06}


VIEWS = {"front": {"azimuth": 18, "elevation": 30, "fill": .87}, "detail": detail}
# width, depth, height of the front edge, rise to the back, corner radius (cm)
SHAPES = {"square": (13.2, 11.4, 2.7, 3.0, 2.3), "wide": (16.4, 10.4, 2.9, 2.2, 1.6), "oval": (14.2, 10.6, 2.4, 2.8, 4.4),
          "desk": (13.6, 15.8, 2.6, 7.4, 1.5)}
TRAFFIC_LIGHT = ("36c27a", "36c27a", "f4c542", "f08a3c", "e5484d")


def heart(material, matrix, size=.022):
    """The pulse symbol, flat."""
    points = []
    for k in range(48):
        t = 2 * math.pi * k / 48
        points.append((size * 16 * math.sin(t) ** 3, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)), 0))
    item = mesh(points, [tuple(reversed(range(48)))], material, None, "heart")
    item["flat"] = 1
    item.matrix_world = matrix


def display(place, width, depth, screen, readings, scale_bar):
    """Bezel, screen, three readings with their names; screen: dark (light digits) or light (grey LCD)."""
    dark = screen == "dark"
    bezel = plastic("15191d" if dark else "2a3138", .16, .5, coat=.5, name="bezel")
    ground = plastic("0c1114" if dark else "b9c4bd", .24, .4, name="screen")
    digit = glow("e9f7f4", .95) if dark else plastic("20282a", .5)
    quiet = glow("b9c7c9", .8) if dark else plastic("3d4748", .5)
    slab(round_rectangle(width, depth, .7), place @ move(0, 0, -.02), bezel, .10, .05, 4)
    slab(round_rectangle(width - .9, depth - .9, .3, 6), place @ move(0, 0, .083), ground, .008, 0)
    face = place @ move(0, 0, .098)
    w, h = width - 1, depth - 1
    rows = [(.305, .26, "SYS", "mmHg"), (-.048, .26, "DIA", "mmHg"), (-.348, .165, "PULSE", "/min")]
    for (y, tall, name, unit), value in zip(rows, readings):
        right = w * .5 - (.75 if scale_bar else .35)
        digits = h * tall
        span = len(value) * digits * .82 - digits * .28
        seven_segments(value, digits, digit, face @ move(right - span / 2 - .1, y * h))
        text(name, h * .062, digit, face @ move(-w * .455, (y + tall * .27) * h, .003), "LEFT", "Inter-Bold")
        text(unit, h * .046, quiet, face @ move(-w * .455, (y + tall * .27 - .07) * h, .003), "LEFT")
    heart(glow("ff6b6b") if dark else plastic("20282a", .5), face @ move(-w * .13, rows[2][0] * h, .002), .0028 * h)
    for y in (.129, -.215):
        quad(w * .92, .025, quiet, face @ move(0, y * h, .002))
    if scale_bar:
        for k, colour in enumerate(TRAFFIC_LIGHT):
            quad(.14, h * .165, glow(colour), face @ move(w * .468, h * (-.38 + .19 * k), .002))


def keys(place, depth, shell, accent, ring, keys_shape, small_words):
    """START/STOP and two small keys; keys_shape: round or bar."""
    grey, ink, white = plastic(ring, .4), plastic("5a6570", .5), plastic("eef2f5", .5)
    colour = plastic(accent, .28, .5, name="accent")
    top = place @ move(0, depth * .2)
    if keys_shape == "round":
        ridge = lathe([(0, 0), (1.45, 0), (1.45, .06), (1.35, .10), (1.3, .04), (0, .04)], grey)
        ridge.matrix_world = top @ move(0, 0, -.01)
        knob = lathe(fillet([(0, -.1), (1.24, -.1), (1.24, .2, .1), (.9, .26, .2), (0, .22)], .08, 6), colour)
        knob.matrix_world = top
        lift = .30
    else:
        knob = prism(round_rectangle(2.3, 2.9, .7), -.05, .24, colour, .12, 4)
        knob.matrix_world = top
        lift = .252
    text("START", .40, white, top @ move(0, .27, lift), font="Inter-Bold")
    text("STOP", .40, white, top @ move(0, -.25, lift), font="Inter-Bold")
    for k, words in enumerate(small_words):
        spot = place @ move(0, depth * (-.06 - .18 * k))
        key, hollow = prism(round_rectangle(1.9, 1.05, .5), -.05, .18, shell, .08, 4), prism(round_rectangle(2.04, 1.19, .56), -.05, .015, grey, 0)
        key.matrix_world = hollow.matrix_world = spot
        text(words, .42, ink, spot @ move(0, 0, .185), font="Inter-Bold")


def build(shape="square", shell="f1f3f4", base="c9ced3", accent="1769c4", cuff="2c3a4e", cuff_words="22–42 cm", screen="dark",
          readings=("124", "79", "64"), scale_bar=True, keys_shape="round", small_words=("M", "SET"), word="", brand=""):
    """shape: square, wide, oval, desk. shell, base, accent, cuff: colours. cuff_words: the arm's range on the cuff. screen: dark or
    light. readings: systolic, diastolic, pulse. scale_bar: coloured bar beside them. keys_shape: round or bar; small_words: the
    two small keys; word: the model's plain name below the screen; brand: for own-label goods."""
    width, depth, front, rise, corner = SHAPES[shape]
    white, grey, hose = plastic(shell, .32, .45, name="shell"), plastic(base, .4), rubber("3a4149", .4)
    slope = math.atan2(rise, depth)
    middle = front + rise / 2
    prism(round_rectangle(width, depth, corner, 14), .25, lambda x, y: middle + math.tan(slope) * y, white, .55, 8)
    prism(round_rectangle(width - .5, depth - .5, corner - .2, 14), 0, .5, grey, .1, 3)
    for x in (-1, 1):
        for y in (-1, 1):
            box(1, 1, .1, (x * (width / 2 - corner * .5 - .9), y * (depth / 2 - corner * .5 - .9), -.08), grey, .04)
    face = move(0, 0, middle) @ turn_x(math.degrees(slope))
    deep = math.hypot(depth, rise)
    screen_width, screen_depth = width - 4.9, min(deep - 2.6, 11.2)
    display(face @ move(-1.55, (deep - screen_depth) / 2 - .95), screen_width, screen_depth, screen, readings, scale_bar)
    keys(face @ move(width / 2 - 2.05, (deep - 11.4) * .3), min(deep, 11.8), white, accent, base, keys_shape, small_words)
    name = word or brand
    if name:
        text(name, .58, plastic("5a6570", .5), face @ move(-1.55, -deep / 2 + .98, .012))
    with Gathered() as roll:
        arm_cuff(cuff, cuff_words)
    far = depth / 2 + 4.1
    left = -width / 2
    group(roll, move(left - 2.6, far) @ turn_z(38))
    tube([(left + .05, 1.2, 1.7), (left - 1.6, 1.0, 1.4), (left - 3.6, -.8, .5), (left - 6.4, -2.2, .32), (left - 9.6, -.6, .32), (left - 10.7, far - 6.6, .32),
          (left - 9.6, far - 3.6, .5), (left - 8.1, far - 2.4, 1.2), (left - 7.3, far - 1.9, 2.6), (left - 6.8, far - 1.6, 4.2)], .33, hose, per=18)
    plug = lathe(fillet([(.36, 0), (.62, 0, .05), (.62, .9, .08), (.42, 1.1, .1), (.42, 2.0, .05), (.34, 2.05)], .04, 4), hose, 48)
    orient(plug, (left + .25, 1.2, 1.7), (-1, -.02, -.12))
