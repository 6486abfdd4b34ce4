"""Daylight: a sky, a sun that belongs to it, and lamps that stand for windows out of the picture."""
import math

import bpy

from scene_sky import paint_sky, towards_sun
from upright import upright


def light_up(scene, light):
    paint_sky(scene, light)
    if light.get('sun'):
        _sun(scene, light['sun'])
    for lamp in light.get('lamps', ()):
        _lamp(scene, lamp)


def _sun(scene, sun):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = sun['strength']
    data.color = sun['colour']
    data.angle = math.radians(sun['soft'])
    made = bpy.data.objects.new('sun', data)
    made.rotation_euler = (-towards_sun(sun)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(made)


def _lamp(scene, lamp):
    """A bright surface that the camera does not see; its strength is light for each square metre."""
    wide, high = lamp['size']
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = wide, high
    data.energy = lamp['strength'] * wide * high
    data.color = lamp['colour']
    made = bpy.data.objects.new('lamp', data)
    made.location = upright(lamp['at'])
    made.rotation_euler = upright(lamp['shines']).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = False
    made.visible_glossy = lamp.get('mirrored', False)
    scene.collection.objects.link(made)
