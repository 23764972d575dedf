"""
A city's skyline across the water or out of the haze: seed=1 to 4, each another hour and another grouping of its towers.
What is between is air: the farther away and the lower, the more of the sky's light it adds.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.studio import *
from kit.towers import *

SEED = arg('seed', 1)
WIDE, HIGH = arg('w', 1800), arg('h', 1200)
reset(WIDE, HIGH, arg('samples', 12), 3)
bpy.context.scene.cycles.filter_width = 1.2
rng = np.random.default_rng(SEED * 29)

# Colours of the sky from the horizon up; where the sun or the moon stands (across and up, in heights of the picture from
# its middle) and how large; air: how far it is clear (metres), how thick the haze lies (metres of height).
HOURS = {
    1: dict(near='#85708a', sky=['#f6d9b4', '#efbf97', '#dba28f', '#b98a93'], disc=('#fff1d2', -.10, .085, .052, 2.2), glow=('#ffce94', 1.1), air=2900, layer=62, thick=2.2,
            sun=((.66, -.70, -.22), 3.2, '#ffac6a'), fill=.40, lit=.032, burn=1.0, lamp=('#ffcf8a', '#ffe6bd'), tones=['#6a5a68', '#8c7474', '#4a465e'], glass='#26293f', seed=5),
    2: dict(far=1.2, near='#39436e', sky=['#d8a592', '#8f7f9c', '#4d5a86', '#25325a'], disc=('#f4e6cf', .21, .275, .026, 1.0), glow=('#e0a58c', .30), air=5200, layer=90, thick=.8,
            sun=((.25, -.95, -.18), .10, '#ffb89a'), fill=.20, lit=.17, burn=2.6, lamp=('#ffb45e', '#ffe2b0'), tones=['#3a4160', '#4d5270', '#2b3250'], glass='#22304f', seed=23),
    3: dict(near='#93a6a5', sky=['#e9ede6', '#dfe5e0', '#cfd9d6', '#bccac9'], disc=('#fbfaf0', .10, .245, .047, 1.02), glow=('#fdfbee', .34), air=2100, layer=70, thick=1.9,
            sun=((.78, .40, -.48), 2.1, '#f6f1de'), fill=.42, lit=.05, burn=.55, lamp=('#f7e8c4', '#fff6e0'), tones=['#7d918c', '#a3b0a8', '#56706d'], glass='#1f3a3d', seed=11),
    4: dict(near='#75608a', far=1.7, sky=['#ffe0a8', '#f8bd86', '#e29a82', '#a57f92'], disc=('#fff4d6', .07, .035, .060, 2.6), glow=('#ffc27c', 1.5), air=3300, layer=100, thick=1.0,
            sun=((-.66, -.72, -.20), 3.4, '#ffa860'), fill=.36, lit=.05, burn=1.3, lamp=('#ffc878', '#ffe2b0'), tones=['#66566a', '#86706f', '#45405a'], glass='#24253c', seed=41),
}
hour = HOURS[SEED]
WATER = SEED in (2, 4)

# ---- towers: rows, one behind the other, lowest at the water; the tall ones stand together about the middle
LENS, EYE = 88.0, 62.0 if not WATER else 46.0
towers = Towers(hour['seed'])
r = towers.rng


def row(y, pitch, low, high, power, bulge, wide=1.0):
    half = y * 18 / LENS * 1.25
    x = -half
    while x < half:
        w = pitch * r.uniform(.55, 1.05)
        near = math.exp(-((x - bulge[0] * half) / (half * bulge[1])) ** 2)
        tall = low + (high - low) * r.uniform() ** power * (.22 + .78 * near)
        towers.tower(x + w / 2, y + r.uniform(-40, 40), w, pitch * r.uniform(.5, .9), tall)
        x += w + pitch * r.uniform(.04, .42) * wide


if WATER:
    rows = [(1560, 30, 10, 44, 1.4, (0, 3)), (1680, 34, 18, 110, 1.8, (.1, .9)), (1900, 38, 30, 230, 1.6, (-.05, .50)), (2250, 42, 40, 380, 1.8, (.05, .36)),
            (2750, 46, 50, 410, 1.9, (-.22, .5)), (3400, 52, 50, 400, 1.8, (.33, .5)), (4400, 60, 50, 430, 2.0, (0, 1.2))]
else:
    rows = [(1650, 37, 30, 215, 1.7, (.12, .50)), (2000, 40, 35, 350, 1.8, (-.06, .36)), (2500, 44, 45, 410, 1.9, (.16, .44)), (3200, 50, 50, 430, 1.9, (-.25, .7)),
            (4100, 58, 60, 470, 1.9, (.3, .9)), (5400, 70, 60, 500, 2.0, (0, 1.4))]
for each in rows:
    row(*each)
towers.built(facade([rgb(c) for c in hour['tones']], rgb(hour['glass']), [rgb(c) for c in hour['lamp']], hour['lit'], hour['burn']))
land = plain('land', mixed(rgb(hour['tones'][2]), (0, 0, 0), .45), .9)
SHORE = 1510 if WATER else 0
add('land', [(-6000, SHORE, 0), (6000, SHORE, 0), (6000, 9000, 0), (-6000, 9000, 0)], [(0, 1, 2, 3)], land, False)
if WATER:
    add('quay', [(-6000, SHORE, -3), (6000, SHORE, -3), (6000, SHORE, 2.4), (-6000, SHORE, 2.4)], [(0, 1, 2, 3)], land, False)

# ---- light: the sky's, and the sun's
sky = [np.array(rgb(c)) for c in hour['sky']]
world(tuple(sky[1] * .5 + sky[2] * .5), hour['fill'])
way, power, colour = hour['sun']
sun(way, power, rgb(colour), 2.0)
cam = camera((0, 0, EYE), (0, 100, EYE), LENS, (0, .13 if not WATER else .075))
cam.data.clip_end = 20000
cam.data.clip_start = 1.0

got = render()
seconds = got['seconds']
z = got['z'][..., 0].astype(np.float64)
bare = z > 1e5
light = clean(got, 2, 1.6, .9, .12)

# ---- the air. Where each pixel looks: up is in heights of the picture from its middle, as the disc's place is
yy, xx = np.mgrid[0:HIGH, 0:WIDE]
up = (HIGH / 2 - yy - .5) / HIGH
across = (xx + .5 - WIDE / 2) / HIGH
focal = LENS / 36 * WIDE / HIGH  # heights of the picture at one metre
shift = (.13 if not WATER else .075) * WIDE / HIGH
rise = (up + shift) / focal  # metres up for each metre away
horizon = -shift


def gradient(height):
    """The sky's colours by height over the horizon, 0 to 1."""
    h = np.clip(height, 0, 1) ** .8 * (len(sky) - 1)
    i = np.clip(h.astype(int), 0, len(sky) - 2)
    f = (h - i)[..., None]
    f = f * f * (3 - 2 * f)
    s = np.stack(sky)
    return s[i] * (1 - f) + s[i + 1] * f


