"""Care goods lying on z=0 before their box: strap, foam applicator, slip-tip syringe, four bandages, solution bag, knitted sleeve, tubular bandage (cm)."""
import math

from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse, tube, tubes
from studio.cutting import cutout, moved
from studio.geometry import box, prism, quad
from studio.labels import picture, words
from studio.materials import clear_plastic, fabric, plastic, printed, rubber, shade
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.rings import lathe
from studio.smallgoods import lay
from studio.surfaces import grid_surface, ripple, thicken


def strap(colour="e6cfae", length=26.0, width=3.0, seed=1.0):
    """A catheter strap along x: stretch band, hook-and-loop tab at its end, the narrow cross-tab that grips the catheter, and that catheter."""
    band = fabric(colour, "knit", 7, .5, .9, name="band", blend="MULTIPLY")
    hook, loop = fabric("3a4a5c", "crepe", 9, .5, .9, name="hooks"), plastic("f4f6f8", .6, .2, name="tab")
    wave = lambda x: .16 + .5 * max(0, math.sin(x * .24 + seed)) ** 2
    with Gathered() as things:
        thicken(grid_surface(120, 12, lambda u, v: Vector(((u - .5) * length, (v - .5) * width, wave((u - .5) * length))), band, angle=180), .14)
        # The end tab with its hooks, rounded.
        end = lambda u, v: Vector((length / 2 - .8 + 4.4 * u, (v - .5) * (width - .3) * (1 - .5 * max(0, u - .7) ** 2 / .09 * .5), wave(length / 2) + .12 + .9 * u * u))
        thicken(grid_surface(30, 10, end, hook, angle=180), .16)
        x = -length * .16
        z = wave(x) + .12
        box(2.6, width + 1.0, .12, (x, 0, z), loop, .05)
        # The catheter lies across the band; the tab is folded over it.
        yellow = plastic("dcae5e", .4, .5, name="catheter")
        tube([(x - .6, -7.0, .4), (x - .2, -3.4, .6), (x, 0, z + .5), (x + .1, 3.4, .6), (x + .9, 6.6, .4)], .34, yellow)
        over = lambda u, v: Vector((x + (v - .5) * 1.5 + 0, 1.6 * math.cos(math.pi * u) * 1.0, z + .2 + .85 * math.sin(math.pi * u) ** .7))
        thicken(grid_surface(30, 8, over, hook, angle=180), .12)
    return things


def applicator(foam="f2d98a", shaft="8fb3cc", length=13.0):
    """A foam applicator along x: a firm hollow handle with ribs that snaps to wet the domed, flattened head."""
    handle, seal = plastic(shaft, .35, .5, name="handle"), plastic(shade(shaft, .7), .4, name="ring")
    with Gathered() as things:
        lathe(fillet([(0, 0), (.42, 0), (.46, .2), (.46, length * .62), (.34, length * .68), (.28, length - 2.4), (0, length - 2.4)], .08), handle, 48)
        for k in range(6):
            lathe(fillet([(.45, .8 + k * .5), (.52, .9 + k * .5), (.52, 1.05 + k * .5), (.45, 1.15 + k * .5)], .03), seal, 48)
    stick = lay(things, .55)
    with Gathered() as head:
        outline = [(-1.3, -.62), (.7, -.78), (1.1, -.62), (1.3, 0), (1.1, .62), (.7, .78), (-1.3, .62)]
        prism(fillet(outline + [outline[0]], .3, 5)[:-1], .12, 1.0, plastic(foam, .95, .05, grain=7, name="foam"), .22, 5)
    return stick + group(head, move(length - 1.3, 0, 0))


