"""Arguments of a scene (`name=value` after `--`), and a fresh scene for Cycles on the CPU."""
import bpy, json, math, os, sys
import numpy as np

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ARGS = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []


def arg(name, default):
    for a in ARGS:
        if a.startswith(name + '='):
            return type(default)(a.split('=', 1)[1])
    return default


OUT = os.path.abspath(arg('out', os.path.join(HERE, 'out')))
os.makedirs(OUT, exist_ok=True)


def reset(width, height, samples, bounces=5):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    c = s.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = arg('noise', 0.012)
    c.adaptive_min_samples = 16
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(bounces, 4)
    c.glossy_bounces = 4
    c.transmission_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.blur_glossy = 0.5
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.5
    s.view_settings.view_transform = 'Standard'
    s.render.film_transparent = False
    s.render.use_persistent_data = True
    v = s.view_layers[0]
    v.use_pass_combined = True
    v.use_pass_normal = v.use_pass_z = True
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
              'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color',
              'emit', 'environment'):
        setattr(v, 'use_pass_' + p, True)
    return s

def save_json(path, o):
    with open(path, 'w') as f:
        json.dump(o, f)
