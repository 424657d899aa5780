"""Builds what the tables ask for without rendering it: blender -b --factory-startup -P tools/pictures/check.py -- [part of a name …]

Names every variant whose family, parameter or view does not fit, and every two pieces of a hero that run into each other.
A garment that was never sewn before takes minutes, everything else well under a second."""
import glob
import inspect
import itertools
import json
import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOT)

import bpy
from mathutils.bvhtree import BVHTree

from render import build, build_pieces, find_family, view_of
from studio.placing import Gathered
from studio.stage import VIEW, empty_stage, is_product


def tables(folder):
    """Name and entry of everything in the tables of a folder: variants by slug, heroes by file."""
    for path in sorted(glob.glob(f"{ROOT}/{folder}/*.json")):
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        if "pieces" in content:
            yield os.path.basename(path)[:-5], content
        else:
            yield from content.items()


def check_variant(variant):
    """Raise if a view of it is unknown or the family cannot build it."""
    views = variant.get("views", ["front"])
    for view in views:
        unknown = set(view_of({**variant, "view": view})) - set(VIEW)
        if unknown:
            raise ValueError(f"View '{view}' has unknown settings {sorted(unknown)}")
    states = views if "view" in inspect.signature(find_family(variant["family"]).build).parameters else views[:1]
    for view in states:
        empty_stage()
        build(variant["family"], variant.get("parameters", {}), view)


def surface(items):
    """The skin of some objects, ready to be tested against another."""
    bpy.context.view_layer.update()
    graph, points, faces = bpy.context.evaluated_depsgraph_get(), [], []
    for item in filter(is_product, items):
        evaluated = item.evaluated_get(graph)
        data = evaluated.to_mesh()
        if data:
            first = len(points)
            points += [item.matrix_world @ vertex.co for vertex in data.vertices]
            faces += [[first + corner for corner in face.vertices] for face in data.polygons]
        evaluated.to_mesh_clear()
    return BVHTree.FromPolygons(points, faces)


def check_hero(hero):
    """Raise if two of its pieces run into each other."""
    skins = []
    for piece in hero["pieces"]:
        with Gathered() as things:
            build_pieces([piece])
        skins.append((piece["family"], surface(things)))
    clashes = [f"{a} and {b}" for (a, one), (b, other) in itertools.combinations(skins, 2) if one.overlap(other)]
    if clashes:
        raise ValueError(f"Pieces intersect: {', '.join(clashes)}")


def check(name, entry):
    """Whether an entry can be rendered; says why not."""
    empty_stage()
    try:
        check_hero(entry) if "pieces" in entry else check_variant(entry)
    except Exception as fault:  # whatever it is, the others are checked too
        print(f"FAULT {name}: {fault}", flush=True)
        return False
    return True


if __name__ == "__main__":
    parts = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    entries = [(name, entry) for folder in ("variants", "heroes") for name, entry in tables(folder)]
    wanted = [(name, entry) for name, entry in entries if not parts or any(part in name for part in parts)]
    faults = [name for name, entry in wanted if not check(name, entry)]
    print(f"CHECKED {len(wanted)}, {len(faults)} at fault", flush=True)
    sys.exit(1 if faults else 0)
