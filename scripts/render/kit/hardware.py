"""What pictures hang by: hangers, hooks, screws, plugs, cord; lengths in millimetres, z up from a table."""
import bpy, math, random
from mathutils import Matrix, Vector

from .prints import *
from .shapes import *
from .surfaces import *

MM = .001
R = math.radians


def slab(name, lo, hi, mat, bevel=0.0, turn=0.0):
    """A box from corner to corner, turned about its middle by degrees."""
    middle = [(a + b) / 2 * MM for a, b in zip(lo, hi)]
    half = [(b - a) / 2 * MM for a, b in zip(lo, hi)]
    ob = box(name, tuple(-h for h in half), tuple(half), mat, bevel * MM)
    ob.location, ob.rotation_euler = middle, (0, 0, R(turn))
    return ob


def stamped(name, outline, low, high, mat, bevel=.25):
    """A flat outline as a sheet between two heights, its edges broken."""
    n = len(outline)
    v = [(x * MM, y * MM, z * MM) for z in (low, high) for x, y in outline]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = add(name, v, f, mat, False)
    if bevel:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bevel * MM, 2, 'ANGLE', R(30)
    return ob


def placed(ob, at, turn=0.0):
    """Moves what was made about the zero."""
    ob.location, ob.rotation_euler = Vector(at) * MM, (0, 0, R(turn))
    return ob


def tube(name, points, radius, mat, cyclic=False):
    """A round bar along a smooth line."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = '3D', radius * MM, 6, 16
    sp = cu.splines.new('NURBS')
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points):
        p.co = (*(c * MM for c in q), 1)
    sp.order_u, sp.use_endpoint_u, sp.use_cyclic_u = 4, not cyclic, cyclic
    ob = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(ob)
    cu.materials.append(mat)
    return ob


def along(points, steps=160):
    """Evenly many places on a smooth line through points (Catmull-Rom), each with its direction."""
    p = [Vector(q) for q in (points[0], *points, points[-1])]
    out = []
    for i in range(steps + 1):
        t = i / steps * (len(points) - 1)
        k = min(int(t), len(points) - 2)
        t -= k
        a, b, c, d = p[k:k + 4]
        out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [(q, (out[min(i + 1, steps)] - out[max(i - 1, 0)]).normalized()) for i, q in enumerate(out)]


def cord(points, radius, colour):
    """Twisted cord of three strands."""
    mat = fabric('cord', colour, 5000.0, .0003, .22)
    places = along(points, 220)
    run = 0.0
    strands = [[], [], []]
    for i, (q, d) in enumerate(places):
        if i:
            run += (q - places[i - 1][0]).length
        side = d.cross(Vector((0, 0, 1)) if abs(d.z) < .9 else Vector((1, 0, 0))).normalized()
        up = side.cross(d)
        for k in range(3):
            a = run / (radius * 5.2) * 2 * math.pi + k * 2 * math.pi / 3
            strands[k].append(q + (side * math.cos(a) + up * math.sin(a)) * radius * .5)
    for s in strands:
        tube('strand', s, radius * .58, mat)


def turned(name, profile, mat, at, turn, steps=48):
    """What is round about a lying axis: distance along it and radius, from `at`, in a direction in degrees."""
    ob = lathe(name, [(r * MM, z * MM) for z, r in profile], mat, (0, 0, 0), steps)
    ob.matrix_world = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Rotation(R(90), 4, 'Y')
    return ob


def nail(at, length, turn, mat):
    turned('nail', [(0, 0), (0, 2.6), (.3, 3.1), (1.0, 3.1), (1.3, 2.4), (1.7, 1.2), (length - 4, 1.15), (length, .1)], mat, (at[0], at[1], at[2]), turn)


def screw(at, length, turn, mat):
    head = [(0, 0), (.2, 3.9), (.6, 4.3), (3.2, 2.1), (4, 1.7)]
    thread = []
    z = 14.0
    while z < length - 7:
        thread += [(z, 1.55), (z + .75, 2.45), (z + .95, 2.45), (z + 1.6, 1.55)]
        z += 1.9
    turned('screw', head + [(13, 1.7)] + thread + [(length - 6, 1.4), (length, .1)], mat, at, turn)
    recess = plain('recess', (.04, .04, .04), .6)
    for a in (0, 90):
        cross = box('recess', (-.0022, -.0005, -.00005), (.0022, .0005, .0003), recess, 0)
        cross.matrix_world = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Rotation(R(-90), 4, 'Y') @ Matrix.Rotation(R(a + 45), 4, 'Z')


def wall_plug(at, turn, colour=(.33, .345, .35)):
    mat = plain('plug', colour, .48, 0, .4)
    profile = [(0, 0), (0, 5.4), (1.2, 5.4), (1.4, 4.1), (6, 4.1)]
    z = 7.0
    while z < 34:
        profile += [(z, 3.6), (z + 2.6, 4.3), (z + 2.8, 3.6)]
        z += 3.2
    turned('plug', profile + [(37, 3.4), (39, 2.6), (39.2, 0)], mat, at, turn, 40)
    slit = slab('slit', (8, -4.6, -.35), (36, 4.6, .35), plain('slit', (.05, .05, .05), .8))
    slit.matrix_world = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Translation((.022, 0, .0012)) @ Matrix.Rotation(R(35), 4, 'X')


def staple(at, width, mat, tilt=0.0):
    x, y, z = at
    h = width / 2
    c, s = math.cos(tilt) * h, math.sin(tilt) * h
    tube('staple', [(x - c, y - s, z - 1), (x - c, y - s, z + .5), (x - c * .95, y - s * .95, z + .55), (x + c * .95, y + s * .95, z + .55), (x + c, y + s, z + .5), (x + c, y + s, z - 1)], .45, mat)


def toothed(at, mat):
    """A toothed hanger, its middle bent up so that a nail's head goes behind it."""
    teeth = []
    for i in range(9):
        x = -14 + i * 3.5
        teeth += [(x - 1.75, -3.2), (x, -.9)]
    outline = [(-26, -3.6), (-16.5, -3.6)] + teeth[1:-1] + [(16.5, -3.6), (26, -3.6), (27.5, -1.5), (27.5, 2.5), (26, 4.6), (-26, 4.6), (-27.5, 2.5), (-27.5, -1.5)]
    placed(stamped('hanger', outline, 1.4, 2.3, mat, .2), at)
    placed(stamped('foot', [(-27, -3), (-20, -3), (-20, 4), (-27, 4)], 0, 1.6, mat, .2), at)
    placed(stamped('foot', [(20, -3), (27, -3), (27, 4), (20, 4)], 0, 1.6, mat, .2), at)
    for x in (-23.5, 23.5):
        lathe('pin', [(0, .0034), (.0012, .0033), (.0019, .0026), (.0021, .0022)], mat, tuple(Vector((at[0] + x, at[1] + .6, at[2])) * MM), 32)


