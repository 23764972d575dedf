import {
  type Dot,
  type Sketch,
  alongLine,
  moved,
  smoothLine,
  together,
} from '../../../../artwork/sketch.ts';
import { arc, blade, circle, ellipse, onEllipse, polygon, straight } from '../frames/curves.ts';
import { both, filled, line, point } from './gilding.ts';
import { mixed } from './seeded.ts';

/** A leaf that begins at a point and lies in a direction, in full turns. */
export const leafAt = (at: Dot, turn: number, length: number, width: number): Sketch =>
  moved([filled(blade(length, width))], { x: at[0], y: at[1], turn });

/** Leaves in pairs along a stem, smaller towards its end, and one at the end. */
export const branch = (stem: readonly Dot[], pairs: number, leaf: number, spread = 0.1): Sketch => {
  const end = alongLine(stem, 1);
  return together(
    [line(smoothLine(stem), 0.8)],
    ...Array.from({ length: pairs }, (_, index) => {
      const share = 0.1 + (0.84 * index) / Math.max(1, pairs - 1);
      const { at, turn } = alongLine(stem, share);
      const length = leaf * (1 - 0.4 * share);
      return together(
        leafAt(at, turn - spread, length, length * 0.3),
        leafAt(at, turn + spread, length, length * 0.3),
      );
    }),
    leafAt(end.at, end.turn, leaf * 0.6, leaf * 0.18),
  );
};

const laurelWreath = (): Sketch => {
  const stem = Array.from({ length: 9 }, (_, index) =>
    onEllipse([0, 0], [41, 43], 0.235 - (0.44 * index) / 8),
  );
  return together(both(branch(stem, 10, 15)), [
    line(arc([-5, 45], [5, 3], 0.5, 1), 0.8),
    line(arc([5, 45], [5, 3], 0.5, 1), 0.8),
  ]);
};

/** Closed all around: leaves that follow each other on a ring, with berries. */
const laurelRing = (seed: number): Sketch => {
  const random = mixed(seed);
  const count = 34;
  return [
    line(circle([0, 0], 43), 0.5),
    ...Array.from({ length: count }, (_, index): Sketch => {
      const turn = index / count;
      const at = onEllipse([0, 0], [43, 43], turn);
      const length = 9 + 2 * random(index);
      return [
        ...leafAt(at, turn + 0.25 + 0.1, length, length * 0.34),
        ...leafAt(at, turn + 0.25 - 0.1, length, length * 0.34),
        ...(index % 4 === 0 ? [point(onEllipse([0, 0], [50, 50], turn + 0.008), 1.1)] : []),
      ];
    }).flat(),
  ];
};

/** Two short branches from a middle outwards: what parts two texts. */
const sprigs = (): Sketch =>
  together(
    both(
      branch(
        [
          [6, 1],
          [18, 3],
          [33, 1],
          [47, -5],
        ],
        6,
        9.5,
        0.09,
      ),
    ),
    [filled(polygon([0, -3], [2.4, 0], [0, 3], [-2.4, 0]))],
  );

/** One upright branch. */
const giltBranch = (seed: number): Sketch => {
  const bend = seed % 2 === 0 ? 6 : -6;
  const stem: readonly Dot[] = [
    [-bend, 48],
    [bend * 0.4, 16],
    [bend * 0.4, -16],
    [-bend * 0.4, -42],
  ];
  return branch(stem, 7, 22, 0.12);
};

/** A scroll that rolls inwards from its outer end, as points of a line. */
const scroll = (middle: Dot, radius: number, from: number, turns: number): readonly Dot[] =>
  Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    const own = radius * (1 - 0.86 * share);
    return onEllipse(middle, [own, own], from + turns * share);
  });

/** Penmanship: scrolls to both sides of a drop, as under the last line of a deed. */
const flourish = (): Sketch =>
  together(
    both([
      line(smoothLine([[0, 9], [7, 4], [15, 1.5], ...scroll([27, -2], 9, 0.35, -1.3)]), 0.8),
      line(smoothLine([[4, 11], [18, 11], [32, 9], ...scroll([43, 3], 6.5, 0.3, -1.2)]), 0.8),
      ...moved([filled(blade(11, 4))], { x: 3, y: 2, turn: -0.13 }),
      point([27.4, -1.4], 1.2),
      point([43, 3.4], 1),
    ]),
    [
      ...moved([filled(blade(15, 5))], { x: 0, y: 3, turn: -0.25 }),
      point([0, 8], 1.5),
      point([0, 13], 0.9),
    ],
  );

/** Arms of light that hang from a middle, each with drops. */
const chandelier = (): Sketch =>
  together(
    [
      line(straight([0, -50], [0, 18]), 0.8),
      point([0, -30], 2.4),
      filled(polygon([0, 18], [4, 25], [0, 34], [-4, 25])),
      point([0, 38], 1.2),
      line(ellipse([0, 2], [5, 9]), 0.8),
    ],
    both([
      line(
        smoothLine([
          [0, 16],
          [16, 20],
          [30, 12],
          [36, -2],
        ]),
        0.8,
      ),
      line(
        smoothLine([
          [0, 8],
          [9, 11],
          [16, 6],
          [19, -4],
        ]),
        0.8,
      ),
      line(straight([32, -2], [40, -2]), 1),
      line(straight([15.5, -4], [22.5, -4]), 1),
      ...[36, 19].flatMap((x, index): Sketch => {
        const y = index === 0 ? -2 : -4;
        return [
          line(polygon([x - 1.4, y], [x + 1.4, y], [x + 1.4, y - 9], [x - 1.4, y - 9]), 0.6),
          ...moved([filled(blade(6, 2.6))], { x, y: y - 10.5, turn: -0.25 }),
        ];
      }),
      ...[
        [9, 19.4],
        [19, 19],
        [28, 14.5],
      ].map(([x = 0, y = 0]) =>
        filled(polygon([x, y + 1], [x + 1.6, y + 5], [x, y + 9], [x - 1.6, y + 5])),
      ),
      line(
        smoothLine([
          [0, -28],
          [6, -14],
          [19, -6],
        ]),
        0.45,
      ),
      line(
        smoothLine([
          [0, -28],
          [12, -14],
          [36, -5],
        ]),
        0.45,
      ),
    ]),
  );

export const giltLeaves = {
  'laurel-wreath': laurelWreath,
  'laurel-ring': laurelRing,
  'laurel-sprigs': sprigs,
  'gilt-branch': giltBranch,
  flourish,
  chandelier,
} as const;
