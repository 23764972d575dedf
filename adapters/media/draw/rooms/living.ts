import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { circle, layers, linear, path, polygon, radial, shown } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import { boxed, cushion, seam, shadow, shape, slab } from './furniture.ts';
import { potPlant, vase } from './plants.ts';
import type { RoomDrawing } from './room.ts';

const floorLine = 166;
const cloth: Colour = '#7d8976';
const oak: Colour = '#b48a5e';

const leg = (id: string, x: number, lean: number): Drawing =>
  shape(
    id,
    `M${x - 2.1} 168H${x + 2.1}L${x + lean + 1.1} 184H${x + lean - 1.1}Z`,
    '#54402d',
    168,
    184,
  );

const backCushion = (id: string, left: number, width: number): Drawing => {
  const right = left + width;
  return layers(
    shape(
      id,
      `M${left + 5} 119Q${left + width / 2} 116.6 ${right - 5} 119Q${right} 119.4 ${right + 0.3} 125L${right} 148H${left}L${left - 0.3} 125Q${left} 119.4 ${left + 5} 119Z`,
      lighter(cloth, 0.05),
      117,
      150,
      0.17,
    ),
    seam(
      `M${left + 6} 121.3Q${left + width / 2} 119 ${right - 6} 121.3`,
      lighter(cloth, 0.45),
      0.34,
      0.5,
    ),
  );
};

const seatCushion = (id: string, left: number, width: number): Drawing => {
  const right = left + width;
  return layers(
    slab(id, boxed(left, 143.5, width, 15), 4.2, lighter(cloth, 0.11), 0.17),
    seam(`M${left + 4} 145.2H${right - 4}`, lighter(cloth, 0.6), 0.4, 0.55),
    seam(`M${left + 3.5} 158.7H${right - 3.5}`, darker(cloth, 0.6), 0.4, 0.7),
  );
};

const arm = (id: string, left: number): Drawing =>
  layers(
    shape(
      id,
      `M${left} 136Q${left} 127.5 ${left + 8} 127.5H${left + 11}Q${left + 19} 127.5 ${left + 19} 136V166Q${left + 19} 171 ${left + 14} 171H${left + 5}Q${left} 171 ${left} 166Z`,
      darker(cloth, 0.04),
      127,
      171,
      0.2,
    ),
    seam(
      `M${left + 3} 133Q${left + 4.5} 129.6 ${left + 8.5} 129.6H${left + 11}Q${left + 15} 129.6 ${left + 16} 133`,
      lighter(cloth, 0.5),
      0.36,
      0.55,
    ),
  );

const sofa = (id: string): Drawing =>
  layers(
    shadow(`${id}wall`, [3, 140], 104, 30, 0.2),
    shadow(`${id}floor`, [2, 184.5], 104, 5.5, 0.55),
    leg(`${id}l1`, -72, -2),
    leg(`${id}l2`, 72, 2),
    slab(`${id}back`, boxed(-80, 115, 160, 52), 9, darker(cloth, 0.07), 0.2),
    backCushion(`${id}b1`, -70, 69.6),
    backCushion(`${id}b2`, 0.4, 69.6),
    {
      defs: linear(
        `${id}fall`,
        [0, 138],
        [0, 147],
        [
          [0, '#171b12', 0],
          [1, '#171b12', 0.24],
        ],
      ),
      body: `<rect x="-70" y="138" width="140" height="9" fill="url(#${id}fall)"/>`,
    },
    slab(`${id}base`, boxed(-76, 154, 152, 16), 4, darker(cloth, 0.12), 0.2),
    seatCushion(`${id}s1`, -70.5, 70.3),
    seatCushion(`${id}s2`, 0.2, 70.3),
    cushion(`${id}c1`, [-50, 130.5], 25, -7, '#c06a4c'),
    cushion(`${id}c2`, [52, 131], 24.5, 8, '#e5d8c0'),
    arm(`${id}a1`, -88),
    arm(`${id}a2`, 69),
    {
      defs:
        linear(
          `${id}in1`,
          [-69, 0],
          [-63, 0],
          [
            [0, '#14170f', 0.26],
            [1, '#14170f', 0],
          ],
        ) +
        linear(
          `${id}in2`,
          [69, 0],
          [63, 0],
          [
            [0, '#14170f', 0.2],
            [1, '#14170f', 0],
          ],
        ),
      body: `<rect x="-69" y="143" width="6" height="26" fill="url(#${id}in1)"/><rect x="63" y="143" width="6" height="26" fill="url(#${id}in2)"/>`,
    },
  );

