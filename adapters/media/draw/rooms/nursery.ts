import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { circle, layers, linear, num, path, range, shown, smooth, steps, even } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';
import { boxed, seam, shadow, shape, slab } from './furniture.ts';
import type { RoomDrawing } from './room.ts';

const floorLine = 154;
const birch: Colour = '#d8b88d';

/** Another colour, its edge painted by hand as a row of hills. */
const hills = (box: Box, id: string): Drawing => {
  const edge = steps(box.left - 10, box.left + box.width + 10, Math.ceil(box.width / 9)).map(
    (x): Point => [x, 106 + Math.sin(x / 27) * 5 + Math.sin(x / 11 + 2) * 1.6],
  );
  return {
    defs: linear(`${id}h`, [0, 100], [0, 150], even('#c5d3c8', '#adbfb2')),
    body: path(`${smooth(edge)}V${floorLine}H${num(box.left - 10)}Z`, `url(#${id}h)`),
  };
};

const cot = (id: string): Drawing =>
  layers(
    shadow(`${id}w`, [4, 128], 74, 34, 0.16),
    shadow(`${id}f`, [2, 170.5], 74, 5, 0.5),
    slab(`${id}m`, boxed(-58, 130, 116, 17), 3, '#f4eee2', 0.12),
    shape(
      `${id}q`,
      'M-18 128.6Q18 125 57 128.6V150H-18Q-21 139 -18 128.6Z',
      '#d99a7c',
      126,
      150,
      0.14,
    ),
    seam('M-10 131Q20 128 56 131M-11 137Q20 134 57 137M-11 143Q20 140 57 143', '#fbe7d6', 0.4, 0.7),
    shape(
      `${id}k`,
      'M-54 124Q-40 119.6 -27 124Q-24.6 130 -28 134Q-41 136.6 -53 134Q-56.6 129 -54 124Z',
      '#ffffff',
      120,
      136,
      0.12,
    ),
    ...range(13).map((index) =>
      slab(`${id}b${index}`, boxed(-56.6 + index * 9.1, 112, 2.6, 40), 1.2, birch, 0.14),
    ),
    slab(`${id}t`, boxed(-62, 107.6, 124, 5), 2.3, lighter(birch, 0.1), 0.14),
    slab(`${id}u`, boxed(-61, 150, 122, 5.4), 1.4, birch, 0.18),
    slab(`${id}p1`, boxed(-65, 99, 5.6, 71), 2.4, lighter(birch, 0.04), 0.14),
    slab(`${id}p2`, boxed(59.4, 99, 5.6, 71), 2.4, lighter(birch, 0.04), 0.14),
  );

const rabbit = (id: string, x: number, floor: number): Drawing => {
  const fur: Colour = '#e4d8c8';
  const ear = (side: number): Drawing =>
    layers(
      shape(
        `${id}e${side}`,
        `M${x + side * 2} ${floor - 28}C${x + side * 2} ${floor - 40} ${x + side * 7} ${floor - 43} ${x + side * 7.4} ${floor - 40}C${x + side * 8} ${floor - 35} ${x + side * 6} ${floor - 30} ${x + side * 5} ${floor - 27}Z`,
        fur,
        floor - 43,
        floor - 27,
      ),
      seam(
        `M${x + side * 4} ${floor - 30}Q${x + side * 5} ${floor - 36} ${x + side * 6.4} ${floor - 39}`,
        '#d3a08f',
        0.7,
        1.2,
      ),
    );
  return layers(
    shadow(`${id}f`, [x + 1, floor], 13, 2, 0.4),
    ear(-1),
    ear(1),
    shape(
      `${id}b`,
      `M${x - 8} ${floor - 9}Q${x - 8.6} ${floor} ${x - 3} ${floor}H${x + 3}Q${x + 8.6} ${floor} ${x + 8} ${floor - 9}Q${x + 6} ${floor - 17} ${x} ${floor - 17}Q${x - 6} ${floor - 17} ${x - 8} ${floor - 9}Z`,
      darker(fur, 0.05),
      floor - 17,
      floor,
    ),
    shape(
      `${id}h`,
      `M${x - 7.4} ${floor - 22}a7.4 7 0 1 1 14.8 0a7.4 6.6 0 1 1 -14.8 0Z`,
      fur,
      floor - 29,
      floor - 15,
      0.12,
    ),
    shown(
      circle([x - 2.7, floor - 22.6], 0.7, '#4a3a30') +
        circle([x + 2.7, floor - 22.6], 0.7, '#4a3a30') +
        path(`M${x - 0.9} ${floor - 20}h1.8l-.9 1Z`, '#b9796a'),
    ),
  );
};

const pouf = (id: string, x: number): Drawing =>
  layers(
    shadow(`${id}f`, [x + 2, 169.5], 24, 3.2, 0.45),
    shape(
      id,
      `M${x - 20} 156Q${x - 21} 146 ${x - 12} 144.4Q${x} 142.4 ${x + 12} 144.4Q${x + 21} 146 ${x + 20} 156Q${x + 20} 168.6 ${x + 12} 169.4H${x - 12}Q${x - 20} 168.6 ${x - 20} 156Z`,
      '#d3a892',
      143,
      170,
      0.2,
    ),
    seam(
      range(7)
        .map((index) => {
          const o = (index - 3) * 6;
          return `M${x + o * 0.6} 144.4Q${x + o * 1.16} 156 ${x + o * 0.8} 169`;
        })
        .join(''),
      '#8f5f49',
      0.28,
      0.6,
    ),
  );

const books = [
  { colour: '#b9684a', width: 5, height: 17 },
  { colour: '#e6c88a', width: 4, height: 14 },
  { colour: '#7f9a8f', width: 5, height: 19 },
  { colour: '#f1e7d6', width: 3.4, height: 15 },
  { colour: '#c99a92', width: 4.6, height: 16.4 },
] as const;

const shelf = (id: string): Drawing =>
  layers(
    slab(`${id}s`, boxed(-106, 70, 32, 2.4), 0.6, birch, 0.14),
    shadow(`${id}w`, [-90, 75], 17, 4, 0.22),
    ...books.map(({ colour, width, height }, index) =>
      slab(
        `${id}b${index}`,
        boxed(-104 + index * 5.2, 70 - height, width, height),
        0.4,
        colour,
        0.12,
      ),
    ),
  );

const rug = (id: string): Drawing =>
  layers({
    defs: linear(`${id}g`, [0, 160], [0, 180], even('#efe6d6', '#ddd0ba')),
    body: `<ellipse cx="4" cy="171" rx="112" ry="8.4" fill="url(#${id}g)"/><ellipse cx="4" cy="171" rx="104" ry="7.3" fill="none" stroke="#c98d70" stroke-opacity=".6" stroke-width=".9"/>`,
  });

/** Centimetres. */
export const nursery: RoomDrawing = {
  shell: {
    wall: ['#fbf6ee', '#f4ece0', '#e6dbcb'],
    floor: ['#d5b892', '#bd9c74'],
    skirting: '#faf7f0',
    floorLine,
  },
  things: (box, id) =>
    layers(
      hills(box, `${id}w`),
      slab(`${id}k`, boxed(box.left, floorLine - 7, box.width, 7), 0, '#f8f5ee', 0.05),
      shelf(`${id}b`),
      rug(`${id}r`),
      cot(`${id}c`),
      pouf(`${id}p`, 91),
      rabbit(`${id}h`, -87, 170),
    ),
};
