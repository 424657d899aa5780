"""A lifting pole for a bed: bent steel tube with the spigot that goes into the bed's socket, strap and hanging handle."""
from studio.curves import tube
from studio.furnishing import bar
from studio.geometry import box, lathe
from studio.materials import metal, plastic
from studio.placing import move, turn_y

VIEWS = {"front": {"azimuth": -24, "elevation": 8, "lens": 85}, "detail": {"azimuth": -20, "elevation": 14, "focus": (50, 0, 86, 30), "fill": 1.0}}


def handle(x, tall, dark):
    """The strap over the pole's arm with its buckle, and the ribbed triangle that hangs from it."""
    for k in (-1, 1):
        ring = lathe([(1.95, k * 2.4 - .5), (2.5, k * 2.4 - .5), (2.5, k * 2.4 + .5), (1.95, k * 2.4 + .5)], dark, 40)
        ring.matrix_world = move(x, 0, tall + .7) @ turn_y(90)
    strap = plastic("2b3b52", .85, .1, name="strap")
    for y in (-.25, .25):
        box(3.0, .4, 30, (x, y, tall - 30), strap, .12, 2)
    box(4.4, 1.6, 3.4, (x, 0, tall - 19), dark, .3)
    top = tall - 30
    grip = plastic("dfe3e6", .38, .45, name="handle")
    tube([(x, 0, top + 1.5), (x - 1.6, 0, top - .4), (x - 10.4, 0, top - 13.6), (x - 10.6, 0, top - 15.4), (x - 9.2, 0, top - 16.2), (x, 0, top - 16.4), (x + 9.2, 0, top - 16.2), (x + 10.6, 0, top - 15.4), (x + 10.4, 0, top - 13.6), (x + 1.6, 0, top - .4)],
         1.6, grip, 14, 10, closed=True)
    for k in range(9):
        rib = lathe([(1.58, -.4), (1.85, -.25), (1.85, .25), (1.58, .4)], dark, 32)
        rib.matrix_world = move(x - 6.6 + 1.65 * k, 0, top - 16.36) @ turn_y(90)


def build(frame="e1e4e6", tall=118):
    """frame: colour of the steel; tall: height in cm. Below its stop collar the pole narrows to the spigot with its locking pin."""
    steel, dark, chrome = plastic(frame, .26, .5, coat=.4, name="steel"), plastic("2b3035", .45, .4, grain=40, name="dark"), metal("c3c8cc", .2)
    bar([(0, 0, 21), (0, 0, tall * .58), (7, 0, tall * .84), (28, 0, tall), (66, 0, tall + 1)], 1.9, steel, 24)
    cap = lathe([(0, 0), (2.1, 0), (2.2, .6), (1.9, 1.6), (0, 1.9)], dark, 32)
    cap.matrix_world = move(66, 0, tall + 1) @ turn_y(90)
    lathe([(0, 20), (2.6, 20), (2.8, 20.4), (2.8, 22.6), (2.0, 23.4), (0, 23.4)], dark, 64)
    lathe([(0, 0), (1.1, 0), (1.5, .9), (1.5, 20), (0, 20)], chrome, 64)
    pin = lathe([(0, -2.4), (.45, -2.4), (.45, 2.4), (0, 2.4)], chrome, 24)
    pin.matrix_world = move(0, 0, 15) @ turn_y(90)
    handle(50, tall, dark)
