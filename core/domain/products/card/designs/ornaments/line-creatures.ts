/** Living things, as with a fine pen. */
import type { Path } from '../../../../artwork/path.ts';
import { moved, together, type Sketch } from '../../../../artwork/sketch.ts';
import { roundDot, circlePath, pen, repeated } from './plants.ts';
import { leafyOrnaments } from './leaves.ts';
import { penned } from './line-plants.ts';
import { outline, body, straightPen, leafyBranch } from './strokes.ts';

/** A dove in flight with a twig of olive. */
const dove = (seed: number): Sketch =>
  together(
    body([
      ['M', 12, -6],
      ['C', 12, -24, 20, -38, 34, -48],
      ['C', 37, -36, 36, -26, 30, -15],
      ['Z'],
    ]),
    body([
      ['M', 43, -8],
      ['C', 38, -11, 36, -17, 29, -17],
      ['C', 20, -17, 18, -8, 9, -5],
      ['C', 3, -20, -9, -38, -28, -48],
      ['C', -28, -39, -26, -33, -22, -28],
      ['C', -28, -30, -33, -30, -38, -29],
      ['C', -34, -21, -30, -16, -24, -12],
      ['C', -29, -13, -34, -12, -39, -9],
      ['C', -30, -1, -20, 2, -10, 3],
      ['C', -22, 8, -36, 9, -50, 7],
      ['C', -47, 11, -45, 13, -41, 15],
      ['C', -45, 17, -47, 19, -48, 23],
      ['C', -36, 25, -25, 23, -14, 18],
      ['C', 2, 27, 24, 23, 33, 6],
      ['C', 36, 0, 36, -4, 43, -8],
      ['Z'],
    ]),
    pen(
      [
        [-10, 3],
        [0, 4],
        [9, 0],
      ],
      0.6,
      'ink',
    ),
    pen(
      [
        [-22, -28],
        [-12, -18],
        [-4, -6],
      ],
      0.45,
      'ink',
    ),
    pen(
      [
        [-24, -12],
        [-14, -8],
        [-5, -2],
      ],
      0.45,
      'ink',
    ),
    roundDot(31, -10.5, 0.95, 'ink'),
    moved(
      leafyBranch(
        [
          [0, 0],
          [4, 9],
          [3, 18],
          [-2, 27],
        ],
        seed,
        6,
        8.5,
      ),
      { x: 41.5, y: -7 },
    ),
  );

/** A small bird that sits on a branch. */
const bird = (seed: number): Sketch =>
  together(
    leafyBranch(
      [
        [-50, 22],
        [-20, 25],
        [12, 22],
        [50, 12],
      ],
      seed,
      13,
      15,
    ),
    straightPen(
      [
        [0, 14],
        [2, 24],
      ],
      0.6,
    ),
    straightPen(
      [
        [8, 13],
        [9, 23],
      ],
      0.6,
    ),
    body([
      ['M', 35, -19],
      ['C', 31, -20, 30, -21, 28, -23],
      ['C', 24, -29, 13, -30, 8, -22],
      ['C', 2, -14, -12, -8, -22, 4],
      ['C', -28, 10, -36, 17, -43, 21],
      ['C', -37, 24, -32, 23, -29, 20],
      ['C', -22, 18, -16, 16, -11, 14],
      ['C', 4, 20, 24, 14, 28, -4],
      ['C', 29, -9, 28, -13, 30, -16],
      ['C', 32, -17, 33, -18, 35, -19],
      ['Z'],
    ]),
    [
      {
        path: [
          ['M', 8, -10],
          ['C', 14, -4, 10, 6, -2, 8],
          ['C', -10, 10, -18, 11, -26, 14],
          ['C', -20, 4, -8, -8, 8, -10],
          ['Z'],
        ],
        colour: 'soft',
      },
    ],
    pen(
      [
        [9, -10],
        [12, -2],
        [2, 7],
        [-14, 10],
        [-27, 14],
      ],
      0.6,
      'ink',
    ),
    pen(
      [
        [7, -5],
        [-2, 2],
        [-13, 6],
      ],
      0.45,
      'ink',
    ),
    roundDot(22, -20, 1, 'ink'),
  );

