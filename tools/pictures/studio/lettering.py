"""Letters: text as geometry, text bent onto a surface or along a tube, seven-segment digits, SVG pictures for labels."""
import hashlib
import math
import os
import subprocess
import tempfile
from functools import lru_cache

import bpy
from mathutils import Matrix
from PIL import ImageFont

from studio.geometry import mesh
from studio.placing import move
from studio.surfaces import wrap_onto

FONTS = "/usr/share/fonts/opentype/inter"
TEXTURES = os.path.join(tempfile.gettempdir(), "photography-textures")


def text(words, size, material, matrix=None, align="CENTER", font="Inter-SemiBold", depth=0.0, spacing=1.0):
    """Words as a flat object in the xy plane (size = height of the line in cm); depth raises the letters."""
    path = f"{FONTS}/{font}.otf"
    if not os.path.exists(path):
        raise SystemExit(f"The font {path} is missing. Install it: apt-get install fonts-inter")
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.space_character = words, size, depth, spacing
    curve.align_x, curve.align_y = align, "CENTER"
    curve.font = bpy.data.fonts.load(path, check_existing=True)
    curve.materials.append(material)
    item = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(item)
    item["flat"] = 1
    if matrix:
        item.matrix_world = matrix
    return item


def wrapped_text(words, size, material, shape, align="CENTER", font="Inter-SemiBold"):
    """Words bent onto a surface: shape(x, y) -> Vector, x along the line, y up, both in cm."""
    item = text(words, size, material, align=align, font=font)
    bpy.context.view_layer.update()
    return wrap_onto(item, shape)


def text_along(line, words, size, material, start, lift, spacing=.12, font="Inter-SemiBold"):
    """Small letters lying along a dense line of Vectors (a tube's axis), `start` cm from its beginning, `lift` above it."""
    reach = [0.0]
    for a, b in zip(line, line[1:]):
        reach.append(reach[-1] + (b - a).length)
    for letter in words:
        if letter == " ":
            start += size * .45
            continue
        item = text(letter, size, material, font=font, depth=.03)
        bpy.context.view_layer.update()
        half = item.dimensions.x / 2
        start += half
        i = min(max(k for k, length in enumerate(reach) if length <= start), len(line) - 2)
        part = (start - reach[i]) / max(1e-6, reach[i + 1] - reach[i])
        point, along = line[i].lerp(line[i + 1], part), line[i + 1] - line[i]
        item.matrix_world = move(point.x, point.y, point.z + lift) @ Matrix.Rotation(math.atan2(along.y, along.x), 4, "Z")
        start += half + spacing


SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc",
            "8": "abcdefg", "9": "abcdfg", "-": "g", " ": "", "E": "afged", "H": "fgbce", "L": "fed", "P": "abfge", "C": "afed"}


def seven_segments(digits, height, material, matrix, slant=.09):
    """Display digits (0-9, '.', '-', blank, E H L P C) as polygons in the plane of a matrix, centred."""
    width, thick = height * .54, height * .13
    gap, advance = thick * .14, width + thick + .28 * width
    ends = {"a": (0, height, width, height), "b": (width, height, width, height / 2), "c": (width, height / 2, width, 0),
            "d": (0, 0, width, 0), "e": (0, height / 2, 0, 0), "f": (0, height, 0, height / 2), "g": (0, height / 2, width, height / 2)}

    def bar(x0, y0, x1, y1):
        length = math.hypot(x1 - x0, y1 - y0)
        ux, uy, q = (x1 - x0) / length, (y1 - y0) / length, thick / 2
        ax, ay, bx, by = x0 + ux * gap, y0 + uy * gap, x1 - ux * gap, y1 - uy * gap
        return [(ax, ay), (ax + (ux - uy) * q, ay + (uy + ux) * q), (bx - (ux + uy) * q, by - (uy - ux) * q),
                (bx, by), (bx - (ux - uy) * q, by - (uy + ux) * q), (ax + (ux + uy) * q, ay + (uy - ux) * q)]

    polygons, x = [], 0.0
    for digit in digits:
        if digit == ".":
            q = thick * .62
            x += thick * 1.3
            centre = x - advance + width + thick * .55
            polygons.append([(centre - q, q), (centre + q, q), (centre + q, -q), (centre - q, -q)])
            continue
        polygons += [[(x + px, py) for px, py in bar(*ends[s])] for s in SEGMENTS[digit]]
        x += advance
    total = x - (advance - width)
    vertices, faces = [], []
    for polygon in polygons:
        faces.append(tuple(reversed(range(len(vertices), len(vertices) + len(polygon)))))
        vertices += [(px - total / 2 + (py - height / 2) * slant, py - height / 2, 0) for px, py in polygon]
    item = mesh(vertices, faces, material, None, "digits")
    item["flat"] = 1
    item.matrix_world = matrix
    return item


@lru_cache(maxsize=None)
def face(weight):
    """The Inter font at 100 px, to measure words with."""
    return ImageFont.truetype(f"{FONTS}/Inter-{weight}.otf", 100)


def text_width(words, size, weight="Bold"):
    """Width of words set in Inter at `size`, in the same unit."""
    return face(weight).getlength(words) * size / 100


def break_lines(words, width, size, weight="Bold", most=3, least_size=0.0):
    """Break words into at most `most` lines no wider than `width`, shrinking the size when needed; (lines, size)."""
    while True:
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if not lines[-1] or text_width(longer, size, weight) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        if (len(lines) <= most and max(text_width(line, size, weight) for line in lines) <= width) or size <= least_size:
            return lines[:most], size
        size *= .94


def svg_texture(svg, width):
    """Draw an SVG (a string) into a PNG `width` px wide, once; returns its path for materials.printed."""
    os.makedirs(TEXTURES, exist_ok=True)
    path = f"{TEXTURES}/{hashlib.sha1((svg + str(width)).encode()).hexdigest()[:16]}.png"
    if not os.path.exists(path):
        try:
            drawn = subprocess.run(["rsvg-convert", "-w", str(width)], input=svg.encode(), capture_output=True, check=True)
        except FileNotFoundError:
            raise SystemExit("rsvg-convert is missing. Install it: apt-get install librsvg2-bin") from None
        with open(path, "wb") as picture:
            picture.write(drawn.stdout)
    return path