def slip_syringe(ml=5, r=.72, length=7.2, drawn=.3):
    """A syringe along x whose plain tapered slip tip, set in a firm end plate, is clearly seen."""
    rim, clear = plastic("b9ccd8", .3, .5, name="moulding"), clear_plastic("e8f1f6", .2, .05)
    with Gathered() as things:
        lathe(fillet([(r, .1), (r, length)], .05), clear, 64)
        lathe(fillet([(r - .06, length - .12), (r + .03, length - .1), (r + .02, length + .14), (.34, length + .42), (.27, length + .5), (.24, length + .9), (.17, length + 2.1), (.1, length + 2.1), (.09, length + .5)], .04), rim, 64)
        lathe([(0, length + 2.0), (.1, length + 2.0)], plastic("20272d", .8), 24)
        lathe(fillet([(r - .04, .0), (r + .06, .02), (r + .06, .2), (r, .22)], .03), rim, 64)
        prism(round_rectangle(r * 4.2, r * 2.3, r * .8), 0, .16, rim, .05, 3).matrix_world = turn_z(90)
        head = length * (1 - drawn) - .5
        lathe(fillet([(0, head - .5), (r - .04, head - .5), (r - .04, head - .34), (r - .12, head - .28), (r - .12, head - .02), (r - .04, head + .04), (r - .04, head + .2), (0, head + .55)], .04), rubber("23282d"), 48)
        stem = plastic("e6ebee", .4, name="plunger")
        for k in range(2):
            prism(round_rectangle(r * 1.5, .13, .04), -2.4, head - .4, stem, .02, 2).matrix_world = turn_z(90 * k)
        lathe(fillet([(0, -2.7), (r * 1.4, -2.7), (r * 1.4, -2.42), (0, -2.42)], .06), stem, 48)
        ink = plastic("14191d", .5, name="marks")
        for k in range(26):
            bar = prism(round_rectangle(.035, r * (1.0 if k % 5 == 0 else .55), .01), 0, .012, ink, 0)
            bar.matrix_world = turn_y(-90) @ move(length * (.95 - .8 * k / 25), r * (.1 if k % 5 == 0 else .33), r + .004)
        mark = quad(1.9, 1.0, printed(picture(1.9, 1.0, words(9.5, 7.6, 7.6, f"{ml} ml", "14191d", 800, "middle"), "f3f7f9"), .3, .5), turn_y(-90) @ move(length * .1, 0, r + .014))
        mark["flat"] = 1
    return lay(things, r * 1.2)


def spiral_roll(outer, width, cloth, turns, seed, rough=.02, tail=.4, core=.5):
    """A bandage on its end, wound of a cloth material; rough: unevenness of its layers; tail: how far its end stands off."""
    step = (outer - core) / turns

    def shape(u, v):
        a = 2 * math.pi * turns * u
        r = core + (outer - core) * u + rough * (ripple(a * 2.2, v * 5, 0, seed) + .6 * math.sin(a * outer * 3 + 2 * ripple(v * 4, a, 0, seed)))
        r += tail * max(0.0, (u - 1 + .35 / turns) * turns / .35) ** 2
        return Vector((r * math.cos(a - 2.2), r * math.sin(a - 2.2), .04 + width * v + .08 * ripple(a * .6, v * 2, 4, seed)))
    with Gathered() as things:
        thicken(grid_surface(round(turns * 90), 26, shape, cloth, angle=180), step * .78, -1)
    return things


def four_layers():
    """The four bandages of a compression kit, in the order in which they go on: wool, crepe, light compression, cohesive."""
    with Gathered() as things:
        cloth = lambda colour, weave, threads, contrast, bump, turns, outer: fabric(colour, weave, threads, contrast, bump, coordinates="UV", span=(math.pi * outer * turns, 10), blend="MULTIPLY")
        wool = spiral_roll(4.2, 8, cloth("fbfaf4", "nonwoven", 3, .35, 1.0, 6, 4.6), 6, 1, .10, .5)
        crepe = spiral_roll(2.8, 8, cloth("f0e2c4", "crepe", 7, .5, 1.0, 12, 2.9), 12, 2, .03)
        light = spiral_roll(2.6, 8, cloth("e3b98c", "knit", 8, .5, .8, 14, 2.7), 14, 3, .01)
        tight = spiral_roll(2.5, 8, cloth("a9744a", "crepe", 4, .55, 1.2, 12, 2.6), 12, 4, .05)
        line = plastic("d8a21a", .6, .1, name="line")
        for k, (roll, x, y) in enumerate(((wool, 0, 0), (crepe, 8.2, -1.4), (light, 14.4, -2.6), (tight, 20.4, -3.8))):
            group(roll, move(x, y, 0))
            if k == 2:
                # The line along the middle that shows how far it is stretched.
                lathe([(2.64, 3.7), (2.66, 3.72), (2.66, 4.28), (2.64, 4.3)], line, 96).matrix_world = move(x, y, 0)
    return things


