"""
Twigs before a wall in the sun of a window: seed=1 to 5, each other plants, another wall and another light. What falls
on the wall are the plants' own shadows.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.plants import *
from kit.studio import *

SEED = arg('seed', 1)
WIDE, HIGH = arg('w', 1800), arg('h', 1200)
reset(WIDE, HIGH, arg('samples', 32), 6)
bpy.context.scene.cycles.transmission_bounces = 3
rng = np.random.default_rng(SEED * 13 + 1)
FRONT = np.array([0.0, -1.0, 0.0])

GREENS = {
    'sage': dict(tones=[rgb('#46604f'), rgb('#6b8a70'), rgb('#93a985')], under=rgb('#a9b9a2'), vein=rgb('#b9c6a2'), through=rgb('#b7cf6a'), strength=.28),
    'silver': dict(tones=[rgb('#5d7d74'), rgb('#86a497'), rgb('#a9beac')], under=rgb('#b5c6bb'), vein=rgb('#c3cfbc'), through=rgb('#bcd59a'), strength=.22),
    'olive': dict(tones=[rgb('#3d5240'), rgb('#5c7350'), rgb('#7f8d5c')], under=rgb('#a8b39a'), vein=rgb('#a7b183'), through=rgb('#b5c44f'), strength=.26),
    'tender': dict(tones=[rgb('#5d7d56'), rgb('#86a06c'), rgb('#a9b983')], under=rgb('#b3c09b'), vein=rgb('#c4cfa2'), through=rgb('#cbe07a'), strength=.34),
    'straw': dict(tones=[rgb('#a98a58'), rgb('#c7a674'), rgb('#d9be92')], under=rgb('#d6c09a'), vein=rgb('#e3d0a8'), through=rgb('#f0c878'), strength=.30),
    'pale': dict(tones=[rgb('#9db59a'), rgb('#c3d0b2'), rgb('#dfe3c8')], under=rgb('#d3dcc6'), vein=rgb('#eef0dc'), through=rgb('#dfeaa8'), strength=.24),
}
BRANCH = {'green': rgb('#6d7a52'), 'brown': rgb('#6b4f3a'), 'pale': rgb('#a3a583')}


def facing(way, tumble=.60):
    """The normal of a leaf that turns its face to the room, more or less."""
    v = FRONT + np.array([0, 0, .55]) + rng.standard_normal(3) * tumble
    v = v - way * v.dot(way)
    return unit(v)


def sprig(leaves, points, count, length, width, outline, angle=52, pairs=True, first=.12, taper=.45, bend=.5, turn=1.9, fold=.22, wave=.02, depth=.55, stalk=0.0, stalks=None):
    """Leaves along a twig, in pairs or by turns; `taper`: how much shorter they are at its tip; radians and shares."""
    for i in range(count):
        share = first + (1 - first) * (i + .5) / count
        here, along = at(points, min(share, .999))
        plane = unit(np.cross(along, FRONT))
        spin = i * turn if not pairs else i * math.pi / 2 * .55 + rng.uniform(-.25, .25)
        for k in ((-1, 1) if pairs else ((-1) ** i,)):
            out = unit(plane * k * math.cos(spin * .35) + FRONT * math.sin(spin + k) * depth)
            lean = math.radians(angle * (1 - .30 * share) + rng.uniform(-9, 9))
            way = unit(along * math.cos(lean) + out * math.sin(lean))
            size = (1 - taper * share) * rng.uniform(.82, 1.12) * (.62 + .38 * min(1, share * 5))
            foot = here + way * stalk
            if stalk and stalks is not None:
                stem('stalk', [here, here + way * stalk * 1.1], .0011, .0008, stalks)
            leaves.blade(foot, way, facing(way), length * size, width * size * rng.uniform(.88, 1.1), outline,
                         bend * rng.uniform(.3, 1.4), fold * rng.uniform(.5, 1.4), wave, rng.uniform(-.25, .25))
    here, along = at(points, .999)
    leaves.blade(here, along, facing(along), length * (1 - taper) * .9, width * (1 - taper) * .8, outline, bend * .4, fold, wave)


def eucalyptus(leaves, foot, tip, bow, mat, size=1.0):
    p = bowed(foot, tip, bow, knots=.006, rng=rng)
    stem('twig', p, .0042 * size, .0012, mat)
    sprig(leaves, p, 15, .060 * size, .027 * size, 'round', 62, True, .10, .58, .45, fold=.20, stalk=.006, stalks=mat, depth=.9)


def olive(leaves, foot, tip, bow, mat, size=1.0, sides=3):
    p = bowed(foot, tip, bow, knots=.007, rng=rng)
    stem('twig', p, .0046 * size, .0012, mat)
    sprig(leaves, p, 15, .078 * size, .0082 * size, 'lance', 46, True, .16, .40, .45, fold=.35)
    for i in range(sides):
        here, along = at(p, .24 + .20 * i)
        out = unit(np.cross(along, FRONT)) * (-1) ** i
        end = here + unit(along + out * .75 + FRONT * rng.uniform(-.1, .35)) * .20 * size * (1 - .16 * i)
        q = bowed(here, end, out * .012, 24)
        stem('side twig', q, .0022 * size, .0009, mat)
        sprig(leaves, q, 8, .066 * size, .0072 * size, 'lance', 44, True, .22, .35, .4, fold=.35)


def willow(leaves, foot, tip, bow, mat, size=1.0):
    p = bowed(foot, tip, bow, knots=.005, rng=rng)
    stem('twig', p, .0036 * size, .0009, mat)
    sprig(leaves, p, 17, .092 * size, .0135 * size, 'lance', 40, False, .12, .42, .6, fold=.22, wave=.012, turn=2.4)


def beech(leaves, foot, tip, bow, mat, size=1.0):
    p = bowed(foot, tip, bow, knots=.008, rng=rng)
    stem('twig', p, .0042 * size, .0011, mat)
    sprig(leaves, p, 12, .082 * size, .0215 * size, 'oval', 50, False, .14, .38, .45, fold=.28, wave=.018, turn=2.2, stalk=.006, stalks=mat)


def fern(leaves, foot, tip, bow, mat, size=1.0):
    p = bowed(foot, tip, bow, 60)
    stem('rachis', p, .0030 * size, .0006, mat)
    count = 34
    for i in range(count):
        share = .13 + .86 * (i / count)
        here, along = at(p, share)
        plane = unit(np.cross(along, FRONT))
        reach = .125 * size * (math.sin(math.pi * min(1, .12 + share * .92)) ** .75) * (1 - .25 * share)
        for k in (-1, 1):
            lean = math.radians(72 - 26 * share + rng.uniform(-4, 4))
            way = unit(along * math.cos(lean) + plane * k * math.sin(lean) + FRONT * (.10 + rng.uniform(-.10, .12)))
            up = facing(way, .16)
            leaves.blade(here, way, up, reach, .0068 * size * (1.15 - .55 * share), 'pinna', rng.uniform(.1, .55), .25, .006, -.22 * k)


class Blossoms:
    """Flowers of five petals with their stamens."""

    def __init__(self, petal, heart):
        self.petals, self.petal, self.heart = Foliage(SEED + 40, 10, 9), petal, heart
        self.tips, self.sizes = [], []

    def flower(self, place, to, size):
        to = unit(to)
        a = unit(np.cross(to, (.3, .2, 1)))
        b = np.cross(to, a)
        start = rng.uniform(0, 6.3)
        for k in range(5):
            w = start + k * 2 * math.pi / 5 + rng.uniform(-.08, .08)
            out = a * math.cos(w) + b * math.sin(w)
            way = unit(out + to * rng.uniform(.30, .48))
            self.petals.blade(place + out * size * .06, way, unit(to - way * to.dot(way)), size * rng.uniform(.92, 1.05), size * .46, 'petal', rng.uniform(.25, .6), .30, .030)
        for k in range(16):
            w, spread = rng.uniform(0, 6.3), rng.uniform(.06, .42)
            tip = place + (to + (a * math.cos(w) + b * math.sin(w)) * spread) * size * rng.uniform(.34, .50)
            stem('filament', [place, tip], size * .009, size * .006, self.heart[0])
            self.tips.append(tip)
            self.sizes.append(size * .026)

    def grown(self):
        self.petals.grown('petals', self.petal)
        ball('anthers', self.tips, self.sizes, self.heart[1])


def bloom(blossoms, buds, foot, tip, bow, mat, count, size):
    """A twig in flower, before its leaves."""
    p = bowed(foot, tip, bow, knots=.010, rng=rng)
    stem('twig', p, .0050, .0014, mat)
    for i in range(count):
        share = .30 + .68 * (i + rng.uniform(0, .6)) / count
        here, along = at(p, min(share, .998))
        out = unit(np.cross(along, FRONT) * (-1) ** i * rng.uniform(.4, 1) + FRONT * rng.uniform(.5, 1.1) + np.array([0, 0, .2]))
        end = here + out * rng.uniform(.014, .030)
        stem('stalk', [here, end], .0011, .0009, mat)
        if i % 4 == 3:
            for k in range(5):
                way = unit(out + rng.standard_normal(3) * .10)
                buds.blade(end, way, facing(way), size * .75, size * .26, 'oval', .3, .8, 0)
        else:
            blossoms.flower(end, out + FRONT * .35 + rng.standard_normal(3) * .18, size * rng.uniform(.85, 1.1))


def sunlit(way, strength, colour, opening=None, bars=(), angle=1.1):
    """The sun in the direction `way`, through a window of a width and a height: what it draws on the wall, and its bars."""
    sun(way, strength, colour, angle)
    if opening is None:
        return
    way = Vector(way).normalized()
    middle = Vector(opening[0]) - way * 2.2
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    black = plain('frame', (.02, .02, .02), .9)

    def shade(name, x0, x1, z0, z1):
        corners = [middle + across * x + up * z for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        ob = add(name, [tuple(c) for c in corners], [(0, 1, 2, 3)], black, False)
        ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = False

    w, h = opening[1] / 2, opening[2] / 2
    far = 4.0
    shade('left', -far, -w, -far, far)
    shade('right', w, far, -far, far)
    shade('head', -w, w, h, far)
    shade('sill', -w, w, -far, -h)
    for kind, place, half in bars:
        if kind == 'post':
            shade('post', place - half, place + half, -h, h)
        else:
            shade('bar', -w, w, place - half, place + half)


def wall(colour, relief=.0016):
    add('wall', [(-4, 0, -3), (4, 0, -3), (4, 0, 3), (-4, 0, 3)], [(0, 1, 2, 3)], plaster(colour, relief, .7), False)


def view(focus=-.16, fstop=2.2, width=.90):
    away = 2.4
    camera((0, -away, 0), (0, 0, 0), 36 * away / width, focus=away + focus, fstop=fstop)


def green(name, seed):
    return Foliage(SEED * 10 + seed), blade_surface(name, **GREENS[name])


brown, fresh, light_twig = bark('brown twig', BRANCH['brown']), bark('green twig', BRANCH['green']), bark('pale twig', BRANCH['pale'])


def herbarium():
    """Eucalyptus, grasses of straw and a twig in flower before a cream wall."""
    wall(rgb('#efe5d3'))
    a, am = green('sage', 1)
    b, bm = green('silver', 2)
    c, cm = green('straw', 3)
    eucalyptus(b, (-.11, -.13, -.33), (-.030, -.20, .175), (-.045, -.02, 0), fresh, 1.02)
    eucalyptus(b, (-.055, -.07, -.33), (-.115, -.10, .060), (.02, 0, 0), fresh, .80)
    eucalyptus(b, (.335, -.10, -.33), (.405, -.14, .10), (.03, 0, 0), fresh, .92)
    willow(a, (-.27, -.12, -.33), (-.335, -.16, .085), (.055, 0, .0), fresh, .92)
    willow(a, (-.345, -.22, -.33), (-.40, -.26, -.06), (.02, 0, .0), fresh, .80)
    olive(a, (.205, -.17, -.33), (.150, -.13, .135), (.05, 0, 0), brown, .86)
    olive(a, (.275, -.09, -.33), (.300, -.10, -.045), (-.02, 0, 0), brown, .66, 2)
    willow(c, (-.185, -.08, -.33), (-.190, -.10, .000), (-.03, 0, 0), light_twig, .80)
    willow(c, (-.215, -.10, -.33), (-.250, -.12, -.100), (-.01, 0, 0), light_twig, .62)
    petal = blade_surface('petal', [rgb('#f6e4da'), rgb('#fbf3ec')], rgb('#f6e6dd'), rgb('#f3d9cf'), rgb('#fff0e6'), .6, 4, .42, .0002)
    hearts = plain('filament', rgb('#e9dfb4'), .6), plain('anther', rgb('#cf9a3d'), .6)
    blossoms, buds = Blossoms(petal, hearts), Foliage(SEED + 50, 10, 5)
    bloom(blossoms, buds, (.065, -.19, -.33), (.050, -.16, .065), (-.04, 0, 0), brown, 16, .023)
    bloom(blossoms, buds, (.085, -.12, -.33), (.120, -.12, -.045), (.0, 0, 0), brown, 9, .020)
    blossoms.grown()
    buds.grown('buds', petal)
    a.grown('sage', am), b.grown('silver', bm), c.grown('straw', cm)
    sunlit((.80, .66, -.46), 3.9, (1.0, .885, .74), ((.05, 0, .03), .50, .66), [('bar', .09, .014), ('post', -.02, .014)], 1.2)
    world((.86, .93, 1.0), .40)
    view(width=.72, fstop=1.6)


def tender():
    """Twigs of tender green before a wall of rose clay, in the last sun."""
    wall(rgb('#d9aa94'))
    a, am = green('tender', 1)
    b, bm = green('sage', 2)
    beech(a, (-.06, -.14, -.33), (.075, -.20, .165), (-.06, -.02, .02), brown, 1.05)
    beech(a, (.02, -.10, -.33), (-.105, -.12, .055), (.045, 0, 0), brown, .82)
    willow(b, (-.20, -.16, -.33), (-.285, -.18, .12), (.06, 0, 0), fresh, .95)
    willow(b, (.215, -.12, -.33), (.30, -.16, .06), (-.05, 0, 0), fresh, .95)
    beech(a, (.36, -.20, -.33), (.31, -.22, -.06), (.03, 0, 0), brown, .72)
    willow(b, (-.33, -.24, -.33), (-.37, -.26, -.05), (.03, 0, 0), fresh, .85)
    olive(b, (.135, -.07, -.33), (.175, -.09, -.02), (-.02, 0, 0), brown, .70)
    a.grown('tender', am), b.grown('sage', bm)
    sunlit((.78, .70, -.42), 4.0, (1.0, .83, .64), ((.03, 0, .04), .50, .52), [('post', .04, .014)], 1.6)
    world((.82, .86, 1.0), .36)
    view(width=.72, fstop=1.8)


def nocturne():
    """Pale twigs that lean into a dark room's one light."""
    wall(rgb('#22362f'), .0012)
    a, am = green('pale', 1)
    b, bm = green('silver', 2)
    eucalyptus(a, (-.14, -.20, -.33), (.045, -.26, .165), (-.09, -.02, .03), light_twig, 1.08)
    eucalyptus(a, (.02, -.16, -.33), (-.095, -.20, .02), (.03, 0, 0), light_twig, .82)
    olive(b, (.16, -.18, -.33), (.215, -.22, .12), (-.05, 0, 0), light_twig, .95)
    fern(b, (-.27, -.16, -.33), (-.325, -.22, .10), (.05, 0, 0), fresh, .82)
    fern(b, (.335, -.24, -.33), (.375, -.28, -.02), (-.03, 0, 0), fresh, .72)
    willow(a, (.08, -.13, -.33), (.105, -.15, -.02), (-.02, 0, 0), light_twig, .80)
    a.grown('pale', am), b.grown('silver', bm)
    sunlit((.90, .42, -.36), 5.6, (1.0, .93, .82), ((.0, -.05, .02), .42, .56), [], 2.6)
    world((.70, .85, .95), .16)
    view(focus=-.20, width=.72, fstop=1.6)


