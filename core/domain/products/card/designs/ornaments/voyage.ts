import { type Sketch, moved } from '../../../../artwork/sketch.ts';
import { fish } from './birds-and-fish.ts';
import {
  arcDots,
  bar,
  block,
  byNumber,
  cut,
  dome,
  heart,
  disc,
  ring,
  scallops,
  stroke,
} from './flat-shapes.ts';
import { whale } from './large-animals.ts';

const train = (): Sketch => [
  disc('soft', [24, -25], 6.5),
  disc('soft', [15, -37], 8.5),
  disc('soft', [1, -45], 6),
  disc('soft', [-6, -41], 4),
  block(
    'deep',
    [
      [17, -15],
      [33, -15],
      [29, 6],
      [21, 6],
    ],
    1.4,
  ),
  bar('deep', [15.5, -18, 19, 5], 2),
  dome('foil', [2, 4], 7, 8),
  bar('accent', [-10, 2, 54, 26], 9),
  bar('foil', [10, 2, 4, 26], 0.3),
  bar('foil', [26, 2, 4, 26], 0.3),
  bar('deep', [-40, -20, 32, 50], 3),
  bar('soft', [-33, -12, 18, 16], 2.4),
  bar('accent', [-45, -26, 42, 8], 4),
  block(
    'deep',
    [
      [40, 28],
      [52, 42],
      [38, 42],
    ],
    1.6,
  ),
  bar('foil', [-43, 27, 90, 6], 2),
  ...(
    [
      [-24, 33, 17],
      [12, 39.5, 10.5],
      [35, 39.5, 10.5],
    ] as const
  ).flatMap(([x, y, radius]) => [
    disc('ink', [x, y], radius),
    disc('soft', [x, y], radius * 0.66),
    disc('accent', [x, y], radius * 0.28),
  ]),
  disc('foil', [43, 14], 3.4),
];

const boat = (): Sketch => [
  bar('deep', [-1.6, -48, 3.2, 68], 1.4),
  cut('soft', [['M', 4, -40], ['C', 22, -24, 34, -4, 36, 12], ['L', 4, 12], ['Z']]),
  cut('accent', [['M', -4.6, -32], ['C', -14, -16, -24, 0, -31, 12], ['L', -4.6, 12], ['Z']]),
  heart('accent', [16, -3], 5.4),
  cut('foil', [['M', 1, -49], ['Q', 9, -49, 18, -45], ['Q', 9, -42, 1, -41], ['Z']]),
  cut('deep', [
    ['M', -44, 19],
    ['L', 44, 19],
    ['C', 40, 36, 30, 44, 16, 44],
    ['L', -18, 44],
    ['C', -32, 44, -40, 36, -44, 19],
    ['Z'],
  ]),
  bar('soft', [-41, 24, 82, 3.4], 1.4),
  ...[-16, 0, 16].map((x) => disc('foil', [x, 34], 2.6)),
  ...[-36, -18, 0, 18, 36].map((x) => stroke('accent', 2, arcDots([x, 43], 9, 0, 0.5, 6))),
];

const pram = (): Sketch => [
  stroke('ink', 2, [
    [32, -2],
    [44, -12],
    [50, -12],
  ]),
  cut('deep', [['M', -36, 0], ['C', -36, -26, -20, -42, 2, -42], ['L', 2, 0], ['Z']]),
  ...[-22, -9].map((x) =>
    stroke('soft', 1, [
      [2, -1],
      [x * 0.75, -18],
      [x * 1.05, x < -15 ? -30 : -39],
    ]),
  ),
  cut('accent', [
    ['M', -37, 0],
    ['L', 35, 0],
    ['C', 35, 18, 20, 30, -1, 30],
    ['C', -22, 30, -37, 18, -37, 0],
    ['Z'],
  ]),
  scallops('soft', [-38, -2, 74, 3], 9, 4),
  heart('soft', [0, 16], 5.6),
  stroke('ink', 1.6, [
    [-20, 24],
    [-10, 31],
    [-22, 38],
  ]),
  stroke('ink', 1.6, [
    [18, 24],
    [8, 31],
    [20, 38],
  ]),
  ...[-22, 20].flatMap((x) => [
    ring('ink', 1.8, [x, 39], 10),
    disc('foil', [x, 39], 3),
    ...[0, 0.25, 0.5, 0.75].flatMap((turn) =>
      moved(
        [
          stroke('ink', 0.7, [
            [3, 0],
            [9, 0],
          ]),
        ],
        { x, y: 39, turn: turn + 0.08 },
      ),
    ),
  ]),
  disc('soft', [12, -9], 8),
  ...[9.4, 14.6].map((x) => stroke('ink', 0.8, arcDots([x, -9.6], 1.5, 0, 0.5))),
  stroke('ink', 0.8, arcDots([12, -7], 2, 0.06, 0.44)),
  cut('accent', [['M', 2, 0], ['L', 24, 0], ['Q', 22, -3, 12, -3], ['Q', 4, -3, 2, 0], ['Z']]),
];

const seaside = (seed: number): Sketch => byNumber([whale, boat, () => fish(seed)], seed)();

export const voyageOrnaments = { train, boat, pram, seaside } as const;
