"""Printed labels as SVG: a few designs in one manner. A label names the product plainly or carries the house brand."""
from dataclasses import dataclass
from xml.sax.saxutils import escape

from studio.lettering import break_lines, svg_texture, text_width

INK, QUIET, PAPER = "1b2733", "56626d", "fbfcfd"
# Pixels a cm of label: enough for a box that fills a 1200 px picture.
DENSITY = 90


@dataclass(frozen=True)
class Label:
    """What is printed: title, a quiet line, size (a short badge), count, two colours, a design and the brand (may be "")."""
    title: str
    detail: str = ""
    size: str = ""
    count: str = ""
    colour: str = "0b5fa5"
    second: str = "38b6e8"
    design: str = "wave"
    brand: str = "penhallow"
    paper: str = PAPER
    ink: str = INK


def words(x, y, size, content, colour, weight=700, anchor="start", opacity=1):
    """One line of SVG text; x, y is the start of its baseline."""
    return (f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size:.2f}" font-weight="{weight}" fill="#{colour}" '
            f'text-anchor="{anchor}" opacity="{opacity}">{escape(content)}</text>')


def brand_mark(x, y, size, label, colour):
    """The house brand: a dot and the name in lower case; nothing when the label has no brand."""
    if not label.brand:
        return ""
    return (f'<circle cx="{x + size * .26:.2f}" cy="{y - size * .3:.2f}" r="{size * .26:.2f}" fill="#{label.second}"/>'
            + words(x + size * .72, y, size, label.brand, colour))


def badge(x, y, radius, label, disc, ink):
    """The size in a disc, if the label has one; long sizes become a pill, x, y its right end's centre."""
    if not label.size:
        return ""
    size = radius * 1.15
    half = max(radius, text_width(label.size, size, "ExtraBold") / 2 + radius * .45)
    return (f'<rect x="{x - 2 * half:.2f}" y="{y - radius:.2f}" width="{2 * half:.2f}" height="{2 * radius:.2f}" rx="{radius:.2f}" fill="#{disc}"/>'
            + words(x - half, y + size * .36, size, label.size, ink, 800, "middle"))


def counted(x, y, size, room, label, colour):
    """The count at x, y (its baseline), made smaller until it fits into `room`."""
    lines, fitted = break_lines(label.count, room, size, "Bold", 1) if label.count else ([""], size)
    return words(x, y, fitted, lines[0], colour)


def title_block(x, top, width, room, size, label, colour, most=3):
    """The title in up to `most` lines with the quiet line below, made smaller until both fit into `room`."""
    while True:
        lines, fitted = break_lines(label.title, width, size, "ExtraBold", most)
        small = max(fitted * .44, size * .3)
        quiet = break_lines(label.detail, width, small, "Medium", 2)[0] if label.detail else []
        if len(lines) * fitted * 1.14 + len(quiet) * small * 1.4 <= room or size < 1:
            break
        size *= .93
    parts, y = [], top
    for line in lines:
        y += fitted
        parts.append(words(x, y, fitted, line, colour, 800))
        y += fitted * .14
    for line in quiet:
        y += small * 1.4
        parts.append(words(x, y, small, line, QUIET if colour == label.ink else colour, 500))
    return "".join(parts)


def wave(w, h, label, inset):
    """White above a coloured wave: gloves, wipes, consumables."""
    s = min(w - 2 * inset, h)
    m, x, right = s * .09, s * .09 + inset, w - inset - s * .09
    block = title_block(x, m + s * .19, right - x, h * .60 - m - s * .19, s * .2, label, label.ink, 2)
    return (f'<path d="M0 {h} V{h * .74} C{w * .3} {h * .64} {w * .5} {h * 1.04} {w} {h * .76} V{h}Z" fill="#{label.colour}"/>'
            f'<path d="M0 {h * .75} V{h * .71} C{w * .3} {h * .60} {w * .5} {h * 1.0} {w} {h * .71} V{h * .77} C{w * .5} {h * 1.05} {w * .3} {h * .65} 0 {h * .75}Z" fill="#{label.second}" opacity=".85"/>'
            + brand_mark(x, m + s * .12, s * .12, label, label.colour) + block
            + badge(right, h - m * 1.6, s * .115, label, "ffffff", label.colour)
            + words(x, h - m * .75, s * .095, label.count, "ffffff"))


def band(w, h, label, inset):
    """A colour field on the left, the name on white: dressings, instruments."""
    s, edge = min(w - 2 * inset, h), min((w - 2 * inset) * .26, h * .9) + inset
    m = s * .09
    block = title_block(edge + m, m + s * .02, w - inset - edge - 2 * m, h - 2 * m - s * .3, s * .2, label, label.ink)
    foot = counted(edge + m, h - m, s * .1, w - inset - edge - 2 * m, label, label.colour) if not label.size or w - edge > s * .9 else ""
    foot += badge(w - inset - m, h - m * 1.35, s * .095, label, label.colour, "ffffff")
    mark = brand_mark(0, 0, min((edge - inset) * .34, s * .17), label, "ffffff")
    return (f'<rect width="{edge}" height="{h}" fill="#{label.colour}"/><rect x="{edge}" width="{s * .03}" height="{h}" fill="#{label.second}"/>'
            f'<g transform="translate({inset + (edge - inset) * .62} {h - m}) rotate(-90)">{mark}</g>{block}{foot}')


