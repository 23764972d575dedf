"""
Washes of watercolour on cotton paper, one over the other from a pale top to a deep foot: seed=2, 3 or 4, each another
palette. Nothing is ray-traced here: each wash is a shape with a wandering edge, in which water carries pigment to the
rim, lets it settle in the paper's hollows, and pushes it back where it came in again.
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.studio import *

SEED = arg('seed', 2)
WIDE, HIGH = arg('w', 1800), arg('h', 1200)
start = time.time()
STRENGTH = .80
SHAPE = (HIGH, WIDE)
PX = HIGH / 1200  # lengths below are pixels of the full size
y, x = np.mgrid[0:HIGH, 0:WIDE] / HIGH
x = x - WIDE / HIGH / 2  # 0 in the middle; one unit is the height
rng = np.random.default_rng(SEED * 17)

# From the top down: where a wash lies, how high it is, its pigment and how much of it, how wet its upper and lower edge is.
WORKS = {
    2: [(.10, .17, '#e9b49a', .55, .9, .9), (.24, .12, '#d98f8c', .50, .5, 1.), (.37, .13, '#c2848f', .62, .15, .8), (.50, .13, '#9a6f93', .72, .12, .9),
        (.64, .14, '#76618f', .85, .10, .7), (.79, .15, '#4f5485', 1.0, .08, .8), (.94, .14, '#343c66', 1.15, .08, 1.)],
    3: [(.09, .17, '#f0d67c', .55, 1., .9), (.23, .13, '#d9cf78', .50, .6, 1.), (.36, .13, '#b3c27c', .62, .14, .9), (.50, .14, '#8aab72', .75, .12, .8),
        (.64, .14, '#648f68', .88, .10, .9), (.79, .15, '#3f7263', 1.0, .08, .7), (.94, .14, '#275450', 1.15, .08, 1.)],
    4: [(.09, .17, '#bcd3e2', .60, 1., .9), (.23, .12, '#b3b3da', .55, .6, 1.), (.36, .13, '#b79cc9', .62, .14, .9), (.49, .13, '#8fa3d0', .72, .12, .8),
        (.63, .14, '#6d86bf', .85, .10, .9), (.79, .15, '#4a68a3', 1.0, .08, .7), (.94, .14, '#2f4478', 1.15, .08, 1.)],
}

# ---- the paper: cold-pressed cotton, its hollows in rows of a felt
tooth = softened(rng.standard_normal(SHAPE).astype(np.float32), 3.4 * PX)
tooth = tooth / tooth.std() + .55 * field(SHAPE, 46, SEED + 900, .6, 2)
tooth /= tooth.std()


def smooth(a, lo, hi):
    t = np.clip((a - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def wash(index, middle, tall, wet_top, wet_foot):
    """How much pigment lies where, about 1 inside of a wash."""
    s = SEED * 1000 + index * 40
    # Its edges: broad bends of the hand, then what the paper's tooth does to the water.
    hand = lambda n, cells, stretch: field(SHAPE, cells, s + n, .5, 3, stretch)
    bend = .030 * hand(1, 1, 2.6) + .012 * hand(2, 4, 3.0)
    ragged = .0032 * field(SHAPE, 14, s + 3, .55, 4) + .0005 * tooth
    top, foot = middle - tall / 2 + bend + ragged, middle + tall / 2 + .8 * bend + .026 * hand(4, 1, 2.2) + ragged
    inside = np.minimum(y - top, foot - y)
    # Breaks: places where the brush ran dry and the paper stays.
    gap = hand(5, 2, 4.0)
    inside = inside - .045 * smooth(gap, 1.05, 2.1)
    up, down = y - top, foot - y
    # A wet edge fades into the damp paper in feathers, a dry one ends within a pixel or two.
    feather = field(SHAPE, 5, s + 6, .6, 5, .8)
    edge_up = smooth(up, -.0016 - wet_top * .050 * np.clip(.7 + .6 * feather, .02, 2), .0016 + wet_top * .075)
    edge_down = smooth(down, -.0016 - wet_foot * .060 * np.clip(.7 + .6 * feather, .02, 2), .0016 + wet_foot * .070)
    body = edge_up * edge_down * smooth(inside + .05, -.0015, .0015)
    dried = smooth(inside, -.0015, .0015)
    # Pigment flows out to the rim as the wash dries, and thins behind it.
    rim = dried * (np.exp(-np.clip(inside, 0, 1) / .0032) * 1.0 + np.exp(-np.clip(inside, 0, 1) / .016) * .25)
    hard = np.exp(-wet_top * 4) * (up < down) + np.exp(-wet_foot * 4) * (up >= down)
    hard = softened(hard, 10 * PX)
    # Within: the brush's load, water drifting through it, and backruns with their crinkled fringes.
    load = 1 + .24 * hand(7, 1, 2.0) + .15 * hand(8, 3, 2.4)
    cells = field(SHAPE, 2, s + 9, .55, 6)
    warped = field(SHAPE, 3, s + 10, .60, 6, 1.4)
    run = cells + .30 * warped
    level = 1.15 + .25 * rng.uniform()
    back = smooth(run, level - .03, level + .55)
    fringe = np.exp(-((run - level) / .075) ** 2) * (run < level + .2)
    slope = np.clip((y - top) / np.maximum(foot - top, .02), 0, 1)
    density = body * load * (1 - .42 * back + .26 * fringe * smooth(body, .3, .9)) * (.74 + .46 * slope)
    density = np.clip(density, 0, None) * (1 + .55 * hard * rim)
    # It settles in the hollows, the more the darker the wash is.
    grain = np.clip(1 - .075 * tooth - .03 * field(SHAPE, 150, s + 11, .5, 2), .3, 1.8)
    return np.clip(density, 0, 3) * grain


def absorbs(code):
    """What a layer of pigment takes from each of three lights."""
    return -np.log(np.clip(np.array(rgb(code)), .01, .97))


paper = np.array(rgb('#fbf6ec'))
light = np.ones((HIGH, WIDE, 3)) * paper
depth = np.zeros((HIGH, WIDE, 3))
work = WORKS[SEED]
for i, (middle, tall, code, amount, wet_top, wet_foot) in enumerate(work):
    laid = wash(i, middle, tall, wet_top, wet_foot)[..., None]
    # One pigment is never alone in the brush: a wash turns a little to its neighbours.
    other = work[(i + (1 if rng.uniform() < .5 else -1)) % len(work)][2] if 0 < i < len(work) - 1 else work[min(i + 1, len(work) - 1)][2] if i == 0 else work[i - 1][2]
    share = (.5 + .5 * np.tanh(field(SHAPE, 1, SEED * 50 + i, .5, 4, 1.8)))[..., None] * .50
    depth += laid * amount * STRENGTH * (absorbs(code) * (1 - share) + absorbs(other) * share)
# A glaze over all, so thin that only the eye's corner has it, and drops off the brush.
drops = np.zeros(SHAPE)
for _ in range(70):
    cx, cy, r = rng.uniform(-.75, .75), rng.uniform(.05, .95), rng.uniform(0, 1) ** 6 * .0075 + .0011
    d = np.hypot(x - cx, (y - cy) * rng.uniform(.85, 1.15)) + .0004 * tooth
    drops += smooth(-d, -r - .0010, -r + .0010) * rng.uniform(.12, .40) * (1 + .8 * np.exp(-np.abs(d - r) / .0012))
depth += drops[..., None] * absorbs(work[4][2])
light = light * np.exp(-depth)

# ---- the sheet in the light of a window: its tooth throws small shadows, and it is a little darker to the right
gy, gx = np.gradient(softened(tooth, .9 * PX))
shade = 1 + np.clip(-(gx * .8 + gy * .6) / PX * .026, -.06, .06)
fall = 1.02 - .055 * (x + .75) / 1.5 - .03 * y
light = light * (shade * fall)[..., None]
keep_motif('motif-watercolour-%d' % SEED, light, time.time() - start, 1.0, .92)
