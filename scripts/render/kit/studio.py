"""What the pictures to hang share (motif_*.py): how one is kept, soft light around what is bright, smooth noise, and hand-cut lines."""
import math, os
import numpy as np

from .base import OUT, save_json
from .film import grade, srgb, write_png


def rgb(code):
    """A colour of the web, #rrggbb, as linear light."""
    c = np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return tuple(np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))


def mixed(a, b, share):
    return tuple(x + (y - x) * share for x, y in zip(a, b))


def keep_motif(name, light, seconds, exposure=1.0, knee=0.78):
    """Writes a picture of linear light (top row first) and what the scenes' reader wants to know of it."""
    high, wide = light.shape[:2]
    write_png(os.path.join(OUT, name + '-plate.png'), srgb(grade(light, exposure, knee)))
    save_json(os.path.join(OUT, name + '.json'), {
        'name': name, 'kind': 'still', 'size': {'width': wide, 'height': high}, 'layers': ['plate'],
        'camera': [[1, 0, 0, wide / 2], [0, 1, 0, high / 2], [0, 0, 0, 1]], 'hang': {'x': .5, 'y': .5},
        'reach': {'left': -wide / 2, 'top': -high / 2, 'width': wide, 'height': high}, 'seconds': {'plate': round(seconds)}})
    print('SECONDS', name, round(seconds))


def softened(a, radius):
    """A Gaussian blur of any radius (a standard deviation in pixels); beyond its border a picture goes on as in a mirror."""
    if radius <= 0:
        return a
    reach = int(min(math.ceil(radius * 3), min(a.shape[:2]) - 1))
    # Up to sizes whose transform is fast.
    edge = tuple((reach, min(reach + -(n + 2 * reach) % 32, n - 1)) for n in a.shape[:2]) + ((0, 0),) * (a.ndim - 2)
    p = np.pad(a, edge, mode='reflect')
    fy = np.fft.fftfreq(p.shape[0])[:, None]
    fx = np.fft.rfftfreq(p.shape[1])[None]
    g = np.exp(-2 * (math.pi * radius) ** 2 * (fy ** 2 + fx ** 2))
    g = g[..., None] if a.ndim == 3 else g
    out = np.fft.irfft2(np.fft.rfft2(p, axes=(0, 1)) * g, s=p.shape[:2], axes=(0, 1))
    return out[reach:reach + a.shape[0], reach:reach + a.shape[1]]


def cored(light, radius=1.6, least=.020, most=.075):
    """Takes away what differs little from its surroundings, chance of few samples; what differs by `most` of them stays."""
    calm = softened(light, radius)
    rest = light - calm
    much = np.abs(rest.mean(-1)) / (calm.mean(-1) + .02)
    t = np.clip((softened(much, 1.0) - least) / (most - least), 0, 1)
    return calm + rest * (t * t * (3 - 2 * t))[..., None]


def bloomed(light, share, radii):
    """Light that scatters in a lens: a share of it, spread over each of the radii."""
    return light * (1 - share) + sum(softened(light, r) for r in radii) * (share / len(radii))


def eased(place):
    """The cells that places lie in, and how far in, eased to be smooth across cells."""
    cell = place.astype(int)
    f = (place - cell).astype(np.float32)
    return cell, f * f * f * (f * (f * 6 - 15) + 10)


def field(shape, cells, seed, roughness=0.5, octaves=6, stretch=1.0):
    """Fractal noise, mean 0 and deviation 1: `cells` per height in its coarsest octave, `stretch` times as wide as high."""
    high, wide = shape
    rng = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    for i in range(octaves):
        n = cells * 2 ** i
        if n > high * .6:
            break
        grid = rng.standard_normal((n + 4, int(n * wide / high / stretch) + 4)).astype(np.float32)
        j, fv = eased(np.arange(high) / high * n + 1)
        k, fu = eased(np.arange(wide) / high * n / stretch + 1)
        rows = grid[:, k] * (1 - fu) + grid[:, k + 1] * fu
        total += (rows[j] * (1 - fv)[:, None] + rows[j + 1] * fv[:, None]) * np.float32(roughness ** i)
    return (total - total.mean()) / total.std()


def wander(seed, count=4):
    """A smooth line without an end, within about -1 to 1, with features about one unit wide."""
    rng = np.random.default_rng(seed)
    waves = [(rng.uniform(.35, 1.0) * 1.55 ** i, rng.uniform(0, 2 * math.pi), .62 ** i) for i in range(count)]
    total = sum(w for _, _, w in waves)
    return lambda x: sum(w * math.sin(x * f * math.pi + p) for f, p, w in waves) / total * 1.4
