"""A training inhaler: canister in its L-shaped actuator with a whistle end and cap, standing."""
from mathutils import Vector

from studio.curves import fillet, round_rectangle, superellipse
from studio.geometry import prism
from studio.rings import lathe
from studio.labels import picture, words
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_y, turn_z
from studio.surfaces import grid_surface

VIEWS = {"front": {"azimuth": -38, "elevation": 16, "lens": 90}, "detail": {"azimuth": 14, "elevation": 20, "lens": 90}}


def build(body="f2f4f6", top="2f9e8f", cap="2f9e8f", title="Trainer", detail="No medicine"):
    """Colours of body, canister top and cap; words on the body."""
    shell = plastic(body, .34, .5, .2, name="body")
    prism(superellipse(3.2, 2.7, 2.8), 1.0, 8.2, shell, .25, 5)
    lathe(fillet([(0, 5), (1.08, 5), (1.08, 9.6, .3), (.8, 10.0, .1), (0, 10.05)], .1), plastic(top, .35, .5, name="canister"), 96)
    lathe(fillet([(0, 10.0), (.7, 10.0), (.66, 10.25), (0, 10.3)], .08), shell, 64)
    with Gathered() as mouth:
        prism(superellipse(2.9, 2.4, 2.6), 0, 4.4, shell, .2, 5)
        prism(superellipse(2.4, 1.9, 2.6), 4.41, 4.43, plastic("333b42", .6, .1), 0)
    group(mouth, move(-.2, 0, 1.55) @ turn_y(-83))
    prism(superellipse(3.1, 2.6, 2.8), .25, 1.6, shell, .3, 5)
    with Gathered() as lid:
        prism(superellipse(3.2, 2.7, 2.6), 0, 2.0, plastic(cap, .36, .5, name="cap"), .3, 5)
        for k in range(5):
            prism(round_rectangle(1.8, .12, .05), 2.0, 2.06, plastic(cap, .36), .02).matrix_world = move(0, (k - 2) * .34, 0)
    group(lid, move(-3.2, -3.6, 1.35) @ turn_z(24) @ turn_x(90))
    art = words(13, 14, 6.4, title, top, 800, "middle") + words(13, 20, 3.4, detail, "56626d", 600, "middle") + f'<path d="M5 25h16" stroke="#{top}" stroke-width="1.4"/><path d="M9 32q4-5 8 0t8 0" stroke="#{top}" stroke-width="1" fill="none"/>'

    def on_body(u, v):
        x = -.35 + (u - .5) * 2.1
        return Vector((x, -1.36 * (1 - abs(x / 1.6) ** 2.8) ** (1 / 2.8) - .012, 3.7 + 3.4 * v))
    grid_surface(40, 2, on_body, printed(picture(2.6, 4.2, art, body), .4, .4))
