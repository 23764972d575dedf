"""A city of towers as one mesh: setbacks, crowns, masts, and faces that know which window each of their points lies in."""
import math
import numpy as np

from .shapes import add
from .surfaces import Nodes

FLOOR, BAY = 3.6, 3.2  # metres from floor to floor and from pier to pier


class Towers:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.verts, self.faces, self.windows, self.marks = [], [], [], []
        self.count = 0

    def block(self, x, y, w, d, z0, z1, turn, mark, glazed=True):
        """A box about (x, y), turned by `turn` radians; `mark`: chance numbers of its tower."""
        c, s = math.cos(turn), math.sin(turn)
        base = len(self.verts)
        for z in (z0, z1):
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                px, py = a * w / 2, b * d / 2
                self.verts.append((x + px * c - py * s, y + px * s + py * c, z))
        floors = (z1 - z0) / FLOOR
        for i, wide in enumerate((w, d, w, d)):
            j = (i + 1) % 4
            self.faces.append((base + i, base + j, base + 4 + j, base + 4 + i))
            bays = max(1, round(wide / BAY))
            off = mark[0] * 900 + i * 71
            low = z0 / FLOOR
            if glazed:
                self.windows.extend([(off, low), (off + bays, low), (off + bays, low + floors), (off, low + floors)])
            else:
                self.windows.extend([(-9, -9)] * 4)
            self.marks.extend([(*mark, 1.0 if glazed else 0.0)] * 4)
        self.faces.append((base + 4, base + 5, base + 6, base + 7))
        self.windows.extend([(-9, -9)] * 4)
        self.marks.extend([(*mark, 0.0)] * 4)

    def tower(self, x, y, w, d, tall, kind=None):
        r = self.rng
        turn = r.choice([.42, .42, .42, -.50, .65]) + r.uniform(-.04, .04)
        mark = tuple(r.uniform(size=3))
        kind = r.choice(['slab', 'stepped', 'crown', 'plain', 'spire', 'twin'], p=[.24, .22, .18, .20, .08, .08]) if kind is None else kind
        if kind == 'stepped':
            cuts = np.sort(r.uniform(.55, .95, 2))
            z = 0
            for k, (share, size) in enumerate(zip((*cuts, 1.0), (1, .80, .58))):
                self.block(x, y, w * size, d * size, z, tall * share, turn, mark)
                z = tall * share
        elif kind == 'spire':
            z = 0
            for share, size in ((.52, 1), (.74, .78), (.88, .56), (.96, .34), (1.0, .18)):
                self.block(x, y, w * size, d * size, z, tall * share, turn, mark)
                z = tall * share
            self.block(x, y, 1.6, 1.6, tall, tall * 1.20, turn, mark, False)
        elif kind == 'crown':
            self.block(x, y, w, d, 0, tall, turn, mark)
            self.block(x, y, w * .86, d * .86, tall, tall + 5, turn, mark, False)
            self.block(x + r.uniform(-.2, .2) * w, y, w * .34, d * .4, tall + 5, tall + 11, turn, mark, False)
        elif kind == 'twin':
            for side in (-1, 1):
                self.block(x + side * w * .34, y, w * .42, d, 0, tall * (1 if side > 0 else .90), turn, mark)
        elif kind == 'slab':
            self.block(x, y, w * 1.25, d * .7, 0, tall, turn, mark)
            self.block(x + r.uniform(-.3, .3) * w, y, w * .3, d * .4, tall, tall + 6, turn, mark, False)
        else:
            self.block(x, y, w, d, 0, tall, turn, mark)
        if kind != 'spire' and tall > 90 and r.uniform() < .35:
            self.block(x + r.uniform(-.2, .2) * w, y, 1.1, 1.1, tall, tall + r.uniform(14, 38), turn, mark, False)
        # Small things of a roof.
        for _ in range(2):
            self.block(x + r.uniform(-.35, .35) * w * .6, y + r.uniform(-.3, .3) * d * .6, r.uniform(2, 5), r.uniform(2, 5), tall * .99, tall + r.uniform(2, 4.5), turn, mark, False)

    def built(self, mat):
        ob = add('towers', self.verts, self.faces, mat, False)
        uv = ob.data.uv_layers.new(name='windows')
        uv.data.foreach_set('uv', np.array(self.windows, np.float32).ravel())
        mark = ob.data.attributes.new('mark', 'FLOAT_COLOR', 'CORNER')
        mark.data.foreach_set('color', np.array(self.marks, np.float32).ravel())
        return ob


