"""
A photo book on a table, white, for a design of its size: view=closed-hard (spine in front), closed-soft (stitched), open
(lying flat at its middle); wide=… high=… of the closed book in millimetres, thick=… in tenths of one, leaves=… Layers: the table
with the book's shadow, the light on the book, and where the book is seen.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from kit.stationery import *
from kit.on_table import by_a_window, keep_on_table

VIEW, BW, BH, BT, LEAVES = arg('view', 'closed-hard'), arg('wide', 285), arg('high', 194), arg('thick', 108) / 10, arg('leaves', 13)
NAME = 'book-%s-%dx%d-%d' % (VIEW, BW, BH, round(BT * 10))
BOARD, RIM_IN = 2.4, 3.0  # a board's thickness, and how far it stands over the pages
scene = reset(WIDE, HIGH, arg('samples', 24), 4)
inner = paper()
n = Nodes('laminated')
cover = n.surface(n('BsdfPrincipled', None, Base_Color=(ALBEDO,) * 3, Roughness=.42, Specular=.35))
table(plain('ground', (.9,) * 3, .9, 0, .1))
rng = np.random.default_rng(5)
parts, pages = [], []
whole = {'left': 0, 'top': 0, 'right': 1, 'bottom': 1}


def brick(name, x, y, z, mat, bevel=.5):
    """Between two values on each axis, in millimetres."""
    lo, hi = at(x[0], y[1], z[1]), at(x[1], y[0], z[0])
    ob = box(name, tuple(lo), tuple(hi), mat, bevel * .001, 3)
    parts.append(ob.name)
    return ob


def page(name, part, corner, across, down):
    pages.append({'page': name, 'part': part, 'at': list(corner), 'across': list(across), 'down': list(down)})


def block(x, y, z, count):
    """Leaves on each other, none quite like the one below; only as many as can be told apart."""
    count = max(2, min(count, int((z[1] - z[0]) / .62)))
    step = (z[1] - z[0]) / count
    for i in range(count):
        a, b = rng.uniform(-.14, .14, 2)
        low = z[0] + i * step
        brick('leaf', (x[0], x[1] + a), (y[0] + b, y[1] + b), (low, low + step * .93), inner, min(.06, step * .2))


left, head = -BW / 2, -BH / 2
right, foot = BW / 2, BH / 2
if VIEW == 'closed-hard':
    groove = 3.2, 9.0
    # Flat at the back; in front the cloth of the cover dips between spine and board.
    brick('back', (left, right), (head, foot), (0, BOARD), cover)
    brick('front', (left + groove[1], right), (head, foot), (BT - BOARD, BT), cover)
    brick('joint', (left + groove[0] - 1, left + groove[1] + 1), (head + .2, foot - .2), (BT - BOARD, BT - 1.2), cover, .3)
    brick('spine', (left, left + groove[0]), (head, foot), (0, BT), cover, 1.1)
    block((left + 2.6, right - RIM_IN), (head + RIM_IN, foot - RIM_IN), (BOARD, BT - BOARD), LEAVES)
    page('front', whole, (left, head, BT), (1, 0, 0), (0, 1, 0))
    page('spine', whole, (left, head, 0), (0, 0, 1), (0, 1, 0))
    page('rim', whole, (left, foot, BT), (1, 0, 0), (0, 0, -1))
    page('rim', whole, (left, foot, BOARD), (1, 0, 0), (0, 0, -1))
    target, rise, turn, frame = (0, 0, BT / 2), 41, -31, math.hypot(BW, BH) * 1.5
elif VIEW == 'open':
    stack = (BT - 2 * BOARD) / 2
    top = BOARD + stack
    for name, x in (('left', (-BW - RIM_IN, -3.5)), ('right', (3.5, BW + RIM_IN))):
        brick('board-' + name, x, (head - RIM_IN, foot + RIM_IN), (0, BOARD), cover)
    brick('back', (-5, 5), (head - RIM_IN + .2, foot + RIM_IN - .2), (0, .8), cover, .2)
    block((-BW, -.3), (head, foot), (BOARD, top), max(1, LEAVES // 2))
    block((.3, BW), (head, foot), (BOARD, top), max(1, LEAVES - LEAVES // 2))
    page('inside', {**whole, 'right': .5}, (-BW, head, top), (1, 0, 0), (0, 1, 0))
    page('inside', {**whole, 'left': .5}, (0, head, top), (1, 0, 0), (0, 1, 0))
    target, rise, turn, frame = (0, 0, top), 58, -6, max(BW * 2 * 1.5, BH * 2)
else:
    # Stitched, so that it never quite closes: each leaf stands a little higher than the one below.
    opening = 1.7
    sheets = min(LEAVES, 5) + 2
    for i in range(sheets):
        share = i / (sheets - 1)
        c, s = turned(opening * share ** 1.6)
        z = .5 + (BT - .9) * share
        mat = cover if i in (0, sheets - 1) else inner
        shrink = .9 * math.sin(math.pi * share)  # sheets in the middle of a fold stand out further
        ob = leaf('sheet-%d' % i, (left, head, z), (c, 0, s), (0, 1, 0), BW + shrink, BH, mat)
        parts.append(ob.name)
    c, s = turned(opening)
    parts.append(spine('fold', (left, head, BT / 2), (left, foot, BT / 2), BT / 2, cover).name)
    page('front', whole, (left, head, BT - .4), (c, 0, s), (0, 1, 0))
    page('spine', whole, (left - BT / 2, head, 0), (0, 0, 1), (0, 1, 0))
    target, rise, turn, frame = (0, 0, BT / 2), 42, -31, math.hypot(BW, BH) * 1.5

look(target, rise, turn, frame)
by_a_window()
keep_on_table(NAME, parts, (left, head, BW, BH), pages)
