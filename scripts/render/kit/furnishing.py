"""Furniture and things of the rooms: sofa, cushions, plants, lamps, books, vases."""
import math, random

from .base import *
from .lights import *
from .shapes import *
from .surfaces import *

R = math.radians


def sofa(cloth, at=(0, 0), width=1.80, depth=0.86, tall=0.72, seats=2):
    """A low sofa with its back at the wall: loose seats and backs with piping, thin arms, wooden legs."""
    x0, y0 = at
    arm = 0.13
    inner = width - 2 * arm
    w = inner / seats
    seat = soft_box((w + 0.012, depth - 0.16, 0.145), (20, 15, 4), 0.9, 16, bend=3.0)
    back = soft_box((w + 0.004, 0.43, 0.15), (20, 11, 4), 1.7, 16, bend=2.5, seed=2)
    side = soft_box((arm + 0.01, depth - 0.03, 0.44), (6, 18, 11), 1.5, 12, bend=4.0, seed=4)
    box('base', (x0 - inner / 2 - 0.02, y0 - depth + 0.01, 0.14), (x0 + inner / 2 + 0.02, y0 - 0.05, 0.31), cloth, 0.022, 4)
    box('backrest', (x0 - width / 2, y0 - 0.20, 0.16), (x0 + width / 2, y0 - 0.03, tall - 0.07), cloth, 0.05, 6)
    for i in range(seats):
        x = x0 + (i - (seats - 1) / 2) * w
        turn = (i - (seats - 1) / 2) * 1.3
        cushion(seat, cloth, (x, y0 - depth / 2 - 0.065, 0.375), (R(-1.2), 0, 0), (-1 if i % 2 else 1, 1, 1), 0.0042, 0.008, 3 + i, 0.02)
        cushion(back, cloth, (x, y0 - 0.285, tall - 0.085), (R(90 - 13), 0, R(turn)), (1 if i % 2 else -1, 1, 1), 0.0042, 0.013, 6 + i)
    for sgn in (-1, 1):
        cushion(side, cloth, (x0 + sgn * (width / 2 - arm / 2), y0 - depth / 2 - 0.015, 0.345), piping=0, wrinkle=0.003, seed=9 + sgn)
    wood = oak('leg', 0.7, planks=False, along='z')
    for x in (-1, 1):
        for y in (-depth + 0.08, -0.14):
            lathe('leg', [(0.0, 0), (0.013, 0), (0.015, 0.004), (0.022, 0.15)], wood, (x0 + x * (width / 2 - 0.14), y0 + y, 0), 24)


def pillow_shape():
    return soft_box((0.47, 0.47, 0.012), (22, 22, 1), 5.5, 26, bend=0.25, seed=3)


def leaf(base, yaw, pitch, length, width, droop, roll, mat):
    nu, nv = 6, 14
    v, f, uvs, rows = [], [], [], []
    for j in range(nv + 1):
        q = j / nv
        half = width * (math.sin(math.pi * min(1, q * 0.985 + 0.015) ** 0.82) ** 0.85) * 0.5
        a = pitch - droop * q * q
        for i in range(nu + 1):
            p = i / nu * 2 - 1
            v.append((p * half, abs(p) ** 1.6 * half * 0.34 + 0.004 * math.sin(q * 19 + p * 2), a))
            uvs.append((i / nu, q))
    x = z = 0.0
    for j in range(nv + 1):
        a = v[j * (nu + 1)][2]
        rows.append((x, z, a))
        x += math.cos(a) * length / nv
        z += math.sin(a) * length / nv
    out = []
    for k, (lx, up, a) in enumerate(v):
        rx, rz, ra = rows[k // (nu + 1)]
        lift = up * math.cos(roll) + lx * math.sin(roll)
        side = lx * math.cos(roll)
        fx, fz = rx - math.sin(ra) * lift, rz + math.cos(ra) * lift
        out.append((base[0] + fx * math.cos(yaw) - side * math.sin(yaw), base[1] + fx * math.sin(yaw) + side * math.cos(yaw), base[2] + fz))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            f.append((a, a + 1, a + nu + 2, a + nu + 1))
    ob = add('leaf', out, f, mat)
    layer = ob.data.uv_layers.new()
    for lp in ob.data.loops:
        layer.data[lp.index].uv = uvs[lp.vertex_index]
    ob.modifiers.new('s', 'SUBSURF').render_levels = 1
    return ob


def leaf_green(dark=(0.024, 0.060, 0.020), vein=(0.17, 0.24, 0.075)):
    n = Nodes('leaf')
    sep = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['UV'])
    off = n.math('ABSOLUTE', n.math('SUBTRACT', sep.outputs[0], 0.5))
    col = n.ramp(off, (0.0, vein), (0.03, tuple(x * 1.3 for x in dark)), (0.5, dark))
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=0.28, Specular=0.45))


