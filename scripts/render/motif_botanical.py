"""
Twigs before a wall in the sun of a window: seed=1 to 5, each other plants, another wall and another light. What falls
on the wall are the plants' own shadows.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.studio import *
from kit.twigs import *

SEED = arg('seed', 1)
WIDE, HIGH = arg('w', 1800), arg('h', 1200)
reset(WIDE, HIGH, arg('samples', 32), 6)
bpy.context.scene.cycles.transmission_bounces = 3
rng = np.random.default_rng(SEED * 13 + 1)
twigs = Twigs(rng, (0.0, -1.0, 0.0))


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
    twigs.eucalyptus(b, (-.11, -.13, -.33), (-.030, -.20, .175), (-.045, -.02, 0), fresh, 1.02)
    twigs.eucalyptus(b, (-.055, -.07, -.33), (-.115, -.10, .060), (.02, 0, 0), fresh, .80)
    twigs.eucalyptus(b, (.335, -.10, -.33), (.405, -.14, .10), (.03, 0, 0), fresh, .92)
    twigs.willow(a, (-.27, -.12, -.33), (-.335, -.16, .085), (.055, 0, .0), fresh, .92)
    twigs.willow(a, (-.345, -.22, -.33), (-.40, -.26, -.06), (.02, 0, .0), fresh, .80)
    twigs.olive(a, (.205, -.17, -.33), (.150, -.13, .135), (.05, 0, 0), brown, .86)
    twigs.olive(a, (.275, -.09, -.33), (.300, -.10, -.045), (-.02, 0, 0), brown, .66, 2)
    twigs.willow(c, (-.185, -.08, -.33), (-.190, -.10, .000), (-.03, 0, 0), light_twig, .80)
    twigs.willow(c, (-.215, -.10, -.33), (-.250, -.12, -.100), (-.01, 0, 0), light_twig, .62)
    petal = blade_surface('petal', [rgb('#f6e4da'), rgb('#fbf3ec')], rgb('#f6e6dd'), rgb('#f3d9cf'), rgb('#fff0e6'), .6, 4, .42, .0002)
    hearts = plain('filament', rgb('#e9dfb4'), .6), plain('anther', rgb('#cf9a3d'), .6)
    blossoms, buds = Blossoms(rng, SEED + 40, petal, hearts), Foliage(SEED + 50, 10, 5)
    twigs.bloom(blossoms, buds, (.065, -.19, -.33), (.050, -.16, .065), (-.04, 0, 0), brown, 16, .023)
    twigs.bloom(blossoms, buds, (.085, -.12, -.33), (.120, -.12, -.045), (.0, 0, 0), brown, 9, .020)
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
    twigs.beech(a, (-.06, -.14, -.33), (.075, -.20, .165), (-.06, -.02, .02), brown, 1.05)
    twigs.beech(a, (.02, -.10, -.33), (-.105, -.12, .055), (.045, 0, 0), brown, .82)
    twigs.willow(b, (-.20, -.16, -.33), (-.285, -.18, .12), (.06, 0, 0), fresh, .95)
    twigs.willow(b, (.215, -.12, -.33), (.30, -.16, .06), (-.05, 0, 0), fresh, .95)
    twigs.beech(a, (.36, -.20, -.33), (.31, -.22, -.06), (.03, 0, 0), brown, .72)
    twigs.willow(b, (-.33, -.24, -.33), (-.37, -.26, -.05), (.03, 0, 0), fresh, .85)
    twigs.olive(b, (.135, -.07, -.33), (.175, -.09, -.02), (-.02, 0, 0), brown, .70)
    a.grown('tender', am), b.grown('sage', bm)
    sunlit((.78, .70, -.42), 4.0, (1.0, .83, .64), ((.03, 0, .04), .50, .52), [('post', .04, .014)], 1.6)
    world((.82, .86, 1.0), .36)
    view(width=.72, fstop=1.8)


def nocturne():
    """Pale twigs that lean into a dark room's one light."""
    wall(rgb('#22362f'), .0012)
    a, am = green('pale', 1)
    b, bm = green('silver', 2)
    twigs.eucalyptus(a, (-.14, -.20, -.33), (.045, -.26, .165), (-.09, -.02, .03), light_twig, 1.08)
    twigs.eucalyptus(a, (.02, -.16, -.33), (-.095, -.20, .02), (.03, 0, 0), light_twig, .82)
    twigs.olive(b, (.16, -.18, -.33), (.215, -.22, .12), (-.05, 0, 0), light_twig, .95)
    twigs.fern(b, (-.27, -.16, -.33), (-.325, -.22, .10), (.05, 0, 0), fresh, .82)
    twigs.fern(b, (.335, -.24, -.33), (.375, -.28, -.02), (-.03, 0, 0), fresh, .72)
    twigs.willow(a, (.08, -.13, -.33), (.105, -.15, -.02), (-.02, 0, 0), light_twig, .80)
    a.grown('pale', am), b.grown('silver', bm)
    sunlit((.90, .42, -.36), 5.6, (1.0, .93, .82), ((.0, -.05, .02), .42, .56), [], 2.6)
    world((.70, .85, .95), .16)
    view(focus=-.20, width=.72, fstop=1.6)


def fronds():
    """Ferns before a white wall, and their shadows."""
    wall(rgb('#ece4d6'))
    a, am = green('olive', 1)
    b, bm = green('sage', 2)
    twigs.fern(a, (-.075, -.14, -.34), (.035, -.22, .185), (-.075, -.02, .02), fresh, 1.15)
    twigs.fern(a, (.045, -.10, -.34), (.185, -.16, .075), (-.03, 0, .03), fresh, 1.0)
    twigs.fern(b, (-.145, -.09, -.34), (-.235, -.14, .105), (.045, 0, .02), fresh, 1.0)
    twigs.fern(b, (.235, -.16, -.34), (.36, -.22, .02), (-.03, 0, .04), fresh, .92)
    twigs.fern(b, (-.27, -.20, -.34), (-.385, -.24, -.03), (.03, 0, .04), fresh, .92)
    a.grown('olive', am), b.grown('sage', bm)
    sunlit((.80, .66, -.46), 3.7, (1.0, .90, .77), ((.05, 0, .02), .56, .62), [('bar', -.05, .014)], 1.2)
    world((.86, .93, 1.0), .42)
    view(width=.72, fstop=1.8)


def orchard():
    """Twigs in flower across a wall of pale rose."""
    wall(rgb('#e2bfb0'))
    petal = blade_surface('petal', [rgb('#f4dcd6'), rgb('#fbf1ec')], rgb('#f3dbd4'), rgb('#eccbc4'), rgb('#fff0ea'), .6, 4, .42, .0002)
    hearts = plain('filament', rgb('#efe3c0'), .6), plain('anther', rgb('#d3a04a'), .6)
    blossoms, buds = Blossoms(rng, SEED + 40, petal, hearts), Foliage(SEED + 50, 10, 5)
    twigs.bloom(blossoms, buds, (-.42, -.16, -.16), (.13, -.22, .105), (.0, -.02, .045), brown, 26, .024)
    twigs.bloom(blossoms, buds, (-.06, -.19, .035), (.085, -.16, -.115), (.02, 0, .02), brown, 11, .021)
    twigs.bloom(blossoms, buds, (.42, -.12, -.30), (.20, -.16, -.055), (-.03, 0, .03), brown, 13, .022)
    twigs.bloom(blossoms, buds, (-.24, -.18, -.065), (-.20, -.16, .16), (-.03, 0, .0), brown, 10, .020)
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
