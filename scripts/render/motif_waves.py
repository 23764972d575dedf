"""
The open sea from a low boat, or from a cliff: waves of a light wind by their spectrum, the sky mirrored in them, a low
sun's path. seed=… as the motif's: 1 blue and green under a red sun, 2 the last light of the evening, 3 a grey-green
morning, 5 rose and violet.
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.relief import *
from kit.air import *

SEED = arg('seed', 1)
WIDE, HIGH, OVER = arg('w', 1800), arg('h', 1200), arg('over', 2)

# lit, off: the sky's colours by height above the horizon (1: the picture's upper rim; more is seen in the water alone),
# towards the sun and away from it. sun: its place in the picture, its radius of the width, colour and how bright (and
# low_sun: its colour below); glow, halo: what is around it. path, path_light: its light on the water. deep, up: what comes
# out of the water, away from waves and through them; shine: how much of the sky it mirrors; hidden: how much of the far
# side of waves is hidden. wind: the longest waves, and how high all are (deviation), in metres; turn: where they go; eye: how high
# the camera is. air: how far one sees, in metres, and the haze's colour. cloud: how much; waves: the seed.
LOOKS = {
    1: dict(
        lit=((0, '#f4b08a'), (.14, '#f6c7a2'), (.4, '#f3dcc0'), (1, '#e9dec8'), (1.6, '#9fc3c6')),
        off=((0, '#ecd9c4'), (.25, '#eee2d0'), (.6, '#e6e0d2'), (1, '#d5d3c8'), (1.6, '#7fb2ba')),
        sun=(.515, .392, .036, '#ffdcb0', 1.0), low_sun='#f27a4c', glow='#f58a5a', halo=.24, path='#ff8a5c', path_light=.05, deep='#0a2c42', up='#1c6673',
        wind=(26., .15), eye=7., horizon=.43, air=(5200., '#cfdcd6'), cloud=.25, waves=12, shine=.74, hidden=1.15, turn=1.35),
    2: dict(
        lit=((0, '#fcdcb0'), (.2, '#f9c79b'), (.55, '#eea98f'), (1, '#c98f98')),
        off=((0, '#eebfa6'), (.25, '#dba6a2'), (.6, '#b58fa4'), (1, '#84769c')),
        sun=(.56, .36, .021, '#fff0d2', 1.7), path='#ffb070', deep='#2c2f55', up='#4a4a78',
        wind=(30., .16), eye=7., horizon=.43, air=(5000., '#eec3a6'), cloud=.55, waves=3),
    3: dict(
        lit=((0, '#f2f2ea'), (.2, '#eaede6'), (.55, '#dde4df'), (1, '#cbd6d4'), (1.6, '#a9bfbd')),
        off=((0, '#e6e9e3'), (.25, '#dde3de'), (.6, '#cdd7d4'), (1, '#bccac9'), (1.6, '#8fabaa')),
        sun=(.53, .27, .025, '#fffdf4', 1.25), glow='#fffbe8', halo=.16, path='#fff6dc', path_light=.045, deep='#123f43', up='#3d7a78',
        wind=(38., .26), eye=8., horizon=.44, air=(3600., '#d3dcd8'), cloud=.35, waves=21, shine=.80, turn=1.1),
    5: dict(
        lit=((0, '#ffd9ae'), (.16, '#fbb99a'), (.45, '#d98f98'), (.8, '#9c769a'), (1, '#7f6c98')),
        off=((0, '#e9ad9f'), (.2, '#cf939e'), (.5, '#9a7a9e'), (1, '#625e8c')),
        sun=(.46, .447, .028, '#ffe6c0', 1.35), path='#ff9f74', path_light=.024, deep='#231f47', up='#4b4076',
        wind=(22., .085), eye=9.5, horizon=.46, air=(7000., '#e0a79f'), cloud=.95, waves=33, turn=1.5),
}
LOOK = LOOKS[SEED]
FOCAL = 1.5 * WIDE
HORIZON = LOOK['horizon'] * HIGH
start = time.time()
rng = np.random.default_rng(arg('waves', LOOK['waves']))


def sea(size, cell, longest, shortest, spread, turn):
    """A tile of waves with wavelengths between two lengths, most of them going one way: heights, deviation 1 over all."""
    kx = np.fft.rfftfreq(size, cell)[None] * 2 * np.pi
    ky = np.fft.fftfreq(size, cell)[:, None] * 2 * np.pi
    k = np.maximum(np.hypot(kx, ky), 1e-6)
    peak = 2 * np.pi / LOOK['wind'][0]
    across = (kx * math.cos(turn) + ky * math.sin(turn)) / k
    energy = np.exp(-1.25 * (peak / k) ** 2) / k ** 4 * (np.abs(across) ** spread + .06)
    energy *= (k >= 2 * np.pi / longest) & (k < 2 * np.pi / shortest)
    # The whole spectrum's energy is 1, whatever part of it this tile has.
    ks = np.geomspace(peak * .3, peak * 400, 4000)
    ring = np.exp(-1.25 * (peak / ks) ** 2) / ks ** 3
    angles = np.linspace(0, 2 * np.pi, 360)
    whole = (ring[1:] * np.diff(ks)).sum() * (np.abs(np.cos(angles)) ** spread + .06).mean() * 2 * np.pi
    step_k = 2 * np.pi / (size * cell)
    amplitude = np.sqrt(energy / whole) * step_k * size
    f = np.fft.rfft2(rng.standard_normal((size, size)))
    return np.fft.irfft2(f * amplitude, (size, size)).astype(np.float32)


SHARE = LOOK['wind'][1]
# Longest and shortest waves, how much they go one way, and how much of them is seen one by one: the exposure is not so
# short that ripples stand still.
BANDS = ((400, 28, 4, 1), (28, 9, 3, 1), (9, 3, 2, 1), (3, 1, 1, .7), (1, .3, 1, .3), (.3, .08, 1, .1))
tiles = []
for i, (longest, shortest, spread, still) in enumerate(BANDS):
    cell = shortest / 5
    h = sea(1024, cell, longest, shortest, spread, LOOK.get('turn', 1.2) + .25 * i * (-1) ** i) * SHARE
    if i < 2:
        h = h + .35 * h * h / max(h.std(), 1e-6) * (.5 if i else 1)  # crests are narrower than troughs
    f = field(h, cell, (i * 37.3, i * 11.9))
    mean_square = float((f[0][..., 1] ** 2 + f[0][..., 2] ** 2).mean()) / 2
    tiles.append((f, (longest * shortest) ** .5 if i else shortest * 1.6, mean_square, still))
print('slope', sum(m for _, _, m, _ in tiles) ** .5, [round(m ** .5, 3) for _, _, m, _ in tiles])


def terrain(x, y, t):
    return height_at(tiles[0][0], x, y) + height_at(tiles[1][0], x, y) + height_at(tiles[2][0], x, y) - y * y / 12.74e6


ways, tangents = rays(WIDE, HIGH, OVER, FOCAL, HORIZON)
eye = LOOK['eye']
under = tangents < 0
seen = np.full((len(tangents), len(ways)), np.inf, np.float32)
seen[under] = march(terrain, ways, tangents[under], eye * 1.9, 5000., .0016, eye) * (1 - .0016)  # a step back: a crest's near side
print('march', time.time() - start)
U, V = np.meshgrid(ways, tangents)
there = V < 0
T = np.where(np.isfinite(seen), seen, np.minimum(eye / np.maximum(-V, 1e-6), 60000))
X, Y = U * T, T

# ---- the sky, by direction: how far to the side and up for each metre ahead
sx, sy, radius, sun_colour, bright = LOOK['sun']
sun_u, sun_v = (sx - .5) * WIDE / FOCAL, (HORIZON - sy * HIGH) / FOCAL
glow, disc_colour = colour(LOOK.get('glow', '#ffdca6')), colour(sun_colour)


def air(u, v):
    """The clear sky with the light around the sun."""
    up = np.clip(v * FOCAL / HORIZON, 0, 1.6)
    angle = np.hypot((u - sun_u) * .8, v - sun_v) * FOCAL / WIDE
    towards = np.exp(-(angle / .40) ** 1.5)[..., None]
    base = mixed(along(LOOK['off'], up), along(LOOK['lit'], up), towards)
    return base + glow * (LOOK.get('halo', .26) * np.exp(-angle / .05) + .10 * np.exp(-angle / .14))[..., None]


sky = air(U, np.maximum(V, 0))
thin = streaks(1024, np.random.default_rng(SEED + 70), 1.45, 5)
bands = streaks(1024, np.random.default_rng(SEED + 90), 1.5, 9)
angle = np.hypot(U - sun_u, V - sun_v) * FOCAL / WIDE
lit_part = np.exp(-(angle / .33) ** 1.3)[..., None]
deep_far = 1 / (np.maximum(V, 0) + .07)
veil = step(.15, 2.1, look_up(thin, U * deep_far * 130 + 40, deep_far * 34)) * step(.015, .09, V) * LOOK['cloud']
sky = mixed(sky, sky * (1.06 + .22 * lit_part) + .02, veil[..., None])
low = step(.1, 1.7, look_up(bands, U * 700 + 300, V * 2600)) * step(.002, .025, V) * (1 - step(.08, .20, V)) * LOOK['cloud']
sky = mixed(sky, mixed(along(LOOK['off'], np.full_like(V, .65)), sky, .35 + .25 * lit_part), low[..., None] * .8)
disc = 1 - step(radius - 1.5 / WIDE, radius + 1.5 / WIDE, angle)
# Near the horizon a sun is redder, and the haze dims it.
sink = step(-1, 1, (sun_v - V) * FOCAL / WIDE / radius)[..., None]
disc_light = mixed(disc_colour * 1.25, colour(LOOK['low_sun']), sink) if 'low_sun' in LOOK else disc_colour
sky = mixed(sky, disc_light * bright * (1 - .4 * low)[..., None], disc[..., None] * (1 - .35 * low)[..., None])

# ---- slopes of the water that a pixel can tell, and how much is left of those that it cannot
long_foot = T / FOCAL * np.clip(T / eye, 1, None) / OVER
gx = gy = np.zeros_like(T)
unseen = np.full_like(T, .0004)
for f, length, mean_square, still in tiles:
    w = still * np.exp(-(long_foot / (.42 * length)) ** 2)
    g = ground_at(f, X, Y)
    gx, gy = gx + g[..., 1] * w, gy + g[..., 2] * w
    unseen = unseen + mean_square * (1 - w * w)
steepness = np.maximum(-V, .0003)
level = gy
gy = gy + LOOK.get('hidden', .7) * unseen / np.sqrt(steepness ** 2 + .64 * unseen)  # what turns away from the eye is hidden by what turns to it
d = np.stack([U, np.ones_like(U), V], -1)
d /= np.linalg.norm(d, axis=-1, keepdims=True)
n = np.stack([-gx, -gy, np.ones_like(gx)], -1)
n /= np.linalg.norm(n, axis=-1, keepdims=True)
facing = np.clip(-(d * n).sum(-1), .02, 1)
fresnel = .02 + .98 * (1 - facing) ** 5
r = d + 2 * facing[..., None] * n
ahead = np.maximum(r[..., 1], .25)
mirrored = air(r[..., 0] / ahead, np.abs(r[..., 2]) / ahead)
body = mixed(colour(LOOK['deep']), colour(LOOK['up']), np.clip(.35 + 1.6 * gy + .25 * height_at(tiles[0][0], X, Y) / max(SHARE, .01), 0, 1)[..., None])
water = mixed(body, mirrored * LOOK.get('shine', .92), fresnel[..., None])

sun_way = np.array([sun_u, 1, sun_v])
sun_way /= np.linalg.norm(sun_way)
half = sun_way - d
# The sun is a disc: near the horizon its path is as wide as it is.
aside = .6 * radius * WIDE / FOCAL
half[..., 0] = np.sign(half[..., 0]) * np.maximum(np.sqrt(half[..., 0] ** 2 + .35 * aside ** 2) - aside, 0)
half /= np.linalg.norm(half, axis=-1, keepdims=True)
off_x, off_y = -half[..., 0] / half[..., 2] - gx, -half[..., 1] / half[..., 2] - level
around = unseen + LOOK.get('sparkle', .0016)
chance = np.exp(-(off_x ** 2 + off_y ** 2) / (2 * around)) / (2 * np.pi * around)
path = chance * fresnel / (4 * np.maximum(facing, np.sqrt(around) * .8)) * LOOK.get('path_light', .07)
water = water + colour(LOOK['path']) * np.minimum(path, 6)[..., None]

far, haze = LOOK['air']
clear = .15 + .85 * np.exp(-T / far)[..., None]  # the horizon is still to be told from the sky
water = mixed(mixed(colour(haze), air(U, np.zeros_like(V)), .6), water, clear)
picture = np.where(there[..., None], water, sky)
picture = halved(picture, OVER)
picture = bloom(picture, .8, (WIDE * .004, .12), (WIDE * .02, .10), (WIDE * .06, .05))
save_still('motif-waves-%d' % SEED, grade(picture, LOOK.get('exposure', 1.0), .78), time.time() - start)
