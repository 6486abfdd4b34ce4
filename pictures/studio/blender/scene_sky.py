"""The sky over a scene: clear or overcast, with clouds."""
import math

import bpy

from upright import upright


def towards_sun(sun):
    turn, height = math.radians(sun['azimuth']), math.radians(sun['elevation'])
    return upright((
        math.sin(turn) * math.cos(height), math.sin(height), math.cos(turn) * math.cos(height),
    ))


def paint_sky(scene, light):
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    sky = light['sky']
    colour = _clear(tree, light, sky) if sky['kind'] == 'clear' else _overcast(tree, sky)
    tree.links.new(_clouds(tree, colour, sky), background.inputs['Color'])
    background.inputs['Strength'].default_value = sky['strength']
    # Indoors the windows' lamps light the room: a sky behind small openings is mostly noise.
    if not sky['lights']:
        world.cycles_visibility.diffuse = False


def _clear(tree, light, sky):
    texture = tree.nodes.new('ShaderNodeTexSky')
    texture.sky_type = 'NISHITA'
    texture.sun_disc = False
    sun = light['sun']
    texture.sun_elevation = math.radians(sun['elevation'])
    ahead = towards_sun(sun)
    texture.sun_rotation = math.atan2(ahead.x, ahead.y)
    texture.dust_density = sky.get('dust', 2.0)
    texture.air_density = 1.2
    # Low down the texture turns yellow; evening air is redder.
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(_height(tree), ramp.inputs['Fac'])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[1].position = 0.0, 0.45
    stops[0].color, stops[1].color = (1, 0.8, 0.84, 1), (1, 0.97, 1, 1)
    tinted = tree.nodes.new('ShaderNodeMixRGB')
    tinted.blend_type = 'MULTIPLY'
    tinted.inputs['Fac'].default_value = 1
    tree.links.new(texture.outputs['Color'], tinted.inputs['Color1'])
    tree.links.new(ramp.outputs['Color'], tinted.inputs['Color2'])
    return tinted.outputs['Color']


def _overcast(tree, sky):
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(_height(tree), ramp.inputs['Fac'])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[1].position = 0.0, 1.0
    stops[0].color = (*sky['horizon'], 1)
    stops[1].color = (*sky['zenith'], 1)
    return ramp.outputs['Color']


def _height(tree):
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    place = tree.nodes.new('ShaderNodeTexCoord')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    return split.outputs['Z']


def _clouds(tree, colour, sky):
    """Clouds as on a ceiling far above: smaller towards the horizon."""
    share = sky.get('clouds', 0)
    if not share:
        return colour
    new, link = tree.nodes.new, tree.links.new
    place, split, join = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeCombineXYZ')
    link(place.outputs['Generated'], split.inputs[0])
    above = new('ShaderNodeMath')
    above.operation = 'MAXIMUM'
    above.inputs[1].default_value = 0.02
    link(split.outputs['Z'], above.inputs[0])
    raised = new('ShaderNodeMath')
    raised.inputs[1].default_value = 0.12
    link(above.outputs[0], raised.inputs[0])
    for axis in range(2):
        spread = new('ShaderNodeMath')
        spread.operation = 'DIVIDE'
        link(split.outputs[axis], spread.inputs[0])
        link(raised.outputs[0], spread.inputs[1])
        link(spread.outputs[0], join.inputs[axis])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = sky.get('cloudSize', 0.9)
    noise.inputs['Detail'].default_value = 7
    noise.inputs['Roughness'].default_value = 0.56
    noise.inputs['Distortion'].default_value = 0.4
    link(join.outputs[0], noise.inputs['Vector'])
    cover = new('ShaderNodeMapRange')
    cover.interpolation_type = 'SMOOTHSTEP'
    for name, value in (('From Min', 0.66 - 0.3 * share), ('From Max', 0.95 - 0.3 * share), ('To Max', sky.get('cloudDepth', 0.8))):
        cover.inputs[name].default_value = value
    link(noise.outputs['Fac'], cover.inputs['Value'])
    mixed = new('ShaderNodeMixRGB')
    link(cover.outputs['Result'], mixed.inputs['Fac'])
    link(colour, mixed.inputs['Color1'])
    mixed.inputs['Color2'].default_value = (*sky['cloudColour'], 1)
    return mixed.outputs['Color']
