import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { layers, linear, path, radial, range, circle, shown } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import { boxed, cushion, seam, shadow, shape, slab } from './furniture.ts';
import { vase } from './plants.ts';
import type { RoomDrawing } from './room.ts';

const floorLine = 176;
const padding: Colour = '#a79a83';
const linen: Colour = '#e7dfd0';
const walnut: Colour = '#8f6a48';

const headboard = (id: string): Drawing =>
  layers(
    shadow(`${id}w`, [3, 128], 98, 34, 0.2),
    slab(`${id}c`, boxed(-82, 108, 164, 58), 4, darker(padding, 0.2), 0.1),
    ...range(6).map((index) =>
      layers(
        slab(`${id}c${index}`, boxed(-83 + index * 27.7, 104, 27.5, 62), 5, padding, 0.2),
        seam(`M${-79 + index * 27.7} 106.6H${-60 + index * 27.7}`, lighter(padding, 0.5), 0.5, 0.6),
      ),
    ),
  );

const pillow = (id: string, x: number, top: number, width: number, colour: Colour): Drawing => {
  const [left, right, low] = [x - width / 2, x + width / 2, top + 30];
  return layers(
    shape(
      id,
      `M${left + 3} ${top + 1}Q${x} ${top - 3.4} ${right - 3} ${top + 1}Q${right + 1.6} ${top + 3} ${right} ${(top + low) / 2}Q${right + 2} ${low - 3} ${right - 4} ${low}Q${x} ${low + 3} ${left + 4} ${low}Q${left - 2} ${low - 3} ${left} ${(top + low) / 2}Q${left - 1.6} ${top + 3} ${left + 3} ${top + 1}Z`,
      colour,
      top - 3,
      low + 2,
      0.13,
    ),
    seam(
      `M${left + 5} ${top + 4}q6 5 8 12M${right - 5} ${top + 4}q-6 6 -9 11M${x - 6} ${top + 1}q3 5 2 9`,
      darker(colour, 0.35),
      0.22,
      0.6,
    ),
    seam(
      `M${left + 6} ${top + 1.6}Q${x} ${top - 1.8} ${right - 6} ${top + 1.6}`,
      '#ffffff',
      0.5,
      0.5,
    ),
  );
};

const bed = (id: string): Drawing =>
  layers(
    shadow(`${id}f`, [2, 200], 104, 6, 0.5),
    slab(`${id}b`, boxed(-83, 172, 166, 24), 3, darker(padding, 0.16), 0.2),
    slab(`${id}m`, boxed(-81, 148, 162, 30), 6, '#f3eee4', 0.1),
    pillow(`${id}p1`, -41, 117, 70, '#f6f1e8'),
    pillow(`${id}p2`, 41, 117.6, 70, '#f3ede2'),
    pillow(`${id}p3`, -36, 125, 60, darker(linen, 0.03)),
    pillow(`${id}p4`, 38, 125.6, 60, linen),
    cushion(`${id}k`, [1, 141], 27, 3, '#b0623f'),
    // The duvet falls over the edge, its upper end folded back.
    shape(
      `${id}d`,
      'M-86 160Q-40 155 0 157Q44 154 86 160Q92 178 89 197Q60 203 30 198Q0 204 -32 198Q-64 203 -89 197Q-92 178 -86 160Z',
      linen,
      155,
      202,
      0.2,
    ),
    shape(
      `${id}o`,
      'M-86 159Q-40 150 0 152.6Q44 149 86 159Q89 166 86 170Q40 163 0 166Q-42 163 -86 170Q-89 166 -86 159Z',
      '#fbf7ef',
      150,
      170,
      0.12,
    ),
    seam(
      'M-70 171Q-66 184 -72 196M-44 168Q-38 182 -46 198M-12 167Q-16 184 -10 199M22 167Q28 182 20 198M52 168Q46 184 54 199M76 171Q72 184 78 195',
      darker(linen, 0.4),
      0.26,
      0.8,
    ),
    seam('M-62 171Q-58 184 -63 196M-4 167Q-8 184 -2 199M60 169Q55 184 62 198', '#ffffff', 0.5, 0.9),
  );

const table = (id: string, x: number): Drawing =>
  layers(
    shadow(`${id}f`, [x + 2, 196], 30, 3.4, 0.45),
    shadow(`${id}w`, [x + 3, 160], 30, 22, 0.14),
    shown(
      `<rect x="${x - 19}" y="170" width="2.6" height="26" fill="#5b4028"/><rect x="${x + 16.4}" y="170" width="2.6" height="26" fill="#5b4028"/>`,
    ),
    slab(`${id}d`, boxed(x - 22, 152, 44, 20), 0.8, walnut, 0.16),
    slab(`${id}t`, boxed(x - 23.5, 149.4, 47, 3), 0.6, lighter(walnut, 0.08), 0.14),
    seam(`M${x - 21} 162H${x + 21}`, darker(walnut, 0.5), 0.4, 0.5),
    shown(circle([x, 157.6], 1.1, '#c8a24a')),
  );

const lamp = (id: string, x: number): Drawing =>
  layers(
    {
      defs: radial(`${id}g`, [x, 118], 66, [
        [0, '#ffe2ae', 0.55],
        [0.35, '#ffe2ae', 0.2],
        [1, '#ffe2ae', 0],
      ]),
      body: circle([x, 118], 66, `url(#${id}g)`),
    },
    shown(`<rect x="${x - 0.6}" y="126" width="1.2" height="22" fill="#8b6b33"/>`),
    slab(`${id}f`, boxed(x - 8, 147, 16, 2.4), 1.1, '#cfc7b8'),
    {
      defs: linear(
        `${id}s`,
        [x - 13, 0],
        [x + 13, 0],
        [
          [0, '#f1dfbd'],
          [0.45, '#fff6e2'],
          [1, '#dcc49b'],
        ],
      ),
      body: path(
        `M${x - 9.4} 109H${x + 9.4}L${x + 13} 127Q${x} 128.8 ${x - 13} 127Z`,
        `url(#${id}s)`,
      ),
    },
  );

/** Centimetres. */
export const bedroom: RoomDrawing = {
  shell: {
    wall: ['#f7f2ea', '#ede5d9', '#dad0c0'],
    floor: ['#c2a27c', '#a98761'],
    skirting: '#f5f1e8',
    floorLine,
  },
  things: (_box, id) =>
    layers(
      lamp(`${id}l`, -112),
      table(`${id}t1`, -112),
      table(`${id}t2`, 112),
      slab(`${id}b1`, boxed(96, 146.4, 25, 3), 0.4, '#566260', 0.12),
      slab(`${id}b2`, boxed(98, 143.9, 21, 2.5), 0.4, '#d9ccb4', 0.12),
      vase(`${id}v`, 124, 149.4, 42, '#c9bda8', '#8d9a78'),
      headboard(`${id}h`),
      bed(`${id}b`),
    ),
};
