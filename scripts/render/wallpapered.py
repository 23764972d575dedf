"""A wall that is papered whole, frontal: from the skirting to above the picture, behind a sofa, a lamp and a fig."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
add('wall', [(-6, 0, 0.085), (6, 0, 0.085), (6, 0, 6), (-6, 0, 6)], [(0, 1, 2, 3)], plaster((0.64, 0.61, 0.56)), False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(), False)
box('skirting', (-6, -0.016, 0), (6, 0, 0.085), plain('lacquer', (0.74, 0.73, 0.70), 0.35), 0.004)
sofa(slubbed('linen', (0.52, 0.48, 0.42)))
p = pillow_shape()
cushion(p, slubbed('cream', (0.66, 0.61, 0.52), yarn=0.008, vary=.14), (-0.58, -0.46, 0.63), (R(68), R(4), R(16)), (.96, .96, .8), 0.003, 0.012, 2)
cushion(p, slubbed('rust', (0.36, 0.135, 0.068), vary=.22), (0.60, -0.48, 0.62), (R(68), R(5), R(-18)), (.94, .92, .8), 0.003, 0.012, 3)
rubber_fig((-1.42, -0.42), 1.12)
floor_lamp((1.22, -0.40))
box('rug', (-1.5, -2.4, 0.0), (1.5, -0.62, 0.012), slubbed('wool', (0.52, 0.46, 0.38), yarn=0.012, vary=.18), 0.005)

world((0.95, 0.965, 1.0), 0.48)
area('window', (-3.4, -2.6, 1.9), (0.2, -0.2, 1.3), 2.0, 120, (0.96, 0.98, 1.0), 2.4)
area('bounce', (3.4, -3.0, 1.7), (0, -0.3, 1.2), 3.0, 34, (1.0, 0.94, 0.86))
shoot_room('room-wallpapered', 'wall', stand_at_place(), {'left': -2075, 'top': -1680, 'width': 4150, 'height': 3095},
           {'right': 1.1, 'down': 0.45, 'blur': 1.2, 'opacity': 0.42}, [{'name': 'sofa', 'width': 1800, 'height': 720}], exposure=1.5)