def heavens(up, across):
    """The sky with the glow about its sun or moon, its thin bands of cloud, and its disc."""
    code, dx, dy, radius, bright = hour['disc']
    tint, strength = hour['glow']
    base = gradient((up - horizon) / (.5 - horizon))
    d = np.hypot(across - dx, up - dy)
    halo = np.exp(-d / .085) * .60 + np.exp(-d / .34) * .40
    base = base * (1 - .35 * np.minimum(1, strength) * halo[..., None]) + np.array(rgb(tint)) * (halo * strength * .42)[..., None]
    bands = field(up.shape, 3, hour['seed'], .55, 5, 5.0) * np.clip((up - horizon) * 3, 0, 1)
    base = base * (1 + .030 * bands)[..., None]
    disc = 1 / (1 + np.exp(np.clip((d - radius) * HIGH / .9, -60, 60)))
    veil = 1 - .12 * np.clip(bands, -1, 1.5)
    return base + (np.array(rgb(code)) * bright - base) * (disc * np.clip(veil, 0, 1))[..., None]


sky_seen = heavens(up, across)
place = EYE + np.where(bare, 0, z) * rise
clear = hour['air']
# Haze along a ray whose density falls with height: thick / clear · ∫ exp(−h/layer).
layer = hour['layer']
reach = np.where(bare, 1e5, z)
climb = np.clip(reach * rise / layer, -8, 60)
level = np.abs(climb) < 1e-3
column = reach * math.exp(-EYE / layer) * np.where(level, 1, (1 - np.exp(-climb)) / np.where(level, 1, climb))
depth = column / clear * hour['thick'] + reach / (clear * 3.2)
mist = field((HIGH, WIDE), 4, hour['seed'] + 3, .55, 5, 3.2)
depth = depth * (1 + .20 * mist * np.exp(-np.clip(place, 0, None) / 90))
if not WATER:
    # A bank of mist lies before the towers' feet; its top is uneven and its body a little clouded.
    bank = np.exp(-np.clip((up + .245 - .020 * field((HIGH, WIDE), 2, hour['seed'] + 5, .5, 4, 3.5)) / .075, -3, 30))
    depth = depth + bank * (.55 + .10 * mist)
