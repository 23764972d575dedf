"""Rendering in passes, denoising by edge-stopping wavelets, grading, and picture files."""
import bpy, os, struct, time, zlib
import numpy as np

from .base import OUT

PASSES = {'Image': 'rgb', 'Normal': 'n', 'Depth': 'z', 'DiffDir': 'dd', 'DiffInd': 'di', 'DiffCol': 'dc', 'GlossDir': 'gd',
          'GlossInd': 'gi', 'GlossCol': 'gc', 'Emit': 'em', 'Env': 'ev'}


def render(border=None, passes=PASSES):
    """Renders the scene; returns a dict of float arrays (top row first), one for each pass, and the seconds it took."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    folder = os.path.join(OUT, '.passes-%d' % os.getpid())  # several scenes may render side by side
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    fo.file_slots.clear()
    for p, k in passes.items():
        fo.file_slots.new(k)
        t.links.new(rl.outputs[p], fo.inputs[k])
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])
    s.render.use_border = bool(border)
    s.render.use_crop_to_border = False
    if border:
        s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = border
    start = time.time()
    bpy.ops.render.render()
    took = time.time() - start
    r = {}
    for k in passes.values():
        im = bpy.data.images.load(os.path.join(folder, '%s%04d.exr' % (k, s.frame_current)))
        im.colorspace_settings.name = 'Non-Color'
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        r[k] = np.ascontiguousarray(a.reshape(h, w, 4)[::-1, :, :3])
        bpy.data.images.remove(im)
        os.remove(os.path.join(folder, '%s%04d.exr' % (k, s.frame_current)))
    os.rmdir(folder)
    r['seconds'] = took
    return r


def blur(a, r):
    """Box mean over (2r+1)² pixels."""
    p = np.pad(a, ((r + 1, r), (r + 1, r)) + ((0, 0),) * (a.ndim - 2), mode='edge').cumsum(0).cumsum(1)
    k = 2 * r + 1
    return (p[k:, k:] - p[:-k, k:] - p[k:, :-k] + p[:-k, :-k]) / (k * k)


def atrous(x, guides, levels, strength):
    """Edge-stopping wavelet filter (à trous): smooths x where the noise-free guides do not change."""
    kern = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    x = x.astype(np.float32)
    lum = x.mean(-1)
    var = np.maximum(blur((lum * lum).astype(np.float64), 3) - blur(lum.astype(np.float64), 3) ** 2, 0).astype(np.float32)
    h, w = lum.shape
    for level in range(levels):
        step = 1 << level
        pad = 2 * step
        px = np.pad(x, ((pad, pad), (pad, pad), (0, 0)), mode='reflect')
        pl = px.mean(-1)
        pg = [(np.pad(g, ((pad, pad), (pad, pad), (0, 0)), mode='reflect'), g, s) for g, s in guides]
        sd = strength * np.sqrt(var) + 1e-4
        acc = np.zeros_like(x)
        tot = np.zeros((h, w), np.float32)
        l0 = x.mean(-1)
        for a in range(5):
            for b in range(5):
                ys, xs = slice(a * step, a * step + h), slice(b * step, b * step + w)
                e = np.abs(pl[ys, xs] - l0) / sd
                for q, g, sg in pg:
                    d = q[ys, xs] - g
                    e += np.einsum('ijk,ijk->ij', d, d) / (sg * sg)
                wgt = kern[a] * kern[b] * np.exp(-e)
                acc += px[ys, xs] * wgt[..., None]
                tot += wgt
        x = acc / tot[..., None]
        var = var * 0.35
    return x


def filtered(r, levels=4, strength=3.0, gloss=1.2, normal=0.12):
    """Denoised light and reflection, apart from the (noise-free) surface colours; and what is neither."""
    z = np.minimum(r['z'][..., :1], 50)
    n = r['n']
    gz = np.log(z + 0.05)
    guides = [(n, normal), (gz, 0.02), (np.sqrt(np.clip(r['dc'], 0, 2)), 0.35)]
    diff = atrous(r['dd'] + r['di'], guides, levels, strength)
    glos = atrous(r['gd'] + r['gi'], guides, levels, gloss) if gloss else r['gd'] + r['gi']
    known = (r['dd'] + r['di']) * r['dc'] + (r['gd'] + r['gi']) * r['gc'] + r['em'] + r['ev']
    return diff, glos, r['rgb'] - known + r['em'] + r['ev']


def coloured(light, colours):
    """Filtered light on surface colours (`dc` and `gc` of a rendering), which may be those of another finish."""
    diff, glos, rest = light
    return np.maximum(diff * colours['dc'] + glos * colours['gc'] + rest, 0)


def clean(r, *denoise):
    """Denoised beauty."""
    return coloured(filtered(r, *denoise), r)


def surface_colours():
    """The colours of all surfaces as they are now, without any light: a fraction of a rendering's time."""
    s = bpy.context.scene
    lamps = [o for o in s.objects if o.type == 'LIGHT' and not o.hide_render]
    samples, bounces = s.cycles.samples, s.cycles.max_bounces
    for o in lamps:
        o.hide_render = True
    s.cycles.samples, s.cycles.max_bounces = 5, 0
    r = render(passes={'DiffCol': 'dc', 'GlossCol': 'gc'})
    s.cycles.samples, s.cycles.max_bounces = samples, bounces
    for o in lamps:
        o.hide_render = False
    return r


