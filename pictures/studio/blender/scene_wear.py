"""What weather and use leave on a surface."""

GRIME = (0.04, 0.037, 0.032)


def stained(shading, colour, finish):
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


def set_roughness(shading, finish, noise):
    low, high = finish['roughness']
    shading.set('Roughness', shading.between(noise, 0.3, 0.7, low, high))
    shading.set('Specular', finish.get('specular', 0.4))
