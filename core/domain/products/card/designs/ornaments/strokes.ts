/** What line drawings are made of. */
import type { Path } from '../../../../artwork/path.ts';
import { together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { straight } from '../frames/curves.ts';
import { around, grown, leafPath, lineLeaf, pen } from './plants.ts';
import { mixed } from './seeded.ts';

/** The line of a shape alone. */
export const outline = (path: Path, line = 0.75, colour = 'ink'): Sketch => [
  { path, colour, line },
];

/** An outline that hides what lies behind it. */
export const body = (path: Path, line = 0.75, colour = 'ink', fill = 'paper'): Sketch => [
  { path, colour: fill },
  { path, colour, line },
];

/** Straight lines from point to point. */
export const straightPen = (dots: readonly Dot[], line = 0.75, colour = 'ink'): Sketch => [
  { path: straight(...dots), colour, line },
];

/** A branch that lies across, with leaves by turns. */
export const leafyBranch = (
  stem: readonly Dot[],
  seed: number,
  count: number,
  size: number,
  colour = 'accent',
): Sketch =>
  together(
    pen(stem, 0.7, colour),
    grown(stem, {
      count,
      from: 0.06,
      to: 1,
      spread: 0.11,
      by: 'turns',
      random: mixed(seed),
      grow: ({ share }) => {
        const length = size * (1.1 - 0.4 * share);
        return lineLeaf(length, length * 0.42, length * 0.1, 0.6);
      },
    }),
  );

/** A star of fine rays. */
export const rayStar = (size: number, colour: string): Sketch =>
  around(8, (index) => {
    const length = index % 2 === 0 ? size : size * 0.5;
    return index % 2 === 0
      ? [{ path: leafPath(length, size * 0.14), colour }]
      : straightPen(
          [
            [size * 0.1, 0],
            [length, 0],
          ],
          0.45,
          colour,
        );
  });