def solution_bag(ink="1f6f9f", width=9.0, height=13.0):
    """A clear soft bag of solution lying with its print up, its tube, pinch clamp and tapered catheter connector before it."""
    body = (words(45, 34, 10, "100 ml", ink, 800, "middle") + words(45, 46, 5.6, "Sodium chloride 0.9%", ink, 700, "middle") + words(45, 54, 4.6, "Catheter maintenance solution", ink, 500, "middle")
            + "".join(f'<path d="M14 {70 + k * 11}h{14 if k % 2 else 22}" stroke="#{ink}" stroke-width="1"/>' for k in range(5)) + words(76, 116, 4.6, "STERILE", ink, 700, "end"))
    art = printed(picture(width, height, body, "d9e9f2"), .12, .7, .6)

    def top(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        full = (max(0, 1 - abs(x * 1.06) ** 4) * max(0, 1 - abs(y * 1.08) ** 5)) ** .5
        return Vector((x * width / 2, y * height / 2, .1 + 1.5 * full + .08 * ripple(x * 2, y * 2.4, 0, 4) * (.3 + full)))
    clear, hard = clear_plastic("dcebf3", .45, .1, "weld"), plastic("2f7fd0", .35, .5, name="clamp")
    with Gathered() as things:
        grid_surface(100, 120, top, art, angle=180)
        hole = moved(superellipse(1.6, .8, 2.4, 40), 0, height / 2 + .5)
        cutout(moved(round_rectangle(width + .8, height + 2.2, .8), 0, .5), [hole], .12, plastic("bcd3e0", .3, .6, name="rim"), .04)
        lathe(fillet([(0, 0), (.75, 0), (.75, .7), (.5, 1.2), (0, 1.2)], .1), plastic("eef3f6", .35), 48).matrix_world = move(0, -height / 2 - .3, .6) @ turn_x(90)
        line = [(0, -height / 2 - 1.2, .6), (.3, -height / 2 - 3.0, .5), (2.6, -height / 2 - 4.6, .42), (6.2, -height / 2 - 3.4, .42), (8.6, -height / 2 + .4, .42), (9.4, -height / 2 + 4.0, .5)]
        tube(line, .36, clear_plastic("cfe2ec", .6, .12, "tube"), 16, 8)
        clip = box(1.5, 2.6, 1.1, (0, 0, 0), hard, .2)
        clip.matrix_world = move(4.6, -height / 2 - 4.3, 0) @ turn_z(18)
        box(.5, 2.9, .4, (0, 0, 1.0), hard, .1).matrix_world = move(4.6, -height / 2 - 4.3, 1.0) @ turn_z(18)
        cone = lathe(fillet([(0, -.6), (.58, -.6), (.62, .6), (.52, .7), (.44, 1.6), (.26, 4.2), (.18, 4.2), (.16, 1)], .06), plastic("e9a23b", .4, name="connector"), 48)
        cone.matrix_world = move(9.45, -height / 2 + 4.4, .62) @ turn_z(-8) @ turn_x(-90)
    return things


def leg_sleeve(held, colour="efeade", mark="3f6f8f", width=15.0, length=26.0):
    """A knitted leg bag holder lying flat, its upper end open, with a pocket on its front; held: the leg bag, pushed half into the pocket."""
    ribbed = fabric(colour, "knit", 3, .75, 1.1, coordinates="UV", span=(2 * width, length), name="rib", blend="MULTIPLY")
    welt = fabric(mark, "knit", 3, .6, 1.0, coordinates="UV", span=(2 * width, 2.4), name="welt", blend="MULTIPLY")
    front = fabric(shade(colour, .93), "knit", 3, .75, 1.1, coordinates="UV", span=(11, 15), name="pocket", blend="MULTIPLY")
    dark = plastic("60666c", .9, .02, name="inside")

    def skin(low, high, out=0.0):
        def place(u, v):
            a, t = 2 * math.pi * u, low + (high - low) * v
            c, s = math.cos(a), math.sin(a)
            open_ = max(0.0, (t - .8) / .2) ** 2
            half = width / 2 * (.86 + .14 * t) - .6 * open_
            ribs = .09 * math.sin(a * 44)
            thick = .55 + 1.3 * open_ + out
            x = half * math.copysign(abs(c) ** .6, c) + out * c
            return Vector((x + .2 * ripple(t * 4, 1, 0, 2), (t - .5) * length, .62 + 1.0 * open_ + (thick + ribs) * s + .12 * ripple(x * .3, t * 6, 0, 5)))
        return place
    with Gathered() as things:
        thicken(grid_surface(240, 90, skin(0, 1), ribbed, closed=True, angle=180), .16)
        grid_surface(160, 20, skin(.75, .99, -.22), dark, closed=True, angle=180)
        for low, high in ((0, .085), (.92, 1.0)):
            thicken(grid_surface(240, 10, skin(low, high, .10), welt, closed=True, angle=180), .18)
        things += group(held, move(0, 3.2, 1.25))

        def pocket(u, v):
            x, y = (u - .5) * (width - 3.6), -length * .40 + v * 13.5
            swell = (max(0, 1 - abs(2 * u - 1) ** 4)) ** .5 * min(1, v * 5)
            return Vector((x, y, 1.25 + 1.35 * swell + .05 * math.sin(x * 6) + .08 * ripple(x * .4, y * .4, 0, 3)))
        thicken(grid_surface(140, 60, pocket, front, angle=180), .18)
        edge = plastic(mark, .8, .1, name="edge")
        tubes([[pocket(k / 80, 1) + Vector((0, 0, .06)) for k in range(81)]], .26, edge, 6)
        tubes([[pocket(k / 80, 0) for k in range(81)]] + [[pocket(u, k / 60) for k in range(61)] for u in (0, 1)], .12, edge, 5)
        p = (0, 3.2 + 9.5 + .6, 1.7)
        tube([p, (.2, p[1] + 2.4, 1.9), (2.6, p[1] + 5.2, .8), (7.4, p[1] + 5.4, .45)], .42, clear_plastic("cfe2ec", .6, .1, "tube"))
    return things


def tubular_roll(colour="f6f2e6", line="1f6fc0", width=7.5, outer=3.6):
    """Thin knitted tube, wound flat into a roll that stands on its end; its loose end runs out and opens into a round tube; line: colour of its woven line."""
    turns, core = 17, .6
    length = math.pi * (outer + core) * turns
    knit = fabric(colour, "knit", 7, .7, 1.0, coordinates="UV", span=(length, width), name="knit", blend="MULTIPLY")
    tail_knit = fabric(colour, "knit", 7, .7, 1.0, coordinates="UV", span=(2 * width, 15), name="tail", blend="MULTIPLY")
    step = (outer - core) / turns

    def roll(u, v):
        a = 2 * math.pi * turns * u
        r = core + (outer - core) * u + .012 * ripple(a * 2, v * 4, 0, 3)
        return Vector((r * math.cos(a - math.pi / 2), r * math.sin(a - math.pi / 2), width * v + .05 * ripple(a * .7, v * 2, 4, 2)))
    with Gathered() as things:
        thicken(grid_surface(turns * 80, 20, roll, knit, angle=180), step * .72, -1)

        def tail(u, v, out=0.0):
            # From a flat double layer that leaves the roll at the front to an open round mouth.
            a, t = 2 * math.pi * u, max(0.0, v - .12) / .88
            open_ = t ** 1.5
            half, thin = width / 2 * (1 - .22 * open_), .09 + (width * .33) * open_
            c, s = math.cos(a), math.sin(a)
            return Vector((16 * v - .2, -outer - .06 + (thin + out) * s - 1.2 * t * t, width / 2 + (half + out) * c - (width * .10) * open_ + .05 * ripple(v * 6, s * 2, 0, 3)))
        thicken(grid_surface(110, 120, tail, tail_knit, closed=True, angle=180), .1)
        grid_surface(110, 40, lambda u, v: tail(u, .45 + .55 * v, -.12), plastic(shade(colour, .62), .9, .02, name="inside"), closed=True, angle=180)
        for u in (.75,):
            tubes([[tail(u, k / 60, .06) for k in range(61)]], .12, plastic(line, .8, .1, name="line"), 4)
        ring = [roll(1 - k / (turns * 80), .5) * 1.004 for k in range(81)]
        tubes([[Vector((p.x * 1.012, p.y * 1.012, p.z)) for p in ring]], .12, plastic(line, .8, .1, name="line"), 4)
    return things
