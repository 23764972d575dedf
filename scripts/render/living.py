"""Living room, frontal: a sofa, a rubber fig, a lamp, morning sun. view=near|far (far: for large pictures)."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
RISE = 2.24  # how much higher the far view reaches, in metres

wall = plaster((0.60, 0.565, 0.515))
add('wall', [(-6, 0, -0.1), (6, 0, -0.1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], wall, False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(), False)
box('skirting', (-6, -0.016, 0), (6, 0, 0.085), plain('lacquer', (0.74, 0.73, 0.70), 0.35), 0.004)

linen = slubbed('linen', (0.50, 0.46, 0.40))
sofa(linen)
p = pillow_shape()
cushion(p, slubbed('moss', (0.125, 0.145, 0.095), vary=.25), (-0.60, -0.46, 0.635), (R(70), R(4), R(20)), (.98, .98, .8), 0.003, 0.012, 1)
cushion(p, slubbed('cream', (0.66, 0.61, 0.52), yarn=0.008, vary=.14), (-0.33, -0.52, 0.60), (R(64), R(-6), R(7)), (.86, .80, .8), 0.003, 0.012, 2)
cushion(p, slubbed('rust', (0.36, 0.135, 0.068), vary=.22), (0.60, -0.48, 0.62), (R(68), R(5), R(-18)), (.94, .92, .8), 0.003, 0.012, 3)

rubber_fig((-1.24, -0.32), 1.22)
floor_lamp((1.17, -0.34))

if FAR:  # what the near view leaves out: a sideboard with things on it, and a rug
    body = oak('sideboard', 0.9, planks=False)
    for x in (0, 1, 2):
        box('door', (1.62 + x * 0.5, -0.44, 0.20), (1.62 + x * 0.5 + 0.496, -0.03, 0.74), body, 0.004)
    box('lid', (1.60, -0.45, 0.74), (3.14, -0.02, 0.765), body, 0.003)
    for x in (1.7, 3.04):
        for y in (-0.40, -0.08):
            box('leg', (x - .015, y - .015, 0), (x + .015, y + .015, .2), plain('leg', (.05, .045, .04), .5), .002)
    books((1.95, -0.25, 0.765), [((.50, .46, .40), .30, .22, .03, 4), ((.13, .16, .17), .27, .20, .026, -5)])
    vase((2.62, -0.24, .765), (.36, .22, .15), 1.9)
    box('rug', (-1.6, -2.6, 0.0), (1.6, -0.55, 0.012), slubbed('wool', (0.52, 0.46, 0.38), yarn=0.012, vary=.18), 0.005)
    chair = slubbed('chair', (0.24, 0.20, 0.16), yarn=.006)
    box('bench', (-3.0, -0.62, 0.30), (-1.75, -0.08, 0.42), chair, 0.04, 6)
    for x in (-2.9, -1.85):
        for y in (-0.55, -0.15):
            box('leg', (x - .02, y - .02, 0), (x + .02, y + .02, .3), oak('bl', .7, planks=False, along='z'), .003)

world((0.93, 0.96, 1.0), 0.36)
area('window', (-3.1, -2.2, 1.75), (0.3, -0.3, 1.0), 1.7, 112, (0.95, 0.975, 1.0), 2.0)
area('bounce', (3.4, -3.0, 1.5), (0, -0.3, 1.0), 3.0, 22, (1.0, 0.93, 0.84))
if FAR:
    area('window above', (-3.6, -2.4, 3.6), (0.3, -0.3, 2.0), 1.6, 62, (0.95, 0.975, 1.0), 2.0)
SUN = (0.83, 0.50, -0.42)
sun(SUN, 2.5, (1.0, 0.86, 0.70), 0.9)
window_frame(SUN, -2.6, -0.46, 0.66, 0.97, 2.75 if FAR else 1.90, sill=(1.56, 2.15) if FAR else (1.56,))

high, top = (2.15 + RISE, 1.93 + RISE) if FAR else (2.15, 1.93)
_, origin = stand(high, top, 1.36, 6.5)
shoot_room('room-living-far' if FAR else 'room-living', 'wall', origin,
           {'left': -1550, 'top': -2700, 'width': 3100, 'height': 3190} if FAR
           else {'left': -850, 'top': -490, 'width': 1700, 'height': 980},
           # per millimetre of depth: the window is left, a little above, 1.8 m large at 3.7 m
           {'right': 1.1, 'down': 0.45, 'blur': 1.2, 'opacity': 0.42},
           [{'name': 'sofa', 'width': 1800, 'height': 720}], exposure=1.5)
