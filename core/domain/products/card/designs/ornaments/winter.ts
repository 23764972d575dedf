import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import {
  arcDots,
  band,
  bar,
  blob,
  block,
  byNumber,
  cut,
  eggHalf,
  heart,
  disc,
  ring,
  star,
  stroke,
} from './flat-shapes.ts';

const fir = (colour: string, snow: string): Sketch => [
  bar('ink', [-3, 38, 6, 12], 1),
  ...(
    [
      [8, 42, 26],
      [-14, 22, 20.5],
      [-36, 0, 15],
    ] as const
  ).flatMap(([top, bottom, half]) => [
    cut(colour, [
      ['M', 0, top - 14],
      ['Q', half * 0.4, bottom - 14, half, bottom - 2],
      ['Q', 0, bottom + 5, -half, bottom - 2],
      ['Q', -half * 0.4, bottom - 14, 0, top - 14],
      ['Z'],
    ]),
    stroke(snow, 1.4, [
      [-half * 0.62, bottom - 4],
      [-half * 0.2, bottom - 2.4],
      [half * 0.3, bottom - 2.8],
    ]),
  ]),
];

const snowyFirs = (seed: number): Sketch =>
  together(
    moved(fir('soft', 'paper'), { x: seed % 2 === 0 ? -25 : 25, y: 14, scale: 0.72 }),
    moved(fir('accent', 'soft'), { x: seed % 2 === 0 ? 24 : -24, y: 9, scale: 0.82 }),
    fir('deep', 'soft'),
    [star('foil', [0, -49], 5.5)],
  );

const snowyHouse = (): Sketch =>
  together(
    moved(fir('deep', 'soft'), { x: -36, y: 6, scale: 0.84 }),
    moved(fir('accent', 'soft'), { x: 40, y: 16, scale: 0.62 }),
    [
      stroke('soft', 3.4, [
        [15, -34],
        [19, -42],
        [12, -47],
        [17, -54],
      ]),
      bar('deep', [10, -32, 10, 22], 0.8),
      bar('soft', [8.5, -34, 13, 4], 2),
      block(
        'accent',
        [
          [-24, 0],
          [0, -25],
          [24, 0],
          [24, 50],
          [-24, 50],
        ],
        0.8,
      ),
      bar('foil', [-17, 8, 12, 14], 1),
      bar('foil', [5, 8, 12, 14], 1),
      ...[-11, 11].flatMap((x) => [
        bar('accent', [x - 0.7, 8, 1.4, 14], 0.2),
        bar('accent', [x - 6, 14.3, 12, 1.4], 0.2),
      ]),
      cut('deep', [['M', -6, 50], ['L', -6, 36], ['C', -6, 28, 6, 28, 6, 36], ['L', 6, 50], ['Z']]),
      disc('foil', [3, 41], 1),
      disc('foil', [0, -8], 4),
      stroke('soft', 7, [
        [-29, 3],
        [-15, -12],
        [0, -27],
        [15, -12],
        [29, 3],
      ]),
      ...[-26, -19, 20, 27].map((x, index) =>
        disc('soft', [x, 6 - (index % 3 === 0 ? 0 : 6)], 3.4),
      ),
      bar('soft', [-52, 47, 104, 5], 2.5),
    ],
  );

const bauble = (base: string, first: string, second: string, pattern: number): Sketch => {
  const radius = 20;
  const half = eggHalf(radius, 1, 1);
  const decorated: readonly [Sketch, ...Sketch[]] = [
    [band(first, half, -7, 7), ...[-12, 0, 12].map((x) => star(second, [x, 0], 5))],
    [band(first, half, -13, -8), band(second, half, -4, 4), band(first, half, 8, 13)],
    [
      ...[-10, 0, 10].map((x) => disc(first, [x, -6], 2)),
      ...[-14, -5, 5, 14].map((x) => disc(second, [x, 2], 2)),
      ...[-10, 0, 10].map((x) => disc(first, [x, 10], 2)),
    ],
  ];
  return [
    bar('foil', [-4, -radius - 5, 8, 6], 1.4),
    ring('foil', 1, [0, -radius - 7], 2.4),
    disc(base, [0, 0], radius),
    ...byNumber(decorated, pattern),
  ];
};

/** Three that hang on threads. */
const baubles = (seed: number): Sketch =>
  together(
    ...(
      [
        [-29, 14, 0.86, 'accent', 'soft', 'foil'],
        [2, 28, 1.04, 'deep', 'accent', 'soft'],
        [31, -4, 0.78, 'soft', 'accent', 'deep'],
      ] as const
    ).map(([x, y, scale, base, first, second], index): Sketch => [
      stroke('foil', 0.6, [
        [x, -50],
        [x, y - 29 * scale],
      ]),
      ...moved(bauble(base, first, second, seed + index), { x, y, scale }),
    ]),
  );

