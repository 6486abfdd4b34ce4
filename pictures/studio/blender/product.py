"""A product in the scene, each of its parts an object."""
import bpy

from materials import forget_materials, material_of
from mesh_file import object_of, read_parts


def load_product(path):
    parts, data = read_parts(path)
    return [object_of(part, data, material_of(part)) for part in parts]


def forget_product():
    for mesh in list(bpy.data.meshes):
        bpy.data.meshes.remove(mesh)
    forget_materials()
