"""What products are made of, as Cycles shades it: the shop's colour and gloss, with a grain of its own."""
import bpy


def _shader(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF']


def _noise(tree, scale, detail, coordinates='Object'):
    """Noise of a size in metres along each axis, from 0 to 1."""
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = detail
    tree.links.new(place.outputs[coordinates], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _bump(tree, shader, height, strength):
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.001
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _tinted(tree, shader, factor, dark, light):
    ramp = tree.nodes.new('ShaderNodeMixRGB')
    ramp.inputs['Color1'].default_value = (*dark, 1)
    ramp.inputs['Color2'].default_value = (*light, 1)
    tree.links.new(factor, ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])


def _darker(colour, by):
    return tuple(channel * by for channel in colour)


def _timber(tree, shader, finish):
    colour = finish['colour']
    grain = _noise(tree, (110, 3, 1), 4, 'UV')
    _tinted(tree, shader, grain, _darker(colour, 0.55), _darker(colour, 1.25))
    shader.inputs['Clearcoat'].default_value = 0.25


def _plywood(tree, shader, finish):
    _bump(tree, shader, _noise(tree, (420, 420, 420), 1), 0.35)


def _grp(tree, shader, finish):
    shader.inputs['Clearcoat'].default_value = 0.25
    shader.inputs['Clearcoat Roughness'].default_value = 0.3
    colour = finish['colour']
    fibres = _noise(tree, (180, 180, 9), 3)
    _tinted(tree, shader, fibres, _darker(colour, 0.9), colour)


def _label(tree, shader, finish):
    if not finish.get('image'):
        return
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(finish['image'])
    picture.extension = 'EXTEND'
    tree.links.new(picture.outputs['Color'], shader.inputs['Base Color'])


_by_name = {'timber': _timber, 'plywood': _plywood, 'grp': _grp, 'label': _label}


def material_of(finish):
    """A material for one render; `forget_materials` clears them."""
    material, tree, shader = _shader(finish['material'])
    shader.inputs['Base Color'].default_value = (*finish['colour'], 1)
    shader.inputs['Metallic'].default_value = finish['metalness']
    shader.inputs['Roughness'].default_value = finish['roughness']
    refine = _by_name.get(finish['material'])
    if refine:
        refine(tree, shader, finish)
    return material


def forget_materials():
    for material in list(bpy.data.materials):
        bpy.data.materials.remove(material)
    for image in list(bpy.data.images):
        if image.source == 'FILE':
            bpy.data.images.remove(image)
