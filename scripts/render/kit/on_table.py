"""Printed things that lie on a table by a window: their light, and the layers into which the shop lays their pages."""
import os
import numpy as np

from .base import *
from .close import *
from .film import *
from .lights import *
from .stationery import at


def by_a_window():
    """A broad window on the left, and a dim room."""
    world((.96, .97, 1.0), .42)
    area('window', at(-900, -900, 1000), at(0, 0, 20), .8, 62, (1.0, .985, .955), .6)
    area('room', at(700, 900, 900), at(0, 0, 20), 1.6, 9, (1.0, .97, .94))


def keep_on_table(name, parts, reach, pages, ground_at=50):
    """
    Renders, and keeps plate, light, mask and geometry. `parts` are seen as paper; `ground_at` is the percentile of the
    ground that becomes its usual grey: higher where other things stand on it.
    """
    r = render()
    beauty = despeckled(clean(r, 4, 3.5, 1.2, .1), .02, 1.3)
    mask = emission_mask(parts)
    near = np.clip(blur(mask, 4) * 40, 0, 1)[..., None]
    under = np.clip(blur(mask, 9) * 3 - 2, 0, 1)[..., None]  # what no one sees is plain
    keep = lambda layer, a: write_png(os.path.join(OUT, name + '-' + layer + '.png'), a)

    exposure = .87 / np.median(beauty.mean(-1)[mask > .98])
    ground = spread(beauty, mask < .02, (1, 2, 4))
    level = .80 / np.percentile(ground[mask < .02].mean(-1), ground_at)
    keep('plate', srgb(grade(ground, level, .82)) * (1 - under) + .8 * under)
    lit = spread(beauty.mean(-1, keepdims=True), mask > .98, (1, 2, 4))
    keep('light', srgb(grade(lit, exposure, .9)) / srgb(np.array(.97)) * near + (1 - near))
    keep('mask', mask)

    left, top, width, height = reach
    save_json(os.path.join(OUT, name + '.json'), {
        'name': name, 'kind': 'table', 'size': {'width': WIDE, 'height': HIGH}, 'layers': ['plate', 'light', 'mask'],
        'camera': projection((0, 0, 0)), 'hang': {'x': .5, 'y': .5},
        'reach': {'left': left, 'top': top, 'width': width, 'height': height},
        'pages': pages, 'seconds': {'plate': round(r['seconds'])}})
    print('SECONDS', name, r['seconds'])
