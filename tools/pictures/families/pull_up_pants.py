"""A pack of pull-up pants or net pants, one of them standing before it in the shape in which it is worn: print, size, colours."""
import math

from mathutils import Vector

from families.soft_pack import bag
from studio.curves import tube
from studio.designs import Print
from studio.materials import fabric, plastic, shade
from studio.placing import Gathered, group, move, scale, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken

VIEWS = {"front": {"azimuth": 16, "elevation": 17, "lens": 85, "denoise": 2}}


def hull(width, depth, height, leg, gathers, seed):
    """The skin of pants that somebody invisible wears: u once round from the front, v from the leg's edge or the crotch up to the waist."""
    def place(u, v, out=0.0):
        a = 2 * math.pi * u
        s, c = math.sin(a), math.cos(a)
        low = leg * abs(s) ** (1.7 if c > 0 else 2.3)
        t = (low + (height - low) * v) / height
        wide = width / 2 * (.86 + .17 * math.sin(math.pi * min(1, t * .8 + .1)) - .05 * t ** 4)
        deep = depth / 2 * (.03 + .97 * (1 - (1 - min(1, t / .75)) ** 2.2) - .08 * t ** 4)
        top = max(0, (t - .62) / .38)
        pleat = gathers * (math.sin(a * 64 + 4 * ripple(s * 2, c * 2, t * 3, seed)) * (.25 + .75 * top) * min(1, t * 2.5) + .8 * math.sin(a * 90) * math.exp(-v / .05))
        strands = gathers * .55 * math.sin(t * height * 5.2) * min(1, max(0, (t - .45) / .1))
        soft = .35 * ripple(s * 1.6, c * 1.6, t * 4, seed) + .14 * ripple(s * 5, c * 5, t * 10, seed + 2)
        r = out + pleat + strands + soft
        return Vector(((wide + r) * s, -(deep + r * min(1, t * 3)) * c, t * height + .5 * (c > 0) * -top ** 2 * c + .2 * ripple(s * 3, c * 3, 1, seed) * v))
    return place


def pull_ups(colour, line, height=25.0):
    """Pants of soft non-woven seen from below the belly: gathered waist, two round elasticated leg openings, a narrow crotch between them."""
    cloth = fabric(colour, "nonwoven", 6, .22, .8, coordinates="UV", span=(80, height))
    shaded = fabric(shade(colour, .78), "nonwoven", 6, .25, .6, coordinates="UV", span=(80, height))
    thread = plastic(line, .7, .2, name="elastic")

    def edge(a):
        """Height of the lower edge round the body: nought at the crotch (front and back), high over the hips."""
        s, c = abs(math.sin(a)), abs(math.cos(a))
        return 13.0 * min(1.0, max(0.0, (s - .26) / .62)) ** .62

    def place(u, v, out=0.0):
        a = 2 * math.pi * u
        s, c = math.sin(a), math.cos(a)
        low = edge(a)
        z = low + (height - low) * v
        t = z / height
        wide = 15.5 * (.94 + .10 * math.sin(math.pi * min(1, t)) - .06 * t ** 4)
        # Front and back meet below in the crotch.
        deep = 8.4 * (.02 + .98 * (1 - (1 - min(1, t / .8)) ** 2.4))
        top = max(0, (t - .66) / .34)
        pleat = .11 * math.sin(a * 64 + 4 * ripple(s * 2, c * 2, t * 3, 2)) * (.2 + .8 * top) * min(1, t * 2.5)
        frill = .42 * math.exp(-v * (height - low) / .8) * (1 + .6 * math.sin(a * 110)) * (abs(s) > .24)
        soft = .3 * ripple(s * 1.6, c * 1.6, t * 4, 2) + .12 * ripple(s * 5, c * 5, t * 10, 4)
        r = out + pleat + soft + frill
        squeeze = min(1.0, .42 + .58 * min(1.0, t / .5))
        return Vector(((wide + r) * s * squeeze, -(deep + r * min(1, t * 3)) * c, z + .2 * ripple(s * 3, c * 3, 1, 2) * v))
    with Gathered() as things:
        thicken(grid_surface(480, 120, place, cloth, closed=True, angle=180), .16)
        grid_surface(240, 60, lambda u, v: place(u, v, -.25), shaded, closed=True, angle=180)
        for v in (.985, .93, .875):
            tube([place(k / 240, v, .09) for k in range(240)], .09, thread, smooth=False, closed=True, sides=4)
        for start in (0, .5):
            for v in (.012, .07):
                tube([place(start + .04 + .42 * k / 120, v, .12) for k in range(121)], .15, thread, smooth=False, sides=4)
        for u in (.25, .75):
            tube([place(u, k / 40, .10) for k in range(41)], .13, cloth, smooth=False, sides=4)
    return things


