"""
Cards and what comes with them, on a table: x to the right, y towards the viewer, z up, in millimetres. In Blender's own
space the table is the plane y = 0, as a wall is, so that the projection of all scenes holds.
"""
import math
import numpy as np
from mathutils import Matrix, Vector

from .base import *
from .close import *
from .film import *
from .lights import *
from .prints import ALBEDO
from .shapes import *
from .surfaces import *

THICK = .42  # millimetres of 300 g/m²


def at(x, y, z):
    return Vector((x, -z, -y)) * .001


def turned(degrees):
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def paper(name='paper', colour=(ALBEDO,) * 3, relief=.00001):
    """Uncoated, with the faint unevenness of fibres."""
    n = Nodes(name)
    fine = tiled(n, tile('fibre', lambda: (.5 + tile_noise(512, 90, np.random.default_rng(8)) * .15).clip(0, 1).astype(np.float32)), .03)
    b = n('Bump', None, Strength=.5, Distance=relief, Height=fine)
    return n.surface(n('BsdfPrincipled', None, Base_Color=colour, Roughness=.75, Specular=.2, Normal=b.outputs[0]))


def table(mat, size=3000):
    return add('table', [at(x, y, 0) for x, y in ((-size, size), (size, size), (size, -size), (-size, -size))], [(0, 1, 2, 3)], mat, False)


def leaf(name, corner, across, down, wide, high, mat, bow=0.0, cells=12):
    """
    A sheet of card: its front's upper left corner, the directions of its width and height, millimetres. Its back lies
    behind the front, by its thickness.
    """
    c, a, d = Vector(corner), Vector(across).normalized(), Vector(down).normalized()
    back = a.cross(d).normalized() * THICK
    v = [at(*(c + a * (wide * i) + d * (high * j) + back * k)) for k in (0, 1) for j in (0, 1) for i in (0, 1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (1, 3, 7, 5), (0, 4, 6, 2)]
    return add(name, v, f, mat, False)


def spine(name, low, high, radius, mat):
    """The rounded fold between two leaves."""
    a, b = Vector(low), Vector(high)
    axis = (b - a).normalized()
    side = axis.cross(Vector((.3, .8, .52))).normalized()
    other = axis.cross(side)
    steps = 24
    v = [at(*(p + (side * math.cos(2 * math.pi * i / steps) + other * math.sin(2 * math.pi * i / steps)) * radius)) for p in (a, b) for i in range(steps)]
    f = [(i, (i + 1) % steps, steps + (i + 1) % steps, steps + i) for i in range(steps)]
    return add(name, v, f + [tuple(range(steps - 1, -1, -1)), tuple(range(steps, 2 * steps))], mat)


def look(target, rise, turn, wide, away=2200):
    """A far camera that looks down at `rise` degrees from `turn` degrees beside the middle, upright on the table, with `wide` millimetres across its picture at the target."""
    (c, s), (ct, st) = turned(rise), turned(turn)
    t = Vector(target)
    ob = camera(at(*(t + Vector((st * c, ct * c, s)) * away)), at(*t), 36 * away / wide)
    back = (ob.location - at(*t)).normalized()
    right = Vector((0, -1, 0)).cross(back).normalized()
    ob.rotation_euler = Matrix((right, back.cross(right), back)).transposed().to_euler()


def foil(name='foil', waves=.0042, rough=.17):
    """Metal pressed into paper: mirror-like, never quite flat."""
    n = Nodes(name)
    wave = tiled(n, tile('sway', lambda: (.5 + tile_noise(512, (2, 4), np.random.default_rng(4)) * .16).clip(0, 1).astype(np.float32)), .2, .25, coords(n, rot=(.5, .5, .5)))
    b = n('Bump', None, Strength=1.0, Distance=waves, Height=wave)
    return n.surface(n('BsdfPrincipled', None, Base_Color=(.9, .9, .9), Metallic=1.0, Roughness=rough, Normal=b.outputs[0]))
