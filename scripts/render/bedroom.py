"""Bedroom, frontal: a padded headboard, pillows and a duvet in washed linen, two bedside tables with a lamp. view=near|far"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
RISE = 2.24  # how much higher the far view reaches, in metres
add('wall', [(-6, 0, -0.1), (6, 0, -0.1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], plaster((0.60, 0.555, 0.51)), False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(tone=1.05), False)
box('skirting', (-6, -0.016, 0), (6, 0, 0.085), plain('lacquer', (0.74, 0.73, 0.70), 0.35), 0.004)

# headboard: six upright channels of padding
pad = slubbed('headboard', (0.36, 0.33, 0.27), yarn=.005)
channel = soft_box((0.272, 0.09, 0.66), (8, 4, 18), 1.2, 12, bend=3.0, seed=21)
for i in range(6):
    cushion(channel, pad, ((i - 2.5) * 0.272, -0.055, 0.66), piping=0, wrinkle=0.003, seed=i)

sheet = slubbed('sheet', (0.74, 0.725, 0.69), yarn=.0035, vary=.07, relief=.0008)
linen = slubbed('duvet', (0.43, 0.405, 0.345), yarn=.0045, vary=.10)
box('mattress', (-0.80, -2.10, 0.24), (0.80, -0.12, 0.50), sheet, 0.05, 6)
box('bed', (-0.82, -2.14, 0.08), (0.82, -0.10, 0.25), pad, 0.02, 4)
duvet(linen, 1.70, -0.78, -2.16, 0.56, 0.34)
fold = soft_box((1.84, 0.34, 0.12), (40, 9, 4), 1.0, 16, bend=0.5, seed=24)
cushion(fold, sheet, (0, -0.86, 0.605), (R(2), 0, 0), (.95, 1, .55), piping=0, wrinkle=0.016, seed=8)
p = pillow_shape()
for x, s in ((-0.42, 1), (0.42, 2)):
    cushion(p, sheet, (x, -0.24, 0.735), (R(64), 0, R(-2 * (1 if x > 0 else -1))), (1.62, 1.05, .95), 0.003, 0.012, s)
for x, s in ((-0.36, 3), (0.40, 4)):
    cushion(p, linen, (x, -0.40, 0.70), (R(58), 0, R(3 if x < 0 else -3)), (1.46, .95, .95), 0.003, 0.013, s)
cushion(p, slubbed('rust', (0.36, 0.145, 0.08), vary=.22), (0.02, -0.53, 0.685), (R(56), R(2), R(3)), (1.06, .70, .9), 0.003, 0.012, 5)

# bedside tables
wood = oak('bedside', 0.85, planks=False)
for x in (-1.10, 1.10):
    box('drawer', (x - .22, -0.42, 0.30), (x + .22, -0.03, 0.50), wood, .004)
    box('lid', (x - .235, -0.435, 0.50), (x + .235, -0.02, 0.52), wood, .004)
    for dx in (-.19, .19):
        for dy in (-0.39, -0.07):
            box('leg', (x + dx - .014, dy - .014, 0), (x + dx + .014, dy + .014, .30), wood, .002)
# left: a small lamp; right: a vase, books, a glass
steel = plain('brass', (.60, .44, .22), .3, 1.0)
lathe('lamp foot', [(0, .02), (.075, .018), (.08, .01), (.08, 0)], plain('stone', (.62, .59, .54), .6), (-1.12, -.22, .52), 64)
lathe('lamp stem', [(.006, .02), (.006, .24)], steel, (-1.12, -.22, .52), 24)
n = Nodes('shade')
mat = n.surface(n('AddShader', None, _0=n('Emission', None, Color=(1.0, .74, .46), Strength=.42).outputs[0], _1=n('BsdfDiffuse', None, Color=(.70, .64, .53)).outputs[0]))
lathe('shade', [(.13, .22), (.10, .40), (.098, .40), (.128, .22)], mat, (-1.12, -.22, .52), 96)
l = bpy.data.lights.new('bulb', 'POINT')
l.energy, l.color, l.shadow_soft_size = 3.2, (1.0, .76, .5), .04
o = bpy.data.objects.new('bulb', l)
bpy.context.collection.objects.link(o)
o.location = (-1.12, -.22, .83)
books((1.06, -.22, .52), [((.30, .34, .33), .24, .17, .028, 5), ((.62, .55, .45), .21, .15, .02, -4)])
vase((1.20, -.18, .52), (.66, .62, .55), 1.05)
green = leaf_green((.06, .085, .05), (.16, .19, .12))
rnd = random.Random(3)
for i in range(16):
    leaf((1.20 + rnd.uniform(-.012, .012), -.18, .68 + rnd.uniform(0, .14)), rnd.uniform(3.4, 6.0), R(rnd.uniform(35, 75)), rnd.uniform(.07, .12), .028, R(rnd.uniform(10, 50)), R(rnd.uniform(-20, 20)), green)

if FAR:  # what the near view leaves out: a rug, a bench with a folded blanket, a fig
    box('rug', (-2.05, -2.9, 0.0), (2.05, -0.9, 0.012), slubbed('wool', (0.56, 0.51, 0.43), yarn=0.012, vary=.16), 0.005)
    box('bench', (1.52, -0.46, 0.40), (2.32, -0.06, 0.445), wood, .006, 4)
    for x in (1.58, 2.26):
        for y in (-0.40, -0.12):
            box('leg', (x - .018, y - .018, 0), (x + .018, y + .018, .40), wood, .003)
    blanket = soft_box((0.46, 0.34, 0.09), (16, 12, 4), 0.7, 12, bend=2.0, seed=27)
    cushion(blanket, slubbed('blanket', (0.40, 0.20, 0.13), yarn=.006, vary=.2), (1.96, -0.26, 0.49), piping=0.002, wrinkle=0.008, seed=6)
    rubber_fig((-1.88, -0.34), 1.36, seed=7)

world((0.94, 0.965, 1.0), 0.40)
area('window', (-3.1, -2.4, 1.75), (0.2, -0.3, 1.0), 1.7, 105, (0.97, 0.985, 1.0), 2.0)
area('bounce', (3.4, -3.0, 1.6), (0, -0.3, 1.0), 3.0, 24, (1.0, 0.94, 0.86))
if FAR:
    area('window above', (-3.6, -2.6, 3.5), (0, -0.3, 2.0), 1.6, 46, (0.97, 0.985, 1.0), 2.0)
SUN = (0.84, 0.50, -0.36)
sun(SUN, 1.6, (1.0, 0.88, 0.74), 1.6)
window_frame(SUN, -2.6, -0.75, 0.55, 1.02, 2.62 if FAR else 1.80, bars=(0.5,), sill=(1.62, 2.2) if FAR else (1.62,))

high, top = (2.02 + RISE, 2.04 + RISE) if FAR else (2.02, 2.04)
_, origin = stand(high, top, 1.50, 6.8)
shoot_room('room-bedroom-far' if FAR else 'room-bedroom', 'wall', origin,
           {'left': -1550, 'top': -2700, 'width': 3100, 'height': 3120} if FAR
           else {'left': -800, 'top': -420, 'width': 1600, 'height': 840},
           {'right': 1.1, 'down': 0.4, 'blur': 1.2, 'opacity': 0.4}, [{'name': 'bed', 'width': 1660, 'height': 1000}], exposure=1.5)