def stripe(w, h, label, inset):
    """Calm white with a colour line at the foot: medicines, creams, general packs."""
    s = min(w - 2 * inset, h)
    m, x, right, foot = s * .1, s * .1 + inset, w - inset - s * .1, h * .17
    block = title_block(x, m + s * .14, right - x, h - foot - m - s * (.47 if label.size else .22), s * .23, label, label.ink)
    return (f'<rect y="{h - foot}" width="{w}" height="{foot}" fill="#{label.colour}"/>'
            f'<rect y="{h - foot - s * .035}" width="{w}" height="{s * .035}" fill="#{label.second}"/>'
            + brand_mark(x, m + s * .08, s * .11, label, label.colour) + block
            + counted(x, h - foot / 2 + min(foot, s * .3) * .17, min(foot, s * .3) * .46, right - x, label, "ffffff")
            + badge(right, h - foot - s * .17, s * .1, label, label.colour, "ffffff"))


def solid(w, h, label, inset):
    """All colour, white words: emergency goods, cleaning, bold shelves."""
    s = min(w - 2 * inset, h)
    m, x, right = s * .1, s * .1 + inset, w - inset - s * .1
    block = title_block(x, m + s * .17, right - x, h - 2 * m - s * .34, s * .22, label, "ffffff")
    return (f'<rect width="{w}" height="{h}" fill="#{label.colour}"/>'
            f'<path d="M{w * .62} {h} L{w} {h * .42} V{h}Z" fill="#{label.second}" opacity=".55"/><path d="M{w * .8} {h} L{w} {h * .69} V{h}Z" fill="#{label.second}"/>'
            + brand_mark(x, m + s * .08, s * .11, label, "ffffff") + block
            + counted(x, h - m, s * .1, right - x, label, "ffffff")
            + badge(right, m + s * .06, s * .095, label, "ffffff", label.colour))


def plain(w, h, label, inset):
    """Words only, on the paper's colour: shipping cases, stationery, sterile pouches."""
    s = min(w - 2 * inset, h)
    m, x, right = s * .1, s * .1 + inset, w - inset - s * .1
    block = title_block(x, m + s * .12, right - x, h - 2 * m - s * .32, s * .2, label, label.ink)
    rule = f'<rect x="{x}" y="{h - m - s * .15}" width="{right - x}" height="{s * .012}" fill="#{label.colour}"/>'
    return (brand_mark(x, m + s * .07, s * .1, label, label.colour) + block + rule + words(x, h - m, s * .085, label.count, label.colour)
            + words(right, h - m, s * .085, label.size, label.colour, 800, "end"))


DESIGNS = {"wave": wave, "band": band, "stripe": stripe, "solid": solid, "plain": plain}


def picture(w, h, body, paper):
    """A whole SVG of w by h cm (drawn in tenths of a cm) as a texture file."""
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w * 10:.2f} {h * 10:.2f}" font-family="Inter">'
           f'<rect width="100%" height="100%" fill="#{paper}"/>{body}</svg>')
    return svg_texture(svg, int(min(2400, max(500, w * DENSITY))))


def front(label, width, height, inset=0, margin=0):
    """The main face of a label, width by height cm, its words `inset` cm from left and right, its print `margin` cm from
    every edge; the path of a PNG."""
    if label.design not in DESIGNS:
        raise SystemExit(f"No label design '{label.design}': there are {', '.join(DESIGNS)}")
    body = DESIGNS[label.design]((width - 2 * margin) * 10, (height - 2 * margin) * 10, label, inset * 10)
    ground = label.colour if margin and label.design in ("solid", "panel") else label.paper
    return picture(width, height, f'<g transform="translate({margin * 10} {margin * 10})">{body}</g>' if margin else body, ground)


def side(label, width, height):
    """A narrow face: colour, badge or short name, count."""
    w, h = width * 10, height * 10
    s = min(w, h)
    white = label.design == "plain"
    ink, ground = (label.ink, label.paper) if white else ("ffffff", label.colour)
    shape = "" if white else f'<path d="M0 {h * .56}C{w * .33} {h * .28} {w * .58} {h * .97} {w} {h * .6}V{h}H0Z" fill="#{label.second}" opacity=".55"/>'
    if label.size and len(label.size) <= 4:
        body = words(w / 2, h * .47, s * .3, label.size, ink, 800, "middle")
    else:
        lines, size = break_lines(label.title, w * .84, s * .15, "ExtraBold", 3)
        body = "".join(words(w / 2, h * .3 + size * (k + .6) * 1.15, size, line, ink, 800, "middle") for k, line in enumerate(lines))
    count = break_lines(label.count, w * .84, s * .09, "SemiBold", 1) if label.count else ([""], 1)
    return picture(width, height, shape + body + words(w / 2, h * .86, count[1], count[0][0], ink, 600, "middle"), ground)


def top(label, width, height, opening=""):
    """The lid: brand and title on colour; opening is further SVG in tenths of a cm (a slot, a perforation)."""
    w, h = width * 10, height * 10
    s = min(w, h)
    white = label.design == "plain"
    ink, ground = (label.ink, label.paper) if white else ("ffffff", label.colour)
    shape = "" if white else f'<path d="M0 {h * .77}C{w * .29} {h * .5} {w * .54} {h * 1.08} {w} {h * .7}V{h}H0Z" fill="#{label.second}" opacity=".5"/>'
    lines, size = break_lines(label.title, w * (.5 if opening else .84), s * .11, "Bold", 1 if opening else 2)
    title = "".join(words(w - s * .1, h - s * .1 - (len(lines) - 1 - k) * size * 1.15, size, line, ink, 700, "end") for k, line in enumerate(lines))
    return picture(width, height, shape + brand_mark(s * .1, s * .19, s * .11, label, ink) + opening + title, ground)