const foot = (): Sketch =>
  together(
    outline(
      [
        ['M', 0, 31],
        ['C', -8, 31, -9, 21, -7.4, 11],
        ['C', -6.4, 4, -11, -1, -10.4, -9],
        ['C', -9.8, -18, -4, -20, 1.4, -19.4],
        ['C', 8.4, -18.4, 10.6, -11, 9, -3],
        ['C', 7.4, 5, 6.4, 10, 7.4, 18],
        ['C', 8.4, 26, 5, 31, 0, 31],
        ['Z'],
      ],
      0.8,
      'accent',
    ),
    ...[
      [-8.2, -26, 4.3],
      [-0.6, -27.4, 3.2],
      [5.6, -25, 2.8],
      [10, -20.6, 2.4],
      [12.6, -15.2, 2.1],
    ].map(([x = 0, y = 0, radius = 0]) => outline(circlePath(x, y, radius), 0.75, 'accent')),
  );

/** The soles of a newborn. */
const feet = (): Sketch =>
  together(
    moved(foot(), { x: 18, y: 4, turn: 0.04 }),
    moved(foot(), { x: -18, y: 4, turn: 0.96, isMirrored: true }),
    outline(
      [['M', 0, -26], ['C', -5, -33, -11, -27, 0, -18], ['C', 11, -27, 5, -33, 0, -26], ['Z']],
      0.7,
      'foil',
    ),
  );

/** A hare that listens. */
const hare = (seed: number): Sketch =>
  together(
    moved(penned(leafyOrnaments.fern(seed), 0.4), { x: -35, y: 27, scale: 0.5, turn: 0.93 }),
    body([
      ['M', 14, -17],
      ['C', 15, -33, 22, -44, 28, -46],
      ['C', 31, -36, 26, -24, 20, -14],
      ['Z'],
    ]),
    body([['M', 6, -15], ['C', 0, -32, 1, -46, 7, -50], ['C', 14, -44, 15, -29, 14, -17], ['Z']]),
    outline(circlePath(-35, 37, 5.4), 0.75),
    body([
      ['M', 6, -15],
      ['C', 12, -20, 21, -18, 25, -12],
      ['C', 29, -9, 32, -5, 32, -3],
      ['C', 31, 2, 25, 5, 19, 5],
      ['C', 23, 14, 22, 26, 19, 38],
      ['C', 18, 43, 20, 46, 25, 47],
      ['C', 28, 48, 28, 50, 26, 50],
      ['L', -20, 50],
      ['C', -32, 50, -35, 42, -33, 32],
      ['C', -30, 15, -14, 6, -1, 3],
      ['C', 2, -3, 0, -10, 6, -15],
      ['Z'],
    ]),
    pen(
      [
        [8, -20],
        [5.4, -32],
        [7.4, -43],
      ],
      0.45,
      'accent',
    ),
    pen(
      [
        [-4, 50],
        [-1, 44],
        [-12, 40],
        [-21, 34],
        [-17, 24],
        [-6, 21],
      ],
      0.65,
      'ink',
    ),
    pen(
      [
        [10, 22],
        [13, 34],
        [11, 44],
        [15, 49],
      ],
      0.6,
      'ink',
    ),
    roundDot(21, -8, 1.3, 'ink'),
    [-1, 0, 1].flatMap((index) =>
      straightPen(
        [
          [27, -1.5 + index],
          [38, -3 + index * 4],
        ],
        0.3,
      ),
    ),
    repeated(7, (index) =>
      pen(
        [
          [-44 + index * 14, 50],
          [-43 + index * 14, 46],
          [-41 + index * 14, 43 - (index % 2) * 3],
        ],
        0.5,
        'accent',
      ),
    ),
  );

/** An egg, painted with a twig. */
const egg = (seed: number): Sketch => {
  const path: Path = [
    ['M', 0, -48],
    ['C', 22, -48, 37, -14, 37, 10],
    ['C', 37, 33, 21, 48, 0, 48],
    ['C', -21, 48, -37, 33, -37, 10],
    ['C', -37, -14, -22, -48, 0, -48],
    ['Z'],
  ];
  return together(
    moved([{ path, colour: 'soft' }], { x: 2.4, y: 1.8 }),
    body(path, 0.8),
    moved(penned(leafyOrnaments.laurel(seed), 0.6), { x: -1, y: 4, scale: 0.72 }),
    ...[-1, 1].map((side) =>
      moved(penned(leafyOrnaments.olive(seed + 4 + side), 0.5), {
        x: side * 19,
        y: 13,
        scale: 0.4,
        turn: side * 0.02,
      }),
    ),
  );
};

export const lineCreatureOrnaments = { dove, bird, feet, hare, egg } as const;
