"""Surfaces: node trees written tersely, plaster, wood, cloth, and tiles of noise and weave."""
import bpy, math
import numpy as np

class Nodes:
    """A terse way to write node trees: n('ShaderNodeX', {prop: value}, input=value or socket)."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def __call__(self, kind, props=None, **inputs):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            key = int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' ')
            s = n.inputs[key]
            if isinstance(v, bpy.types.NodeSocket):
                self.t.links.new(v, s)
            else:
                s.default_value = (*v, 1) if s.type == 'RGBA' and len(v) == 3 else v
        return n

    def math(self, op, a, b=0.0):
        return self('Math', {'operation': op}, _0=a, _1=b).outputs[0]

    def ramp(self, fac, *stops):
        n = self('ValToRGB', None, Fac=fac)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = (*c, 1)
        return n.outputs[0]

    def surface(self, shader):
        self.t.links.new(shader.outputs[0], self.out.inputs['Surface'])
        return self.m


def coords(n, scale=(1, 1, 1), rot=(0, 0, 0)):
    t = n('TexCoord')
    return n('Mapping', None, Vector=t.outputs['Object'], Scale=scale, Rotation=rot).outputs[0]


def tiled(n, image, metres, blend=0.25, vector=None):
    """A tile laid on a thing from its six sides, by its own coordinates: `metres` is the tile's length."""
    v = n('Mapping', None, Vector=vector or n('TexCoord').outputs['Object'], Scale=(1 / metres,) * 3).outputs[0]
    return n('TexImage', {'image': image, 'projection': 'BOX', 'projection_blend': blend, 'interpolation': 'Linear'}, Vector=v).outputs[0]


_tiles = {}


def tile(name, make):
    """Tiles are looked up many times faster than noise is computed, so noise is laid on a tile once."""
    if name not in _tiles:
        _tiles[name] = float_image(name, make())
    return _tiles[name]


def plaster_height(size=1024):
    rng = np.random.default_rng(17)
    h = tile_noise(size, 10, rng) * .5 + tile_noise(size, 45, rng) * .35 + tile_noise(size, 160, rng) * .22 + tile_noise(size, 400, rng) * .10
    return (0.5 + h * 0.16).clip(0, 1).astype(np.float32)


def plaster(colour, relief=0.0022, metres=0.9):
    """Painted wall: trowelled in broad, flat waves with a fine grain, its colour a little clouded."""
    n = Nodes('plaster')
    h = tiled(n, tile('plaster', plaster_height), metres)
    cloud = tiled(n, tile('plaster', plaster_height), metres * 4.7)
    col = n.ramp(cloud, (0.3, tuple(x * 0.955 for x in colour)), (0.7, tuple(min(1, x * 1.035) for x in colour)))
    b = n('Bump', None, Strength=0.5, Distance=relief, Height=h)
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=0.85, Specular=0.2, Normal=b.outputs[0]))


