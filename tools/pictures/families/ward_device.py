"""What a ward measures with and its parts: Doppler, ECG machine, cable, clamps and paper, spirometer, calibration syringe; tray, tube, band, bag."""
import math

from mathutils import Vector

from families import _sampling as sampling
from studio.curves import catmull, fillet, round_rectangle, superellipse, tube
from studio.geometry import box, frame, prism, quad
from studio.labels import picture, words
from studio.lettering import text
from studio.materials import clear_plastic, metal, plastic, printed, rubber
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.surfaces import grid_surface, ripple, thicken
from studio.sweeps import coil

LOOKS = {"ecg": (-16, 34), "tray": (24, 40), "bag": (-8, 62), "doppler": (-14, 50), "probe": (-10, 50), "spirometer": (-14, 50), "paper": (24, 34),
         "syringe": (22, 28), "tube": (-8, 60), "cable": (-8, 60), "clamps": (-14, 44), "tourniquet": (-10, 44)}
VIEWS = {"front": lambda show="doppler", **_: {"azimuth": LOOKS[show][0], "elevation": LOOKS[show][1], "lens": 85}}
LIMBS = ("c0272d", "e8c31a", "2f8f4e", "23272b")


def screen(w, h, art, back="0d1a24"):
    """A display: an SVG drawn in tenths of a cm."""
    return quad(w, h, printed(picture(w, h, art, back), .25, .5))


def trace(w, h, rows, colour, thick=.5):
    """ECG curves: rows of beats across a field of w by h cm."""
    art = ""
    for row in range(rows):
        y, path = h * 10 * (row + .55) / rows, ""
        beat, tall = w * 10 / max(3, round(w / 2.2)), h * 9 / rows
        for k in range(max(3, round(w / 2.2))):
            x = k * beat
            path += "".join(f"L{x + beat * a:.2f} {y - tall * b:.2f}" for a, b in ((0, 0), (.18, 0), (.24, .1), (.3, 0), (.38, 0), (.41, -.1), (.45, .52 - .12 * (row % 2)), (.49, -.16), (.53, 0), (.64, .02), (.73, .18), (.82, 0), (1, 0)))
        art += f'<path d="M0 {y:.2f}{path}" fill="none" stroke="#{colour}" stroke-width="{thick}"/>'
    return art


def grid(w, h):
    """The red grid of ECG paper, 5 mm squares."""
    lines = "".join(f"M{k * 5} 0V{h * 10}" for k in range(int(w * 2) + 1)) + "".join(f"M0 {k * 5}H{w * 10}" for k in range(int(h * 2) + 1))
    return f'<path d="{lines}" stroke="#e58a86" stroke-width=".35" fill="none"/>'


def probe(colour="2f6fb0"):
    """A pencil probe along x, its face towards +x."""
    with Gathered() as things:
        lathe(fillet([(0, 0), (.5, 0), (.72, .6), (.78, 6.0), (.62, 8.2), (.5, 11.2), (.44, 11.4), (0, 11.4)], .12), plastic("f1f3f4", .36, .5), 64)
        lathe(fillet([(.47, 10.6), (.53, 10.7), (.5, 11.35), (.46, 11.45), (0, 11.45)], .05), plastic(colour, .4), 48)
        lathe([(.79, 5.0), (.8, 5.05), (.8, 5.7), (.785, 5.75)], plastic(colour, .4), 64)
        lathe(fillet([(0, -1.6), (.26, -1.6), (.36, -.2), (.5, 0)], .05), rubber("3a424a", .5), 32)
    return group(things, move(0, 0, .8) @ turn_y(90))