def screw_head(at, radius, mat):
    lathe('head', [(0, .0009), (radius * MM * .55, .0009), (radius * MM, .0002), (radius * MM, 0)], mat, tuple(Vector(at) * MM), 40)
    recess = plain('recess', (.05, .05, .05), .6)
    for turn in (20, 110):
        slab('recess', (at[0] - radius * .55, at[1] - .35, at[2] + .8), (at[0] + radius * .55, at[1] + .35, at[2] + 1.0), recess, 0, turn)


def rounded(w, h, r, steps=8):
    """The outline of a rectangle with round corners about the zero."""
    out = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        out += [(cx + r * math.cos(R(a0 + 90 * i / steps)), cy + r * math.sin(R(a0 + 90 * i / steps))) for i in range(steps + 1)]
    return out


def ring_hanger(at, mat):
    """A strap with a D-shaped ring, screwed to a moulding's back."""
    x, y, z = at
    placed(stamped('strap', rounded(11, 30, 5.4), 0, 1.1, mat, .3), (x, y - 5, z))
    tube('eye', [(x - 5.2, y + 9.5, z + .6), (x - 5.2, y + 9.5, z + 2.2), (x - 5.2, y + 11.6, z + 2.4)], .2, mat)
    slab('loop', (x - 5.2, y + 6, z), (x + 5.2, y + 11, z + 3.4), mat, 1.5)
    ring = [(-8, 0), (8, 0), (9.5, 3), (7.5, 9), (3, 12.4), (-3, 12.4), (-7.5, 9), (-9.5, 3)]
    tube('ring', [(x + a, y + 8.5 + b, z + 2.0 + b * .08) for a, b in ring], 1.05, mat, True)
    screw_head((x, y - 12, z + 1.1), 3.4, mat)
    screw_head((x, y - 1.5, z + 1.1), 3.4, mat)


