"""
Ridges behind ridges, as a long lens sees them from a height: eroded land, woods in front, haze that grows with
distance and lies in the valleys. seed=… as the motif's: 1 a warm dusk, 2 a green morning, 3 a blue night with its
moon, 4 the red of an evening, 5 grey mist.
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.relief import *
from kit.air import *
from kit.moon import moon

SEED = arg('seed', 1)
WIDE, HIGH, OVER = arg('w', 1800), arg('h', 1200), arg('over', 2)
CELL, SIZE = 40.0, 1024

# lit, off: the sky's colours by height above the horizon (1: the picture's upper rim), towards the light and away from it.
# sun: its place in the picture, its radius of the width, colour and how bright; glow, halo: what is around it; moonlit: it is
# a moon, and from here (right, ahead, up) its light falls. key, fill: the light of the sun and of the sky. near: the air's
# colour near by; turn: from what depth it has the sky's. haze: of the whole air by metre, mist in the valleys, and how high it lies.
# place: where on the map, in kilometres. snow: from what height, and how gradually; treeline: up to where woods grow.
# ranges: how far away, where their mean crest is seen (of the picture's height below the horizon), and how much of the
# relief stands on them, in metres; bend: how much they wind.
LOOKS = {
    1: dict(
        lit=((0, '#fbe3c0'), (.25, '#f8d0a8'), (.6, '#e9b59c'), (1, '#cf9f9c')),
        off=((0, '#efc9ac'), (.3, '#e0b3a2'), (.7, '#bd9a9f'), (1, '#9c8a9c')),
        sun=(.435, .345, .0185, '#ffe3ba', 2.0), key=('#ffb87a', 1.1), fill=('#8f86a8', .34),
        near='#6b5f92', haze=(1 / 21000., 1.5, 190.), horizon=.45, eye=1500., place=(3, 11), snow=None, cloud=.30,
        ranges=((1000, .47, 110), (2100, .31, 260), (4200, .20, 420), (7600, .125, 560), (12500, .06, 700), (20000, .012, 900), (32000, -.02, 1150))),
    2: dict(
        lit=((0, '#f3f2e2'), (.3, '#e9eedd'), (.65, '#c9dacd'), (1, '#a9c6bf')),
        off=((0, '#e3ebdf'), (.3, '#d3e0d6'), (.7, '#b3cdc6'), (1, '#97bab5')),
        sun=(.41, .235, .0165, '#fffbe8', 1.1), key=('#f6f0c8', .55), fill=('#9fc4bd', .40),
        near='#3f7a76', turn=1.9, haze=(1 / 12500., 2.6, 170.), horizon=.40, eye=1500., place=(12, 18), snow=None, cloud=.2,
        rock='#5f7468', wood='#1f4a43', treeline=2600, bend=.26,
        ranges=((950, .50, 130), (1900, .36, 300), (3600, .235, 430), (6200, .145, 520), (9800, .07, 620), (15000, .015, 700), (24000, -.03, 800))),
    3: dict(
        lit=((0, '#8494b6'), (.25, '#66779f'), (.6, '#364672'), (1, '#1b2648')),
        off=((0, '#6a7aa0'), (.3, '#465784'), (.7, '#243158'), (1, '#111a36')),
        sun=(.60, .205, .0165, '#f6f1e0', 1.25), key=('#b9c8ea', .95), fill=('#40548c', .34),
        near='#18244a', turn=1.7, haze=(1 / 21000., 1.5, 200.), horizon=.46, eye=1500., place=(28, 38), snow=(1500, 350), cloud=.25,
        rock='#4a5470', wood='#0d1428', moonlit=(-.62, .35, .42), stars=260, glow='#9fb0d6', halo=.2,
        ranges=((1000, .46, 110), (2200, .30, 280), (4400, .185, 450), (8000, .10, 700), (13000, .03, 950), (20000, -.02, 1150), (32000, -.04, 1200))),
    4: dict(
        lit=((0, '#ffdca6'), (.14, '#fbc39b'), (.4, '#e79f97'), (.7, '#a98aa8'), (1, '#6c6f9c')),
        off=((0, '#eeb79c'), (.2, '#d99a98'), (.5, '#a17f9e'), (1, '#545d8c')),
        sun=(.575, .462, .0185, '#fff0cf', 1.7), key=('#ff9a70', .9), fill=('#6f6596', .34),
        near='#593f7c', turn=2.6, haze=(1 / 19000., 1.3, 190.), horizon=.50, eye=1600., place=(30, 30), snow=None, cloud=.55,
        rock='#6b5f74', wood='#1c1a36', bend=.22,
        ranges=((1100, .44, 140), (2300, .30, 320), (4400, .19, 480), (7800, .105, 650), (12500, .045, 800), (20000, 0, 950), (32000, -.015, 1100))),
    5: dict(
        lit=((0, '#f3f0e6'), (.4, '#efece2'), (1, '#e6e3da')), off=((0, '#ecebe3'), (.4, '#e8e6dd'), (1, '#dedcd4')),
        sun=(.53, .21, .021, '#fffdf5', 1.02), key=('#fff6e2', .22), fill=('#b9c1bf', .42),
        near='#5d6d69', turn=1.5, haze=(1 / 7200., 3.4, 190.), horizon=.36, eye=1500., place=(16, 36), snow=None, cloud=.1,
        rock='#6d7672', wood='#2c3b38', treeline=2600, bend=.24, halo=.10,
        ranges=((900, .52, 130), (1800, .385, 300), (3300, .26, 420), (5400, .165, 520), (8200, .09, 640), (12000, .03, 760), (18000, -.02, 900))),
}
LOOK = LOOKS[SEED]
FOCAL = 1.75 * WIDE  # pixels: a lens of about 63 mm
HORIZON = LOOK['horizon'] * HIGH


def land():
    """Heights in metres of 41 km of mountains; they repeat at the border."""
    rng = np.random.default_rng(7)
    h = ridged(SIZE, 3.2, 7, rng, .5, .6)
    wx, wy = spectrum(SIZE, 2.2, rng), spectrum(SIZE, 2.2, rng)
    h = warped(h, wx * 22, wy * 22)
    h = (h - h.min()) / (h.max() - h.min())
    h = h ** 1.15 * 2100 / CELL
    h = rained(h, 900_000, rng)
    return smoothed(h, .5) * CELL


start = time.time()
relief = field(kept('mountains', land), CELL, (-arg('x', LOOK['place'][0]) * 1000., -arg('y', LOOK['place'][1]) * 1000.))
rng = np.random.default_rng(SEED)
crags = field(ridged(1024, 6, 6, rng, .55) * 130 + spectrum(1024, 1.4, rng) * 6, 6.0)
spruces, spruce_cell = woods()
spruces = field(spruces, spruce_cell)
BROAD = .7  # ranges lie across the view
bends = field(spectrum(256, 2.0, rng, 2), 160.0)
thicket = field(spectrum(512, 1.3, rng), 11.0)


PLACES, LIFT, SHARE, FLOOR = lie_of_ranges(LOOK['ranges'], LOOK['eye'], HIGH / FOCAL, 2100)


def rises(x, y):
    """The land that ranges stand on, and how much of the relief there is; ranges wind."""
    bent = np.log(np.maximum(y, 300)) + LOOK.get('bend', .2) * height_at(bends, x, y)
    return tuple(np.interp(bent, PLACES, v).astype(np.float32) for v in (LIFT, SHARE, FLOOR))


def crag_share(t):
    return .35 + .65 * step(5000, 12000, t)


def tree_share(x, y, t, ground):
    """Woods stand on what is not too high, and are seen one by one as long as they are near."""
    near = 1 - step(7000, 10000, t)
    return near * step(-.9, .1, height_at(thicket, x, y) + (LOOK.get('treeline', 1350) - ground) / 500)


def terrain(x, y, t):
    lift, share, _ = rises(x, y)
    z = lift + height_at(relief, x * BROAD, y) * share + height_at(crags, x, y) * crag_share(t)
    return z + cell_at(spruces, x, y) * tree_share(x, y, t, z) - y * y / 12.74e6


ways, tangents = rays(WIDE, HIGH, OVER, FOCAL, HORIZON)
eye = LOOK['eye']
seen = march(terrain, ways, tangents, 560., 60000., .0011 if OVER > 1 else .0016, eye)
print('march', time.time() - start)

# ---- the light, and the colours of the air towards it and away from it
sx, sy, radius, sun_colour, bright = LOOK['sun']
sun_way = np.array([(sx * WIDE - WIDE / 2) / FOCAL, 1, (HORIZON - sy * HIGH) / FOCAL])
sun_way /= np.linalg.norm(sun_way)
U, V = np.meshgrid(ways, tangents)
angle = np.hypot(U - sun_way[0] / sun_way[1], V - sun_way[2] / sun_way[1]) * FOCAL / WIDE  # in widths of the picture
towards = np.exp(-(angle / .42) ** 1.5)[..., None].astype(np.float32)


def air(v):
    up = np.clip(v * FOCAL / HORIZON, 0, 1)
    return mixed(along(LOOK['off'], up), along(LOOK['lit'], up), towards)


sky = air(V)
glow = colour(LOOK.get('glow', sun_colour))
cirrus = streaks(1024, np.random.default_rng(SEED + 40))
depth = 1 / (np.maximum(V, 0) + .10)
veil = look_up(cirrus, (U * depth * 330 + 90), depth * 46)
veil = step(-.2, 1.9, veil) * step(0, .05, V) * LOOK['cloud']
sky = mixed(sky, np.minimum(sky * 1.12 + .03 * glow, 1.1), veil[..., None])
disc = 1 - step(radius - 1.5 / WIDE, radius + 1.5 / WIDE, angle)
sky = sky + glow * (LOOK.get('halo', .30) * np.exp(-angle / .035) + .4 * LOOK.get('halo', .30) * np.exp(-angle / .13))[..., None]
for x, y, size, some in np.random.default_rng(77).random((LOOK.get('stars', 0), 4)):
    # A star is a little spot; bright ones are rare.
    j, i, reach = int(x * WIDE * OVER), int(y ** 1.3 * (HORIZON - .12 * HIGH) * OVER), int(2 * OVER) + 1
    i0, i1, j0, j1 = max(i - reach, 0), i + reach + 1, max(j - reach, 0), j + reach + 1
    gy, gx = np.mgrid[i0:i1, j0:j1][:, :sky[i0:i1, j0:j1].shape[0], :sky[i0:i1, j0:j1].shape[1]]
    spot = np.exp(-((gx - j) ** 2 + (gy - i) ** 2) / (2 * (OVER * WIDE / 1800 * (.55 + .5 * size ** 4)) ** 2))
    sky[i0:i1, j0:j1] += (spot * (.10 + .6 * some ** 3) * (1 - y) * (1 - veil[i0:i1, j0:j1]))[..., None] * np.float32([.9, .95, 1.0])
if 'moonlit' in LOOK:
    across = int(round(2 * radius * WIDE * OVER))
    i, j = int(sy * HIGH * OVER - across / 2), int(sx * WIDE * OVER - across / 2)
    face, cover = moon(across, (-.3, .2, 1), sun_colour, '#a8a69c')
    sky[i:i + across, j:j + across] += face * .72 * bright * cover[..., None]
else:
    sky = mixed(sky, colour(sun_colour) * bright, disc[..., None] * .94)

# ---- the land; what lights it need not be where the disc is seen: a moon ahead would leave it black
shone = np.array(LOOK.get('moonlit', sun_way))
shone = shone / np.linalg.norm(shone)
there = np.isfinite(seen)
T = np.where(there, seen, 60000.)
X, Y = U * T, T
g = ground_at(relief, X * BROAD, Y)
c = ground_at(crags, X, Y)
w = ground_at(spruces, X, Y)
(lift, r, floor), cs = rises(X, Y), crag_share(T)
Z = lift + g[..., 0] * r + c[..., 0] * cs
trees = tree_share(X, Y, T, Z)
fine = 1 - step(3000, 16000, T) * .6
nx = g[..., 1] * r * BROAD + c[..., 1] * cs * fine + w[..., 1] * trees * .6
ny = g[..., 2] * r + c[..., 2] * cs * fine + w[..., 2] * trees * .6
norm = np.sqrt(nx * nx + ny * ny + 1)
facing = (-nx * shone[0] - ny * shone[1] + shone[2]) / norm
low = max(shone[2] / np.hypot(shone[0], shone[1]), .06)
side = np.array([shone[0], shone[1]]) / np.hypot(shone[0], shone[1])
over = shaded(relief[1], side, low, CELL)
lit = 1 - step(0, 60, look_up(over, (X * BROAD - relief[3][0]) / CELL, (Y - relief[3][1]) / CELL) * r)
open_sky = .55 + .45 / norm
hollow = np.clip((relief[1] - smoothed(relief[1], 9)) / 160, -1, 1)
open_sky = open_sky * (1 + .45 * look_up(hollow, (X * BROAD - relief[3][0]) / CELL, (Y - relief[3][1]) / CELL))
open_sky = open_sky * (1 - trees * .55 * (1 - np.clip(w[..., 0] / 14, 0, 1)))
rock, wood = colour(LOOK.get('rock', '#8d8580')), colour(LOOK.get('wood', '#2e3a4c'))
ground = mixed(rock, wood, np.maximum(trees, .75 * (1 - step(LOOK.get('treeline', 1400) - 200, LOOK.get('treeline', 1400) + 200, Z)))[..., None])
if LOOK['snow']:
    line, soft = LOOK['snow']
    white = step(line - soft, line + soft, Z + c[..., 0] * 1.2) * step(.45, .75, 1 / norm) * (1 - .8 * trees)
    ground = mixed(ground, np.float32([.82, .84, .88]), white[..., None])
key, much = LOOK['key']
fill, some = LOOK['fill']
light = colour(key) * much * (np.clip(facing, 0, 1) * lit)[..., None] + colour(fill) * some * np.clip(open_sky, .05, 1.6)[..., None]
shade = ground * light

# ---- haze: of the whole air, and what lies in the valleys
even, valley, deep = LOOK['haze']
drift = .75 + .5 * step(-1.2, 1.2, look_up(cirrus, X / 90., Y / 60.))
mist = valley * np.exp(-np.maximum(Z - floor, 0) / deep) * step(1200, 7000, T) * drift
thick = T * even + mist
clear = np.exp(-thick[..., None] * np.float32([.86, 1.0, 1.12]))
distant = mixed(air(np.full_like(V, .012)), air(np.zeros_like(V)) , .5)
distant = mixed(mixed(colour(LOOK['near']), distant, .25), distant, step(0, LOOK.get('turn', 2.2), thick)[..., None])
distant = distant + glow * (towards * .06 + .10 * np.exp(-angle / .06)[..., None]) * step(.5, 2.5, thick)[..., None]
picture = np.where(there[..., None], mixed(distant, shade, clear), sky)
picture = halved(picture, OVER)
picture = bloom(picture, .75, (WIDE * .006, .12), (WIDE * .03, .10))
save_still('motif-mountains-%d' % SEED, grade(picture, 1.0, .8), time.time() - start)
