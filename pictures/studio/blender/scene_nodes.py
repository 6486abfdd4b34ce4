"""A short hand for shader nodes: sums of sockets and numbers instead of boxes and wires."""
import bpy


class Shading:
    """One material in the making; its methods give sockets that other methods take."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self._uv = None

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def put(self, into, value):
        """Wires a socket, or sets a number or a colour."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, into)
        elif isinstance(value, (tuple, list)) and into.type == 'RGBA':
            into.default_value = (*value[:3], 1)
        else:
            into.default_value = value

    def set(self, name, value):
        self.put(self.surface.inputs[name], value)

    def uv(self):
        """Metres on the surface."""
        if self._uv is None:
            self._uv = self.node('ShaderNodeTexCoord').outputs['UV']
        return self._uv

    def place(self):
        """Metres in the scene, z up."""
        return self.node('ShaderNodeNewGeometry').outputs['Position']

    def split(self, vector):
        outputs = self.node('ShaderNodeSeparateXYZ')
        self.put(outputs.inputs[0], vector)
        return outputs.outputs[0], outputs.outputs[1], outputs.outputs[2]

    def join(self, x, y, z=0.0):
        made = self.node('ShaderNodeCombineXYZ')
        for socket, value in zip(made.inputs, (x, y, z)):
            self.put(socket, value)
        return made.outputs[0]

    def sum(self, operation, *values):
        made = self.node('ShaderNodeMath', operation=operation)
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        return made.outputs[0]

    def scaled(self, vector, scale):
        made = self.node('ShaderNodeVectorMath', operation='MULTIPLY')
        self.put(made.inputs[0], vector)
        self.put(made.inputs[1], scale)
        return made.outputs[0]

    def moved(self, vector, by):
        made = self.node('ShaderNodeVectorMath', operation='ADD')
        self.put(made.inputs[0], vector)
        self.put(made.inputs[1], by)
        return made.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5):
        """From 0 to 1, mostly near 0.5; `scale` in waves a metre, one number or one for each axis."""
        made = self.node('ShaderNodeTexNoise')
        if isinstance(scale, tuple):
            vector, scale = self.scaled(vector, scale), 1.0
        self.put(made.inputs['Vector'], vector)
        self.put(made.inputs['Scale'], scale)
        self.put(made.inputs['Detail'], detail)
        self.put(made.inputs['Roughness'], roughness)
        return made.outputs['Fac']

    def chance(self, vector):
        """A number from 0 to 1 that has nothing to do with its neighbours'."""
        made = self.node('ShaderNodeTexWhiteNoise', noise_dimensions='3D')
        self.put(made.inputs['Vector'], vector)
        return made.outputs['Value']

    def between(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        made = self.node('ShaderNodeMapRange')
        made.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        for name, number in zip(
            ('Value', 'From Min', 'From Max', 'To Min', 'To Max'),
            (value, low, high, to_low, to_high),
        ):
            self.put(made.inputs[name], number)
        return made.outputs['Result']

    def mix(self, share, first, second, blend='MIX'):
        made = self.node('ShaderNodeMixRGB', blend_type=blend)
        self.put(made.inputs['Fac'], share)
        self.put(made.inputs['Color1'], first)
        self.put(made.inputs['Color2'], second)
        return made.outputs['Color']

    def palette(self, value, colours):
        """One of several colours by a number from 0 to 1, or a blend of two of them."""
        if len(colours) == 1:
            return tuple(colours[0])
        made = self.node('ShaderNodeValToRGB')
        stops = made.color_ramp.elements
        while len(stops) < len(colours):
            stops.new(0.5)
        for at, (stop, colour) in enumerate(zip(stops, colours)):
            stop.position = at / (len(colours) - 1)
            stop.color = (*colour, 1)
        self.put(made.inputs['Fac'], value)
        return made.outputs['Color']

    def bump(self, height):
        """Tilts the surface as a height in metres would."""
        made = self.node('ShaderNodeBump')
        made.inputs['Strength'].default_value = 1
        made.inputs['Distance'].default_value = 1
        self.put(made.inputs['Height'], height)
        self.set('Normal', made.outputs['Normal'])
        return made.outputs['Normal']
