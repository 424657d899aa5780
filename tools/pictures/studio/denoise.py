"""A denoiser in numpy (Debian's Blender is built without OpenImageDenoise): edge-avoiding wavelets led by albedo and normals."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from scipy.ndimage import binary_dilation, distance_transform_edt, gaussian_filter

# What leads the denoiser, and what a view with polished metal wants besides.
GUIDES, OWN_LOOK = ("Denoising Albedo", "Denoising Normal"), ("DiffCol", "GlossCol", "Normal")
# How different two brightnesses may be and still be averaged: wide at the finest step, where noise is strongest.
LIGHT_SIGMA = (.24, .12, .07, .045, .03)
ALBEDO_SIGMA, NORMAL_SIGMA = .3, .16
# What is left of the division by the albedo on black goods, whose shine does not come from their colour.
FLOOR = .06
KERNEL = {-1: .25, 0: .5, 1: .25}
STRIPS = 4
# How far (px) and how unlike the pixels may be that clear plastic is averaged over.
REACH, CALM_SIGMA = 4, .055


def denoise(light, alpha, albedo, normal, steps):
    """Smooth linear light (h, w, 3), not premultiplied. What is smoothed is the light without the goods' own colour, which
    the renderer knows exactly: print, weave and the edges between colours stay as sharp as they are. alpha (h, w, 1) is the
    weight, so that the pixels of an outline take their light from inside and white goods get no ragged edge."""
    rows, columns = np.where(alpha[..., 0] > .002)
    if not len(rows) or not steps:
        return light
    inside = (slice(max(0, rows.min() - 2), rows.max() + 3), slice(max(0, columns.min() - 2), columns.max() + 3))
    cover = np.maximum(alpha[inside], 1e-3)
    colour = np.clip(albedo[inside] / cover, 0, 1)
    guide = np.concatenate([colour / ALBEDO_SIGMA, normal[inside] / cover / NORMAL_SIGMA], -1).astype(np.float32)
    white = ((np.maximum(light[inside], 0) + FLOOR) / (colour + FLOOR)) ** (1 / 2.2)
    work = np.concatenate([without_specks(white), alpha[inside]], -1).astype(np.float32)
    with ThreadPoolExecutor(2) as threads:
        for step in range(steps):
            work = smooth_once(work, guide, 1 << step, LIGHT_SIGMA[step], threads)
    result = light.copy()
    result[inside] = work[..., :3] ** 2.2 * (colour + FLOOR) - FLOOR
    return result


def calm(layers, clear):
    """Take the grain out of clear plastic, in place: chance decides there whether a ray passes, so that even colour and
    alpha are rough. Each pixel is averaged with those near it that look alike once blurred; clear: how much of it is clear."""
    rows, columns = np.where(clear[..., 0] > .01)
    if not len(rows):
        return
    part = (slice(max(0, rows.min() - REACH), rows.max() + REACH + 1), slice(max(0, columns.min() - REACH), columns.max() + REACH + 1))
    share = gaussian_filter(np.clip(clear[part] * 2, 0, 1), (.7, .7, 0))
    rough = np.concatenate([layer[part] for layer in layers.values()], -1)
    guide = np.concatenate([np.clip(layers["Image"][part], 0, 1) ** (1 / 2.2), share], -1)
    guide = gaussian_filter(guide, (1.2, 1.2, 0)) / CALM_SIGMA
    pad = ((REACH, REACH), (REACH, REACH), (0, 0))
    wide, wide_guide = np.pad(rough, pad, "edge"), np.pad(guide, pad, "edge")
    total, weights = np.zeros_like(rough), np.zeros_like(share)
    height, width, _ = rough.shape
    for j in range(2 * REACH + 1):
        for i in range(2 * REACH + 1):
            there = (slice(j, j + height), slice(i, i + width))
            apart = wide_guide[there] - guide
            near = ((i - REACH) ** 2 + (j - REACH) ** 2) / (.5 * REACH * REACH)
            weight = np.exp(-.5 * (np.einsum("ijk,ijk->ij", apart, apart) + near))[..., None]
            total += wide[there] * weight
            weights += weight
    even = rough + (total / weights - rough) * share
    for layer in layers.values():
        layer[part], even = even[..., :layer.shape[-1]], even[..., layer.shape[-1]:]


def show_metal(layers):
    """Lead the denoiser by polished metal itself, in place: Cycles gives it what the metal mirrors instead, grain included.
    Where metal and other goods share a pixel, how much of their colour is left tells the parts of both."""
    diffuse, gloss, normal = (layers[name][..., :3] for name in OWN_LOOK)
    cover = np.maximum(layers["Image"][..., 3:], 1e-3)
    metal = (diffuse.max(-1) == 0) & (gloss.max(-1) > .004)
    near = binary_dilation(metal, np.ones((3, 3)))
    other = (diffuse.max(-1) > 0) & ~near
    if not metal.any():
        return
    for guide, own in zip(GUIDES, (gloss, normal)):
        layers[guide][metal, :3] = own[metal]
    edge = near & ~metal & (diffuse.max(-1) > 0)
    if not other.any() or not edge.any():
        return
    here, there = (tuple(distance_transform_edt(~kind, return_distances=False, return_indices=True)[:, edge]) for kind in (metal, other))
    colour = (diffuse / cover).sum(-1)
    part = np.clip(1 - colour[edge] / colour[there], 0, 1)[:, None]
    for guide in GUIDES:
        layer = layers[guide][..., :3] / cover
        layers[guide][edge, :3] = (layer[here] * part + layer[there] * (1 - part)) * cover[edge]


def without_specks(colour):
    """Pull lone bright or dark pixels in between their neighbours' second lowest and second highest; lines survive."""
    height, width, _ = colour.shape
    wide = np.pad(colour, ((1, 1), (1, 1), (0, 0)), "edge")
    around = [wide[1 + j:1 + j + height, 1 + i:1 + i + width] for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j]
    ranked = np.sort(np.stack(around), axis=0)
    return np.clip(colour, ranked[1], ranked[-2])


