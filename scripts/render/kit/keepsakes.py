"""Things that lie about a card at a feast, or at a farewell: rings, candles, eggs, cones, baubles, books."""
import math
import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as N

from .base import *
from .lights import *
from .plants import *
from .shapes import *
from .studio import mixed, rgb
from .surfaces import *

R = math.radians
GOLD = (.86, .60, .27)


def placed(ob, at, turn=(0, 0, 0)):
    """An object at a place, turned by degrees about its own axes."""
    ob.location, ob.rotation_euler = at, tuple(R(a) for a in turn)
    return ob


def gold(name='gold', colour=GOLD, rough=.16):
    return plain(name, colour, rough, 1.0)


def linen_cloth(colour, span=(1.6, 1.4), at=(0, .1), folds=(), waves=.0012, seed=1, yarn=.0011, vary=.07):
    """
    A cloth over the table. `folds`: soft ridges, each from a point to a point, with a width and a height in metres;
    between them it is all but flat.
    """
    nx, ny = 260, 220
    off = Vector((seed * 3.1, seed * 1.7, seed * 2.3))
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = at[0] + (i / nx - .5) * span[0], at[1] + (j / ny - .5) * span[1]
            z = waves * (N.fractal(Vector((x * 5, y * 5, 0)) + off, .9, 2.0, 3) - .4)
            for (ax, ay), (bx, by), wide, tall in folds:
                d = Vector((bx - ax, by - ay))
                t = max(0, min(1, ((x - ax) * d.x + (y - ay) * d.y) / d.length_squared))
                sway = .35 * wide * N.noise(Vector((t * 3.1, seed, ax * 9)))
                px, py = ax + d.x * t, ay + d.y * t
                side = ((x - px) * -d.y + (y - py) * d.x) / d.length + sway
                along = math.sin(math.pi * min(1, max(0, t))) ** .6 if 0 < t < 1 else 0
                beyond = math.hypot(x - px, y - py)
                fade = along if beyond < wide * 4 else 0
                z += tall * fade * math.exp(-(side / wide) ** 2)
            verts.append((x, y, min(z, .05) - waves * .9))
    for j in range(ny):
        for i in range(nx):
            q = j * (nx + 1) + i
            faces.append((q, q + 1, q + nx + 2, q + nx + 1))
    return add('cloth', verts, faces, slubbed('linen', colour, yarn, vary, .0003, .2))


def muslin(at, size, turn, colour, folds=5.0, tall=.012, seed=1, sway=1.0):
    """A soft cloth thrown down: its folds gather and part along its length; its rim curls."""
    nx, ny = 150, 110
    off = Vector((seed * 7.3, seed * 3.9, 0))
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx - .5, j / ny - .5
            lead = N.fractal(Vector((u * 1.6, v * 1.3, 0)) + off, 1.0, 2.0, 2)
            gather = .55 + .45 * math.cos(math.pi * (u + .08 * lead)) ** 2
            phase = folds * math.pi * 2 * (v + sway * .11 * lead + .06 * math.sin(u * 5 + seed))
            ridge = (.5 + .5 * math.sin(phase)) ** 1.6
            fine = .5 + .5 * math.sin(phase * 2.3 + 4 * lead)
            z = tall * (ridge * (.45 + .8 * abs(N.noise(Vector((u * 2.3, v * 6, 3)) + off))) + .22 * fine)
            x = u * size[0] * (1 + .05 * math.sin(v * 11 + seed))
            y = v * size[1] * gather * (1 + .06 * math.sin(u * 9 + seed)) + .10 * size[1] * math.sin(u * 3 + seed)
            verts.append((x, y, z + .0012))
    for j in range(ny):
        for i in range(nx):
            q = j * (nx + 1) + i
            faces.append((q, q + 1, q + nx + 2, q + nx + 1))
    ob = add('muslin', verts, faces, slubbed('muslin', colour, .0009, .05, .00025, .3))
    ob.modifiers.new('t', 'SOLIDIFY').thickness = .0008
    ob.modifiers.new('s', 'SUBSURF').render_levels = 1
    return placed(ob, (*at, 0), (0, 0, turn))


def tabletop(mat):
    return add('table', [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], mat, False)


def backwall(y, colour, relief=.0012):
    return add('wall', [(-4, y, -1), (4, y, -1), (4, y, 3), (-4, y, 3)], [(0, 1, 2, 3)], plaster(colour, relief, .8), False)


