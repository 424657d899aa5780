"""A denoiser in numpy (Debian's Blender is built without OpenImageDenoise): edge-avoiding wavelets led by albedo and normals."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

# How different two colours may be and still be averaged: wide at the finest step, where noise is strongest.
COLOUR_SIGMA = (.15, .07, .04, .025, .018)
ALBEDO_SIGMA, NORMAL_SIGMA, ALPHA_SIGMA = .03, .10, .12
KERNEL = {-1: .25, 0: .5, 1: .25}
STRIPS = 4


def denoise(colour, alpha, albedo, normal, steps):
    """Smooth display-space colour (h, w, 3), premultiplied by alpha (h, w, 1); edges and prints stay sharp."""
    rows, columns = np.where(alpha[..., 0] > .002)
    if not len(rows) or not steps:
        return colour
    inside = (slice(max(0, rows.min() - 2), rows.max() + 3), slice(max(0, columns.min() - 2), columns.max() + 3))
    guide = np.concatenate([albedo[inside] / ALBEDO_SIGMA, normal[inside] / NORMAL_SIGMA, alpha[inside] / ALPHA_SIGMA], -1)
    work, guide = np.ascontiguousarray(colour[inside], np.float32), np.ascontiguousarray(guide, np.float32)
    with ThreadPoolExecutor(2) as threads:
        for step in range(steps):
            work = smooth_once(work, guide, 1 << step, COLOUR_SIGMA[step], threads)
    result = colour.copy()
    result[inside] = work
    return result


def smooth_once(colour, guide, reach, sigma, threads):
    """One step: a 3 × 3 average over pixels `reach` apart, each weighed by how alike it is."""
    height, width, _ = colour.shape
    if reach >= min(height, width):
        return colour
    pad = ((reach, reach), (reach, reach), (0, 0))
    wide_colour, wide_guide = np.pad(colour, pad, "edge"), np.pad(guide, pad, "edge")
    result = np.empty_like(colour)

    def strip(top, bottom):
        here_colour, here_guide = colour[top:bottom], guide[top:bottom]
        total, weights = np.zeros_like(here_colour), np.zeros(here_colour.shape[:2], np.float32)
        for j in KERNEL:
            for i in KERNEL:
                rows = slice(top + reach + j * reach, bottom + reach + j * reach)
                columns = slice(reach + i * reach, reach + i * reach + width)
                there = wide_colour[rows, columns]
                weight = np.float32(KERNEL[i] * KERNEL[j])
                if i or j:
                    apart, apart_guide = there - here_colour, wide_guide[rows, columns] - here_guide
                    far = np.einsum("ijk,ijk->ij", apart, apart) / np.float32(sigma * sigma)
                    far += np.einsum("ijk,ijk->ij", apart_guide, apart_guide)
                    weight = weight * np.exp(far * np.float32(-.5))
                    total += there * weight[..., None]
                else:
                    total += there * weight
                weights += weight
        result[top:bottom] = total / weights[..., None]

    edges = np.linspace(0, height, STRIPS + 1).astype(int)
    list(threads.map(strip, edges[:-1], edges[1:]))
    return result
