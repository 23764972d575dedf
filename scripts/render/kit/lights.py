"""Lights, the camera, and where points of the scene lie in the picture."""
import bpy, math
import numpy as np
from mathutils import Vector

def area(name, at, to, size, power, colour=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new(name, 'AREA')
    l.energy, l.color = power, colour
    l.shape = 'RECTANGLE'
    l.size, l.size_y = size, size_y or size
    l.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, l)
    bpy.context.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def sun(direction, strength, colour, angle):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = strength, colour, math.radians(angle)
    ob = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return ob


def world(colour, strength):
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*colour, 1)
    b.inputs[1].default_value = strength


def mirrored_room(above, level, below):
    """A world as polished metal mirrors it: how bright it is above, at eye level and below."""
    world((.97, .98, 1.0), 1.0)
    t = bpy.context.scene.world.node_tree
    up = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(t.nodes.new('ShaderNodeTexCoord').outputs['Generated'], up.inputs[0])
    height = t.nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    t.links.new(up.outputs[2], height.inputs[0])
    ramp = t.nodes.new('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    e.new(.5)
    for i, (place, bright) in enumerate(((.25, below), (.5, level), (.78, above))):
        e[i].position, e[i].color = place, (bright, bright, bright, 1)
    t.links.new(height.outputs[0], ramp.inputs[0])
    t.links.new(ramp.outputs[0], t.nodes['Background'].inputs['Strength'])


def camera(at, to, lens, shift=(0, 0), focus=None, fstop=None):
    c = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', c)
    bpy.context.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    c.lens, c.shift_x, c.shift_y = lens, *shift
    c.clip_start = 0.01
    if fstop:
        c.dof.use_dof = True
        c.dof.focus_distance = focus
        c.dof.aperture_fstop = fstop
    bpy.context.scene.camera = ob
    return ob


def projection(origin):
    """
    The camera as a 3 by 4 matrix: from millimetres (x to the right, y down, z out of the wall, counted from
    `origin`, which is in the scene's metres) to pixels of the picture. Homogeneous, 1 at the origin itself.
    """
    s = bpy.context.scene
    bpy.context.view_layer.update()
    w, h = s.render.resolution_x, s.render.resolution_y
    c = s.camera
    lens = c.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=w, y=h)
    m = np.array(lens @ c.matrix_world.inverted())
    k = 0.001
    place = np.array([[k, 0, 0, origin[0]], [0, 0, -k, origin[1]], [0, -k, 0, origin[2]], [0, 0, 0, 1]])
    m = m @ place
    p = np.array([w / 2 * (m[3] + m[0]), h / 2 * (m[3] - m[1]), m[3]])
    p /= p[2][3]
    p[:, :3][np.abs(p[:, :3]) < 1e-6 * np.abs(p[:, :3]).max(axis=1, keepdims=True)] = 0  # single precision's rest
    p[0][0], p[1][1] = [(p[0][0] + p[1][1]) / 2] * 2 if abs(p[0][0] - p[1][1]) < 1e-6 * abs(p[0][0]) else (p[0][0], p[1][1])
    return [[float('%.9g' % v) for v in row] for row in p]


def project(p, points):
    """Pixels of points in millimetres, by a projection."""
    q = np.array(p) @ np.concatenate([np.array(points, float).T, np.ones((1, len(points)))])
    return (q[:2] / q[2]).T
