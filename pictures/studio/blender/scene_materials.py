"""What places are made of: each kind is a recipe, each finish its colours and sizes in metres."""
from scene_nodes import Shading

GRIME = (0.04, 0.037, 0.032)


def material_of(finish):
    shading = Shading(finish['material'])
    _kinds[finish['kind']](shading, finish)
    return shading.material


def _stained(shading, colour, finish):
    """Weather: large blotches, streaks that run down, and splashes near the ground."""
    place = shading.place()
    stain = finish.get('stain', 0)
    if stain:
        blotch = shading.noise(place, 0.7, 3.0, 0.62)
        dark = shading.between(blotch, 0.3, 0.7, 1 - stain, 1 + stain * 0.45)
        colour = shading.mix(1, colour, shading.join(dark, dark, dark), 'MULTIPLY')
    streak = finish.get('streak', 0)
    if streak:
        run = shading.noise(place, (7.0, 7.0, 0.35), 2.0, 0.6)
        share = shading.between(run, 0.52, 0.75, 0, streak)
        colour = shading.mix(share, colour, GRIME)
    splash = finish.get('splash', 0)
    if splash:
        height = shading.split(place)[2]
        edge = shading.noise(place, 2.2, 2.0)
        high = shading.sum('ADD', height, shading.between(edge, 0, 1, -0.35, 0.35))
        share = shading.between(high, 0.0, 0.55, splash, 0, smooth=True)
        colour = shading.mix(share, colour, GRIME)
    return colour


def _rough(shading, finish, noise):
    low, high = finish['roughness']
    shading.set('Roughness', shading.between(noise, 0.3, 0.7, low, high))
    shading.set('Specular', finish.get('specular', 0.4))


def _plain(shading, finish):
    """One colour that varies a little, with a fine grain: paint, plaster, concrete, metal."""
    place = shading.place()
    colours = finish['colours']
    soft = shading.noise(place, finish.get('patch', 1.6), 3.0, 0.6)
    colour = shading.palette(shading.between(soft, 0.3, 0.7), colours)
    shading.set('Base Color', _stained(shading, colour, finish))
    shading.set('Metallic', finish.get('metal', 0))
    if finish.get('coat'):
        shading.set('Clearcoat', finish['coat'])
        shading.set('Clearcoat Roughness', 0.12)
    size, depth = finish.get('grain', (0.01, 0))
    fine = shading.noise(place, 1 / size, 2.0, 0.6)
    _rough(shading, finish, shading.noise(place, 3.1, 2.0))
    ripple = finish.get('ripple')
    if ripple:
        pitch, high = ripple
        wave = shading.sum('SINE', shading.sum('MULTIPLY', shading.split(shading.uv())[0], 6.2832 / pitch))
        shading.bump(shading.sum('MULTIPLY', wave, high / 2))
    elif depth:
        shading.bump(shading.sum('MULTIPLY', fine, depth))


def _courses(shading, finish):
    """Pieces in rows with joints between: brick, stone, paving, setts, tiles, boards."""
    wide, high = finish['size']
    uv = shading.uv()
    wander = finish.get('wander', 0)
    if wander:
        wobble = shading.node('ShaderNodeTexNoise')
        shading.put(wobble.inputs['Vector'], uv)
        shading.put(wobble.inputs['Scale'], 9.0)
        shading.put(wobble.inputs['Detail'], 0.0)
        offset = shading.moved(wobble.outputs['Color'], (-0.5, -0.5, -0.5))
        uv = shading.moved(uv, shading.scaled(offset, (wander, wander, 0)))
    u, v, _ = shading.split(uv)
    if finish.get('upright'):
        u, v = v, u
    row_at = shading.sum('DIVIDE', v, high)
    row = shading.sum('FLOOR', row_at)
    shift = shading.sum('MULTIPLY', row, finish.get('bond', 0.5))
    column_at = shading.sum('ADD', shading.sum('DIVIDE', u, wide), shift)
    column = shading.sum('FLOOR', column_at)
    aside = _to_edge(shading, column_at, wide)
    below = _to_edge(shading, row_at, high)
    edge = shading.sum('MINIMUM', aside, below)
    joint = finish['joint'] / 2
    face = shading.between(edge, joint, joint + finish.get('edge', 0.004), 0, 1, smooth=True)
    piece = shading.chance(shading.join(column, row, 1))
    colour = shading.palette(piece, finish['colours'])
    size, depth = finish.get('grain', (0.01, 0.0004))
    if finish.get('fibre'):
        own = shading.moved(uv, shading.join(0, shading.sum('MULTIPLY', piece, 40.0)))
        along = (1.2, 1 / size) if not finish.get('upright') else (1 / size, 1.2)
        fine = shading.noise(own, (*along, 1.0), 3.0, 0.6)
        tone = shading.between(fine, 0.3, 0.7, 1 - finish['fibre'], 1 + finish['fibre'] * 0.5)
    else:
        fine = shading.noise(uv, 1 / size, 2.0, 0.65)
        tone = shading.between(fine, 0.3, 0.7, 0.86, 1.1)
    colour = shading.mix(1, colour, shading.join(tone, tone, tone), 'MULTIPLY')
    colour = shading.mix(face, finish['mortar'], colour)
    shading.set('Base Color', _stained(shading, colour, finish))
    low, rough = finish['roughness']
    polish = shading.between(shading.noise(shading.place(), 2.3, 2.0), 0.3, 0.7, low, rough)
    shading.set('Roughness', shading.between(face, 0, 1, 0.9, polish))
    shading.set('Specular', finish.get('specular', 0.4))
    if finish.get('metal'):
        shading.set('Metallic', finish['metal'])
    tilt = finish.get('tilt', 0)
    relief = shading.sum('MULTIPLY', face, finish.get('relief', 0.004))
    relief = shading.sum('ADD', relief, shading.sum('MULTIPLY', fine, depth))
    if tilt:
        # No piece lies quite level with the next.
        lean = shading.sum('SUBTRACT', shading.chance(shading.join(column, row, 7.0)), 0.5)
        slope = shading.sum('MULTIPLY', shading.sum('FRACT', column_at), shading.sum('MULTIPLY', lean, tilt * wide))
        relief = shading.sum('ADD', relief, slope)
    shading.bump(relief)


def _to_edge(shading, at, size):
    """Metres from the nearer side of a piece."""
    part = shading.sum('SUBTRACT', shading.sum('FRACT', at), 0.5)
    return shading.sum('MULTIPLY', shading.sum('SUBTRACT', 0.5, shading.sum('ABSOLUTE', part)), size)


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
            _to_edge(shading, shading.sum('DIVIDE', u, panel), panel),
            _to_edge(shading, shading.sum('DIVIDE', v, panel), panel),
        )
        face = shading.between(edge, 0.0015, 0.003)
        colour = shading.mix(face, finish['mortar'], colour)
    shading.set('Base Color', _stained(shading, colour, finish))
    _rough(shading, finish, shading.noise(shading.place(), 1.1, 3.0))
    if finish.get('relief'):
        shading.bump(shading.sum('MULTIPLY', chips.outputs['Distance'], -finish['relief']))


def _lit(shading, finish):
    """Shines by itself: a lamp's lens, a hot bar."""
    shading.set('Base Color', (0, 0, 0))
    shading.set('Emission', tuple(finish['colours'][0]))
    shading.set('Emission Strength', finish['strength'])


_kinds = {
    'plain': _plain,
    'courses': _courses,
    'glass': _glass,
    'water': _water,
    'speckled': _speckled,
    'lit': _lit,
}
