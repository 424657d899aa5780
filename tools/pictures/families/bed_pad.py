"""A washable bed pad lying by itself: soft quilted top with stitched lines, bound edge, one corner turned back to its coated underside."""
import math

from mathutils import Vector

from studio.curves import tubes
from studio.materials import fabric
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": 24, "elevation": 36, "lens": 80, "denoise": 2, "key_elevation": 36}}


def build(colour="f3f1ec", back="5f9fc9", edge="3f7fb0", stitch="b9c3c9", width=90, depth=85, thickness=1.5, pitch=7.5, corner=30):
    """Colours of top, back, binding and stitching; size in cm; pitch of the quilted diamonds; how far the corner is turned back."""
    top = fabric(colour, "knit", 1.6, .25, .6)
    under, bound, thread = fabric(back, "plain", 2.4, .3, .4), fabric(edge, "plain", 2.6, .4, .6), fabric(stitch, "plain", 6, .3, .3)
    crease = width / 2 + depth / 2 - corner  # what lies beyond the line x - y = crease is turned over
    curl = 2.6

    def quilt(x, y):
        a, b = (x + y) / pitch, (x - y) / pitch
        return -1.0 * max(math.exp(-((a - round(a)) / .1) ** 2), math.exp(-((b - round(b)) / .1) ** 2)) * thickness * .62

    def lay(x, y, rise):
        """Where a point of the pad comes to lie, `rise` cm above its underside."""
        wave = .5 * ripple(x * .03, y * .03, 0, 2) + .5
        far = (x - y - crease) / math.sqrt(2)
        if far <= 0:
            return Vector((x, y, wave + rise))
        a = min(far / curl, math.pi)
        on, up = curl * math.sin(a) - rise * math.sin(a), curl * (1 - math.cos(a)) + rise * math.cos(a)
        beyond = max(0.0, far - math.pi * curl)
        step = (on - beyond - far) / math.sqrt(2)
        return Vector((x + step, y - step, wave + max(.1, up) + .02 * beyond))

    def skin(high):
        def shape(u, v):
            x, y = (u - .5) * width, (v - .5) * depth
            rim = min(width / 2 - abs(x), depth / 2 - abs(y))
            full = min(1.0, rim / 2.0) ** .5
            return lay(x, y, (thickness * (.35 + .65 * full) + quilt(x, y) * full) if high else 0)
        return shape
    grid_surface(420, 400, skin(True), top, angle=180)
    grid_surface(160, 150, skin(False), under, angle=180)
    lines = []
    reach = int((width + depth) / 2 / pitch) + 1
    for k in range(-reach, reach + 1):
        for way in (1, -1):
            line = []
            for t in range(-int(width), int(width) + 1):
                x, y = t * .5, way * (k * pitch - t * .5)
                if abs(x) < width / 2 - 1.6 and abs(y) < depth / 2 - 1.6:
                    line.append(lay(x, y, thickness * .42))
            if len(line) > 3:
                lines.append(line)
    tubes(lines, .12, thread, 4)
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        def binding(u, v, ax=ax, ay=ay, bx=bx, by=by):
            x, y = (ax + (bx - ax) * u) * width / 2, (ay + (by - ay) * u) * depth / 2
            a = math.pi * (v - .5) * 1.25
            out = .75 * math.cos(a) - .5
            n = (0, ay) if ay == by else (ax, 0)
            return lay(x + n[0] * out * 1.4, y + n[1] * out * 1.4, thickness * .3 + .85 * math.sin(a))
        grid_surface(240, 14, binding, bound, angle=180)
