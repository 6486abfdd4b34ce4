"""A place in the scene: its file is a product's, with a finish for places in each part's head."""
from mesh_file import object_of, read_parts
from scene_materials import material_of


def load_site(path):
    parts, data = read_parts(path)
    for part in parts:
        made = object_of(part, data, material_of(part))
        # Panes let the sun in: their own shadow would be only their frames'.
        if part['kind'] == 'glass':
            made.visible_shadow = False
