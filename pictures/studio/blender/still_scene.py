"""The scene of every still: one light and one camera for every product."""
import math

import bpy
from mathutils import Euler, Vector

from render_settings import use_cycles
from upright import upright

# For a product 1 m tall: where a light stands seen from the product's middle (x to the right, y away
# from the camera, z up), its two sides, its strength and its colour.
LIGHTS = (
    ((-1.2, -1.0, 1.25), (1.1, 1.1), 50, (1, 0.985, 0.96)),
    ((1.5, -0.7, 0.3), (0.35, 1.7), 15, (0.96, 0.98, 1)),
    ((0.5, 1.4, 0.9), (1.4, 0.6), 10, (1, 1, 1)),
    ((0, 0.1, 2.0), (1.4, 1.4), 9, (1, 1, 1)),
    # Behind the camera: without it, metal that faces us shows the dark horizon.
    ((0.1, -2.2, 0.5), (2.4, 1.8), 16, (1, 1, 1)),
)
# Brightness all around from straight below (0) to straight above (1): the dark band at the horizon
# is what draws the edges of bare aluminium on a near-white picture.
SURROUNDINGS = (
    (0.0, 0.6), (0.46, 0.75), (0.505, 0.06), (0.59, 0.34), (0.74, 0.74), (1.0, 0.85),
)


class StillScene:
    def __init__(self):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.lights = [self._light(colour) for _, _, _, colour in LIGHTS]
        self.camera = self._object('camera', bpy.data.cameras.new('camera'))
        self.scene.camera = self.camera
        self._surroundings()
        self._settings()

    def _object(self, name, data):
        made = bpy.data.objects.new(name, data)
        self.scene.collection.objects.link(made)
        return made

    def _light(self, colour):
        light = bpy.data.lights.new('light', 'AREA')
        light.shape = 'RECTANGLE'
        light.color = colour
        made = self._object('light', light)
        made.visible_camera = False
        return made

    def _surroundings(self):
        world = bpy.data.worlds.new('surroundings')
        self.scene.world = world
        world.use_nodes = True
        tree = world.node_tree
        place = tree.nodes.new('ShaderNodeTexCoord')
        split = tree.nodes.new('ShaderNodeSeparateXYZ')
        height = tree.nodes.new('ShaderNodeMapRange')
        height.inputs['From Min'].default_value = -1
        ramp = tree.nodes.new('ShaderNodeValToRGB')
        tree.links.new(place.outputs['Generated'], split.inputs[0])
        tree.links.new(split.outputs['Z'], height.inputs['Value'])
        tree.links.new(height.outputs['Result'], ramp.inputs['Fac'])
        tree.links.new(ramp.outputs['Color'], tree.nodes['Background'].inputs['Color'])
        tree.nodes['Background'].inputs['Strength'].default_value = 0.75
        stops = ramp.color_ramp.elements
        while len(stops) < len(SURROUNDINGS):
            stops.new(0.5)
        for stop, (at, bright) in zip(stops, SURROUNDINGS):
            stop.position = at
            stop.color = (bright, bright * 1.005, bright * 1.02, 1)
        # A gradient needs no map of where its light comes from.
        world.cycles.sampling_method = 'NONE'

    def _settings(self):
        render = self.scene.render
        render.film_transparent = True
        render.use_border = True
        render.use_crop_to_border = True
        cycles = self.scene.cycles
        cycles.adaptive_min_samples = 4
        cycles.max_bounces = 3
        cycles.diffuse_bounces = 1
        cycles.glossy_bounces = 2
        cycles.transparent_max_bounces = 2
        cycles.sample_clamp_indirect = 3
        cycles.blur_glossy = 0.5
        cycles.film_exposure = 0.7

    def arrange(self, job):
        """Camera and lights for one picture; lights keep their place relative to the camera."""
        view = job['camera']
        self.camera.location = upright(view['from'])
        turn = math.radians(view['azimuth'])
        self.camera.rotation_euler = Euler((math.pi / 2 - math.radians(view['pitch']), 0, turn))
        lens = self.camera.data
        lens.sensor_width = 36
        lens.lens = view['lens']
        lens.shift_x, lens.shift_y = view['shift']
        lens.clip_end = 500
        self._light_up(upright(job['middle']), job['reach'], turn)
        render = self.scene.render
        side = job['side']
        render.resolution_x = render.resolution_y = side
        left, top, right, bottom = job['crop']
        # A quarter of a pixel keeps rounding from taking a row or a column more.
        render.border_min_x, render.border_max_x = (left + 0.25) / side, (right + 0.25) / side
        low, high = side - bottom + 0.25, side - top + 0.25
        render.border_min_y, render.border_max_y = low / side, high / side
        use_cycles(self.scene, job['samples'], job['threshold'])

    def _light_up(self, middle, reach, turn):
        for made, (place, sides, strength, _) in zip(self.lights, LIGHTS):
            offset = Vector(place) * reach
            offset.rotate(Euler((0, 0, turn)))
            made.location = middle + offset
            made.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
            made.data.size, made.data.size_y = sides[0] * reach, sides[1] * reach
            made.data.energy = strength * reach * reach
