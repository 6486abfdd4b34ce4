"""Renders scenes, one for each line of JSON on standard input, and says on standard output when each is done."""
import json
import math
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Euler, Matrix  # noqa: E402

from mesh_file import object_of, read_parts  # noqa: E402
from product import load_product  # noqa: E402
from render_settings import use_cycles  # noqa: E402
from scene_light import light_up  # noqa: E402
from scene_materials import material_of  # noqa: E402
from upright import upright  # noqa: E402


def say(word, **facts):
    print(f'@{word} {json.dumps(facts)}', flush=True)


def render(job):
    started, worked = time.time(), time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _location(job['location'])
    shapes = {}
    for stand in job['stands']:
        _stand(scene, stand, shapes)
    light_up(scene, job['light'])
    _camera(scene, job)
    _settings(scene, job)
    bpy.ops.render.render(write_still=True)
    say(
        'done', id=job['id'], seconds=round(time.time() - started, 1),
        work=round(time.process_time() - worked, 1),
    )


def _location(path):
    parts, data = read_parts(path)
    for part in parts:
        made = object_of(part, data, material_of(part))
        # Panes let the sun in: their own shadow would be only their frames'.
        if part['kind'] == 'glass':
            made.visible_shadow = False


def _stand(scene, stand, shapes):
    """A product where it is used; a second one of the same shares its shape."""
    mesh = stand['mesh']
    made = [part.copy() for part in shapes[mesh]] if mesh in shapes else load_product(mesh)
    if mesh in shapes:
        for part in made:
            scene.collection.objects.link(part)
    shapes.setdefault(mesh, made)
    rows = stand['placement']
    y_up = Matrix([rows[at::4] for at in range(4)])
    swap = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    for part in made:
        part.matrix_world = swap @ y_up @ swap.inverted()


def _camera(scene, job):
    view = job['camera']
    lens = bpy.data.cameras.new('camera')
    lens.sensor_width = 36
    lens.lens = view['lens']
    lens.shift_x, lens.shift_y = view['shift']
    lens.clip_end = 800
    if view.get('sharp'):
        lens.dof.use_dof = True
        lens.dof.focus_distance = view['sharp']
        lens.dof.aperture_fstop = view['stop']
    made = bpy.data.objects.new('camera', lens)
    made.location = upright(view['from'])
    made.rotation_euler = Euler((math.pi / 2 - math.radians(view['pitch']), 0, math.radians(view['azimuth'])))
    scene.collection.objects.link(made)
    scene.camera = made


def _settings(scene, job):
    use_cycles(scene, job['samples'], job['threshold'])
    render = scene.render
    render.resolution_x, render.resolution_y = job['width'], job['height']
    render.filepath = job['out']
    cycles = scene.cycles
    cycles.adaptive_min_samples = max(4, job['samples'] // 2)
    indoors = job['indoors']
    cycles.max_bounces = 5 if indoors else 4
    cycles.diffuse_bounces = 4 if indoors else 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6


def main():
    say('ready')
    for line in sys.stdin:
        job = json.loads(line)
        try:
            render(job)
        except Exception:  # One bad scene must not end the session.
            say('failed', id=job['id'], reason=traceback.format_exc())


main()
