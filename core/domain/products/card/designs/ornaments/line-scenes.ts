/** Landscapes as with a fine pen: 100 units wide and more, their ground at 0 and below. */
import type { Path } from '../../../../artwork/path.ts';
import { moved, smoothLine, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { circlePath, pen, repeated } from './plants.ts';
import { mixed } from './seeded.ts';

/** Far enough below the ground to leave every card. */
const below = 40;

/** A line of ground, and what lies under it hidden or coloured. */
const ridge = (top: Path, fill: string, colour = 'accent', line = 0.5): Sketch => [
  { path: [...top, ['L', 62, below], ['L', -62, below], ['Z']], colour: fill },
  { path: top, colour, line },
];

/** A smooth line of ground, and what lies under it. */
export const hill = (dots: readonly Dot[], fill: string, colour = 'accent'): Sketch =>
  ridge(smoothLine(dots), fill, colour);

/** Peaks behind each other, with hatched flanks. */
const mountains = (seed: number): Sketch => {
  const random = mixed(seed);
  const peak = (x: number, height: number, half: number, fill: string): Sketch => {
    const top: Path = [
      ['M', x - half, 6],
      ['L', x - half * 0.42, -height * 0.56],
      ['L', x - half * 0.3, -height * 0.54],
      ['L', x, -height],
      ['L', x + half * 0.24, -height * 0.66],
      ['L', x + half * 0.36, -height * 0.64],
      ['Q', x + half * 0.7, -height * 0.24, x + half, 6],
    ];
    return together(
      [{ path: [...top, ['Z']], colour: fill }],
      [{ path: top, colour: 'ink', line: 0.5 }],
      [
        {
          path: [
            ['M', x, -height],
            ['L', x - half * 0.06, -height * 0.76],
            ['L', x + half * 0.05, -height * 0.6],
            ['Q', x - half * 0.04, -height * 0.4, x + half * 0.06, -height * 0.2],
          ],
          colour: 'ink',
          line: 0.4,
        },
      ],
      repeated(7, (index) => {
        const share = 0.2 + index * 0.1;
        const start = x + half * (0.02 + share * 0.34);
        return [
          {
            path: [
              ['M', start, -height * (1 - share) - 1],
              [
                'Q',
                start - half * 0.03,
                -height * (0.95 - share),
                start - half * 0.1,
                -height * (0.86 - share) + random(index),
              ],
            ],
            colour: 'accent',
            line: 0.3,
          },
        ];
      }),
    );
  };
  const shift = (random(1) - 0.5) * 8;
  return together(
    [{ path: circlePath(22 + shift, -37, 6.5), colour: 'foil', line: 0.5 }],
    peak(-36 + shift, 26, 30, 'paper'),
    peak(34 + shift, 24, 32, 'paper'),
    peak(-4 + shift, 38, 36, 'paper'),
    hill(
      [
        [-62, -8],
        [-34, -5],
        [-6, 1],
        [24, -4],
        [62, -9],
      ],
      'paper',
    ),
    hill(
      [
        [-62, 2],
        [-30, 6],
        [10, 3],
        [62, 8],
      ],
      'soft',
    ),
  );
};

/** A low sun over the sea. */
const sea = (seed: number): Sketch => {
  const random = mixed(seed);
  const swell = (row: number): Sketch => {
    const y = 3 + row * 3.4 + row * row * 0.14;
    const from = -60 + random(row) * 26;
    const length = 40 + random(10 + row) * 60;
    const dots = Array.from({ length: 9 }, (_, step): Dot => [
      from + (length * step) / 8,
      y + (step % 2 === 0 ? 0.3 : -0.3) * (1 + row * 0.25),
    ]);
    return pen(dots, 0.35 + row * 0.02);
  };
  return together(
    [{ path: circlePath(8, 0, 15), colour: 'soft' }],
    [{ path: circlePath(8, 0, 15), colour: 'accent', line: 0.4 }],
    hill(
      [
        [-62, 0],
        [-20, 0.1],
        [20, 0],
        [62, 0],
      ],
      'paper',
    ),
    repeated(9, swell),
    ...[
      [-26, -24, 1],
      [-18, -28, 0.7],
      [-34, -30, 0.6],
    ].map(([x = 0, y = 0, scale = 1]) =>
      moved(
        [
          {
            path: [
              ['M', -5, 0],
              ['Q', -2.4, -3, 0, 0.6],
              ['Q', 2.4, -3, 5, 0],
            ],
            colour: 'ink',
            line: 0.45,
          },
        ],
        { x, y, scale },
      ),
    ),
  );
};

const cypress = (x: number, foot: number, height: number, fill = 'paper'): Sketch => {
  const path: Path = [
    ['M', x, foot],
    ['C', x - height * 0.16, foot - 1, x - height * 0.13, foot - height * 0.6, x, foot - height],
    ['C', x + height * 0.13, foot - height * 0.6, x + height * 0.16, foot - 1, x, foot],
    ['Z'],
  ];
  return [
    { path, colour: fill },
    { path, colour: 'accent', line: 0.45 },
    {
      path: [
        ['M', x, foot + 2],
        ['Q', x + 0.3, foot - height * 0.3, x, foot - height * 0.6],
      ],
      colour: 'accent',
      line: 0.35,
    },
  ];
};

/** Soft hills with cypresses and vines. */
const hills = (seed: number): Sketch => {
  const random = mixed(seed);
  return together(
    [{ path: circlePath(-20, -22, 8), colour: 'soft' }],
    hill(
      [
        [-62, -12],
        [-32, -17],
        [-4, -9],
        [28, -19],
        [62, -11],
      ],
      'paper',
    ),
    ...[20, 25, 29.5, 34].map((x, index) =>
      cypress(x, -16.4 - (index % 2) * 0.6, 11 + 4 * random(index), 'soft'),
    ),
    hill(
      [
        [-62, -4],
        [-30, -9],
        [6, -1],
        [36, -8],
        [62, -4],
      ],
      'paper',
    ),
    cypress(-34, -8, 21),
    cypress(-27, -7.6, 16, 'soft'),
    hill(
      [
        [-62, 8],
        [-20, 3],
        [22, 6],
        [62, -1],
      ],
      'soft',
    ),
    repeated(6, (row) =>
      pen(
        [
          [-56 + row * 20, 34],
          [-34 + row * 14, 18],
          [-20 + row * 10, 6.5 - row * 0.9],
        ],
        0.3,
        'accent',
      ),
    ),
  );
};

export const lineSceneOrnaments = { mountains, sea, hills } as const;
