"""Taking the picture: goods and shadow in two passes, denoised, laid on white (or left transparent), saved as PNG."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

from studio.denoise import GUIDES, OWN_LOOK, calm, denoise, show_metal
from studio.materials import CLEAR
from studio.shadow import shadow_of

SHOULDER = .86
# A cutout is laid on a tile, so that its white need not differ from white paper: its shoulder, and how much of the
# distance from white is kept (as a power of the light).
CUTOUT_SHOULDER, CUTOUT_POWER = .92, .5
# Between which lights and how nearly grey a pixel comes to count as white goods: all else keeps its light in a cutout.
WHITE_FROM, WHITE_FULL, WHITE_GREY = .12, .34, 2.0
SHADOW_TINT = np.array([.10, .11, .14], np.float32)


def set_cycles(samples, bounces):
    """Cycles for a still of small goods on the CPU: adaptive, no caustics, clamped, film transparent."""
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .045
    cycles.adaptive_min_samples = min(samples, 10)
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, .5
    cycles.max_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = min(2, bounces), min(4, bounces)
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 4 + 2 * bounces
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100
    scene.view_layers[0].cycles.denoising_store_passes = bounces > 0


def render_layers(width, height, samples, bounces, polished=False):
    """Render; returns {"Image" (premultiplied, linear)} and the passes of GUIDES, if polished of OWN_LOOK too, rows from the bottom."""
    scene = bpy.context.scene
    set_cycles(samples, bounces)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    names = ["Image", *(GUIDES if bounces else ()), *(OWN_LOOK if polished else ())]
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_normal = polished
    if bounces and has_clear_goods():
        names.append(CLEAR)
        aov = layer.aovs.add()
        aov.name, aov.type = CLEAR, "VALUE"
    folder = tempfile.mkdtemp(prefix="photography-")
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGBA"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for i, name in enumerate(names):
        files.file_slots.new(name)
        links.new(layers.outputs[name], files.inputs[i])
    bpy.ops.render.render()
    frame = scene.frame_current
    pictures = {name: load(f"{folder}/{name}{frame:04d}.exr") for name in names}
    shutil.rmtree(folder)
    return pictures


def has_clear_goods():
    """Whether anything on the stage is of clear plastic."""
    return any(node.type == "OUTPUT_AOV" for m in bpy.data.materials if m.node_tree for node in m.node_tree.nodes)


def load(path):
    """Pixels of a picture file as float32 (height, width, 4), rows from the bottom."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return pixels


def develop(linear, exposure, shoulder=SHOULDER):
    """Linear light to display values from 0 to 1 (sRGB), after `exposure` stops; the last light rolls off softly,
    so that white goods keep their form on white."""
    light = np.maximum(linear * 2 ** exposure, 0)
    shown = np.where(light <= .0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - .055)
    room = 1 - shoulder
    return np.where(shown < shoulder, shown, 1 - room * np.exp(-(shown - shoulder) / room)).astype(np.float32)


def whiten(linear):
    """The light of a cutout: nearer to white where the goods are white, as it was where they are dark or coloured."""
    high, low = linear.max(-1, keepdims=True), linear.min(-1, keepdims=True)
    grey = np.clip(low / np.maximum(high, 1e-4), 0, 1) ** WHITE_GREY
    bright = np.clip((high - WHITE_FROM) / (WHITE_FULL - WHITE_FROM), 0, 1)
    lift = np.clip(high, 1e-4, 1) ** (CUTOUT_POWER - 1)
    return linear * (1 + (lift - 1) * grey * bright)


def photograph(view, width, height, samples, out, background="ffffff", transparent=False):
    """Photograph the stage (set_stage gave the view) into a PNG; returns the CPU seconds of the two passes and of the rest."""
    started = time.process_time()
    shadow = shadow_of(view, width, height, render_layers)
    after_shadow = time.process_time()
    layers = render_layers(width, height, samples, view["bounces"], view["polished"])
    after_goods = time.process_time()
    if CLEAR in layers:
        calm(layers, layers.pop(CLEAR)[..., :1])
    image = layers["Image"]
    alpha = np.clip(image[..., 3:], 0, 1)
    light = image[..., :3] / np.maximum(alpha, 1e-4)
    if view["polished"]:
        show_metal(layers)
    albedo, normal = (layers[name][..., :3] for name in GUIDES)
    light = denoise(light, alpha, albedo, normal, view["denoise"])
    look = (whiten(light), view["exposure"], CUTOUT_SHOULDER) if view["cutout"] else (light, view["exposure"])
    colour = develop(*look) * alpha
    dark = (shadow * view["shadow"])[..., None] * (1 - alpha)
    save(colour + SHADOW_TINT * dark, alpha + dark, out, background, transparent or view["cutout"])
    return {"shadow": after_shadow - started, "goods": after_goods - after_shadow, "finish": time.process_time() - after_goods}


def save(colour, alpha, out, background, transparent):
    """Write premultiplied colour and alpha as a PNG, on a background or transparent."""
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    if transparent:
        pixels = np.concatenate([colour / np.maximum(alpha, 1e-4), alpha], -1)
    else:
        ground = np.array([int(background.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
        pixels = colour + ground * (1 - alpha)
    levels = (np.clip(pixels[::-1], 0, 1) * 255 + .5).astype(np.uint8)
    Image.fromarray(levels, "RGBA" if transparent else "RGB").save(out)