def rubber_fig(at, height=1.3, pot_high=0.34, seed=7, stems=3, wall_y=-0.06):
    """A rubber fig in a stoneware pot, its leaves kept off the wall."""
    pot = plain('pot', (0.53, 0.50, 0.455), 0.6)
    s = pot_high / 0.34
    lathe('pot', [(r * s, z * s) for r, z in [(0, 0.0), (0.12, 0.0), (0.145, 0.02), (0.165, 0.18), (0.172, 0.33), (0.168, 0.345), (0.155, 0.335), (0.15, 0.28), (0, 0.28)]], pot, (*at, 0))
    lathe('soil', [(0, 0.29 * s), (0.152 * s, 0.285 * s)], plain('soil', (0.03, 0.02, 0.014), 0.95), (*at, 0))
    green, bark = leaf_green(), plain('bark', (0.12, 0.08, 0.05), 0.8)
    rnd = random.Random(seed)
    low = 0.28 * s
    for stem, (lean, ang, share) in enumerate([(0.06, 0.4, 1.0), (0.15, 2.6, 0.8), (0.17, 4.6, 0.9)][:stems]):
        top = height * share
        pts = []
        for i in range(20):
            q = i / 19
            pts.append((at[0] + math.cos(ang) * (0.02 + lean * q ** 1.5), at[1] + math.sin(ang) * (0.02 + lean * q ** 1.5) * 0.7, low + (top - low) * q))
        cu = bpy.data.curves.new('stem', 'CURVE')
        cu.dimensions, cu.bevel_depth = '3D', 0.0075
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1)
            sp.points[i].radius = 1 - 0.5 * i / 19
        cu.materials.append(bark)
        bpy.context.collection.objects.link(bpy.data.objects.new('stem', cu))
        k = 0
        for i in range(7, 20):
            for _ in range(1 if i < 18 else 2):
                yaw = stem + k * 2.399 + rnd.uniform(-.3, .3)
                k += 1
                if pts[i][1] + 0.25 * math.sin(yaw) > wall_y:
                    yaw = -yaw
                leaf(pts[i], yaw, R(rnd.uniform(20, 50) + 25 * (i > 17)), rnd.uniform(.17, .27), rnd.uniform(.085, .12), R(rnd.uniform(35, 80)), R(rnd.uniform(-22, 22)), green)


def books(at, rows, turn=0.0):
    """A lying pile: each row is colour, width, depth, height and angle in degrees. Returns its height."""
    z = at[2]
    for i, (c, w, d, h, a) in enumerate(rows):
        cover, pages = plain('cover%d' % i, c, .6), plain('pages%d' % i, (.72, .69, .62), .9)
        for part, m, q in (((-w / 2, -d / 2, 0, w / 2, d / 2, .002), cover, .0009),
                           ((-w / 2, -d / 2, h - .002, w / 2, d / 2, h), cover, .0009),
                           ((-w / 2 + .004, -d / 2 + .004, .002, w / 2 - .002, d / 2 - .004, h - .002), pages, 0),
                           ((-w / 2, -d / 2, 0, -w / 2 + .002, d / 2, h), cover, .0008)):
            o = box('book', part[:3], part[3:], m, q, 2)
            o.location, o.rotation_euler = (at[0], at[1], z), (0, 0, R(a + 90 + turn))
        z += h
    return z


