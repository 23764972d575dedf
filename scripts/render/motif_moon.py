"""
A large moon over hills, as the longest lenses show it: thin clouds before it, haze between the hills.
seed=… as the motif's: 1 a clear blue night, 2 the rose of dusk.
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.relief import *
from kit.air import *
from kit.moon import moon

SEED = arg('seed', 1)
WIDE, HIGH, OVER = arg('w', 1800), arg('h', 1200), arg('over', 2)

# sky: its colours by height above the horizon (1: the picture's upper rim). moon: its place in the picture, its radius of the
# width, its colours, how bright, and from where its sun shines. halo: what is around it. land: its colour; haze: how far
# one sees, and its colours, far and near; cloud: how much, and its colours near the moon and away. hills: the seed; bend:
# how much they wind; ranges: see motif_mountains.py.
LOOKS = {
    1: dict(
        sky=((0, '#5a6f94'), (.18, '#475b82'), (.45, '#293c60'), (.75, '#182542'), (1, '#0e162a')),
        moon=(.49, .40, .118, '#fbf4e2', '#a39d94', .72, (.34, .14, 1)), halo=('#a9bce0', .17),
        land='#070b14', haze=(19000., '#44587e', '#141d33'), cloud=(.62, '#8fa3c8', '#1c2a47'), hills=5, bend=.2,
        ranges=((1500, .30, 90), (3000, .20, 170), (5600, .13, 260), (9500, .08, 340), (16000, .04, 430), (26000, .01, 520))),
    2: dict(
        sky=((0, '#d79a84'), (.18, '#bd8079'), (.45, '#85596a'), (.75, '#544059'), (1, '#332b42')),
        moon=(.515, .41, .122, '#fff0d6', '#a57f72', .56, (-.36, .16, 1)), halo=('#f3b28d', .22),
        land='#1c151f', haze=(17000., '#bd8479', '#4b374c'), cloud=(.75, '#e7a98f', '#6a4860'), hills=8, bend=.16,
        ranges=((1500, .28, 60), (3200, .185, 110), (6500, .125, 170), (11000, .085, 240), (18000, .05, 330), (28000, .02, 420))),
}
LOOK = LOOKS[SEED]
FOCAL = 2.2 * WIDE
HORIZON = .765 * HIGH
start = time.time()
rng = np.random.default_rng(arg('hills', LOOK['hills']))

rolling = spectrum(1024, 2.1, rng, 4)
rolling = (rolling - rolling.min()) / (rolling.max() - rolling.min())
hills = field(rolling * 1000, 30.)
bumps = field(spectrum(1024, 1.5, rng, 2) * 7, 7.)
bends = field(spectrum(256, 2.0, rng, 2), 170.)
thicket = field(spectrum(512, 1.3, rng), 9.)
spruces = field(*woods())
eye = 900.
PLACES, LIFT, SHARE, FLOOR = lie_of_ranges(LOOK['ranges'], eye, HIGH / FOCAL, 1000)


def rises(x, y):
    bent = np.log(np.maximum(y, 300)) + LOOK['bend'] * height_at(bends, x, y)
    return tuple(np.interp(bent, PLACES, v).astype(np.float32) for v in (LIFT, SHARE, FLOOR))


def terrain(x, y, t):
    lift, share, _ = rises(x, y)
    trees = step(-.9, .3, height_at(thicket, x, y)) * (1 - step(9000, 15000, t))
    return lift + height_at(hills, x * .8, y) * share + height_at(bumps, x, y) + cell_at(spruces, x, y) * trees * .8 - y * y / 12.74e6


ways, tangents = rays(WIDE, HIGH, OVER, FOCAL, HORIZON)
low = tangents < .06
seen = np.full((len(tangents), len(ways)), np.inf, np.float32)
seen[low] = march(terrain, ways, tangents[low], 700., 60000., .0011, eye) * (1 - .0011)
U, V = np.meshgrid(ways, tangents)
there = np.isfinite(seen)

mx, my, radius, bright, dark, strength, from_where = LOOK['moon']
angle = np.hypot(U - (mx - .5) * WIDE / FOCAL, V - (HORIZON - my * HIGH) / FOCAL) * FOCAL / WIDE
up = np.clip(V * FOCAL / HORIZON, 0, 1)
clear_sky = along(LOOK['sky'], up)
ring, much = LOOK['halo']
ring = colour(ring)
clear_sky = clear_sky * (1 - .10 * np.clip(angle / .5 - .3, 0, 1)[..., None]) + ring * (much * np.exp(-np.maximum(angle - radius, 0) / .055) * .55 + much * np.exp(-angle / .22) * .6)[..., None]

side = int(round(radius * 2 * WIDE * OVER))
disc, cover = moon(side, from_where, bright, dark)
sky = clear_sky.copy()
i0, j0 = int(my * HIGH * OVER - side / 2), int(mx * WIDE * OVER - side / 2)
part = sky[i0:i0 + side, j0:j0 + side]
# The air before it adds its own light, so that the moon's shade has the sky's colour.
part += disc * strength * cover[..., None]

# ---- clouds: bands drawn out by the wind, thicker below; lit near the moon
amount, bright_cloud, dark_cloud = LOOK['cloud']
near = np.exp(-(angle / .24) ** 1.4)[..., None]
bands = streaks(1024, np.random.default_rng(LOOK['hills'] + 5), 1.55, 9)
wisps = streaks(1024, np.random.default_rng(LOOK['hills'] + 6), 1.35, 6)
s = WIDE / 1800
row, column = V * FOCAL / s, U * FOCAL / s
n = look_up(bands, column * .33 + 211, row * .62 + 37) + .35 * look_up(wisps, column * .9, row * 1.5)
cloud = step(.25, 1.9, n) * step(.02, .16, up) * (1 - step(.28, .54, up)) * amount
lit = mixed(colour(dark_cloud), colour(bright_cloud), np.clip(near * 1.1 + .30 * (1 - up)[..., None], 0, 1))
sky = mixed(sky, lit, (cloud * .82)[..., None])

# ---- the hills
T = np.where(there, seen, 60000.)
X, Y = U * T, T
w = ground_at(spruces, X, Y)
lift, share, floor = rises(X, Y)
Z = eye + V * T
trees = 1 - step(7000, 13000, T)
land = colour(LOOK['land']) * (1 + .35 * trees * (w[..., 0] / 22 - .4) + .25 * look_up(bumps[1] / 7, X / 9, Y / 9) * .3)[..., None]
far, warm, cool = LOOK['haze']
lies = np.exp(-np.maximum(Z - floor, 0) / 70) * step(1800, 9000, T)
thick = T / far + LOOK.get('mist', .6) * lies
clear = np.exp(-thick)[..., None]
lowest = along(LOOK['sky'], np.full_like(V, .015)) * (1 + .10 * np.exp(-((U * FOCAL / WIDE - mx + .5) / .3) ** 2))[..., None]
air = mixed(mixed(colour(cool), colour(warm), .25 + .5 * step(.05, 1.2, thick)[..., None]), lowest, step(.5, 2.4, thick)[..., None])
picture = np.where(there[..., None], mixed(air, land, clear), sky)
picture = halved(picture, OVER)
picture = bloom(picture, .7, (WIDE * .005, .10), (WIDE * .02, .10), (WIDE * .06, .06))
save_still('motif-moon-%d' % SEED, grade(picture, LOOK.get('exposure', 1.0), .8), time.time() - start)
