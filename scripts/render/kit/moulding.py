"""Mouldings: each produced family's profile, its colours and finishes, and the four mitred sides of a frame."""
import math
from mathutils import Vector

from .base import *
from .lights import *
from .prints import SURFACES
from .shapes import *
from .surfaces import *

FAMILY = arg('family', 'holzrahmen')
# The first one is rendered; others that differ in its colours alone take its light.
VARIANTS = arg('variants', 'schwarz').split(',')
R = math.radians

# Profiles from the outer edge inwards: distance from the edge and height over the wall, in millimetres; then whether
# the line to the next point is a curve (rounded by points in between). face, gap and depth are those of the core.
PROFILES = {
    'alurahmen-eckig': [(0, 0), (0, 27.4), (.6, 28), (8.4, 28), (9, 27.4), (9, 16)],
    'alurahmen-rund': [(0, 0), (0, 21), (.5, 24), (1.6, 26.3), (3.2, 27.7), (4.8, 28), (6.4, 27.5), (7.8, 26), (8.7, 23.5), (9, 20), (9, 14)],
    'artbox': [(0, 0), (0, 41.2), (.8, 42), (12.2, 42), (13, 41.2), (13, 4), (20, 4)],
    'fotorahmen-alu': [(0, 0), (0, 20), (1, 22), (9, 24), (20, 21), (22, 20), (22, 14)],
    'fotorahmen-barock': [(0, 0), (0, 10), (1.5, 13), (3, 12), (5, 15), (8, 19.5), (11, 22.5), (13.5, 24), (15, 23), (16, 20.5), (17.5, 19.5), (19, 20.5), (20, 19), (21, 16), (22, 15.5), (22, 11)],
    'fotorahmen-holz': [(0, 0), (0, 22.5), (1.5, 24), (20, 20.5), (21.3, 19.8), (22, 18.5), (22, 12)],
    'fotorahmen-holz-vintage': [(0, 0), (0, 20), (2, 23), (5, 24), (14, 22), (16, 20), (17, 17), (21, 16.5), (22, 15.5), (22, 11)],
    'fotorahmen-kunststoff': [(0, 0), (0, 19), (2, 22.5), (6, 24), (14, 23.2), (20, 20), (22, 16.5), (22, 12)],
    'fotorahmen-chrom': [(0, 0), (0, 18), (1, 20.5), (3.5, 22.8), (7, 24), (12, 23.8), (17, 22), (20.5, 19), (22, 15.5), (22, 11)],
    'holzrahmen': [(0, 0), (0, 28.8), (1.2, 30), (18.8, 30), (20, 28.8), (20, 18)],
    'kunststoffrahmen': [(0, 0), (0, 19.5), (1, 21.3), (2.6, 22), (12.4, 22), (14, 21.3), (15, 19.5), (15, 12)],
    'schattenfuge-leinwand': [(0, 0), (0, 39.4), (.6, 40), (8.4, 40), (9, 39.4), (9, 3), (18, 3)],
    'schattenfuge-platte': [(0, 0), (0, 29.4), (.6, 30), (7.4, 30), (8, 29.4), (8, 3), (14, 3)],
}
PROFILES['fotorahmen-gold'] = PROFILES['fotorahmen-silber'] = PROFILES['fotorahmen-chrom']
profile = PROFILES[FAMILY]
# the moulding's own width, and the dark gap inside it, which the frame's last points are the floor of
FACE = {'artbox': (13, 7), 'schattenfuge-leinwand': (9, 9), 'schattenfuge-platte': (8, 6)}.get(FAMILY, (profile[-1][0], 0))

PAINT = {'schwarz': (.016, .0155, .015), 'weiss': (.80, .79, .765), 'creme': (.72, .655, .52), 'grau': (.27, .27, .265), 'anthrazit': (.055, .058, .062),
         'taupe': (.30, .255, .21), 'braun': (.105, .058, .032), 'rot': (.36, .028, .026), 'blau': (.030, .085, .21), 'gruen': (.035, .105, .065)}
WOOD = {'natur': (.50, .36, .215), 'ahorn': (.60, .46, .305), 'buche': (.50, .315, .185), 'eiche': (.42, .285, .165), 'esche': (.55, .43, .29),
        'kirsche': (.36, .155, .075), 'mahagoni': (.20, .058, .032), 'nussbaum': (.165, .092, .050), 'wenge': (.048, .032, .024)}
