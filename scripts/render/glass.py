"""
What the glass of a frame mirrors, at the corner that framed.py shows: two panes of a window, without what lies behind
the glass; the moulding stands before it. family=…
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.moulding import *

MM = 0.001
W, H = 600, 400  # the sheet
reach = FACE[0] + FACE[1]
reset(WIDE, HIGH, arg('samples', 32), 2)
moulding(W + 2 * reach, H + 2 * reach)
bpy.data.objects['frame'].data.materials[0] = emitter('before', (0, 0, 0), 0)

front = sheet_height()
n = Nodes('glass')
f = n('Fresnel', None, IOR=1.52).outputs[0]
f = n.math('MULTIPLY', f, 1.9)  # both of its sides mirror
glass = n.surface(n('BsdfGlossy', None, Color=n('CombineColor', None, Red=f, Green=f, Blue=f).outputs[0], Roughness=0.0))
x, y, z = W / 2 * MM, -(front + .4) * MM, H / 2 * MM
add('glass', [(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], glass, False)

at = Vector((x, -front * MM, -z))
outer = at + Vector((reach * MM, 0, -reach * MM))
corner_camera(outer)
world((0, 0, 0), 0)
# a window with a glazing bar, its sky brighter towards the top; what is soft in it is out of focus
spot, yaw = mirrored_spot(tuple(outer + Vector((-.112, (front + .4) * MM, .082))))
n = Nodes('sky')
up = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Generated']).outputs[2]
soft = lambda v: n('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=v, _1=0.0, _2=.09).outputs[0]
side = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Generated']).outputs[0]
rim = n.math('MULTIPLY', n.math('MULTIPLY', soft(side), soft(n.math('SUBTRACT', 1.0, side))), n.math('MULTIPLY', soft(up), soft(n.math('SUBTRACT', 1.0, up))))
sky = n.surface(n('Emission', None, Color=(0.93, 0.97, 1.0), Strength=n.math('MULTIPLY', rim, n('MapRange', None, Value=up, _3=.40, _4=1.0).outputs[0])))
for i in (-1, 1):
    card((spot.x + i * .082 * math.cos(yaw), spot.y + i * .082 * math.sin(yaw), spot.z + .05), .142, .52, yaw, sky)

r = render(passes={'Image': 'rgb'})
seconds = {'plate': round(r['seconds'])}
name = 'glass-' + FAMILY
shown = srgb(grade(r['rgb'] * .85, 1.45))
write_png(os.path.join(OUT, name + '-plate.png'), shown)
p = projection(tuple(at))
print('percentiles', np.percentile(shown, [5, 50, 95]).round(3))
save_json(os.path.join(OUT, name + '.json'), {
    'name': name, 'kind': 'glass', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate'], 'camera': p,
    'hang': {'x': 1, 'y': 1}, 'reach': seen_reach(p, (-W, -H, 0, 0)), 'seconds': seconds})
print('SECONDS', name, seconds)
