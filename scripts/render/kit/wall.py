"""
What hangs on a plain wall under even light, seen by an orthographic camera, so that nothing of the picture changes along
an edge: it is cut into nine slices that serve every size; the shop gives it the vanishing point of its size. So
view=perspective looks from the right at eye level, where upright edges stay upright and level ones stay level; or frontal.
"""
import math
from mathutils import Vector

from .base import *
from .close import shoot_close
from .film import grade, inside, linear, srgb
from .lights import *
from .prints import ALBEDO
from .shapes import *
from .surfaces import *

VIEW = arg('view', 'perspective')
TURN = math.radians(34) if VIEW == 'perspective' else 0.0
SPAN = 400, 300  # millimetres of what is rendered, with its frame
SKY, AMBIENT = (1.0, .962, .915), .25  # the colour and the strength of what light comes from everywhere
EXPOSURE = 1.45
KEEP = 95  # millimetres beside each edge that no size repeats
AROUND = {'left': 75, 'top': 65, 'right': 130, 'bottom': 130}  # millimetres of wall; shadows fall to the lower right
REACH = {'left': -SPAN[0] / 2 - AROUND['left'], 'top': -SPAN[1] / 2 - AROUND['top'],
         'width': SPAN[0] + AROUND['left'] + AROUND['right'], 'height': SPAN[1] + AROUND['top'] + AROUND['bottom']}


def seen(x, y):
    """Where a point of the wall (x to the right, y down) lies in the camera's plane; millimetres."""
    return x * math.cos(TURN), y


def _bounds():
    """What of the camera's plane shows all of the reach."""
    xs, ys = ([REACH[a] + k * REACH[b] for k in (0, 1)] for a, b in (('left', 'width'), ('top', 'height')))
    across, down = zip(*(seen(x, y) for x in xs for y in ys))
    return min(across), min(down), max(across), max(down)


def fresh():
    """A fresh scene, as many pixels wide as is asked for (`w`)."""
    left, top, right, bottom = _bounds()
    wide = arg('w', 900)
    reset(wide, round(wide * (bottom - top) / (right - left)), arg('samples', 20), 3)
    bpy.context.scene.cycles.adaptive_min_samples = 8  # most of it is wall


def stand_before(origin):
    """The camera, which looks at the wall about `origin`: the middle of what hangs there, on the wall itself."""
    left, top, right, bottom = _bounds()
    at = Vector(origin) + Vector(((left + right) / 2 / math.cos(TURN), 0, -(top + bottom) / 2)) * .001
    away = Vector((math.sin(TURN), -math.cos(TURN), 0))
    ob = camera(at + away * .36, at, 50)
    ob.data.type, ob.data.sensor_fit, ob.data.ortho_scale = 'ORTHO', 'HORIZONTAL', (right - left) * .001


def even_wall(y, colour=(.80, .775, .735)):
    """Smooth paint, the same all over."""
    add('wall', [(-3, y, -3), (3, y, -3), (3, y, 3), (-3, y, 3)], [(0, 1, 2, 3)], plain('wall', colour, .9, specular=.1), False)


def daylight(strength=1.0):
    """
    A wide window at the upper left, so low along the wall that a shadow is longer than its thing is deep, and so wide
    that it fades as it leaves the thing; and the warm light of the room from everywhere.
    """
    sun((.56, .58, -.59), 2.5 * strength, (1.0, .985, .96), 54)
    world(SKY, AMBIENT * strength)


def mirrored_daylight(*room):
    """The same light for metal, which mirrors a room of its own (`mirrored_room`): all else is lit as ever."""
    daylight()
    mirrored_room(*room)
    w = bpy.context.scene.world
    w.cycles.sampling_method = 'NONE'  # so that each ray knows what kind it is
    t = w.node_tree
    back = t.nodes['Background']
    bright = back.inputs['Strength'].links[0].from_socket
    mix = t.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = (AMBIENT,) * 3 + (1,)
    t.links.new(t.nodes.new('ShaderNodeLightPath').outputs['Is Glossy Ray'], mix.inputs[0])
    t.links.new(bright, mix.inputs[2])
    t.links.new(mix.outputs[0], back.inputs['Strength'])


def of_middle_tone(material):
    """
    Gives the wall around it as much light as a middle tone does: white that a photo is laid on later, and what stands
    for other colours, too, would put a halo there.
    """
    material.cycles.sample_as_light = False  # so that what it gives is known by its rays
    t = material.node_tree
    diffuse = t.nodes.new('ShaderNodeLightPath').outputs['Is Diffuse Ray']
    for shader in [n for n in t.nodes if n.type in ('BSDF_PRINCIPLED', 'EMISSION')]:
        colour = shader.inputs[0]
        mix = t.nodes.new('ShaderNodeMixRGB')
        mix.inputs[1].default_value, mix.inputs[2].default_value = colour.default_value, (.23, .225, .22, 1)
        if colour.links:
            t.links.new(colour.links[0].from_socket, mix.inputs[1])
        t.links.new(diffuse, mix.inputs[0])
        t.links.new(mix.outputs[0], colour)


