"""A folding A-frame floor sign with a slipping-figure triangle: colour, words."""
import math

from studio.curves import fillet, round_rectangle
from studio.cutting import cutout
from studio.geometry import box, quad
from studio.labels import picture, words
from studio.materials import plastic, printed
from studio.placing import Gathered, group, move, turn_x, turn_z

VIEWS = {"front": {"azimuth": 28, "elevation": 12, "lens": 90}}
TRIANGLE = ('<path d="M100 14L190 170H10z" fill="#17191b" stroke="#17191b" stroke-width="14" stroke-linejoin="round"/><path d="M100 26L180 164H20z" fill="#{c}" stroke="#{c}" stroke-width="4" stroke-linejoin="round"/>'
            '<circle cx="84" cy="76" r="10" fill="#17191b"/><path d="M88 90L108 118L136 112M106 118L122 140L146 150M108 120L96 142L70 150M90 94L68 108L58 96" stroke="#17191b" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" fill="none"/>'
            '<path d="M44 156h30M86 156h44" stroke="#17191b" stroke-width="5" stroke-linecap="round"/>')


def build(colour="f7c81e", first="CAUTION", second="WET FLOOR", width=29, height=62, spread=15):
    """Colour and the two lines of words; width, height and half opening at the foot in cm."""
    skin = plastic(colour, .4, .45, grain=4, name="board")
    lean = math.degrees(math.asin(spread / height))
    outline = fillet([(-width * .36, height), (width * .36, height), (width / 2, 2.5), (width / 2, 0), (width * .3, 0), (width * .24, 3.6), (-width * .24, 3.6), (-width * .3, 0), (-width / 2, 0), (-width / 2, 2.5), (-width * .36, height)], 1.6, 5)[:-1]
    slot = [(x, y + height * .915) for x, y in round_rectangle(10, 3.4, 1.6)]
    face = (f'<g transform="translate({width * 5 - 92} 96) scale(.92)">{TRIANGLE.replace("{c}", colour)}</g>'
            + words(width * 5, 306, 33, first, "17191b", 800, "middle") + words(width * 5, 352, 33, second, "17191b", 800, "middle"))
    art_h = height * .74
    art = printed(picture(width * .82, art_h, f'<g transform="translate({-width * .9} -62) ">{face}</g>', colour), .42, .4)
    for side in (1, -1):
        with Gathered() as board:
            cutout([(x, y) for x, y in outline], [slot], .9, skin, .25)
            quad(width * .66, art_h * .8, printed(picture(width * .66, art_h * .8, f'<g transform="translate({-width * 1.7} -84)">{face}</g>', colour), .42, .4), move(0, height * .46, .93))
        place = move(0, -spread, 0) @ turn_x(90 - lean)
        group(board, (turn_z(180) if side < 0 else turn_z(0)) @ place)
    for x in (-1, 1):
        box(5, 2.4, 1.3, (x * width * .24, 0, height * math.cos(math.radians(lean)) - .6), skin, .4, 4)
    strap = plastic("2b2f33", .5, .3)
    box(1.4, spread * 1.15, .25, (0, 0, height * .45), strap, .08, 2)
