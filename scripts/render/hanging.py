"""
How a picture gets onto its wall: its back with what it hangs by, on a table, and what goes into the wall beside it.
view=… as the core names it (hangingViews): stretcher, frame or sheet and nail, two-hooks or two-anchors; adhesive,
paste, eyelets, rail, light-frame.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.hardware import *

VIEW = arg('view', 'frame-nail')
WIDE, HIGH = arg('w', 1020), arg('h', 835)
reset(WIDE, HIGH, arg('samples', 96), 4)

felt = fabric('felt', (.30, .305, .30), grain=2400.0, depth=.0005, vary=.10)
add('table', [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], felt, False)
steel = plain('steel', (.62, .62, .61), .30, 1.0)
dark_steel = plain('dark steel', (.30, .30, .31), .38, 1.0)
brass = plain('brass', (.80, .56, .24), .27, 1.0)


def stretcher_back():
    """Canvas folded over its stretcher; returns where a hanger is fixed: y of its middle, and z."""
    pine = oak('pine', 1.7, planks=False)
    raw = linen()
    slab('bar', (-400, -42, 0), (400, -.8, 19), pine, .8)
    slab('cloth', (-400, -400, .4), (400, -41, 6), raw, 0)
    slab('fold', (-400, -17, 18.9), (400, 0, 20.2), raw, .5)
    slab('edge', (-400, -1.2, 0), (400, .4, 20.2), raw, .5)
    for i in range(-5, 6):
        staple((i * 31 + 9, -10, 20.2), 11, steel, .12 * (-1) ** i)
    return -29, 19.1, 6


def frame_back():
    """A moulding with the board that closes it."""
    walnut = oak('walnut', .36, planks=False)
    slab('moulding', (-400, -24, 0), (400, 0, 24), walnut, 1.0)
    slab('board', (-400, -400, 10), (400, -24, 13), carton((.40, .305, .21)), 0)
    slab('tape', (-400, -50, 13), (400, -23, 13.25), plain('tape', (.46, .36, .26), .55), 0)
    return -12, 24, 13.2


def sheet_back():
    """A stiff sheet with the aluminium rail that keeps it off the wall."""
    alu = plain('aluminium', (.60, .605, .61), .36, .9)
    slab('sheet', (-400, -400, 0), (400, 0, 5), plain('acrylic', (.55, .66, .64), .15, 0, .6), .3)
    slab('skin', (-400, -400, 4.9), (400, -.2, 6.2), plain('back', (.50, .505, .515), .5, .1), .1)
    hollow_rail(-62, -32, 6.2, 14, alu)
    return None, 20, 6.2


def nail_way(y, z, floor):
    """One hanger in the middle, and a nail."""
    if y is not None:
        toothed((0, y, z), steel)
    nail((48, -104, floor + 3), 38, 122, steel)


def two_hooks_way(y, z, floor):
    """A ring on either side, and two hooks for the wall."""
    if y is not None:
        for x in (-64, 64):
            ring_hanger((x, y, z), steel)
    for x, turn in ((-28, 14), (32, -9)):
        wall_hook((x, -98, floor + .1), brass, turn)


def two_anchors_way(y, z, floor):
    """A ring on either side, and screws with plugs for the wall."""
    if y is not None:
        for x in (-64, 64):
            ring_hanger((x, y, z), steel)
    for x, y, turn in ((-58, -92, 14), (22, -104, -8)):
        wall_plug((x, y, floor + 4), turn)
    for x, y, turn in ((-52, -120, 6), (24, -132, 8)):
        screw((x, y, floor + 4.2), 50, turn, steel)


def adhesive_way():
    """Film that sticks by itself: its corner is drawn off the backing paper; a felt squeegee."""
    slab('liner', (-170, -130, 0), (130, 70, .25), squared_paper(), 0)
    curled_sheet((-170, -130), (130, 70), .6, 30, print_film((.70, .70, .68)))
    slab('squeegee', (86, 92, .5), (164, 146, 4.2), plain('plastic', (.055, .10, .17), .38), 1.2, turn=-24)
    slab('lip', (74, 86, .3), (152, 97, 4.6), fabric('lip', (.05, .05, .05), 3000.0, .0004), 1.0, turn=-24)


def paste_way():
    """A strip of wallpaper, half unrolled, and the brush for its paste."""
    paper_roll(-190, 150, 46, 24, print_film((.74, .73, .70)))
    paste_brush((92, -300, 1), 16)


def eyelets_way():
    """A tarpaulin's welded corner with its eyelet, and the cord through it."""
    white, hem = SURFACES['pvcplane'][0](False), SURFACES['pvcplane'][0](False)
    slab('sheet', (-300, -300, .2), (20, 20, 1.0), white, .2)
    slab('hem', (-300, -12, .9), (19.8, 19.9, 1.9), hem, .4)
    slab('side hem', (-12, -300, .9), (19.9, -11, 1.85), hem, .4)
    lathe('eyelet', [(.0062, 0), (.0066, .0010), (.0080, .0015), (.0098, .0012), (.0110, 0)], brass, (.003, .003, .0019), 96)
    lathe('hole', [(0, .0021), (.0064, .0021)], plain('hole', (.03, .03, .03), .9), (.003, .003, 0), 64)
    cord([(140, 96, 4), (96, 66, 5), (56, 40, 7), (28, 20, 9.5), (11, 9, 9), (4, 4, 4), (3, 3, -4)], 2.3, (.62, .56, .45))
    cord([(3, 3, -3), (8, 14, -1), (22, 28, 2.4), (48, 76, 2.4), (66, 150, 2.4)], 2.3, (.62, .56, .45))


