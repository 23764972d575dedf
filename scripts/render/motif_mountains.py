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

SEED = arg('seed', 1)
WIDE, HIGH, OVER = arg('w', 1800), arg('h', 1200), arg('over', 2)
CELL, SIZE = 40.0, 1024

# sky: colours by height above the horizon (1: the picture's upper rim), towards the light and away from it.
# sun: place in the picture, of its width and height from the left and top, radius of its width, colour and how bright.
# land: by what the map is turned and moved; how high it rises; fog: density, how high it lies.
LOOKS = {
    1: dict(
        lit=((0, '#fbe3c0'), (.25, '#f8d0a8'), (.6, '#e9b59c'), (1, '#cf9f9c')),
        off=((0, '#efc9ac'), (.3, '#e0b3a2'), (.7, '#bd9a9f'), (1, '#9c8a9c')),
        sun=(.435, .345, .0185, '#ffe3ba', 5.0), key=('#ffb87a', 1.1), fill=('#8f86a8', .34),
        near='#6b5f92', haze=(1 / 21000., 1.5, 190.), horizon=.45, eye=1500., place=(3, 11), snow=None, cloud=.30,
        # ranges: how far away, where their mean crest is seen (of the picture's height below the horizon), and how much
        # of the relief stands on them, in metres
        ranges=((1000, .47, 110), (2100, .31, 260), (4200, .20, 420), (7600, .125, 560), (12500, .06, 700), (20000, .012, 900), (32000, -.02, 1150))),
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


start = time.time()
relief = field(kept('mountains', land), CELL, (-LOOK['place'][0] * 1000., -LOOK['place'][1] * 1000.))
rng = np.random.default_rng(SEED)
crags = field(ridged(1024, 6, 6, rng, .55) * 130 + spectrum(1024, 1.4, rng) * 6, 6.0)
spruces, spruce_cell = woods()
spruces = field(spruces, spruce_cell)
BROAD = .7  # ranges lie across the view
bends = field(spectrum(256, 2.0, rng, 2), 160.0)
thicket = field(spectrum(512, 1.3, rng), 11.0)


def rise_of_ranges():
    """By distance: how high the land lies and how much of the relief it has. Valleys part the ranges."""
    far, lift, share, floor = [300.], [300.], [.1], [300.]
    eye, last = LOOK['eye'], None
    for t, below, relief_height in LOOK['ranges']:
        crest = eye - below * HIGH / FOCAL * t + t * t / 12.74e6
        if last:
            valley = min(last[1], crest) - 420 - .012 * t
            far, lift, share, floor = far + [(last[0] * t) ** .5], lift + [valley], share + [relief_height / 2100 * .8], floor + [valley]
        far, lift, share, floor = far + [t], lift + [crest - relief_height * .55], share + [relief_height / 2100], floor + [floor[-1]]
        last = (t, crest - relief_height * .55)
    fine = np.geomspace(300, 70000, 700).astype(np.float32)
    at = np.interp(np.log(fine), np.log(far), np.arange(len(far)))
    whole = np.floor(at)
    at = whole + step(0, 1, at - whole)
    return (np.log(fine), *(np.interp(at, np.arange(len(far)), v).astype(np.float32) for v in (lift, share, floor)))


PLACES, LIFT, SHARE, FLOOR = rise_of_ranges()


def rises(x, y):
    """The land that ranges stand on, and how much of the relief there is; ranges wind."""
    bent = np.log(np.maximum(y, 300)) + .2 * height_at(bends, x, y)
    return tuple(np.interp(bent, PLACES, v).astype(np.float32) for v in (LIFT, SHARE, FLOOR))


def crag_share(t):
    return .35 + .65 * step(5000, 12000, t)


def tree_share(x, y, t, ground):
    """Woods stand on what is not too high, and are seen one by one as long as they are near."""
    near = 1 - step(7000, 10000, t)
    return near * step(-.9, .1, height_at(thicket, x, y) + (1350 - ground) / 500)


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
glow = colour(sun_colour)
cirrus = streaks(1024, np.random.default_rng(SEED + 40))
depth = 1 / (np.maximum(V, 0) + .10)
veil = look_up(cirrus, (U * depth * 330 + 90), depth * 46)
veil = step(-.2, 1.9, veil) * step(0, .05, V) * LOOK['cloud']
sky = mixed(sky, np.minimum(sky * 1.12 + .03 * glow, 1.1), veil[..., None])
disc = 1 - step(radius - 1.5 / WIDE, radius + 1.5 / WIDE, angle)
sky = sky + glow * (.30 * np.exp(-angle / .035) + .12 * np.exp(-angle / .13))[..., None] * bright / 5
sky = mixed(sky, glow * bright * .4, disc[..., None] * .94)

# ---- the land
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
facing = (-nx * sun_way[0] - ny * sun_way[1] + sun_way[2]) / norm
low = max(sun_way[2] / np.hypot(sun_way[0], sun_way[1]), .06)
side = np.array([sun_way[0], sun_way[1]]) / np.hypot(sun_way[0], sun_way[1])
over = shaded(relief[1], side, low, CELL)
lit = 1 - step(0, 60, look_up(over, (X * BROAD - relief[3][0]) / CELL, (Y - relief[3][1]) / CELL) * r)
open_sky = .55 + .45 / norm
hollow = np.clip((relief[1] - smoothed(relief[1], 9)) / 160, -1, 1)
open_sky = open_sky * (1 + .45 * look_up(hollow, (X * BROAD - relief[3][0]) / CELL, (Y - relief[3][1]) / CELL))
open_sky = open_sky * (1 - trees * .55 * (1 - np.clip(w[..., 0] / 14, 0, 1)))
rock, wood = colour(LOOK.get('rock', '#8d8580')), colour(LOOK.get('wood', '#2e3a4c'))
ground = mixed(rock, wood, np.maximum(trees, .75 * (1 - step(1200, 1600, Z)))[..., None])
if LOOK['snow']:
    line, soft = LOOK['snow']
    white = step(line - soft, line + soft, Z + c[..., 0] * 1.2) * step(.45, .75, 1 / norm)
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
