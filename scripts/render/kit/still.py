"""
A card among things on a table: how it stands or lies, the camera before it, and the files of the scene. Metres; z is
up, y away from the camera; the table is the plane z = 0.
"""
import math, os
import numpy as np
from mathutils import Matrix, Vector

from .base import *
from .film import *
from .lights import *
from .prints import ALBEDO
from .shapes import *
from .studio import softened
from .surfaces import *

R = math.radians
WIDE, HIGH = arg('w', 1152), arg('h', 648)
# The shapes of cards in millimetres, as the core has them (`cardShapes`).
SHAPES = {'portrait': (115, 168), 'landscape': (168, 115), 'square': (145, 145)}
SHAPE = arg('shape', 'portrait')
CARD = tuple(v * .001 for v in SHAPES[SHAPE])
LEAF = .00042  # the thickness of a card's paper


def paper(name='card', colour=(ALBEDO,) * 3, tooth=.25):
    """Fine paper, matt, with a tooth that light from the side shows."""
    n = Nodes(name)
    h = n('TexNoise', None, Vector=coords(n), Scale=900.0, Detail=3.0).outputs[0]
    b = n('Bump', None, Strength=tooth, Distance=.0002, Height=h)
    return n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=.9, Specular=.12, Normal=b.outputs[0]))


def leaf_of_card(name, frame, mat, low=-1.0):
    """A leaf of paper whose front is the plane z = 0 of a frame about its middle; `low`: how far its back is, in leaves."""
    w, h = CARD[0] / 2, CARD[1] / 2
    ob = box(name, (-w, -h, low * LEAF), (w, h, 0), mat, .00008, 1)
    ob.matrix_world = frame
    return ob


def standing(at, turn=-16, opening=38, mat=None):
    """A folded card that stands on the table, its fold at the left; `at`: the middle of its front's lower edge. Degrees."""
    mat = mat or paper()
    w, h = CARD
    front = Matrix.Translation((*at, h / 2)) @ Matrix.Rotation(R(turn), 4, 'Z') @ Matrix.Rotation(R(90), 4, 'X')
    fold = Matrix.Translation((-w / 2, 0, -LEAF))
    back = front @ fold @ Matrix.Rotation(R(opening), 4, 'Y') @ Matrix.Translation((w / 2, 0, 0))
    leaf_of_card('front', front, mat)
    leaf_of_card('back leaf', back, mat)
    return front


def lying(at, turn=-8, opening=1.8, mat=None, up=0.0):
    """A folded card that lies on the table, its front leaf a little raised from its fold at the left."""
    mat = mat or paper()
    w, h = CARD
    flat = Matrix.Translation((*at, up)) @ Matrix.Rotation(R(turn), 4, 'Z')
    leaf_of_card('back leaf', flat @ Matrix.Translation((0, 0, LEAF)), mat)
    front = flat @ Matrix.Translation((-w / 2, 0, 2.2 * LEAF)) @ Matrix.Rotation(R(-opening), 4, 'Y') @ Matrix.Translation((w / 2, 0, 0))
    leaf_of_card('front', front, mat)
    return front


def envelope(at, turn, size, colour, up=.0006, flap=.46):
    """A closed envelope seen from its back, its flap pointed and a little open."""
    w, h = (v * .001 / 2 for v in size)
    mat = paper('envelope', colour, .35)
    ob = box('envelope', (-w, -h, 0), (w, h, .0011), mat, .0004, 2)
    inner = h - 2 * h * flap
    steps = 14
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        lift = .0012 + .0012 * t * t
        half = w * (1 - t) ** .94 + .004 * t
        verts += [(-half, h - (h - inner) * t, lift), (half, h - (h - inner) * t, lift)]
        if i:
            k = 2 * i
            faces.append((k - 2, k, k + 1, k - 1))
    lid = add('flap', verts, faces, mat)
    thick = lid.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .0003
    for o in (ob, lid):
        o.matrix_world = Matrix.Translation((*at, up)) @ Matrix.Rotation(R(turn), 4, 'Z')


