"""
Prints of every material without a frame: the sheet with its edges, what holds its layers together, and the screws or
eyelets in it. Its front is the plane y = 0 and its upper right corner the scene's zero: the print lies to the left and
below, the wall behind it at y > 0.
"""
import math
from collections import namedtuple

from .base import *
from .prints import *
from .shapes import *
from .surfaces import *

MM = 0.001
CLEAR = ('acrylglas', 'gallerybond', 'echtglas')  # sheets that the print lies behind
WRAPPED = ('leinwand', 'acrylglas', 'echtglas')  # whose edges show the photo, too
# thickness, and the gap to the wall, in millimetres
THICKNESS = {
    'leinwand': (25, 1), 'acrylglas': (6, 14), 'gallerybond': (8, 14), 'echtglas': (5, 14), 'aludibond': (3, 12),
    'aludibond-brushed': (3, 12), 'forexplatte': (10, 10), 'backlitfolie': (22, 1), 'poster': (0.25, 1.2),
    'hahnemuehle': (0.6, 2.0), 'fototapete': (0.25, 0.0), 'klebefolie': (0.15, 0.05), 'pvcplane': (0.8, 8),
}

# `size`: width, height and thickness in metres. `printed`: the objects that carry the photo. `blacken`: turns the print
# black, so that what it mirrors is left; None where that is not worth a render of its own.
Sheet = namedtuple('Sheet', 'size gap printed blacken')


def settings_of():
    """Which sheet is asked for, by a scene's arguments: material, depth (of canvas), holes, eyelet; and its name."""
    material = arg('material', 'leinwand')
    thick, gap = THICKNESS[material]
    thick = arg('depth', thick) if material == 'leinwand' else thick
    holes, eyelet = arg('holes', 0), material == 'pvcplane' and arg('eyelet', 1)
    name = material + ('-38mm' if material == 'leinwand' and thick > 30 else '') + ('-holes' if holes else '') + ('-plain' if material == 'pvcplane' and not eyelet else '')
    return name, dict(material=material, thick=thick, gap=gap, holes=holes, eyelet=eyelet)


def solid(name, radius, mats, lo, hi, seg=4):
    """A box with rounded edges; mats: front, right and left, the rest."""
    ob = box(name, lo, hi, mats[0], radius, seg) if radius else box(name, lo, hi, mats[0], 0)
    for m in mats[1:]:
        ob.data.materials.append(m)
    for q in ob.data.polygons:
        q.material_index = 0 if q.normal.y < -.5 else (1 if abs(q.normal.x) > .5 else 2) if len(mats) > 2 else 0
    return ob