def wall_hook(at, mat, turn):
    """A bent brass hook with its nail, lying on its back."""
    line = [(-15, 1.2), (-13, .6), (9, .6), (12.5, 1.6), (14.3, 4.4), (14, 7.6), (11.4, 9.4), (8.6, 8.6)]
    w = 4.6
    places = along([(y, 0, z) for y, z in line], 60)
    v, f = [], []
    for q, d in places:
        n_ = Vector((-d.z, 0, d.x)) * .55
        for s, k in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
            p = q + n_ * k
            v.append((s * w * MM, -p.x * MM, p.z * MM))
    for i in range(len(places) - 1):
        for k in range(4):
            a, b = 4 * i + k, 4 * i + (k + 1) % 4
            f.append((a, b, b + 4, a + 4))
    f += [(3, 2, 1, 0), tuple(len(v) - 4 + i for i in range(4))]
    ob = add('hook', v, f, mat, False)
    b = ob.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = .3 * MM, 2, 'ANGLE', R(40)
    placed(ob, at, turn)
    tip = Matrix.Rotation(R(turn), 3, 'Z') @ Vector((0, 20, 3.4))
    head = turned('pin', [(0, 0), (.2, 2.6), (2.6, 2.9), (3, 1.1), (27, 1.0), (30, .1)], mat, tuple(Vector(at) + tip), turn - 90)
    head.rotation_euler.y += R(9)


def hollow_rail(y0, y1, z, high, mat):
    """A U-shaped rail along a sheet's back, its lip towards the upper edge, with holes in it."""
    slab('base', (-400, y0, z), (400, y1, z + 2), mat, .25)
    slab('wall', (-400, y0, z), (400, y0 + 2, z + high), mat, .25)
    slab('lip', (-400, y0, z + high - 2), (400, y0 + 15, z + high), mat, .25)
    slab('rib', (-400, y1 - 2, z), (400, y1, z + 6), mat, .25)


def keyhole_plate(at, mat):
    placed(stamped('plate', rounded(52, 30, 4), 0, 1.6, mat, .35), at)
    dark = plain('hole', (.02, .02, .02), .8)
    x, y, z = at
    lathe('hole', [(0, 0), (5.2 * MM, 0)], dark, tuple(Vector((x, y - 4, z + 1.64)) * MM), 48)
    placed(stamped('slit', rounded(4.6, 12, 2.2), 1.6, 1.64, dark, 0), (x, y + 3, z))
    for dx in (-19, 19):
        screw_head((x + dx, y, z + 1.6), 3.6, mat)


def knob(at, mat):
    lathe('knob', [(0, .0026), (.0030, .0026), (.0042, .0018), (.0044, .0006), (.0044, 0)], mat, tuple(Vector(at) * MM), 48)


def carton(colour):
    n = Nodes('carton')
    h = tiled(n, tile('fibres', fibres), 0.05)
    col = n.ramp(h, (.2, tuple(c * .86 for c in colour)), (.6, colour))
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.9, Specular=.1))


def print_film(behind=(.80, .79, .77)):
    """A print in calm bands of colour, so that a sheet is seen to be a picture; `behind` is its back's colour."""
    n = Nodes('print')
    p = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object'])
    wave = n('TexNoise', None, Vector=n('CombineXYZ', None, X=n.math('MULTIPLY', p.outputs[0], 6.0)).outputs[0], Scale=1.0, Detail=2.0).outputs[0]
    t = n.math('ADD', n.math('MULTIPLY', p.outputs[1], 3.2), n.math('ADD', n.math('MULTIPLY', wave, .55), .35))
    r = n('ValToRGB', None, Fac=t)
    r.color_ramp.interpolation = 'EASE'
    e = r.color_ramp.elements
    stops = ((0, (.26, .14, .085)), (.25, (.42, .235, .13)), (.45, (.55, .37, .23)), (.62, (.62, .50, .36)), (.8, (.46, .51, .50)), (1, (.25, .34, .38)))
    while len(e) < len(stops):
        e.new(.5)
    for i, (at, c) in enumerate(stops):
        e[i].position, e[i].color = at, (*c, 1)
    col = n('MixRGB', {'blend_type': 'MIX'}, Fac=n('NewGeometry').outputs['Backfacing'], Color1=r.outputs[0], Color2=behind).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.42, Specular=.35))


def linen():
    """Canvas from behind: unprimed cloth, warm grey."""
    n = Nodes('linen')
    h = plane_image(n, tile('weave', weave), .034, 'xy')
    col = n.ramp(h, (0.0, (.33, .30, .25)), (0.5, (.50, .465, .40)), (1.0, (.58, .54, .47)))
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.9, Specular=.1, Normal=n('Bump', None, Strength=1.0, Distance=.0003, Height=h).outputs[0]))


