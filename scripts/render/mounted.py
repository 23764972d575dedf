"""
Pages as their mount holds them, white, for a design of their sides: mount=spiral or hole (on a wall), easel, block or foot
(standing), loose (fanned on a table); wide=… high=… of a page in millimetres; beside=pencil or spoon hangs next to them;
broad=1: with more around them, for pictures much wider than high.
Layers: what is around with the shadow, the light on the page, and where the page is seen.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.hardware import cord, tube
from kit.stationery import *

MOUNT, PW, PH, BESIDE = arg('mount', 'spiral'), arg('wide', 297), arg('high', 210), arg('beside', '')
BROAD = arg('broad', 0)
NAME = 'mounted-%s-%dx%d' % (MOUNT, PW, PH) + ('-broad' if BROAD else '')
reset(WIDE, HIGH, arg('samples', 8), 4)
bpy.context.scene.cycles.adaptive_min_samples = 6  # most is soft light
white = paper()
steel = plain('steel', (.50, .49, .47), .26, 1.0)
dark = plain('dark', (.05, .045, .04), .9)
PITCH = PW / max(9, round(PW / 8.47))


def sheet(name, corner, across, down):
    """A page whose printed side lies in its plane."""
    out = Vector(across).cross(Vector(down)).normalized()
    return leaf(name, Vector(corner) - out * THICK, across, down, PW, PH, white)


def disc(name, middle, across, down, radius, mat, start=0.0, end=360.0, steps=40):
    m, a, d = Vector(middle), Vector(across), Vector(down)
    v = [at(*(m + (a * math.cos(math.radians(q)) + d * math.sin(math.radians(q))) * radius)) for q in np.linspace(start, end, steps)]
    return add(name, v, [tuple(range(steps))], mat, False)


def rod(points, radius, mat=steel):
    return tube('rod', [tuple(at(*p) * 1000) for p in points], radius, mat)


def loops(corner, across, down, gap=0.0):
    """Twin loops of wire through holes along the upper edge."""
    c, a, d = Vector(corner), Vector(across), Vector(down)
    out = a.cross(d)
    radius, deep = 5.2, 4.6
    count = int((PW - 8) / PITCH)
    for i in range(count):
        x = PW / 2 + (i - (count - 1) / 2) * PITCH
        if abs(x - PW / 2) < gap:
            continue
        disc('hole', c + a * x + d * deep + out * .12, a, d, 1.9, dark)
        for side in (-1.15, 1.15):
            ring = [c + a * (x + side) + d * (deep - radius + radius * math.cos(q)) + out * (radius * math.sin(q)) for q in np.linspace(-.25, 2 * math.pi - .6, 26)]
            rod([tuple(p) for p in ring], .52)


def stack(corner, across, down, out, count=5):
    """The pages below, each a hair lower and to the right."""
    c, a, d, o = Vector(corner), Vector(across), Vector(down), Vector(out)
    for i in range(1, count):
        s = .22 * i + (.18 if i % 2 else 0)
        sheet('under%d' % i, c + a * s + d * s * 1.3 - o * (.5 * i), a, d)


whole = {'left': 0, 'top': 0, 'right': 1, 'bottom': 1}
flat = (1, 0, 0), (0, 1, 0)


def face(target, aside, below, wide, away=3600):
    """A far camera before a wall, a little beside and below, upright on it."""
    t = Vector(target)
    d = Vector((math.tan(math.radians(aside)), math.tan(math.radians(below)), 1)).normalized()
    ob = camera(at(*(t + d * away)), at(*t), 36 * away / wide)
    back = (ob.location - at(*t)).normalized()
    right = Vector((0, 0, 1)).cross(back).normalized()
    ob.rotation_euler = Matrix((right, back.cross(right), back)).transposed().to_euler()


def hang_pencil(x, top):
    cord([tuple(at(*p) * 1000) for p in ((x, top, 5), (x + 1, top + 50, 4), (x - 1, top + 105, 4), (x, top + 138, 4.5))], .9, (.62, .50, .36))
    for name, profile, mat in (
        ('lead', [(0, 0), (.9, 3.6)], plain('lead', (.07, .07, .07), .5)),
        ('wood', [(.9, 3.6), (3.7, 16)], oak('cut', 2.0, planks=False)),
        ('lacquer', [(3.7, 16), (3.7, 86)], plain('lacquer', (.30, .38, .34), .3)),
        ('ferrule', [(3.7, 86), (3.9, 87), (3.9, 94), (2.6, 95), (0, 95.5)], plain('tin', (.62, .56, .42), .3, 1.0)),
    ):
        lathe_at(x, top + 228, 5, profile, mat)
    nail(x, top)


def nail(x, y):
    """Its head stands off the wall."""
    steps = 36
    profile = [(1.3, 0), (1.3, 10), (2.6, 10.4), (2.9, 11.2), (2.1, 12.2), (0, 12.6)]
    v = [at(x + r * math.cos(2 * math.pi * i / steps), y + r * math.sin(2 * math.pi * i / steps), z) for r, z in profile for i in range(steps)]
    f = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(profile) - 1) for i in range(steps)]
    add('nail', v, f, plain('brass', (.72, .55, .30), .3, 1.0))


def lathe_at(x, low, z, profile, mat):
    """What is turned about an upright axis, from its lower end."""
    steps = 40
    v, f = [], []
    for r, up in profile:
        for i in range(steps):
            q = 2 * math.pi * i / steps
            v.append(at(x + r * math.cos(q), low - up, z + r * math.sin(q)))
    for j in range(len(profile) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            f.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    return add('turned', v, f, mat)


def peg(x, y):
    disc_ = [(0, 26), (5.5, 26), (6.6, 23), (6.2, 19), (3.6, 15), (3.6, 0)]
    steps = 36
    v = [at(x + r * math.cos(2 * math.pi * i / steps), y + r * math.sin(2 * math.pi * i / steps), z) for r, z in disc_ for i in range(steps)]
    f = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(disc_) - 1) for i in range(steps)]
    add('peg', v, f, oak('peg', 1.5, planks=False))


def hang_spoon(x, top):
    """A wooden spoon on a peg, shorter than the page."""
    peg(x, top)
    long_ = 214 * PH / 400
    beech = oak('beech', 1.75, planks=False, along='z')
    cord([tuple(at(*p) * 1000) for p in ((x - 4, top + 2, 12), (x - 5, top + 10, 10), (x - 1, top + 26, 8), (x + 5, top + 10, 10), (x + 4, top + 2, 12))], .8, (.62, .50, .36))
    lathe_at(x, top + 22 + long_, 8, [(0, 0), (4.2, 2), (4.7, long_ * .14), (5.2, long_ * .56), (6.1, long_ - 14), (6.4, long_ - 6), (5, long_ - 1), (0, long_)], beech)
    v, f, n, m = [], [], 40, 14
    for j in range(m + 1):
        p = math.pi * j / m
        for i in range(n):
            q = 2 * math.pi * i / n
            v.append(at(x + 23 * math.sin(p) * math.cos(q), top + 48 + long_ - 33 * math.cos(p), 8 + 7 * math.sin(p) * math.sin(q)))
    for j in range(m):
        for i in range(n):
            f.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    add('bowl', v, f, beech)


pages = []
if MOUNT in ('spiral', 'hole'):
    table(plaster((.9,) * 3, .0014))
    lift = 7.5 if MOUNT == 'spiral' else 3.4
    sink = lift - 2.6  # the lower edge lies nearer to the wall
    c = Vector((-PW / 2, -PH / 2, lift))
    d = Vector((0, PH, -sink)).normalized()
    a, o = Vector((1, 0, 0)), Vector((0, sink / PH, 1)).normalized()
    front = sheet('leaf-0', c, a, d)
    stack(c, a, d, o)
    if MOUNT == 'spiral':
        gap = PITCH * 2.4
        loops(c, a, d, gap)
        disc('thumb', c + a * (PW / 2) + o * .15, a, d, 9.5, plain('shade', (.42, .41, .40), .9), 0, 180)
        z, top = lift, -PH / 2
        half = [(-PW / 2 + 6, top - 3.2, z), (-gap - 2, top - 3.2, z), (-gap * .45, top - 3.6, z), (-7, top - 6, z), (-4.5, top - 17, z), (0, top - 20.5, z)]
        rod(half + [(-x, y, w) for x, y, w in reversed(half[:-1])], .9)
        nail_at = (0, top - 18.5)
    else:
        disc('hole', c + a * (PW / 2) + d * 9 + o * .15, a, d, 3.7, dark)
        nail_at = (0, -PH / 2 + 7.4)
    nail(*nail_at)
    if BESIDE == 'pencil':
        hang_pencil(PW / 2 + 34, -PH / 2 + 8)
    elif BESIDE == 'spoon':
        hang_spoon(-PW / 2 - 62, -PH / 2 + 34)
    pages.append({'page': 'inside', 'part': whole, 'at': tuple(c), 'across': tuple(a), 'down': tuple(d)})
    rim = 24 if MOUNT == 'spiral' else 0
    face((0, -rim / 2, 0), 7, 4, max((PH + rim) * (1.5 if BROAD else 1.26) * WIDE / HIGH, PW * 1.42))
    world((.97, .98, 1.0), .26)
    span = max(PW, PH)
    area('window', at(-2.3 * span, -1.7 * span, 2.1 * span), at(0, 0, 0), .0022 * span, .000165 * span * span, (1.0, .982, .95), .0030 * span)
    area('room', at(3 * span, 1.2 * span, 3.4 * span), at(0, 0, 0), .005 * span, .00005 * span * span, (1.0, .97, .93))
elif MOUNT == 'loose':
    table(plain('ground', (.62,) * 3, .9, 0, .1))
    for i, (x, y, turn) in enumerate(((-5, 7, -8), (8, -4, 6))):
        (cc, ss) = turned(turn)
        corner = Vector((x - PW / 2 * cc + PH / 2 * ss, y - PH / 2 * cc - PW / 2 * ss, .7 + .5 * i))
        sheet('under%d' % i, corner, (cc, ss, 0), (-ss, cc, 0))
    (cc, ss) = turned(-1.5)
    corner = Vector((-PW / 2 * cc + PH / 2 * ss, -PH / 2 * cc - PW / 2 * ss, 2.4))
    front = sheet('leaf-0', corner, (cc, ss, 0), (-ss, cc, 0))
    pages.append({'page': 'inside', 'part': whole, 'at': tuple(corner), 'across': (cc, ss, 0), 'down': (-ss, cc, 0)})
    look((0, 0, 0), 68, 0, max(PH * 1.3 * WIDE / HIGH, PW * 1.42))
    world((.96, .97, 1.0), .42)
    area('window', at(-900, -260, 640), at(0, 0, 40), .62, 23, (1.0, .985, .955), .5)
    area('room', at(900, 900, 900), at(0, 0, 40), 1.6, 5, (1.0, .97, .94))
else:
    # A ground that rises into a wall without an edge.
    steps, back, radius = 24, -PH * .9 - 60, 220
    line = [(4000, 0), (back, 0)] + [(back - radius * math.sin(q), radius - radius * math.cos(q)) for q in np.linspace(.05, math.pi / 2, steps)] + [(back - radius, 4000)]
    add('table', [at(x, y, z) for y, z in line for x in (-4000, 4000)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], plain('ground', (.9,) * 3, .9, 0, .1))
    lean = {'easel': 21, 'block': 7, 'foot': 7}[MOUNT]
    cl, sl = turned(lean)
    base = {'easel': 9, 'block': 26, 'foot': 10}[MOUNT]
    c = Vector((-PW / 2, -PH * sl, base + PH * cl))
    a, d, o = Vector((1, 0, 0)), Vector((0, sl, -cl)), Vector((0, cl, sl))
    front = sheet('leaf-0', c, a, d)
    stack(c, a, d, o, 5 if MOUNT == 'easel' else 4)
    if MOUNT == 'easel':
        board = plain('board', (.74, .72, .69), .8, 0, .2)
        wide, high = PW + 8, PH + 14
        for sign in (1, -1):
            # The leg before, and the one behind, from the ridge down.
            ridge = c - a * 4 - o * 3.4 - d * 3
            down = d if sign > 0 else Vector((0, -sl * .9, -cl))
            leaf('leg%d' % sign, ridge - (Vector((0, 4, 0)) if sign < 0 else Vector()), a, down, wide, high if sign > 0 else high * .985, board)
        slab_low = base - 9
        leaf('floor', (-wide / 2, 6, slab_low + .8), (1, 0, 0), (0, -1, 0), wide, PH * sl * 1.9, board)
        loops(c, a, d)
    else:
        wood = oak('wood', 1.55, planks=False)
        wide, deep, high, sunk = (PW * .62, 46, 32, 6) if MOUNT == 'block' else (PW * 1.04, 52, 15, 5)
        lo, hi = at(-wide / 2, deep / 2 - 4, 0), at(wide / 2, -deep / 2 - 4, high)
        box('block', tuple(min(p, q) for p, q in zip(lo, hi)), tuple(max(p, q) for p, q in zip(lo, hi)), wood, .0022, 4)
    pages.append({'page': 'inside', 'part': whole, 'at': tuple(c), 'across': tuple(a), 'down': tuple(d)})
    tall = base + PH * cl
    look((0, -PH * sl * .3, tall * .47), 17, -9, max(tall * (1.6 if BROAD else 1.34) * WIDE / HIGH, PW * 1.42))
    world((.96, .97, 1.0), .30)
    span = max(PW, PH)
    area('window', at(-3.6 * span, 3.2 * span, 3.6 * span), at(0, 0, 40), .0034 * span, .00042 * span * span, (1.0, .982, .95), .0028 * span)
    area('room', at(3 * span, 2 * span, 5 * span), at(0, 0, 40), .008 * span, .00018 * span * span, (1.0, .97, .94))

r = render()
seconds = {'plate': round(r['seconds'])}
beauty = despeckled(clean(r, 4, 3.4, .9, .08))
p = projection((0, 0, 0))
mask, ground = emission_mask(['leaf-0']), emission_mask(['table'])
things = np.clip(1 - mask - ground, 0, 1)
keep = lambda layer, a: write_png(os.path.join(OUT, NAME + '-' + layer + '.png'), a)

page = mask > .98
exposure = .88 / np.median(beauty.mean(-1)[page])  # white paper keeps a trace of shade
lit = spread(beauty.mean(-1, keepdims=True), page, (1, 2, 4, 8))
level = .80 / np.median(beauty.mean(-1)[ground > .98])
print('percentiles page', np.percentile(lit[page] * exposure, [1, 50, 99]).round(3), 'ground', np.percentile(beauty.mean(-1)[ground > .98] * level, [1, 50, 99]).round(3))
near = np.clip(blur(mask, 4) * 40, 0, 1)[..., None]
keep('light', srgb(grade(lit, exposure, .9)) / srgb(np.array(.97)) * near + 1 - near)
# Where the page fills a part of a pixel, what else is seen in it: the shop lays the page in.
own = mask < .25
rest = np.clip(beauty - lit * mask[..., None], 0, None) / np.maximum(1 - mask, .15)[..., None]
plate = spread(rest, own, (1, 2, 4))
# Edges of the pages below are thinner than few rays can tell.
edges = np.clip(blur(emission_mask([o.name for o in bpy.data.objects if o.name.startswith('under')]), 1) * 9, 0, 1)[..., None]
plate = plate + (blur(plate, 1) - plate) * edges
unseen = np.clip(blur(mask, 9) * 3 - 2, 0, 1)[..., None] * (1 - np.clip(blur(things, 2) * 60, 0, 1)[..., None])
keep('plate', srgb(grade(plate, level, .82)) * (1 - unseen) + .8 * unseen)
keep('mask', mask)

save_json(os.path.join(OUT, NAME + '.json'), {
    'name': NAME, 'kind': 'table', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate', 'light', 'mask'],
    'camera': p, 'hang': {'x': .5, 'y': .5}, 'reach': {'left': -PW / 2, 'top': -PH / 2, 'width': PW, 'height': PH},
    'pages': [{**q, 'at': list(q['at']), 'across': list(q['across']), 'down': list(q['down'])} for q in pages], 'seconds': seconds})
print('SECONDS', NAME, seconds)
