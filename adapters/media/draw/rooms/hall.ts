import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { circle, layers, linear, path, polygon, radial, range, shown, even } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { boxed, seam, shadow, shape, slab } from './furniture.ts';
import { potPlant, vase } from './plants.ts';
import type { RoomDrawing } from './room.ts';

const floorLine = 170;
const oak: Colour = '#b98f62';

const panelling = (box: Box, id: string): Drawing => {
  const panels = range(13).map((index) => boxed((index - 6.5) * 46 + 5, 132, 36, 24));
  return layers(
    {
      defs: linear(`${id}p`, [0, 124], [0, 163], even('#c9cdbf', '#b2b7a8')),
      body: `<rect x="${box.left}" y="124" width="${box.width}" height="39" fill="url(#${id}p)"/>`,
    },
    slab(`${id}r`, boxed(box.left, 122, box.width, 2.6), 0.4, '#d6d9cd', 0.14),
    shown(
      panels
        .map(
          ({ left, top, width, height }) =>
            `<path d="M${left} ${top + height}V${top}H${left + width}" fill="none" stroke="#8d9384" stroke-opacity=".6" stroke-width=".5"/><path d="M${left} ${top + height}H${left + width}V${top}" fill="none" stroke="#e6e9de" stroke-opacity=".8" stroke-width=".5"/>`,
        )
        .join(''),
    ),
  );
};

const bench = (id: string): Drawing =>
  layers(
    shadow(`${id}w`, [2, 158], 66, 18, 0.2),
    shadow(`${id}f`, [2, 187], 68, 4.6, 0.5),
    shape(`${id}l1`, 'M-54 152H-50.4L-52.4 187H-55Z', darker(oak, 0.2), 152, 187),
    shape(`${id}l2`, 'M50.4 152H54L55 187H52.4Z', darker(oak, 0.2), 152, 187),
    seam('M-53 172H53', darker(oak, 0.25), 1, 1.6),
    slab(`${id}s`, boxed(-62, 147, 124, 5.4), 1, oak, 0.16),
    slab(`${id}c`, boxed(-60, 140.6, 87, 7), 3, '#d9cbb4', 0.14),
    seam('M-54 142H24', '#fff8ea', 0.6, 0.5),
    seam('M-20 141V147.4M8 141V147.4', '#8d7a5c', 0.25, 0.4),
  );

const basket = (id: string): Drawing =>
  layers(
    shadow(`${id}f`, [31, 187.2], 22, 2.6, 0.4),
    shape(
      id,
      'M13 173H47L44 186Q43.6 187.4 42 187.4H18Q16.4 187.4 16 186Z',
      '#c7a574',
      173,
      187,
      0.2,
    ),
    seam('M14 176H46.4M14.8 179.4H45.8M15.5 182.8H45', '#7d5d35', 0.4, 0.6),
    seam(
      range(9)
        .map((index) => `M${17 + index * 3.3} 173.4V187`)
        .join(''),
      '#f0dcb4',
      0.35,
      0.6,
    ),
    shape(
      `${id}t`,
      'M15 173Q18 166 26 168.6Q33 164.6 38 168.4Q45 167 46 173Z',
      '#f0e9dc',
      165,
      173,
      0.14,
    ),
  );

const pendant = (id: string): Drawing =>
  layers(
    {
      defs: radial(`${id}g`, [104, 42], 84, [
        [0, '#ffe6b8', 0.5],
        [0.4, '#ffe6b8', 0.16],
        [1, '#ffe6b8', 0],
      ]),
      body: circle([104, 42], 84, `url(#${id}g)`),
    },
    shown('<rect x="103.7" y="-60" width=".6" height="90" fill="#4a3f34"/>'),
    {
      defs: radial(`${id}b`, [100, 36], 19, even('#ffffff', '#fff6e0', '#ecd6ad')),
      body: circle([104, 42], 12.5, `url(#${id}b)`),
    },
    slab(`${id}c`, boxed(101, 28, 6, 3.4), 0.8, '#4a3f34'),
  );

const runner = (id: string): Drawing =>
  layers(
    shape(
      id,
      polygon([
        [-96, 181],
        [96, 181],
        [112, 194.5],
        [-112, 194.5],
      ]),
      '#a8563c',
      181,
      195,
      0.12,
    ),
    seam('M-109 192.6H109M-98 182.8H98', '#f0d9bb', 0.6, 0.5),
  );

const door = (id: string): Drawing =>
  layers(
    slab(`${id}a`, boxed(-238, -20, 86, 190), 0, '#f2eee5', 0.05),
    slab(`${id}d`, boxed(-230, -20, 70, 190), 0, '#e9e3d7', 0.06),
    shown(
      path(
        'M-220 10H-170V76H-220ZM-220 88H-170V154H-220Z',
        'none',
        'stroke="#bdb4a3" stroke-width=".7"',
      ),
    ),
    { defs: '', body: circle([-165.5, 92], 1.7, '#a8833f') },
  );

/** Centimetres. */
export const hall: RoomDrawing = {
  shell: {
    wall: ['#f8f5ee', '#efe9dd', '#ddd4c5'],
    floor: ['#b08f6c', '#957453'],
    skirting: '#d3d7ca',
    floorLine,
  },
  things: (box, id) =>
    layers(
      panelling(box, `${id}w`),
      door(`${id}d`),
      // From further away its cord would hang before wide pictures.
      box.top < 0 ? shown('') : pendant(`${id}l`),
      runner(`${id}r`),
      bench(`${id}b`),
      basket(`${id}k`),
      vase(`${id}v`, 45, 147.4, 31, lighter('#7a8b86', 0.1), '#c79f6a'),
      potPlant(`${id}p`, -114, 188, 108, '#587058', '#d8cdb9'),
    ),
};