def squared_paper():
    """Backing paper with a printed grid of centimetres."""
    n = Nodes('liner')
    p = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object'])
    line = lambda v: n.math('LESS_THAN', n.math('FRACT', n.math('MULTIPLY', v, 100.0)), .035)
    grid = n.math('MAXIMUM', line(n.math('ADD', p.outputs[0], 10.0)), line(n.math('ADD', p.outputs[1], 10.0)))
    col = n('MixRGB', {'blend_type': 'MIX'}, Fac=grid, Color1=(.78, .775, .74), Color2=(.42, .52, .60)).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.5, Specular=.3))


def curled_sheet(lo, hi, z, radius, film):
    """A sheet whose right lower corner is rolled up and over."""
    nx, ny = 120, 80
    fold, v = 120.0, []  # from the corner, along the diagonal, to where it leaves the table
    corner, way = Vector((hi[0], lo[1])), Vector((1, -.8)).normalized()
    for j in range(ny + 1):
        for i in range(nx + 1):
            p = Vector((lo[0] + (hi[0] - lo[0]) * i / nx, lo[1] + (hi[1] - lo[1]) * j / ny))
            s = fold - (corner - p).dot(way)
            if s <= 0:
                v.append((p.x * MM, p.y * MM, z * MM))
                continue
            a = min(s / radius, R(165))
            rest = s - a * radius
            go, rise = radius * math.sin(a) + rest * math.cos(a), radius * (1 - math.cos(a)) + rest * math.sin(a)
            q = p + way * (go - s)
            v.append((q.x * MM, q.y * MM, (z + rise) * MM))
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return add('film', v, f, film)


def paper_roll(x0, x1, radius, y, paper):
    """A roll lying along x at y, its last turn flat on the table towards the viewer, its printed side up."""
    wide = (x0, x1)
    line = [(y - 330 + i * 11, .4) for i in range(31)]
    core, turns = 15.0, 5
    for i in range(1, 72 * turns):
        a = 2 * math.pi * i / 72
        r = radius - (radius - core) * (a / (2 * math.pi * turns))
        line.append((y + r * math.sin(a), radius - r * math.cos(a)))
    v = [(x * MM, yy * MM, z * MM) for yy, z in line for x in wide]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    return add('sheet', v, f, paper)


def paste_brush(at, turn):
    """A wide brush: a shaped handle, a metal band, bristles."""
    wood_ = oak('handle', 1.5, planks=False)
    band, hair = plain('band', (.55, .54, .52), .3, 1.0), plain('hair', (.62, .53, .38), .7, 0, .3)
    parts = []
    half = [(0, 8), (30, 8), (62, 10), (84, 16), (100, 32), (108, 48), (124, 50)]
    line = [(q.x, q.y) for q, _ in along([(a, b, 0) for a, b in half], 50)]
    outline = [(b, a) for a, b in line] + [(-b, a) for a, b in reversed(line)]
    handle = stamped('handle', outline, 6, 20, wood_, 3.0)
    handle.modifiers['b'].segments = 4
    parts.append(handle)
    parts.append(stamped('band', [(-51, 122), (51, 122), (51, 148), (-51, 148)], 4, 22, band, 1.2))
    rng = random.Random(4)
    v, f = [], []
    for _ in range(5200):
        x, z = rng.uniform(-49, 49), rng.uniform(5.5, 20.5)
        tx, tz = x * 1.05 + rng.gauss(0, 1.6), 12.5 + (z - 12.5) * .75 + rng.gauss(0, 1.2) - 3
        length, r = rng.uniform(52, 62), .24
        k = len(v)
        for (cx, cy, cz, rr) in ((x, 147, z, r), ((x * 2 + tx) / 3, 147 + length * .5, (z * 2 + tz) / 3, r), (tx, 147 + length, max(tz, 1), r * .4)):
            v += [((cx + rr * math.cos(a)) * MM, cy * MM, (cz + rr * math.sin(a)) * MM) for a in (0, 2.1, 4.2)]
        f += [(k + 3 * s + i, k + 3 * s + (i + 1) % 3, k + 3 * s + 3 + (i + 1) % 3, k + 3 * s + 3 + i) for s in (0, 1) for i in range(3)]
    parts.append(add('bristles', v, f, hair))
    for p in parts:
        placed(p, at, turn)
