"""
A print without a frame on a plain wall, from aslant or from the front, for pictures of every size (kit/wall.py).
view=perspective|frontal, and the print as in corner.py: material=… depth=… holes=1 eyelet=0
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.wall import *

NAME, GIVEN = settings_of()
M = GIVEN['material']
width, height = SPAN
front = GIVEN['thick'] + GIVEN['gap']
fresh()
# A clear sheet mirrors an even room, which is no more than a veil; a brush's marks are drawn with the photo.
even = lambda black: plain('print', (0, 0, 0) if black else (ALBEDO * (.95 if M == 'aludibond-brushed' else 1),) * 3, 0.6, specular=0.0)
print_ = sheet(width * MM, height * MM, **GIVEN, surface=even if M in CLEAR or M == 'aludibond-brushed' else None)
if M in WRAPPED:  # whose edges face the wall
    for material in bpy.data.objects['print'].data.materials[1:]:
        of_middle_tone(material)
origin = (-width / 2 * MM, front * MM, -height / 2 * MM)
even_wall(front * MM)

daylight(.68 if M == 'backlitfolie' else 1)  # what glows is seen in the evening
stand_before(origin)

faces = [front_of(width, height, front)]
if M in WRAPPED:
    faces += sides_of(width, height, front, GIVEN['thick'])
shoot_wall('%s-%s' % (VIEW, NAME), origin, faces, 0, front, GIVEN['thick'], print_.printed, print_.blacken if M in CLEAR else None,
           denoise=(3, 2.4, 0, .09), gloss=(1, 2.0, 0, .12), shine_by=.8)
