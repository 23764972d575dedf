"""Hall, frontal: a narrow console with a bowl and books, branches in a tall vase, pegs with a hat and a bag. view=near|far"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

reset(WIDTH, HEIGHT, arg('samples', 96), 4)
RISE = 2.24  # how much higher the far view reaches, in metres
add('wall', [(-6, 0, -0.1), (6, 0, -0.1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], plaster((0.535, 0.55, 0.50)), False)
add('floor', [(-6, -8, 0), (6, -8, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)], oak(tone=1.1), False)
box('skirting', (-6, -0.018, 0), (6, 0, 0.11), plain('lacquer', (0.74, 0.74, 0.70), 0.35), 0.004)

# console: a top with a soft edge, one drawer, slim legs, a shelf
walnut = oak('console', 0.62, planks=False)
box('top', (-0.62, -0.33, 0.775), (0.62, -0.01, 0.80), walnut, 0.005, 4)
box('apron', (-0.575, -0.305, 0.665), (0.575, -0.03, 0.775), walnut, 0.003)
for x in (-0.285, 0.285):
    box('drawer', (x - 0.276, -0.312, 0.674), (x + 0.276, -0.30, 0.767), walnut, 0.0025)
    lathe('knob', [(0, .022), (.011, .020), (.013, .013), (.007, .004), (.006, 0)], plain('brass', (.62, .45, .20), .28, 1.0), (0, 0, 0), 48).location = (x, -0.312, 0.72)
for o in bpy.data.objects:
    if o.name.startswith('knob'):
        o.rotation_euler = (R(90), 0, 0)
for x in (-0.56, 0.56):
    for y in (-0.29, -0.045):
        box('leg', (x - .017, y - .017, 0), (x + .017, y + .017, .67), oak('legs', 0.60, planks=False, along='z'), .003)
box('shelf', (-0.56, -0.30, 0.20), (0.56, -0.03, 0.222), walnut, 0.003)
basket = slubbed('basket', (0.42, 0.32, 0.20), yarn=.011, vary=.3, relief=.004)
for x in (-0.29, 0.27):
    b = soft_box((0.36, 0.22, 0.20), (14, 10, 8), 0.6, 12, bend=6.0, seed=11)
    cushion(b, basket, (x, -0.165, 0.325), piping=0.006, wrinkle=0.004, seed=4 + int(x * 10))

# on it: a shallow bowl, two books, low enough for a picture above
bowl = plain('bowl', (0.66, 0.63, 0.57), 0.5)
lathe('bowl', [(0, .004), (.05, .004), (.055, 0), (.06, .006), (.12, .034), (.150, .058), (.153, .062), (.149, .062), (.118, .041), (.06, .016), (0, .012)], bowl, (0.26, -0.17, .80), 96)
books((-0.30, -0.17, .80), [((.40, .41, .37), .26, .19, .026, 3), ((.60, .53, .44), .23, .165, .02, -6)])
vase((-0.28, -0.16, .846), (.18, .20, .19), 0.42)

# left: a tall vase on the floor with dry branches; right: a peg rail with a hat and a canvas bag
vase((-1.06, -0.26, 0), (.46, .40, .33), 1.0, [(0, 0), (.09, 0), (.11, .02), (.125, .16), (.115, .32), (.072, .42), (.058, .46), (.064, .475), (.056, .475), (.052, .45)])
rnd = random.Random(5)
twig = plain('twig', (.20, .135, .075), .8)
puff = plain('puff', (.62, .53, .40), .95, specular=.1)
for i in range(11):
    ang, lean, top = rnd.uniform(0, 6.28), rnd.uniform(.03, .17), rnd.uniform(.95, 1.42)
    pts = [(-1.06 + math.cos(ang) * lean * (q / 15) ** 1.4, min(-.05, -0.26 + math.sin(ang) * lean * .6 * (q / 15) ** 1.4), .40 + (top - .40) * q / 15 + .01 * math.sin(q + i)) for q in range(16)]
    cu = bpy.data.curves.new('twig', 'CURVE')
    cu.dimensions, cu.bevel_depth = '3D', 0.0028
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for k, q in enumerate(pts):
        sp.points[k].co = (*q, 1)
        sp.points[k].radius = 1 - .6 * k / 15
    cu.materials.append(twig)
    bpy.context.collection.objects.link(bpy.data.objects.new('twig', cu))
    for k in range(8, 16):
        for _ in range(2):
            s = rnd.uniform(.006, .012)
            o = lathe('puff', [(0, 1), (.6, .8), (1, 0), (.6, -.8), (0, -1)], puff, (0, 0, 0), 10)
            o.scale = (s, s, s * 1.5)
            o.location = (pts[k][0] + rnd.uniform(-.02, .02), pts[k][1] + rnd.uniform(-.012, .0), pts[k][2] + rnd.uniform(-.02, .02))
rail = oak('rail', 0.9, planks=False)
box('rail', (0.93, -0.022, 1.60), (1.55, -0.001, 1.67), rail, 0.004)
for x in (1.02, 1.19, 1.36):
    peg = lathe('peg', [(0, .072), (.014, .070), (.017, .062), (.010, .05), (.0085, 0)], rail, (0, 0, 0), 48)
    peg.location, peg.rotation_euler = (x, -.02, 1.632), (R(76), 0, 0)
straw = slubbed('straw', (.60, .47, .29), yarn=.006, vary=.25)
hat = lathe('hat', [(.178, -.004), (.180, 0), (.10, .012), (.096, .018), (.090, .085), (.078, .103), (0, .098)], straw, (0, 0, 0), 96)
hat.location, hat.rotation_euler = (1.03, -.045, 1.545), (R(83), 0, R(-4))
bag = soft_box((0.34, 0.05, 0.36), (16, 4, 16), 0.7, 14, bend=1.2, seed=13)
cushion(bag, slubbed('bag', (.58, .53, .44), yarn=.004), (1.27, -.055, 1.14), (R(3), 0, R(2)), piping=0.002, wrinkle=.012, seed=3)
for x in (1.19, 1.33):
    cu = bpy.data.curves.new('handle', 'CURVE')
    cu.dimensions, cu.bevel_depth = '3D', 0.006
    sp = cu.splines.new('NURBS')
    q = [(x, -.05, 1.30), (x * .6 + 1.27 * .4, -.055, 1.46), (1.20, -.075, 1.625), (1.19, -.08, 1.632)]
    sp.points.add(3)
    for k, v in enumerate(q):
        sp.points[k].co = (*v, 1)
    sp.use_endpoint_u = True
    cu.materials.append(slubbed('handle', (.50, .45, .36)))
    bpy.context.collection.objects.link(bpy.data.objects.new('handle', cu))

if FAR:  # what the near view leaves out: a runner, a chair with a cushion, a fig
    box('runner', (-1.75, -1.75, 0.0), (1.75, -0.75, 0.011), slubbed('wool', (0.34, 0.30, 0.25), yarn=0.012, vary=.2), 0.005)
    seat = oak('stool', 0.8, planks=False)
    box('seat', (1.78, -0.42, 0.43), (2.22, -0.04, 0.465), seat, .006, 4)
    for x in (1.81, 2.19):
        for y in (-0.38, -0.08):
            box('leg', (x - .016, y - .016, 0), (x + .016, y + .016, .43), seat, .003)
    pad = soft_box((0.40, 0.34, 0.05), (14, 12, 3), 0.8, 12, bend=2.5, seed=15)
    cushion(pad, slubbed('pad', (.30, .145, .085), vary=.2), (2.0, -0.23, 0.495), piping=.003, wrinkle=.005, seed=9)
    rubber_fig((-1.95, -0.32), 1.42, seed=4)

world((0.95, 0.965, 1.0), 0.40)
area('door glass', (3.0, -2.3, 1.7), (-0.2, -0.2, 1.1), 1.3, 95, (1.0, 0.985, 0.95), 2.2)
area('bounce', (-3.2, -3.0, 1.6), (0, -0.2, 1.1), 2.6, 20, (1.0, 0.94, 0.86))
if FAR:
    area('door glass above', (3.5, -2.6, 3.4), (0, -0.2, 2.0), 1.4, 58, (1.0, 0.985, 0.95), 2.0)
SUN = (-0.80, 0.54, -0.36)
sun(SUN, 2.0, (1.0, 0.87, 0.72), 1.1)
window_frame(SUN, -2.4, -0.35, 0.80, 0.92, 2.5 if FAR else 1.74, bars=(0.36, 0.68), sill=())

high = 1.96 + (RISE if FAR else 0)
_, origin = stand(high, high, 1.38, 6.2)
shoot_room('room-hall-far' if FAR else 'room-hall', 'wall', origin,
           {'left': -1550, 'top': -2700, 'width': 3100, 'height': 3230} if FAR
           else {'left': -850, 'top': -530, 'width': 1700, 'height': 1060},
           {'right': -1.0, 'down': 0.3, 'blur': 1.1, 'opacity': 0.4}, [{'name': 'console', 'width': 1240, 'height': 800}], exposure=1.5)
