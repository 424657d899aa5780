"""Further designs of cartons, whose sides and lids continue the front, and small signs that show what a pack holds."""
from dataclasses import dataclass

from studio import labels
from studio.geometry import box, quad
from studio.labels import Label, badge, brand_mark, counted, picture, title_block, words
from studio.lettering import break_lines, text_width
from studio.materials import plastic, printed, shade
from studio.placing import Gathered, group, move, turn_x, turn_z


@dataclass(frozen=True)
class Print(Label):
    """A Label with a sign: the name of one of SIGNS, or ""."""
    sign: str = ""


# Each sign fills 100 by 100; {a} main colour, {b} second colour, {p} paper.
SIGNS = {
    "island": '<rect x="6" y="16" width="88" height="68" rx="11" fill="{p}" stroke="{a}" stroke-width="3.5"/><rect x="29" y="33" width="42" height="34" rx="4" fill="{b}" opacity=".65"/>',
    "foam": '<rect x="8" y="8" width="84" height="84" rx="18" fill="{p}" stroke="{a}" stroke-width="3.5"/><rect x="26" y="26" width="48" height="48" rx="9" fill="{b}" opacity=".6"/><path d="M26 50h48M50 26v48" stroke="{p}" stroke-width="2.5"/>',
    "film": '<rect x="12" y="6" width="76" height="88" rx="14" fill="{b}" fill-opacity=".25" stroke="{a}" stroke-width="3.5"/><path d="M24 18h52v64H24z" fill="none" stroke="{a}" stroke-width="2" stroke-dasharray="5 4"/>',
    "gauze": '<rect x="10" y="10" width="80" height="80" fill="{p}" stroke="{a}" stroke-width="3.5"/><path d="M10 26h80M10 42h80M10 58h80M10 74h80M26 10v80M42 10v80M58 10v80M74 10v80" stroke="{b}" stroke-width="2.5"/>',
    "strip": '<g fill="{p}" stroke="{a}" stroke-width="3"><rect x="8" y="16" width="84" height="15" rx="3"/><rect x="8" y="43" width="84" height="15" rx="3"/><rect x="8" y="70" width="84" height="15" rx="3"/></g>',
    "plaster": '<g transform="rotate(-35 50 50)"><rect x="2" y="34" width="96" height="32" rx="16" fill="{b}"/><rect x="35" y="34" width="30" height="32" fill="{p}"/><g fill="{p}"><circle cx="16" cy="44" r="2.5"/><circle cx="16" cy="56" r="2.5"/><circle cx="25" cy="50" r="2.5"/><circle cx="84" cy="44" r="2.5"/><circle cx="84" cy="56" r="2.5"/><circle cx="75" cy="50" r="2.5"/></g></g>',
    "cross": '<path d="M36 8h28v28h28v28H64v28H36V64H8V36h28z" fill="{a}"/>',
    "drop": '<path d="M50 6C66 34 82 48 82 65a32 32 0 0 1-64 0C18 48 34 34 50 6z" fill="{b}"/><path d="M34 66a17 17 0 0 0 15 17" fill="none" stroke="{p}" stroke-width="5" stroke-linecap="round"/>',
    "eye": '<path d="M4 50Q50 4 96 50Q50 96 4 50z" fill="{p}" stroke="{a}" stroke-width="4"/><circle cx="50" cy="50" r="19" fill="{a}"/><circle cx="50" cy="50" r="8" fill="{p}"/>',
    "flame": '<path d="M52 4C60 30 84 40 80 66a30 30 0 0 1-60 2C18 50 32 46 34 30C44 36 46 46 46 50C54 40 56 20 52 4z" fill="{b}"/><path d="M50 56c6 10 14 14 12 24a13 13 0 0 1-25 0C36 70 46 68 50 56z" fill="{p}"/>',
    "snow": '<g stroke="{b}" stroke-width="6" stroke-linecap="round" fill="none"><path id="s" d="M50 8V92M38 18l12 12l12-12M38 82l12-12l12 12"/><use href="#s" transform="rotate(60 50 50)"/><use href="#s" transform="rotate(120 50 50)"/></g>',
    "tablet": '<circle cx="50" cy="50" r="38" fill="{p}" stroke="{b}" stroke-width="5"/><path d="M50 14V86" stroke="{b}" stroke-width="4"/>',
    "capsule": '<g transform="rotate(-35 50 50)"><rect x="8" y="30" width="84" height="40" rx="20" fill="{p}" stroke="{b}" stroke-width="4"/><path d="M50 30h22a20 20 0 0 1 0 40H50z" fill="{b}"/></g>',
    "rings": '<g fill="none" stroke="{b}"><circle cx="50" cy="50" r="12" fill="{b}"/><circle cx="50" cy="50" r="26" stroke-width="6"/><circle cx="50" cy="50" r="42" stroke-width="4"/></g>',
    "flower": '<g fill="{b}"><circle cx="50" cy="24" r="18"/><circle cx="76" cy="43" r="18"/><circle cx="66" cy="73" r="18"/><circle cx="34" cy="73" r="18"/><circle cx="24" cy="43" r="18"/></g><circle cx="50" cy="51" r="14" fill="{p}"/>',
    "waves": '<g fill="none" stroke="{b}" stroke-width="7" stroke-linecap="round"><path d="M6 30q22-18 44 0t44 0M6 52q22-18 44 0t44 0M6 74q22-18 44 0t44 0"/></g>',
    "leaf": '<path d="M14 86C10 34 40 10 90 10C90 62 64 92 24 80L52 46" fill="{b}"/><path d="M14 90L56 42" stroke="{p}" stroke-width="4"/>',
    "needle": '<path d="M8 92L46 54" stroke="{a}" stroke-width="3"/><path d="M42 50l8 8l26-26l-8-8z" fill="{b}"/><path d="M70 20l10 10l12-12l-10-10z" fill="{a}"/>',
    "mask": '<path d="M12 38Q50 14 88 38V66Q50 92 12 66z" fill="{p}" stroke="{a}" stroke-width="4"/><path d="M12 44H2M12 60H2M88 44h10M88 60h10M14 50Q50 38 86 50" stroke="{a}" stroke-width="3" fill="none"/>',
    "roll": '<circle cx="50" cy="50" r="42" fill="{p}" stroke="{a}" stroke-width="4"/><circle cx="50" cy="50" r="31" fill="none" stroke="{b}" stroke-width="3"/><circle cx="50" cy="50" r="18" fill="{b}"/>',
    "hand": '<path d="M30 90V56L18 40q6-8 14 0l6 8V14q6-8 11 0v26V8q6-7 11 0v33V14q6-7 11 0v32V28q6-6 10 0v36q0 16-12 26z" fill="{b}"/>',
}


