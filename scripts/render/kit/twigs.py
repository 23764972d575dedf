"""Twigs of several plants, with leaves, needles or blossom: grown along a line, their faces to one side."""
import math
import numpy as np

from .plants import *
from .studio import rgb

GREENS = {
    'sage': dict(tones=[rgb('#46604f'), rgb('#6b8a70'), rgb('#93a985')], under=rgb('#a9b9a2'), vein=rgb('#b9c6a2'), through=rgb('#b7cf6a'), strength=.28),
    'silver': dict(tones=[rgb('#5d7d74'), rgb('#86a497'), rgb('#a9beac')], under=rgb('#b5c6bb'), vein=rgb('#c3cfbc'), through=rgb('#bcd59a'), strength=.22),
    'olive': dict(tones=[rgb('#3d5240'), rgb('#5c7350'), rgb('#7f8d5c')], under=rgb('#a8b39a'), vein=rgb('#a7b183'), through=rgb('#b5c44f'), strength=.26),
    'tender': dict(tones=[rgb('#5d7d56'), rgb('#86a06c'), rgb('#a9b983')], under=rgb('#b3c09b'), vein=rgb('#c4cfa2'), through=rgb('#cbe07a'), strength=.34),
    'straw': dict(tones=[rgb('#a98a58'), rgb('#c7a674'), rgb('#d9be92')], under=rgb('#d6c09a'), vein=rgb('#e3d0a8'), through=rgb('#f0c878'), strength=.30),
    'pale': dict(tones=[rgb('#9db59a'), rgb('#c3d0b2'), rgb('#dfe3c8')], under=rgb('#d3dcc6'), vein=rgb('#eef0dc'), through=rgb('#dfeaa8'), strength=.24),
}
BRANCH = {'green': rgb('#6d7a52'), 'brown': rgb('#6b4f3a'), 'pale': rgb('#a3a583')}


