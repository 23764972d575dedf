"""Plants: leaves and petals as curved meshes, gathered into one mesh for each material, on twigs that taper."""
import bpy, math
import numpy as np

from .shapes import add
from .surfaces import Nodes, coords


def unit(v):
    v = np.asarray(v, float)
    return v / max(np.linalg.norm(v), 1e-9)


# Half the width of a blade along its length, from foot to tip.
OUTLINES = {
    'lance': lambda t: np.sin(math.pi * t ** .86) ** .92 * (1 - .25 * t),
    'oval': lambda t: np.sin(math.pi * t ** .78) ** .72,
    'round': lambda t: np.sqrt(np.clip(1 - (2 * t - 1) ** 2, 0, 1)) * (1 - .10 * (t - .5)),
    'pinna': lambda t: np.clip(1.05 * (1 - t) ** .55 * np.minimum(1, t * 9 + .35), 0, 1) * (1 - .12 * np.abs(np.sin(t * 26))),
    'petal': lambda t: np.clip(np.sin(math.pi * np.minimum(t ** 1.25, 1)) ** .55 * (.42 + .75 * t), 0, 1.2),
}


class Foliage:
    """Blades of one kind, to be added to the scene as one mesh; each knows where on the blade a point is, and a chance number."""

    def __init__(self, seed, along=14, across=7):
        self.rng = np.random.default_rng(seed)
        self.along, self.across = along, across
        self.verts, self.faces, self.marks = [], [], []

    def blade(self, foot, way, up, length, width, outline='lance', bend=0.0, fold=.25, wave=.03, side=0.0):
        """
        A blade from its foot along `way`, its upper face to `up`; `bend` bows it down (radians from foot to tip), `side`
        sideways, `fold` lifts its halves, `wave` ripples its edge.
        """
        way = unit(way)
        across = unit(np.cross(up, way))
        up = np.cross(way, across)
        t = np.linspace(0, 1, self.along)
        s = np.linspace(-1, 1, self.across)
        # The midrib: an arc, integrated from its heading.
        heading = bend * t ** 1.3
        drift = side * t ** 1.3
        step = length / (self.along - 1)
        x = np.concatenate([[0], np.cumsum(np.cos(heading[1:]) * np.cos(drift[1:]) * step)])
        z = np.concatenate([[0], np.cumsum(-np.sin(heading[1:]) * step)])
        y = np.concatenate([[0], np.cumsum(np.sin(drift[1:]) * np.cos(heading[1:]) * step)])
        half = width * np.maximum(OUTLINES[outline](t), .012)
        phase = self.rng.uniform(0, 6.3, 2)
        lift = fold * np.abs(s)[None] ** 1.25 * half[:, None]
        ripple = wave * length * np.sin(t[:, None] * 9 + phase[0] + np.sign(s)[None] * phase[1]) * np.abs(s)[None] ** 2 * np.sin(math.pi * t)[:, None]
        rise = lift + ripple
        px = x[:, None] + np.sin(heading)[:, None] * rise
        py = y[:, None] + s[None] * half[:, None]
        pz = z[:, None] + np.cos(heading)[:, None] * rise
        p = np.asarray(foot, float) + px[..., None] * way + py[..., None] * across + pz[..., None] * up
        base = len(self.verts)
        self.verts.extend(p.reshape(-1, 3).tolist())
        chance = self.rng.uniform()
        self.marks.extend((float(a), float(b) * .5 + .5, chance, 1.0) for a in t for b in s)
        n = self.across
        for i in range(self.along - 1):
            for j in range(n - 1):
                k = base + i * n + j
                self.faces.append((k, k + n, k + n + 1, k + 1))

    def grown(self, name, mat):
        ob = add(name, self.verts, self.faces, mat)
        mark = ob.data.attributes.new('mark', 'FLOAT_COLOR', 'POINT')
        mark.data.foreach_set('color', np.array(self.marks, np.float32).ravel())
        return ob


