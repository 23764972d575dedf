import type { Path } from '../../../../artwork/path.ts';
import {
  type Dot,
  type Sketch,
  alongLine,
  moved,
  smoothLine,
  smoothShape,
  together,
} from '../../../../artwork/sketch.ts';
import { arc, blade, circle, onEllipse, polygon, straight } from '../frames/curves.ts';
import { both, filled, line, point } from './gilding.ts';
import { branch } from './gilt-leaves.ts';

const cross = (): Sketch => [
  filled(
    polygon(
      [-1.5, -50],
      [1.5, -50],
      [0.8, -17.8],
      [26, -18.5],
      [26, -15.5],
      [0.8, -16.2],
      [1.8, 50],
      [-1.8, 50],
      [-0.8, -16.2],
      [-26, -15.5],
      [-26, -18.5],
      [-0.8, -17.8],
    ),
  ),
  line(circle([0, -17], 8.5), 0.6),
  ...[1, 3, 5, 7].flatMap((eighth): Sketch =>
    [-0.035, 0, 0.035].map((off, index) =>
      line(
        straight(
          onEllipse([0, -17], [11, 11], eighth / 8 + off),
          onEllipse([0, -17], index === 1 ? [20, 20] : [16, 16], eighth / 8 + off),
        ),
        0.55,
      ),
    ),
  ),
];

const fish = (): Sketch => [
  line(
    [
      ['M', 48, -15],
      ['C', 34, 6, 4, 24, -24, 17],
      ['C', -36, 14, -44, 7, -49, 0],
      ['C', -44, -7, -36, -14, -24, -17],
      ['C', 4, -24, 34, -6, 48, 15],
    ],
    1.6,
  ),
  point([-31, -3], 1.7),
];

/** In flight to the left, a twig in its bill. */
const dove = (): Sketch => {
  const feather = (length: number, width: number, at: Dot, turn: number): Sketch =>
    moved([filled(blade(length, width))], { x: at[0], y: at[1], turn });
  const body: Path = [
    ...smoothShape([
      [-36, -3],
      [-30, -9],
      [-22, -8],
      [-14, 0],
      [0, 4],
      [14, 9],
      [21, 16],
      [12, 21],
      [-4, 22],
      [-18, 16],
      [-26, 6],
      [-29, 0],
    ]),
    ...arc([-29.5, -4], [1.2, 1.2], 1, 0),
    ['Z'],
  ];
  return together(
    feather(35, 7, [13, 15], 0.075),
    feather(36, 7, [14, 15], 0.035),
    feather(33, 7, [14, 14], -0.005),
    [filled(body), filled(polygon([-35.5, -4.2], [-42, -1.6], [-35, -0.8]))],
    ...[-0.22, -0.185, -0.15, -0.115, -0.08, -0.045].map((turn, index) =>
      feather(
        [40, 49, 52, 50, 45, 37][index] ?? 40,
        7.6,
        [-12 + 3.4 * index, 7 + 0.6 * index],
        turn,
      ),
    ),
    branch(
      [
        [-41, -1],
        [-45, 5],
        [-47, 12],
      ],
      3,
      6,
    ),
  );
};

const lotus = (): Sketch => [
  line([
    ['M', 0, 26],
    ['C', -17, 6, -12, -24, 0, -42],
    ['C', 12, -24, 17, 6, 0, 26],
  ]),
  line(straight([0, 14], [0, -18]), 0.5),
  point([0, 36], 1.5),
  ...both([
    line([
      ['M', 0, 26],
      ['C', 24, 14, 32, -8, 24, -28],
      ['C', 18, -25, 13, -21, 9.8, -17.5],
    ]),
    line([
      ['M', 0, 26],
      ['C', 22, 26, 40, 12, 44, -8],
      ['C', 38, -10, 31, -9, 26.8, -6.4],
    ]),
    line([
      ['M', 0, 26],
      ['C', 18, 34, 40, 28, 50, 14],
      ['C', 46, 10.5, 41, 8.6, 37.2, 8.4],
    ]),
    line(
      smoothLine([
        [8, 14],
        [15, 2],
        [20, -14],
      ]),
      0.5,
    ),
    line(
      smoothLine([
        [13, 19],
        [25, 12],
        [35, 0],
      ]),
      0.5,
    ),
    line(
      smoothLine([
        [4, 35],
        [18, 38],
        [34, 34],
      ]),
      0.8,
    ),
    point([38, 32.4], 1.1),
  ]),
];

/** A quill: a shaft and its barbs. */
const feather = (seed: number): Sketch => {
  const bend = seed % 2 === 0 ? 9 : -9;
  const shaft: readonly Dot[] = [
    [-bend, 50],
    [bend * 0.5, 20],
    [bend * 0.7, -14],
    [-bend * 0.4, -48],
  ];
  const count = 46;
  return [
    line(smoothLine(shaft), 0.9),
    ...Array.from({ length: count }, (_, index): Sketch => {
      const share = 0.2 + (0.79 * index) / (count - 1);
      const { at, turn } = alongLine(shaft, share);
      const full = 4 * (share - 0.14) * (1.05 - share);
      const length = 21 * Math.sqrt(Math.max(0, full)) + 2;
      return [-1, 1].flatMap((side): Sketch => {
        const isGap = (index === 17 && side === 1) || (index === 29 && side === -1);
        return isGap
          ? []
          : moved(
              [
                line(
                  [
                    ['M', 0, 0],
                    ['Q', length * 0.5, side * length * 0.08, length, side * length * 0.36],
                  ],
                  0.55,
                ),
              ],
              { x: at[0], y: at[1], turn: turn + side * 0.06 },
            );
      });
    }).flat(),
  ];
};

export const giltSigns = {
  'slender-cross': cross,
  ichthys: fish,
  'gilt-dove': dove,
  lotus,
  quill: feather,
} as const;