def oak(name='oak', tone=1.0, planks=True, along='x'):
    n = Nodes(name)
    c = coords(n, rot=(0, 0, 0 if along == 'x' else math.pi / 2))
    k = lambda r, g, b: (r * tone, g * tone, b * tone)
    if planks:
        brick = n('TexBrick', {'offset': 0.37, 'offset_frequency': 2}, Vector=c, Color1=(0, 0, 0), Color2=(1, 1, 1),
                  Mortar=(0.5, 0.5, 0.5), Scale=1.0, Mortar_Size=0.0011, Mortar_Smooth=0.3, Bias=0.0,
                  Brick_Width=1.65, Row_Height=0.145)
        pick = n('SeparateColor', None, Color=brick.outputs['Color']).outputs[0]
        shift = n('CombineXYZ', None, X=n.math('MULTIPLY', pick, 7.3), Y=n.math('MULTIPLY', pick, 3.1), Z=n.math('MULTIPLY', pick, 11.0))
        c = n('VectorMath', {'operation': 'ADD'}, _0=c, _1=shift.outputs[0]).outputs[0]
    stretched = n('Mapping', None, Vector=c, Scale=(1.4, 22, 22)).outputs[0]
    warp = n('TexNoise', None, Vector=n('Mapping', None, Vector=c, Scale=(0.9, 6, 6)).outputs[0], Scale=1.0, Detail=3.0)
    moved = n('VectorMath', {'operation': 'ADD'}, _0=stretched, _1=n('VectorMath', {'operation': 'SCALE'}, _0=warp.outputs['Color'], Scale=2.2).outputs[0])
    grain = n('TexNoise', None, Vector=moved.outputs[0], Scale=1.6, Detail=8.0, Roughness=0.62).outputs[0]
    pores = n('TexNoise', None, Vector=n('Mapping', None, Vector=c, Scale=(12, 700, 700)).outputs[0], Scale=1.0, Detail=2.0).outputs[0]
    col = n.ramp(grain, (0.28, k(0.20, 0.115, 0.058)), (0.5, k(0.335, 0.215, 0.122)), (0.72, k(0.44, 0.30, 0.185)))
    dark = n.ramp(pores, (0.30, (0.72, 0.68, 0.64)), (0.46, (1, 1, 1)))
    col = n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.8, Color1=col, Color2=dark).outputs[0]
    height = pores
    if planks:
        tint = n.ramp(pick, (0.0, (0.80, 0.79, 0.78)), (1.0, (1.1, 1.08, 1.05)))
        col = n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.85, Color1=col, Color2=tint).outputs[0]
        col = n('MixRGB', {'blend_type': 'MIX'}, Fac=n.math('MULTIPLY', brick.outputs['Fac'], 0.75), Color1=col, Color2=(0.05, 0.03, 0.018)).outputs[0]
        height = n.math('SUBTRACT', n.math('MULTIPLY', pores, 0.15), brick.outputs['Fac'])
    bump = n('Bump', None, Strength=0.35, Distance=0.0015, Height=height)
    rough = n('MapRange', None, Value=grain, _3=0.36, _4=0.52).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=rough, Specular=0.4, Normal=bump.outputs[0]))


def fabric(name, colour, grain=900.0, depth=0.0012, vary=0.16):
    n = Nodes(name)
    c = coords(n)
    wx = n('TexNoise', None, Vector=n('Mapping', None, Vector=c, Scale=(grain, grain * 0.16, grain * 0.16)).outputs[0], Scale=1.0, Detail=1.0).outputs[0]
    wy = n('TexNoise', None, Vector=n('Mapping', None, Vector=c, Scale=(grain * 0.16, grain, grain)).outputs[0], Scale=1.0, Detail=1.0).outputs[0]
    w = n.math('ADD', wx, wy)
    mid = n('TexNoise', None, Vector=c, Scale=46.0, Detail=6.0, Roughness=0.7).outputs[0]
    mix = n.math('ADD', n.math('MULTIPLY', w, 0.35), n.math('MULTIPLY', mid, 0.3))
    col = n.ramp(mix, (0.38, tuple(x * (1 - vary) for x in colour)), (0.62, tuple(min(1, x * (1 + vary)) for x in colour)))
    b = n('Bump', None, Strength=0.55, Distance=depth, Height=w)
    b = n('Bump', None, Strength=0.35, Distance=0.004, Height=mid, Normal=b.outputs[0])
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=0.92, Specular=0.15, Sheen=0.5, Sheen_Tint=0.6, Normal=b.outputs[0]))


def cloth_height(size=1024, threads=48, seed=5):
    """Coarse upholstery: a plain weave of uneven yarn with slubs and knots, 0 to 1."""
    rng = np.random.default_rng(seed)
    base = weave(size, threads, seed)
    slub = np.maximum(tile_noise(size, (60, 5), rng), tile_noise(size, (5, 60), rng))
    fuzz = tile_noise(size, 200, rng)
    h = base * .62 + (slub * .5 + .5).clip(0, 1.6) * .20 + fuzz * .045
    return ((h - h.mean()) / h.std() * .17 + .5).clip(0, 1).astype(np.float32)


