"""The stage: soft white dome, four lamps, a floor that only takes shadow, and a camera that fits itself to the goods."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.geometry import link, mesh
from studio.materials import plastic

# What a VIEWS entry may set, and what holds when it does not. Angles in degrees, seen from the front (-y).
VIEW = {
    "azimuth": -25,        # camera to the right (+) or left (-) of the front
    "elevation": 30,       # camera above the horizon
    "roll": 0,             # camera tilted
    "lens": 85,            # mm; longer is flatter
    "fill": .86,           # part of the frame that the goods fill
    "focus": None,         # (x, y, z, radius): frame this ball instead of everything (detail views)
    "shift": (0, 0),       # move the goods within the frame, parts of its width (heroes: room for words)
    "key": 1.0,            # main lamp, upper left
    "key_azimuth": -55,
    "key_elevation": 52,
    "key_size": 2.6,       # of the goods' radius; smaller is harder
    "fill_light": 1.0,     # right-hand lamp
    "rim": 1.0,            # strip behind
    "accent": 1.0,         # long highlight, seen only in gloss
    "dome": 1.0,           # light from everywhere
    "exposure": .26,       # stops
    "shadow": .62,         # darkness of the shadow
    "bounces": 4,          # raise to 8 for stacked glass
    "denoise": 4,          # steps of the denoiser; 2 keeps more relief, 0 none
    "cutout": False,       # True: cut out, with a shadow of its own, and exposed for the tile instead of for white paper
    "engraved": False,     # True: where the engraving lies is recorded with the picture
    "polished": False,     # True: the denoiser goes by polished metal itself, not by what it mirrors
}


def is_product(item):
    """Whether an object belongs to the goods, not to the studio."""
    return item.type in ("MESH", "CURVE", "FONT", "SURFACE") and not item.get("studio")


def empty_stage():
    """A new empty scene, ready for build()."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"


