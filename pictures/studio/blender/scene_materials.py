"""What places are made of: each kind is a recipe, each finish its colours and sizes in metres."""
from scene_courses import courses, to_edge
from scene_nodes import Shading
from scene_wear import set_roughness, stained


def material_of(finish):
    shading = Shading(finish['material'])
    _kinds[finish['kind']](shading, finish)
    return shading.material


def _plain(shading, finish):
    """One colour that varies a little, with a fine grain: paint, plaster, concrete, metal."""
    place = shading.place()
    colours = finish['colours']
    soft = shading.noise(place, finish.get('patch', 1.6), 3.0, 0.6)
    colour = shading.palette(shading.between(soft, 0.3, 0.7), colours)
    shading.set('Base Color', stained(shading, colour, finish))
    shading.set('Metallic', finish.get('metal', 0))
    if finish.get('coat'):
        shading.set('Clearcoat', finish['coat'])
        shading.set('Clearcoat Roughness', 0.12)
    size, depth = finish.get('grain', (0.01, 0))
    fine = shading.noise(place, 1 / size, 2.0, 0.6)
    set_roughness(shading, finish, shading.noise(place, 3.1, 2.0))
    ripple = finish.get('ripple')
    if ripple:
        pitch, high = ripple
        wave = shading.sum('SINE', shading.sum('MULTIPLY', shading.split(shading.uv())[0], 6.2832 / pitch))
        shading.bump(shading.sum('MULTIPLY', wave, high / 2))
    elif depth:
        shading.bump(shading.sum('MULTIPLY', fine, depth))


def _glass(shading, finish):
    """A thin pane: light passes through it, and more of it is mirrored the flatter one looks."""
    tree = shading.tree
    clear = shading.node('ShaderNodeBsdfTransparent')
    shading.put(clear.inputs['Color'], finish['colours'][0])
    mirror = shading.node('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = finish['roughness'][0]
    mirror.inputs['Color'].default_value = (0.95, 0.97, 1, 1)
    # Schlick's rule by the angle alone: a pane has no inside that could mirror all of the light.
    seen = shading.node('ShaderNodeNewGeometry')
    angle = shading.node('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    tree.links.new(seen.outputs['Normal'], angle.inputs[0])
    tree.links.new(seen.outputs['Incoming'], angle.inputs[1])
    flat = shading.sum('SUBTRACT', 1.0, shading.sum('ABSOLUTE', angle.outputs['Value']))
    least = finish.get('mirror', 0.06)
    facing = shading.sum('ADD', least, shading.sum('MULTIPLY', 1 - least, shading.sum('POWER', flat, 5.0)))
    wave = shading.noise(shading.place(), 1.7, 2.0)
    bump = shading.node('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 1
    bump.inputs['Distance'].default_value = 1
    shading.put(bump.inputs['Height'], shading.sum('MULTIPLY', wave, finish.get('wave', 0.004)))
    tree.links.new(bump.outputs['Normal'], mirror.inputs['Normal'])
    mixed = shading.node('ShaderNodeMixShader')
    shading.put(mixed.inputs['Fac'], facing)
    tree.links.new(clear.outputs['BSDF'], mixed.inputs[1])
    tree.links.new(mirror.outputs['BSDF'], mixed.inputs[2])
    tree.links.new(mixed.outputs['Shader'], shading.output.inputs['Surface'])


def _water(shading, finish):
    place = shading.place()
    shading.set('Base Color', tuple(finish['colours'][0]))
    shading.set('Roughness', 0.06)
    shading.set('Specular', 0.6)
    swell = shading.noise(place, (0.5, 1.1, 1.0), 3.0)
    ripple = shading.noise(place, (3.5, 6.0, 1.0), 3.0)
    height = shading.sum('ADD', shading.sum('MULTIPLY', swell, 0.22), shading.sum('MULTIPLY', ripple, 0.028))
    shading.bump(height)


def _speckled(shading, finish):
    """Chips in a ground: asphalt, terrazzo, granite."""
    uv = shading.uv()
    chips = shading.node('ShaderNodeTexVoronoi')
    chips.inputs['Scale'].default_value = 1 / finish['chip']
    shading.put(chips.inputs['Vector'], uv)
    hue = shading.split(chips.outputs['Color'])[0]
    chip = shading.palette(hue, finish['colours'])
    soft = shading.noise(shading.place(), 0.8, 3.0, 0.6)
    tone = shading.between(soft, 0.3, 0.7, 0.86, 1.1)
    colour = shading.mix(1, chip, shading.join(tone, tone, tone), 'MULTIPLY')
    panel = finish.get('panel')
    if panel:
        u, v, _ = shading.split(uv)
        edge = shading.sum(
            'MINIMUM',
            to_edge(shading, shading.sum('DIVIDE', u, panel), panel),
            to_edge(shading, shading.sum('DIVIDE', v, panel), panel),
        )
        face = shading.between(edge, 0.0015, 0.003)
        colour = shading.mix(face, finish['mortar'], colour)
    shading.set('Base Color', stained(shading, colour, finish))
    set_roughness(shading, finish, shading.noise(shading.place(), 1.1, 3.0))
    if finish.get('relief'):
        shading.bump(shading.sum('MULTIPLY', chips.outputs['Distance'], -finish['relief']))


def _lit(shading, finish):
    """Shines by itself: a lamp's lens, a hot bar."""
    shading.set('Base Color', (0, 0, 0))
    shading.set('Emission', tuple(finish['colours'][0]))
    shading.set('Emission Strength', finish['strength'])


_kinds = {
    'plain': _plain,
    'courses': courses,
    'glass': _glass,
    'water': _water,
    'speckled': _speckled,
    'lit': _lit,
}