def blade_surface(name, tones, under, vein, through, gloss=.42, veins=11.0, strength=.30, relief=.0006):
    """
    A leaf's upper and lower face. `tones`: two or three colours that chance picks between; `through`: the colour of light
    that comes through it, `strength` how much of it; `veins`: side veins on either half.
    """
    n = Nodes(name)
    mark = n('SeparateColor', None, Color=n('Attribute', {'attribute_name': 'mark'}).outputs['Color']).outputs
    along, chance = mark[0], mark[2]
    off = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', mark[1], 2.0), 1.0))
    stops = [(i / (len(tones) - 1), t) for i, t in enumerate(tones)]
    cloud = n('TexNoise', None, Vector=coords(n), Scale=38.0, Detail=4.0).outputs[0]
    pick = n.math('ADD', chance, n.math('MULTIPLY', n.math('SUBTRACT', cloud, .5), .55))
    colour = n.ramp(pick, *stops)
    wave = n.math('SINE', n.math('MULTIPLY', n.math('SUBTRACT', along, n.math('MULTIPLY', off, .16)), veins * 2 * math.pi))
    side = n.math('POWER', n.math('MAXIMUM', wave, 0.0), 7.0)
    rib = n('MapRange', None, Value=off, _1=.03, _2=.11, _3=1.0, _4=0.0).outputs[0]
    shown = n.math('MAXIMUM', rib, n.math('MULTIPLY', side, .30))
    colour = n('MixRGB', None, Fac=n.math('MULTIPLY', shown, .75), Color1=colour, Color2=vein).outputs[0]
    back = n('NewGeometry').outputs['Backfacing']
    colour = n('MixRGB', None, Fac=n.math('MULTIPLY', back, .8), Color1=colour, Color2=under).outputs[0]
    height = n.math('SUBTRACT', n.math('MULTIPLY', cloud, .35), shown)
    bump = n('Bump', None, Strength=.5, Distance=relief, Height=height)
    rough = n.math('ADD', gloss, n.math('MULTIPLY', cloud, .18))
    face = n('BsdfPrincipled', None, Base_Color=colour, Roughness=rough, Specular=.38, Normal=bump.outputs[0])
    lit = n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.6, Color1=through, Color2=n('MixRGB', None, Fac=.5, Color1=colour, Color2=(1, 1, 1)).outputs[0]).outputs[0]
    through_it = n('BsdfTranslucent', None, Color=lit)
    return n.surface(n('MixShader', None, _0=strength, _1=face.outputs[0], _2=through_it.outputs[0]))


def bark(name, colour, rough=.6):
    n = Nodes(name)
    cloud = n('TexNoise', None, Vector=coords(n, (1, 1, .2)), Scale=160.0, Detail=4.0).outputs[0]
    tone = n.ramp(cloud, (.3, tuple(c * .7 for c in colour)), (.7, tuple(c * 1.15 for c in colour)))
    bump = n('Bump', None, Strength=.5, Distance=.0006, Height=cloud)
    return n.surface(n('BsdfPrincipled', None, Base_Color=tone, Roughness=rough, Specular=.3, Normal=bump.outputs[0]))


def stem(name, points, foot, tip, mat):
    """A twig through points, that tapers from the radius `foot` to `tip`."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', 1.0, 3, True
    sp = cu.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for i, p in enumerate(points):
        sp.points[i].co = (*p, 1)
        sp.points[i].radius = foot + (tip - foot) * (i / (len(points) - 1)) ** .8
    ob = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(ob)
    cu.materials.append(mat)
    return ob


def bowed(foot, tip, bow, count=40, knots=0.0, rng=None):
    """Points from foot to tip, bowed by the vector `bow`; `knots`: how far a node turns the twig a little."""
    foot, tip, bow = (np.asarray(v, float) for v in (foot, tip, bow))
    t = np.linspace(0, 1, count)[:, None]
    p = foot * (1 - t) ** 2 + 2 * t * (1 - t) * ((foot + tip) / 2 + bow) + tip * t ** 2
    if knots and rng is not None:
        bends = rng.standard_normal((9, 3)) * knots
        p = p + np.stack([np.interp(t[:, 0], np.linspace(0, 1, 9), bends[:, k]) for k in range(3)], 1) * np.sin(math.pi * t * .9)
    return p


def at(points, share):
    """The point of a line at a share of it, and the direction there."""
    k = share * (len(points) - 1)
    i = min(int(k), len(points) - 2)
    return points[i] + (points[i + 1] - points[i]) * (k - i), unit(points[min(i + 2, len(points) - 1)] - points[max(i - 1, 0)])


def ball(name, places, radius, mat):
    """Small balls, as one mesh."""
    g = (1 + 5 ** .5) / 2
    v = np.array([(-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1)]) / (g * g + 1) ** .5
    f = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
    verts, faces = [], []
    for p, r in zip(places, radius):
        base = len(verts)
        verts.extend((np.asarray(p) + v * r).tolist())
        faces.extend(tuple(k + base for k in t) for t in f)
    ob = add(name, verts, faces, mat)
    m = ob.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = 2
    return ob
