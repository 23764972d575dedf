"""A print's surface from close: some seven centimetres of it, in raking light, sharp in a band. material=…"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

M = arg('material', 'leinwand')
reset(WIDE, HIGH, arg('samples', 96), 4)
surface, mirrors = SURFACES[M]
white = surface(False)
w, h = 0.45, 0.30
print_ = add('print', [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], white, False)

# a window far to the left, low over the surface: relief casts its own small shadows
world((0.95, 0.965, 1.0), 0.30)
grazing = M not in ('acrylglas', 'gallerybond', 'echtglas', 'aludibond-brushed')
area('window', (-1.05, -0.34 if grazing else -0.75, 0.42), (0, 0, 0), 0.55, 22 if grazing else 18, (1.0, 0.985, 0.96), 0.8)
area('room', (0.9, -1.0, 0.2), (0, 0, 0), 1.4, 3.5, (1.0, 0.95, 0.90))
camera((0.085, -0.275, -0.185), (0.0, 0, -0.006), 118)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, (cam.location - Vector((0, 0, -.004))).length, 9
if mirrors:
    spot, yaw = mirrored_spot((-0.022, 0, 0.018), 1.8)
    k = {'acrylglas': 0.9, 'gallerybond': 0.9, 'echtglas': 0.9, 'aludibond-brushed': 2.2}.get(M, 1.1)
    for i in (-1, 1):
        card((spot.x + i * .07 * math.cos(yaw), spot.y + i * .07 * math.sin(yaw), spot.z + .12), .125, .5, yaw, emitter('pane', (0.95, 0.98, 1.0), k))


# satin sheets mirror the same window, but spread it into a sheen without edges
SATIN = {'aludibond': 2.6, 'poster': 2.2, 'klebefolie': 2.2, 'pvcplane': 2.4}
if M in SATIN:
    spot, yaw = mirrored_spot((-0.022, 0, 0.018), 1.8)
    card((spot.x, spot.y, spot.z + .12), .45, .8, yaw, emitter('pane', (0.95, 0.98, 1.0), SATIN[M]))
    mirrors = True


def blacken():
    print_.data.materials[0] = surface(True)


glass = M in ('acrylglas', 'gallerybond', 'echtglas')
shoot_close('surface-' + M, 'surface', [[(-400, -280, 0), (400, -280, 0), (400, 280, 0), (-400, 280, 0)]],
            (-w * 1000, -h * 1000, w * 1000, h * 1000), {'x': 0.5, 'y': 0.5}, (0, 0, 0), '*', blacken if mirrors else None,
            exposure=1.6 if M == 'backlitfolie' else 1.3,  # lit from behind: as bright as its photo is
            denoise=(2, 1.3, 0.6, .04) if not mirrors else (3, 1.6, 0.8, .06), gloss=(3, 2.0, 0, .12) if glass else (3, 2.0, 1.5, .12))