def smooth_once(colour, guide, reach, sigma, threads):
    """One step: a 3 × 3 average over pixels `reach` apart, each weighed by how alike it is."""
    height, width, _ = colour.shape  # red, green, blue, alpha
    if reach >= min(height, width):
        return colour
    pad = ((reach, reach), (reach, reach), (0, 0))
    wide_colour, wide_guide = np.pad(colour, pad, "edge"), np.pad(guide, pad, "edge")
    result = np.empty_like(colour)

    def strip(top, bottom):
        here_colour, here_guide = colour[top:bottom, :, :3], guide[top:bottom]
        total, weights = np.zeros_like(here_colour), np.full(here_colour.shape[:2], 1e-6, np.float32)
        for j in KERNEL:
            for i in KERNEL:
                rows = slice(top + reach + j * reach, bottom + reach + j * reach)
                columns = slice(reach + i * reach, reach + i * reach + width)
                there = wide_colour[rows, columns, :3]
                weight = wide_colour[rows, columns, 3] * np.float32(KERNEL[i] * KERNEL[j]) + np.float32(1e-6)
                if i or j:
                    apart, apart_guide = there - here_colour, wide_guide[rows, columns] - here_guide
                    far = np.einsum("ijk,ijk->ij", apart, apart) / np.float32(sigma * sigma)
                    far += np.einsum("ijk,ijk->ij", apart_guide, apart_guide)
                    weight = weight * np.exp(far * np.float32(-.5))
                total += there * weight[..., None]
                weights += weight
        result[top:bottom, :, :3] = total / weights[..., None]
        result[top:bottom, :, 3] = colour[top:bottom, :, 3]

    edges = np.linspace(0, height, STRIPS + 1).astype(int)
    list(threads.map(strip, edges[:-1], edges[1:]))
    return result
