"""A vomit bag lying: the stiff ring for the mouth with its slot, and the long translucent bag, marked in ml."""
import math

from mathutils import Vector

from studio.geometry import prism
from studio.lettering import wrapped_text
from studio.materials import plastic, soft_clear
from studio.placing import Gathered, group, move, turn_x, turn_z
from studio.surfaces import grid_surface, ripple, thicken, wrap_onto

VIEWS = {"front": {"azimuth": 10, "elevation": 42, "lens": 85, "bounces": 8}}


def mouth(skin):
    """The stiff ring: a flat collar with a round lip for the face, and the slot that the twisted bag is pulled into."""
    outline = []
    for k in range(140):
        a = 2 * math.pi * k / 140
        slot = abs((a - math.pi * .25 + math.pi) % (2 * math.pi) - math.pi)
        outline.append((a, 7.2 - (1.5 * max(0, 1 - slot / .07) ** .4 if slot < .07 else 0)))

    def collar(u, v):
        k = u * 140
        a, edge = outline[int(k) % 140]
        r = 5.2 + (edge - 5.2) * v
        return Vector((r * 1.06 * math.cos(a), r * .94 * math.sin(a), .25 + .35 * (1 - v) ** 2))
    thicken(grid_surface(140, 14, collar, skin, closed=True, angle=60), .16)

    def lip(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        r = 5.15 + .16 * math.cos(b)
        return Vector((r * 1.06 * math.cos(a), r * .94 * math.sin(a), .2 + 1.0 * math.sin(b)))
    grid_surface(140, 24, lip, skin, closed=True, angle=180)


def fold_of(length, seed):
    """The bag below the ring, along -y: round at its mouth, soon flat; a function of angle and v (0 mouth, 1 foot)."""
    bend, first = 9.0, math.radians(-18)
    arc = bend * (math.pi / 2 - first)

    def place(a, v):
        flat = 1 - (1 - min(1, v * length / arc)) ** 2
        c, s = math.cos(a), math.sin(a)
        high = 4.7 * (1 - flat) + .9 * flat * (1 - v ** 3) + .05
        crease = .5 * ripple(c * 1.4 + 3, v * 7, s, seed) * (1 - v) + .3 * ripple(c * 3, v * 12, s * 2, seed + 4)
        gather = .1 * math.sin(a * 21) * max(0, 1 - v * 7)
        x = (5.3 + 2.6 * flat + gather) * math.copysign(abs(c) ** (1 - .25 * flat), c) + .15 * ripple(v * 6, s, 0, seed)
        # From the ring the bag hangs down and then lies on the table towards -y.
        turn = min(math.pi / 2, first + v * length / bend)
        y = bend * (math.cos(turn) - math.cos(first)) - max(0, v * length - arc)
        z = (high + .35 * crease * min(1, v * 6)) * s
        return Vector((x, y - z * math.cos(turn), max(.04 + .2 * (s + 1), bend * (1 - math.sin(turn)) + .9 + z * math.sin(turn))))
    return place


def build(colour="2f7fc2", film="c3e2f4", length=33):
    """Colours of ring and film, length of the bag in cm."""
    skin, ink = plastic(colour, .3, .5, .2, name="ring"), plastic("1f5f9f", .5, name="ink")
    clear = soft_clear(film, .3, .9, .16, "film")
    place = fold_of(length, 2.0)
    with Gathered() as one:
        grid_surface(170, 190, lambda u, v: place(2 * math.pi * u, v), clear, closed=True, angle=180)

        def on(x, y):
            v = -y / length
            return place(math.acos(max(-1, min(1, x / 8.2))), v) + Vector((0, 0, .07))
        for k in range(1, 10):
            y = -length * (.96 - .055 * k)
            wide = 2.4 if k % 2 == 0 else 1.5
            line = prism([(-6.2, y - .07), (-6.2 + wide, y - .07), (-6.2 + wide, y + .07), (-6.2, y + .07)], 0, .01, ink, 0)
            wrap_onto(line, on)
            if k % 2 == 0:
                wrapped_text(f"{k * 100} ml", 1.5, ink, lambda x, y, at=y: on(x - .7, y + at), font="Inter-SemiBold")
        for v in (.968, .985):
            weld = grid_surface(60, 2, lambda u, w, v=v: place(math.pi * (.02 + .96 * u), v + .005 * w) + Vector((0, 0, .07)), ink, angle=180)
            weld["flat"] = 1
        with Gathered() as ring:
            mouth(skin)
        group(ring, move(0, 0, 12.4) @ turn_x(18))
    group(one, turn_z(-14))