def net(colour, line, height=19.0, long=7.5):
    """Stretch net pants with legs: mesh, a ribbed waist and hems."""
    width, depth = 25.0, 13.0
    thread = plastic(colour, .75, .15, name="thread")
    ribbed = fabric(line, "knit", 5, .45, .7, coordinates="UV", span=(70, 3))
    place = hull(width, depth, height, 6.5, 0.0, 4.0)

    def mesh_of(columns, rows, shape, slant):
        twisted = grid_surface(columns, rows, lambda u, v: shape((u + slant * v / columns * rows * .5) % 1.0, v), thread, closed=True, angle=180)
        wires = twisted.modifiers.new("net", "WIREFRAME")
        wires.thickness, wires.use_even_offset, wires.use_boundary = .13, False, True

    def leg(side):
        edge = [place(.25 * (2 - side) + (k / 60 - .5) * .40, 0) for k in range(61)]
        first, last = edge[0], edge[-1]
        edge += [last.lerp(first, k / 12) for k in range(1, 12)]
        centre = Vector((side * width * .255, 0, 0))

        def down(u, v):
            i = (u % 1.0) * len(edge)
            p = edge[int(i) % len(edge)].lerp(edge[(int(i) + 1) % len(edge)], i - int(i))
            a = math.atan2(p.y, p.x - centre.x)
            end = Vector((centre.x + width * .205 * math.cos(a), depth * .40 * math.sin(a), -long + .25 * ripple(math.cos(a) * 2, math.sin(a) * 2, 0, side)))
            q = p.lerp(end, v ** .8)
            return q + Vector((.25 * ripple(a, v * 4, 0, side + 1), 0, 0)) * v
        mesh_of(100, 20, down, 1)
        thicken(grid_surface(100, 5, lambda u, v: down(u, 1) + Vector((0, 0, -1.2 * v)), ribbed, closed=True, angle=180), .16)
    with Gathered() as things:
        mesh_of(190, 44, place, 1)
        thicken(grid_surface(260, 8, lambda u, v: place(u, 1, .05 + .05 * math.sin(u * 2 * math.pi * 90)) + Vector((0, 0, 2.4 * v - .3)), ribbed, closed=True, angle=180), .18)
        leg(1)
        leg(-1)
    return group(things, move(0, 0, long + 1.2))


def build(kind="pull-up", width=24, depth=13, height=28, colour="fbfbfd", line="b9a8dc", body="6a5ab0", accent="c8c0ec", lumps=2, clear=None, **printing):
    """kind: pull-up or net; width, depth, height of the pack in cm; colour, line: of the pants and their elastic; body, accent: of the print; the rest is print."""
    with Gathered() as pack:
        bag(width, depth, height, Print(colour=body, second=accent, **printing), .2, 1.0, lumps, clear)
    group(pack, move(-width * .5 - 3.5, 7, 0) @ turn_z(5))
    worn = net(colour, line) if kind == "net" else pull_ups(colour, line)
    # The pull-ups lean back, so that both leg openings are seen.
    group(worn, move(11, -6, .1) @ turn_z(-14) @ turn_x(-3) @ scale(.86) if kind == "net" else move(12, -8, 3.2) @ turn_z(-8) @ turn_x(-40))