def slubbed(name, colour, yarn=0.0045, vary=0.20, relief=0.0014, sheen=0.35):
    """
    Upholstery of uneven yarn that a room's distance still shows; in the colour rather than in the relief, which
    denoising would take away.
    """
    n = Nodes(name)
    h = tiled(n, tile('cloth', cloth_height), yarn * 48)
    worn = tiled(n, tile('plaster', plaster_height), 0.8)
    at = lambda f: tuple(min(1, x * f) for x in colour)
    mix = n.math('ADD', h, n.math('MULTIPLY', n.math('SUBTRACT', worn, 0.5), 0.25))
    col = n.ramp(mix, (0.14, at(1 - vary * 2.0)), (0.45, at(1 - vary * 0.3)), (0.60, at(1.0)), (0.9, at(1 + vary)))
    b = n('Bump', None, Strength=0.8, Distance=relief, Height=h)
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=0.95, Specular=0.12, Sheen=sheen, Sheen_Tint=0.7, Normal=b.outputs[0]))


def plain(name, colour, roughness=0.5, metallic=0.0, specular=0.5, **more):
    n = Nodes(name)
    return n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=roughness, Metallic=metallic, Specular=specular, **more))


def emitter(name, colour, strength):
    n = Nodes(name)
    return n.surface(n('Emission', None, Color=colour, Strength=strength))


def float_image(name, array):
    h, w = array.shape[:2]
    im = bpy.data.images.new(name, w, h, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = array if array.ndim == 3 else array[..., None]
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return im


def tile_noise(size, cells, rng, axis=None):
    """Smooth noise that repeats at the tile border; `axis` stretches it along one direction."""
    cy, cx = (cells if isinstance(cells, tuple) else (cells, cells))
    f = rng.standard_normal((size, size))
    ky = np.fft.fftfreq(size, 1 / size)[:, None]
    kx = np.fft.fftfreq(size, 1 / size)[None]
    g = np.exp(-((ky / cy) ** 2 + (kx / cx) ** 2))
    r = np.fft.ifft2(np.fft.fft2(f) * g).real
    return r / r.std()


def weave(size=2048, threads=56, seed=3):
    """Height of a plain-woven cotton canvas: yarns of uneven width, slubs, fibres. One tile, 0…1."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size] / size * threads
    u = x + 0.085 * tile_noise(size, (5, 40), rng) + 0.05 * tile_noise(size, (14, 60), rng)
    v = y + 0.085 * tile_noise(size, (40, 5), rng) + 0.05 * tile_noise(size, (60, 14), rng)
    iu, iv = np.floor(u), np.floor(v)
    fu, fv = u - iu - 0.5, v - iv - 0.5
    wu = 0.47 + 0.035 * tile_noise(size, (7, 50), rng)
    wv = 0.47 + 0.035 * tile_noise(size, (50, 7), rng)
    round_u = np.sqrt(np.clip(1 - (fu / wu) ** 2, 0, 1))
    round_v = np.sqrt(np.clip(1 - (fv / wv) ** 2, 0, 1))
    parity = np.where((iu + iv) % 2 == 0, 1.0, -1.0)
    over_u = 0.5 + 0.5 * parity * np.cos(np.pi * fv)
    over_v = 0.5 - 0.5 * parity * np.cos(np.pi * fu)
    h = np.maximum(round_u * (0.25 + 0.75 * over_u), round_v * (0.25 + 0.75 * over_v))
    h += 0.03 * tile_noise(size, (500, 80), rng) + 0.03 * tile_noise(size, (80, 500), rng) + 0.05 * tile_noise(size, 6, rng)
    return np.clip(h, 0, 1.3).astype(np.float32) / 1.3


