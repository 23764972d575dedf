"""Land as height-fields, by numpy alone: fractal noise, erosion by running water, and how a camera sees it."""
import os
import numpy as np

from .base import OUT


def octave(size, cells, rng, band=0.35):
    """Smooth noise of one scale that repeats at the border: features about 1/`cells` of it wide, deviation 1."""
    k = np.hypot(np.fft.fftfreq(size, 1 / size)[:, None], np.fft.rfftfreq(size, 1 / size)[None])
    g = np.exp(-((np.log2(np.maximum(k, 1e-6) / cells)) / band) ** 2 / 2)
    f = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((size, size))) * g, (size, size))
    return (f / f.std()).astype(np.float32)


def spectrum(size, slope, rng, least=1, most=None):
    """Noise of all scales at once, its amplitude falling by frequency to the power of `slope`; deviation 1."""
    k = np.hypot(np.fft.fftfreq(size, 1 / size)[:, None], np.fft.rfftfreq(size, 1 / size)[None])
    g = np.where((k >= least) & (k <= (most or size)), np.maximum(k, 1e-6) ** -slope, 0)
    f = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((size, size))) * g, (size, size))
    return (f / f.std()).astype(np.float32)


def look_up(a, x, y):
    """Values of a map that repeats, between its cells; x along the columns, in cells."""
    h, w = a.shape[:2]
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)
    i, j = x0.astype(np.int32) % w, y0.astype(np.int32) % h
    i1, j1 = (i + 1) % w, (j + 1) % h
    flat = a.reshape(h * w, *a.shape[2:])
    if a.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    top = flat[j * w + i] * (1 - fx) + flat[j * w + i1] * fx
    return top * (1 - fy) + (flat[j1 * w + i] * (1 - fx) + flat[j1 * w + i1] * fx) * fy


def warped(a, dx, dy):
    """A map, its places moved by so many cells."""
    y, x = np.mgrid[0:a.shape[0], 0:a.shape[1]].astype(np.float32)
    return look_up(a, x + dx, y + dy)


def ridged(size, cells, octaves, rng, gain=0.5, sharp=1.0):
    """Ridged multifractal noise, about 0…1: crests where noise folds, finer ones upon crests alone."""
    total, weight, amplitude, norm = 0, 1, 1.0, 0.0
    for o in range(octaves):
        n = octave(size, cells * 2 ** o, rng)
        r = np.clip(1 - np.abs(n) * 0.75, 0, 1) ** (1 + sharp)
        total = total + r * weight * amplitude
        norm += amplitude
        weight = np.clip(r * 1.6, 0, 1) * (weight if o else 1)
        amplitude *= gain
    return (total / norm).astype(np.float32)


def kept(name, make):
    """What takes long to compute, and depends on nothing but its name, is kept beside the pictures."""
    path = os.path.join(OUT, '.relief-%s.npy' % name)
    if os.path.exists(path):
        return np.load(path)
    a = make()
    np.save(path, a)
    return a


def slopes(h, cell=1.0):
    return (np.roll(h, -1, 1) - np.roll(h, 1, 1)) / (2 * cell), (np.roll(h, -1, 0) - np.roll(h, 1, 0)) / (2 * cell)


def smoothed(h, radius):
    """Gaussian mean of a map that repeats; radius in cells."""
    size_y, size_x = h.shape
    k2 = (np.fft.fftfreq(size_y) ** 2)[:, None] + (np.fft.rfftfreq(size_x) ** 2)[None]
    return np.fft.irfft2(np.fft.rfft2(h) * np.exp(-2 * np.pi ** 2 * radius ** 2 * k2), h.shape).astype(np.float32)