const gingerbread = (): Sketch => [
  stroke('accent', 19, [
    [-13, 12],
    [-15, 26],
    [-18, 39],
  ]),
  stroke('accent', 19, [
    [13, 12],
    [15, 26],
    [18, 39],
  ]),
  stroke('accent', 17, [
    [-33, -8],
    [-14, -4],
    [0, -2],
    [14, -4],
    [33, -8],
  ]),
  bar('accent', [-17, -14, 34, 42], 12),
  disc('accent', [0, -28], 20),
  ...[-1, 1].flatMap((side) => [
    stroke('paper', 1.5, [
      [side * 9.6, 38],
      [side * 14, 35],
      [side * 18, 37.5],
      [side * 22, 33.6],
      [side * 25.6, 35],
    ]),
    stroke('paper', 1.5, [
      [side * 32, -14],
      [side * 34.6, -10.5],
      [side * 32, -7],
      [side * 34.6, -3.5],
      [side * 32.6, -0.6],
    ]),
    disc('ink', [side * 7, -31], 1.7),
    disc('soft', [side * 10.6, -25], 2.6, 2),
  ]),
  stroke('ink', 1.2, arcDots([0, -26], 6, 0.05, 0.45)),
  heart('deep', [0, 0], 3.6),
  disc('paper', [0, 10], 2.2),
  disc('paper', [0, 18], 2.2),
  stroke('paper', 1.5, [
    [-10, -43.4],
    [-5, -41.6],
    [0, -44],
    [5, -41.6],
    [10, -43.4],
  ]),
];

const mitten = (base: string, cuff: string): Sketch => [
  blob(base, [
    [13, 10],
    [16, -2],
    [25, -8],
    [29, 0],
    [23, 14],
    [14, 24],
  ]),
  cut(base, [
    ['M', -16, 26],
    ['L', -17, -8],
    ['C', -17, -36, 17, -36, 17, -8],
    ['L', 15, 26],
    ['Z'],
  ]),
  bar(cuff, [-18.5, 22, 36, 15], 3.4),
  ...[-12, -6, 0, 6, 12].map((x) =>
    stroke(base, 0.9, [
      [x, 25],
      [x, 34],
    ]),
  ),
  heart(cuff, [0, -8], 5),
  ...[-10, -3.4, 3.4, 10].map((x) => disc(cuff, [x, 8], 1.4)),
  ...[-10, -3.4, 3.4, 10].map((x) => disc(cuff, [x, 15], 1.4)),
];

const mittens = (): Sketch =>
  together(
    [
      stroke('deep', 1.2, [
        [-24, 22],
        [-34, -30],
        [0, -46],
        [34, -30],
        [24, 22],
      ]),
    ],
    moved(mitten('accent', 'soft'), { x: -24, y: 8, turn: 0.03, isMirrored: true }),
    moved(mitten('accent', 'soft'), { x: 24, y: 8, turn: -0.03 }),
  );

const snowman = (): Sketch => [
  stroke('deep', 1.8, [
    [-18, 2],
    [-30, -6],
    [-38, -14],
  ]),
  stroke('deep', 1.8, [
    [-33, -9],
    [-39, -7],
  ]),
  stroke('deep', 1.8, [
    [18, 2],
    [30, -6],
    [38, -14],
  ]),
  stroke('deep', 1.8, [
    [33, -9],
    [34, -16],
  ]),
  disc('soft', [0, 26], 26, 24),
  disc('paper', [1.8, 25], 24, 22.6),
  disc('soft', [0, -17], 17, 16.5),
  disc('paper', [1.4, -17.4], 15.4, 15.4),
  disc('ink', [0, 16], 2),
  disc('ink', [0, 27], 2),
  disc('ink', [0, 38], 2),
  disc('ink', [-6, -20], 1.7),
  disc('ink', [6, -20], 1.7),
  block(
    'foil',
    [
      [-1, -17],
      [16, -13],
      [0, -12],
    ],
    0.8,
  ),
  stroke('accent', 6.4, [
    [-15, -4],
    [0, 0],
    [15, -4],
  ]),
  block(
    'accent',
    [
      [6, -3],
      [13, -4],
      [17, 18],
      [9, 19],
    ],
    1.2,
  ),
  ...[10.4, 13, 15.6].map((x) =>
    stroke('accent', 1, [
      [x, 18],
      [x + 0.6, 22.4],
    ]),
  ),
  bar('deep', [-11.5, -50, 23, 20], 2),
  bar('accent', [-11.5, -37, 23, 5], 0.4),
  bar('deep', [-18, -33, 36, 4.4], 2.2),
];

const oneBauble = (): Sketch => moved(bauble('accent', 'deep', 'soft', 0), { scale: 1.5, y: 6 });

const oneFir = (): Sketch => fir('deep', 'soft');

const oneMitten = (): Sketch => moved(mitten('soft', 'accent'), { scale: 1.2, turn: -0.03 });

const flake = (): Sketch =>
  Array.from({ length: 6 }, (_, index) =>
    moved(
      [
        stroke('foil', 3, [
          [0, 0],
          [0, -34],
        ]),
        stroke('foil', 2.6, [
          [-9, -30],
          [0, -20],
          [9, -30],
        ]),
      ],
      { turn: index / 6 },
    ),
  ).flat();

const winter = (seed: number): Sketch =>
  byNumber([oneFir, oneBauble, flake, gingerbread, oneMitten], seed)();

export const winterOrnaments = {
  'snowy-firs': snowyFirs,
  'snowy-house': snowyHouse,
  'paper-baubles': baubles,
  gingerbread,
  mittens,
  snowman,
  winter,
} as const;