def doppler():
    """A pocket Doppler on its back with loudspeaker and display, its probe beside it on a coiled lead."""
    with Gathered() as unit:
        prism(superellipse(7.4, 14.4, 5), 0, 2.8, plastic("eef1f3", .36, .5), .7, 6)
        prism(superellipse(6.2, 5.2, 6), 2.78, 2.9, plastic("22303c", .3), .06, 3).matrix_world = move(0, 3.6, 0)
        art = words(27, 14, 4.4, "8 MHz", "bfe6f2", 600, "middle") + words(27, 26, 7, "VASC", "ffffff", 700, "middle") + '<path d="M4 36h4l2-9l3 12l2-3h7l2-9l3 12l2-3h7l2-9l3 12l2-3h6" fill="none" stroke="#5fd0e8" stroke-width=".9"/>'
        group([screen(5.4, 4.0, art, "10283a")], move(0, 3.6, 2.915))
        for row in range(5):
            for k in range(7):
                if (k - 3) ** 2 + (row - 2) ** 2 * 1.6 < 11:
                    lathe([(0, 2.79), (.2, 2.79), (.2, 2.81), (0, 2.81)], plastic("20262b", .7), 20).location = ((k - 3) * .62, -3.9 + (row - 2) * .62, 0)
        for k, (sign, tint) in enumerate((("–", "c9d2d8"), ("ON", "2f8f4e"), ("+", "c9d2d8"))):
            prism(superellipse(1.5, 1.0, 3), 2.78, 2.98, rubber(tint, .45), .1, 3).location = ((k - 1) * 2.0, -.4, 0)
            text(sign, .5, plastic("ffffff" if sign == "ON" else "2b333a", .5), move((k - 1) * 2.0, -.4, 3.0), font="Inter-Bold")
    group(unit, move(-3.6, 0, 0) @ turn_z(7))
    group(probe(), move(5.6, -6.4, 0) @ turn_z(82))
    tube([(5.4, -7.8, .8), (5.0, -9.0, .5), (2.8, -8.6, .3), (1.9, -4.0, .3), (2.0, 3.0, .3), (3.6, 8.0, .3), (1.4, 11.6, .5), (-2.6, 10.6, 1.0), (-4.2, 7.4, 1.4)], .2, rubber("3a424a", .4))


def ecg():
    """A portable ECG machine: sloping body, display with traces, keys, and printed paper that leaves its front."""
    shell, dark = plastic("eef1f3", .36, .5), plastic("26323c", .35)
    tall = lambda x, y: 5.2 + .13 * (y + 11)
    prism(round_rectangle(32, 24, 2.0), 0, tall, shell, .8, 5)
    prism(round_rectangle(32.2, 24.2, 2.0), 1.0, 1.5, plastic("2f6fb0", .4), .1, 2)
    slope = move(0, 0, 6.64) @ turn_x(math.degrees(math.atan(.13)))
    place = lambda items, x, y, z=.0: group(items, slope @ move(x, y, z))
    place([prism(round_rectangle(20.5, 13.4, .8), 0, .14, dark, .06, 3)], -4.2, 3.6)
    art = trace(19, 11.2, 6, "46d07a", .8) + words(4, 8, 5, "I", "9cc", 600) + words(168, 9, 7, "72", "46d07a", 700)
    place([screen(19, 12, art, "0a141b")], -4.2, 3.6, .16)
    for row in range(3):
        for k in range(3):
            place([prism(superellipse(2.2, 1.5, 4), 0, .25, rubber("dbe2e7", .5), .1, 3)], 8.2 + k * 2.7, 8.2 - row * 2.4)
    place([prism(superellipse(5.4, 2.6, 3), 0, .35, rubber("2f8f4e", .45), .12, 3), text("START", .95, plastic("ffffff", .5), move(0, 0, .37), font="Inter-Bold")], 10.9, -.6)
    place([prism(round_rectangle(23, 4.8, .6), 0, .16, plastic("d9e0e5", .4), .08, 3)], -3.4, -7.4)
    paper = printed(picture(21, 14, grid(21, 14) + trace(21, 12, 4, "1b2126", .6), "fdf3f1"), .6, .2)
    line = [(-12, 4.9, 0), (-13.4, 4.2, .15), (-15.2, 1.4, .5), (-17.2, .35, .8), (-25, .12, 1)]

    def sheet(u, v):
        points = catmull([Vector((0, y, z)) for y, z, _ in reversed(line)], 12)
        p = points[min(len(points) - 1, int(v * (len(points) - 1)))]
        return Vector((-3.4 + (u - .5) * 21, p.y, p.z + .05))
    grid_surface(8, 48, sheet, paper, angle=180)["flat"] = 0
    tube([(16, 4, 2.2), (18.5, 4, 1.8), (20, 1, .5), (19.4, -6, .35), (20.4, -12, .35)], .42, rubber("4a545c", .45))


