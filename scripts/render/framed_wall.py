"""
A framed picture on a plain wall, from aslant, for pictures of every size (kit/wall.py). The sheet in it is as in
framed.py: the print with the mat around it, without glass. family=… variants=… as produced, the first of which gives
the light.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.moulding import *
from kit.wall import *

fresh()
inset = FACE[0] + FACE[1]
width, height = (side - 2 * inset for side in SPAN)
moulding(*SPAN)
if len(VARIANTS) > 1:
    of_middle_tone(bpy.data.objects['frame'].data.materials[0])
print_, front = framed_sheet(width, height)
even_wall(0)

if IS_METAL:
    mirrored_daylight(.62, .34, .10)
else:
    daylight()
stand_before((0, 0, 0))

scene_of = lambda variant: '%s-%s-%s' % (VIEW, FAMILY, variant)
shoot_wall(scene_of(VARIANTS[0]), (0, 0, 0), [front_of(width, height, front)], inset, front, max(h for _, h in profile), {print_.name}, grained=True,
           denoise=(3, 2.4, 0.8, .09),
           others=[(scene_of(v), lambda v=v: wear(v)) for v in VARIANTS[1:]])