def ring(at, radius, mat, turn=(0, 0, 0), tube=.00105, wide=.0019):
    """A wedding ring: a band, rounded outside and inside."""
    profile = [(radius + tube * math.cos(a), wide * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)]
    return placed(lathe('ring', profile, mat, steps=128), at, turn)


def ribbon(points, wide, mat, twist=(0, 0), lift=0.0):
    """A ribbon along points, on edge where it turns; `twist`: degrees about its line at its start and end."""
    p = np.asarray(points, float)
    t = np.linspace(0, 1, len(p))
    s = np.linspace(0, 1, 160)
    # A smooth line through the points.
    line = np.stack([_smooth(t, p[:, k], s) for k in range(3)], 1)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    verts, faces = [], []
    for i, (q, d) in enumerate(zip(line, ahead)):
        side = unit(np.cross(d, (0, 0, 1)))
        up = np.cross(side, d)
        a = R(twist[0] + (twist[1] - twist[0]) * s[i])
        across = side * math.cos(a) + up * math.sin(a)
        for k in (-1, -.33, .33, 1):
            verts.append(tuple(q + across * wide / 2 * k + np.array((0, 0, lift + wide / 2 * abs(math.sin(a)) + .0004 * (1 - k * k)))))
        if i:
            b = 4 * i
            faces += [(b - 4 + k, b + k, b + 1 + k, b - 3 + k) for k in range(3)]
    ob = add('ribbon', verts, faces, mat)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, R(40)
    ob.modifiers.new('t', 'SOLIDIFY').thickness = .00018
    return ob


def _smooth(t, v, s):
    """Catmull-Rom through values at `t`."""
    m = np.gradient(v, t)
    i = np.clip(np.searchsorted(t, s) - 1, 0, len(t) - 2)
    h = t[i + 1] - t[i]
    x = (s - t[i]) / h
    return ((1 + 2 * x) * (1 - x) ** 2) * v[i] + x * (1 - x) ** 2 * h * m[i] + x * x * (3 - 2 * x) * v[i + 1] + x * x * (x - 1) * h * m[i + 1]


def silk(name, colour, rough=.34):
    """Satin: its threads shine along one way."""
    return plain(name, colour, rough, 0, .5, Sheen=.6, Anisotropic=.5)


def wax(name, colour, glow=.0):
    """Candle wax, which light comes through near the flame: by its height within its own box."""
    n = Nodes(name)
    up = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Generated']).outputs[2]
    near = n.math('POWER', n('MapRange', None, Value=up, _1=.45, _2=1.0).outputs[0], 2.2)
    warm = n('MixRGB', None, Fac=near, Color1=colour, Color2=(1.0, .56, .22)).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=.46, Specular=.35, Sheen=.2, Emission=warm, Emission_Strength=n.math('MULTIPLY', near, glow)))


def flame(at, size=.022, power=.35, strength=26):
    """A candle's flame, blue at its foot, and the light it gives."""
    profile = [(0, 0), (.16, .06), (.25, .18), (.27, .30), (.22, .48), (.13, .70), (.05, .90), (0, 1)]
    n = Nodes('flame')
    up = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Generated']).outputs[2]
    colour = n.ramp(up, (0.0, (.12, .16, .5)), (.16, (.95, .42, .12)), (.40, (1.0, .72, .32)), (1.0, (1.0, .55, .16)))
    bright = n.math('MULTIPLY', n('MapRange', None, Value=up, _1=0.0, _2=.35, _3=.12, _4=1.0).outputs[0], strength)
    ob = lathe('flame', [(r * size, z * size) for r, z in profile], n.surface(n('Emission', None, Color=colour, Strength=bright)), at, 32)
    ob.visible_shadow = ob.visible_diffuse = False
    ob.modifiers.new('s', 'SUBSURF').render_levels = 2
    l = bpy.data.lights.new('flame', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, (1.0, .62, .28), size * .30
    lamp = bpy.data.objects.new('flame light', l)
    bpy.context.collection.objects.link(lamp)
    lamp.location = (at[0], at[1], at[2] + size * .5)


def candle(at, radius, high, mat, lit=True, power=.35, size=.024, hollow=.35):
    """A candle with a rim, a molten hollow and its wick."""
    x, y, z = at
    dip = radius * hollow
    profile = [(0, 0), (radius * .985, 0), (radius, .001), (radius, high - radius * .16), (radius * .985, high - radius * .06), (radius * .93, high), (radius * .84, high - dip * .25),
               (radius * .6, high - dip * .8), (radius * .25, high - dip), (0, high - dip)]
    ob = lathe('candle', profile, mat, at, 72)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = R(60)
    top = z + high - dip
    stem('wick', [(x, y, top - .001), (x + .0004, y, top + .005), (x + .0012, y, top + .009)], .0007, .0006, plain('wick', (.02, .016, .014), .9))
    if lit:
        flame((x + .0010, y, top + .0055), size, power)


def pebble(at, size, mat, turn=0, seed=1):
    """A stone the sea has rounded; `size`: half its length, width and height."""
    ob = _ball(48, lambda q: q * (1 + .10 * N.fractal(q * 1.1 + Vector((seed * 5.3, 0, 0)), 1.0, 2.0, 3)))
    ob.data.materials.append(mat)
    ob.scale = size
    return placed(ob, (at[0], at[1], at[2] + size[2] * .93), (3, -2, turn))


def _ball(steps, moved):
    verts, faces = [], []
    rows = steps // 2
    for j in range(rows + 1):
        for i in range(steps):
            a, b = math.pi * j / rows, 2 * math.pi * i / steps
            verts.append(moved(Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))))
    for j in range(rows):
        for i in range(steps):
            k = (i + 1) % steps
            faces.append((j * steps + i, (j + 1) * steps + i, (j + 1) * steps + k, j * steps + k))
    ob = add('ball', verts, faces)
    ob.modifiers.new('s', 'SUBSURF').render_levels = 1
    return ob