def cable():
    """A ten-lead cable: trunk, yoke, leads that end in coloured plugs."""
    grey = rubber("6a747c", .45)
    ring = [Vector(p) for p in coil(-6.5, 3.5, 5.2, 3, .7, 120, .6)]
    tube(ring[::4] + [Vector((-3.0, -2.2, .6)), Vector((-.6, -3.4, .6))], .34, grey)
    box(4.4, 2.6, 1.0, (0, 0, 0), plastic("dfe4e8", .4), .3).matrix_world = move(1.2, -4.0, 0) @ turn_z(-24)
    prism(round_rectangle(4.0, 3.4, .5), 0, 1.6, plastic("3a424a", .4), .25, 4).matrix_world = move(ring[0].x - .6, ring[0].y + 1.6, 0) @ turn_z(28)
    for k, tint in enumerate(LIMBS + ("c0272d", "e8c31a", "2f8f4e", "7a4a24", "23272b", "6b3f9f")):
        a = math.radians(58 - k * 16.5)
        reach = 12.5 + (1.6 if k % 2 else 0)
        end = Vector((2.4 + reach * math.cos(a), -4.2 + reach * math.sin(a), .4))
        mid = Vector((2.4 + reach * .5 * math.cos(a + .16), -4.2 + reach * .5 * math.sin(a + .16), .25))
        tube([(1.2, -4.0, .5), mid, end], .15, grey)
        with Gathered() as tip:
            lathe(fillet([(.18, -.4), (.42, 0), (.42, 2.0), (.3, 2.2), (0, 2.2)], .06), plastic(tint, .4, .45), 32)
            lathe([(.2, 2.2), (.2, 3.6), (0, 3.65)], metal(), 24)
        group(tip, move(end.x, end.y, .44) @ turn_z(math.degrees(a)) @ turn_y(90))