const lamp = (id: string): Drawing =>
  layers(
    {
      defs: radial(`${id}glow`, [107, 54], 78, [
        [0, '#ffe2ae', 0.5],
        [0.35, '#ffe2ae', 0.2],
        [1, '#ffe2ae', 0],
      ]),
      body: circle([107, 54], 78, `url(#${id}glow)`),
    },
    shadow(`${id}floor`, [109, 180], 19, 2.6, 0.42),
    shown('<rect x="106.4" y="60" width="1.2" height="119" fill="#4a3a2b"/>'),
    slab(`${id}foot`, boxed(96.5, 178, 21, 2.2), 1.1, '#4a3a2b'),
    {
      defs: linear(
        `${id}shade`,
        [94, 0],
        [120, 0],
        [
          [0, '#f3e3c5'],
          [0.4, '#fdf3dd'],
          [1, '#dfc8a2'],
        ],
      ),
      body:
        path('M98.6 40H115.4L119 63.4Q107 65.4 95 63.4Z', `url(#${id}shade)`) +
        path('M95 63.4Q107 65.4 119 63.4', 'none', 'stroke="#fff9e8" stroke-width=".7"'),
    },
  );

const rug = (id: string): Drawing =>
  layers(
    shape(
      id,
      polygon([
        [-104, 178],
        [104, 178],
        [124, 193],
        [-124, 193],
      ]),
      '#e0d4c0',
      178,
      193,
      0.1,
    ),
    seam('M-121.2 191H121.2M-106.6 180H106.6', '#8d7656', 0.32, 0.35),
  );

const sideboard = (id: string): Drawing =>
  layers(
    shadow(`${id}floor`, [182, 184], 52, 4.6, 0.5),
    shadow(`${id}wall`, [184, 146], 56, 34, 0.14),
    slab(`${id}body`, boxed(140, 126, 84, 46), 1, oak, 0.14),
    seam('M168 128V171M196 128V171', darker(oak, 0.5), 0.4, 0.4),
    shown(
      '<rect x="146" y="171" width="2.4" height="13" fill="#54402d"/><rect x="215" y="171" width="2.4" height="13" fill="#54402d"/>',
    ),
    vase(`${id}vase`, 204, 126, 46, '#e9e1d3', '#b99a6a'),
    slab(`${id}book1`, boxed(150, 121.8, 27, 4.2), 0.4, '#8a5b48'),
    slab(`${id}book2`, boxed(152, 118.2, 23, 3.6), 0.4, '#dcd0ba'),
  );

const curtain = (id: string): Drawing => ({
  defs: linear(
    `${id}`,
    [-230, 0],
    [-148, 0],
    [
      [0, '#f4efe5'],
      [0.12, '#e2dacb'],
      [0.24, '#f6f1e8'],
      [0.4, '#dfd6c6'],
      [0.54, '#f5f0e6'],
      [0.7, '#ddd3c2'],
      [0.84, '#f3ede2'],
      [1, '#d8cdbb'],
    ],
  ),
  body: path('M-240 -40H-150Q-153 70 -147 174H-240Z', `url(#${id})`),
});

/** Around the middle of the wall. */
const stretched = ({ defs, body }: Drawing, by: number): Drawing => ({
  defs,
  body: `<g transform="scale(${by} 1)">${body}</g>`,
});

/** Centimetres. */
export const living: RoomDrawing = {
  shell: {
    wall: ['#f7f4ee', '#ece7de', '#dad3c7'],
    floor: ['#c3a682', '#ab8a66'],
    skirting: '#f6f3ec',
    floorLine,
  },
  things: (box, id) =>
    layers(
      // A high wall is shown without it: wide pictures hang there.
      box.top < 0 ? shown('') : curtain(`${id}c`),
      sideboard(`${id}b`),
      rug(`${id}r`),
      lamp(`${id}l`),
      stretched(sofa(`${id}f`), 180 / 176),
      potPlant(`${id}p`, -108, 184, 92, '#4f6a52', '#b9765a'),
    ),
};
