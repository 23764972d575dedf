import { mixed } from './seeded.ts';
import {
  alongLine,
  moved,
  smoothLine,
  smoothShape,
  together,
  type Dot,
  type Sketch,
} from '../../../../artwork/sketch.ts';

/** A leaf that begins at the origin and points to the right, with its rib. */
const leaf = (length: number, width: number, colour: string): Sketch => [
  {
    path: smoothShape([
      [0, 0],
      [length * 0.3, -width / 2],
      [length * 0.72, -width * 0.38],
      [length, 0],
      [length * 0.72, width * 0.38],
      [length * 0.3, width / 2],
    ]),
    colour,
  },
];

/** A stem with pairs of leaves that become smaller towards its end. */
const eucalyptus = (seed: number): Sketch => {
  const random = mixed(seed);
  const bend = 8 + random(1) * 14;
  const stem: readonly Dot[] = [
    [0, 50],
    [bend, 16],
    [bend * 0.6, -18],
    [-bend * 0.3, -50],
  ];
  const pairs = 7;
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.14 + (0.8 * index) / (pairs - 1);
    const { at, turn } = alongLine(stem, share);
    const size = 24 * (1 - share * 0.55) * (0.9 + 0.2 * random(10 + index));
    const pair = [-1, 1].flatMap((side) =>
      moved(leaf(size, size * 0.72, index % 2 === 0 ? 'accent' : 'soft'), {
        x: at[0],
        y: at[1],
        turn: turn + side * (0.14 + 0.05 * random(30 + index)),
      }),
    );
    return pair;
  });
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.9 }],
    ...leaves,
    moved(leaf(12, 7, 'accent'), { x: -bend * 0.3, y: -50, turn: 0.72 }),
  );
};

export const leafyOrnaments = { eucalyptus } as const;