def look(at, rise, width, lens=70, fstop=None, focus=None, turn=0):
    """The camera, `rise` degrees above the table, so far away that it sees `width` metres about `at`; sharp at `focus`."""
    away = lens / 36 * width
    d = Vector((math.sin(R(turn)) * math.cos(R(rise)), -math.cos(R(turn)) * math.cos(R(rise)), math.sin(R(rise))))
    place = Vector(at) + d * away
    sharp = (Vector(focus if focus is not None else at) - place).dot(-d)
    cam = camera(place, at, lens)
    cam['sharp'], cam['stop'] = sharp, fstop or 0.0


def soft_room(above=.75, level=.42, below=.16, colour=(1.0, .965, .93), strength=1.0):
    """Light from a pale room: brighter above than below, so that what shines mirrors something."""
    mirrored_room(above * strength, level * strength, below * strength)
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)


def window(at, to, size, power, colour=(1.0, .965, .915), bars=True):
    """A window's light with its glazing bars, which draw soft lines on what they fall on."""
    area('window', at, to, size[0], power, colour, size[1])
    if not bars:
        return
    d = (Vector(to) - Vector(at)).normalized()
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    black = plain('bar', (.05, .05, .05), .9)
    for a, b in ((side, up), (up, side)):
        long, thin = size[1] / 2 + .1, .022
        corners = [Vector(at) + d * .03 + a * i * thin + b * j * long for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ob = add('bar', [tuple(c) for c in corners], [(0, 1, 2, 3)], black, False)
        ob.visible_camera = ob.visible_glossy = False


def projection_of(frame):
    """From millimetres of a card's front (x right, y down, z out of it, from its middle) to pixels; 1 at the middle."""
    s = bpy.context.scene
    bpy.context.view_layer.update()
    c = s.camera
    lens = c.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=WIDE, y=HIGH)
    k = .001
    place = np.array(frame) @ np.diag([k, -k, k, 1.0])
    m = np.array(lens @ c.matrix_world.inverted()) @ place
    p = np.array([WIDE / 2 * (m[3] + m[0]), HIGH / 2 * (m[3] - m[1]), m[3]])
    p /= p[2][3]
    return [[float('%.9g' % v) for v in row] for row in p]


def disc_blurred(a, radius):
    """The mean over discs, as a lens out of focus draws points."""
    reach = int(math.ceil(radius)) + 1
    edge = tuple((reach, reach + -(n + 2 * reach) % 32) for n in a.shape[:2]) + ((0, 0),) * (a.ndim - 2)
    p = np.pad(a, edge, mode='edge')
    high, wide = p.shape[:2]
    y, x = np.minimum(np.arange(high), high - np.arange(high))[:, None], np.minimum(np.arange(wide), wide - np.arange(wide))[None]
    kernel = np.clip(radius + .5 - np.hypot(x, y), 0, 1)
    k = np.fft.rfft2(kernel / kernel.sum())
    out = np.fft.irfft2(np.fft.rfft2(p, axes=(0, 1)) * (k[..., None] if a.ndim == 3 else k), s=(high, wide), axes=(0, 1))
    return np.maximum(out[reach:reach + a.shape[0], reach:reach + a.shape[1]], 0)


SHARP = 1.1  # pixels: what the lens blurs less is left as it is


