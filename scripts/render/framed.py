"""
The lower right corner of a framed print on the wall, close: the moulding and the sheet in it, which is the print with
the mat around it: light falls on both alike, and the mat's window is drawn with the print. family=… variants=… as
produced, the first of which gives the light, type=… the frame type that they belong to, usual=1 for the frame that a
type alone means, whose scene has the type's name.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.moulding import *

MM = 0.001
TYPE = arg('type', 'holzrahmen')
W, H = 600, 400  # the sheet
reach = FACE[0] + FACE[1]
reset(WIDE, HIGH, arg('samples', 96), 3)
near_wall(0)
moulding(W + 2 * reach, H + 2 * reach)

print_, front = framed_sheet(W, H)

# ---- the light of the other corners: a tall window up on the left, a dim room
at = Vector((W / 2 * MM, -front * MM, -H / 2 * MM))  # the sheet's corner
outer = at + Vector((reach * MM, 0, -reach * MM))
if IS_METAL:
    mirrored_room(.62, .34, .10)
else:
    world((0.95, 0.965, 1.0), 0.30)
area('window', outer + Vector((-1.15, -0.95, 0.95)), outer + Vector((0, 0, -0.05)), 0.75, 26, (1.0, 0.985, 0.96), 0.95)
corner_camera(outer)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, (cam.location - outer).length, 45
# what glossy mouldings mirror: a bright window on the side that the camera looks along
spot, yaw = mirrored_spot(tuple(outer + Vector((-.05, front * MM, .05))), 1.6)
card((spot.x, spot.y, spot.z + .3), .5, .9, yaw, emitter('pane', (0.97, 0.98, 1.0), 0.7))

scene_of = lambda variant: 'corner-%s-%s' % (FAMILY, variant)
shoot_close('corner-' + TYPE if arg('usual', 0) else scene_of(VARIANTS[0]), 'corner', [[(-360, -330, 0), (0, -330, 0), (0, 0, 0), (-360, 0, 0)]], (-W, -H, 0, 0),
            {'x': 1, 'y': 1}, tuple(at), {print_.name}, exposure=1.45, denoise=(2, 1.3, 0.6, .04) if FAMILY == 'schattenfuge-leinwand' and arg('samples', 96) >= 12 else (3, 2.4, 0.6, .09) if FAMILY == 'schattenfuge-leinwand' else (4, 2.6, 0.8, .12),
            others=[(scene_of(v), lambda v=v: wear(v)) for v in VARIANTS[1:]])