def _ease(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def _at(image, x, y):
    """An image's colours at places between its pixels."""
    high, wide = image.shape[:2]
    x, y = np.clip(x - .5, 0, wide - 1.001), np.clip(y - .5, 0, high - 1.001)
    i, j = x.astype(int), y.astype(int)
    a, b = (x - i)[..., None], (y - j)[..., None]
    return (image[j, i] * (1 - a) + image[j, i + 1] * a) * (1 - b) + (image[j + 1, i] * (1 - a) + image[j + 1, i + 1] * a) * b


def _writable(colour):
    """The colour nearest to one that is a whole number of a picture file: it is written without any chance."""
    whole = linear(np.round(srgb(grade(colour, EXPOSURE)) * 255) / 255)
    knee = .72  # of `grade`, whose shoulder is taken back above it
    above = knee - (1 - knee) * np.log(1 - np.maximum(whole - knee, 0) / (1 - knee))
    return np.where(whole < knee, whole, above) / EXPOSURE


def evening(p, wide, high, but=(), margin=0.0):
    """
    What takes chance out of a picture, by its projection. Where a slice is repeated, all that has no grain is the same
    all along it, so it takes the mean, save within the quads `but`, grown by `margin` pixels; and within the last
    centimetres of the reach the wall is led over to one colour, so that its border pixels can be continued.
    """
    p = np.array(p)
    back = np.linalg.inv(p[:, [0, 1, 3]])
    yy, xx = np.mgrid[0:high, 0:wide] + .5
    x, y = ((back[i, 0] * xx + back[i, 1] * yy + back[i, 2]) for i in (0, 1))
    inward = np.minimum.reduce([x - REACH['left'], REACH['left'] + REACH['width'] - x, y - REACH['top'], REACH['top'] + REACH['height'] - y])
    border = _ease((inward - 12) / 30)[..., None]
    far = (inward > 2) & (inward < 20)
    bare = 1 - np.clip(sum(inside(project(p, q).tolist(), wide, high, margin) for q in but), 0, 1)

    def along(beauty, axis, here, across):
        """The picture's mean along a repeated slice, by the place across it; and how far it holds for each pixel."""
        half = SPAN[axis] / 2 - KEEP
        first, last = float(across.min()), float(across.max())
        places = np.arange(first, last + .4, .4)
        u, v = np.meshgrid(np.linspace(-half, half, 90), places)
        q = np.stack([u, v] if axis == 0 else [v, u])
        px, py = (p[i, 0] * q[0] + p[i, 1] * q[1] + p[i, 3] for i in (0, 1))
        seen_ = ((px > 1) & (px < wide - 1) & (py > 1) & (py < high - 1))[..., None]
        mean = (_at(beauty, px, py) * seen_).sum(1) / np.maximum(seen_.sum(1), 1)
        holds = _ease(1 - (np.abs(here) - half) / 40) * bare
        return np.stack([np.interp(across, places, mean[:, c]) for c in range(mean.shape[1])], -1), holds[..., None]

    def evened(beauty):
        for axis, here, across in ((0, x, y), (1, y, x)):
            mean, holds = along(beauty, axis, here, across)
            beauty = beauty * (1 - holds) + mean * holds
        return beauty * border + _writable(np.median(beauty[far], axis=0)) * (1 - border)
    return evened


def front_of(width, height, z):
    """The quad of a sheet's front, millimetres from its middle on the wall."""
    x, y = width / 2, height / 2
    return [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]


def sides_of(width, height, z, depth):
    """The quad of a sheet's right edge, which is seen from there alone."""
    if VIEW != 'perspective':
        return []
    x, y, b = width / 2, height / 2, z - depth
    return [[(x, -y, z), (x, -y, b), (x, y, b), (x, y, z)]]


def shoot_wall(name, origin, faces, inset, z, depth, printed, blacken=None, grained=False, **settings):
    """
    Renders what hangs on the wall, in millimetres: `inset`, between the outer edges and the sheet's; `z`, how far the
    sheet's front is from the wall; `depth`, of a frame, or of the sheet. `grained`: whether what is not the sheet has a
    grain. All else as in `shoot_close`.
    """
    s = bpy.context.scene
    sized = projection(origin), s.render.resolution_x, s.render.resolution_y
    top = max(z, depth)
    whole = [front_of(*SPAN, top), *sides_of(*SPAN, top, depth)]
    calmed = evening(*sized, whole, 1.5) if grained else evening(*sized, faces[:1], -5)
    mask = evening(*sized)
    facts = {'span': {'width': SPAN[0], 'height': SPAN[1], 'keep': KEEP}, 'sheet': {'inset': inset, 'height': z}}
    shoot_close(name, 'wall', faces, None, {'x': .5, 'y': .5}, origin, printed, blacken, reach=REACH, facts=facts, tone=.5, exposure=EXPOSURE,
                calmed=calmed, evened=lambda own: mask(own[..., None])[..., 0], **settings)
