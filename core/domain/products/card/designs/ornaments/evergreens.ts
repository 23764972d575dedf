import {
  alongLine,
  moved,
  smoothLine,
  together,
  type Dot,
  type Sketch,
} from '../../../../artwork/sketch.ts';
import {
  roundDot,
  coinPath,
  grown,
  joinedLines,
  pen,
  repeated,
  stemOf,
  type Random,
} from './plants.ts';
import { mixed } from './seeded.ts';
import { tipOf } from './leaves.ts';

const needles = (length: number, random: Random, key: number): Sketch =>
  joinedLines(
    repeated(7, (index) => {
      const turn = (index - 3) * 0.036 + (random(key + index) - 0.5) * 0.02;
      const long = length * (0.8 + 0.3 * random(key + 20 + index));
      return moved(
        [
          {
            path: [
              ['M', 0, 0],
              ['Q', long * 0.5, 0.4, long, 0],
            ],
            colour: index % 3 === 0 ? 'deep' : 'accent',
            line: 0.75,
          },
        ],
        { turn },
      );
    }),
  );

const cone = (scale: number): Sketch =>
  moved(
    together(
      [{ path: coinPath(21, 14), colour: 'deep' }],
      repeated(6, (row) =>
        repeated(3, (place) =>
          moved(
            [{ path: coinPath(5.4, 4.8), colour: (row + place) % 2 === 0 ? 'accent' : 'soft' }],
            {
              x: 2 + row * 2.9,
              y: (place - 1) * (4.1 - Math.abs(row - 2) * 0.55),
              turn: (place - 1) * 0.09,
            },
          ),
        ),
      ),
    ),
    { scale },
  );

/** A twig of pine with two cones and berries. */
const pine = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 1);
  const side = (share: number, turnBy: number, length: number): Sketch => {
    const { at, turn } = alongLine(stem, share);
    const twig: readonly Dot[] = [
      [0, 0],
      [length * 0.5, -1],
      [length, 1],
    ];
    return moved(
      together(
        pen(twig, 0.8, 'deep'),
        grown(twig, {
          count: Math.round(length / 3.4),
          from: 0.2,
          to: 1,
          spread: 0.09,
          by: 'pairs',
          random,
          grow: ({ index, side: which }) => needles(11, random, index * 31 + which * 7 + length),
        }),
      ),
      { x: at[0], y: at[1], turn: turn + turnBy },
    );
  };
  const { at } = alongLine(stem, 0.26);
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 1.1 }],
    side(0.3, -0.12, 26),
    side(0.42, 0.12, 24),
    side(0.62, -0.11, 18),
    side(0.72, 0.11, 14),
    grown(stem, {
      count: 14,
      from: 0.3,
      to: 1,
      spread: 0.075,
      by: 'pairs',
      random,
      grow: ({ index, side: which }) => needles(12, random, index * 37 + which * 11),
    }),
    moved(cone(1), { x: at[0] - 3, y: at[1] - 2, turn: 0.36 }),
    moved(cone(0.82), { x: at[0] + 4, y: at[1] + 2, turn: 0.12 }),
    [
      [0, -9],
      [6, -5],
      [-6, 5],
    ].flatMap(([x = 0, y = 0]) => roundDot(at[0] + x, at[1] + y, 2.5, 'foil')),
  );
};

const hollyLeaf = (size: number, colour: string): Sketch => [
  {
    path: [
      ['M', 0, 0],
      ['Q', size * 0.1, -size * 0.12, size * 0.16, -size * 0.3],
      ['Q', size * 0.28, -size * 0.14, size * 0.46, -size * 0.34],
      ['Q', size * 0.54, -size * 0.14, size * 0.76, -size * 0.24],
      ['Q', size * 0.8, -size * 0.07, size, 0],
      ['Q', size * 0.8, size * 0.07, size * 0.76, size * 0.24],
      ['Q', size * 0.54, size * 0.14, size * 0.46, size * 0.34],
      ['Q', size * 0.28, size * 0.14, size * 0.16, size * 0.3],
      ['Q', size * 0.1, size * 0.12, 0, 0],
      ['Z'],
    ],
    colour,
  },
  {
    path: [
      ['M', 0, 0],
      ['Q', size * 0.4, -size * 0.03, size * 0.86, 0],
    ],
    colour: 'soft',
    line: 0.4,
  },
];

/** Spiny leaves and berries. */
const holly = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 0.9);
  const berries = (share: number, key: number): Sketch => {
    const { at } = alongLine(stem, share);
    return repeated(3, (index) => {
      const x = at[0] + (index - 1) * 4.4 + random(key + index) * 1.5;
      const y = at[1] + (index % 2) * 4 - 1 + random(key + 5 + index);
      return together(roundDot(x, y, 2.9, 'foil'), roundDot(x - 0.9, y - 0.9, 0.7, 'paper'));
    });
  };
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.9 }],
    grown(stem, {
      count: 7,
      from: 0.12,
      to: 0.92,
      spread: 0.15,
      by: 'pairs',
      random,
      grow: ({ index, share, side }) =>
        hollyLeaf(
          (21 - 8 * share) * (0.9 + 0.2 * random(20 + index * 2 + side)),
          (index + (side === 1 ? 1 : 0)) % 3 === 1 ? 'deep' : 'accent',
        ),
    }),
    moved(hollyLeaf(14, 'accent'), tipOf(stem)),
    berries(0.2, 60),
    berries(0.52, 80),
  );
};

export const evergreenOrnaments = { pine, holly } as const;
