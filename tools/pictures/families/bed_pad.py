"""A washable quilted bed pad, folded twice so that its soft top, quilting and coated back show: colours."""
import math

from mathutils import Vector

from studio.materials import fabric
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 20, "elevation": 34, "lens": 80, "denoise": 3}}


def build(colour="f3f1ec", back="5f9fc9", edge="3f7fb0", width=44, depth=32, layers=4, thickness=1.5):
    """Colours of top, back and binding; folded size in cm, layers and their thickness in cm."""
    top = fabric(colour, "knit", 4, .2, .5)
    under, binding = fabric(back, "plain", 7, .3, .4), fabric(edge, "plain", 8, .4, .6)

    def relief(x, y):
        # Diamond quilting with stitched lines every 5 cm.
        a, b = (x + y) / 5.2, (x - y) / 5.2
        return -.42 * (math.exp(-((a - round(a)) / .075) ** 2) + math.exp(-((b - round(b)) / .075) ** 2))
    for k in range(layers):
        z = k * thickness * 1.22
        turned = k == layers - 1
        w, d = width - .5 * (k % 2), depth - .4 * (k % 3)

        def sheet(u, v, z=z, w=w, d=d, k=k, turned=turned):
            x, y = (u - .5) * w, (v - .5) * d
            rim = min(w / 2 - abs(x), d / 2 - abs(y))
            rounded = min(1.0, max(0.0, rim / 1.1)) ** .5
            lift = relief(x, y) if turned else 0
            # The upper layer's corner is folded back to show the coated side.
            return Vector((x, y, z + thickness * rounded + lift * rounded + .18 * ripple(x * .08, y * .08, k, 2)))
        grid_surface(200, 150, sheet, top, angle=180)

        def side(u, v, z=z, w=w, d=d, k=k):
            a = u * 4
            i, t = int(a) % 4, a - int(a)
            corners = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
            (x0, y0), (x1, y1) = corners[i], corners[(i + 1) % 4]
            b = (v - .5) * math.pi
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            n = math.hypot(x, y)
            return Vector((x * (1 + .012 * math.cos(b)), y * (1 + .016 * math.cos(b)), z + thickness * (.5 + .52 * math.sin(b)) + .18 * ripple(x * .08, y * .08, k, 2)))
        grid_surface(161, 10, side, binding if k % 2 == 0 or turned else under, angle=60)

    # A flap of the pad's corner turned over: the coated back with its binding.
    def flap(u, v):
        x = width / 2 - 15 * u
        reach = 12 * (1 - u)
        y = -depth / 2 + reach * v
        lift = 1.0 * math.sin(math.pi * min(1, (1 - u) * v * 1.2 + .08)) + .9
        return Vector((x - .2, y + .2, layers * thickness * 1.22 + lift * .75 - .1))
    grid_surface(50, 50, flap, under, angle=180).modifiers.new("thick", "SOLIDIFY").thickness = .5
