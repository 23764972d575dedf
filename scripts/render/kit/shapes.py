"""Shapes: boxes with soft edges, turned bodies, and cushions blown up as cloth."""
import bpy, json, math, os, random
from mathutils import Vector

from .base import OUT, save_json

def add(mesh_name, verts, faces, mat=None, smooth=True):
    me = bpy.data.meshes.new(mesh_name)
    me.from_pydata(verts, [], faces)
    me.update()
    ob = bpy.data.objects.new(mesh_name, me)
    bpy.context.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return ob


def box(name, lo, hi, mat, bevel=0.004, segments=3):
    x0, y0, z0 = lo
    x1, y1, z1 = hi
    v = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (1, 3, 7, 5), (0, 4, 6, 2)]
    ob = add(name, v, f, mat, smooth=bevel > 0)
    if bevel > 0:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, segments, 'NONE'
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(40)
        b.harden_normals = True
    return ob


def lathe(name, profile, mat, at=(0, 0, 0), steps=64):
    v, f = [], []
    for r, z in profile:
        for i in range(steps):
            a = 2 * math.pi * i / steps
            v.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z))
    for j in range(len(profile) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            f.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    return add(name, v, f, mat)


def soft_box(size, cells, pressure, frames=26, shrink=0.0, bend=0.6, seed=0):
    """A filled cushion: a cloth box blown up by inner pressure. Returns (verts, faces, seam vertex loops)."""
    sx, sy, sz = size
    nx, ny, nz = cells
    kept = os.path.join(OUT, '.sim-%s.json' % '-'.join(str(v) for v in (*size, *cells, pressure, frames, shrink, bend, seed)))
    if os.path.exists(kept):  # simulated before with the same numbers
        with open(kept) as f:
            return json.load(f)
    index, verts = {}, []
    rng = random.Random(seed)

    def vid(i, j, k):
        key = (i, j, k)
        if key not in index:
            index[key] = len(verts)
            q = 0.0012
            verts.append(((i / nx - .5) * sx + rng.uniform(-q, q), (j / ny - .5) * sy + rng.uniform(-q, q), (k / nz - .5) * sz + rng.uniform(-q, q)))
        return index[key]

    faces = []
    for i in range(nx):
        for j in range(ny):
            faces.append((vid(i, j, 0), vid(i, j + 1, 0), vid(i + 1, j + 1, 0), vid(i + 1, j, 0)))
            faces.append((vid(i, j, nz), vid(i + 1, j, nz), vid(i + 1, j + 1, nz), vid(i, j + 1, nz)))
    for i in range(nx):
        for k in range(nz):
            faces.append((vid(i, 0, k), vid(i + 1, 0, k), vid(i + 1, 0, k + 1), vid(i, 0, k + 1)))
            faces.append((vid(i, ny, k), vid(i, ny, k + 1), vid(i + 1, ny, k + 1), vid(i + 1, ny, k)))
    for j in range(ny):
        for k in range(nz):
            faces.append((vid(0, j, k), vid(0, j, k + 1), vid(0, j + 1, k + 1), vid(0, j + 1, k)))
            faces.append((vid(nx, j, k), vid(nx, j + 1, k), vid(nx, j + 1, k + 1), vid(nx, j, k + 1)))

    def ring(k):
        r = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)] + [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)]
        return [index[(i, j, k)] for i, j in r]

    loops = [ring(0), ring(nz)] if nz > 1 else [ring(0)]
    ob = add('sim', verts, faces)
    m = ob.modifiers.new('cloth', 'CLOTH')
    c = m.settings
    c.quality = 4
    c.mass = 0.25
    c.tension_stiffness = c.compression_stiffness = 18
    c.shear_stiffness = 8
    c.bending_stiffness = bend
    c.use_pressure = True
    c.uniform_pressure_force = pressure
    c.shrink_min = shrink
    c.air_damping = 3
    c.effector_weights.gravity = 0
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    s = bpy.context.scene
    for f in range(1, frames + 1):
        s.frame_set(f)
        bpy.context.view_layer.update()
    ev = ob.evaluated_get(bpy.context.evaluated_depsgraph_get())
    out = [tuple(v.co) for v in ev.data.vertices]
    bpy.data.objects.remove(ob)
    s.frame_set(1)
    save_json(kept, [out, faces, loops])
    return out, faces, loops


def cushion(shape, mat, at, rot=(0, 0, 0), scale=(1, 1, 1), piping=0.004, wrinkle=0.006, seed=0, sag=0.0):
    verts, faces, loops = shape
    from mathutils import noise as N
    pts = []
    off = Vector((seed * 3.7, seed * 1.9, seed * 5.1))
    for p in verts:
        q = Vector(p)
        k = wrinkle * (N.fractal(q * 5.5 + off, 0.9, 2.1, 3) + 0.5 * N.noise(Vector((q.x * 3, q.y * 14, q.z * 14)) + off))
        q += q.normalized() * k
        q.z -= sag * math.exp(-((q.x / 0.22) ** 2 + (q.y / 0.2) ** 2)) * (1 if q.z > 0 else 0)
        pts.append(q)
    ob = add('cushion', pts, faces, mat)
    sub = ob.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 2
    ob.location, ob.rotation_euler, ob.scale = at, rot, scale
    if piping:
        for loop in loops:
            cu = bpy.data.curves.new('piping', 'CURVE')
            cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', piping, 2
            sp = cu.splines.new('NURBS')
            sp.points.add(len(loop) - 1)
            for i, v in enumerate(loop):
                sp.points[i].co = (*(pts[v] * 1.004), 1)
            sp.use_cyclic_u, sp.order_u = True, 4
            co = bpy.data.objects.new('piping', cu)
            bpy.context.collection.objects.link(co)
            cu.materials.append(mat)
            co.location, co.rotation_euler, co.scale = at, rot, scale
    return ob

