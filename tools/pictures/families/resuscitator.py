"""A bag-valve-mask resuscitator: colours of bag, mask and reservoir, size."""
import math

from mathutils import Vector

from families._face_mask import face_mask
from studio.curves import tube
from studio.cutting import turned
from studio.materials import clear_plastic, plastic
from studio.placing import Gathered, group, move, scale, turn_y, turn_z
from studio.surfaces import grid_surface, ripple

VIEWS = {"front": {"azimuth": -8, "elevation": 46, "lens": 85, "fill": .93, "bounces": 8, "accent": 1.3},
         "detail": {"azimuth": -26, "elevation": 28, "lens": 85, "bounces": 8, "focus": (-10.8, -8.6, 5, 8.5), "fill": 1.0}}


def reservoir(clear, length, girth):
    """The floppy clear oxygen bag along +x from the origin, lying."""
    def shape(side):
        def at(u, v):
            half = girth * min(1.0, .22 + 1.6 * u, .12 + (1 - u) * 6) * .5
            y = (v - .5) * 2 * half
            puff = 1.5 * math.sqrt(max(0.0, 1 - (2 * v - 1) ** 2)) * min(1, u * 5 + .35, (1 - u) * 5)
            wrinkle = .22 * ripple(u * 7, v * 5, side) + .12 * ripple(u * 16, v * 9, 3 + side)
            return Vector((u * length, y, 5.2 * (1 - u) ** 2 - 1.5 + side * puff * .8 + wrinkle))
        return at
    for side in (1, -1):
        grid_surface(90, 50, shape(side), clear, angle=180)


def build(colour="8fb4c6", milk=.62, collar="2f6fa8", cushion="bfd9e6", reservoir_tint="eef4f6", size=1.0, hose="d8efe2"):
    """colour, milk: the bag; collar: valve and neck; cushion: mask; reservoir_tint; hose: oxygen tube ("" none); size: scale."""
    skin, clear, hard = clear_plastic(colour, milk, .25), clear_plastic(reservoir_tint, .10, .06), plastic(collar, .35)
    white = clear_plastic("f3f6f7", .5, .12)
    with Gathered() as things:
        profile = [(0, 0), (1.6, 0)]
        for k in range(1, 60):
            t = k / 60
            rib = .10 * math.sin(t * 60) * (1 if .12 < t < .88 else 0)
            profile.append((1.6 + 4.7 * math.sin(math.pi * t) ** .62 + rib, 19 * t))
        profile += [(1.6, 19), (0, 19)]
        turned(profile, skin, move(-9.5, 0, 6.3) @ turn_y(90), .02)
        turned([(0, 0), (2.2, 0, .1), (2.2, 1.6, .1), (1.7, 1.8), (1.7, 3.4), (0, 3.4)], hard, move(9.2, 0, 6.3) @ turn_y(90))
        # The patient valve at the left end looks down to the mask.
        turned([(0, 0), (1.7, 0), (1.7, 1.6), (2.3, 1.7, .1), (2.3, 2.6, .1), (0, 2.6)], white, move(-9.4, 0, 6.3) @ turn_y(-90))
        valve = move(-13.4, 0, 6.3)
        turned([(0, -3.0), (1.35, -3.0), (1.35, -1.4), (2.0, -1.3, .1), (2.0, 1.4, .2), (1.5, 1.7), (1.3, 2.4, .1), (0, 2.4)], white, valve)
        turned([(0, -.7), (2.1, -.7, .1), (2.1, .5, .1), (0, .5)], hard, valve)
        with Gathered() as mask:
            face_mask(9.4, 11.6, 4.2, "e3eff3", cushion)
        group(mask, move(-14.9, -.6, .5) @ turn_y(-16) @ turn_z(90))
        with Gathered() as back:
            reservoir(clear, 15, 10.5)
        group(back, move(12.2, 0, 2.6) @ turn_z(-108))
        if hose:
            tube([(11.2, -1.4, 5.6), (10.2, -3.6, 4.4), (7.4, -6.4, .8), (2.0, -7.6, .35), (-4.2, -8.2, .35), (-6.2, -10.4, .35), (-2.0, -12.0, .35),
                  (4.2, -11.0, .35), (5.0, -9.4, .9), (.8, -9.0, .95)], .34, clear_plastic(hose, .45, .12), per=18)
    group(things, turn_z(40) @ scale(size))
