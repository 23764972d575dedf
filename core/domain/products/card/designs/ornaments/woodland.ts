import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import {
  bar,
  blob,
  block,
  byNumber,
  cut,
  eyes,
  heart,
  disc,
  smile,
  stroke,
} from './flat-shapes.ts';

/** Sits and looks ahead. */
export const bunny = (): Sketch => {
  const ear: Sketch = [disc('accent', [0, -15], 6, 18), disc('soft', [0, -14], 2.9, 12.5)];
  return together(
    moved(ear, { x: -7.5, y: -17, turn: -0.03 }),
    moved(ear, { x: 7.5, y: -17, turn: 0.045 }),
    [
      disc('soft', [17, 42], 6.5),
      blob('accent', [
        [0, -6],
        [11, 4],
        [19, 24],
        [17, 46],
        [0, 50],
        [-17, 46],
        [-19, 24],
        [-11, 4],
      ]),
      disc('soft', [0, 31], 10, 13),
      disc('accent', [-9, 47.5], 8.5, 3.8),
      disc('accent', [9, 47.5], 8.5, 3.8),
      disc('deep', [-9, 48], 3.2, 1.5),
      disc('deep', [9, 48], 3.2, 1.5),
      disc('accent', [0, -9], 18, 15.5),
      disc('soft', [-11.5, -4.5], 3.3, 2.3),
      disc('soft', [11.5, -4.5], 3.3, 2.3),
      ...eyes(-10, 7, 1.7),
      disc('deep', [0, -5.4], 2.1, 1.5),
      ...smile(-4, 3, 0.8),
    ],
  );
};

const fox = (): Sketch => [
  blob('accent', [
    [6, 47],
    [24, 49],
    [39, 36],
    [37, 12],
    [29, 6],
    [26, 20],
    [14, 34],
  ]),
  blob('soft', [
    [37, 12],
    [29, 5],
    [25, 20],
    [31, 19],
    [33, 24],
    [38.5, 22],
  ]),
  block(
    'accent',
    [
      [-23, -50],
      [-4, -33],
      [-24, -20],
    ],
    3,
  ),
  block(
    'accent',
    [
      [23, -50],
      [4, -33],
      [24, -20],
    ],
    3,
  ),
  block(
    'deep',
    [
      [-20, -43],
      [-10, -33],
      [-20, -27],
    ],
    2,
  ),
  block(
    'deep',
    [
      [20, -43],
      [10, -33],
      [20, -27],
    ],
    2,
  ),
  blob('accent', [
    [0, -10],
    [11, 2],
    [18, 28],
    [15, 48],
    [0, 50],
    [-15, 48],
    [-18, 28],
    [-11, 2],
  ]),
  blob('soft', [
    [0, 0],
    [8, 4],
    [6, 18],
    [0, 27],
    [-6, 18],
    [-8, 4],
  ]),
  bar('deep', [-9.5, 38, 8, 12], 3.6),
  bar('deep', [1.5, 38, 8, 12], 3.6),
  cut('accent', [
    ['M', 0, 5],
    ['C', -5, 3, -27, -5, -28, -17],
    ['C', -24, -32, -12, -37, 0, -37],
    ['C', 12, -37, 24, -32, 28, -17],
    ['C', 27, -5, 5, 3, 0, 5],
    ['Z'],
  ]),
  cut('soft', [
    ['M', 0, 5],
    ['C', -5, 3, -27, -5, -28, -17],
    ['C', -18, -18, -8, -14, -4, -6],
    ['Q', -2, -2, 0, 5],
    ['Z'],
  ]),
  cut('soft', [
    ['M', 0, 5],
    ['C', 5, 3, 27, -5, 28, -17],
    ['C', 18, -18, 8, -14, 4, -6],
    ['Q', 2, -2, 0, 5],
    ['Z'],
  ]),
  ...eyes(-18, 10, 1.9),
  disc('ink', [0, 2.6], 3.2, 2.4),
];

const bear = (): Sketch => [
  disc('accent', [-15.5, -42], 8),
  disc('accent', [15.5, -42], 8),
  disc('soft', [-15.5, -42], 4),
  disc('soft', [15.5, -42], 4),
  stroke('accent', 11, [
    [-13, 6],
    [-23, 16],
    [-22, 28],
  ]),
  stroke('accent', 11, [
    [13, 6],
    [23, 16],
    [22, 28],
  ]),
  blob('accent', [
    [0, -8],
    [15, 2],
    [21, 26],
    [17, 45],
    [0, 48],
    [-17, 45],
    [-21, 26],
    [-15, 2],
  ]),
  disc('soft', [0, 27], 13, 16),
  disc('accent', [-13, 44], 9.5, 6.5),
  disc('accent', [13, 44], 9.5, 6.5),
  disc('soft', [-13, 44.5], 5, 3.2),
  disc('soft', [13, 44.5], 5, 3.2),
  disc('accent', [0, -24], 22, 19.5),
  disc('soft', [0, -17], 9.6, 7.6),
  ...eyes(-27, 9, 1.8),
  disc('ink', [0, -20.6], 3.6, 2.5),
  ...smile(-18.4, 3.4, 0.9),
  heart('deep', [0, 23], 6),
];

const woodland = (seed: number): Sketch => byNumber([bunny, fox, bear], seed)();

export const woodlandOrnaments = { bunny, fox, bear, woodland } as const;