def standing_books(at, rows, lean_last=0.0):
    """Books upright from left to right: colour, thickness, depth, height."""
    x = at[0]
    for i, (c, w, d, h) in enumerate(rows):
        cover, pages = plain('spine%d' % i, c, .55), plain('block%d' % i, (.72, .69, .62), .9)
        box('spine', (x, at[1] - d, at[2]), (x + w, at[1], at[2] + h), cover, 0.002, 2)
        box('block', (x + .002, at[1] - d + .004, at[2] + h), (x + w - .002, at[1], at[2] + h + .0005), pages, 0)
        x += w + 0.0012
    return x


def vase(at, colour=(.50, .43, .36), scale=1.0, profile=None):
    p = profile or [(0, 0), (.034, 0), (.05, .022), (.056, .062), (.046, .112), (.024, .142), (.02, .157), (.025, .167), (.021, .167), (.016, .152)]
    return lathe('vase', [(r * scale, z * scale) for r, z in p], plain('vase', colour, .5), at, 96)


def floor_lamp(at, height=1.46, shade=0.19, glow=1.6):
    """A slim steel stem on a round foot, a linen drum shade that glows a little."""
    steel = plain('steel', (.05, .048, .045), .4, 1.0)
    lathe('foot', [(0, 0.02), (.135, .018), (.14, .012), (.14, 0)], steel, (*at, 0), 64)
    lathe('column', [(.009, 0.02), (.009, height - 0.05)], steel, (*at, 0), 24)
    n = Nodes('shade')
    c = coords(n)
    t = n('TexNoise', None, Vector=n('Mapping', None, Vector=c, Scale=(60, 60, 900)).outputs[0], Scale=1.0, Detail=2.0).outputs[0]
    col = n.ramp(t, (0.35, (0.60, 0.53, 0.42)), (0.65, (0.74, 0.68, 0.57)))
    e = n('Emission', None, Color=(1.0, 0.74, 0.46), Strength=glow * 0.32)
    d = n('BsdfDiffuse', None, Color=col)
    mat = n.surface(n('AddShader', None, _0=e.outputs[0], _1=d.outputs[0]))
    z0, z1 = height - 0.27, height
    lathe('shade', [(shade, z0), (shade * 0.86, z1), (shade * 0.86 - .002, z1), (shade - .002, z0)], mat, (*at, 0), 96)
    l = bpy.data.lights.new('bulb', 'POINT')
    l.energy, l.color, l.shadow_soft_size = glow * 3.0, (1.0, 0.76, 0.5), 0.05
    ob = bpy.data.objects.new('bulb', l)
    bpy.context.collection.objects.link(ob)
    ob.location = (at[0], at[1], z0 + 0.12)


def window_frame(direction, plane_y, left, right, low, high, bars=(0.5,), sill=()):
    """
    Lets the sun fall on a patch of the wall alone, as through a window with bars: an invisible mask in the plane
    y = `plane_y`, where the rays of `direction` meet the wanted patch (metres of the wall).
    """
    dark = plain('mask', (0, 0, 0), 1)
    dx, dy, dz = direction
    off = (-dx / dy * -plane_y, -dz / dy * -plane_y)

    def piece(x0, z0, x1, z1):
        q = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
        o = add('mask', [(x + off[0], plane_y, z + off[1]) for x, z in q], [(0, 1, 2, 3)], dark, False)
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False

    piece(-12, -9, left, 11), piece(right, -9, 12, 11), piece(left, high, right, 11), piece(left, -9, right, low)
    for b in bars:
        x = left + (right - left) * b
        piece(x - .03, low, x + .03, high)
    for z in sill:
        piece(left, z - .025, right, z + .025)


