"""A garden, frontal, in the sun: a fence of wooden slats that a tarpaulin is tied to, a terrace, a bench, trees behind."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
add('terrace', [(-7, -9, 0), (7, -9, 0), (7, 0.02, 0), (-7, 0.02, 0)], [(0, 1, 2, 3)], oak('decking', 0.8), False)
rnd = random.Random(3)
woods = [oak('fence%d' % k, tone, planks=False) for k, tone in enumerate((0.62, 0.72, 0.84))]
z = 0.06
while z < 2.0:
    edge = rnd.uniform(-6.4, -5.2)
    while edge < 6:
        box('board', (edge, 0.012, z), (edge + 1.796, 0.034, z + 0.092), rnd.choice(woods), 0.004, 2)
        edge += 1.80
    z += 0.104
for x in (-4.5, -2.7, -0.9, 0.9, 2.7, 4.5):
    box('post', (x - 0.045, 0.034, 0), (x + 0.045, 0.124, 2.03), woods[0], 0.006)
add('hedge', [(-7, 0.5, 0), (7, 0.5, 0), (7, 0.5, 1.98), (-7, 0.5, 1.98)], [(0, 1, 2, 3)], plain('hedge', (0.03, 0.045, 0.02), 0.9), False)
plane = picture_plane(6, 0.06, 2.02)
backdrop(8.0, (0.4, 4.0), (0.62, 0.78, 0.96), (0.11, 0.165, 0.06), (0.22, 0.29, 0.10), 1.0, 1.1)
bench(plain('bench', (0.30, 0.33, 0.30), 0.55), at=(0, -0.50))
rubber_fig((-1.72, -0.40), 1.30, seed=4)
vase((1.68, -0.36, 0), (.42, .27, .19), 1.0, [(0, 0), (.13, 0), (.15, .02), (.20, .30), (.205, .36), (.19, .36), (.185, .30), (0, .29)])
leafy = leaf_green((0.05, 0.085, 0.03))
for k in range(46):
    leaf((1.68 + rnd.uniform(-.09, .09), -0.36 + rnd.uniform(-.09, .02), .30), k * 2.399, R(rnd.uniform(48, 84)), rnd.uniform(.28, .52), .028, R(rnd.uniform(20, 70)), R(rnd.uniform(-20, 20)), leafy)

world((0.70, 0.82, 1.0), 0.62)
sun((0.62, 0.62, -0.60), 3.6, (1.0, 0.93, 0.82), 1.6)


def bare():
    plane.hide_render = True


shoot_room('room-garden', 'plane', stand_at_place(), {'left': -2075, 'top': -520, 'width': 4150, 'height': 1960},
           {'right': 1.0, 'down': 0.97, 'blur': 0.2, 'opacity': 0.5}, [{'name': 'bench', 'width': 1240, 'height': 450}], exposure=1.15, bare=bare)
