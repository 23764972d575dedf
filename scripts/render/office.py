"""Office at home, frontal: an oak desk, a closed laptop and paper, a lamp, books at the right, a plant at the left. view=near|far"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
RISE = 2.48  # how much higher the far view reaches, in metres
add('wall', [(-6, 0, -0.1), (6, 0, -0.1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], plaster((0.51, 0.53, 0.545)), False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(), False)
box('skirting', (-6, -0.016, 0), (6, 0, 0.085), plain('lacquer', (0.74, 0.74, 0.73), 0.35), 0.004)

wood = oak('desk', 1.0, planks=False)
box('desk', (-0.78, -0.72, 0.71), (0.78, -0.02, 0.738), wood, .004, 4)
dark = plain('legs', (.035, .035, .036), .45, .6)
for x in (-0.70, 0.70):
    for y in (-0.66, -0.08):
        box('leg', (x - .016, y - .016, 0), (x + .016, y + .016, .71), dark, .002)
box('drawers', (0.30, -0.62, 0.56), (0.66, -0.06, 0.71), wood, .003)

# on the desk
alu = plain('laptop', (.60, .605, .61), .32, 1.0)
box('laptop', (-0.17, -0.50, .738), (0.16, -0.27, .7535), alu, .004, 4)
box('paper', (0.235, -0.48, .738), (0.445, -0.19, .7395), plain('paper', (.78, .77, .74), .9), 0)
pencil = lathe('pencil', [(0, 0), (.0036, 0), (.0036, .15), (0, .165)], plain('pencil', (.36, .145, .07), .4), (0, 0, 0), 12)
pencil.location, pencil.rotation_euler = (0.30, -0.40, .7425), (R(90), 0, R(-52))
mug = plain('mug', (.66, .63, .57), .35)
lathe('mug', [(0, .004), (.034, .004), (.038, 0), (.042, .006), (.043, .088), (.0415, .090), (.039, .088), (.038, .012), (0, .010)], mug, (-0.30, -0.30, .738), 64)
x = standing_books((0.42, -0.05, .738), [((.16, .19, .20), .03, .17, .235), ((.50, .45, .38), .022, .16, .215), ((.40, .20, .12), .036, .17, .225), ((.62, .58, .50), .018, .15, .205), ((.22, .27, .24), .028, .165, .23)])
box('bookend', (x + .001, -0.19, .738), (x + .004, -0.05, .87), dark, .001)
# a lamp with a hinged arm, right of the free wall
brass = plain('brass', (.50, .36, .17), .55, 0.6)
lathe('lamp foot', [(0, .016), (.085, .014), (.09, .008), (.09, 0)], dark, (0.66, -0.30, .738), 64)
def rod(a, b, r, mat):
    cu = bpy.data.curves.new('rod', 'CURVE')
    cu.dimensions, cu.bevel_depth = '3D', r
    sp = cu.splines.new('POLY')
    sp.points.add(1)
    sp.points[0].co, sp.points[1].co = (*a, 1), (*b, 1)
    cu.materials.append(mat)
    bpy.context.collection.objects.link(bpy.data.objects.new('rod', cu))
rod((0.66, -0.30, .75), (0.80, -0.28, 1.10), .006, brass)
rod((0.80, -0.28, 1.10), (0.57, -0.34, 1.30), .006, brass)
shade = lathe('shade', [(.018, .07), (.022, .066), (.030, .05), (.068, -.035), (.070, -.04), (.066, -.038), (.028, .044)], dark, (0, 0, 0), 96)
shade.location, shade.rotation_euler = (0.545, -0.35, 1.285), (0, R(28), 0)
# left: a plant on the desk; its leaves stay beside the free wall
rubber_fig((-1.02, -0.30), 1.30, seed=12)
# the chair, from behind
frame = oak('chair', 0.75, planks=False, along='z')
seat = soft_box((0.46, 0.44, 0.07), (14, 14, 3), 0.9, 12, bend=3.0, seed=31)
cushion(seat, slubbed('seat', (.30, .28, .24)), (-0.05, -0.95, .465), piping=.003, wrinkle=.004, seed=2)
back = soft_box((0.44, 0.06, 0.22), (14, 4, 8), 0.8, 12, bend=3.0, seed=32)
cushion(back, slubbed('back', (.30, .28, .24)), (-0.05, -1.19, .80), (R(-6), 0, 0), piping=.003, wrinkle=.004, seed=5)
for dx in (-.21, .21):
    rod((-0.05 + dx, -1.17, 0.0), (-0.05 + dx, -1.20, .86), .013, frame)
    rod((-0.05 + dx, -0.74, 0.0), (-0.05 + dx, -0.76, .45), .013, frame)

if FAR:  # what the near view leaves out: a low cabinet with books and a vase, a rug, a lamp
    for x in (0, 1):
        box('door', (1.34 + x * 0.5, -0.42, 0.10), (1.34 + x * 0.5 + 0.496, -0.02, 0.70), wood, .004)
    box('lid', (1.32, -0.43, 0.70), (2.36, -0.01, 0.724), wood, .003)
    box('plinth', (1.37, -0.38, 0.0), (2.31, -0.04, 0.10), dark, .002)
    books((1.62, -0.22, 0.724), [((.46, .43, .38), .29, .21, .03, 4), ((.15, .19, .22), .26, .19, .026, -6)])
    vase((2.10, -0.22, .724), (.44, .45, .44), 1.5)
    box('rug', (-1.55, -2.4, 0.0), (1.45, -0.45, 0.011), slubbed('wool', (0.40, 0.41, 0.42), yarn=0.012, vary=.16), 0.005)
    floor_lamp((-1.95, -0.36))

world((0.94, 0.965, 1.0), 0.42)
area('window', (-3.0, -2.2, 1.8), (0.2, -0.3, 1.0), 1.6, 105, (0.96, 0.98, 1.0), 1.8)
area('bounce', (3.2, -3.0, 1.6), (0, -0.3, 1.0), 2.8, 22, (1.0, 0.95, 0.88))
if FAR:
    area('window above', (-3.5, -2.4, 3.6), (0.2, -0.3, 2.1), 1.6, 46, (0.96, 0.98, 1.0), 1.9)
SUN = (0.82, 0.52, -0.40)
sun(SUN, 1.8, (1.0, 0.88, 0.74), 1.0)
window_frame(SUN, -2.4, -0.72, 0.36, 0.98, 2.6 if FAR else 1.78, bars=(0.34, 0.67), sill=())

high, top = (1.90 + RISE, 1.98 + RISE) if FAR else (1.90, 1.98)
_, origin = stand(high, top, 1.54, 6.2)
shoot_room('room-office-far' if FAR else 'room-office', 'wall', origin,
           {'left': -1550, 'top': -2800, 'width': 3100, 'height': 3200} if FAR
           else {'left': -440, 'top': -400, 'width': 880, 'height': 800},
           {'right': 1.05, 'down': 0.4, 'blur': 1.1, 'opacity': 0.4}, [{'name': 'desk', 'width': 1560, 'height': 738}], exposure=1.5)