def rained(h, drops, rng, rounds=8, steps=70, inertia=0.08, capacity=6.0, erosion=0.25, deposit=0.22, fade=0.025):
    """
    Erosion by running water: drops take the slope's way, carry what they wear off and leave it where they are slow.
    Heights in cells, so that slopes are true.
    """
    h = h.astype(np.float64).copy()
    size = h.shape[0]
    for _ in range(rounds):
        n = drops // rounds
        x, y = rng.random(n) * size, rng.random(n) * size
        dx = dy = np.zeros(n)
        speed, water, load = np.ones(n), np.ones(n), np.zeros(n)
        for _ in range(steps):
            i, j = x.astype(np.int64) % size, y.astype(np.int64) % size
            i1, j1 = (i + 1) % size, (j + 1) % size
            fx, fy = x - np.floor(x), y - np.floor(y)
            flat = h.ravel()
            a, b, c, d = flat[j * size + i], flat[j * size + i1], flat[j1 * size + i], flat[j1 * size + i1]
            gx, gy = (b - a) * (1 - fy) + (d - c) * fy, (c - a) * (1 - fx) + (d - b) * fx
            here = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy
            dx, dy = dx * inertia - gx * (1 - inertia), dy * inertia - gy * (1 - inertia)
            norm = np.hypot(dx, dy) + 1e-9
            dx, dy = dx / norm, dy / norm
            nx, ny = (x + dx) % size, (y + dy) % size
            fall = look_up(h, nx, ny) - here
            able = np.maximum(-fall, 0.01) * speed * water * capacity
            up = fall > 0
            left = np.where(up, np.minimum(fall, load), np.maximum(load - able, 0) * deposit)
            taken = np.where(up | (load > able), 0, np.minimum((able - load) * erosion, np.maximum(-fall, 0)))
            change = left - taken
            load = load - change
            places = np.concatenate([j * size + i, j * size + i1, j1 * size + i, j1 * size + i1])
            parts = np.concatenate([(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy])
            # Where many meet at once they would dig without end.
            flat += np.clip(np.bincount(places, np.tile(change, 4) * parts, size * size), -.06, .06)
            speed = np.sqrt(np.maximum(speed * speed * 0.9 - fall, 0.05))
            speed = np.minimum(speed, 4)
            water = water * (1 - fade)
            x, y = nx, ny
    return h.astype(np.float32)


def shaded(h, towards, rise, cell=1.0):
    """How high the shadow of a low sun lies above each place (0 in the sun), the sun seen by `towards` and `rise` (tangent)."""
    tall = h.copy()
    step = 1.0
    while step < max(h.shape) * 0.7:
        tall = np.maximum(tall, warped(tall, towards[0] * step, towards[1] * step) - rise * step * cell)
        step *= 2
    return tall - h


def field(h, cell, place=(0, 0)):
    """A height map to be seen: heights with their slopes, how many metres a cell has, and where in the world it begins."""
    gx, gy = slopes(h, cell)
    return np.ascontiguousarray(np.stack([h, gx, gy], -1).astype(np.float32)), np.ascontiguousarray(h.astype(np.float32)), cell, place


def height_at(f, x, y):
    _, h, cell, (px, py) = f
    return look_up(h, (x - px) / cell, (y - py) / cell)


def cell_at(f, x, y):
    """Height of the nearest cell: for what is as fine as pixels are."""
    _, h, cell, (px, py) = f
    i, j = ((x - px) / cell).astype(np.int32) % h.shape[1], ((y - py) / cell).astype(np.int32) % h.shape[0]
    return h.ravel()[j * h.shape[1] + i]


def ground_at(f, x, y):
    """Height and both slopes, one array of three."""
    a, _, cell, (px, py) = f
    return look_up(a, (x - px) / cell, (y - py) / cell)


def rays(wide, high, over, focal, horizon):
    """A level camera's view: offsets to the side and up for each metre of distance, of `over` rays for each pixel."""
    across = (np.arange(wide * over) + .5) / over - wide / 2
    down = (np.arange(high * over) + .5) / over - horizon
    return (across / focal).astype(np.float32), (-down / focal).astype(np.float32)


def march(height, columns, tangents, near, far, ratio, eye, chunk=120):
    """
    How far away land is seen for each row and column: rays of a camera that looks level, along y. `columns` and
    `tangents` (falling): offsets to the side and up for each metre of distance. Infinite where there is sky.
    """
    t = np.exp(np.arange(np.log(near), np.log(far), ratio)).astype(np.float32)
    seen = np.full((len(tangents), len(columns)), np.inf, np.float32)
    rows = tangents[::-1].astype(np.float32)
    for c in range(0, len(columns), chunk):
        u = columns[c:c + chunk].astype(np.float32)
        p = (height(u[:, None] * t, np.broadcast_to(t, (len(u), len(t))), t) - eye) / t
        top = np.maximum.accumulate(p, 1)
        for k in range(len(u)):
            i = np.searchsorted(top[k], rows)
            hit = i < len(t)
            i = np.clip(i, 1, len(t) - 1)
            lo, hi = p[k][i - 1], p[k][i]
            part = np.clip((rows - lo) / np.where(np.abs(hi - lo) < 1e-9, 1e-9, hi - lo), 0, 1)
            seen[:, c + k] = np.where(hit, t[i - 1] + part * (t[i] - t[i - 1]), np.inf)[::-1]
    return seen


def woods():
    """A tile of spruces, their heights in metres, and how far each place is from its stem."""
    size, cell = 1024, .6
    rng = np.random.default_rng(5)
    n = 15000
    x, y = rng.random(n) * size, rng.random(n) * size
    tall = rng.uniform(9, 24, n) * rng.uniform(.75, 1.1, n)
    wide = tall * rng.uniform(.15, .20, n) / cell
    turn = rng.uniform(0, 6.28, n)
    out = np.zeros(size * size, np.float32)
    reach = 9
    for a in range(-reach, reach + 1):
        for b in range(-reach, reach + 1):
            i, j = np.floor(x).astype(int) + a, np.floor(y).astype(int) + b
            dx, dy = i - x, j - y
            d = np.hypot(dx, dy)
            w = wide * (1 + .22 * np.sin(5 * np.arctan2(dy, dx) + turn) + .12 * rng.standard_normal(n))
            v = tall * np.clip(1 - d / w, 0, 1) ** 1.15
            np.maximum.at(out, (j % size) * size + i % size, v.astype(np.float32))
    return out.reshape(size, size), cell


def lie_of_ranges(ranges, eye, view, relief):
    """
    Ranges of hills one behind the other, as they are wanted in a picture: each how far away, where its mean crest is seen
    (below the horizon, of the picture's height) and how many metres of the relief stand on it. `view`: the picture's height
    for each metre of distance; `relief`: the whole one's height. By the logarithm of distance, which comes first: how high
    the land lies, what share of the relief it has, and the floor of its valleys, which part the ranges.
    """
    far, lift, share, floor = [300.], [300.], [.1], [300.]
    last = None
    for t, below, metres in ranges:
        crest = eye - below * view * t + t * t / 12.74e6
        if last:
            valley = min(last[1], crest) - 420 - .012 * t
            far, lift, share, floor = far + [(last[0] * t) ** .5], lift + [valley], share + [metres / relief * .8], floor + [valley]
        far, lift, share, floor = far + [t], lift + [crest - metres * .55], share + [metres / relief], floor + [floor[-1]]
        last = (t, crest - metres * .55)
    fine = np.log(np.geomspace(300, 70000, 700))
    order = np.arange(len(far))
    at = np.interp(fine, np.log(far), order)
    whole = np.floor(at)
    s = at - whole
    at = whole + s * s * (3 - 2 * s)
    return (fine.astype(np.float32), *(np.interp(at, order, v).astype(np.float32) for v in (lift, share, floor)))