veil = 1 - np.exp(-depth)
air = gradient(np.clip((up - horizon) / (.5 - horizon) * .55, 0, 1))
far = (1 - np.exp(-np.where(bare, 1e5, z) / (clear * hour.get('far', .75))))[..., None]
air = np.array(rgb(hour['near'])) * (1 - far) + air * far
code, dx, dy, radius, bright = hour['disc']
near_sun = np.exp(-np.hypot(across - dx, up - dy) / .26)
air = air * (1 + .32 * min(1, hour['glow'][1]) * near_sun)[..., None]
out = np.where(bare[..., None], sky_seen, light * (1 - veil[..., None]) + air * veil[..., None])



def drawn_out(a, reach):
    """Blurred up and down alone, as by waves: three means over about `reach` rows."""
    k = max(1, int(reach))
    for _ in range(3):
        p = np.pad(a, ((k + 1, k), (0, 0), (0, 0)), mode='edge').cumsum(0)
        a = (p[2 * k + 1:] - p[:-2 * k - 1]) / (2 * k + 1)
    return a


def river(out, edge, deep, seed):
    """What stands above the row `edge`, mirrored below it: the nearer to the eye, the longer its waves draw it out, and the darker."""
    high, wide = out.shape[:2]
    below = high - edge
    mirror = softened(out[:edge][::-1], 1.4 * high / 1200)[:below]
    far = (np.arange(below) / below)[:, None]
    wave = field((below, wide), 26, seed + 7, .55, 4, 9.0)
    swell = field((below, wide), 8, seed + 8, .55, 3, 6.0)
    jump = (wave * (1 + 7 * far) + swell * (2 + 16 * far)) * high / 1200
    source = np.clip(np.arange(below)[:, None] + jump, 0, below - 1).astype(int)
    reaches = [5, 14, 34]
    steps = [drawn_out(mirror, k * high / 1200)[source, np.arange(wide)[None]] for k in reaches]
    place = far[..., None] * 2
    smeared = steps[0] * np.clip(1 - place, 0, 1) + steps[1] * np.clip(1 - np.abs(place - 1), 0, 1) + steps[2] * np.clip(place - 1, 0, 1)
    share = np.clip(.82 - .36 * far ** .8 + .045 * wave * (.3 + far), .1, 1)[..., None]
    return np.concatenate([out[:edge], smeared * share + np.array(deep) * (1 - share)])


out = bloomed(out, .16 if hour['lit'] > .1 else .08, [2.5 * HIGH / 1200, 9 * HIGH / 1200, 34 * HIGH / 1200])
if WATER:
    edge = int(round(HIGH / 2 - (-shift + (-EYE / SHORE) * focal) * HIGH))
    out = river(out, edge, np.array(rgb(hour['sky'][3])) * .22, hour['seed'])
    # Mist lies on the shore.
    fog = np.exp(-np.abs(np.arange(HIGH) - edge) / (16 * HIGH / 1200))[:, None, None] * .22
    out = out * (1 - fog) + air * fog
keep_motif('motif-city-%d' % SEED, out, seconds, arg('exposure', 1.0), .80)
