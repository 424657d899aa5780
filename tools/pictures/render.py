"""Renders the pictures of a job: blender -b --factory-startup -P tools/pictures/render.py -- job.json (see README.md)."""
import importlib
import inspect
import json
import os
import sys
import time
import traceback

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOT)

from studio.engraving import find_engraving
from studio.exposure import photograph
from studio.placing import Gathered, group, move, turn_z
from studio.stage import empty_stage, points_of_goods, set_stage


def find_family(name):
    """The module of a family, or a message that says which there are."""
    if not os.path.exists(f"{ROOT}/families/{name}.py"):
        known = sorted(f[:-3] for f in os.listdir(f"{ROOT}/families") if f.endswith(".py") and f[0] != "_")
        raise ValueError(f"No family '{name}'. Known: {', '.join(known)}")
    return importlib.import_module(f"families.{name}")


def build(name, parameters, view="front"):
    """Build one family on the stage, after checking that it knows the parameters; a build that takes `view` is told which."""
    module = find_family(name)
    known = inspect.signature(module.build).parameters
    unknown = set(parameters) - set(known)
    if unknown and not any(p.kind == p.VAR_KEYWORD for p in known.values()):
        raise ValueError(f"Family '{name}' has no parameter {sorted(unknown)}. It has: {', '.join(known)}")
    module.build(**parameters, **({"view": view} if "view" in known else {}))


def build_pieces(pieces):
    """Build a hero's pieces, each standing on the floor at its place: at [x, y, z] in cm, turned in degrees."""
    for piece in pieces:
        with Gathered() as things:
            build(piece["family"], piece.get("parameters", {}))
        foot = float(points_of_goods(things)[:, 2].min())
        group(things, move(*piece.get("at", (0, 0, 0))) @ turn_z(piece.get("turn", 0)) @ move(0, 0, -foot))


def view_of(picture):
    """The view's settings: the family's own, overruled by the picture's `camera`."""
    if "pieces" in picture:
        return picture.get("camera", {})
    views = find_family(picture["family"]).VIEWS
    name = picture.get("view", "front")
    if name not in views:
        raise ValueError(f"Family '{picture['family']}' has no view '{name}'. It has: {', '.join(views)}")
    view = views[name]
    settings = view(**picture.get("parameters", {})) if callable(view) else view
    return {**settings, **picture.get("camera", {})}


def take(picture):
    """One picture of a job, from an empty stage to the PNG."""
    started, worked = time.time(), time.process_time()
    empty_stage()
    if "pieces" in picture:
        build_pieces(picture["pieces"])
    else:
        build(picture["family"], picture.get("parameters", {}), picture.get("view", "front"))
    width = picture.get("size", 800)
    height = picture.get("height", width)
    view = set_stage(view_of(picture), width / height)
    built = time.process_time() - worked
    seconds = photograph(view, width, height, picture.get("samples", 32), picture["out"],
                         picture.get("background", "ffffff"), picture.get("transparent", False))
    if view["engraved"]:
        with open(f"{picture['out']}.engraving.json", "w", encoding="utf-8") as found:
            json.dump(find_engraving(picture["out"]), found)
    parts = " ".join(f"{name} {value:.1f}" for name, value in seconds.items())
    total = time.time() - started
    print(f"PICTURE {picture['out']} {total:.1f} s, {time.process_time() - worked:.1f} CPU s: build {built:.1f} {parts}", flush=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as job:
        for wanted in json.load(job)["pictures"]:
            try:
                take(wanted)
            except Exception:  # one faulty picture must not cost the others of its job
                traceback.print_exc()
