"""Sky, haze and what becomes of a picture of wide land: colours of light, clouds, glow, and the file."""
import os
import numpy as np

from .base import OUT, save_json
from .film import linear, srgb, write_png


def colour(code):
    """Light of a colour such as '#eec09b'."""
    return linear(np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)]) / 255).astype(np.float32)


def along(stops, at):
    """Colours between stops, each a place and a colour; places rise."""
    places = np.array([p for p, _ in stops], np.float32)
    colours = np.array([c if not isinstance(c, str) else colour(c) for _, c in stops], np.float32)
    return np.stack([np.interp(at, places, colours[:, i]) for i in range(3)], -1).astype(np.float32)


def mixed(a, b, part):
    return a + (b - a) * part


def step(lo, hi, x):
    """0 below `lo`, 1 above `hi`, smooth between."""
    s = np.clip((x - lo) / (hi - lo), 0, 1)
    return s * s * (3 - 2 * s)


def softened(x, radius):
    """Gaussian mean over pixels, the picture continued at its rim."""
    pad = int(radius * 3) + 1
    p = np.pad(x, ((pad, pad), (pad, pad)) + ((0, 0),) * (x.ndim - 2), mode='edge')
    fy, fx = np.fft.fftfreq(p.shape[0])[:, None], np.fft.rfftfreq(p.shape[1])[None]
    g = np.exp(-2 * np.pi ** 2 * radius ** 2 * (fy ** 2 + fx ** 2))
    one = lambda a: np.fft.irfft2(np.fft.rfft2(a) * g, a.shape)
    q = one(p) if x.ndim == 2 else np.stack([one(p[..., i]) for i in range(x.shape[2])], -1)
    return q[pad:-pad, pad:-pad].astype(np.float32)


def bloom(x, threshold, *rings):
    """Light that spreads around what is bright: each ring a radius in pixels and how much of it."""
    over = np.maximum(x - threshold, 0)
    return x + sum(softened(over, r) * s for r, s in rings)


def halved(x, by):
    """Mean over blocks of pixels."""
    h, w = x.shape[0] // by, x.shape[1] // by
    return x[:h * by, :w * by].reshape(h, by, w, by, -1).mean((1, 3))


def streaks(size, rng, slope=1.5, stretch=5.0, least=2):
    """A tile of drawn-out clouds: noise, stretched along x; deviation 1."""
    k = np.hypot(np.fft.fftfreq(size, 1 / size)[:, None], np.fft.rfftfreq(size, 1 / size)[None] * stretch)
    g = np.where(k >= least, np.maximum(k, 1e-6) ** -slope, 0)
    f = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((size, size))) * g, (size, size))
    return (f / f.std()).astype(np.float32)


def save_still(name, picture, seconds, dither=True):
    """Writes a picture (linear light, already graded) and the description of a still."""
    h, w = picture.shape[:2]
    write_png(os.path.join(OUT, name + '-plate.png'), srgb(picture), dither)
    save_json(os.path.join(OUT, name + '.json'), {
        'name': name, 'kind': 'still', 'size': {'width': w, 'height': h}, 'layers': ['plate'],
        'camera': [[1, 0, 0, w / 2], [0, 1, 0, h / 2], [0, 0, 0, 1]], 'hang': {'x': .5, 'y': .5},
        'reach': {'left': -w / 2, 'top': -h / 2, 'width': w, 'height': h}, 'seconds': {'plate': round(seconds)}})
    print('SECONDS', name, round(seconds, 1))