def egg(at, size, mat, turn=(0, 90, 0)):
    """An egg `size` long; lying by its usual turn."""
    ob = _ball(40, lambda q: Vector((q.x * .365 * (1 - .13 * q.z), q.y * .365 * (1 - .13 * q.z), q.z * .5)) * size)
    ob.data.materials.append(mat)
    return placed(ob, at, turn)


def shell(name, colour, freckle=None, amount=.5):
    """An egg's shell, matt; `freckle`: the colour of its speckles."""
    n = Nodes(name)
    tone = colour
    if freckle:
        fine = n('TexNoise', None, Vector=coords(n), Scale=240.0, Detail=3.0).outputs[0]
        much = n('TexNoise', None, Vector=coords(n), Scale=55.0, Detail=2.0).outputs[0]
        spot = n('MapRange', None, Value=n.math('ADD', fine, n.math('MULTIPLY', n.math('SUBTRACT', much, .5), amount)), _1=.60, _2=.66).outputs[0]
        tone = n('MixRGB', None, Fac=n.math('MULTIPLY', spot, .75), Color1=colour, Color2=freckle).outputs[0]
    grain = n('TexNoise', None, Vector=coords(n), Scale=900.0, Detail=2.0).outputs[0]
    b = n('Bump', None, Strength=.25, Distance=.0002, Height=grain)
    return n.surface(n('BsdfPrincipled', None, Base_Color=tone, Roughness=.5, Specular=.35, Sheen=.15, Normal=b.outputs[0]))


def bauble(at, radius, mat, turn=(0, 0, 0), cap=None, string=True):
    """A glass ball for a tree, with its cap and a loop of thread."""
    cap = cap or gold('cap', GOLD, .30)
    body = _ball(64, lambda q: q * radius)
    body.data.materials.append(mat)
    top = lathe('cap', [(radius * .20, radius * .955), (radius * .20, radius * 1.10), (radius * .17, radius * 1.14), (0, radius * 1.14)], cap, steps=40)
    hook = ring((0, 0, radius * 1.22), radius * .09, cap, (90, 0, 0), radius * .016, radius * .016)
    m = Matrix.Translation(at) @ Matrix.Rotation(R(turn[2]), 4, 'Z') @ Matrix.Rotation(R(turn[1]), 4, 'Y') @ Matrix.Rotation(R(turn[0]), 4, 'X')
    for o in (body, top):
        o.matrix_world = m
    hook.matrix_world = m @ Matrix.Translation((0, 0, radius * 1.22)) @ Matrix.Rotation(R(90), 4, 'X')


