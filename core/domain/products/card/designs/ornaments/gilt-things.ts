import type { Path } from '../../../../artwork/path.ts';
import {
  type Dot,
  type Sketch,
  type SketchShape,
  moved,
  smoothShape,
  together,
} from '../../../../artwork/sketch.ts';
import { arc, circle, ellipse, polygon, slenderStar, straight } from '../frames/curves.ts';
import { both, filled, line, point } from './gilding.ts';
import { leafAt } from './gilt-leaves.ts';

/** Two wedding rings, the one through the other, with a small stone. */
const rings = (): Sketch => {
  const ring = ([x, y]: Dot): Sketch => [
    line(circle([x, y], 27), 0.9),
    line(circle([x, y], 23.6), 0.9),
  ];
  return together(ring([-17, 10]), ring([17, 10]), [
    line(polygon([17, -18], [9, -28], [12.5, -33], [21.5, -33], [25, -28]), 0.9),
    line(straight([9, -28], [25, -28]), 0.6),
    line(straight([14, -28], [17, -18], [20, -28]), 0.6),
  ]);
};

const bow = (): Sketch =>
  together(
    both([
      line(
        [
          ['M', 2, 2.8],
          ['C', 6, 16, 10, 30, 24, 46],
          ['L', 25, 38],
          ['L', 33, 38],
          ['C', 20, 27, 12, 14, 5, 2.4],
        ],
        0.9,
      ),
      line(
        [
          ['M', 5.8, -8],
          ['C', 16, -34, 46, -40, 47, -22],
          ['C', 48, -4, 22, 5, 5.8, -1.5],
        ],
        0.9,
      ),
      line(
        [
          ['M', 5.8, -6.4],
          ['C', 18, -16, 32, -24, 39, -19],
          ['C', 42, -14, 30, -5, 5.8, -3.6],
        ],
        0.6,
      ),
    ]),
    [
      line(
        smoothShape([
          [-5, -10],
          [0, -11],
          [5, -10],
          [5.6, -4],
          [5, 1.5],
          [0, 2.4],
          [-5, 1.5],
          [-5.6, -4],
        ]),
        0.9,
      ),
      line(straight([-1.6, -8], [-1.6, 0]), 0.5),
      line(straight([1.6, -8], [1.6, 0]), 0.5),
    ],
  );

/** An egg with bands of a goldsmith's work, another order of them by each seed. */
const jewelledEgg = (seed: number): Sketch => {
  const outline: Path = [
    ['M', 0, -50],
    ['C', 20, -50, 37, -14, 37, 12],
    ['C', 37, 36, 20, 50, 0, 50],
    ['C', -20, 50, -37, 36, -37, 12],
    ['C', -37, -14, -20, -50, 0, -50],
    ['Z'],
  ];
  /** Half of its breadth at a height. */
  const half = (y: number): number => {
    const share = y < 12 ? (12 - y) / 62 : (y - 12) / 38;
    return 37 * Math.sqrt(Math.max(0, 1 - share ** (y < 12 ? 1.85 : 2)));
  };
  const across = (y: number): SketchShape =>
    line(
      [
        ['M', -half(y), y],
        ['Q', 0, y + 7, half(y), y],
      ],
      0.8,
    );
  const bowed = (y: number, share: number): Dot => [half(y) * share, y + 3.5 * (1 - share * share)];
  const shares = (count: number) =>
    Array.from({ length: count }, (_, index) => (2 * (index + 0.5)) / count - 1);
  const beads = (y: number): Sketch =>
    shares(13).map((share) => point(bowed(y, share * 0.97), 1.3));
  const leaves = (y: number): Sketch =>
    shares(9).flatMap((share) => leafAt(bowed(y + 5, share * 0.94), -0.25, 10, 4.4));
  const lozenges = (y: number): Sketch =>
    shares(7).map((share) => {
      const [x, middle] = bowed(y, share * 0.92);
      return filled(polygon([x, middle - 5], [x + 3, middle], [x, middle + 5], [x - 3, middle]));
    });
  const bands = [beads, leaves, lozenges];
  const band = (index: number) => bands[(index + seed) % 3] ?? beads;
  return together(
    [line(outline, 1)],
    ...[-27, -13, 5, 21, 34].map((y) => [across(y)]),
    band(0)(-20),
    band(1)(-4),
    band(2)(13),
    band(0)(27.5),
    [filled(slenderStar([0, -37], 8, { long: 6, short: 3, waist: 1.2 }))],
  );
};

const heart = (): Sketch =>
  [1, 0.84].map((size, index) =>
    line(
      [
        ['M', 0, 44 * size],
        ['C', -70 * size, -4 * size, -42 * size, -58 * size, 0, -24 * size],
        ['C', 42 * size, -58 * size, 70 * size, -4 * size, 0, 44 * size],
        ['Z'],
      ],
      index === 0 ? 1.1 : 0.6,
    ),
  );

/** Two shallow glasses that meet. */
const glasses = (): Sketch => {
  const glass: Sketch = [
    line(
      [
        ['M', -17, -28],
        ['C', -16, -8, -6, -3, 0, -3],
        ['C', 6, -3, 16, -8, 17, -28],
      ],
      0.9,
    ),
    line(ellipse([0, -28], [17, 3.6]), 0.8),
    line(arc([0, -17], [14.6, 2.6], 0.02, 0.48), 0.6),
    line(straight([0, -3], [0, 36]), 0.9),
    line(ellipse([0, 38], [11, 2.6]), 0.8),
    ...(
      [
        [-5, -11],
        [2, -9],
        [6, -12.5],
        [-1, -13],
      ] as const
    ).map((at) => point(at, 0.8)),
  ];
  return together(
    both(moved(glass, { x: 25, y: 8, turn: -0.035 })),
    [
      [0, -44, 5],
      [-9, -39, 3],
      [9, -39, 3],
    ].map(([x = 0, y = 0, size = 3]) =>
      filled(slenderStar([x, y], 4, { long: size, short: size, waist: size * 0.24 })),
    ),
  );
};

export const giltThings = {
  'wedding-rings': rings,
  'ribbon-bow': bow,
  'jewelled-egg': jewelledEgg,
  'gilt-heart': heart,
  coupes: glasses,
} as const;
