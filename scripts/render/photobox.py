"""
Prints on a table, white for photos of a format: wide=… high=… of a print in millimetres. In an open box, deep=… of it,
red=… green=… blue=… of its cloth in percent, with its lid and a print beside it; with type=photoprint in a pile, two
beside it. Layers: the table with all that stands on it and shadows, the light on the prints, and where prints are seen.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.stationery import *
from kit.on_table import by_a_window, keep_on_table

PW, PH, DEEP, TYPE = arg('wide', 120), arg('high', 100), arg('deep', 52), arg('type', 'small')
CLOTH = tuple(arg(name, 50) / 100 for name in ('red', 'green', 'blue'))
NAME = 'photobox-%s-%s' % (TYPE, arg('format', '100x120'))
WALL, ROOM = 3.2, 4.0  # how thick the box is, and how far prints lie from it
scene = reset(WIDE, HIGH, arg('samples', 12), 4)
print_paper = paper()
cloth = paper('cloth', CLOTH, .00003)
lining = paper('lining', tuple(c * .75 + .2 for c in CLOTH))
table(plain('ground', (.9,) * 3, .9, 0, .1))
rng = np.random.default_rng(7)
prints, pages = [], []
whole = {'left': 0, 'top': 0, 'right': 1, 'bottom': 1}


def brick(name, x, y, z, mat, bevel=.6):
    """Between two values on each axis, in millimetres."""
    return box(name, tuple(at(x[0], y[1], z[1])), tuple(at(x[1], y[0], z[0])), mat, bevel * .001, 3)


def lay(name, corner, degrees):
    """A print on what lies below its corner, turned about it."""
    c, s = turned(degrees)
    across, down = (c, s, 0), (-s, c, 0)
    ob = leaf(name, corner, across, down, PW, PH, print_paper)
    prints.append(ob.name)
    pages.append({'page': name, 'part': whole, 'at': list(corner), 'across': list(across), 'down': list(down)})


def pile(x, y, ground, top, count, astray=1.6, full=.8):
    """
    Prints one on another, each up to so many millimetres astray and filling that share of its height, and one for a
    photo on top; its corner is at the upper left.
    """
    for i in range(count):
        z = ground + (top - ground) * i / count
        a, b = rng.uniform(-astray, astray, 2)
        brick('print', (x + a, x + PW + a), (y + b, y + PH + b), (z, z + (top - ground) / count * full), print_paper, .05)
    lay('print-0', (x + .8, y - .5, top + .45), 1.1)


def open_box():
    """In the middle of the left, full of prints; its lid behind on the right, and a print in front of that."""
    inner_w, inner_h = PW + 2 * ROOM, PH + 2 * ROOM
    bx, by = -PW * .56, 0
    left, right = bx - inner_w / 2, bx + inner_w / 2
    head, foot = by - inner_h / 2, by + inner_h / 2
    brick('ground', (left - WALL, right + WALL), (head - WALL, foot + WALL), (0, WALL), cloth)
    for name, x, y in (
        ('west', (left - WALL, left), (head - WALL, foot + WALL)), ('east', (right, right + WALL), (head - WALL, foot + WALL)),
        ('north', (left, right), (head - WALL, head)), ('south', (left, right), (foot, foot + WALL)),
    ):
        brick(name, x, y, (WALL, DEEP), cloth)
    brick('lining', (left, right), (head, foot), (WALL, WALL + .6), lining, .1)
    pile(bx - PW / 2, by - PH / 2, WALL + 1, DEEP - 9, 22)
    lx, ly, rim = PW * .66, -PH * .42, 26
    brick('lid', (lx - inner_w / 2 - WALL, lx + inner_w / 2 + WALL), (ly - inner_h / 2 - WALL, ly + inner_h / 2 + WALL), (0, rim), cloth, 1.2)
    lay('print-1', (PW * .24, PH * .30, .45), -9)


def loose_prints():
    """A pile at the left, two prints at the right."""
    # Gaps that are thinner than a pixel would be noise.
    pile(-PW * 1.1, -PH * .6, .1, 11, 18, .7, .96)
    lay('print-1', (PW * .10, -PH * .78, .45), -6)
    lay('print-2', (PW * .04, PH * .40, .45), 5)


# Prints that lie on each other would shine through.
if TYPE == 'photoprint':
    loose_prints()
    look((0, PH * .12, 0), 54, -10, max(PW * 2.75, PH * 3.0))
else:
    open_box()
    look((PW * .10, PH * .08, DEEP / 3), 54, -14, max(PW * 3.1, PH * 3.3))
by_a_window()
corner = pages[0]['at']
keep_on_table(NAME, prints, (corner[0] - .8, corner[1] + .5, PW, PH), pages, ground_at=80)
