"""
Hills and a sun of cut card, sheet above sheet on spacers, in the light of a window: seed=1, 2 or 4, each another
palette and another cut. Sheets lie in space, so that every shadow is the light's own.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.studio import *

SEED = arg('seed', 1)
WIDE, HIGH = arg('w', 1800), arg('h', 1200)
reset(WIDE, HIGH, arg('samples', 32), 4)
rng = np.random.default_rng(SEED * 7)

# Half of what is seen of the ground, in metres.
HALF = (.30, .20)
SUNS = {1: (-.015, .052), 2: (.020, .050), 4: (.012, .040)}
WORKS = {
    1: dict(ground='#f1e6d6', sun=['#ad4b33', '#c2633f', '#d58757', '#e4ae76', '#f0d6a8'], sunk=True,
            hills=['#cfd3c2', '#86a09a', '#54757a', '#2f4a52', '#dfab8a', '#cb7550', '#a94f35'], radius=.108, first=-.035),
    2: dict(ground='#ece7df', sun=['#d5d6c8', '#b9c2b2', '#94a594', '#dfb592', '#d29d74'], sunk=False,
            hills=['#e2d9c6', '#c9cdbb', '#a8b5a3', '#7f9484', '#dfbf9d', '#5f7669', '#394a44'], radius=.112, first=-.028),
    4: dict(ground='#e4e9e9', sun=['#f0dcae', '#e9c684', '#e0b064', '#d59a48'], sunk=True,
            hills=['#c9d8de', '#a9c0cd', '#86a6b9', '#5f889f', '#3f6883', '#2b4c67', '#1b3146'], radius=.092, first=.012),
}
work = WORKS[SEED]


def tooth(size=1024):
    """Height of cold-pressed card: a fine tooth, some long fibres."""
    r = np.random.default_rng(5)
    h = tile_noise(size, 120, r) * .55 + tile_noise(size, 60, r) * .40 + tile_noise(size, 18, r) * .40
    fibre = np.maximum(tile_noise(size, (16, 110), r), tile_noise(size, (110, 16), r))
    return (.5 + (h + fibre * .35) * .13).clip(0, 1).astype(np.float32)


def card(name, colour):
    """Coloured card: matt, its pulp a little clouded, not quite flat."""
    n = Nodes(name)
    h = tiled(n, tile('tooth', tooth), .16)
    cloud = n('TexNoise', None, Vector=coords(n), Scale=9.0, Detail=3.0).outputs[0]
    tone = n.math('ADD', n.math('MULTIPLY', h, .30), n.math('MULTIPLY', cloud, .70))
    col = n.ramp(tone, (.30, tuple(c * .93 for c in colour)), (.70, tuple(min(1, c * 1.055) for c in colour)))
    warp = n('TexNoise', None, Vector=coords(n), Scale=3.2, Detail=1.0).outputs[0]
    bump = n('Bump', None, Strength=.38, Distance=.00055, Height=h)
    bump = n('Bump', None, Strength=.35, Distance=.020, Height=warp, Normal=bump.outputs[0])
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.92, Specular=.16, Sheen=.15, Normal=bump.outputs[0]))


def sheet(name, outlines, height, colour, tilt=.35):
    """A sheet of card with its outline and holes, `height` metres above the ground; a little askew, as glue leaves it."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = .00034, .00007, 1
    for points in outlines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(points) - 1)
        for i, (x, y) in enumerate(points):
            sp.points[i].co = (x, y, 0, 1)
        sp.use_cyclic_u = True
    ob = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(ob)
    cu.materials.append(card(name, colour))
    ob.location = (0, 0, height)
    ob.rotation_euler = (R(rng.uniform(-tilt, tilt)), R(rng.uniform(-tilt, tilt)), 0)
    return ob


R = math.radians
BORDER = [(-.6, -.6), (.6, -.6), (.6, .6), (-.6, .6)]


def round_cut(centre, radius, seed, uneven=.085, steps=300):
    """A circle cut by hand: its radius wanders."""
    r = np.random.default_rng(seed)
    waves = [(k, r.uniform(0, 2 * math.pi), r.uniform(.5, 1) / k ** 1.15) for k in (1, 2, 3, 4, 5)]
    line = lambda a: sum(w * math.sin(k * a + p) for k, p, w in waves) / 1.6
    return [(centre[0] + math.cos(a) * radius * (1 + uneven * line(a)), centre[1] + math.sin(a) * radius * (1 + uneven * line(a)))
            for a in (2 * math.pi * i / steps for i in range(steps))]


def hill(index, base, swell, stretch):
    line = wander(SEED * 31 + index * 5, 3)
    crest = [(x, base + swell * line(x / stretch)) for x in np.linspace(-.6, .6, 400)]
    return [(.6, -.6), *reversed(crest), (-.6, -.6)]


# ---- the sun: sunk into the ground, ring below ring, or piled upon it
centre = SUNS[SEED]
tones = [rgb(c) for c in work['sun']]
rings = len(tones)
ground = rgb(work['ground'])
drift = [(centre[0] + .006 * math.sin(i * 1.9 + SEED), centre[1] + .005 * math.cos(i * 2.3 + SEED)) for i in range(rings + 1)]
radii = [work['radius'] * (1 - .158 * i * (1.28 if rings < 6 else 1)) for i in range(rings)]
cuts = [round_cut(drift[i], radii[i], SEED * 100 + i) for i in range(rings)]
if work['sunk']:
    sheet('ground', [BORDER, cuts[0]], 0, ground, 0)
    for i, tone in enumerate(tones):
        outlines = [BORDER] if i == rings - 1 else [BORDER, cuts[i + 1]]
        sheet('ring %d' % i, outlines, -.0085 * (i + 1), tone, .12)
else:
    sheet('ground', [BORDER], 0, ground, 0)
    for i, tone in enumerate(tones):
        sheet('ring %d' % i, [cuts[i]], .0065 * (i + 1), tone, .5)

# ---- hills, the nearest one highest
count = len(work['hills'])
up = 0 if work['sunk'] else .0065 * rings
for i, code in enumerate(work['hills']):
    share = i / (count - 1)
    base = work['first'] - .155 * share ** .92
    swell = .030 - .010 * share
    sheet('hill %d' % i, [hill(i, base, swell, .19 + .06 * math.sin(i * 2.1 + SEED))], up + .0105 * (i + 1), rgb(code))

# ---- a tall window at the upper left, a pale room around it
world((1.0, .97, .93), .40)
area('window', (-1.20, .12, .62), (.05, 0, 0), .26, 27, (1.0, .95, .87), .40)
area('room', (1.2, -.5, 1.4), (0, 0, 0), 1.0, 2.2, (.88, .94, 1.0))
away = 1.9
cam = camera((0, 0, away), (0, 0, 0), 36 * away / (2 * HALF[0]))
cam.rotation_euler = (0, 0, 0)

r = render()
light = clean(r, 3, 2.6, 1.4, .16)
# What denoising takes away: the tooth of the card, finer than shadows.
grain = field(light.shape[:2], 150, SEED, .7, 3)
light = light * (1 + .011 * grain)[..., None]
keep_motif('motif-paper-%d' % SEED, light, r['seconds'], arg('exposure', 1.0))
