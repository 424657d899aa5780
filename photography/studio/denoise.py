"""A denoiser in numpy (Debian's Blender is built without OpenImageDenoise): edge-avoiding wavelets led by albedo and normals."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

# How different two brightnesses may be and still be averaged: wide at the finest step, where noise is strongest.
LIGHT_SIGMA = (.24, .12, .07, .045, .03)
ALBEDO_SIGMA, NORMAL_SIGMA = .3, .16
# What is left of the division by the albedo on black goods, whose shine does not come from their colour.
FLOOR = .06
KERNEL = {-1: .25, 0: .5, 1: .25}
STRIPS = 4


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