def despeckled(x, least=0.03, by=1.5):
    """Single pixels much brighter than those around them are chance, not light: they take the median's place."""
    h, w = x.shape[:2]
    p = np.pad(x, ((1, 1), (1, 1), (0, 0)), mode='edge')
    around = np.median(np.stack([p[a:a + h, b:b + w] for a in range(3) for b in range(3)]), axis=0)
    wild = x.mean(-1) > around.mean(-1) * by + least
    return np.where(wild[..., None], around, x)


def enlarged(wide, high, a):
    """A smooth layer that was rendered smaller, in the size of the picture."""
    a = a if a.ndim == 3 else a[..., None]
    for axis, size in ((0, high), (1, wide)):
        n = a.shape[axis]
        q = np.clip((np.arange(size) + .5) * n / size - .5, 0, n - 1)
        k = np.minimum(q.astype(int), n - 2)
        f = (q - k).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        a = a.take(k, axis) * (1 - f) + a.take(k + 1, axis) * f
    return a


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def linear(x):
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def grade(x, exposure=1.0, knee=0.72):
    """Exposure and a soft shoulder above `knee`, so that lights roll off as on film; below it stays linear."""
    x = x * exposure
    y = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)
    return y


def write_png(path, a, dither=True):
    """8-bit sRGB PNG of values already encoded 0…1; dithered so that soft light does not band."""
    a = a[..., None] if a.ndim == 2 else a
    a = np.repeat(a, 3, -1) if a.shape[-1] == 1 else a
    colours = a.shape[-1]  # three, or four with transparency
    d = np.random.default_rng(1).uniform(-0.5, 0.5, a.shape[:2])[..., None] if dither else 0
    b = np.clip(a * 255 + d + 0.5, 0, 255).astype(np.uint8)
    h, w = b.shape[:2]
    raw = np.concatenate([np.zeros((h, 1), np.uint8), b.reshape(h, -1)], 1).tobytes()
    part = lambda t, x: struct.pack('>I', len(x)) + t + x + struct.pack('>I', zlib.crc32(t + x))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + part(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2 if colours == 3 else 6, 0, 0, 0)) + part(b'IDAT', zlib.compress(raw, 6)) + part(b'IEND', b''))




def inside(quad, w, h, reach=0.6):
    """How much of each pixel lies in a convex quad of pixels, or within `reach` pixels of it: 0 to 1."""
    yy, xx = np.mgrid[0:h, 0:w] + 0.5
    area = sum(quad[i][0] * quad[(i + 1) % 4][1] - quad[(i + 1) % 4][0] * quad[i][1] for i in range(4))
    m = np.full((h, w), 1.0)
    for i in range(4):
        (ax, ay), (bx, by) = quad[i], quad[(i + 1) % 4]
        e = ((bx - ax) * (yy - ay) - (by - ay) * (xx - ax)) / np.hypot(bx - ax, by - ay) * (1 if area > 0 else -1)
        m = np.minimum(m, np.clip(e + 0.5 + reach, 0, 1))
    return m


def spread(a, known, radii):
    """Carries what is known (a mask, 0 or 1) on to its neighbours, so that nothing foreign shows at its rim."""
    a, k = a.astype(np.float64), known.astype(np.float64)
    k = k[..., None] if a.ndim == 3 else k
    for radius in radii:
        near = blur(k, radius)
        filled = blur(a * k, radius) / np.maximum(near, 1e-9)
        a = np.where(k > 0, a, filled)
        k = np.maximum(k, (near > 1e-6).astype(np.float64))
    return a


def emission_mask(shown):
    """A render of objects' own shape alone: 1 where an object of `shown` is seen, 0 elsewhere; antialiased."""
    s = bpy.context.scene
    kept = []
    glow = bpy.data.materials.new('mask')
    glow.use_nodes = True
    glow.node_tree.nodes.clear()
    black = glow.copy()
    for m, strength in ((glow, 1.0), (black, 0.0)):
        e, o = m.node_tree.nodes.new('ShaderNodeEmission'), m.node_tree.nodes.new('ShaderNodeOutputMaterial')
        e.inputs[1].default_value = strength
        m.node_tree.links.new(e.outputs[0], o.inputs[0])
    for ob in s.objects:
        if ob.type == 'LIGHT':
            kept.append((ob, None, ob.hide_render))
            ob.hide_render = True
        elif hasattr(ob.data, 'materials'):
            kept.append((ob, list(ob.data.materials), ob.hide_render))
            for i in range(len(ob.data.materials)):
                ob.data.materials[i] = glow if ob.name in shown else black
    w, s.world = s.world, None
    samples, s.cycles.samples = s.cycles.samples, 16
    r = render(passes={'Image': 'rgb'})['rgb'][..., 0]
    s.world, s.cycles.samples = w, samples
    for ob, mats, hidden in kept:
        ob.hide_render = hidden
        for i, m in enumerate(mats or []):
            ob.data.materials[i] = m
    return np.clip(r, 0, 1)