def edge_glow(depth, core, rim, glow, gloss, tint=(1, 1, 1)):
    """A polished edge: light that is led through the sheet leaves it there, brightest at both rims."""
    n = Nodes('edge')
    y = n.math('DIVIDE', n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object']).outputs[1], depth)
    along = n('TexNoise', None, Vector=n('TexCoord').outputs['Object'], Scale=30.0, Detail=2.0).outputs[0]
    c = lambda v: tuple(a * b for a, b in zip(v, tint))
    col = n.ramp(y, (0.0, c(rim)), (0.07, c(tuple(.85 * v for v in rim))), (0.15, c(core)), (0.70, c(tuple(.72 * v for v in core))), (0.9, c(tuple(1.3 * v for v in core))), (1.0, c(tuple(.8 * v for v in core))))
    e = n('Emission', None, Color=col, Strength=n.math('MULTIPLY', n('MapRange', None, Value=along, _1=0.3, _2=0.7, _3=0.82, _4=1.15).outputs[0], glow))
    if not gloss:
        return n.surface(e)
    f = n('Fresnel', None, IOR=1.49).outputs[0]
    return n.surface(n('AddShader', None, _0=e.outputs[0], _1=n('BsdfGlossy', None, Color=n('CombineColor', None, Red=f, Green=f, Blue=f).outputs[0], Roughness=0.03).outputs[0]))


def _turn(body, *materials):
    """What gives a body other materials, later."""
    def turn():
        for i, m in enumerate(materials):
            body.data.materials[i] = m
    return turn


def _layer(name, material, lo, hi, y0, y1, out=0.0, radius=0.0):
    """A layer of a composite sheet, standing back from its edge by `out` metres."""
    return solid(name, radius, [material], (lo[0], y0, lo[2]), (hi[0] - out, y1, hi[2] - out), 2)


def _clear(material, white, black, lo, hi, depth):
    green = (0.72, 1.0, 0.88) if material == 'echtglas' else (1, 1, 1)
    core, rim = ((.50, .545, .54), (1.0, 1.0, 1.0))
    # white print: how much of the photo's colour the edge leads out; black print: what shines there of itself
    led = edge_glow(depth, core, rim, 0.72, False, green)
    own = edge_glow(depth, (.10, .14, .14), (.9, .9, .9), 0.20, True, green)
    front = 5 * MM if material == 'gallerybond' else depth
    body = solid('print', 0.0005, [white, led, led], lo, (hi[0], front, hi[2]))
    if front < depth:  # acrylic on an aluminium composite
        skin = plain('skin', (0.66, 0.67, 0.68), 0.4, 0.5)
        _layer('skin', skin, lo, hi, front, front + .0004, .00015, .00006)
        _layer('core', plain('core', (0.02, 0.02, 0.022), 0.55), lo, hi, front + .0004, depth - .0004, .0002)
        _layer('back', skin, lo, hi, depth - .0004, depth, .00015, .00006)
    return _turn(body, black, own, own)


def _composite(white, lo, hi, depth):
    skin = plain('skin', (0.62, 0.63, 0.64), 0.5, 0.4)
    body = solid('print', 0.00008, [white, skin, skin], lo, (hi[0], .0004, hi[2]), 2)
    _layer('core', plain('core', (0.022, 0.022, 0.024), 0.55), lo, hi, .0004, depth - .0004, .00006)
    _layer('back', skin, lo, hi, depth - .0004, depth, 0, .00006)
    return body


def _foam(white, lo, hi):
    n = Nodes('foam')
    h = tiled(n, tile('fibres', fibres), 0.010)
    foam = n.surface(n('BsdfPrincipled', None, Base_Color=n.ramp(h, (0.2, (.70, .70, .69)), (.6, (.80, .80, .79))), Roughness=0.8, Specular=0.2, Normal=n('Bump', None, Strength=.7, Distance=.0002, Height=h).outputs[0]))
    solid('print', 0.0003, [white, foam, foam], lo, hi)


def _lit_textile(lo, hi):
    solid('profile', 0.0006, [plain('profile', (0.045, 0.046, 0.048), 0.38, 0.0, 0.5)], lo, hi)
    i = 0.0016  # the textile lies in the profile's groove, soft at its rim
    n = Nodes('lit')  # the light comes from behind, through the knitted rows
    h = plane_image(n, tile('knit', knit), 0.022)
    e = n('Emission', None, Color=n.ramp(h, (0.15, (.90, .90, .89)), (0.6, (1, 1, .99))), Strength=0.62)
    lit = n.surface(n('AddShader', None, _0=e.outputs[0], _1=n('BsdfDiffuse', None, Color=(.2, .2, .2)).outputs[0]))
    solid('print', 0.0009, [lit, lit, lit], (lo[0] + i, -0.0004, lo[2] + i), (hi[0] - i, .003, hi[2] - i), 4)


def _hem(white, lo, hi, at):
    """A welded hem of a tarpaulin, from `at` upwards."""
    return solid('hem', 0.0004, [white] * 3, (lo[0], -.0005, at + .0002), (hi[0] - .0002, .0002, at + .032), 3).name


def _fittings(lo, hi, inset):
    """Where what is fixed in a sheet's four corners lies, `inset` metres from its edges."""
    return [(x, z) for x in (lo[0] + inset, hi[0] - inset) for z in (lo[2] + inset, hi[2] - inset)]


def _turned(name, profile, material, at, y, steps):
    ob = lathe(name, profile, material, (0, 0, 0), steps)
    ob.location, ob.rotation_euler = (at[0], y, at[1]), (math.radians(90), 0, 0)


def _eyelets(lo, hi):
    steel = plain('eyelet', (0.72, 0.72, 0.71), 0.22, 1.0)
    through = plain('hole', (.20, .19, .18), .9)
    for at in _fittings(lo, hi, .018):
        _turned('eyelet', [(.0062, 0), (.0066, .0009), (.0080, .0013), (.0098, .0010), (.0108, 0)], steel, at, -.0005, 96)
        _turned('hole', [(0, .0002), (.0063, .0002)], through, at, -.0006, 64)


def _screws(lo, hi):
    """Screws with polished caps, two and a half centimetres from both edges."""
    steel = plain('cap', (0.80, 0.80, 0.79), 0.16, 1.0)
    for at in _fittings(lo, hi, .025):
        _turned('cap', [(0, .0062), (.0064, .0062), (.0082, .0056), (.0090, .0044), (.0090, 0)], steel, at, 0, 96)


def sheet(width, height, material, thick, gap, holes=0, eyelet=False, surface=None):
    """Builds a print of `width` by `height` metres; `surface` in place of its material's own (`SURFACES`)."""
    usual, mirrors = SURFACES[material]
    make = surface or usual
    white, black = make(False), make(True)
    depth = thick * MM
    lo, hi = (-width, 0, -height), (0, depth, 0)
    printed, blacken = {'print'}, None
    if material == 'leinwand':
        solid('print', 0.0016, [white, cotton('yz'), cotton('xy')], lo, hi, 6)
    elif material in CLEAR:
        blacken = _clear(material, white, black, lo, hi, depth)
    elif material.startswith('aludibond'):
        body = _composite(white, lo, hi, depth)
        blacken = _turn(body, black) if mirrors else None
    elif material == 'forexplatte':
        _foam(white, lo, hi)
    elif material == 'backlitfolie':
        _lit_textile(lo, hi)
    else:
        cut = plain('cut', (ALBEDO * .96,) * 3, 0.8)
        solid('print', min(depth * .3, .00015), [white, cut, cut], lo, hi, 2)
        if material == 'pvcplane':
            printed.add(_hem(white, lo, hi, lo[2]))
    if eyelet:
        _eyelets(lo, hi)
    if holes:
        _screws(lo, hi)
    return Sheet((width, height, depth), gap * MM, printed, blacken)
