import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import { arcDots, blob, block, cut, eyes, disc, stroke } from './flat-shapes.ts';

/** A chick that has just broken its shell. */
export const chick = (): Sketch => [
  stroke('foil', 2, [
    [0, -26],
    [-3, -34],
    [-7, -35],
  ]),
  stroke('foil', 2, [
    [0, -26],
    [2, -36],
    [6, -38],
  ]),
  disc('foil', [0, 0], 27, 27),
  blob('accent', [
    [-24, 2],
    [-36, -6],
    [-34, 8],
    [-25, 14],
  ]),
  blob('accent', [
    [24, 2],
    [36, -6],
    [34, 8],
    [25, 14],
  ]),
  ...eyes(-8, 9, 2),
  block(
    'accent',
    [
      [-5, -3],
      [0, -6],
      [5, -3],
      [0, 4],
    ],
    1.4,
  ),
  disc('soft', [-16, 0], 3.8, 2.6),
  disc('soft', [16, 0], 3.8, 2.6),
  cut('soft', [
    ['M', -31, 14],
    ['L', -20, 21],
    ['L', -11, 12],
    ['L', 0, 21],
    ['L', 11, 12],
    ['L', 20, 21],
    ['L', 31, 14],
    ['C', 32, 36, 18, 50, 0, 50],
    ['C', -18, 50, -32, 36, -31, 14],
    ['Z'],
  ]),
  disc('accent', [-14, 32], 2.6),
  disc('deep', [0, 37], 2.6),
  disc('accent', [14, 32], 2.6),
];

const oneFish = (body: string, fins: string): Sketch => [
  blob(fins, [
    [20, 0],
    [38, -15],
    [36, 0],
    [38, 15],
  ]),
  blob(fins, [
    [-6, -12],
    [4, -24],
    [14, -10],
  ]),
  cut(body, [['M', -38, 1], ['C', -26, -22, 8, -24, 26, 0], ['C', 8, 24, -26, 22, -38, 1], ['Z']]),
  ...[
    [-10, -6],
    [-10, 6],
    [0, 0],
    [10, -5],
    [10, 6],
  ].map(([x = 0, y = 0]) => stroke('paper', 1.1, arcDots([x - 3, y], 5, -0.2, 0.2))),
  stroke('paper', 1.1, arcDots([-34, 0], 13, -0.14, 0.14)),
  disc('ink', [-27, -3], 1.9, 2.1),
];

/** Three that swim one after another. */
export const fish = (seed: number): Sketch =>
  together(
    moved(oneFish('accent', 'deep'), { x: -10, y: -27, scale: 0.72 }),
    moved(oneFish('soft', 'accent'), { x: 16, y: 4, scale: 0.56 }),
    moved(oneFish('deep', 'accent'), { x: -14, y: 30, scale: 0.62 }),
    [
      [30, -36],
      [36, -26],
      [-42, 2],
      [-46, 12],
      [28, 34],
    ].map(([x = 0, y = 0], index) => disc('soft', [x, y], 1.6 + ((index + seed) % 3) * 0.7)),
  );

/** In flight, an olive branch in its beak. */
export const dove = (): Sketch => [
  blob('accent', [
    [26, 12],
    [47, 4],
    [50, 16],
    [44, 26],
    [28, 24],
  ]),
  cut('deep', [
    ['M', -4, 0],
    ['C', -6, -20, 2, -40, 20, -48],
    ['C', 24, -34, 24, -14, 16, 6],
    ['Z'],
  ]),
  cut('accent', [
    ['M', -44, -3],
    ['C', -42, -15, -28, -19, -20, -10],
    ['C', -10, 0, 14, 0, 32, 10],
    ['C', 32, 28, 4, 36, -14, 28],
    ['C', -28, 22, -34, 10, -36, 1],
    ['Z'],
  ]),
  block(
    'foil',
    [
      [-49, 0],
      [-36, -5],
      [-36, 3],
    ],
    1,
  ),
  cut('soft', [
    ['M', -12, 8],
    ['C', -16, -16, -18, -36, -6, -50],
    ['C', 8, -40, 20, -20, 18, 12],
    ['C', 8, 20, -6, 18, -12, 8],
    ['Z'],
  ]),
  stroke('paper', 1, [
    [-6, -36],
    [0, -18],
    [2, 4],
  ]),
  stroke('paper', 1, [
    [3, -30],
    [9, -14],
    [10, 6],
  ]),
  disc('ink', [-32, -7], 1.6, 1.8),
  stroke('deep', 1.2, [
    [-48, 1],
    [-54, 12],
    [-54, 24],
  ]),
  ...([10, 17, 24] as const).flatMap((y, index) => [
    ...moved([disc('deep', [4.5, 0], 4.8, 2.2)], { x: -54, y, turn: 0.06 }),
    ...moved([disc('deep', [-4.5, 0], 4.8, 2.2)], { x: -54, y: y - 2, turn: -0.06 + index * 0.01 }),
  ]),
];

export const birdAndFishOrnaments = { chick, 'little-fish': fish, 'flat-dove': dove } as const;
