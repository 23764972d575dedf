"""
A card among the things of its occasion: occasion=… as the core names it (`cardOccasions`), shape=portrait, landscape or
square. The card is white; the shop lays a design on it.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.still import *
from kit.keepsakes import *
from kit.twigs import *

OCCASION = arg('occasion', 'hochzeit')
reset(WIDE, HIGH, arg('samples', 10), 4)
bpy.context.scene.cycles.adaptive_min_samples = 6  # most is soft light
rng = np.random.default_rng(11)
UP = (0.0, 0.0, 1.0)
twigs = Twigs(rng, UP)

IVORY, CREAM, BLUSH, ROSEWOOD = rgb('#f6efe6'), rgb('#efe4d6'), rgb('#e9c9bf'), rgb('#7d2c41')
SAGE, OAT, CLAY, STONE = rgb('#a9b6a0'), rgb('#dccdb8'), rgb('#c98f78'), rgb('#b9b0a6')
green_twig, brown_twig, pale_twig = (bark(k, BRANCH[k]) for k in ('green', 'brown', 'pale'))


def leaves_of(kind, seed):
    return Foliage(seed), blade_surface(kind, **GREENS[kind])


def window_left(power, high, colour=(1.0, .96, .905)):
    """The light on a card that lies: a window at the far left."""
    window((-1.15, .55, high), (0, 0, 0), (.55, .9), power, colour)


def window_near(power, high, colour=(1.0, .96, .905)):
    """The light on a card that stands: a window at the near left, so that its front is brighter than the table."""
    window((-1.10, -.62, high), (0, 0, .05), (.60, .9), power, colour)


def blossoms(heart=('#efe3c0', '#d3a04a'), petal=('#f3dcd5', '#fbf0ea'), seed=60):
    mat = blade_surface('petal', [rgb(c) for c in petal], rgb('#f3dbd4'), rgb('#eccbc4'), rgb('#fff0ea'), .6, 4, .42, .0002)
    return Blossoms(rng, seed, mat, (plain('filament', rgb(heart[0]), .6), plain('anther', rgb(heart[1]), .6)))


def hochzeit():
    """Two rings on a silk ribbon, eucalyptus, linen; an envelope of blush paper under the card."""
    linen_cloth(rgb('#d9cdbd'), folds=[((-.52, .02), (-.10, .34), .022, .022), ((.20, -.30), (.60, .10), .026, .022), ((.02, .30), (.52, .27), .016, .010), ((-.45, -.28), (-.05, -.22), .020, .009)])
    envelope((-.035, .022), 17, (178, 126), rgb('#d9b3a8'))
    front = lying((.0, -.004), -7, up=.0035)
    a, am = leaves_of('silver', 1)
    twigs.eucalyptus(a, (-.34, .16, .012), (-.075, .125, .022), (-.01, .05, .012), green_twig, .92)
    twigs.eucalyptus(a, (-.36, .02, .012), (-.115, -.045, .016), (.0, .03, .012), green_twig, .82)
    twigs.eucalyptus(a, (.36, .20, .012), (.095, .105, .018), (.0, .03, .012), green_twig, .86)
    b, bm = leaves_of('olive', 2)
    twigs.olive(b, (-.35, .10, .010), (-.130, .052, .020), (0, .02, .012), brown_twig, .62, 2)
    a.grown('silver', am), b.grown('olive', bm)
    flowers = blossoms()
    for p, size in (((-.165, .075, .020), .021), ((-.205, .115, .020), .018), ((-.215, .055, .016), .015), ((.165, .135, .020), .018), ((.195, .108, .016), .014)):
        flowers.flower(np.array(p), np.array((rng.uniform(-.3, .3), -.35, 1.0)), size)
    flowers.grown()
    ribbon([(.37, -.13, .001), (.29, -.075, .001), (.225, -.095, .001), (.185, -.045, .001), (.215, -.005, .001), (.245, -.04, .001), (.20, -.085, .001), (.13, -.105, .001), (.07, -.14, .001), (.03, -.20, .001)], .009,
           silk('silk', rgb('#b98a84'), .40), (62, 118))
    shine = gold()
    ring((.118, -.058, .0026), .0098, shine, (0, 0, 0), .00105, .0026)
    ring((.1335, -.0545, .0078), .0112, shine, (0, -31, 12), .00105, .0029)
    window_left(30, .52)
    soft_room(.40, .26, .12)
    look((.005, .008, 0), 57, .56, 75, 4.0, (.02, -.03, .003), 3)
    return front


def geburt():
    """A rainbow of painted wood, a chain of beads, a soft cloth, a sprig."""
    linen_cloth(rgb('#dfd6c9'), folds=[((-.50, -.16), (-.16, -.24), .020, .008), ((.2, .30), (.6, .16), .022, .014)], seed=3)
    muslin((-.255, .10), (.34, .30), 24, rgb('#cdb5a6'), 4.0, .015, 2)
    front = lying((.012, -.010), 6, up=.0006)
    tones = [rgb('#b9776a'), rgb('#dcae97'), rgb('#ead7bd'), rgb('#aebcab'), rgb('#8aa0a0')]
    for i, c in enumerate(tones):
        arch((.215, .085, .0), .069 - .0125 * i, .0108, .030, stoneware('painted wood', c, .5, False), (0, 0, -20))
    wood = oak('bead', 1.75, planks=False)
    beads([(.135, -.165, 0), (.175, -.085, 0), (.235, -.060, 0), (.285, -.095, 0), (.265, -.155, 0), (.205, -.170, 0), (.150, -.200, 0)], .0085, [wood, plain('white bead', rgb('#f3ece2'), .42), wood, plain('rose bead', rgb('#d9a79a'), .42), wood, plain('sage bead', rgb('#a9b8a6'), .42)])
    a, am = leaves_of('tender', 2)
    twigs.olive(a, (-.37, -.12, .008), (-.125, -.075, .014), (0, .025, .012), pale_twig, .66, 2)
    a.grown('tender', am)
    flowers = blossoms(petal=('#fbf4ec', '#fffaf4'))
    for p, size in (((-.155, -.105, .010), .014), ((-.19, -.075, .012), .012), ((-.125, -.115, .008), .010)):
        flowers.flower(np.array(p), np.array((rng.uniform(-.3, .3), -.35, 1.0)), size)
    flowers.grown()
    window_left(30, .56)
    soft_room(.42, .28, .13)
    look((.012, .006, .005), 54, .57, 75, 4.0, (.012, -.02, .002), -2)
    return front


def weihnachten_privat():
    """A card that stands among fir and glass, lamps of a tree far behind it, a little snow on the wood."""
    tabletop(oak('table', .62, planks=False))
    backwall(1.1, rgb('#3a4a41'))
    front = standing((.0, .0), -14, 40)
    a = Foliage(3, 4, 3)
    for foot, tip, bow, size in (((-.33, .10, .02), (-.065, .050, .026), (0, .02, .03), 1.15), ((-.36, -.06, .014), (-.095, -.050, .018), (0, .02, .02), 1.0), ((-.30, .20, .02), (-.10, .13, .05), (0, .02, .03), 1.2), ((.30, .24, .02), (.06, .15, .05), (0, .02, .03), 1.2), ((.36, .12, .02), (.105, .075, .030), (0, .02, .03), 1.1),
                                 ((.37, -.02, .014), (.150, -.015, .018), (0, -.02, .02), .9)):
        fir(a, foot, tip, bow, brown_twig, rng, size)
    a.grown('needles', fir_needles())
    red, old_gold = plain('red glass', rgb('#7c1f2c'), .10, .75, .6), plain('gold glass', (.72, .50, .24), .20, 1.0)
    bauble((.135, -.055, .027), .027, red, (62, 20, 30))
    bauble((.205, -.030, .020), .020, old_gold, (70, -30, -20))
    bauble((-.135, -.075, .022), .022, old_gold, (60, 25, -50))
    bauble((-.195, -.030, .031), .031, plain('rose glass', rgb('#b5656a'), .13, .7, .6), (66, -20, 20))
    snow = plain('snow', (.86, .88, .92), .7, Subsurface=.0, Sheen=.3)
    n = 700
    places = np.stack([rng.uniform(-.40, .40, n), rng.normal(-.03, .10, n), np.zeros(n)], 1)
    ball('snow', [p for p in places if not (abs(p[0]) < .07 and -.03 < p[1] < .1)], list(rng.gamma(2.0, .00042, n)), snow)
    white = wax('wax', rgb('#cdbfa8'), .3)
    candle((.275, .17, 0), .026, .105, white, True, .25)
    lamps = [(rng.uniform(-.75, .75), rng.uniform(.62, 1.0), rng.uniform(.04, .42)) for _ in range(54)]
    lights_beyond(lamps, .0042, (1.0, .60, .26), 60.0)
    window_near(15, .75, (1.0, .93, .85))
    soft_room(.30, .22, .10, (1.0, .90, .80))
    look((.0, .02, .078), 9, .60, 75, 2.0, (.0, .0, .08))
    return front


def geburtstag():
    """A cake with thin candles that burn, confetti on the table, a wall of blush behind."""
    linen_cloth(rgb('#c9ab9c'), (2.4, 2.2), (0, .1), seed=5)
    backwall(.85, rgb('#c59a8e'))
    front = standing((-.065, .0), -12, 40)
    foot = stoneware('stand', rgb('#f4ede4'), .32, False)
    at_ = (.165, .11)
    vessel([(0, 0), (.045, 0), (.046, .003), (.020, .010), (.014, .030), (.016, .045), (.095, .049), (.099, .053), (.099, .056), (0, .055)], (*at_, 0), foot)
    sponge = stoneware('icing', rgb('#f3e3da'), .48, False)
    side = [(0, .056), (.080, .056), (.0835, .060), (.084, .100), (.0825, .110), (.078, .1145), (.070, .116), (0, .1165)]
    cake = vessel(side, (*at_, 0), sponge, 128)
    for v in cake.data.vertices:  # spread by hand
        p = Vector(v.co) - Vector((*at_, 0))
        if math.hypot(p.x, p.y) > .07:
            k = .0009 * math.sin(p.z * 420 + 3 * math.atan2(p.y, p.x)) + .0006 * math.sin(7 * math.atan2(p.y, p.x))
            v.co.x += p.x / .084 * k
            v.co.y += p.y / .084 * k
    cream = plain('cream', rgb('#fbf5ec'), .45)
    for i in range(22):
        w = 2 * math.pi * i / 22
        x, y = at_[0] + .074 * math.cos(w), at_[1] + .074 * math.sin(w)
        lathe('swirl', [(.0088, .1155), (.0095, .119), (.0082, .123), (.0054, .127), (.0030, .130), (.0004, .1335)], cream, (x, y, 0), 9).modifiers.new('s', 'SUBSURF').render_levels = 2
    tones = [rgb('#8a2e46'), rgb('#d9a13f'), rgb('#c7796a'), rgb('#8aa09a')]
    for i in range(7):
        w = 2 * math.pi * i / 7 + .3
        x, y = at_[0] + .044 * math.cos(w), at_[1] + .044 * math.sin(w)
        candle((x, y, .1155), .0026, .060, plain('thin candle', tones[i % 4], .38), True, .03, .017)
    bits = [plain('tissue', rgb(c), .7) for c in ('#8a2e46', '#d8b06a', '#d98f7f', '#f7efe6', '#9db0a6')]
    confetti((-.02, -.06), (.20, .055), 190, bits, rng, .0046, lambda x, y: y > .20 or (abs(x + .065) < .07 and y > -.02))
    ribbon([(-.40, -.02, .002), (-.30, -.05, .014), (-.255, -.01, .003), (-.215, -.055, .014), (-.175, -.015, .002), (-.145, -.06, .012), (-.11, -.06, .002)], .010, silk('ribbon', rgb('#b9975b'), .30), (30, 400))
    window_near(24, .70)
    soft_room(.40, .26, .14, (1.0, .95, .90))
    look((.035, .02, .083), 10, .60, 75, 2.4, (-.04, .0, .08))
    return front


def trauer():
    """One branch in a vase, two stones, a candle; much that is empty."""
    tabletop(plaster(rgb('#b9b2a9'), .0006, .6))
    backwall(.80, rgb('#a9a39b'))
    front = standing((-.055, .0), -13, 40)
    clay = stoneware('vase', rgb('#6f6a66'), .6)
    vessel([(0, 0), (.026, 0), (.034, .006), (.041, .030), (.040, .055), (.026, .082), (.0125, .100), (.0105, .118), (.0135, .128), (.0115, .127), (.0085, .118), (.0105, .100), (.02, .08)], (.195, .115, 0), clay)
    a, am = leaves_of('silver', 3)
    t = Twigs(rng, (0, -1, 0))
    t.olive(a, (.195, .115, .10), (.115, .10, .335), (.035, 0, .02), brown_twig, .70, 3)
    a.grown('olive', am)
    pebble((.085, -.035, 0), (.034, .024, .013), stoneware('stone', rgb('#8f8a86'), .62), 18, 1)
    pebble((.135, -.005, 0), (.022, .017, .011), stoneware('light stone', rgb('#c6bfb5'), .6), -30, 4)
    candle((-.225, .085, 0), .030, .078, wax('wax', rgb('#ece3d4'), .5), True, .45)
    window_near(19, .85, (1.0, .975, .94))
    soft_room(.46, .28, .12, (.97, .975, 1.0))
    look((.0, .02, .088), 8, .62, 75, 2.2, (-.055, .0, .08))
    return front


def taufe():
    """A candle that burns, a bowl of water, an olive twig, white cloth."""
    linen_cloth(rgb('#c4c6c4'), (2.4, 2.2), (0, .1), [((-.44, -.10), (-.10, -.17), .022, .010), ((.16, -.20), (.52, -.06), .022, .012)], seed=7)
    backwall(.85, rgb('#aeb8bd'))
    front = standing((-.05, .0), -13, 40)
    bowl = stoneware('bowl', rgb('#e9e5dc'), .34)
    vessel([(0, 0), (.030, 0), (.033, .004), (.050, .014), (.072, .030), (.082, .042), (.0835, .0435), (.0815, .0435), (.070, .032), (.048, .017), (.02, .010), (0, .009)], (.165, .035, 0), bowl)
    n = Nodes('water')
    bump = n('Bump', None, Strength=.3, Distance=.003, Height=n('TexNoise', None, Vector=coords(n), Scale=26.0, Detail=1.0).outputs[0])
    water = n.surface(n('BsdfPrincipled', None, Base_Color=(.48, .55, .56), Roughness=.03, Specular=.5, Normal=bump.outputs[0]))
    lathe('water', [(0, .0375), (.0772, .0375)], water, (.165, .035, 0), 96)
    holder = gold('brass', (.74, .55, .27), .26)
    x, y = .285, .11
    vessel([(0, 0), (.034, 0), (.035, .002), (.030, .004), (.008, .006), (.006, .016), (.011, .020), (.0125, .030), (.0115, .030), (0, .028)], (x, y, 0), holder)
    candle((x, y, .028), .0100, .100, wax('wax', rgb('#ddd6c8'), .4), True, .16, .022)
    a, am = leaves_of('silver', 4)
    twigs.olive(a, (-.33, -.03, .010), (-.135, -.085, .014), (0, -.01, .02), brown_twig, .62, 2)
    twigs.olive(a, (-.31, .09, .012), (-.15, .03, .020), (0, .02, .02), brown_twig, .66, 2)
    a.grown('olive', am)
    window_near(24, .80, (1.0, .975, .945))
    soft_room(.46, .30, .14, (.97, .985, 1.0))
    look((.04, .02, .078), 14, .60, 75, 2.6, (-.04, .0, .08))
    return front


def weihnachten_geschaeftlich():
    """Deep green paper, one twig, one ball of brass, a pen: nothing more."""
    tabletop(plaster(rgb('#3d4b44'), .0005, .5))
    envelope((-.030, .020), 12, (178, 126), rgb('#d8ccb8'))
    front = lying((.0, -.004), -5, up=.0035)
    a = Foliage(3, 4, 3)
    for foot, tip, bow, size in (((-.36, .22, .012), (-.120, .090, .016), (.01, .02, .02), 1.1), ((-.36, .06, .010), (-.165, .020, .012), (.0, .02, .014), .85), ((.36, -.20, .010), (.165, -.115, .012), (0, .015, .016), .95)):
        fir(a, foot, tip, bow, brown_twig, rng, size)
    a.grown('needles', fir_needles())
    brass = plain('brass glass', (.70, .50, .26), .24, 1.0)
    bauble((.185, .105, .027), .027, brass, (74, 18, -35))
    bauble((.245, .075, .018), .018, plain('white glass', rgb('#e7ddcf'), .38), (70, 10, 30))
    lacquer, trim = plain('lacquer', (.012, .013, .014), .16), gold('trim', (.78, .58, .30), .20)
    for profile, mat in (([(0, 0), (.0042, .0), (.0048, .004), (.0056, .05), (.0058, .078)], lacquer), ([(.0059, .078), (.0061, .079), (.0061, .081), (.0059, .082)], trim), ([(.0060, .082), (.0060, .132), (.0050, .137), (0, .138)], lacquer)):
        placed(lathe('pen', profile, mat, steps=48), (.105, -.105, .0066), (0, 90, 34))
    window_left(30, .55, (1.0, .965, .92))
    soft_room(.34, .22, .10, (1.0, .96, .92))
    look((.005, .006, 0), 57, .56, 75, 4.0, (.02, -.03, .003), -2)
    return front


def ostern():
    """Eggs in the colours of their hens, some in a bowl, twigs in flower."""
    linen_cloth(rgb('#d9d3c3'), folds=[((-.50, -.12), (-.14, -.22), .022, .014), ((.05, .30), (.5, .22), .020, .016)], seed=9)
    front = lying((.0, -.012), -6, up=.0006)
    shells = [shell('cream shell', rgb('#e6d6bf'), rgb('#8d6a4c')), shell('blue shell', rgb('#aebfbe'), rgb('#6f6a5e'), .4), shell('blush shell', rgb('#d8ab97')), shell('white shell', rgb('#eee7da')), shell('brown shell', rgb('#b98563'), rgb('#7d4f37'), .3), shell('sage shell', rgb('#b3bda0'))]
    bowl = stoneware('bowl', rgb('#e4ddd0'), .5)
    at_ = (.195, .085)
    vessel([(0, 0), (.038, 0), (.042, .004), (.064, .018), (.080, .038), (.086, .052), (.0875, .053), (.085, .053), (.076, .038), (.058, .020), (.03, .009), (0, .008)], (*at_, 0), bowl)
    for (dx, dy, z), k, turn in (((-.036, -.018, .042), 0, (20, 80, 30)), ((.022, -.036, .042), 1, (-10, 95, 100)), ((.038, .022, .043), 2, (10, 84, 200)), ((-.018, .038, .043), 4, (12, 92, -60)), ((.004, .0, .064), 3, (8, 86, 140))):
        egg((at_[0] + dx, at_[1] + dy, z), .054, shells[k], turn)
    for (x, y), k, turn in (((.125, -.085), 5, 40), ((.185, -.075), 0, 115), ((-.145, .085), 2, -20), ((-.125, -.105), 1, 70)):
        egg((x, y, .0185), .051, shells[k], (0, 90, turn))
    petal = blade_surface('petal', [rgb('#f4e4dd'), rgb('#fbf3ee')], rgb('#f3dbd4'), rgb('#eccbc4'), rgb('#fff0ea'), .6, 4, .42, .0002)
    flowers, buds = blossoms(), Foliage(51, 10, 5)
    twigs.bloom(flowers, buds, (-.37, .16, .014), (-.075, .135, .026), (0, .035, .012), brown_twig, 15, .019)
    twigs.bloom(flowers, buds, (-.36, -.02, .014), (-.120, .015, .020), (0, -.03, .012), brown_twig, 12, .017)
    flowers.grown()
    buds.grown('buds', petal)
    a, am = leaves_of('tender', 5)
    twigs.beech(a, (.36, -.22, .010), (.225, -.125, .016), (0, .02, .012), brown_twig, .5)
    a.grown('tender', am)
    window_left(30, .60)
    soft_room(.42, .28, .13)
    look((.010, .006, .006), 50, .57, 75, 3.6, (.012, -.02, .002), 2)
    return front


def kindergeburtstag():
    """Balloons, a garland of paper, a paper hat, confetti."""
    tabletop(oak('table', 1.1, planks=False))
    backwall(.80, rgb('#c3b3a2'))
    front = standing((-.01, .0), -13, 40)
    tones = [rgb(c) for c in ('#b8525a', '#d9a54a', '#8fa79b', '#d99a86', '#6f8ba0')]
    skins = [rubber('rubber %d' % i, c) for i, c in enumerate(tones)]
    for at_, radius, k, end in (((-.235, .30, .175), .075, 0, (-.20, .28, 0)), ((-.125, .40, .235), .070, 1, (-.14, .36, 0)), ((-.315, .42, .255), .078, 2, (-.26, .36, 0)), ((.235, .36, .190), .078, 3, (.21, .30, 0)), ((.345, .42, .270), .074, 4, (.28, .36, 0)), ((.135, .46, .280), .066, 1, (.17, .40, 0))):
        balloon(at_, radius, skins[k], 20 * k, end, (4, 6 * (-1) ** k))
    sheets = [paper('sheet %d' % i, c) for i, c in enumerate(tones)]
    pennants((-.66, .58, .285), (.66, .58, .30), .05, 15, (.072, .078), sheets)
    hat = lathe('hat', [(.044, 0), (.0435, .001), (.0015, .105), (0, .105)], sheets[1], (.150, .05, 0), 96)
    for i in range(5):
        z = .016 + .017 * i
        r = .0445 * (1 - z / .109) + .0004
        lathe('stripe', [(r, z), (r - .0023, z + .0055)], sheets[0], (.150, .05, 0), 96)
    ball('tuft', [(.150 + rng.normal(0, .006), .05 + rng.normal(0, .006), .108 + rng.normal(0, .006)) for _ in range(60)], [.0045] * 60, plain('tuft', rgb('#f3e8da'), .9, Sheen=.5))
    confetti((.0, -.055), (.22, .05), 170, [paper('bit %d' % i, c) for i, c in enumerate(tones)], rng, .0050, lambda x, y: y > .22 or (abs(x + .01) < .075 and y > -.02))
    window_near(24, .75)
    soft_room(.46, .32, .16, (1.0, .965, .92))
    look((.0, .02, .095), 8, .62, 75, 2.4, (-.01, .0, .08))
    return front


def einschulung():
    """A paper cone with a ruff of tissue and a bow, coloured pencils."""
    tabletop(oak('table', 1.0, planks=False))
    front = lying((-.025, -.006), 5, up=.0006)
    blue, tissue = paper('cone', rgb('#5f8296'), .4), silk('tissue', rgb('#e7c58a'), .6)
    tip, way, long, wide = Vector((.095, -.150, 0)), R(62), .235, .046
    tilt = math.asin(wide / long)
    m = Matrix.Translation(tip) @ Matrix.Rotation(way, 4, 'Z') @ Matrix.Rotation(R(90) - tilt, 4, 'Y')
    cone = lathe('cone', [(.0006, 0), (wide, long)], blue, steps=128)
    cone.matrix_world = m
    dots = paper('dots', rgb('#f3e7d2'), .4)
    for i in range(26):
        t, a = .30 + .66 * (i / 26), i * 2.399
        r, small = wide * t + .0005, min(1, .35 + t * .65)
        spot = add('dot', [(.0050 * small * math.cos(b), .0050 * small * math.sin(b), 0) for b in np.linspace(0, 2 * math.pi, 21)[:-1]], [tuple(range(20))], dots, False)
        spot.matrix_world = m @ Matrix.Translation((r * math.cos(a), r * math.sin(a), long * t)) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(R(90) + math.atan2(wide, long), 4, 'Y')
    ruff = []
    steps, rows = 220, 16
    for j in range(rows + 1):
        t = j / rows
        base = wide * (1.0 - 1.05 * min(t, .45) / .45 * .62 + max(0, t - .45) * .85)
        for i in range(steps):
            a = 2 * math.pi * i / steps
            fold = (.06 + .40 * max(0, t - .35)) * math.sin(a * 17 + 2.2 * t + .8 * math.sin(a * 3))
            r = base * (1 + fold * .42)
            ruff.append((r * math.cos(a), r * math.sin(a), long - .004 + .085 * t))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows) for i in range(steps)]
    ob = add('ruff', ruff, faces, tissue)
    ob.matrix_world = m
    band = silk('band', ROSEWOOD, .35)
    lathe('band', [(wide * .395, long + .031), (wide * .41, long + .035), (wide * .395, long + .039)], band, steps=64).matrix_world = m
    tones = [rgb(c) for c in ('#8a2e46', '#d9a13f', '#6f8f7c', '#3f6883', '#c7796a')]
    for i, c in enumerate(tones):
        pencil((-.300 + .012 * i, -.135 + .030 * i, 0), .150 - .006 * (i % 3), c, 14 - 7 * i)
    confetti((.10, .12), (.16, .07), 46, [paper('bit %d' % i, c) for i, c in enumerate(tones)], rng, .0046, lambda x, y: abs(x + .025) < .08 and abs(y) < .11)
    window_left(30, .60)
    soft_room(.42, .28, .13)
    look((.0, .004, .006), 56, .57, 75, 4.0, (.0, -.02, .002), -2)
    return front


def kommunion():
    """A white book with a gilt cut, ears of wheat, a tall candle that burns."""
    linen_cloth(rgb('#b9ab98'), (2.4, 2.2), (0, .1), [((-.5, -.06), (-.16, -.15), .022, .009)], seed=12)
    backwall(.85, rgb('#a8977d'))
    front = standing((-.065, .0), -13, 40)
    bound_book((.165, .10, 0), (.125, .175, .036), leather('ivory leather', rgb('#e6dccb'), .42), -112)
    holder = gold('brass', (.74, .55, .27), .26)
    x, y = .295, .14
    vessel([(0, 0), (.036, 0), (.037, .002), (.030, .004), (.009, .006), (.007, .016), (.013, .020), (.0155, .030), (.0145, .030), (0, .028)], (x, y, 0), holder)
    candle((x, y, .028), .0125, .118, wax('wax', rgb('#dccfb9'), .4), True, .16, .024)
    a, stalks = Foliage(6, 7, 5), plain('stalk', rgb('#c9a463'), .6)
    for i in range(8):
        s = i / 3.5 - 1
        ears(a, stalks, (.38, -.075 + .012 * s, .006 + .003 * (i % 3)), (.115 + .012 * (i % 4) + .02 * abs(s), -.045 + .062 * s, .010 + .007 * (i % 3)), (0, .014 * s, .010), 1.0)
    a.grown('ears', straw())
    b, bm = leaves_of('olive', 7)
    twigs.olive(b, (-.36, .02, .010), (-.165, -.035, .018), (0, .02, .02), brown_twig, .6, 2)
    b.grown('olive', bm)
    window_near(24, .78)
    soft_room(.42, .28, .14, (1.0, .97, .93))
    look((.03, .02, .083), 12, .60, 75, 2.6, (-.05, .0, .08))
    return front


def konfirmation():
    """A bound book with its ribbon, an olive twig, a folded cloth on oak."""
    tabletop(oak('table', .85, planks=False))
    muslin((-.27, .10), (.36, .26), 18, rgb('#d6d2c8'), 3.0, .012, 5)
    front = lying((-.015, -.006), -5, up=.0006)
    bound_book((.195, .075, 0), (.120, .170, .030), leather('green leather', rgb('#38504a'), .45), -16, (.78, .72, .60), False)
    ribbon([(.170, .005, .012), (.168, -.020, .004), (.160, -.050, .0008), (.166, -.085, .0008)], .007, silk('mark', ROSEWOOD, .4), (0, 0))
    a, am = leaves_of('silver', 8)
    twigs.olive(a, (.215, .135, .034), (.155, .010, .040), (.02, .0, .010), brown_twig, .55, 2)
    twigs.olive(a, (-.36, -.06, .012), (-.120, -.085, .014), (0, .03, .014), brown_twig, .70, 3)
    a.grown('olive', am)
    pebble((.245, -.075, 0), (.019, .014, .008), stoneware('stone', rgb('#b9b1a6'), .6), 20, 3)
    window_left(30, .58, (1.0, .965, .92))
    soft_room(.40, .27, .12)
    look((.005, .004, .006), 54, .57, 75, 4.0, (.0, -.02, .002), 2)
    return front


def firmung():
    """Three candles of unlike height, grain, a wall the colour of clay."""
    tabletop(plaster(rgb('#b9a698'), .0006, .6))
    backwall(.80, rgb('#8f5648'))
    front = standing((-.05, .0), -13, 40)
    for (x, y), radius, high, lit in (((.165, .085), .026, .085, True), ((.235, .125), .026, .135, True), ((.285, .065), .022, .055, True)):
        candle((x, y, 0), radius, high, wax('wax', rgb('#dfd2bf'), .45), lit, .22)
    a, stalks = Foliage(6, 7, 5), plain('stalk', rgb('#c9a463'), .6)
    for i in range(8):
        s = i / 3.5 - 1
        ears(a, stalks, (-.39, .015 + .012 * s, .006 + .003 * (i % 3)), (-.140 - .012 * (i % 4) - .02 * abs(s), -.030 + .060 * s, .010 + .007 * (i % 3)), (0, .014 * s, .010), 1.0)
    a.grown('ears', straw())
    pebble((.100, -.045, 0), (.024, .018, .010), stoneware('stone', rgb('#cfc4b6'), .6), 12, 2)
    window_near(22, .80, (1.0, .965, .92))
    soft_room(.38, .25, .12, (1.0, .96, .92))
    look((.03, .02, .083), 10, .60, 75, 2.4, (-.04, .0, .08))
    return front


SCENES = {k.replace('_', '-'): v for k, v in globals().items() if callable(v) and k in (
    'hochzeit', 'geburt', 'weihnachten_privat', 'geburtstag', 'trauer', 'taufe', 'weihnachten_geschaeftlich', 'ostern', 'kindergeburtstag', 'einschulung',
    'kommunion', 'konfirmation', 'firmung')}
front = SCENES[OCCASION]()
name = 'occasion-' + OCCASION + ('' if SHAPE == 'portrait' else '-' + SHAPE)
shoot_still(name, front, arg('white', .66 if OCCASION == 'trauer' else .78))