def beads(points, radius, mats):
    """Wooden beads along a line, each touching the next."""
    p = np.asarray(points, float)
    t = np.linspace(0, 1, len(p))
    s = np.linspace(0, 1, 600)
    line = np.stack([_smooth(t, p[:, k], s) for k in range(3)], 1)
    gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    count = int(gone[-1] / (2 * radius))
    for m, mat in enumerate(mats):
        at_ = [np.array([np.interp(k * 2 * radius, gone, line[:, c]) for c in range(3)]) for k in range(count) if k % len(mats) == m]
        ball('beads', [q + np.array((0, 0, radius)) for q in at_], [radius * 1.0] * len(at_), mat)


def arch(at, radius, wide, deep, mat, turn=(0, 0, 0)):
    """Half a ring with a square section, its edges soft: a bow of a wooden rainbow, which stands on the plane it is put on."""
    verts, faces = [], []
    steps = 48
    c = min(wide, deep) * .14
    x, y = wide / 2, deep / 2
    section = [(-x + c, -y), (x - c, -y), (x, -y + c), (x, y - c), (x - c, y), (-x + c, y), (-x, y - c), (-x, -y + c)]
    for i in range(steps + 1):
        a = math.pi * i / steps
        for u, v in section:
            verts.append(((radius + u) * math.cos(a), v, (radius + u) * math.sin(a)))
    k = len(section)
    for i in range(steps):
        for j in range(k):
            faces.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    faces += [tuple(range(k)), tuple(reversed(range(steps * k, steps * k + k)))]
    ob = add('arch', verts, faces, mat)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = R(50)
    return placed(ob, at, turn)


def fir(leaves, foot, tip, bow, mat, rng, size=1.0, sides=7, flat=(0, 0, 1)):
    """A twig of fir: side twigs in pairs, and needles all along, mostly to both sides."""
    flat = np.asarray(flat, float)

    def clad(points, length, first, step):
        total = float(np.linalg.norm(np.diff(points, axis=0), axis=1).sum())
        count = int(total * (1 - first) / step)
        for i in range(count):
            share = first + (1 - first) * i / count
            here, along = at(points, min(share, .999))
            side = unit(np.cross(along, flat))
            for k in (-1, 1, 0):
                a = rng.uniform(-.55, .75) if k else rng.uniform(.7, 2.4)
                out = unit(side * (k or rng.choice((-1, 1))) * math.cos(a) + flat * math.sin(a) * (1 if k else .9))
                way = unit(along * rng.uniform(.55, .95) + out)
                up = unit(flat + rng.standard_normal(3) * .25 - way * .01)
                up = up - way * up.dot(way)
                leaves.blade(here, way, up, length * rng.uniform(.78, 1.1) * (1 - .35 * share ** 4), .00085 * size ** .5, 'lance', rng.uniform(0, .25), .15, 0, rng.uniform(-.15, .15))

    p = bowed(foot, tip, bow, 40, .003, rng)
    stem('twig', p, .0026 * size, .0012 * size, mat)
    clad(p, .017 * size, .03, .0016)
    for i in range(sides):
        share = .14 + .74 * i / max(1, sides - 1)
        here, along = at(p, share)
        for k in (-1, 1):
            reach = np.linalg.norm(np.subtract(tip, foot)) * (.52 - .36 * share) * rng.uniform(.82, 1.12)
            way = unit(along * .78 + unit(np.cross(along, flat)) * k * .70 + flat * rng.uniform(-.02, .10))
            q = bowed(here, here + way * reach, flat * .004 * size + along * .10 * reach, 24)
            stem('side twig', q, .0015 * size, .0009 * size, mat)
            clad(q, .015 * size, .08, .0016)


def fir_needles(name='needles'):
    return blade_surface(name, [rgb('#2b4a37'), rgb('#3d6448'), rgb('#5b7f5a')], rgb('#6f8d78'), rgb('#4f7352'), rgb('#7fa860'), .42, 3, .10, .0001)


def ears(leaves, stalks, foot, tip, bow, size=1.0):
    """A stalk of wheat: kernels in four rows about its head, with their awns."""
    rng = leaves.rng
    p = bowed(foot, tip, bow, 60, .0015, rng)
    stem('stalk', p, .0012 * size, .0009 * size, stalks)
    head = .055 * size
    total = float(np.linalg.norm(np.diff(p, axis=0), axis=1).sum())
    for i in range(20):
        share = 1 - head / total * (1 - i / 19)
        here, along = at(p, min(share, .999))
        a = unit(np.cross(along, (.2, .1, 1)))
        b = np.cross(along, a)
        for k in range(2):
            w = (i % 2) * math.pi / 2 + k * math.pi + rng.uniform(-.2, .2)
            out = a * math.cos(w) + b * math.sin(w)
            way = unit(along + out * .42)
            foot_ = here + out * .0006
            leaves.blade(foot_, way, out, .0115 * size, .0021 * size, 'oval', -.15, 1.2, 0)
            leaves.blade(foot_, way, -out, .0105 * size, .0019 * size, 'oval', .1, 1.1, 0)
            leaves.blade(foot_ + way * .0095 * size, unit(way + along * .9), out, .036 * size * rng.uniform(.7, 1.1), .00022, 'lance', 0, 0, 0)


