"""How every picture is rendered: on the processor, the same each time, with what the denoiser needs."""


def use_cycles(scene, samples, threshold):
    render = scene.render
    render.engine = 'CYCLES'
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.color_depth = '16'
    render.image_settings.exr_codec = 'ZIP'
    render.use_compositing = False
    render.use_sequencer = False
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = 7
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.transmission_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.view_layers[0].cycles.denoising_store_passes = True