def fronds():
    """Ferns before a white wall, and their shadows."""
    wall(rgb('#ece4d6'))
    a, am = green('olive', 1)
    b, bm = green('sage', 2)
    fern(a, (-.075, -.14, -.34), (.035, -.22, .185), (-.075, -.02, .02), fresh, 1.15)
    fern(a, (.045, -.10, -.34), (.185, -.16, .075), (-.03, 0, .03), fresh, 1.0)
    fern(b, (-.145, -.09, -.34), (-.235, -.14, .105), (.045, 0, .02), fresh, 1.0)
    fern(b, (.235, -.16, -.34), (.36, -.22, .02), (-.03, 0, .04), fresh, .92)
    fern(b, (-.27, -.20, -.34), (-.385, -.24, -.03), (.03, 0, .04), fresh, .92)
    a.grown('olive', am), b.grown('sage', bm)
    sunlit((.80, .66, -.46), 3.7, (1.0, .90, .77), ((.05, 0, .02), .56, .62), [('bar', -.05, .014)], 1.2)
    world((.86, .93, 1.0), .42)
    view(width=.72, fstop=1.8)


def orchard():
    """Twigs in flower across a wall of pale rose."""
    wall(rgb('#e2bfb0'))
    petal = blade_surface('petal', [rgb('#f4dcd6'), rgb('#fbf1ec')], rgb('#f3dbd4'), rgb('#eccbc4'), rgb('#fff0ea'), .6, 4, .42, .0002)
    hearts = plain('filament', rgb('#efe3c0'), .6), plain('anther', rgb('#d3a04a'), .6)
    blossoms, buds = Blossoms(petal, hearts), Foliage(SEED + 50, 10, 5)
    bloom(blossoms, buds, (-.42, -.16, -.16), (.13, -.22, .105), (.0, -.02, .045), brown, 26, .024)
    bloom(blossoms, buds, (-.06, -.19, .035), (.085, -.16, -.115), (.02, 0, .02), brown, 11, .021)
    bloom(blossoms, buds, (.42, -.12, -.30), (.20, -.16, -.055), (-.03, 0, .03), brown, 13, .022)
    bloom(blossoms, buds, (-.24, -.18, -.065), (-.20, -.16, .16), (-.03, 0, .0), brown, 10, .020)
    blossoms.grown()
    buds.grown('buds', petal)
    sunlit((.78, .70, -.44), 3.8, (1.0, .87, .74), ((.03, 0, .02), .56, .60), [('post', .10, .014)], 1.4)
    world((.86, .90, 1.0), .42)
    view(width=.72, fstop=1.6)


WORKS = {1: herbarium, 2: tender, 3: nocturne, 4: fronds, 5: orchard}
WORKS[SEED]()
r = render()
light = cored(clean(r, 2, 1.5, .8, .10))
keep_motif('motif-botanical-%d' % SEED, light, r['seconds'], arg('exposure', 1.18 if SEED == 3 else 1.0))