def duvet(cloth, width, head, foot, top, drop, seed=6):
    """
    A duvet spread over a bed of `width`: from y = `head` to y = `foot` on the height `top`, hanging down by `drop`
    over both sides and the foot. Its puffs and creases are noise: softer, and flatter, than air within cloth makes them.
    """
    from mathutils import noise as N
    off = Vector((seed * 3.1, seed * 1.7, seed * 2.3))
    length, bow = head - foot, 0.07  # the bow is the rounding over the mattress's edge

    def down(s):
        """How far out and how low a point lies that is `s` of cloth beyond the edge's beginning."""
        turn = bow * math.pi / 2
        if s <= 0:
            return s, 0.0
        if s < turn:
            return bow * math.sin(s / bow), bow * (1 - math.cos(s / bow))
        return bow + 0.03 * (s - turn), bow + (s - turn)

    v, f = [], []
    nx, ny = 150, 120
    across, along = width + 2 * drop, length + drop
    for j in range(ny + 1):
        for i in range(nx + 1):
            a, b = (i / nx - .5) * across, j / ny * along
            side, low_x = down(abs(a) - width / 2 + bow)
            front, low_y = down(b - length + bow)
            x = math.copysign(width / 2 - bow + side, a)
            y = head - (length - bow + front)
            q = Vector((a, b, 0))
            puff = N.fractal(q * 2.6 + off, 1.0, 2.0, 2)
            crease = 1 - abs(N.noise(Vector((a * 2.2 + .5 * puff, b * 4.0, 3.0)) + off)) * 2.4
            crease2 = 1 - abs(N.noise(Vector((a * 6.5 + b * 2.0, b * 5.0 - a * 2.5, 7.0)) + off)) * 2.6
            h = .022 * puff + .020 * max(0, crease) ** 3 + .010 * max(0, crease2) ** 3
            h += .05 * math.exp(-((b - .05) / .10) ** 2)  # thick where it is turned down at the head
            fall = min(1, (low_x + low_y) / .2)
            out = Vector((math.copysign(fall if low_x > low_y else 0, a), -(fall if low_y >= low_x else 0), 1 - fall))
            v.append(Vector((x, y, top - low_x - low_y)) + out * h)
    for j in range(ny):
        for i in range(nx):
            q = j * (nx + 1) + i
            f.append((q, q + nx + 1, q + nx + 2, q + 1))
    ob = add('duvet', v, f, cloth)
    thick = ob.modifiers.new('t', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.03, -1
    sub = ob.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    return ob


def bench(wood, width=1.24, high=0.45, at=(0, -0.36)):
    """A bench of slats, its back to the wall."""
    x0, y0 = at
    for k in range(4):
        y = y0 - 0.19 + k * 0.095
        box('slat', (x0 - width / 2, y, high - 0.03), (x0 + width / 2, y + 0.085, high), wood, 0.004, 3)
    for x in (x0 - width / 2 + 0.10, x0 + width / 2 - 0.10):
        box('rail', (x - 0.02, y0 - 0.18, high - 0.085), (x + 0.02, y0 + 0.17, high - 0.03), wood, 0.003)
        for y in (y0 - 0.165, y0 + 0.135):
            box('leg', (x - 0.022, y - 0.022, 0), (x + 0.022, y + 0.022, high - 0.03), wood, 0.004)


def backdrop(y, horizon, sky, leaves, ground, strength=1.0, scale=1.6):
    """What lies beyond, out of focus: sky, trees in soft blots, ground; metres."""
    n = Nodes('backdrop')
    place = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object']).outputs
    blots = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=scale, Detail=2.4, Roughness=0.5).outputs[0]
    crowns = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=scale * 0.42, Detail=1.0).outputs[0]
    green = n.ramp(blots, (0.30, tuple(c * 0.45 for c in leaves)), (0.52, leaves), (0.72, tuple(min(1, c * 1.9) for c in leaves)))
    top = n.math('ADD', place[2], n.math('MULTIPLY', n.math('SUBTRACT', crowns, 0.5), 4.0))
    air = n('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=top, _1=horizon[1] - 0.45, _2=horizon[1] + 0.45).outputs[0]
    low = n('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=place[2], _1=horizon[0] - 0.12, _2=horizon[0] + 0.12).outputs[0]
    col = n('MixRGB', None, Fac=air, Color1=green, Color2=sky).outputs[0]
    col = n('MixRGB', None, Fac=low, Color1=ground, Color2=col).outputs[0]
    far = add('backdrop', [(-14, y, -2), (14, y, -2), (14, y, 9), (-14, y, 9)], [(0, 1, 2, 3)], n.surface(n('Emission', None, Color=col, Strength=strength)), False)
    far.visible_shadow = far.visible_diffuse = False


def picture_plane(width, low, high, y=0.0):
    """What a picture lies on where there is no wall: white, to measure its light; taken away before the plate is made."""
    return add('plane', [(-width, y, low), (width, y, low), (width, y, high), (-width, y, high)], [(0, 1, 2, 3)], plain('plane', (.8, .8, .8), 0.9, specular=0.0), False)
