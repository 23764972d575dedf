"""A large pane between steel posts, frontal, with a garden behind it: what is stuck on glass. A bench and a fig before it."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 5)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0.02, 0), (-6, 0.02, 0)], [(0, 1, 2, 3)], oak(), False)
add('terrace', [(-9, 0.06, -0.02), (9, 0.06, -0.02), (9, 7, -0.02), (-9, 7, -0.02)], [(0, 1, 2, 3)], plain('stone', (0.50, 0.48, 0.45), 0.85), False)
steel = plain('steel', (0.035, 0.036, 0.038), 0.42, 0.4)
for x in (-2.91, -0.97, 0.97, 2.91):
    box('post', (x - 0.028, -0.035, 0), (x + 0.028, 0.035, 3.6), steel, 0.003)
for z in (0.05, 3.02):
    box('rail', (-6, -0.033, z - 0.04), (6, 0.033, z + 0.04), steel, 0.003)
plane = picture_plane(6, 0.09, 2.98)

n = Nodes('glass')  # a thin pane: it mirrors a little of the room, two broad bands of light in it, and lets all else through
mirrored = n('BsdfGlossy', None, Color=(1, 1, 1), Roughness=0.02)
place = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object']).outputs
aslant = n.math('FRACT', n.math('ADD', n.math('MULTIPLY', n.math('ADD', place[0], n.math('MULTIPLY', place[2], -0.55)), 0.515), 0.68))
band = n.ramp(aslant, (0.0, (0, 0, 0)), (0.10, (1, 1, 1)), (0.26, (1, 1, 1)), (0.34, (0, 0, 0)), (0.40, (.6, .6, .6)), (0.46, (.6, .6, .6)), (0.52, (0, 0, 0)), (1.0, (0, 0, 0)))
lit = n('Emission', None, Color=band, Strength=0.10)
clear = n('MixShader', None, Fac=0.035, _1=n('BsdfTransparent').outputs[0], _2=mirrored.outputs[0])
glass = n.surface(n('AddShader', None, _0=clear.outputs[0], _1=lit.outputs[0]))
pane = add('pane', [(-6, 0.004, 0.09), (6, 0.004, 0.09), (6, 0.004, 2.98), (-6, 0.004, 2.98)], [(0, 1, 2, 3)], glass, False)
pane.visible_shadow = pane.visible_diffuse = False

backdrop(7.0, (0.55, 3.1), (0.80, 0.88, 0.96), (0.16, 0.24, 0.09), (0.30, 0.36, 0.18), 0.80, 0.9)
bench(oak('bench', 0.8, planks=False))
rubber_fig((-1.30, -0.40), 1.25, seed=12)

world((0.95, 0.97, 1.0), 0.45)
for lamp in (area('room', (-2.6, -3.4, 2.2), (0.1, 0, 1.4), 2.2, 95, (1.0, 0.97, 0.92)),
             area('room right', (3.2, -3.2, 1.8), (0, 0, 1.3), 2.6, 40, (1.0, 0.95, 0.88)),
             area('sky', (0, 2.6, 3.4), (0, -0.4, 0.2), 3.0, 80, (0.93, 0.97, 1.0))):
    lamp.visible_glossy = False  # the pane would mirror its shape


def bare():
    plane.hide_render = True


shoot_room('room-glazed', 'plane', stand_at_place(), {'left': -930, 'top': -1480, 'width': 1860, 'height': 2890},
           {'right': 0, 'down': 0, 'blur': 0, 'opacity': 0}, [{'name': 'bench', 'width': 1240, 'height': 450}], exposure=1.5, bare=bare)
