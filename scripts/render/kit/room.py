"""What all rooms share: a frontal camera to scale, the light on the wall, and the files of a scene."""
import os, time
import numpy as np

from .base import *
from .film import *
from .lights import *

WIDTH, HEIGHT = arg('w', 1224), arg('h', 1002)
FAR = arg('view', 'near') == 'far'  # from further away, for large pictures: a higher wall, and more to both sides


def stand(high, top, hang_z, distance, eye=1.15, shift_x=0.0):
    """
    A frontal camera that shows `high` metres of the wall down from `top`, shifted instead of tilted, so that
    uprights stay upright and a centimetre of the wall is the same number of pixels everywhere.
    """
    view = high * WIDTH / HEIGHT
    middle = top - high / 2
    cam = camera((shift_x, -distance, eye), (shift_x, 0, eye), 36 * distance / view, (0.0, (middle - eye) / view))
    return cam, (shift_x, 0.0, hang_z)


def stand_at_place():
    """The camera of the places of single materials (`materialRooms` of the core): 3.4 m high, wide enough for a whole wall."""
    return stand(3.40, 3.18, 1.50, 6.5)[1]


def shoot_room(name, wall, origin, free, shadow, things, exposure=1.5, paper=0.92, denoise=(4, 3.0), bare=None, glows=False):
    """
    Renders a room and writes its plate, the light that falls on its wall (which multiplies a photo there), the
    mask of the wall (for wall colours, and for what stands before the picture), and its geometry. `bare`: takes the wall
    away, where it is only a plane that a picture lies on: a fence or a pane of glass is seen in its place. `glows`: the picture is lit
    from behind, and nothing shades it.
    """
    t = time.time()
    mask = emission_mask({wall})
    seconds = {'wall': round(time.time() - t)}
    falls = None
    if bare:
        s = bpy.context.scene
        samples, s.cycles.samples = s.cycles.samples, 6
        falls = render()
        s.cycles.samples = samples
        bare()
    r = render()
    seconds['plate'] = round(r['seconds'])
    falls = falls or r
    t = time.time()
    plate = despeckled(clean(r, *denoise))
    # Light alone, apart from the wall's own colour; its plaster does not shade a picture before it.
    lit = atrous(falls['dd'] + falls['di'], [(falls['n'], 0.5), (np.log(np.minimum(falls['z'][..., :1], 50) + 0.05), 0.02)], 5, 6.0)
    on = mask > 0.98
    lit = spread(lit, on, (4, 8, 16, 32, 64, 128, 256, 512))
    lit = blur(lit, max(2, WIDTH // 200))
    light = np.ones_like(lit) if glows else grade(lit * paper * exposure, knee=0.62)
    seconds['denoise'] = round(time.time() - t)
    out = lambda layer: os.path.join(OUT, '%s-%s.png' % (name, layer))
    write_png(out('plate'), srgb(grade(plate, exposure)))
    write_png(out('light'), srgb(light))
    write_png(out('wall'), mask, dither=False)
    print('light on the wall, percentiles', np.percentile(light[on], [1, 25, 50, 75, 99]).round(2))
    save_json(os.path.join(OUT, name + '.json'), {
        'name': name, 'kind': 'room', 'size': {'width': WIDTH, 'height': HEIGHT},
        'layers': ['plate', 'light', 'wall'], 'camera': projection(origin), 'hang': {'x': 0.5, 'y': 0.5}, 'reach': free, 'shadow': shadow,
        'things': things, 'seconds': seconds})
    print('SECONDS', name, seconds)