class Twigs:
    """Grows twigs whose leaves turn their faces to `front`, each after chance."""

    def __init__(self, rng, front):
        self.rng, self.front = rng, np.asarray(front, float)

    def facing(self, way, tumble=.60):
        """The normal of a leaf that turns its face to the room, more or less."""
        v = self.front + np.array([0, 0, .55]) + self.rng.standard_normal(3) * tumble
        v = v - way * v.dot(way)
        return unit(v)

    def sprig(self, leaves, points, count, length, width, outline, angle=52, pairs=True, first=.12, taper=.45, bend=.5, turn=1.9, fold=.22, wave=.02, depth=.55, stalk=0.0, stalks=None):
        """Leaves along a twig, in pairs or by turns; `taper`: how much shorter they are at its tip; radians and shares."""
        for i in range(count):
            share = first + (1 - first) * (i + .5) / count
            here, along = at(points, min(share, .999))
            plane = unit(np.cross(along, self.front))
            spin = i * turn if not pairs else i * math.pi / 2 * .55 + self.rng.uniform(-.25, .25)
            for k in ((-1, 1) if pairs else ((-1) ** i,)):
                out = unit(plane * k * math.cos(spin * .35) + self.front * math.sin(spin + k) * depth)
                lean = math.radians(angle * (1 - .30 * share) + self.rng.uniform(-9, 9))
                way = unit(along * math.cos(lean) + out * math.sin(lean))
                size = (1 - taper * share) * self.rng.uniform(.82, 1.12) * (.62 + .38 * min(1, share * 5))
                foot = here + way * stalk
                if stalk and stalks is not None:
                    stem('stalk', [here, here + way * stalk * 1.1], .0011, .0008, stalks)
                leaves.blade(foot, way, self.facing(way), length * size, width * size * self.rng.uniform(.88, 1.1), outline,
                             bend * self.rng.uniform(.3, 1.4), fold * self.rng.uniform(.5, 1.4), wave, self.rng.uniform(-.25, .25))
        here, along = at(points, .999)
        leaves.blade(here, along, self.facing(along), length * (1 - taper) * .9, width * (1 - taper) * .8, outline, bend * .4, fold, wave)

    def eucalyptus(self, leaves, foot, tip, bow, mat, size=1.0):
        p = bowed(foot, tip, bow, knots=.006, rng=self.rng)
        stem('twig', p, .0042 * size, .0012, mat)
        self.sprig(leaves, p, 15, .060 * size, .027 * size, 'round', 62, True, .10, .58, .45, fold=.20, stalk=.006, stalks=mat, depth=.9)

    def olive(self, leaves, foot, tip, bow, mat, size=1.0, sides=3):
        p = bowed(foot, tip, bow, knots=.007, rng=self.rng)
        stem('twig', p, .0046 * size, .0012, mat)
        self.sprig(leaves, p, 15, .078 * size, .0082 * size, 'lance', 46, True, .16, .40, .45, fold=.35)
        for i in range(sides):
            here, along = at(p, .24 + .20 * i)
            out = unit(np.cross(along, self.front)) * (-1) ** i
            end = here + unit(along + out * .75 + self.front * self.rng.uniform(-.1, .35)) * .20 * size * (1 - .16 * i)
            q = bowed(here, end, out * .012, 24)
            stem('side twig', q, .0022 * size, .0009, mat)
            self.sprig(leaves, q, 8, .066 * size, .0072 * size, 'lance', 44, True, .22, .35, .4, fold=.35)

    def willow(self, leaves, foot, tip, bow, mat, size=1.0):
        p = bowed(foot, tip, bow, knots=.005, rng=self.rng)
        stem('twig', p, .0036 * size, .0009, mat)
        self.sprig(leaves, p, 17, .092 * size, .0135 * size, 'lance', 40, False, .12, .42, .6, fold=.22, wave=.012, turn=2.4)

    def beech(self, leaves, foot, tip, bow, mat, size=1.0):
        p = bowed(foot, tip, bow, knots=.008, rng=self.rng)
        stem('twig', p, .0042 * size, .0011, mat)
        self.sprig(leaves, p, 12, .082 * size, .0215 * size, 'oval', 50, False, .14, .38, .45, fold=.28, wave=.018, turn=2.2, stalk=.006, stalks=mat)

    def fern(self, leaves, foot, tip, bow, mat, size=1.0):
        p = bowed(foot, tip, bow, 60)
        stem('rachis', p, .0030 * size, .0006, mat)
        count = 34
        for i in range(count):
            share = .13 + .86 * (i / count)
            here, along = at(p, share)
            plane = unit(np.cross(along, self.front))
            reach = .125 * size * (math.sin(math.pi * min(1, .12 + share * .92)) ** .75) * (1 - .25 * share)
            for k in (-1, 1):
                lean = math.radians(72 - 26 * share + self.rng.uniform(-4, 4))
                way = unit(along * math.cos(lean) + plane * k * math.sin(lean) + self.front * (.10 + self.rng.uniform(-.10, .12)))
                up = self.facing(way, .16)
                leaves.blade(here, way, up, reach, .0068 * size * (1.15 - .55 * share), 'pinna', self.rng.uniform(.1, .55), .25, .006, -.22 * k)

    def bloom(self, blossoms, buds, foot, tip, bow, mat, count, size):
        """A twig in flower, before its leaves."""
        p = bowed(foot, tip, bow, knots=.010, rng=self.rng)
        stem('twig', p, .0050, .0014, mat)
        for i in range(count):
            share = .30 + .68 * (i + self.rng.uniform(0, .6)) / count
            here, along = at(p, min(share, .998))
            out = unit(np.cross(along, self.front) * (-1) ** i * self.rng.uniform(.4, 1) + self.front * self.rng.uniform(.5, 1.1) + np.array([0, 0, .2]))
            end = here + out * self.rng.uniform(.014, .030)
            stem('stalk', [here, end], .0011, .0009, mat)
            if i % 4 == 3:
                for k in range(5):
                    way = unit(out + self.rng.standard_normal(3) * .10)
                    buds.blade(end, way, self.facing(way), size * .75, size * .26, 'oval', .3, .8, 0)
            else:
                blossoms.flower(end, out + self.front * .35 + self.rng.standard_normal(3) * .18, size * self.rng.uniform(.85, 1.1))


class Blossoms:
    """Flowers of five petals with their stamens."""

    def __init__(self, rng, seed, petal, heart):
        self.petals, self.petal, self.heart = Foliage(seed, 10, 9), petal, heart
        self.rng, self.tips, self.sizes = rng, [], []

    def flower(self, place, to, size):
        to = unit(to)
        a = unit(np.cross(to, (.3, .2, 1)))
        b = np.cross(to, a)
        start = self.rng.uniform(0, 6.3)
        for k in range(5):
            w = start + k * 2 * math.pi / 5 + self.rng.uniform(-.08, .08)
            out = a * math.cos(w) + b * math.sin(w)
            way = unit(out + to * self.rng.uniform(.30, .48))
            self.petals.blade(place + out * size * .06, way, unit(to - way * to.dot(way)), size * self.rng.uniform(.92, 1.05), size * .46, 'petal', self.rng.uniform(.25, .6), .30, .030)
        for k in range(16):
            w, spread = self.rng.uniform(0, 6.3), self.rng.uniform(.06, .42)
            tip = place + (to + (a * math.cos(w) + b * math.sin(w)) * spread) * size * self.rng.uniform(.34, .50)
            stem('filament', [place, tip], size * .009, size * .006, self.heart[0])
            self.tips.append(tip)
            self.sizes.append(size * .026)

    def grown(self):
        self.petals.grown('petals', self.petal)
        ball('anthers', self.tips, self.sizes, self.heart[1])