def points_of_goods(items=None, with_flat=True, limit=4000):
    """Points of some items, or of everything that stands on the stage (cm), enough to frame it; flat prints may be left out."""
    bpy.context.view_layer.update()
    graph, clouds = bpy.context.evaluated_depsgraph_get(), []
    for item in items or bpy.context.scene.objects:
        if not is_product(item) or (item.get("flat") and not with_flat):
            continue
        evaluated = item.evaluated_get(graph)
        data = evaluated.to_mesh()
        n = len(data.vertices) if data else 0
        if n:
            points = np.empty(n * 3, np.float32)
            data.vertices.foreach_get("co", points)
            points = points.reshape(-1, 3)[::max(1, n // limit)]
            matrix = np.array(item.matrix_world)
            clouds.append(points @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    if not clouds:
        raise SystemExit("The stage is empty: build() made no objects.")
    return np.concatenate(clouds)


def set_dome(strength):
    """Soft white light from everywhere; gloss sees bright panels and dark flags instead, so that metal gets its bands."""
    world = bpy.data.worlds.new("dome")
    bpy.context.scene.world = world
    world.use_nodes = True
    # The dome is even, so a coarse map of it is enough and a third faster than Blender's own choice.
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 32
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    out, mix, ray = (nodes.new(f"ShaderNode{kind}") for kind in ("OutputWorld", "MixShader", "LightPath"))
    soft, seen = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeBackground")
    place, axes, span, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    soft.inputs[0].default_value, soft.inputs[1].default_value = (1, 1, 1, 1), .38 * strength
    seen.inputs[1].default_value = strength
    span.inputs[1].default_value, span.inputs[2].default_value = -1, 1
    bands = [(0, .5), (.46, .42), (.50, .07), (.60, .06), (.66, .42), (.74, .95), (.80, .22), (.90, .10), (.95, .25), (1, .55)]
    while len(ramp.color_ramp.elements) < len(bands):
        ramp.color_ramp.elements.new(.5)
    for element, (height, light) in zip(ramp.color_ramp.elements, bands):
        element.position, element.color = height, (light, light, light * 1.01, 1)
    for source, target in ((place.outputs["Generated"], axes.inputs[0]), (axes.outputs["Z"], span.inputs[0]),
                           (span.outputs[0], ramp.inputs[0]), (ramp.outputs[0], seen.inputs[0]),
                           (ray.outputs["Is Glossy Ray"], mix.inputs[0]), (soft.outputs[0], mix.inputs[1]),
                           (seen.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(source, target)


def lamp(at, target, size, power, length=None):
    """A square lamp (or a strip of `length`) that looks at a target."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy, data.size = power, size
    if length:
        data.shape, data.size_y = "RECTANGLE", length
    item = link(bpy.data.objects.new("lamp", data))
    item["studio"] = 1
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return item


def direction(azimuth, elevation):
    """Unit vector towards an azimuth (0 = front, -y) and elevation in degrees."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def set_camera(points, centre, radius, view, aspect):
    """Stand the camera so that the points fill the frame; aspect = width / height."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit = view["lens"], 36, "HORIZONTAL"
    data.clip_start, data.clip_end = .1, 1e5
    item = link(bpy.data.objects.new("camera", data))
    bpy.context.scene.camera = item
    far, scale = radius * view["lens"] / 14, view["lens"] / 36
    towards = direction(view["azimuth"], view["elevation"])
    for _ in range(8):
        item.location = centre + towards * far
        turn = (-towards).to_track_quat("-Z", "Y").to_matrix() @ Matrix.Rotation(math.radians(view["roll"]), 3, "Z")
        item.rotation_euler = turn.to_euler()
        bpy.context.view_layer.update()
        inverse = np.array(item.matrix_world.inverted())
        seen = points @ inverse[:3, :3].T + inverse[:3, 3]
        u, v = seen[:, 0] / -seen[:, 2], seen[:, 1] / -seen[:, 2]
        widest = max(u.max() - u.min(), (v.max() - v.min()) * aspect) * scale
        data.shift_x = float((u.max() + u.min()) / 2 * scale) - view["shift"][0]
        data.shift_y = float((v.max() + v.min()) / 2 * scale) - view["shift"][1]
        far *= widest / view["fill"]


def ball(x, y, z, radius):
    """Points on a ball, for framing a detail."""
    return np.array([(x + radius * d.x, y + radius * d.y, z + radius * d.z)
                     for a in range(0, 360, 20) for e in range(-90, 91, 15) for d in [direction(a, e)]])


def set_stage(settings, aspect=1.0):
    """Light and camera for what stands on the stage. settings: a VIEWS entry; returns the complete view."""
    unknown = set(settings) - set(VIEW)
    if unknown:
        raise SystemExit(f"Unknown view settings {sorted(unknown)}: known are {sorted(VIEW)}")
    view = {**VIEW, **settings}
    points = points_of_goods()
    low, high = points.min(0), points.max(0)
    centre = Vector((low + high) / 2)
    radius = float(np.linalg.norm(points - np.array(centre), axis=1).max())
    rim = [(centre.x + 2.4 * radius * math.cos(t * math.pi / 32), centre.y + 2.4 * radius * math.sin(t * math.pi / 32), 0) for t in range(64)]
    floor = mesh(rim, [tuple(range(64))], plastic("f2f2f2", .9, 0, name="floor"), None, "floor")
    floor["studio"], floor.visible_camera, floor.location.z = 1, False, float(low[2]) - 1e-3 * radius
    set_dome(view["dome"])
    power, side = radius * radius, view["azimuth"] * .5
    place = lambda azimuth, elevation, far: centre + direction(azimuth, elevation) * far * radius
    lamp(place(view["key_azimuth"] + side, view["key_elevation"], 4.2), centre, view["key_size"] * radius, 95 * power * view["key"])
    lamp(place(65 + side, 28, 4.5), centre, 3.2 * radius, 28 * power * view["fill_light"])
    lamp(place(180 + view["azimuth"], 48, 4.2), centre, 3 * radius, 42 * power * view["rim"], length=radius)
    strip = lamp(place(-35 + side, 66, 3.4), centre, .35 * radius, 34 * power * view["accent"], length=3.2 * radius)
    strip.visible_diffuse = False
    if view["focus"]:
        points = ball(*view["focus"])
        centre, radius = Vector(view["focus"][:3]), view["focus"][3]
    set_camera(points, centre, radius, view, aspect)
    colours = bpy.context.scene.view_settings
    colours.view_transform, colours.look, colours.exposure = "Standard", "None", view["exposure"]
    return view
