"""
A produced frame from the front, 220 mm square and empty: its corners and sides are the nine slices of which a
frame of any size is put together (CSS border-image). Light falls from the upper left. family=… variants=…, the first
of which gives the light
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.moulding import *

SIDE, PX = 220, arg('density', 3)  # millimetres, pixels per millimetre
N = SIDE * PX
s = reset(N, N, arg('samples', 64), 2)

moulding(SIDE, SIDE)
# The wall gives its light back; nothing of it is kept, so that the camera need not see it.
wall = add('wall', [(-2, 0, -2), (2, 0, -2), (2, 0, 2), (-2, 0, 2)], [(0, 1, 2, 3)], plain('wall', (.58, .55, .51), .9), False)
wall.visible_camera = False

# ---- a window close by at the upper left, so that the sides differ in tone, and light along the wall from above and
# from the left, which the narrow bevels mirror
if IS_METAL:
    mirrored_room(.95, .46, .08)
else:
    world((.95, .965, 1.0), .16)
area('window', (-.46, -.50, .46), (0, 0, 0), .34, 7, (1.0, .985, .96), .34)
area('above', (-.1, -.16, .75), (0, -.02, 0), .5, 5, (1.0, .985, .96), .16)
area('left', (-.75, -.16, .1), (0, -.02, 0), .16, 4, (1.0, .985, .96), .5)
area('room', (1.4, -1.6, -.2), (0, 0, 0), 1.6, 7, (1.0, .95, .90))
cam = camera((0, -3, 0), (0, 0, 0), 50)
cam.data.type, cam.data.ortho_scale = 'ORTHO', SIDE * .001

def exposure(variant):
    """Metal and white paint give so much back that a picture's light would leave them without shape."""
    if IS_METAL:
        return .75 if FAMILY == 'fotorahmen-barock' else 1.0, .55
    return (1.2, .6) if meant(variant)[0] in ('weiss', 'creme') else (1.5,)


r = render()
seconds = {'plate': round(r['seconds'])}
light = filtered(r, 3, 1.6, .9, .08)
inner = (FACE[0] + FACE[1]) * PX
along = np.minimum(np.arange(N), N - 1 - np.arange(N))
edge = np.minimum(along[:, None], along[None])  # pixels from the outer edge
alpha = np.where(edge < inner, 1.0, 0.0)


raw = coloured(light, r)
calm = despeckled(raw, .05, 1.6) / np.maximum(raw, 1e-6)  # 1 but where chance was taken out


def write(variant, colours):
    # What is half a pixel of frame is half a pixel of nothing, too: it takes its neighbours' colour.
    beauty = spread(coloured(light, colours) * calm, (edge > 0) & (edge < inner - 1), (1, 2))
    label = 'frame-%s-%s' % (FAMILY, variant)
    write_png(os.path.join(OUT, label + '-plate.png'), np.concatenate([srgb(grade(beauty, *exposure(variant))), alpha[..., None]], -1))
    save_json(os.path.join(OUT, label + '.json'), {
        'name': label, 'kind': 'frame', 'size': {'width': N, 'height': N}, 'layers': ['plate'], 'camera': projection((0, 0, 0)),
        'hang': {'x': .5, 'y': .5}, 'reach': {'left': -SIDE / 2, 'top': -SIDE / 2, 'width': SIDE, 'height': SIDE},
        'moulding': {'face': FACE[0], 'gap': FACE[1], 'depth': max(h for _, h in profile), 'pixelsPerMillimetre': PX}, 'seconds': seconds})
    print('SECONDS', label, seconds)


write(VARIANTS[0], r)
for v in VARIANTS[1:]:
    wear(v)
    write(v, surface_colours())