def through_lens(x, depth):
    """
    A picture as a lens sees it that is sharp at one distance: layer by layer, the furthest first. Blurred like this,
    rather than by rays, it has no grain; what lies behind nearer things is continued there.
    """
    cam = bpy.context.scene.camera
    if not cam['stop']:
        return x
    pixels = WIDE * cam.data.lens / 36
    z = np.minimum(depth, 40)
    radius = cam.data.lens * .001 / cam['stop'] * (z - cam['sharp']) / np.maximum(z, .05) * pixels / cam['sharp'] / 2
    steps = [SHARP]
    while steps[-1] < np.abs(radius).max():
        steps.append(steps[-1] * 1.3 + .2)
    layers = list(zip(steps, steps[1:]))
    # Beyond the furthest layer there is nothing: it goes on behind all others.
    out = x
    for low, high in reversed(layers):
        here, beyond = (radius > low) & (radius <= high), radius > high
        if not here.any():
            continue
        size = float(radius[here].mean())
        share, far = disc_blurred(here.astype(float), size), disc_blurred(beyond.astype(float), size)
        colour = disc_blurred(x * here[..., None], size) / np.maximum(share, 1e-5)[..., None]
        cover = np.where(share > 1e-4, share / np.maximum(share + far, 1e-5), 0)[..., None]
        out = out * (1 - cover) + colour * cover
    near = softened((blur((np.abs(radius) <= SHARP).astype(float), 1) > .01).astype(float), .6).clip(0, 1)[..., None]
    out = out * (1 - near) + x * near
    for low, high in layers:
        here = (radius < -low) & (radius >= -high)
        if not here.any():
            continue
        size = float(-radius[here].mean())
        share = disc_blurred(here.astype(float), size)[..., None]
        out = out * (1 - share) + disc_blurred(x * here[..., None], size)
    return out


def uncovered(p, frame, depth):
    """1 where nothing stands before the plane of the card's front, by the depth of what is seen; a pixel wider."""
    back = np.linalg.inv(np.array(p)[:, [0, 1, 3]])
    yy, xx = np.mgrid[0:HIGH, 0:WIDE] + .5
    near = back[2, 0] * xx + back[2, 1] * yy + back[2, 2]
    middle = -(bpy.context.scene.camera.matrix_world.inverted() @ frame.translation).z
    behind = depth > middle / np.where(near > 1e-6, near, 1e-6) - .004
    return (blur(behind.astype(float), 1) > .01).astype(float)


def shoot_still(name, frame, white=.80, denoise=(4, 2.2, 1.0, .10)):
    """
    Renders the table. The exposure makes the card's paper as bright as `white` in its middle tone. Where the card's
    front is seen, `light` is what falls on it; `shine` is what is seen there instead, and what its rim is mixed with.
    """
    p = projection_of(frame)
    w, h = (v * 1000 / 2 for v in CARD)
    quad = project(p, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)]).tolist()
    r = render()
    falls = filtered(r, *denoise)
    beauty = despeckled(coloured(falls, r), .05, 1.7)
    beauty = through_lens(beauty, r['z'][..., 0])
    own = uncovered(p, frame, r['z'][..., 0]) * inside(quad, WIDE, HIGH, 0)
    exposure = white / np.median(beauty[own > .98].mean(-1)) if (own > .98).any() else 1.0
    lit = spread(beauty / ALBEDO, own * inside(quad, WIDE, HIGH, -2) > .97, (1, 2, 4, 8))  # few rays are sure of an edge
    beside = (own < .03) & ((inside(quad, WIDE, HIGH, 1.4) < .01) | (inside(quad, WIDE, HIGH, -1.4) > .99))
    rest = spread(beauty, beside, (1, 2, 4, 8))
    around = inside(quad, WIDE, HIGH, 6)[..., None]
    light = srgb(grade(lit, exposure)) * own[..., None]
    above = srgb(grade(rest, exposure)) * (1 - own[..., None])
    # Half a pixel of the card and half of what is beside it: as a screen they are less than their sum.
    above = np.clip(above / (1 - .6 * light), 0, 1)
    for layer, a in (('plate', srgb(grade(beauty, exposure))), ('light', light * around + (1 - around)), ('shine', above * around)):
        write_png(os.path.join(OUT, '%s-%s.png' % (name, layer)), a)
    save_json(os.path.join(OUT, name + '.json'), {
        'name': name, 'kind': 'still', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate', 'light', 'shine'], 'camera': p,
        'hang': {'x': .5, 'y': .5}, 'reach': {'left': -w, 'top': -h, 'width': 2 * w, 'height': 2 * h}, 'seconds': {'plate': round(r['seconds'])}})
    print('SECONDS', name, round(r['seconds']), 'exposure', round(float(exposure), 2), 'card', np.round(quad).tolist())
