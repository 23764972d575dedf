"""
The lower right corner of a print on the wall, close: a photo's lower part has more to look at than its sky.
material=… as in the shop's catalogue (and aludibond-brushed), depth=25|38 for canvas, holes=1 for a board that is
screwed to the wall, eyelet=0 for a tarpaulin without any.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

M = arg('material', 'leinwand')
HOLES = arg('holes', 0)
EYELET = M == 'pvcplane' and arg('eyelet', 1)
MM = 0.001
# The print's upper right corner is the scene's zero: the print lies to the left and below, the wall behind (y > 0).
# thickness and gap to the wall in millimetres, lens
SHAPES = {
    'leinwand': (arg('depth', 25), 1, 125), 'acrylglas': (6, 14, 92), 'gallerybond': (8, 14, 95), 'echtglas': (5, 14, 92),
    'aludibond': (3, 12, 92), 'aludibond-brushed': (3, 12, 105), 'forexplatte': (10, 10, 92), 'backlitfolie': (22, 1, 95),
    'poster': (0.25, 1.2, 92), 'hahnemuehle': (0.6, 2.0, 110), 'fototapete': (0.25, 0.0, 115), 'klebefolie': (0.15, 0.05, 92), 'pvcplane': (0.8, 8, 92),
}
thick, gap, lens = SHAPES[M]
D, G = thick * MM, gap * MM
EXT = 0.60, 0.40  # the whole print, so that light and shadow are right
Z = -EXT[1]  # of the corner that is looked at
reset(WIDE, HIGH, arg('samples', 96), 3)
near_wall(D + G)
surface, mirrors = SURFACES[M]
if M == 'aludibond-brushed':
    surface = lambda black: brushed_metal(black, 0.22, True)


def solid(name, radius, mats, lo, hi, seg=4):
    """A box with rounded edges; mats: front, right and left, the rest."""
    ob = box(name, lo, hi, mats[0], radius, seg) if radius else box(name, lo, hi, mats[0], 0)
    for m in mats[1:]:
        ob.data.materials.append(m)
    for q in ob.data.polygons:
        q.material_index = 0 if q.normal.y < -.5 else (1 if abs(q.normal.x) > .5 else 2) if len(mats) > 2 else 0
    return ob


LO = (-EXT[0], 0, -EXT[1])
blacken, printed = None, {'print'}
black_of = {}


def edge_glow(core, rim, glow, gloss, tint=(1, 1, 1)):
    """A polished edge: light that is led through the sheet leaves it there, brightest at both rims."""
    n = Nodes('edge')
    y = n.math('DIVIDE', n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object']).outputs[1], D)
    along = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=30.0, Detail=2.0).outputs[0]
    c = lambda v: tuple(a * b for a, b in zip(v, tint))
    col = n.ramp(y, (0.0, c(rim)), (0.07, c(tuple(.85 * v for v in rim))), (0.15, c(core)), (0.70, c(tuple(.72 * v for v in core))), (0.9, c(tuple(1.3 * v for v in core))), (1.0, c(tuple(.8 * v for v in core))))
    e = n('Emission', None, Color=col, Strength=n.math('MULTIPLY', n('MapRange', None, Value=along, _1=0.3, _2=0.7, _3=0.82, _4=1.15).outputs[0], glow))
    if not gloss:
        return n.surface(e)
    f = n('Fresnel', None, IOR=1.49).outputs[0]
    return n.surface(n('AddShader', None, _0=e.outputs[0], _1=n('BsdfGlossy', None, Color=n('CombineColor', None, Red=f, Green=f, Blue=f).outputs[0], Roughness=0.03).outputs[0]))


white = surface(False)
if M == 'leinwand':
    body = solid('print', 0.0016, [white, cotton('yz'), cotton('xy')], LO, (0, D, 0), 6)
elif M in ('acrylglas', 'gallerybond', 'echtglas'):
    green = (0.72, 1.0, 0.88) if M == 'echtglas' else (1, 1, 1)
    core, rim = ((.50, .545, .54), (1.0, 1.0, 1.0))
    # white print: how much of the photo's colour the edge leads out; black print: what shines there of itself
    e0, e1 = edge_glow(core, rim, 0.72, False, green), edge_glow((.10, .14, .14), (.9, .9, .9), 0.20, True, green)
    front = 5 * MM if M == 'gallerybond' else D
    body = solid('print', 0.0005, [white, e0, e0], LO, (0, front, 0))
    if front < D:  # acrylic on an aluminium composite
        skin = plain('skin', (0.66, 0.67, 0.68), 0.4, 0.5)
        solid('skin', 0.00006, [skin], (-EXT[0], front, -EXT[1]), (-.00015, front + .0004, -.00015), 2)
        solid('core', 0, [plain('core', (0.02, 0.02, 0.022), 0.55)], (-EXT[0], front + .0004, -EXT[1]), (-.0002, D - .0004, -.0002))
        solid('back', 0.00006, [skin], (-EXT[0], D - .0004, -EXT[1]), (-.00015, D, -.00015), 2)
    mirror = surface(True)

    def blacken():
        for i, m in enumerate((mirror, e1, e1)):
            body.data.materials[i] = m
elif M.startswith('aludibond'):
    skin = plain('skin', (0.62, 0.63, 0.64), 0.5, 0.4)
    body = solid('print', 0.00008, [white, skin, skin], LO, (0, .0004, 0), 2)
    solid('core', 0, [plain('core', (0.022, 0.022, 0.024), 0.55)], (-EXT[0], .0004, -EXT[1]), (-.00006, .0026, -.00006))
    solid('back', 0.00006, [skin], (-EXT[0], .0026, -EXT[1]), (0, D, 0), 2)
    if mirrors:
        black_of[0] = surface(True)
elif M == 'forexplatte':
    n = Nodes('foam')
    h = tiled(n, tile('fibres', fibres), 0.010)
    foam = n.surface(n('BsdfPrincipled', None, Base_Color=n.ramp(h, (0.2, (.70, .70, .69)), (.6, (.80, .80, .79))), Roughness=0.8, Specular=0.2, Normal=n('Bump', None, Strength=.7, Distance=.0002, Height=h).outputs[0]))
    body = solid('print', 0.0003, [white, foam, foam], LO, (0, D, 0))
elif M == 'backlitfolie':
    alu = plain('profile', (0.045, 0.046, 0.048), 0.38, 0.0, 0.5)
    solid('profile', 0.0006, [alu], LO, (0, D, 0))
    i = 0.0016  # the textile lies in the profile's groove, soft at its rim
    n = Nodes('lit')  # the light comes from behind, through the knitted rows
    h = plane_image(n, tile('knit', knit), 0.022)
    e = n('Emission', None, Color=n.ramp(h, (0.15, (.90, .90, .89)), (0.6, (1, 1, .99))), Strength=0.62)
    lit = n.surface(n('AddShader', None, _0=e.outputs[0], _1=n('BsdfDiffuse', None, Color=(.2, .2, .2)).outputs[0]))
    body = solid('print', 0.0009, [lit, lit, lit], (-EXT[0] + i, -0.0004, -EXT[1] + i), (-i, .003, -i), 4)
else:
    body = solid('print', min(D * .3, .00015), [white, plain('cut', (ALBEDO * .96,) * 3, 0.8), plain('cut', (ALBEDO * .96,) * 3, 0.8)], LO, (0, D, 0), 2)
    if mirrors:
        black_of[0] = surface(True)
    if M == 'fototapete':
        pass
    if M == 'pvcplane':  # a welded hem
        hem = solid('hem', 0.0004, [surface(False)] * 3, (-EXT[0], -.0005, Z + .0002), (-.0002, .0002, Z + .032), 3)
        printed = {'print', 'hem'}
    if EYELET:
        steel = plain('eyelet', (0.72, 0.72, 0.71), 0.22, 1.0)
        ring = lathe('eyelet', [(.0062, 0), (.0066, .0009), (.0080, .0013), (.0098, .0010), (.0108, 0)], steel, (0, 0, 0), 96)
        ring.location, ring.rotation_euler = (-.018, -.0005, Z + .018), (R(90), 0, 0)
        hole = lathe('hole', [(0, .0002), (.0063, .0002)], plain('hole', (.20, .19, .18), .9), (0, 0, 0), 64)
        hole.location, hole.rotation_euler = (-.018, -.0006, Z + .018), (R(90), 0, 0)

if HOLES:  # a screw with a polished cap, two and a half centimetres from both edges
    steel = plain('cap', (0.80, 0.80, 0.79), 0.16, 1.0)
    cap = lathe('cap', [(0, .0062), (.0064, .0062), (.0082, .0056), (.0090, .0044), (.0090, 0)], steel, (0, 0, 0), 96)
    cap.location, cap.rotation_euler = (-.025, 0, Z + .025), (R(90), 0, 0)

if black_of:
    def blacken():
        for i, m in black_of.items():
            body.data.materials[i] = m
            if M == 'pvcplane':
                bpy.data.objects['hem'].data.materials[0] = m

# ---- light: a tall window up on the left, a dim room
is_brushed = M == 'aludibond-brushed'
dim = .45 if M == 'backlitfolie' else 1  # what glows is seen in the evening
world((0.95, 0.965, 1.0), 0.24 if is_brushed else 0.30 * dim)
area('window', (-1.15, -0.95, Z + 0.95), (0, 0, Z - 0.05), 0.75, 26 * dim, (1.0, 0.985, 0.96), 0.95)
camera((0.215, -0.375, Z + 0.105), (-4.4 / lens, 0.010 if D > .015 else 0.004, Z + 3.3 / lens), lens)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, (cam.location - Vector((0, 0, Z))).length, 45

if mirrors:
    spot, yaw = mirrored_spot((-0.105, 0, Z + 0.105))
    if M in ('acrylglas', 'gallerybond', 'echtglas'):
        # two panes of a window, low in strength: a hint of the room that leaves the photo its colours
        pane = emitter('pane', (0.93, 0.97, 1.0), 0.85)
        for i in (-1, 1):
            card((spot.x + i * .075 * math.cos(yaw), spot.y + i * .075 * math.sin(yaw), spot.z + .10), .135, .40, yaw, pane)
    elif is_brushed:
        card((spot.x + .10, spot.y, spot.z), .20, 2.6, yaw, emitter('pane', (0.97, 0.98, 1.0), 4.2))
        card((spot.x - .95, spot.y - .4, spot.z), .5, 2.6, yaw, emitter('pane2', (0.97, 0.98, 1.0), 0.6))
    else:
        card((spot.x - .05, spot.y, spot.z), .5, 1.2, yaw, emitter('pane', (0.97, 0.98, 1.0), 1.2))

mm = lambda *q: [(x, y, z) for x, y, z in q]
w, h, d = EXT[0] * 1000, EXT[1] * 1000, thick
faces = [mm((-w, -h, 0), (0, -h, 0), (0, 0, 0), (-w, 0, 0))]
if M in ('leinwand', 'acrylglas', 'echtglas'):
    faces += [mm((0, -h, 0), (0, -h, -d), (0, 0, -d), (0, 0, 0))]
p = projection((0, 0, Z))
# quads that reach far beyond the picture stay exact enough: only what is near the corner counts
cut = lambda f: [(max(x, -360), max(y, -330), z) for x, y, z in f]
name = 'corner-' + M + ('-38mm' if M == 'leinwand' and thick > 30 else '') + ('-holes' if HOLES else '') + ('-plain' if M == 'pvcplane' and not EYELET else '')
settings = {
    'leinwand': dict(exposure=1.45, denoise=(2, 1.3, 0.6, .04)),
    'aludibond-brushed': dict(exposure=1.3, denoise=(4, 2.6, 2.4, .12)),
}.get(M, dict(exposure=1.45, denoise=(4, 2.0, 0, .12) if M in ('acrylglas', 'gallerybond', 'echtglas') else (4, 2.6, 0.8, .12) if arg('samples', 96) < 12 else (3, 1.6, 0.8, .06),
              gloss=(3, 2.0, 0, .12) if M in ('acrylglas', 'gallerybond', 'echtglas') else (3, 2.0, 1.5, .12),
              shine_by=.8 if M in ('acrylglas', 'gallerybond', 'echtglas') else .32))
shoot_close(name, 'corner', [cut(f) for f in faces], (-w, -h, 0, 0), {'x': 1, 'y': 1}, (0, 0, Z), printed, blacken, **settings)