METAL = {'silber': (.86, .86, .86), 'gold': (.83, .61, .28), 'kupfer': (.78, .42, .27), 'champagner': (.80, .71, .56), 'chrom': (.80, .81, .83)}


def meant(variant):
    """A variant's colour and finish; a family that is named after its colour has the finish alone."""
    colour, _, finish = variant.partition('-')
    return (FAMILY.split('-')[1], variant) if variant in ('glanz', 'matt', 'antik') else (colour, finish)


name, finish = meant(VARIANTS[0])
IS_METAL = name in METAL


def wear(variant):
    """Gives the frame that stands in the scene the colour and finish of a variant."""
    global name, finish
    name, finish = meant(variant)
    bpy.data.objects['frame'].data.materials[0] = moulding_material()


def grain_of(n):
    """Wood grain along each side: u runs along the moulding, v around its profile, in metres."""
    uv = n('TexCoord').outputs['UV']
    warp = n('TexNoise', None, Vector=n('Mapping', None, Vector=uv, Scale=(7, 60, 1)).outputs[0], Scale=1.0, Detail=3.0)
    moved = n('VectorMath', {'operation': 'ADD'}, _0=n('Mapping', None, Vector=uv, Scale=(14, 260, 1)).outputs[0], _1=n('VectorMath', {'operation': 'SCALE'}, _0=warp.outputs['Color'], Scale=2.6).outputs[0])
    grain = n('TexNoise', None, Vector=moved.outputs[0], Scale=1.0, Detail=6.0, Roughness=.6).outputs[0]
    pores = n('TexNoise', None, Vector=n('Mapping', None, Vector=uv, Scale=(70, 2600, 1)).outputs[0], Scale=1.0, Detail=2.0).outputs[0]
    return grain, pores


def wood(c, limed=False, smoked=False, oiled=False):
    n = Nodes('wood')
    grain, pores = grain_of(n)
    c = tuple(x * (.42 if smoked else .85 if oiled else 1.12 if limed else 1) for x in c)
    k = lambda f: tuple(min(1, x * f) for x in c)
    col = n.ramp(grain, (.28, k(.52)), (.5, k(.86)), (.74, k(1.16)))
    fill = (1.9, 1.9, 1.9) if limed else (.66, .60, .54)
    col = n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.85, Color1=col, Color2=n.ramp(pores, (.30, fill), (.46, (1, 1, 1)))).outputs[0]
    if limed:
        col = n('MixRGB', {'blend_type': 'MIX'}, Fac=.45, Color1=col, Color2=(.72, .69, .63)).outputs[0]
    b = n('Bump', None, Strength=.4, Distance=.00012, Height=pores)
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=.40 if oiled else .52, Specular=.35, Normal=b.outputs[0]))


def paint(c):
    n = Nodes('paint')
    rough, spec = {'glanz': (.10, .55), 'lack': (.05, .6), 'matt': (.62, .25), 'gemasert': (.45, .35), 'antik': (.5, .3), 'gekalkt': (.6, .25)}.get(finish, (.34, .45))
    more = {}
    col = c
    if finish in ('gemasert', 'gekalkt'):
        grain, pores = grain_of(n)
        more['Normal'] = n('Bump', None, Strength=.7, Distance=.00022, Height=pores).outputs[0]
        dark = tuple(min(1, x * 1.5 + .05) if name == 'schwarz' else x * .68 for x in c)
        col = n.ramp(pores, (.32, dark), (.47, c))
    if finish == 'antik' or 'vintage' in FAMILY:
        worn = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=120.0, Detail=8.0, Roughness=.75).outputs[0]
        col = n.ramp(worn, (.36, tuple(x * .45 for x in c)), (.5, c))
    if finish == 'lack':
        more.update(Clearcoat=1.0, Clearcoat_Roughness=.03)
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=rough, Specular=spec, **more))


