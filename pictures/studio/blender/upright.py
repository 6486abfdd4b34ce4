"""From y up, as places are modelled, to z up, as Blender stands."""
from mathutils import Vector


def upright(point):
    return Vector((point[0], -point[2], point[1]))
