import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { circle, layers, linear, path, polygon, radial, shown, even } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import { boxed, seam, shadow, shape, slab } from './furniture.ts';
import { potPlant, vase } from './plants.ts';
import type { RoomDrawing } from './room.ts';

const floorLine = 168;
const top = 111;
const walnut: Colour = '#8d6544';

const desk = (id: string): Drawing =>
  layers(
    shadow(`${id}w`, [4, 128], 92, 30, 0.2),
    shadow(`${id}f`, [2, 185], 92, 4.8, 0.46),
    shape(`${id}l1`, 'M-72 116H-68L-73 185H-76Z', '#3f3a35', 116, 185),
    shape(`${id}l2`, 'M68 116H72L76 185H73Z', '#3f3a35', 116, 185),
    slab(`${id}d`, boxed(18, top + 4, 48, 13), 0.8, lighter(walnut, 0.04), 0.16),
    seam(`M42 ${top + 5}V${top + 16.6}`, '#3a2616', 0.5, 0.5),
    shown(
      `<rect x="27" y="${top + 10}" width="6" height="1" rx=".5" fill="#c8a24a"/><rect x="51" y="${top + 10}" width="6" height="1" rx=".5" fill="#c8a24a"/>`,
    ),
    slab(`${id}t`, boxed(-78, top, 156, 4.6), 0.8, walnut, 0.16),
    seam(`M-77 ${top + 0.6}H77`, '#e0b98e', 0.6, 0.4),
  );

const laptop = (id: string): Drawing =>
  layers(
    shadow(`${id}s`, [-8, top + 0.4], 24, 1.6, 0.5),
    shape(
      `${id}l`,
      `M-24 ${top - 22}Q-24 ${top - 23.4} -22.6 ${top - 23.4}H6.6Q8 ${top - 23.4} 8 ${top - 22}V${top - 1.2}H-24Z`,
      '#c9ccce',
      top - 23,
      top,
    ),
    {
      defs: radial(`${id}m`, [-8, top - 12], 3, even('#f4f5f5', '#dfe1e2')),
      body: circle([-8, top - 12.4], 1.7, `url(#${id}m)`),
    },
    slab(`${id}b`, boxed(-27, top - 1.4, 38, 1.5), 0.7, '#b3b7ba', 0.14),
  );

const lamp = (id: string): Drawing =>
  layers(
    {
      defs: radial(`${id}g`, [-52, 94], 46, [
        [0, '#ffe3b0', 0.6],
        [0.45, '#ffe3b0', 0.16],
        [1, '#ffe3b0', 0],
      ]),
      body: circle([-52, 94], 46, `url(#${id}g)`),
    },
    shown(
      path(
        `M-70 ${top}L-74 88L-58 73`,
        'none',
        'stroke="#3a3733" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"',
      ) + circle([-74, 88], 1.4, '#c8a24a'),
    ),
    slab(`${id}f`, boxed(-77, top - 1.8, 14, 1.9), 0.9, '#3a3733'),
    shape(
      `${id}s`,
      'M-60.6 71.4L-56.4 70.2Q-48 74 -45 83.4Q-53.4 88.6 -63 87Q-64 78 -60.6 71.4Z',
      '#48544f',
      70,
      88,
      0.24,
    ),
    shown(path('M-45 83.4Q-53.4 88.6 -63 87Q-54 91.6 -45 83.4Z', '#fff3d4')),
  );

const chair = (id: string): Drawing => {
  const cloth: Colour = '#b4664a';
  return layers(
    shadow(`${id}f`, [-6, 187], 27, 3.4, 0.5),
    shape(`${id}l1`, 'M-22 154H-19L-27 187H-29.4Z', '#6b4c33', 154, 187),
    shape(`${id}l2`, 'M7 154H10L17.4 187H15Z', '#6b4c33', 154, 187),
    shape(
      `${id}b`,
      'M-25 122Q-6 117.4 13 122Q16 123 15.4 127L13 149Q12.6 152 9.6 152H-21.6Q-24.6 152 -25 149L-27.4 127Q-28 123 -25 122Z',
      cloth,
      118,
      152,
      0.2,
    ),
    seam('M-24 124.4Q-6 120 12 124.4', lighter(cloth, 0.5), 0.5, 0.6),
    slab(`${id}s`, boxed(-27, 149, 42, 7.6), 3.4, darker(cloth, 0.08), 0.2),
  );
};

const shelving = (id: string): Drawing =>
  layers(
    ...[42, 78].map((y, row) =>
      layers(
        shadow(`${id}w${row}`, [166, y + 4], 40, 5, 0.18),
        slab(`${id}s${row}`, boxed(128, y, 76, 2.6), 0.4, walnut, 0.14),
      ),
    ),
    slab(`${id}b1`, boxed(134, 56, 5, 22), 0.3, '#dcd3c2', 0.12),
    slab(`${id}b2`, boxed(139.6, 53, 6, 25), 0.3, '#5f7770', 0.12),
    slab(`${id}b3`, boxed(146.2, 58, 4.4, 20), 0.3, '#c58a5e', 0.12),
    slab(`${id}b4`, boxed(151.2, 54.6, 5.4, 23.4), 0.3, '#2f3b3f', 0.12),
    vase(`${id}v`, 184, 78, 22, '#e6dccb', '#b99a6a'),
    slab(`${id}x`, boxed(150, 31, 30, 11), 0.8, '#cdbfa6', 0.12),
  );

/** Centimetres. */
export const office: RoomDrawing = {
  shell: {
    wall: ['#eef0ea', '#e0e4dc', '#c9cfc5'],
    floor: ['#b39a7c', '#967b5c'],
    skirting: '#f3f4ef',
    floorLine,
  },
  things: (box, id) =>
    layers(
      shape(
        `${id}r`,
        polygon([
          [-92, 179],
          [92, 179],
          [108, 188.6],
          [-108, 188.6],
        ]),
        '#ded6c6',
        179,
        189,
        0.1,
      ),
      shelving(`${id}h`),
      lamp(`${id}l`),
      desk(`${id}d`),
      laptop(`${id}n`),
      vase(`${id}v`, 62, top, 30, lighter('#c9704e', 0.05), '#9aa886'),
      slab(`${id}b1`, boxed(26, top - 3.4, 22, 3.4), 0.4, '#3d5a57', 0.12),
      slab(`${id}b2`, boxed(28, top - 6.2, 18, 2.8), 0.4, '#e6dcc8', 0.12),
      chair(`${id}c`),
      potPlant(`${id}p`, -113, 184, 96, '#4f6b57', '#e3dccd'),
      {
        defs: linear(
          `${id}z`,
          [0, box.top],
          [0, box.top + 40],
          [
            [0, '#ffffff', 0.14],
            [1, '#ffffff', 0],
          ],
        ),
        body: `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="40" fill="url(#${id}z)"/>`,
      },
    ),
};