def metal(c):
    n = Nodes('metal')
    rough = {'glanz': .10, 'matt': .42, 'antik': .38}.get(finish, .26)
    more = {}
    if FAMILY.startswith('alurahmen') or FAMILY == 'fotorahmen-alu':
        grain, pores = grain_of(n)
        more['Normal'] = n('Bump', None, Strength=.05, Distance=.00004, Height=pores).outputs[0]
    col = c
    if finish == 'antik' or FAMILY == 'fotorahmen-barock':
        worn = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=150.0, Detail=8.0, Roughness=.75).outputs[0]
        col = n.ramp(worn, (.36, tuple(x * .30 for x in c)), (.54, c))
        more['Normal'] = n('Bump', None, Strength=.5, Distance=.0003, Height=worn).outputs[0]
    if name in ('gold', 'silber') and FAMILY in ('holzrahmen', 'kunststoffrahmen'):
        rough = max(rough, .3)  # leaf and foil over wood
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Metallic=1.0, Roughness=rough, **more))


def moulding_material():
    """What the frame's own moulding is made of, by its family and variant."""
    if name in PAINT:
        return paint(PAINT[name])
    if name in WOOD:
        return wood(WOOD[name], finish == 'gekalkt', finish == 'geraeuchert', finish == 'geoelt')
    return metal(METAL[name])


def ring(points, material, label, width, height):
    """
    A profile led round a rectangle of `width` by `height` millimetres, its outer edge, standing at y = 0 about the
    zero. Mitred: every side has corners of its own, so that the mitre is a sharp line.
    """
    verts, faces_, uvs = [], [], []
    for k in range(4):  # top, right, bottom, left
        a = math.pi / 2 * k
        rot = lambda x, z: (x * math.cos(a) + z * math.sin(a), -x * math.sin(a) + z * math.cos(a))
        along, up = ((width, height), (height, width))[k % 2]
        at, run = len(verts), 0.0
        for i, (u, hgt) in enumerate(points):
            if i:
                run += math.hypot(u - points[i - 1][0], hgt - points[i - 1][1]) * .001
            half = (along / 2 - u) * .001
            for x in (-half, half):
                X, Z = rot(x, (up / 2 - u) * .001)
                verts.append((X, -hgt * .001, Z))
                uvs.append((x + k * 1.37, run + k * .21))
        for i in range(len(points) - 1):
            q = at + 2 * i
            faces_.append((q, q + 2, q + 3, q + 1))
    ob = add(label, verts, faces_, material, False)
    layer = ob.data.uv_layers.new()
    for lp in ob.data.loops:
        layer.data[lp.index].uv = uvs[lp.vertex_index]
    if label == 'frame' and len(points) > 7:
        ob.data.polygons.foreach_set('use_smooth', [True] * len(ob.data.polygons))
        ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, R(50)
    return ob


def moulding(width, height):
    """The frame of an outer size in millimetres: its moulding, and the dark ground of the gap inside it."""
    ring([p for p in profile if p[0] <= FACE[0] + 1e-6], moulding_material(), 'frame', width, height)
    if FACE[1]:
        ring([profile[-2], profile[-1]], plain('ground', (.008, .008, .008), .9), 'gap', width, height)


def sheet_height():
    """How far the front of what a frame holds stands off the wall, in millimetres."""
    return max(h for _, h in profile) - (4 if FACE[1] else 5)


def framed_sheet(width, height):
    """
    What a frame holds, `width` by `height` millimetres about the zero: a bare white sheet, canvas where the family is
    made for it. Answers the sheet and how far its front stands off the wall, in millimetres.
    """
    # Beside a gap the sheet stands free, a little lower than the moulding; else it lies behind the moulding's inner edge.
    canvas = FAMILY == 'schattenfuge-leinwand'
    front = sheet_height()
    surface, _ = SURFACES['leinwand' if canvas else 'forexplatte']
    edge = plain('edge', (.16, .155, .15), .8) if canvas else plain('edge', (.74, .74, .72), .6)
    x, z = width / 2 * .001, height / 2 * .001
    body = box('print', (-x, -front * .001, -z), (x, -(4 if FACE[1] else front - 1) * .001, z), surface(False), .0012 if canvas else .0002, 4)
    body.data.materials.append(edge)
    for q in body.data.polygons:
        q.material_index = 0 if q.normal.y < -.5 else 1
    return body, front


def corner_camera(outer):
    """Looks at the lower right corner of what hangs on the wall, from the right."""
    lens = 92
    return camera(outer + Vector((0.215, -0.375, 0.105)), outer + Vector((-4.6 / lens, 0.004, 3.4 / lens)), lens)
