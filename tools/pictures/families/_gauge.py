"""The pressure side of an aneroid: printed dial, gauge, bulb, hose and arm cuff (cm, mmHg)."""
import math

from mathutils import Vector

from studio.curves import round_rectangle, tube
from studio.cutting import turned
from studio.geometry import mesh, prism, quad
from studio.lettering import svg_texture, wrapped_text
from studio.materials import fabric, glass, plastic, printed, rubber
from studio.placing import move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple


def angle_of(pressure):
    """Where a pressure stands on the dial, degrees from three o'clock, clockwise from lower left."""
    return 240 - 300 * pressure / 300


def dial_picture(square=False, accent="b3272d", title="mmHg"):
    """The scale from 0 to 300 mmHg as a texture."""
    parts = []
    for pressure in range(0, 301, 2):
        a = math.radians(angle_of(pressure))
        inner = 37 if pressure % 20 == 0 else 40 if pressure % 10 == 0 else 42
        parts.append(f'<line x1="{50 + inner * math.cos(a):.2f}" y1="{50 - inner * math.sin(a):.2f}" x2="{50 + 45 * math.cos(a):.2f}" '
                     f'y2="{50 - 45 * math.sin(a):.2f}" stroke="#1b2733" stroke-width="{.9 if pressure % 20 == 0 else .45}"/>')
        if pressure % 20 == 0:
            parts.append(f'<text x="{50 + 31 * math.cos(a):.2f}" y="{52.1 - 31 * math.sin(a):.2f}" font-size="5.1" font-weight="700" text-anchor="middle" fill="#1b2733">{pressure}</text>')
    parts.append(f'<text x="50" y="70" font-size="5.4" font-weight="600" text-anchor="middle" fill="#{accent}">{title}</text>')
    shape = '<rect width="100" height="100" fill="#fdfdfb"/>' if square else '<circle cx="50" cy="50" r="50" fill="#fdfdfb"/>'
    return svg_texture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-family="Inter">{shape}{"".join(parts)}</svg>', 900)


def print_disc(radius, material, z, square=False):
    """A printed disc (or square) facing up at height z, the whole picture on it."""
    if square:
        return quad(2 * radius, 2 * radius, material, move(0, 0, z))
    rim = [(math.cos(math.pi * k / 48), math.sin(math.pi * k / 48)) for k in range(96)]
    item = mesh([(radius * x, radius * y, z) for x, y in rim], [tuple(range(96))], material, None, "dial")
    layer = item.data.uv_layers.new()
    for loop, (x, y) in zip(layer.data, rim):
        loop.uv = (.5 + x / 2, .5 + y / 2)
    item["flat"] = 1
    return item


def gauge(radius, ring, accent="b3272d", reading=0, depth=2.0, bumper=None, square=False):
    """A gauge lying on its back at z=0, dial up: housing with its ring (a material), needle, glass; bumper: colour of a soft ring."""
    if square:
        prism(round_rectangle(2 * radius, 2 * radius, radius * .14), 0, depth, ring, .35, 6)
        prism(round_rectangle(1.86 * radius, 1.86 * radius, radius * .1), depth - .02, depth + .03, plastic("fdfdfb", .4), .02, 2)
    else:
        turned([(0, 0), (radius * .9, 0, .3), (radius, .5, .3), (radius, depth, .1), (radius * .9, depth + .12, .05), (radius * .88, depth - .1), (0, depth - .1)], ring)
    z = depth + (.05 if square else -.08)
    print_disc(.87 * radius, printed(dial_picture(square, accent)), z, square)
    ink = plastic("15191d", .4)
    needle = prism([(-.12 * radius, -.05 * radius), (.70 * radius, -.008 * radius), (.70 * radius, .008 * radius), (-.12 * radius, .05 * radius)], 0, .03, ink, 0)
    needle.matrix_world = move(0, 0, z + .05) @ turn_z(angle_of(reading))
    turned([(0, z), (radius * .09, z), (radius * .09, z + .12, .03), (0, z + .12)], ink)
    if not square:
        turned([(radius * .9, depth + .02), (radius * .45, depth + .1), (0, depth + .13)], glass("fbfdfd", .02, .3))
    if bumper:
        turned([(radius * .98, .2), (radius + .45, .5, .3), (radius + .45, depth + .1, .3), (radius * .97, depth + .3, .1), (radius * .96, depth), (radius * .98, .2)], rubber(bumper, .5))


def bulb(colour, metal_material, length=9.6, radius=2.55, valve=True):
    """A rubber bulb along +y, its valve at the origin's side, lying on z=0."""
    skin = rubber(colour, .42)
    profile = [(0, 0), (.55, 0)] + [(max(.55, radius * math.sin(math.pi * min(1, .1 + .9 * k / 30)) ** .62), length * k / 30) for k in range(1, 30)] + [(.5, length), (0, length)]
    place = move(0, 0, radius) @ turn_x(-90)
    turned(profile, skin, place, .02)
    turned([(0, length - .1), (.62, length - .1), (.62, length + .5, .1), (0, length + .5)], metal_material, place)
    if valve:
        turned([(.62, -.2), (.72, -.1), (.72, .5), (.55, .6)], metal_material, place)
        turned([(0, -2.0), (.42, -2.0), (.5, -1.6), (.5, -.2), (0, -.2)], metal_material, place)


def hose(points, colour="2f353b", radius=.36):
    """Rubber tubing through points."""
    tube(points, radius, rubber(colour, .4), per=20, sides=10)


def cuff(width, around, colour, trim, words="", lines=(), ink="eef2f5", turns=1.45):
    """A rolled arm cuff standing on its edge, `width` high, about `around` across; its printed side towards -y."""
    radius = around / 2
    cloth = fabric(colour, "twill", 8, .3, .5, coordinates="UV", span=(2 * math.pi * radius * turns, width))
    edge = fabric(trim, "twill", 10, .3, .4, coordinates="UV", span=(2, 60))
    radius_at = lambda u: radius * .80 + radius * .20 * u + .08 * math.sin(u * turns * 9.4 + .6)
    angle_at = lambda u: math.radians(-42) + (u - 1) * turns * 2 * math.pi

    def point(u, v, side):
        puff = .1 + .32 * (1 - abs(2 * v - 1) ** 5) * min(1.0, u / .05, (1 - u) / .05 + .2)
        r = radius_at(u) + side * puff + .07 * ripple(u * 9, v * 3, side)
        return Vector((r * math.cos(angle_at(u)), r * math.sin(angle_at(u)), .22 + v * width))
    for side in (1, -1):
        grid_surface(240, 50, lambda u, v, side=side: point(u, v, side), cloth, angle=180)
    for v in (0.0, 1.0):
        tube([point(k / 200, v, 0) for k in range(201)], .2, edge, smooth=False, sides=4)
    for u in (0.0, 1.0):
        tube([point(u, k / 20, 0) for k in range(21)], .17, edge, smooth=False, sides=4)
    white = plastic(ink, .6)

    def on(u0, v0):
        def shape(x, y):
            u = u0 + x / (2 * math.pi * radius * .97 * turns)
            p = point(u, v0 + y / width, 1)
            return p + Vector((p.x, p.y, 0)).normalized() * .03
        return shape
    middle = 1 - .125 / turns - .04
    if words:
        wrapped_text(words, width * .11, white, on(middle, .74), font="Inter-Bold")
    for k, line in enumerate(lines):
        wrapped_text(line, width * .07, white, on(middle, .58 - .1 * k))
    return point
