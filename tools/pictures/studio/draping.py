"""What is done to cloth after its fall: the coarse sheets made fine and even, folds laid into the front (cm)."""
import math
import random

import numpy as np
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree

from studio.curves import catmull, dense
from studio.surfaces import ripple


def edges_of(faces):
    """The edges of triangles, once each, and which of them every triangle has."""
    pairs = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1)
    edges, found = np.unique(pairs, axis=0, return_inverse=True)
    return edges, found.reshape(3, -1)


def even_out(values, edges, share, rounds):
    """Draw the values of points towards those of their neighbours."""
    ends = np.concatenate([edges, edges[:, ::-1]])
    near = csr_matrix((np.ones(len(ends)), (ends[:, 0], ends[:, 1])), shape=(len(values),) * 2)
    count = np.asarray(near.sum(1))
    for _ in range(rounds):
        values = values + share * (near @ values / count - values)
    return values


def split(faces, edges, found, first):
    """Four triangles from each, the new points at the middles of the edges, counted from `first`."""
    (a, b, c), (ab, bc, ca) = faces.T, found + first
    return np.stack([np.stack(corners, 1) for corners in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))], 1).reshape(-1, 3)


def refine(points, flat, faces, fronts, seams):
    """Quarter the triangles twice and even out what the coarse simulation pinched, most of all along the seams; points,
    pattern points, triangles and how many of them are the front's. What is evened is how far a point has moved from the
    pattern, so that the outline keeps its corners."""
    flat, faces = np.array(flat), np.array(faces)
    moved = np.array(points) - np.column_stack([flat, np.zeros(len(flat))])
    far = cKDTree(flat[seams]).query(flat)[0][:, None]
    edges, found = edges_of(faces)
    for axes, reach, rounds in ((slice(0, 2), 1.8, 16), (slice(2, 3), 2.8, 24)):
        moved[:, axes] = even_out(moved[:, axes], edges, .5 * np.exp(-(far / reach) ** 2), rounds)
    moved = even_out(moved, edges, .3, 1)
    for _ in range(2):
        faces = split(faces, edges, found, len(flat))
        moved, flat = (np.concatenate([each, each[edges].mean(1)]) for each in (moved, flat))
        edges, found = edges_of(faces)
        moved = even_out(moved, edges, .5, 3)
    return moved + np.column_stack([flat, np.zeros(len(flat))]), flat, faces, fronts * 16


def varied(folds, seed):
    """The same folds as another garment of the pattern would have them: moved, bent, higher or lower, some on the other side, some away."""
    chance, laid = random.Random(seed), []
    for line, height, width in folds:
        if chance.random() < .14:
            continue
        side = -1 if chance.random() < .4 else 1
        dx, dy = chance.uniform(-3.2, 3.2), chance.uniform(-4.5, 4.5)
        laid.append(([(side * x + dx + chance.uniform(-1.1, 1.1), y + dy + chance.uniform(-1.4, 1.4)) for x, y in line],
                     height * chance.uniform(.7, 1.25), width * chance.uniform(.85, 1.2)))
    return laid


def lay_folds(points, flat, front, folds, seed):
    """Lift the points of the front into soft folds [(pattern line, height, width), ...]: each rises and dies away along its
    line and is steeper on its right-hand side. Another seed lays them otherwise."""
    chosen = np.unique(front)
    places = flat[chosen]
    points[chosen, 2] += [.22 + .16 * ripple(x * .11, y * .075, 0, seed) + .07 * ripple(x * .3, y * .22, 4, seed) for x, y in places]
    for k, (line, height, width) in enumerate(varied(folds, seed)):
        way = dense([p[:2] for p in catmull([(x, y, 0) for x, y in line])], .5)
        spine = np.array([(p.x, p.y) for p in way])
        far, nearest = cKDTree(spine).query(places)
        heading = np.gradient(spine, axis=0)[nearest]
        offset = places - spine[nearest]
        right = heading[:, 1] * offset[:, 0] > heading[:, 0] * offset[:, 1]
        t = np.arange(len(spine)) / (len(spine) - 1)
        crest = height * np.sin(math.pi * t) ** 1.2 * (1 + .35 * np.array([ripple(x * 3, k, 0, seed) for x in t]))
        points[chosen, 2] += crest[nearest] * np.exp(-(far / (width * np.where(right, .7, 1.4))) ** 2)
