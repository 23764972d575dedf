"""What close views share: the light of a near window, what a surface mirrors, and the files of a scene."""
import math, os, time
import numpy as np
from mathutils import Vector

from .base import *
from .film import *
from .lights import *
from .prints import ALBEDO
from .shapes import *
from .surfaces import *

WIDE, HIGH = arg('w', 1020), arg('h', 835)
RIM = 6  # pixels around a photo's faces in which its layers say what is seen there instead


def near_wall(y, colour=(0.56, 0.53, 0.49)):
    n = Nodes('wall')
    h = tiled(n, tile('plaster', plaster_height), 0.22)
    fine = tiled(n, tile('grain', lambda: (0.5 + tile_noise(1024, 180, np.random.default_rng(3)) * .14).clip(0, 1).astype(np.float32)), 0.05)
    b = n('Bump', None, Strength=0.45, Distance=0.0009, Height=h)
    b = n('Bump', None, Strength=0.35, Distance=0.0003, Height=fine, Normal=b.outputs[0])
    m = n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=0.88, Specular=0.2, Normal=b.outputs[0]))
    return add('wall', [(-3, y, -3), (3, y, -3), (3, y, 3), (-3, y, 3)], [(0, 1, 2, 3)], m, False)


def card(at, w, h, yaw, mat, tilt=0.0):
    """A bright sheet that is seen by reflection alone."""
    o = add('card', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], mat, False)
    o.location, o.rotation_euler = at, (tilt, 0, yaw)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    return o


def mirrored_spot(hit, away=2.2):
    """Where something must be to be mirrored at `hit` (of the plane y = 0) for the camera; and its yaw."""
    cam = bpy.context.scene.camera
    d = (Vector(hit) - cam.location).normalized()
    d.y = -d.y
    return Vector(hit) + d * away, math.atan2(d.x, -d.y)


def seen_reach(p, extent):
    """
    What is seen of the plane z = 0 of a projection, within the print's own extent; millimetres. Somewhat more, since an
    edge's far line reaches further than the front.
    """
    h = np.array(p)[:, [0, 1, 3]]
    back = np.linalg.inv(h)
    k = 40
    edge = [(x, y) for x in np.linspace(-20, WIDE + 20, k) for y in np.linspace(-20, HIGH + 20, k)]
    q = back @ np.array([(x, y, 1) for x, y in edge]).T
    q = q[:, q[2] > 0]
    x, y = np.clip(1.4 * q[0] / q[2], extent[0], extent[2]), np.clip(1.4 * q[1] / q[2], extent[1], extent[3])
    f = lambda v: float(np.round(v))
    return {'left': f(x.min()), 'top': f(y.min()), 'width': f(x.max() - x.min()), 'height': f(y.max() - y.min())}


def shoot_close(name, kind, faces, extent, hang, origin, printed, blacken=None, exposure=1.45, denoise=(2, 1.3, 0.6, .04),
                gloss=(3, 2.0, 1.5, .12), shine_by=0.5, others=(), reach=None, facts=None, calmed=lambda x: x, evened=lambda x: x, tone=0.0):
    """
    Renders a close view. `faces`: quads in millimetres from `origin` where a photo is laid, each of four points. `blacken` turns
    the white print black, so that what is left is its reflection. `printed` names the objects that carry the photo
    ('*': all that is seen): where others lie before it, and where a rounded edge leaves a face, the photo is taken
    away (light 0) and the view itself put back (shine), so that neither a rim of the photo nor of the white print
    shows. `shine_by`: how much of the reflection is kept; all of it washes a photo out. `others`: scenes that differ in
    the colours of their surfaces alone, each a name and what gives things those colours: they share the light.
    `reach`: what is seen of the origin's plane, where that is known; `facts`: what else the geometry file says;
    `calmed`: what is done to each picture's linear colours before they are graded, and `evened` to the mask of the photo;
    `tone`: how bright a photo is taken
    to be where half a pixel is the photo's and half of it is not: the two halves are laid on as a screen, which is
    less than their sum.
    """
    seconds = {}
    wide, high = bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y
    p = projection(origin)
    r = render()
    seconds['plate'] = round(r['seconds'])
    t = time.time()
    falls = filtered(r, *denoise)
    raw = coloured(falls, r)
    beauty = calmed(despeckled(raw, 0.05, 1.8))
    quads = [[list(map(float, q)) for q in project(p, f)] for f in faces]
    covered = lambda by: np.clip(sum(inside(q, wide, high, by) for q in quads), 0, 1)
    around = covered(RIM)[..., None]
    shape = np.ones((high, wide)) if printed == '*' else evened(emission_mask(printed))
    own = shape if printed == '*' else evened(shape * covered(0.0))
    shine = shine_all = np.zeros_like(beauty)
    if blacken:
        blacken()
        for o in bpy.data.objects:
            o.hide_render = o.hide_render or o.name == 'wall'  # it is not in the picture's part that counts
        k = render()
        seconds['shine'] = round(k['seconds'])
        shine = clean(k, *gloss)
        shine_all = shine
        # A dim room's veil is everywhere the same: the eye does without most of it, a photo's blacks gain by it.
        shine = np.maximum(shine - 0.65 * np.percentile(shine[own > .99], 20, axis=0), 0)

    lit, glow = np.maximum(beauty - shine_all, 0).mean(-1, keepdims=True) / ALBEDO, shine
    beside = None
    if printed != '*':
        # What is half the print and half what lies behind it is told apart by its neighbours.
        lit, glow = (spread(x, own > 0.97, (1, 2, 4, 8)) for x in (lit, shine))
        # of the faces, or before them: at their rims only where nothing of the print is seen
        beside = ((shape < 0.12) & (kind == 'wall')) | ((own < 0.03) & ((covered(1.4) < 0.01) | (covered(-1.4) > 0.99)))

    def write(name, beauty):
        rest = beauty if beside is None else spread(beauty, beside, (1, 2, 4, 8))
        light = srgb(grade(lit, exposure)) * own[..., None]
        above = srgb(grade(glow * shine_by, exposure)) * own[..., None] + srgb(grade(rest, exposure)) * (1 - own[..., None]) / (1 - tone * light)
        out = lambda layer: os.path.join(OUT, '%s-%s.png' % (name, layer))
        write_png(out('plate'), srgb(grade(beauty, exposure)))
        write_png(out('light'), light * around + (1 - around))
        layers = ['plate', 'light']
        if blacken or printed != '*':
            write_png(out('shine'), above * around)
            layers.append('shine')
        seconds['rest'] = round(time.time() - t - seconds.get('shine', 0))
        sure = own > .99
        print('percentiles', np.percentile(beauty.mean(-1), [5, 50, 95]).round(3), 'light', np.percentile(light[sure], [1, 50, 99]).round(2),
              'shine', np.percentile(above[sure], [1, 50, 99]).round(2))
        save_json(os.path.join(OUT, name + '.json'), {
            'name': name, 'kind': kind, 'size': {'width': wide, 'height': high}, 'layers': layers, 'camera': p,
            'hang': hang, 'reach': reach or seen_reach(p, extent), **(facts or {}), 'seconds': seconds})
        print('SECONDS', name, seconds)

    write(name, beauty)
    calm = despeckled(raw, 0.05, 1.8) / np.maximum(raw, 1e-6)  # 1 but where chance was taken out
    for other, wear in others:
        t = time.time()
        wear()
        write(other, calmed(coloured(falls, surface_colours()) * calm))
