"""The shadow on the floor: its own small, cheap render, smoothed, kept on disk, shared by pictures that differ only in colour."""
import hashlib
import json
import os
import tempfile

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, minimum_filter, zoom

from studio.stage import is_product, points_of_goods

KEPT = os.path.join(tempfile.gettempdir(), "photography-shadows")
DIVISOR, SAMPLES = 3, 40
# What changes the goods' look but not their shadow.
WITHOUT_SHADOW = ("exposure", "shadow", "bounces", "denoise", "accent", "engraved", "cutout")


def shadow_key(view, width, height):
    """A name for this shadow: the shape of the goods (prints left out), the view and the size."""
    shape = np.round(points_of_goods(with_flat=False, limit=800), 2).tobytes()
    setting = json.dumps([{k: v for k, v in view.items() if k not in WITHOUT_SHADOW}, width, height, DIVISOR, SAMPLES], sort_keys=True)
    camera = np.round(np.array(bpy.context.scene.camera.matrix_world), 2).tobytes()
    return hashlib.sha1(shape + setting.encode() + camera).hexdigest()[:20]


def shadow_of(view, width, height, render_layers):
    """Darkness of the floor (height, width), 0 to 1. render_layers renders and returns the layers it is asked for."""
    path = f"{KEPT}/{shadow_key(view, width, height)}.npy"
    if os.path.exists(path):
        return enlarge(np.load(path), width, height)
    scene, floor = bpy.context.scene, bpy.data.objects["floor"]
    goods = [item for item in scene.objects if is_product(item) and not item.hide_render]
    small = max(200, width // DIVISOR)
    tall = round(small * height / width)
    floor.visible_camera = True
    for item in goods:
        item.visible_camera = False
    shaded = render_layers(small, tall, SAMPLES, bounces=0)["Image"][..., 1]
    # The same floor without the goods; it is so smooth that a very small picture will do.
    for item in goods:
        item.visible_camera, item.hide_render = True, True
    bare = render_layers(small // 5, tall // 5, SAMPLES, bounces=0)["Image"][..., 1]
    for item in goods:
        item.hide_render = False
    floor.visible_camera = False
    lit = enlarge(gaussian_filter(bare, 3, mode="nearest"), small, tall)
    # Near the floor's rim, which a low camera sees, both renders are half floor: no shadow there.
    firm = minimum_filter(lit, small // 16, mode="nearest") > .5 * lit.max()
    dark = np.where(firm, 1 - shaded / np.maximum(lit, 1e-4), 0)
    smoothed = fade(even(np.clip(dark, 0, 1)))
    os.makedirs(KEPT, exist_ok=True)
    np.save(path, smoothed.astype(np.float16))
    return enlarge(smoothed, width, height)


def even(rough):
    """Smooth little where the shadow is dark and changes fast (contact), much where it is faint and wide."""
    size = rough.shape[1] / 300
    tight, soft, wide = (gaussian_filter(rough, s * size) for s in (.8, 3, 8))
    change = np.abs(gaussian_filter(rough, 1.6 * size) - wide)
    keep = np.clip((change - .05) / .12, 0, 1)
    near = np.clip((soft - .25) / .3, 0, 1) * keep
    calm = soft * keep + wide * (1 - keep)
    return np.clip((calm * (1 - near) + tight * near - .04) / .96, 0, 1) ** 1.25


def fade(shadow):
    """Let the shadow end before the frame does, so that the ground stays pure white."""
    height, width = shadow.shape
    y, x = np.mgrid[0:height, 0:width]
    x, y = x / (width - 1) * 2 - 1, y / (height - 1) * 2 - 1
    edge = np.clip((1 - (np.abs(x) ** 6 + np.abs(y) ** 6) ** (1 / 6)) / .2, 0, 1)
    return shadow * edge * edge * (3 - 2 * edge)


def enlarge(picture, width, height):
    """A small picture at another size."""
    picture = picture.astype(np.float32)
    return zoom(picture, (height / picture.shape[0], width / picture.shape[1]), order=1, grid_mode=True, mode="nearest")
