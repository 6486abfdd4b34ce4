"""Reads a place's mesh file: the same layout as a product's, with a finish for places in each part's head."""
import json

import bpy
import numpy

from scene_materials import material_of


def load_site(path):
    data = numpy.memmap(path, dtype=numpy.uint8, mode='r')
    length = int(data[:4].view(numpy.uint32)[0])
    head = json.loads(bytes(data[4:4 + length]))
    for part in head['parts']:
        _object(part, data)


def _numbers(data, place, kind):
    start, count = place
    return data[start:start + 4 * count].view(kind)


def _object(part, data):
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
    places = _numbers(data, part['uv'], numpy.float32).reshape(-1, 2)
    mesh.uv_layers.new().data.foreach_set('uv', places[index].ravel())
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals)
    mesh.materials.append(material_of(part))
    made = bpy.data.objects.new(part['material'], mesh)
    bpy.context.scene.collection.objects.link(made)
    # Panes let the sun in: their own shadow would be only their frames'.
    if part['kind'] == 'glass':
        made.visible_shadow = False


def _upright(numbers):
    rows = numbers.reshape(-1, 3)
    return numpy.stack((rows[:, 0], -rows[:, 2], rows[:, 1]), axis=1).astype(numpy.float32)