def facade(tones, glass, lamp, lit, strength, mirrors=.30):
    """
    A tower's faces: piers and sills of stone, panes between them, of which a share `lit` burns in the colours of `lamp` (two).
    Offices are lit by whole floors as well as by single rooms.
    """
    n = Nodes('facade')
    uv = n('UVMap', {'uv_map': 'windows'}).outputs[0]
    mark = n('Attribute', {'attribute_name': 'mark'})
    one = n('SeparateColor', None, Color=mark.outputs['Color']).outputs
    place = n('SeparateXYZ', None, Vector=uv).outputs
    u, v = n.math('FRACT', place[0]), n.math('FRACT', place[1])
    cell = n('VectorMath', {'operation': 'FLOOR'}, _0=uv).outputs[0]
    room = n('TexWhiteNoise', {'noise_dimensions': '2D'}, Vector=cell)
    chance = room.outputs['Value']
    other = n('SeparateColor', None, Color=room.outputs['Color']).outputs
    floor = n('TexWhiteNoise', {'noise_dimensions': '2D'}, Vector=n('CombineXYZ', None, X=n.math('MULTIPLY', one[0], 512.0), Y=n.math('FLOOR', place[1])).outputs[0]).outputs['Value']
    within = lambda x, lo, hi: n.math('MULTIPLY', n.math('GREATER_THAN', x, lo), n.math('LESS_THAN', x, hi))
    # Narrow piers and wide bands, or the other way round, or all of glass: each tower its own.
    pier = n('MapRange', None, Value=one[1], _3=.05, _4=.24).outputs[0]
    sill = n('MapRange', None, Value=one[2], _3=.10, _4=.38).outputs[0]
    pane = n.math('MULTIPLY', within(u, pier, n.math('SUBTRACT', 1.0, pier)), within(v, sill, .92))
    pane = n.math('MULTIPLY', pane, mark.outputs['Alpha'])
    stone = n.ramp(one[0], *[(i / (len(tones) - 1), t) for i, t in enumerate(tones)])
    pool = n('MixRGB', None, Fac=other[0], Color1=tuple(c * .6 for c in glass), Color2=tuple(min(1, c * 1.5) for c in glass)).outputs[0]
    colour = n('MixRGB', None, Fac=pane, Color1=stone, Color2=pool).outputs[0]
    rough = n('MapRange', None, Value=pane, _3=.75, _4=.16).outputs[0]
    share = n.math('MULTIPLY', n.math('ADD', .35, n.math('MULTIPLY', one[2], 1.3)), lit)
    burns = n.math('MAXIMUM', n.math('LESS_THAN', chance, share), n.math('MULTIPLY', n.math('LESS_THAN', floor, n.math('MULTIPLY', share, .30)), n.math('LESS_THAN', chance, .8)))
    glow = n.math('MULTIPLY', n.math('MULTIPLY', burns, pane), n.math('MULTIPLY', strength, n.math('ADD', .25, n.math('POWER', other[1], 2.2))))
    light = n('MixRGB', None, Fac=other[2], Color1=lamp[0], Color2=lamp[1]).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=rough, Specular=n.math('ADD', .2, n.math('MULTIPLY', pane, mirrors)), Emission=light, Emission_Strength=glow))
