"""Where things stand: transforms (cm, degrees) and moving several objects as one."""
import math

import bpy
from mathutils import Matrix, Vector


def move(x, y, z=0.0):
    """A matrix that moves by x, y, z cm."""
    return Matrix.Translation((x, y, z))


def turn_x(degrees):
    """A matrix that turns about the x axis (90: what faced up faces the camera at -y)."""
    return Matrix.Rotation(math.radians(degrees), 4, "X")


def turn_y(degrees):
    """A matrix that turns about the y axis."""
    return Matrix.Rotation(math.radians(degrees), 4, "Y")


def turn_z(degrees):
    """A matrix that turns about the vertical, counter-clockwise seen from above."""
    return Matrix.Rotation(math.radians(degrees), 4, "Z")


def scale(factor):
    """A matrix that enlarges evenly."""
    return Matrix.Scale(factor, 4)


def along(point, direction):
    """A matrix that puts the origin at a point and the +z axis along the direction."""
    return Matrix.Translation(Vector(point)) @ Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()


def orient(item, point, direction):
    """Put an object's origin at a point with its +z axis along the direction; returns the object."""
    item.matrix_world = along(point, direction)
    return item


def group(items, matrix):
    """Apply a matrix to several objects as if they were one; returns them."""
    bpy.context.view_layer.update()
    for item in items:
        if item.parent is None:
            item.matrix_world = matrix @ item.matrix_world
    return items


class Gathered(list):
    """`with Gathered() as things:` collects every object made inside, ready for group()."""

    def __enter__(self):
        self.before = set(bpy.context.scene.objects)
        return self

    def __exit__(self, *problem):
        self.extend(item for item in bpy.context.scene.objects if item not in self.before)