def straw(name='straw'):
    return blade_surface(name, [rgb('#b98f4e'), rgb('#d2ab68'), rgb('#e2c48a')], rgb('#d9ba80'), rgb('#e6cb94'), rgb('#f0cf80'), .55, 3, .12, .0001)


def bound_book(at, size, cover, turn=0, edge=(.80, .68, .40), gilt=True):
    """A closed book that lies: rounded boards over a block whose cut may be gilt; half sizes never: width, depth, height."""
    w, d, h = size
    board = .0022
    parts = [('lower', (-w / 2, -d / 2, 0), (w / 2, d / 2, board), cover, .0009), ('upper', (-w / 2, -d / 2, h - board), (w / 2, d / 2, h), cover, .0009),
             ('spine', (-w / 2 - .0012, -d / 2, .0004), (-w / 2 + .002, d / 2, h - .0004), cover, .0012),
             ('block', (-w / 2 + .001, -d / 2 + .0035, board), (w / 2 - .0035, d / 2 - .0035, h - board), plain('cut', edge, .34 if gilt else .9, .9 if gilt else 0), .0004)]
    for name, lo, hi, mat, bevel in parts:
        o = box(name, lo, hi, mat, bevel, 2)
        placed(o, at, (0, 0, turn))


def leather(name, colour, rough=.5):
    n = Nodes(name)
    h = n('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=coords(n), Scale=620.0).outputs[0]
    cloud = n('TexNoise', None, Vector=coords(n), Scale=30.0, Detail=3.0).outputs[0]
    tone = n.ramp(cloud, (.3, tuple(c * .85 for c in colour)), (.7, tuple(min(1, c * 1.12) for c in colour)))
    b = n('Bump', None, Strength=.22, Distance=.0004, Height=h)
    return n.surface(n('BsdfPrincipled', None, Base_Color=tone, Roughness=rough, Specular=.35, Normal=b.outputs[0]))


def confetti(centre, spread_, count, mats, rng, size=.0042, keep=None, up=.0006):
    """Discs of tissue that fell on the table, some on edge; `keep`: says which places stay free."""
    per = {m: ([], []) for m in range(len(mats))}
    made = 0
    while made < count:
        x, y = rng.normal(centre[0], spread_[0]), rng.normal(centre[1], spread_[1])
        if keep and keep(x, y):
            continue
        made += 1
        verts, faces = per[made % len(mats)]
        tilt = R(rng.choice((rng.uniform(0, 9), rng.uniform(0, 28))))
        way = rng.uniform(0, 6.3)
        r = size * rng.uniform(.7, 1.25)
        m = Matrix.Translation((x, y, up + r * math.sin(tilt))) @ Matrix.Rotation(way, 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X')
        base = len(verts)
        bend = rng.uniform(-.25, .25)
        for i in range(18):
            a = 2 * math.pi * i / 18
            px, py = r * math.cos(a), r * math.sin(a)
            verts.append(tuple(m @ Vector((px, py, bend * px * px / r))))
        faces.append(tuple(range(base, base + 18)))
    for m, (verts, faces) in per.items():
        ob = add('confetti', verts, faces, mats[m], False)
        ob.modifiers.new('t', 'SOLIDIFY').thickness = .00012


def pencil(at, long, colour, turn, radius=.0037):
    """A six-sided pencil, sharpened, which lies."""
    wood, lead = oak('pencil wood', 1.9, planks=False), plain('lead', colour, .5)
    body = plain('lacquer', colour, .24, 0, .5)
    parts = []
    for name, profile, mat, steps in (('body', [(0, 0), (radius, 0), (radius, long - .018)], body, 6), ('wood', [(radius, long - .018), (radius * .34, long - .004)], wood, 24),
                                      ('lead', [(radius * .34, long - .004), (radius * .06, long), (0, long)], lead, 16)):
        ob = lathe(name, profile, mat, steps=steps)
        if steps == 6:
            ob.data.polygons.foreach_set('use_smooth', [False] * len(ob.data.polygons))
        placed(ob, (at[0], at[1], at[2] + radius * .88), (0, 90, turn))
        parts.append(ob)
    return parts


def balloon(at, radius, mat, turn=0, string=None, lean=(0, 0)):
    """A blown-up balloon with its knot; `string`: the points that its thread hangs through."""
    shape = lambda q: Vector((q.x, q.y, q.z * (1.10 if q.z > 0 else 1.10 + .26 * q.z * q.z))) * radius
    body = _ball(64, shape)
    body.data.materials.append(mat)
    knot = lathe('knot', [(0, -radius * 1.35), (radius * .07, -radius * 1.41), (radius * .055, -radius * 1.38), (radius * .022, -radius * 1.34), (radius * .05, -radius * 1.30)], mat, steps=32)
    m = Matrix.Translation(at) @ Matrix.Rotation(R(lean[0]), 4, 'X') @ Matrix.Rotation(R(lean[1]), 4, 'Y') @ Matrix.Rotation(R(turn), 4, 'Z')
    body.matrix_world = knot.matrix_world = m
    end = m @ Vector((0, 0, -radius * 1.38))
    if string:
        stem('string', bowed(end, string, (.012, 0, 0), 40), .0006, .0006, plain('string', (.75, .70, .64), .7))


def rubber(name, colour):
    """A balloon's skin: it shines, and some light comes through."""
    n = Nodes(name)
    face = n('BsdfPrincipled', None, Base_Color=colour, Roughness=.20, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.08)
    through = n('BsdfTranslucent', None, Color=colour)
    return n.surface(n('MixShader', None, _0=.28, _1=face.outputs[0], _2=through.outputs[0]))


def pennants(left, right, sag, count, size, mats):
    """A garland of paper triangles on a cord, hung between two points."""
    cord = [np.array(left) + (np.array(right) - np.array(left)) * t - np.array((0, 0, sag * 4 * t * (1 - t))) for t in np.linspace(0, 1, 60)]
    stem('cord', cord, .0009, .0009, plain('cord', (.78, .72, .62), .8))
    for i in range(count):
        here, along = at(cord, (i + .5) / count)
        half = along * size[0] / 2
        sway = .010 * math.sin(i * 2.1)
        verts, faces = [], []
        for j in range(9):
            t = j / 8
            w = (1 - t) * half
            drop = np.array((0, -sway * t * t - .004 * math.sin(t * 3), -size[1] * t))
            verts += [tuple(here - w + drop), tuple(here + drop + np.array((0, -.003 * (1 - t), 0))), tuple(here + w + drop)]
            if j:
                k = 3 * j
                faces += [(k - 3, k, k + 1, k - 2), (k - 2, k + 1, k + 2, k - 1)]
        add('pennant', verts, faces, mats[i % len(mats)]).modifiers.new('t', 'SOLIDIFY').thickness = .0003


def lights_beyond(places, radius, colour=(1.0, .66, .30), strength=14.0):
    """Small lamps far behind, which the lens draws as discs."""
    ball('lamps', places, [radius] * len(places), emitter('lamp', colour, strength))


def vessel(profile, at, mat, steps=96):
    ob = lathe('vessel', profile, mat, at, steps)
    ob.modifiers.new('s', 'SUBSURF').render_levels = 2
    return ob


def stoneware(name, colour, rough=.55, speck=True):
    """Thrown clay under a matt glaze, speckled a little."""
    n = Nodes(name)
    fine = n('TexNoise', None, Vector=coords(n), Scale=420.0, Detail=2.0).outputs[0]
    spot = n('MapRange', None, Value=fine, _1=.66, _2=.71, _3=0.0, _4=.35 if speck else 0.0).outputs[0]
    tone = n('MixRGB', None, Fac=spot, Color1=colour, Color2=tuple(c * .35 for c in colour)).outputs[0]
    rings = n('TexWave', {'bands_direction': 'Z'}, Vector=coords(n), Scale=60.0, Distortion=.6).outputs[1]
    b = n('Bump', None, Strength=.10, Distance=.0006, Height=rings)
    return n.surface(n('BsdfPrincipled', None, Base_Color=tone, Roughness=rough, Specular=.4, Normal=b.outputs[0]))
