"""
A card on a table, white, for a design of its size: view=standing (folded, a little open), lying (one leaf), open
(folded, opened flat); wide=… high=… of the closed card in millimetres. Layers: the table with the card's shadow, the light on
the card, where the card is seen, and what foil on it mirrors, under two lights.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.stationery import *

VIEW, CW, CH = arg('view', 'standing'), arg('wide', 115), arg('high', 168)
NAME = 'card-%s-%dx%d' % (VIEW, CW, CH)
# Light is smooth: it is rendered half as large as the card's outline.
LOW = WIDE // 2, HIGH // 2
scene = reset(*LOW, arg('samples', 32), 4)
white = paper()
table(plain('ground', (.9,) * 3, .9, 0, .1))
leaves, pages = [], []


def placed(name, part, corner, across, down, wide=CW, high=CH):
    leaves.append(leaf('leaf-%d' % len(leaves), corner, across, down, wide, high, white))
    pages.append({'page': name, 'part': part, 'at': corner, 'across': across, 'down': down})


whole = {'left': 0, 'top': 0, 'right': 1, 'bottom': 1}
if VIEW == 'standing':
    # Its fold on the left: the front faces the window, its free edge comes forward.
    (c, s), (cb, sb) = turned(11), turned(-24)
    x, y = -CW * c / 2, -CW * s * .35
    placed('front', whole, (x, y, CH), (c, s, 0), (0, 0, -1))
    # Half of what is inside; hardly any of it is seen.
    placed('inside', {'left': .5, 'top': 0, 'right': 1, 'bottom': 1}, (x + .3, y - .3, CH), (cb, sb, 0), (0, 0, -1))
    leaves.append(spine('spine', (x + .1, y - .2, 0), (x + .1, y - .2, CH), .46, white))
    target, rise, turn = (-CW * .1, 0, CH * .36), 29, 0
    frame = max(CH * 2.05, CW * 2.3)
elif VIEW == 'lying':
    (c, s), tilt = turned(3), .9
    corner = Vector((-CW / 2 * c + CH / 2 * s, -CH / 2 * c - CW / 2 * s, 2.4))
    placed('front', whole, tuple(corner), (c, s, -.006), (-s, c, -.008))
    target, rise, turn = (0, 0, 0), 66, 0
    frame = max(CH * 1.9, CW * 1.72)
else:
    (c, s), (cr, sr) = turned(3), turned(11)  # each half rises from the fold
    placed('inside', {'left': 0, 'top': 0, 'right': .5, 'bottom': 1}, (-CW * c, -CH / 2, CW * s + .6), (c, 0, -s), (0, 1, 0))
    placed('inside', {'left': .5, 'top': 0, 'right': 1, 'bottom': 1}, (0, -CH / 2, .6), (cr, 0, sr), (0, 1, 0))
    target, rise, turn = (0, 0, 6), 58, -7
    frame = max(CH * 1.75, CW * 2 * 1.42)

look(target, rise, turn, frame)
# ---- a broad window on the left, and a dim room
world((.96, .97, 1.0), .42)
key = area('window', at(-820, 560, 560) if VIEW == 'standing' else at(-900, -260, 640), at(0, 0, 40), .62, 23, (1.0, .985, .955), .5)
fill = area('room', at(500, 300, 1100) if VIEW == 'standing' else at(900, 900, 900), at(0, 0, 40), 1.6, 16 if VIEW == 'standing' else 5, (1.0, .97, .94))

seconds = {}
names = [o.name for o in leaves]
r = render()
seconds['plate'] = round(r['seconds'])
beauty = despeckled(clean(r, 5, 4.0, .9, .08))
scene.render.resolution_x, scene.render.resolution_y = WIDE, HIGH
p = projection((0, 0, 0))
mask = emission_mask(names)
halved = lambda a: a.reshape(LOW[1], 2, LOW[0], 2).mean((1, 3))
low = halved(mask)
near = np.clip(blur(mask, 4) * 40, 0, 1)[..., None]
under = np.clip(blur(mask, 9) * 3 - 2, 0, 1)[..., None]  # what no one sees is plain


keep = lambda layer, a: write_png(os.path.join(OUT, NAME + '-' + layer + '.png'), a)


card = low > .98
exposure = .87 / (np.median(beauty.mean(-1)[card]))  # white paper keeps a trace of shade
print('percentiles ground', np.percentile(beauty.mean(-1)[low < .02] * exposure, [5, 50, 95]).round(3), 'card', np.percentile(beauty.mean(-1)[card] * exposure, [1, 50, 99]).round(3))
ground = enlarged(WIDE, HIGH, spread(beauty, low < .02, (1, 2, 4)))
# The table as bright as the card, for a drawing to colour it.
level = .80 / np.median(ground[mask < .02].mean(-1))
keep('plate', srgb(grade(ground, level, .82)) * (1 - under) + .8 * under)
# Each leaf by itself: where one ends before another, its edge is as sharp as the outline.
first = emission_mask(names[0::2]) if len(names) > 1 else mask  # the spine is the front's
lit = 0
for shape in (first, mask - first):
    own = enlarged(WIDE, HIGH, spread(beauty.mean(-1, keepdims=True), blur(halved(shape), 1) > .995, (1, 2, 4)))
    lit = lit + own * shape[..., None]
lit = spread(lit / np.maximum(mask[..., None], .02), mask > .5, (1, 2, 4))
keep('light', srgb(grade(lit, exposure, .9)) / srgb(np.array(.97)) * near + (1 - near))
keep('mask', mask)
scene.render.resolution_x, scene.render.resolution_y = LOW

# ---- foil: the same sheets as metal, under the window and under another one
metal = foil()
for o in leaves:
    o.data.materials[0] = metal
bpy.data.objects['table'].hide_render = True
world((.9, .93, 1.0), .16)
key.visible_glossy = False


def mirrored_strip(shift, strength):
    """A bright strip where the middle of the first page mirrors it."""
    first = pages[0]
    a, d = Vector(first['across']), Vector(first['down'])
    middle = Vector(first['at']) + a * CW * (.5 + shift) + d * CH * (.42 + shift * .3)
    normal = d.cross(a).normalized()
    eye = bpy.context.scene.camera.location * 1000
    eye = Vector((eye.x, -eye.z, -eye.y))
    view = (middle - eye).normalized()
    away = view - 2 * view.dot(normal) * normal
    spot = middle + away * 900
    lamp = area('strip', at(*spot), at(*middle), .09, strength, (1, 1, 1), 1.5)
    lamp.rotation_euler.rotate_axis('Z', math.radians(35))
    return lamp


fill.data.energy = 2
key.data.energy = 8
LAMPS = (('glint', -.16),) if VIEW == 'open' else (('glint', -.16), ('turned', .24))
for layer, shift in LAMPS:
    lamp = mirrored_strip(shift, 2.2)
    g = render(passes=PASSES)
    seconds[layer] = round(g['seconds'])
    glint = clean(g, 3, 1.8, 1.6, .12).mean(-1, keepdims=True)
    glint = enlarged(WIDE, HIGH, spread(glint, card, (1, 2, 4)))
    keep(layer, srgb(glint / (1 + glint) * 1.15) * near)
    bpy.data.objects.remove(lamp)

save_json(os.path.join(OUT, NAME + '.json'), {
    'name': NAME, 'kind': 'table', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate', 'light', 'mask'] + [layer for layer, _ in LAMPS],
    'camera': p, 'hang': {'x': .5, 'y': .5}, 'reach': {'left': -CW / 2, 'top': -CH / 2, 'width': CW, 'height': CH},
    'pages': [{**q, 'at': list(q['at']), 'across': list(q['across']), 'down': list(q['down'])} for q in pages], 'seconds': seconds})
print('SECONDS', NAME, seconds)
