"""A living room in the evening, frontal: a wall in the dark that a picture lights from behind itself, a sofa, a lamp that is nearly out."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
add('wall', [(-6, 0, 0.085), (6, 0, 0.085), (6, 0, 6), (-6, 0, 6)], [(0, 1, 2, 3)], plaster((0.40, 0.40, 0.41)), False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(tone=0.8), False)
box('skirting', (-6, -0.016, 0), (6, 0, 0.085), plain('lacquer', (0.5, 0.5, 0.5), 0.35), 0.004)
sofa(slubbed('wool', (0.26, 0.25, 0.245)))
p = pillow_shape()
cushion(p, slubbed('ochre', (0.44, 0.26, 0.09), vary=.2), (-0.58, -0.46, 0.63), (R(68), R(4), R(16)), (.96, .96, .8), 0.003, 0.012, 2)
cushion(p, slubbed('slate', (0.17, 0.20, 0.23), vary=.2), (0.60, -0.48, 0.62), (R(68), R(5), R(-18)), (.94, .92, .8), 0.003, 0.012, 3)
rubber_fig((-1.42, -0.42), 1.12)
floor_lamp((1.30, -0.40), glow=0.75)
box('rug', (-1.5, -2.4, 0.0), (1.5, -0.62, 0.012), slubbed('rug', (0.30, 0.28, 0.25), yarn=0.012, vary=.18), 0.005)

world((0.36, 0.46, 0.72), 0.06)
area('dusk', (-3.4, -2.4, 2.0), (0.2, -0.2, 1.0), 1.8, 15, (0.50, 0.64, 1.0), 2.2)
# What the picture itself gives to the room; its size is known only when it hangs there.
area('picture', (0, -0.30, 1.60), (0, -1.4, 1.325), 1.1, 6, (1.0, 0.90, 0.78), 0.7)
shoot_room('room-evening', 'wall', stand_at_place(), {'left': -2075, 'top': -1680, 'width': 4150, 'height': 2400},
           {'right': 0, 'down': 0, 'blur': 0, 'opacity': 0}, [{'name': 'sofa', 'width': 1800, 'height': 720}], exposure=1.5, glows=True)
