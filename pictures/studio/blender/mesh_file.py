"""Reads a mesh file: a JSON head, then the numbers of each part as they lie in memory."""
import json

import bpy
import numpy


def read_parts(path):
    """What the head says of each part, and the whole file."""
    data = numpy.memmap(path, dtype=numpy.uint8, mode='r')
    length = int(data[:4].view(numpy.uint32)[0])
    head = json.loads(bytes(data[4:4 + length]))
    return head['parts'], data


def object_of(part, data, material):
    """One part as an object of the scene."""
    corners = _upright(_numbers(data, part['positions'], numpy.float32))
    normals = _upright(_numbers(data, part['normals'], numpy.float32))
    index = _numbers(data, part['index'], numpy.uint32).astype(numpy.int32)
    mesh = bpy.data.meshes.new(part['material'])
    mesh.vertices.add(len(corners))
    mesh.vertices.foreach_set('co', corners.ravel())
    mesh.loops.add(len(index))
    mesh.loops.foreach_set('vertex_index', index)
    triangles = len(index) // 3
    mesh.polygons.add(triangles)
    mesh.polygons.foreach_set('loop_start', numpy.arange(0, len(index), 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('loop_total', numpy.full(triangles, 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('use_smooth', numpy.ones(triangles, dtype=bool))
    if part.get('uv'):
        places = _numbers(data, part['uv'], numpy.float32).reshape(-1, 2)
        mesh.uv_layers.new().data.foreach_set('uv', places[index].ravel())
    mesh.update(calc_edges=True)
    # Cycles takes the normals the part was made with.
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals)
    mesh.materials.append(material)
    made = bpy.data.objects.new(part['material'], mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def _numbers(data, place, kind):
    start, count = place
    return data[start:start + 4 * count].view(kind)


def _upright(numbers):
    """From y up, as products and places are modelled, to z up, as Blender stands."""
    rows = numbers.reshape(-1, 3)
    return numpy.stack((rows[:, 0], -rows[:, 2], rows[:, 1]), axis=1).astype(numpy.float32)
