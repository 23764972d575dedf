"""What photos are printed on: each material's surface, once white for the light, once black for its reflection."""
import math
import numpy as np

from .base import *
from .surfaces import *

ALBEDO = 0.82  # of a white print; the light layer is the plate divided by it


def plane_image(n, image, metres, plane='xz', interpolation='Cubic'):
    """A tile by object coordinates: plane is 'xz' (a front), 'yz' (a right side) or 'xy' (a top)."""
    sp = n('SeparateXYZ', None, Vector=n('TexCoord').outputs['Object'])
    a, b = {'xz': (0, 2), 'yz': (1, 2), 'xy': (0, 1)}[plane]
    v = n('CombineXYZ', None, X=n.math('MULTIPLY', sp.outputs[a], 1 / metres), Y=n.math('MULTIPLY', sp.outputs[b], 1 / metres))
    return n('TexImage', {'image': image, 'extension': 'REPEAT', 'interpolation': interpolation}, Vector=v.outputs[0]).outputs[0]


def cotton(plane='xz', metres=0.034, relief=0.0003):
    """Primed canvas, 16 yarns a centimetre: hollows between the yarns take less ink and less light."""
    n = Nodes('canvas-' + plane)
    h = plane_image(n, tile('weave', weave), metres, plane)
    bump = n('Bump', None, Strength=1.0, Distance=relief, Height=h)
    col = n.ramp(h, (0.0, (ALBEDO * .74,) * 3), (0.45, (ALBEDO * .95,) * 3), (1.0, (ALBEDO,) * 3))
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=0.62, Specular=0.28, Normal=bump.outputs[0]))


def fibres(size=1024, seed=9):
    """Paper: felt marks and fibres."""
    rng = np.random.default_rng(seed)
    h = tile_noise(size, 26, rng) * .5 + tile_noise(size, (150, 30), rng) * .3 + tile_noise(size, (30, 150), rng) * .3 + tile_noise(size, 320, rng) * .35
    return (0.5 + h * .15).clip(0, 1).astype(np.float32)


def crackle(size=1024, seed=21):
    """Structured vinyl: a fine leather grain."""
    rng = np.random.default_rng(seed)
    h = -np.abs(tile_noise(size, 60, rng)) + .5 * np.abs(tile_noise(size, 130, rng)) + .12 * tile_noise(size, 350, rng)
    return (0.62 + h * .16).clip(0, 1).astype(np.float32)


def tarpaulin(size=1024, seed=31):
    """Coated scrim: the threads under the coat just show as a grid."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size] / size * 24
    h = np.cos(2 * np.pi * (x + .04 * tile_noise(size, 8, rng))) * .5 + np.cos(2 * np.pi * (y + .04 * tile_noise(size, 8, rng))) * .5
    return (0.5 + h * .16 + tile_noise(size, 12, rng) * .06).clip(0, 1).astype(np.float32)


def knit(size=1024, seed=41):
    """Backlit textile: very fine knitted rows."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size] / size * 64
    h = np.abs(np.sin(np.pi * (x + .18 * np.sin(2 * np.pi * y)))) * .6 + np.cos(2 * np.pi * y) * .2
    return (0.4 + h * .3 + tile_noise(size, 30, rng) * .05).clip(0, 1).astype(np.float32)


def brushed(size=2048, seed=5):
    rng = np.random.default_rng(seed)
    streak = tile_noise(size, (820, 3), rng) * .75 + tile_noise(size, (420, 2), rng) * .45 + tile_noise(size, (150, 1.2), rng) * .2
    return (0.5 + streak * 0.2).clip(0, 1).astype(np.float32)


def _paper(name, image, metres, relief, roughness, specular, coat=0.0, dark=0.9):
    def make(black):
        n = Nodes(name)
        h = plane_image(n, image(), metres)
        bump = n('Bump', None, Strength=0.8, Distance=relief, Height=h)
        col = (0, 0, 0) if black else n.ramp(h, (0.15, (ALBEDO * dark,) * 3), (0.55, (ALBEDO,) * 3))
        return n.surface(n('BsdfPrincipled', None, Base_Color=col, Roughness=roughness, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=0.12, Normal=bump.outputs[0]))
    return make


def _mirror(black, ior=1.49, roughness=0.0):
    """Glass over a print, each closure in a render of its own, hence without noise."""
    if not black:
        return plain('print', (ALBEDO,) * 3, 0.6, specular=0.0)
    n = Nodes('mirror')
    f = n('Fresnel', None, IOR=ior).outputs[0]
    return n.surface(n('BsdfGlossy', None, Color=n('CombineColor', None, Red=f, Green=f, Blue=f).outputs[0], Roughness=roughness))


def brushed_metal(black, metres=0.09, far=False):
    """
    Brushed aluminium: the brush marks spread a light across themselves into a tall, soft band. From further away the
    marks are in its colour rather than in its relief, which would be no more than grain there.
    """
    n = Nodes('metal')
    h = plane_image(n, tile('brushed', brushed), metres)
    relief = {} if far else {'Normal': n('Bump', None, Strength=0.10, Distance=0.00005, Height=h).outputs[0]}
    tangent = n('CombineXYZ', None, X=1.0).outputs[0]
    if black:  # full ink: what still shines is the coat above it
        return n.surface(n('BsdfPrincipled', None, Base_Color=(0, 0, 0), Roughness=0.30, Specular=0.45, Anisotropic=0.9, Tangent=tangent, **relief))
    dark = (.30, .303, .31) if far else (.62, .625, .635)
    col = n.ramp(h, (0.18, dark), (0.82, (.93, .932, .937)))
    rough = .28 if far else n('MapRange', None, Value=h, _3=0.20, _4=0.33).outputs[0]
    return n.surface(n('BsdfPrincipled', None, Base_Color=col, Metallic=1.0, Roughness=rough, Anisotropic=0.92, Tangent=tangent, **relief))


# Each: a function of whether the print is black, and whether what it mirrors is worth a render of its own. The sheen
# of satin sheets is so broad that it may stay in their light.
SURFACES = {
    'leinwand': (lambda black: cotton('xz'), False),
    'acrylglas': (_mirror, True),
    'gallerybond': (_mirror, True),
    'echtglas': (lambda black: _mirror(black, 1.52), True),
    'aludibond': (_paper('satin', lambda: tile('fibres', fibres), 0.05, 0.00002, 0.34, 0.35, dark=1.0), False),
    'aludibond-brushed': (brushed_metal, True),
    'forexplatte': (_paper('forex', lambda: tile('fibres', fibres), 0.03, 0.00007, 0.55, 0.25, dark=0.985), False),
    'backlitfolie': (_paper('textile', lambda: tile('knit', knit), 0.022, 0.00022, 0.8, 0.1, dark=0.84), False),
    'poster': (_paper('poster', lambda: tile('fibres', fibres), 0.06, 0.00005, 0.42, 0.35, dark=0.99), False),
    'hahnemuehle': (_paper('rag', lambda: tile('fibres', fibres), 0.030, 0.00028, 0.95, 0.05, dark=0.93), False),
    'fototapete': (_paper('wallpaper', lambda: tile('crackle', crackle), 0.05, 0.00022, 0.72, 0.18, dark=0.95), False),
    'klebefolie': (_paper('vinyl', lambda: tile('fibres', fibres), 0.09, 0.00003, 0.22, 0.45, dark=1.0), False),
    'pvcplane': (_paper('tarpaulin', lambda: tile('tarpaulin', tarpaulin), 0.030, 0.00012, 0.38, 0.40, dark=0.97), False),
}
