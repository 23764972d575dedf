"""
The lower right corner of a framed print on the wall, close: the moulding, the mat and the print in it. family=…
variants=… as produced, the first of which gives the light, type=… the frame type that they belong to, mat=… the
mat's width in millimetres, usual=1 for the frame that a type alone means, whose scene has the type's name.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.moulding import *

MM = 0.001
TYPE, MAT = arg('type', 'holzrahmen'), arg('mat', 0)
W, H = 600, 400  # the print
reach = FACE[0] + FACE[1] + MAT
top = max(h for _, h in profile)
reset(WIDE, HIGH, arg('samples', 96), 3)
near_wall(0)
moulding(W + 2 * reach, H + 2 * reach)

# Beside a gap the print stands free, a little lower than the moulding; else it lies behind the moulding's inner edge.
canvas = TYPE == 'schattenfuge-leinwand'
front = top - (4 if FACE[1] else 5)
surface, _ = SURFACES['leinwand' if canvas else 'forexplatte']
white = surface(False)
edge = plain('edge', (.16, .155, .15), .8) if canvas else plain('edge', (.74, .74, .72), .6)
body = box('print', (-W / 2 * MM, -front * MM, -H / 2 * MM), (W / 2 * MM, -(4 if FACE[1] else front - 1) * MM, H / 2 * MM), white, .0012 if canvas else .0002, 4)
body.data.materials.append(edge)
for q in body.data.polygons:
    q.material_index = 0 if q.normal.y < -.5 else 1
if MAT:
    # White board of 1.8 mm with a window, its cut bevelled; the print lies behind it.
    n = Nodes('mat')
    h = tiled(n, tile('fibres', fibres), 0.02)
    board = n.surface(n('BsdfPrincipled', None, Base_Color=n.ramp(h, (.2, (.765, .76, .74)), (.6, (.80, .795, .775))), Roughness=.95, Specular=.05, Normal=n('Bump', None, Strength=.5, Distance=.00005, Height=h).outputs[0]))
    thick, cut = 1.8, 1.8
    x0, z0 = (W / 2) * MM, (H / 2) * MM
    x1, z1 = x0 + cut * MM, z0 + cut * MM
    x2, z2 = x0 + (MAT + 2) * MM, z0 + (MAT + 2) * MM
    y0, y1 = -(front + .05) * MM, -(front + thick) * MM
    rect = lambda x, y, z: [(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)]
    around = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    add('mat', rect(x2, y1, z2) + rect(x1, y1, z1), around, board, False)
    add('cut', rect(x1, y1, z1) + rect(x0, y0, z0), around, plain('cut', (.84, .835, .82), .9), False)

# ---- the light of the other corners: a tall window up on the left, a dim room
at = Vector((W / 2 * MM, -front * MM, -H / 2 * MM))  # the print's corner
outer = at + Vector((reach * MM, 0, -reach * MM))
if IS_METAL:
    mirrored_room(.62, .34, .10)
else:
    world((0.95, 0.965, 1.0), 0.30)
area('window', outer + Vector((-1.15, -0.95, 0.95)), outer + Vector((0, 0, -0.05)), 0.75, 26, (1.0, 0.985, 0.96), 0.95)
lens = 92
look = outer + Vector((-4.6 / lens, 0.004, 3.4 / lens))
camera(outer + Vector((0.215, -0.375, 0.105)), look, lens)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, (cam.location - outer).length, 45
# what glossy mouldings mirror: a bright window on the side that the camera looks along
spot, yaw = mirrored_spot(tuple(outer + Vector((-.05, front * MM, .05))), 1.6)
card((spot.x, spot.y, spot.z + .3), .5, .9, yaw, emitter('pane', (0.97, 0.98, 1.0), 0.7))

scene_of = lambda variant: 'corner-%s-%s' % (FAMILY, variant)
shoot_close('corner-' + TYPE if arg('usual', 0) else scene_of(VARIANTS[0]), 'corner', [[(-360, -330, 0), (0, -330, 0), (0, 0, 0), (-360, 0, 0)]], (-W, -H, 0, 0),
            {'x': 1, 'y': 1}, tuple(at), {'print'}, exposure=1.45, denoise=(2, 1.3, 0.6, .04) if canvas and arg('samples', 96) >= 12 else (3, 2.4, 0.6, .09) if canvas else (4, 2.6, 0.8, .12),
            others=[(scene_of(v), lambda v=v: wear(v)) for v in VARIANTS[1:]])
