"""Pieces in rows with joints between: brick, stone, paving, setts, tiles, boards."""
from scene_wear import stained


def courses(shading, finish):
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
    aside = to_edge(shading, column_at, wide)
    below = to_edge(shading, row_at, high)
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
    shading.set('Base Color', stained(shading, colour, finish))
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


def to_edge(shading, at, size):
    """Metres from the nearer side of a piece."""
    part = shading.sum('SUBTRACT', shading.sum('FRACT', at), 0.5)
    return shading.sum('MULTIPLY', shading.sum('SUBTRACT', 0.5, shading.sum('ABSOLUTE', part)), size)
