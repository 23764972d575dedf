"""
The lower right corner of a print on the wall, close: a photo's lower part has more to look at than its sky.
material=… as in the shop's catalogue (and aludibond-brushed), depth=25|38 for canvas, holes=1 for a board that is
screwed to the wall, eyelet=0 for a tarpaulin without any.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

NAME, GIVEN = settings_of()
M, thick = GIVEN['material'], GIVEN['thick']
LENSES = {'leinwand': 125, 'gallerybond': 95, 'aludibond-brushed': 105, 'backlitfolie': 95, 'hahnemuehle': 110, 'fototapete': 115}
lens = LENSES.get(M, 92)
EXT = 0.60, 0.40  # the whole print, so that light and shadow are right
Z = -EXT[1]  # of the corner that is looked at
reset(WIDE, HIGH, arg('samples', 96), 3)
is_brushed = M == 'aludibond-brushed'
print_ = sheet(*EXT, **GIVEN, surface=(lambda black: brushed_metal(black, 0.22, True)) if is_brushed else None)
D = print_.size[2]
near_wall(D + print_.gap)

# ---- light: a tall window up on the left, a dim room
dim = .45 if M == 'backlitfolie' else 1  # what glows is seen in the evening
world((0.95, 0.965, 1.0), 0.24 if is_brushed else 0.30 * dim)
area('window', (-1.15, -0.95, Z + 0.95), (0, 0, Z - 0.05), 0.75, 26 * dim, (1.0, 0.985, 0.96), 0.95)
camera((0.215, -0.375, Z + 0.105), (-4.4 / lens, 0.010 if D > .015 else 0.004, Z + 3.3 / lens), lens)
cam = bpy.context.scene.camera
cam.data.dof.use_dof, cam.data.dof.focus_distance, cam.data.dof.aperture_fstop = True, (cam.location - Vector((0, 0, Z))).length, 45

if print_.blacken:
    spot, yaw = mirrored_spot((-0.105, 0, Z + 0.105))
    if M in CLEAR:
        # two panes of a window, low in strength: a hint of the room that leaves the photo its colours
        pane = emitter('pane', (0.93, 0.97, 1.0), 0.85)
        for i in (-1, 1):
            card((spot.x + i * .075 * math.cos(yaw), spot.y + i * .075 * math.sin(yaw), spot.z + .10), .135, .40, yaw, pane)
    elif is_brushed:
        card((spot.x + .10, spot.y, spot.z), .20, 2.6, yaw, emitter('pane', (0.97, 0.98, 1.0), 4.2))
        card((spot.x - .95, spot.y - .4, spot.z), .5, 2.6, yaw, emitter('pane2', (0.97, 0.98, 1.0), 0.6))

mm = lambda *q: [(x, y, z) for x, y, z in q]
w, h, d = EXT[0] * 1000, EXT[1] * 1000, thick
faces = [mm((-w, -h, 0), (0, -h, 0), (0, 0, 0), (-w, 0, 0))]
if M in WRAPPED:
    faces += [mm((0, -h, 0), (0, -h, -d), (0, 0, -d), (0, 0, 0))]
p = projection((0, 0, Z))
# quads that reach far beyond the picture stay exact enough: only what is near the corner counts
cut = lambda f: [(max(x, -360), max(y, -330), z) for x, y, z in f]
settings = {
    'leinwand': dict(exposure=1.45, denoise=(2, 1.3, 0.6, .04)),
    'aludibond-brushed': dict(exposure=1.3, denoise=(4, 2.6, 2.4, .12)),
}.get(M, dict(exposure=1.45, denoise=(4, 2.0, 0, .12) if M in CLEAR else (4, 2.6, 0.8, .12) if arg('samples', 96) < 12 else (3, 1.6, 0.8, .06),
              gloss=(3, 2.0, 0, .12) if M in CLEAR else (3, 2.0, 1.5, .12),
              shine_by=.8 if M in CLEAR else .32))
shoot_close('corner-' + NAME, 'corner', [cut(f) for f in faces], (-w, -h, 0, 0), {'x': 1, 'y': 1}, (0, 0, Z), print_.printed, print_.blacken, **settings)