def clamps():
    """Four limb clamps in the European colours."""
    for k, tint in enumerate(LIMBS):
        skin = plastic(tint, .38, .5)
        with Gathered() as things:
            for side, high in ((1, 0), (-1, 0)):
                outline = [(-6.2, side * .5), (-2.0, side * .7), (0, side * 1.1), (3.0, side * 2.9), (6.0, side * 2.5), (7.4, side * 1.3), (7.0, side * 1.0), (5.6, side * 1.9), (3.2, side * 2.2), (.4, side * .3), (-2.0, side * .1), (-6.2, side * .05)]
                prism(outline if side < 0 else list(reversed(outline)), 0, 2.2, skin, .16, 3)
            box(3.0, .22, 1.7, (4.4, 1.95, .25), metal("d6d9db", .25), .06)
            lathe(fillet([(0, .1), (.7, .1), (.7, 2.35), (0, 2.35)], .08), plastic("dfe4e8", .4), 32).location = (-.4, 0, 0)
            lathe([(.24, 0), (.24, 1.0), (0, 1.0)], metal(), 24).matrix_world = move(4.4, 2.3, 1.1) @ turn_x(-90)
        group(things, move(-8.4 + (k % 2) * 15.5, 3.6 - (k // 2) * 8.4, 0) @ turn_z(8 - 5 * k))


def paper():
    """A block of z-fold paper with its first sheet lifted and folded over."""
    w, d = 21, 15
    sheets = "".join(f'<path d="M0 {k * .9}H210" stroke="#d8cfc8" stroke-width=".25"/>' for k in range(40))
    box(w, d, 3.4, (0, 0, 0), plastic("faf6f3", .7), .02)
    group([quad(w, 3.4, printed(picture(w, 3.4, sheets, "faf6f3"), .7, .2))], move(0, -d / 2 - .012, 1.7) @ turn_x(90))
    group([quad(d, 3.4, printed(picture(d, 3.4, sheets, "f6f1ee"), .7, .2))], move(w / 2 + .012, 0, 1.7) @ turn_z(90) @ turn_x(90))
    red = printed(picture(w, d, grid(w, d), "fdf3f1"), .6, .2)
    group([quad(w, d, red)], move(0, 0, 3.42))
    flap = lambda u, v: Vector(((u - .5) * w, -d / 2 - d * .62 * v, 3.46 - 3.3 * min(1, v * 1.7) ** 1.6 + .12 * ripple(u * 3, v * 3, 1, 2)))
    grid_surface(20, 50, flap, printed(picture(w, d * .62, grid(w, d * .62), "fdf3f1"), .6, .2), angle=180)


def spirometer():
    """A hand-held spirometer on its back: display with a flow-volume curve, keys, turbine on top with a filter in it."""
    prism(superellipse(8.4, 17, 5), 0, 3.2, plastic("f1f3f4", .36, .5), .8, 6)
    prism(superellipse(8.8, 17.4, 5), .9, 1.5, rubber("2f8fb8", .45), .2, 3)
    prism(round_rectangle(7.0, 8.6, .6), 3.18, 3.3, plastic("22303c", .3), .06, 3).location.y = 2.6
    axis = '<path d="M8 6V70M4 46H58" stroke="#7f93a3" stroke-width=".6"/>'
    curve = '<path d="M8 46C11 20 13 12 16 11C24 18 36 34 52 46C46 60 22 66 8 46" fill="none" stroke="#ffb02e" stroke-width="1.3"/>'
    group([screen(6.2, 7.6, axis + curve + words(30, 12, 4.6, "FEV1 3.24 L", "ffffff", 600) + words(30, 19, 4.6, "FVC 4.05 L", "ffffff", 600), "10202e")], move(0, 2.6, 3.315))
    for k, tint in enumerate(("dbe2e7", "2f8f4e", "dbe2e7")):
        prism(superellipse(1.9, 1.3, 3), 3.18, 3.42, rubber(tint, .45), .12, 3).location = ((k - 1) * 2.4, -4.4, 0)
    with Gathered() as head:
        lathe(fillet([(1.2, -3.6), (1.6, -3.6), (1.6, 3.0), (1.2, 3.0)], .08), clear_plastic("e6f0f4", .4, .1), 64)
        lathe(fillet([(1.6, -1.6), (1.9, -1.5), (1.9, 1.5), (1.6, 1.6)], .08), plastic("2f8fb8", .4), 64)
    group(head, move(0, 10.0, 1.9) @ turn_y(-90))
    group(sampling.breath_filter("2f8fb8"), move(-7.0, 10.0, -1.4))


def syringe():
    """A three-litre calibration syringe lying on its feet: clear barrel, end plates, rod with its grip, port."""
    skin, dark = plastic("f1f3f4", .36, .5), plastic("2f4a66", .4)
    with Gathered() as things:
        lathe([(6.0, 0), (6.2, 0), (6.2, 26), (6.0, 26)], clear_plastic("eef4f7", .3, .1), 96)
        lathe(fillet([(0, 14), (5.9, 14), (5.9, 17), (0, 17)], .2), plastic("3a4650", .5), 96)
        lathe([(0, 16), (.9, 16), (.9, 34), (0, 34)], metal("d6d9db", .25), 48)
        lathe(fillet([(0, 33.5), (2.6, 33.5), (2.6, 36.5), (0, 36.5)], .5), dark, 64)
        for z in (-1.4, 25.6):
            lathe(fillet([(0, z), (6.9, z), (6.9, z + 2.0), (0, z + 2.0)], .3), skin, 96)
        lathe(fillet([(1.2, -5.4), (1.5, -5.4), (1.5, -1.2), (0, -1.2)], .1), dark, 64)
    group(things, move(-15, 0, 7.4) @ turn_y(90))
    for x in (-15.4, 11.6):
        box(2.6, 11, 3.0, (x, 0, 0), skin, .3)
    text("3 L", 3.4, plastic("22303c", .5), move(-6.5, -5.5, 10.6) @ turn_x(60), font="Inter-Bold")


def tray(colour):
    """An open wipe-clean tray with round corners and a rim."""
    skin = plastic(colour, .34, .5, .15)
    prism(round_rectangle(25, 18, 2.0), 0, .3, skin, .1, 3)
    for k in range(10):
        grow = k * .22
        frame(round_rectangle(25 + grow, 18 + grow, 2.0 + grow / 2), round_rectangle(24.4 + grow, 17.4 + grow, 1.8 + grow / 2), move(0, 0, .2 + k * .36), skin, .38, .05)
    frame(round_rectangle(29, 22, 3.0), round_rectangle(26.2, 19.2, 2.6), move(0, 0, 3.75), skin, .3, .12)


def feeding_tube(colour, skin, girth, wire):
    """A nasogastric tube in a coil with its coloured connector and marks; wire: the guide wire stands out of its end."""
    line = [Vector(p) for p in coil(0, 0, 7.0, 3, .5, 150, .8)]
    hose = clear_plastic(skin, .72, .2)
    first, last = line[0], line[-1]
    whole = [Vector((first.x - 3.5, first.y - 4.5, .4))] + line[::4] + [Vector((last.x - 1.0, last.y - 4.8, .4)), Vector((last.x + 1.2, last.y - 8.6, .4))]
    tube(whole, girth, hose)
    dense = catmull(whole, 30)
    for k in range(1, 9):
        i = 60 + k * 22
        tube([dense[i], dense[i + 1], dense[i + 2]], girth + .015, plastic("2b333a", .5), smooth=False)
    with Gathered() as end:
        lathe(fillet([(girth, -1.2), (girth + .14, -1), (.5, .4), (.62, .6), (.62, 2.6), (.78, 2.7), (.78, 3.6), (.5, 3.6)], .06), plastic(colour, .4, .45), 48)
        if wire:
            lathe([(.06, 3.0), (.06, 6.6), (0, 6.6)], metal(), 16)
            lathe(fillet([(0, 6.4), (.55, 6.4), (.55, 8.0), (0, 8.0)], .1), plastic("f2f4f5", .4), 32)
    direction = math.degrees(math.atan2(dense[-1].y - dense[-6].y, dense[-1].x - dense[-6].x))
    group(end, move(dense[-1].x, dense[-1].y, .8) @ turn_z(direction) @ turn_y(90))


def tourniquet(colour):
    """An elastic band in a loose loop, its buckle in front and its free end beside it."""
    skin = plastic(colour, .8, .15, grain=6)
    thicken(grid_surface(140, 8, lambda u, v: Vector((8.4 * math.sin(.3 + 5.7 * u), -5.4 * math.cos(.3 + 5.7 * u), .1 + 2.5 * v)), skin, angle=180), .16)
    with Gathered() as buckle:
        box(5.0, 1.1, 3.2, (0, 0, 0), plastic("f2f4f5", .38, .5), .25)
        box(2.0, .6, 2.2, (-.7, -.6, .5), plastic("2f8f4e", .4, .45), .2)
    group(buckle, move(-.2, -5.5, 0) @ turn_z(-2))
    thicken(grid_surface(40, 8, lambda u, v: Vector((-2.4 - 7.5 * u, -5.6 - 1.6 * u - .8 * math.sin(u * 4), .1 + 2.5 * v)), skin, angle=180), .16)


def bag():
    """Two specimen bags lying: clear film, orange print, seal line, pocket for the form."""
    w, h = 16, 25
    arcs = "".join(f'<g transform="rotate({120 * k} 80 108)"><path d="M74.5 89A11 11 0 1 0 85.5 89" fill="none" stroke="#d8541a" stroke-width="4"/></g>' for k in range(3))
    sign = arcs + '<circle cx="80" cy="108" r="10" fill="none" stroke="#d8541a" stroke-width="2.6"/><circle cx="80" cy="108" r="2.6" fill="#e4eef3"/>'
    art = ('<rect x="4" y="14" width="152" height="3" fill="#2f6fb0" opacity=".7"/><rect x="4" y="19" width="152" height="1" fill="#2f6fb0" opacity=".5"/>'
           + words(80, 60, 15, "SPECIMEN", "d8541a", 800, "middle") + sign + words(80, 146, 8.5, "One patient’s samples only", "d8541a", 600, "middle")
           + '<rect x="12" y="160" width="136" height="76" rx="3" fill="none" stroke="#2f6fb0" stroke-width="1.2"/>' + words(80, 202, 9, "Request form here", "2f6fb0", 600, "middle"))
    skin = printed(picture(w, h, art, "e4eef3"), .22, .6)
    for k, (x, y, turn) in enumerate(((2.6, 1.8, -9), (-2.4, -.8, 7))):
        shape = lambda u, v, k=k: Vector(((u - .5) * w, (v - .5) * h, .25 + .5 * k + .22 * ripple(u * 2.4, v * 3.6, k, 3 + k) + .05 * ripple(u * 9, v * 12, 0, 5 + k)))
        group([grid_surface(90, 130, shape, skin, angle=180)], move(x, y, 0) @ turn_z(turn))


def build(show="doppler", colour="2f6fb0", skin="f2efe6", girth=.17, wire=True):
    """show: doppler, probe, ecg, cable, clamps, paper, spirometer, syringe, tray, tube, tourniquet or bag; colour, skin: of the goods;
    girth (cm), wire: of a tube."""
    if show == "probe":
        for k, (y, tint) in enumerate(((3.0, "2f6fb0"), (-2.6, "b0562a"))):
            group(probe(tint), move(-1.5, y, 0) @ turn_z(8 - 4 * k))
            tube([(-3.0, y - .2, .8), (-5.0, y - .8, .4), (-7.2, y + .8, .25), (-8.4, y + 2.4 - k * 3, .25)], .18, rubber("3a424a", .4))
    elif show == "tube":
        feeding_tube(colour, skin, girth, wire)
    elif show in ("tray", "tourniquet"):
        (tray if show == "tray" else tourniquet)(colour)
    else:
        dict(doppler=doppler, ecg=ecg, cable=cable, clamps=clamps, paper=paper, spirometer=spirometer, syringe=syringe, bag=bag)[show]()