def sign(x, y, size, label, paper=None, main=None, second=None):
    """The label's sign in a square of `size` whose upper left corner is x, y; nothing if it has none."""
    if not getattr(label, "sign", ""):
        return ""
    drawn = SIGNS[label.sign].replace("{a}", f"#{main or label.colour}").replace("{b}", f"#{second or label.second}").replace("{p}", f"#{paper or label.paper}")
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 100:.4f})">{drawn}</g>'


def block(x, y, w, h, colour, opacity=1):
    """A filled rectangle."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" fill="#{colour}" opacity="{opacity}"/>'


def header(w, h, label, inset):
    """A colour field above with the name in white, the sign and the count on white below."""
    s = min(w - 2 * inset, h)
    m, x, right, cut = s * .09, s * .09 + inset, w - inset - s * .09, h * .56
    mark = min((h - cut) * .72, s * .4) if label.sign else 0
    small = fitted(label, s * .085, right - x - mark * 1.1)
    return (block(0, 0, w, cut, label.colour) + block(0, cut, w, s * .03, label.second)
            + brand_mark(x, m + s * .07, s * .1, label, "ffffff")
            + title_block(x, m + s * (.1 if label.brand else 0), right - x, cut - m - s * (.16 if label.brand else .06), s * .22, label, "ffffff")
            + sign(right - mark, cut + (h - cut - mark) / 2, mark, label)
            + counted(x, h - m * .8, s * .095, right - x - mark * 1.1, label, label.colour)
            + badge(x + badge_width(label, small), cut + s * .05 + s * .12, small, label, label.colour, "ffffff"))


def fitted(label, radius, room):
    """The radius of the badge, made smaller until the pill fits into `room`."""
    return radius * min(1, room / max(1e-6, badge_width(label, radius))) if label.size else radius


def badge_width(label, radius):
    """Width of the pill that badge() draws."""
    return 2 * max(radius, text_width(label.size, radius * 1.15, "ExtraBold") / 2 + radius * .45) if label.size else 0


def pharma(w, h, label, inset):
    """White, the name large, strength in the colour, a two-colour bar at the foot: cartons of medicine."""
    s = min(w - 2 * inset, h)
    m, x, right, foot = s * .1, s * .1 + inset, w - inset - s * .1, h * .2
    tall = h > 1.3 * (w - 2 * inset)
    room = right - x - (s * .36 if label.sign and not tall else 0)
    name = title_block(x, m * .8, room, h - foot - m - s * (.26 if label.size else .06), s * .24, label, label.ink, 2)
    strength, size = break_lines(label.size, right - x, s * .19, "ExtraBold", 1)
    return (block(0, h - foot, w, foot, label.colour) + f'<path d="M{w * .66} {h} L{w * .74} {h - foot} H{w} V{h}Z" fill="#{label.second}"/>' + name
            + words(x, h - foot - s * .08, size, strength[0], label.colour, 800)
            + (sign(right - s * .42, h - foot - s * .72, s * .42, label) if tall else sign(right - s * .3, m, s * .3, label))
            + words(x, h - foot / 2 + min(foot, s * .3) * .18, min(foot, s * .3) * .5, label.count, "ffffff"))


def diagonal(w, h, label, inset):
    """A slanting colour field from the lower left: sport, warmth, strapping."""
    s = min(w - 2 * inset, h)
    m, x, right = s * .09, s * .09 + inset, w - inset - s * .09
    narrow = bool(label.size and label.count) and right - x < 1.3 * s
    lift = s * .2 if narrow else m * .1
    return (f'<path d="M0 {h} V{h * .74} L{w} {h * .5} V{h}Z" fill="#{label.colour}"/><path d="M0 {h * .74} V{h * .7} L{w} {h * .4} V{h * .5}Z" fill="#{label.second}"/>'
            + brand_mark(x, m + s * .07, s * .1, label, label.colour)
            + title_block(x, m + s * (.08 if label.brand else 0), right - x, h * .5 - m, s * .21, label, label.ink, 2)
            + counted(x, h - m, s * .095, right - x - (0 if narrow else badge_width(label, s * .085) + s * .05), label, "ffffff")
            + sign(right - s * .27, h - m - lift - s * (.38 if label.size else .3), s * .27, label, label.colour, "ffffff", "ffffff") + badge(right, h - m - lift, fitted(label, s * .085, right - x), label, "ffffff", label.colour))


def panel(w, h, label, inset):
    """A white panel with round corners on colour: care goods."""
    s = min(w - 2 * inset, h)
    e = s * .07
    m, x, right = e + s * .07, e + s * .08 + inset, w - inset - e - s * .08
    tall = h > 1.25 * (w - 2 * inset)
    big = s * (.42 if tall else .27)
    small = fitted(label, s * .08, right - x - (big * 1.1 if label.sign and not tall else 0))
    return (block(0, 0, w, h, label.colour)
            + f'<rect x="{inset + e}" y="{e}" width="{w - 2 * inset - 2 * e}" height="{h - 2 * e - s * .16}" rx="{s * .07}" fill="#{label.paper}"/>'
            + brand_mark(x, m + s * .06, s * .09, label, label.colour)
            + title_block(x, m + s * (.08 if label.brand else 0), right - x - (s * .3 if label.sign and not tall else 0), h - 2 * m - s * .34 - (big if tall else 0), s * .21, label, label.ink)
            + sign(right - big, h - e - s * .2 - big - (s * .22 if tall and label.size else 0), big, label)
            + badge(x + badge_width(label, small), h - e - s * .28, small, label, label.second, label.ink)
            + words(x, h - e * .9, s * .095, label.count, "ffffff"))


def arcs(w, h, label, inset):
    """Large overlapping circles on the right: relief, sprays, hygiene."""
    s = min(w - 2 * inset, h)
    m, x, right = s * .1, s * .1 + inset, w - inset - s * .1
    return (f'<circle cx="{w}" cy="{h * .78}" r="{s * .62}" fill="#{label.second}" opacity=".35"/><circle cx="{w}" cy="{h * .9}" r="{s * .5}" fill="#{label.second}"/>'
            f'<circle cx="{w}" cy="{h}" r="{s * .36}" fill="#{label.colour}"/>'
            + brand_mark(x, m + s * .07, s * .1, label, label.colour)
            + title_block(x, m + s * (.08 if label.brand else 0), right - x, (h - 2 * m - s * (.34 if label.size else .14)) - s * (.08 if label.brand else 0), s * .22, label, label.colour, 3)
            + counted(x, h - m, s * .09, (w - 2 * inset) * .58, label, label.ink) + sign(right - s * .24, h - m - s * .22, s * .26, label, label.colour, "ffffff", "ffffff")
            + badge(x + badge_width(label, s * .085), h - m - s * .22, s * .085, label, label.colour, "ffffff"))


def split(w, h, label, inset):
    """Name on white, the sign on a colour field to its right: clinical goods."""
    s, cut = min(w - 2 * inset, h), w * .66
    m, x, side = s * .09, s * .09 + inset, w - w * .66
    big = min(side * .66, h * .5)
    small = s * .075 * min(1, side * .9 / max(1e-6, badge_width(label, s * .075))) if label.size else s * .075
    return (block(cut, 0, w - cut, h, label.colour) + block(cut - s * .025, 0, s * .025, h, label.second)
            + (f'<circle cx="{cut + side / 2}" cy="{h * .42}" r="{big * .66}" fill="#ffffff"/>' if label.sign else "") + sign(cut + side / 2 - big * .42, h * .42 - big * .42, big * .84, label)
            + brand_mark(x, m + s * .07, s * .1, label, label.colour)
            + title_block(x, m + s * (.09 if label.brand else 0), cut - x - m, h - 2 * m - s * .32, s * .2, label, label.ink)
            + counted(x, h - m, s * .09, cut - x - m * .6, label, label.colour)
            + badge(cut + side / 2 + badge_width(label, small) / 2, h - m - s * .05, small, label, "ffffff", label.colour))


def dots(w, h, label, inset):
    """Paper with a screen of dots that grows towards the lower right: everyday packs."""
    s = min(w - 2 * inset, h)
    m, x, right, step = s * .09, s * .09 + inset, w - inset - s * .09, s * .075
    narrow = bool(label.size and label.count) and right - x < 1.4 * s
    screen = ""
    for i in range(int(w / step) + 2):
        for j in range(int(h / step) + 2):
            px, py = (i + .5 * (j % 2)) * step, j * step
            part = max(0.0, .9 * px / w + 1.1 * py / h - 1.02)
            if part > .03:
                screen += f'<circle cx="{px:.2f}" cy="{py:.2f}" r="{min(.62, part * .75) * step:.2f}"/>'
    return (f'<g fill="#{label.second}">{screen}</g>' + brand_mark(x, m + s * .07, s * .1, label, label.colour)
            + title_block(x, m + s * (.08 if label.brand else 0), right - x, h * .58, s * .21, label, label.ink, 3)
            + counted(x, h - m, s * .095, right - x - (0 if narrow else badge_width(label, s * .085) + s * .05), label, label.colour) + badge(right, h - m - s * (.2 if narrow else .02), s * .085, label, label.colour, "ffffff"))


def column(w, h, label, inset):
    """A colour field on the left with the sign or brand, the name on white, size above count: dressings, swabs."""
    s, edge_of = min(w - 2 * inset, h), min((w - 2 * inset) * .24, h * .6) + inset
    m = s * .09
    x, right, mark = edge_of + m, w - inset - m, (edge_of - inset) * .62
    brand = brand_mark(0, 0, min((edge_of - inset) * .36, s * .16), label, "ffffff")
    small = fitted(label, s * .085, right - x)
    return (block(0, 0, edge_of, h, label.colour) + block(edge_of, 0, s * .03, h, label.second)
            + f'<g transform="translate({inset + (edge_of - inset) * .64} {h - m}) rotate(-90)">{brand}</g>'
            + sign(inset + (edge_of - inset - mark) / 2, m, mark, label, label.colour, "ffffff", "ffffff")
            + title_block(x, m * .6, right - x, h - 2 * m - s * (.36 if label.size else .14), s * .2, label, label.ink)
            + badge(x + badge_width(label, small), h - m - s * .22, small, label, label.colour, "ffffff")
            + counted(x, h - m * .9, s * .095, right - x, label, label.colour))


labels.DESIGNS.update(column=column, header=header, pharma=pharma, diagonal=diagonal, panel=panel, arcs=arcs, split=split, dots=dots)
# How a design goes on round the corner: a share of the height coloured from above (+) or from the foot (-), or the ground.
EDGES = {"header": .56, "pharma": -.2, "stripe": -.17, "diagonal": -.5, "arcs": 0, "dots": 0, "plain": 0, "split": 0, "panel": 1, "wave": -.3, "column": 1, "band": 1, "solid": 1}


def edge(label, width, height):
    """A narrow face that continues the front: its colour field, the title, the count."""
    w, h, part = width * 10, height * 10, EDGES[label.design]
    s = min(w, h)
    field = block(0, 0, w, h * part, label.colour) if part > 0 else block(0, h * (1 + part), w, -h * part, label.colour)
    if 0 < part < 1:
        field += block(0, h * part, w, s * .03, label.second)
    ink = "ffffff" if part > .5 else label.ink
    middle = h * (part if 0 < part < 1 else 1 + min(part, 0)) / 2
    lines, size = break_lines(label.title, w * .84, s * .13, "Bold", 3)
    body = "".join(words(w / 2, middle + (k - len(lines) / 2 + .8) * size * 1.15, size, line, ink, 700, "middle") for k, line in enumerate(lines))
    return picture(width, height, field + body, label.paper)


def lid(label, width, depth, opening=""):
    """The lid: the title once more, on colour where the front is coloured at its upper edge."""
    w, h = width * 10, depth * 10
    s, full = min(w, h), EDGES[label.design] > 0
    ink = "ffffff" if full else label.ink
    lines, size = break_lines(label.title, w * .84, s * .16, "Bold", 2)
    body = "".join(words(w / 2, h / 2 + (k - len(lines) / 2 + .8) * size * 1.15, size, line, ink, 700, "middle") for k, line in enumerate(lines))
    return picture(width, depth, opening or body, label.colour if full else label.paper)


def box_of(width, depth, height, label, at=(0, 0, 0), opening=""):
    """A printed carton, front at -y, whose sides and lid continue the front's design (cm); returns its objects."""
    with Gathered() as things:
        box(width, depth, height, (0, 0, 0), plastic(label.colour if EDGES[label.design] == 1 else shade(label.paper, .98), .5, .3, name="card"), .07, 3)
        lift = .012
        w, d, h = width - .07, depth - .07, height - .07
        face = lambda path: printed(path, .4, .35)
        quad(w, h, face(labels.front(label, width, height)), move(0, -depth / 2 - lift, height / 2) @ turn_x(90))
        narrow = face(edge(label, depth, height))
        for right in (1, -1):
            quad(d, h, narrow, move(right * (width / 2 + lift), 0, height / 2) @ turn_z(right * 90) @ turn_x(90))
        quad(w, d, face(lid(label, width, depth, opening)), move(0, 0, height + lift))
        line = plastic("30363b", .8, 0, name="slit")
        quad(w * .99, .03, line, move(0, -depth / 2 + .06, height + lift * 1.5))
        for right in (1, -1):
            quad(.025, d * .97, line, move(right * (width / 2 - .05), 0, height + lift * 1.5))
    return group(things, move(*at))