def rail_way():
    """A poster between two battens, with the cord that it hangs by."""
    batten = oak('batten', 1.35, planks=False)
    paper = print_film()
    slab('paper', (-150, -400, 9), (150, 10, 9.3), paper, 0)
    slab('lower', (-162, -12, 0), (162, 12, 9), batten, 1.6)
    slab('upper', (-162, -12, 9.2), (162, 12, 18), batten, 1.6)
    for x in (-132, 132):
        knob((x, 0, 18), brass)
    cord([(-132, 3, 17), (-129, 12, 19), (-118, 22, 10), (-84, 46, 3), (-30, 77, 2.6), (0, 88, 2.6), (30, 77, 2.6), (84, 46, 3), (118, 22, 10), (129, 12, 19), (132, 3, 17)], 1.5, (.055, .05, .045))


def light_frame_way():
    """The back of a light frame: aluminium profile, a keyhole to hang by, and the cable."""
    alu = plain('profile', (.50, .505, .51), .38, .9)
    panel = plain('panel', (.56, .56, .555), .55)
    slab('top', (-400, -30, 0), (400, 0, 27), alu, .8)
    slab('slot', (-400, -17, 26.4), (400, -13, 27.15), plain('slot', (.03, .03, .03), .7), 0)
    slab('panel', (-400, -400, 12), (400, -30, 21), panel, 0)
    keyhole_plate((-28, -58, 21), steel)
    screw((26, -118, 25.6), 42, 20, steel)
    black = plain('cable', (.018, .018, .018), .45)
    lathe('gland', [(.011, 0), (.011, .006), (.0085, .0085), (.005, .0095), (.0035, .0095)], black, (.072, -.062, .021), 64)
    tube('cable', [(72, -62, 29), (72, -63, 37), (77, -70, 43), (92, -92, 40), (112, -132, 29), (146, -186, 24.2), (190, -250, 24.2)], 3.1, black)


ALONE = {'adhesive': adhesive_way, 'paste': paste_way, 'eyelets': eyelets_way, 'rail': rail_way, 'light-frame': light_frame_way}
BACKS = {'stretcher': stretcher_back, 'frame': frame_back, 'sheet': sheet_back}
HUNG = {'nail': nail_way, 'two-hooks': two_hooks_way, 'two-anchors': two_anchors_way}
back, _, by = VIEW.partition('-')
if VIEW in ALONE:
    ALONE[VIEW]()
else:
    HUNG[by](*BACKS[back]())

# ---- a tall window on the left, behind the table's edge, and a dim room; what is looked at, and how much is seen
LOOKS = {'adhesive': ((20, -22, 0), 400), 'paste': ((-2, -78, 14), 640), 'eyelets': ((2, 0, 2), 230), 'rail': ((0, -22, 8), 450), 'light-frame': ((18, -84, 18), 320)}
at, away = LOOKS.get(VIEW, ((0, -54, 14), 250))
at = Vector(at) * .001
world((0.95, 0.965, 1.0), 0.34)
area('window', at + Vector((-.85, .55, .75)), at, .8, 17, (1.0, 0.985, 0.96), .9)
area('room', at + Vector((1.3, -.5, 1.0)), at, 1.4, 4, (1.0, .95, .90))
turn, rise = R(9), R(50)
d = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
camera(at + d * away * .001 * 1.5, at, 62)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, away * .0015, 18

r = render()
seconds = {'plate': round(r['seconds'])}
beauty = despeckled(clean(r, 3, 1.8, .9, .08), .05, 1.7)
name = 'hanging-' + VIEW
write_png(os.path.join(OUT, name + '-plate.png'), srgb(grade(beauty, 1.2)))
save_json(os.path.join(OUT, name + '.json'), {
    'name': name, 'kind': 'still', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate'], 'camera': projection(tuple(at)),
    'hang': {'x': .5, 'y': .5}, 'reach': {'left': -away / 2, 'top': -away / 2, 'width': away, 'height': away}, 'seconds': seconds})
print('SECONDS', name, seconds)
