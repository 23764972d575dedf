"""A card's surface from close: some six centimetres of it in raking light, and what foil on it mirrors. paper=… as the shop names it."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.stationery import *

PAPER = arg('paper', 'feinstpapier')
NAME = 'card-paper-' + PAPER
scene = reset(WIDE, HIGH, arg('samples', 48), 2)
rng = np.random.default_rng(21)
unit = lambda a: (.5 + a * .16).clip(0, 1).astype(np.float32)


def fine():
    return unit(tile_noise(1024, 120, rng) * .8 + tile_noise(1024, 300, rng) * .5)


def felt():
    """Cold-pressed cotton: soft, uneven dimples."""
    a = tile_noise(1024, 26, rng) * .8 + tile_noise(1024, 60, rng) * .55 + tile_noise(1024, (30, 70), rng) * .3
    return unit(a)


def flecks(count, length, width):
    """Fibres and bits in recovered paper: where they are, 0 to 1."""
    size = 1024
    a = np.zeros((size, size), np.float32)
    for _ in range(count):
        x, y, turn, bend = rng.uniform(0, size), rng.uniform(0, size), rng.uniform(0, 6.28), rng.uniform(-.03, .03)
        for k in range(int(rng.uniform(.15, 1) * length)):
            x, y, turn = x + math.cos(turn), y + math.sin(turn), turn + bend
            for dx in range(width):
                a[int(y) % size, int(x + dx) % size] = max(a[int(y) % size, int(x + dx) % size], rng.uniform(.4, 1))
    return a


n = Nodes('paper')
rough, colour = .8, (ALBEDO,) * 3
if PAPER == 'baumwolle':
    h = tiled(n, tile('felt', felt), .034)
    b = n('Bump', None, Strength=1.0, Distance=.00017, Height=h)
elif PAPER == 'recycling':
    h = tiled(n, tile('fine', fine), .022)
    f = tiled(n, tile('flecks', lambda: flecks(360, 34, 2)), .05)
    colour = n.ramp(f, (0.0, (ALBEDO * .95, ALBEDO * .925, ALBEDO * .86)), (1.0, (.42, .36, .28)))
    b = n('Bump', None, Strength=1.0, Distance=.00012, Height=h)
elif PAPER == 'perlmutt':
    h = tiled(n, tile('fine', fine), .018)
    rough = .38
    b = n('Bump', None, Strength=1.0, Distance=.00006, Height=h)
else:
    h = tiled(n, tile('fine', fine), .024)
    b = n('Bump', None, Strength=1.0, Distance=.00009, Height=h)
white = n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=rough, Specular=.6 if PAPER == 'perlmutt' else .15,
                    Metallic=.35 if PAPER == 'perlmutt' else 0, Normal=b.outputs[0]))
sheet = table(white, 300)
sheet.name = 'sheet'
look((0, 0, 0), 56, 14, 66)
world((.96, .97, 1.0), .34)
key = area('window', at(-760, -330, 330), at(0, 0, 0), .4, 15, (1.0, .985, .955), .4)
p = projection((0, 0, 0))
seconds = {}
r = render()
seconds['light'] = round(r['seconds'])
beauty = r['rgb']
exposure = .84 / np.median(beauty.mean(-1))
keep = lambda layer, a: write_png(os.path.join(OUT, NAME + '-' + layer + '.png'), a)
tone = beauty if PAPER == 'recycling' else beauty.mean(-1, keepdims=True)
keep('light', srgb(grade(np.repeat(tone, 3, -1) if tone.shape[-1] == 1 else tone, exposure, .9)) / srgb(np.array(.97)))
flat = np.ones((HIGH, WIDE, 1))
keep('plate', flat * .9)
keep('mask', flat)
scene.render.resolution_x, scene.render.resolution_y = round(WIDE * .4), round(HIGH * .4)
sheet.data.materials[0] = foil(waves=.0030, rough=.15)
world((.9, .93, 1.0), .16)
key.visible_glossy = False
key.data.energy = 4
c, s = turned(56)
ct, st = turned(14)
for layer, shift in (('glint', -9), ('turned', 13)):
    away = Vector((-st * c, -ct * c, s))
    lamp = area('strip', at(*(away * 900 + Vector((shift * 14, shift * 5, 0)))), at(shift, 0, 0), .10, 2.2, (1, 1, 1), 1.5)
    lamp.rotation_euler.rotate_axis('Z', math.radians(35))
    g = render()
    seconds[layer] = round(g['seconds'])
    glint = enlarged(WIDE, HIGH, clean(g, 3, 1.8, 1.6, .12).mean(-1, keepdims=True))
    keep(layer, srgb(glint / (1 + glint) * 1.15))
    bpy.data.objects.remove(lamp)
print('light', np.percentile(tone * exposure, [1, 50, 99]).round(3))
save_json(os.path.join(OUT, NAME + '.json'), {
    'name': NAME, 'kind': 'table', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate', 'light', 'mask', 'glint', 'turned'], 'camera': p,
    'hang': {'x': .5, 'y': .5}, 'reach': {'left': -33, 'top': -27, 'width': 66, 'height': 54},
    'pages': [{'page': 'front', 'part': {'left': 0, 'top': 0, 'right': 1, 'bottom': 1}, 'at': [0, 0, 0], 'across': [1, 0, 0], 'down': [0, 1, 0]}], 'seconds': seconds})
print('SECONDS', NAME, seconds)
