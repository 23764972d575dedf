"""
A sea of sand in low light: sharp, winding crests, slopes as steep as sand lies, ripples near by, haze far away.
seed=… as the motif's: 1 golden, 2 rose in the evening, 3 violet under the moon.
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.relief import *
from kit.air import *
from kit.moon import moon

SEED = arg('seed', 1)
WIDE, HIGH, OVER = arg('w', 1800), arg('h', 1200), arg('over', 2)
CELL, SIZE = 2.5, 2048

# sky: its colours by height above the horizon (1: the picture's upper rim). sun: where it stands (right, ahead, up), beside
# the picture. sand: its colour; key, fill, back: the light of the sun, of the sky, and what lit sand gives back. haze: by
# metre, and its colour. dunes: the seed. moon: its place in the picture, its radius of the width, its colours.
LOOKS = {
    1: dict(
        sky=((0, '#f7e3cb'), (.3, '#efe2d2'), (.7, '#dadad5'), (1, '#c2cdd3')), sun=(-.80, .52, .27),
        sand='#dcb58a', key=('#ffe0b4', 1.7), fill=('#b4bac8', .42), back=('#e39a5c', .17), haze=(1 / 3800., '#f5e2c4'),
        horizon=.37, eye=88., place=(900, 300), dunes=6, moon=None),
    2: dict(
        sky=((0, '#fbe0d0'), (.3, '#f6d9d0'), (.7, '#e6cfd2'), (1, '#cfc3d2')), sun=(.86, .42, .24),
        sand='#d9aea2', key=('#ffd3bb', 1.5), fill=('#c0aecb', .52), back=('#e08c7c', .18), haze=(1 / 3300., '#f7dacc'),
        horizon=.39, eye=90., place=(900, 300), dunes=4, moon=None),
    3: dict(
        sky=((0, '#a493b4'), (.3, '#7f739f'), (.7, '#575482'), (1, '#3d3d68')), sun=(-.66, .62, .34),
        sand='#8f84a8', key=('#d8cdea', 1.15), fill=('#6560a0', .36), back=('#8070b0', .10), haze=(1 / 3600., '#9a8bb0'),
        horizon=.40, eye=88., place=(900, 300), dunes=15, moon=(.56, .20, .0235, '#f7efdc', '#b9b0a4')),
}
LOOK = LOOKS[SEED]
FOCAL = 1.5 * WIDE
HORIZON = LOOK['horizon'] * HIGH
start = time.time()
rng = np.random.default_rng(arg('dunes', LOOK['dunes']))

# ---- crests are where a smooth field is zero; how far one is from the nearest follows from its slope
k = octave(SIZE, 15, rng, .45) + .3 * octave(SIZE, 31, rng, .4)
kx, ky = slopes(k, CELL)
steepness = np.hypot(kx, ky)
signed = (k / np.sqrt(steepness ** 2 + (.35 * steepness.mean()) ** 2)).astype(np.float32)  # metres from a crest, and its side
tall = (34 * (1 + .38 * np.clip(octave(SIZE, 6, rng), -1.8, 1.8))).astype(np.float32)
swell = smoothed(rng.standard_normal((SIZE, SIZE)).astype(np.float32), 90)
swell = (swell / swell.std() * 9).astype(np.float32)
small = (octave(SIZE, 70, rng) * .55 + octave(SIZE, 130, rng) * .16).astype(np.float32)
smooth = np.stack([signed, *slopes(signed, CELL), tall, *slopes(tall, CELL), *slopes(swell, CELL), *slopes(small, CELL)], -1).astype(np.float32)
maps = [(None, a, CELL, LOOK['place']) for a in (signed, tall, swell, small)]


def sand_of(s, tall, swell, small):
    """Height by the distance from a crest: slopes of sand near it, hollows between; one side is steeper."""
    away = np.abs(s) / np.where(s > 0, tall * 2.9, tall * 1.75)
    return tall * 1.5 * (1 + away) * np.exp(-1.62 * away) + swell + small * np.clip(away, 0, 1)


def terrain(x, y, t=None):
    return sand_of(*(height_at(m, x, y) for m in maps))


def slopes_of(x, y):
    """Of what `sand_of` says, by its derivatives: smooth fields stay smooth between their cells."""
    s, sx, sy, tall_, tx, ty, wx, wy, lx, ly = (look_up(smooth, (x - LOOK['place'][0]) / CELL, (y - LOOK['place'][1]) / CELL)[..., i] for i in range(10))
    reach = np.where(s > 0, 2.9, 1.75)
    away = np.abs(s) / (tall_ * reach)
    fade = np.exp(-1.62 * away)
    by_away = 1.5 * tall_ * fade * (-.62 - 1.62 * away)
    by_s, by_tall = by_away * np.sign(s) / (tall_ * reach), 1.5 * (1 + away) * fade - by_away * away / tall_
    flank = np.clip(away, 0, 1)
    return by_s * sx + by_tall * tx + wx + lx * flank, by_s * sy + by_tall * ty + wy + ly * flank


ways, tangents = rays(WIDE, HIGH, OVER, FOCAL, HORIZON)
eye = arg('eye', LOOK['eye'])
RATIO = .0012 if WIDE > 900 else .002
# A step back: where a crest lies between two steps it is its near side that is seen.
seen = march(terrain, ways, tangents, 45., 16000., RATIO, eye) * (1 - RATIO)
print('march', time.time() - start)

U, V = np.meshgrid(ways, tangents)
there = np.isfinite(seen)
T = np.where(there, seen, 16000.)
X, Y = U * T, T
Z = eye + V * T
gx, gy = slopes_of(X, Y)

# ---- ripples, where the wind goes and the ground is not too steep; they are lost with distance
steep = np.hypot(gx, gy)
look = np.stack([-U, -np.ones_like(U), -V], -1)
look /= np.linalg.norm(look, axis=-1, keepdims=True)
norm = np.sqrt(gx * gx + gy * gy + 1)
facing_eye = np.maximum((-gx * look[..., 0] - gy * look[..., 1] + look[..., 2]) / norm, .04)
spread = T / FOCAL / facing_eye
wander = spectrum(1024, 1.7, np.random.default_rng(3))
for length, strength, turned in ((1.5, .15, .35), (.62, .13, .5)):
    ox, oy = math.sin(turned), math.cos(turned)
    drift = look_up(wander, X * .55 / length, Y * .55 / length) * .55 + look_up(wander, X * 3 / length, Y * 3 / length) * .12
    phase = 2 * np.pi * ((X * ox + Y * oy) / length + drift)
    seen_part = np.exp(-(spread / (length * .42)) ** 2) * (1 - step(.40, .60, steep))
    wave = (np.cos(phase) + .35 * np.cos(2 * phase + .8)) * strength * seen_part * (.6 + .4 * look_up(wander, X / 9, Y / 9))
    gx, gy = gx + wave * ox, gy + wave * oy
norm = np.sqrt(gx * gx + gy * gy + 1)

# ---- light
sun_way = np.array(LOOK['sun'])
sun_way /= np.linalg.norm(sun_way)
facing = (-gx * sun_way[0] - gy * sun_way[1] + sun_way[2]) / norm
flat = np.hypot(*sun_way[:2])
whole = sand_of(signed, tall, swell, small)
over = shaded(whole, sun_way[:2] / flat, sun_way[2] / flat, CELL)
at = lambda a: look_up(a, (X - LOOK['place'][0]) / CELL, (Y - LOOK['place'][1]) / CELL)
lit = 1 - step(.05, 1.6, at(over))
hollow = np.clip((whole - smoothed(whole, 24)) / 30, -1, 1)
open_sky = np.clip((.5 + .5 / norm) * (1 + .55 * at(hollow)), .1, 1.5)
sunlit = smoothed(1 - step(.05, 1.6, over), 26)  # how much of what lies around is in the sun and gives light back
key, much = LOOK['key']
fill, some = LOOK['fill']
back, returned = LOOK['back']
sand = colour(LOOK['sand']) * (1 + .05 * look_up(wander, X / 2.2, Y / 2.2) + .05 * look_up(wander, X / 30, Y / 30))[..., None]
light = colour(key) * much * (np.clip(facing, 0, 1) ** .9 * lit)[..., None]
light = light + colour(fill) * (some * open_sky)[..., None] + colour(back) * (returned * at(sunlit) * (1.5 - .5 / norm))[..., None]
shade = sand * light

density, haze = LOOK['haze']
up = np.clip(V * FOCAL / HORIZON, 0, 1)
sky = along(LOOK['sky'], up)
towards = np.exp(-((U * FOCAL / WIDE - math.copysign(.62, sun_way[0])) / .55) ** 2)[..., None]
sky = sky * (1 + .10 * towards * np.exp(-up / .35)[..., None])
thin = streaks(1024, np.random.default_rng(SEED + 20), 1.7, 7)
far = 1 / (np.maximum(V, 0) + .08)
veil = step(-.1, 2.2, look_up(thin, U * far * 150 + 60, far * 30)) * step(0, .06, V) * .8
sky = mixed(sky, sky * 1.1 + .03, veil[..., None])
if LOOK['moon']:
    mx, my, radius, bright, dark = LOOK['moon']
    across = int(round(2 * radius * WIDE * OVER))
    i, j = int(my * HIGH * OVER - across / 2), int(mx * WIDE * OVER - across / 2)
    face, cover = moon(across, (-.35, .15, 1), bright, dark)
    angle = np.hypot(U * FOCAL / WIDE - mx + .5, (V * FOCAL - HORIZON) / WIDE + my * HIGH / WIDE)
    sky = sky + colour(bright) * (.16 * np.exp(-np.maximum(angle - radius, 0) / .03) + .16 * np.exp(-angle / .16))[..., None]
    sky[i:i + across, j:j + across] += face * .8 * cover[..., None]
thick = T * density * (.55 + .45 * np.exp(-np.maximum(Z - 10, 0) / 40))
clear = np.exp(-thick[..., None] * np.float32([.9, 1.0, 1.1]))
air = mixed(colour(haze), along(LOOK['sky'], np.zeros_like(V)), .5) * (1 + .12 * towards)
picture = np.where(there[..., None], mixed(air, shade, clear), sky)
picture = halved(picture, OVER)
picture = bloom(picture, .8, (WIDE * .008, .10), (WIDE * .04, .06))
save_still('motif-dunes-%d' % SEED, grade(picture, LOOK.get('exposure', 1.0), .78), time.time() - start)
