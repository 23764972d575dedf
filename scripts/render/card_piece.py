"""
What comes with a card, from above, cut out with its shadow, in neutral colours that a drawing tints: piece=envelope with
form=gerade or spitz, wide=… high=…; ribbon, bow, seal or screw, of=… as the shop names it.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.hardware import cord
from kit.stationery import *

PIECE, OF = arg('piece', 'envelope'), arg('of', 'spitz')
EW, EH = arg('wide', 176), arg('high', 125)
PIXELS = arg('pixels', 4.5)  # in a millimetre


def sheet(name, outline, mat, heights, low=0.0):
    """A thin sheet whose corners lie at heights of their own."""
    v = [at(x, y, z) for (x, y), z in zip(outline, heights)]
    return add(name, v, [tuple(range(len(v)))], mat, False)


def rounded(points, radius, steps=7):
    """An outline whose corners are rounded."""
    out = []
    for i, p in enumerate(points):
        p, a, b = Vector(p), Vector(points[i - 1]), Vector(points[(i + 1) % len(points)])
        r = min(radius, (a - p).length / 2, (b - p).length / 2)
        s, e = p + (a - p).normalized() * r, p + (b - p).normalized() * r
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((s * (1 - t) + p * t) * (1 - t) + (p * (1 - t) + e * t) * t))
    return out


def envelope(form):
    mat = paper('envelope', (ALBEDO,) * 3)
    w, h = EW / 2, EH / 2
    sheet('body', rounded([(-w, -h), (w, -h), (w, h), (-w, h)], 1.5), mat, [.9] * 32)
    rise = lambda pts, fold, top: [top * min(1, abs(y - fold) / (EH * .6)) for _, y in pts]
    if form == 'spitz':
        for sign in (-1, 1):  # the sides, folded in
            o = rounded([(sign * w, -h), (sign * w, h), (sign * EW * .06, EH * .03)], 5)
            sheet('side%d' % sign, o, mat, [1.05 + .35 * (1 - abs(x) / w) for x, _ in o])
        o = rounded([(-w, h), (w, h), (0, -EH * .02)], 9)
        sheet('lower', o, mat, [1.2 + .7 * min(1, (h - y) / EH * 2) for _, y in o])
        o = rounded([(-w, -h), (w, -h), (0, EH * .10)], 10)
        sheet('flap', o, mat, [1.35 + 2.6 * (y + h) / (EH * .6) for _, y in o])
    else:
        o = rounded([(-w, h), (w, h), (w - 2, -EH * .18), (-w + 2, -EH * .18)], 3)
        sheet('lower', o, mat, [1.1 + .5 * min(1, (h - y) / EH * 2) for _, y in o])
        o = rounded([(-w, -h), (w, -h), (w - EW * .07, -EH * .13), (-w + EW * .07, -EH * .13)], 6)
        sheet('flap', o, mat, [1.35 + 2.6 * (y + h) / (EH * .45) for _, y in o])
    return {'left': -w - 10, 'top': -h - 10, 'width': EW + 22, 'height': EH + 24}


def satin():
    n = Nodes('satin')
    v = n('Mapping', None, Vector=n('TexCoord').outputs['Object'], Scale=(900, 40, 40)).outputs[0]
    b = n('Bump', None, Strength=.25, Distance=.00008, Height=n('TexNoise', None, Vector=v, Scale=1.0, Detail=1.0).outputs[0])
    return n.surface(n('BsdfPrincipled', None, Base_Color=(.6, .6, .6), Roughness=.36, Specular=.7, Sheen=.6, Normal=b.outputs[0]))


def cloth():
    n = Nodes('linen')
    h = tiled(n, tile('weave', lambda: weave(1024, 40, 9)), .026)
    col = n.ramp(h, (0.0, (.42,) * 3), (.5, (.72,) * 3), (1.0, (.84,) * 3))
    b = n('Bump', None, Strength=.8, Distance=.0003, Height=h)
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.95, Specular=.1, Normal=b.outputs[0]))


def strip(name, line, half, mat):
    """A band along a line of (place, direction of its width, share of its half width)."""
    v, f = [], []
    for p, d, k in line:
        p, d = Vector(p), Vector(d).normalized()
        for i in range(7):
            t = i / 3 - 1
            v.append(at(*(p + d * (t * half * k) + Vector((0, 0, .35 * (1 - t * t))))))
    for j in range(len(line) - 1):
        for i in range(6):
            a = j * 7 + i
            f.append((a, a + 1, a + 8, a + 7))
    return add(name, v, f, mat)


def eased_line(points, steps=14):
    """Catmull-Rom through places, as a list of places."""
    q = [Vector(p) for p in points]
    q = [q[0] * 2 - q[1]] + q + [q[-1] * 2 - q[-2]]
    out = []
    for i in range(1, len(q) - 2):
        for k in range(steps):
            t = k / steps
            a, b, c, d = q[i - 1], q[i], q[i + 1], q[i + 2]
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out + [q[-2]]


def band(points, half, mat, widths, name):
    places = eased_line(points)
    n = len(places) - 1
    line = []
    for i, p in enumerate(places):
        d = places[min(n, i + 1)] - places[max(0, i - 1)]
        flat = Vector((-d.y, d.x, 0)) if abs(d.x) + abs(d.y) > 1e-6 else Vector((0, 1, 0))
        line.append((p, flat, np.interp(i / n, *zip(*widths))))
    return strip(name, line, half, mat)


def ribbon(of):
    half, long_ = (5.5, 236) if of == 'satin' else (7.5, 236)
    strip('ribbon', [((0, y, .35 + .12 * math.sin(y * .05)), (1, 0, 0), 1) for y in np.linspace(-long_ / 2, long_ / 2, 90)], half, satin() if of == 'satin' else cloth())
    return {'left': -half - 5, 'top': -long_ / 2, 'width': 2 * half + 10, 'height': long_}


def bow(of):
    if of == 'jute':
        mm = lambda pts: [tuple(at(*p) * 1000) for p in pts]
        for pts in ([(0, 0, 3), (-9, -6, 4), (-21, -9, 3), (-24, -1, 2), (-14, 3, 3), (0, 1, 3)], [(0, 0, 3), (9, -7, 4), (20, -10, 3), (24, -2, 2), (13, 3, 3), (0, 1, 3)],
                    [(0, 1, 3), (-6, 10, 2), (-9, 20, 1.4), (-15, 30, 1.2)], [(0, 1, 3), (5, 11, 2), (10, 19, 1.4), (12, 32, 1.2)],
                    [(-3, -2, 4.2), (0, 0, 5), (3, 2, 4.2)], [(-3, 1, 4.2), (0, 2.2, 5), (3, 4, 4.2)]):
            cord(mm(pts), 1.25, (.72, .72, .72))
        return {'left': -32, 'top': -18, 'width': 64, 'height': 60}
    mat = satin()
    for side in (-1, 1):
        band([(0, .5, 2), (side * 7, 9, 1.4), (side * 12, 21, 1.0), (side * 19, 33, .8)], 6, mat, ((0, .5), (.3, .9), (1, 1)), 'tail%d' % side)
        band([(0, 1, 2.2), (side * 10, 4.5, 2.4), (side * 20, 3.5, 2.6), (side * 26.4, 1.2, 3.4)], 6.2, mat, ((0, .45), (.5, 1), (1, .96)), 'under%d' % side)
        band([(0, 0, 4.4), (side * 9, -4, 6.6), (side * 20, -6.8, 6.8), (side * 26.5, -5.2, 5.2)], 6.4, mat, ((0, .42), (.5, 1), (1, .96)), 'loop%d' % side)
    strip('knot', [((x, 0, 5.2 + 1.6 * math.cos(x / 4.4 * 1.5)), (0, 1, 0), 1 - .18 * (x / 4.4) ** 2) for x in np.linspace(-4.4, 4.4, 21)], 5.2, mat)
    return {'left': -36, 'top': -22, 'width': 76, 'height': 66}


def seal(of):
    """Poured wax with a pressed middle: a sprig."""
    steps, rng = 160, np.random.default_rng(12)
    edge = 12.4 + sum(a * np.cos(np.arange(steps) / steps * 2 * math.pi * k + p) for k, a, p in ((2, .45, 1.1), (3, .4, .3), (5, .28, 2.2), (9, .12, 4.0)))
    v, f = [], []
    profile = ((1.0, .2), (1.0, 1.0), (.985, 1.9), (.94, 2.5), (.88, 2.6), (.82, 2.3), (.79, 1.6))
    for r, z in profile:
        for i in range(steps):
            a = 2 * math.pi * i / steps
            k = edge[i] * r if r > .83 else 12.2 * r
            v.append(at(k * math.cos(a), k * math.sin(a), z))
    for j in range(len(profile) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            f.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    top = (len(profile) - 1) * steps
    f.append(tuple(range(top, top + steps)))
    wax = plain('wax', (.46, .46, .46), .32, 0, .6)
    add('seal', v, f, wax)

    def drop(x, y, turn, long_, wide):
        pts = []
        for i in range(28):
            a = 2 * math.pi * i / 28
            px, py = long_ / 2 * math.cos(a), wide / 2 * math.sin(a) * (1 - .35 * math.cos(a))
            c, s = math.cos(turn), math.sin(turn)
            pts.append((x + px * c - py * s, y + px * s + py * c))
        low = [at(px, py, 1.5) for px, py in pts]
        high = [at(x + (px - x) * .6, y + (py - y) * .6, 2.15) for px, py in pts]
        add('leaf', low + high + [at(x, y, 2.3)], [(i, (i + 1) % 28, 28 + (i + 1) % 28, 28 + i) for i in range(28)] + [(28 + i, 28 + (i + 1) % 28, 56) for i in range(28)], wax)

    for i in range(5):
        y = 5.2 - i * 2.5
        for side in (-1, 1):
            drop(side * (2.7 - .25 * i), y - 1.2, math.radians(-90 + side * 52), 4.2 - .3 * i, 1.9 - .1 * i)
    drop(0, -6.6, math.radians(-90), 3.6, 1.7)
    drop(0, .6, math.radians(90), 15, .62)
    return {'left': -18, 'top': -18, 'width': 38, 'height': 38}


def screw(of):
    brass = plain('brass', (.80, .58, .27), .26, 1.0)
    steps = 72
    v, f = [], []
    profile = ((4.1, .1), (4.1, 1.1), (3.9, 1.45), (3.4, 1.65), (0.001, 1.9))
    for r, z in profile:
        for i in range(steps):
            v.append(at(r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z))
    for j in range(len(profile) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            f.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    add('screw', v, f, brass)
    c, s = turned(38)
    o = [(x * c - y * s, x * s + y * c) for x, y in ((-3.6, -.42), (3.6, -.42), (3.6, .42), (-3.6, .42))]
    add('slot', [at(x, y, 2.0) for x, y in o], [(0, 1, 2, 3)], plain('slot', (.10, .07, .03), .6), False)
    return {'left': -7, 'top': -7, 'width': 15, 'height': 15}


# the size is known once the thing is: a first scene is thrown away
WIDE = HIGH = 64
reset(WIDE, HIGH, arg('samples', 48), 4)
reach = {'envelope': envelope, 'ribbon': ribbon, 'bow': bow, 'seal': seal, 'screw': screw}[PIECE](OF)
scene = bpy.context.scene
WIDE, HIGH = round(reach['width'] * PIXELS), round(reach['height'] * PIXELS)
scene.render.resolution_x, scene.render.resolution_y = WIDE, HIGH
own = [o.name for o in bpy.data.objects if o.type == 'MESH' or o.type == 'CURVE']
table(plain('ground', (ALBEDO,) * 3, .9, 0, .1))
middle = (reach['left'] + reach['width'] / 2, reach['top'] + reach['height'] / 2, 0)
look(middle, 89.99, 0, reach['width'])
cam = scene.camera
cam.data.type, cam.data.ortho_scale = 'ORTHO', max(reach['width'], reach['height']) * .001
# The light of card.py, from afar: the same on all of it.
world((.96, .97, 1.0), .5)
d = at(-900, -260, 640)
area('window', d * 1.6, at(0, 0, 0), .8, 70, (1.0, .985, .955), .8)

r = render()
seconds = {'plate': round(r['seconds'])}
beauty = despeckled(clean(r, 3, 1.6, .9, .08))
mask = emission_mask(own)
ground = np.percentile(beauty.mean(-1)[mask < .01], 90) if (mask < .01).any() else ALBEDO
shade = np.clip(beauty.mean(-1) / ground, 0, 1)
dark = spread(np.where(mask < .02, 1 - shade, 0), mask < .02, (1, 2, 4))
# Fades out before its edge, where chance would end in a line.
yy, xx = np.mgrid[0:HIGH, 0:WIDE]
rim = np.clip(np.minimum.reduce([xx, WIDE - 1 - xx] + ([yy, HIGH - 1 - yy] if PIECE != 'ribbon' else [])) / (3 * PIXELS), 0, 1)
shadow = np.clip(np.maximum(dark - .08, 0), 0, .8) * rim
colour = srgb(grade(spread(beauty, mask > .98, (1, 2, 4)) / ground * .87, 1.0, .9)) / srgb(np.array(.93))
alpha = mask + (1 - mask) * (1 - srgb(1 - shadow))
tone = colour * (mask / np.maximum(alpha, 1e-4))[..., None]
NAME = 'card-%s-%s' % (PIECE, OF) + ('-%dx%d' % (EW, EH) if PIECE == 'envelope' else '')
write_png(os.path.join(OUT, NAME + '-plate.png'), np.concatenate([np.clip(tone, 0, 1), alpha[..., None]], -1), dither=False)
save_json(os.path.join(OUT, NAME + '.json'), {
    'name': NAME, 'kind': 'piece', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate'],
    'camera': [[PIXELS, 0, 0, -reach['left'] * PIXELS], [0, PIXELS, 0, -reach['top'] * PIXELS], [0, 0, 0, 1]],
    'hang': {'x': .5, 'y': .5}, 'reach': reach, 'seconds': seconds})
print('SECONDS', NAME, seconds)
