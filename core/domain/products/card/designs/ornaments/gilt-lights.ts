import type { Path } from '../../../../artwork/path.ts';
import {
  type Dot,
  type Sketch,
  type SketchShape,
  moved,
  smoothLine,
  smoothShape,
  together,
} from '../../../../artwork/sketch.ts';
import { arc, circle, onEllipse, polygon, slenderStar, straight } from '../frames/curves.ts';
import { both, filled, line, point } from './gilding.ts';
import { mixed } from './seeded.ts';

const sunburst = (seed: number): Sketch => {
  const count = [32, 40, 48][seed % 3] ?? 40;
  return [
    line(circle([0, 0], 11), 0.8),
    point([0, 0], 6.5),
    ...Array.from({ length: count }, (_, index): Sketch => {
      const turn = index / count;
      const end = index % 4 === 0 ? 47 : index % 2 === 0 ? 38 : 28;
      return [
        line(
          straight(onEllipse([0, 0], [15, 15], turn), onEllipse([0, 0], [end, end], turn)),
          index % 4 === 0 ? 0.9 : 0.6,
        ),
        ...(index % 4 === 0 ? [point(onEllipse([0, 0], [49.5, 49.5], turn), 1)] : []),
      ];
    }).flat(),
  ];
};

const northStar = (): Sketch => [
  filled(slenderStar([0, 0], 8, { long: 50, short: 21, waist: 4.6 })),
  ...Array.from({ length: 8 }, (_, index) =>
    point(onEllipse([0, 0], [30, 30], (index + 0.5) / 8), 0.9),
  ),
];

/** The star over Bethlehem: its lowest point is long. */
const comet = (): Sketch => [
  filled(
    polygon(
      [0, -34],
      [2.6, -12.6],
      [17, -10],
      [2.6, -7.4],
      [0, 50],
      [-2.6, -7.4],
      [-17, -10],
      [-2.6, -12.6],
    ),
  ),
  filled(slenderStar([0, -10], 8, { long: 11, short: 11, waist: 3 })),
  ...[1, 3, 5, 7].map((eighth) => point(onEllipse([0, -10], [15, 15], eighth / 8), 0.8)),
];

const constellation = (seed: number): Sketch => {
  const random = mixed(seed);
  const stars = Array.from({ length: 7 }, (_, index): Dot => [
    -44 + index * 14.6 + (random(index) - 0.5) * 6,
    (index % 2 === 0 ? 1 : -1) * (8 + 26 * random(20 + index)),
  ]);
  const towards = ([x, y]: Dot, to: Dot, distance: number): Dot => {
    const length = Math.sqrt((to[0] - x) ** 2 + (to[1] - y) ** 2);
    return [x + ((to[0] - x) * distance) / length, y + ((to[1] - y) * distance) / length];
  };
  return stars.flatMap((at, index): Sketch => {
    const next = stars[index + 1];
    return [
      ...(next === undefined
        ? []
        : [line(straight(towards(at, next, 6), towards(next, at, 6)), 0.5)]),
      filled(slenderStar(at, 4, { long: 3.4 + 3 * random(40 + index), short: 3.4, waist: 1.1 })),
    ];
  });
};

/** Lit from the right by a share of its breadth from 0 (new) to 1 (full). */
const moon = ([x, y]: Dot, radius: number, light: number): Sketch => {
  const bulge = radius * (2 * light - 1);
  const edge: Path =
    bulge >= 0
      ? arc([x, y], [bulge, radius], 0.25, 0.75, 'L')
      : arc([x, y], [-bulge, radius], 0.25, -0.25, 'L');
  return [
    line(circle([x, y], radius), 0.5),
    filled([...arc([x, y], [radius, radius], -0.25, 0.25), ...edge, ['Z']]),
  ];
};

const moonPhases = (): Sketch =>
  together(moon([0, 0], 13, 1), both(moon([27, 0], 9.5, 0.62)), both(moon([46.5, 0], 6.5, 0.28)));

const crescent = (): Sketch => [
  filled([
    ...arc([0, 0], [42, 42], 0.1335, 0.8665),
    ...arc([16, 0], [33.5, 33.5], 0.8086, 0.1914, 'L'),
    ['Z'],
  ]),
  filled(slenderStar([17, -4], 8, { long: 15, short: 6, waist: 2 })),
  point([33, -20], 1.4),
  point([32, 12], 1),
];

const snowCrystal = (seed: number): Sketch => {
  const random = mixed(seed);
  const places = [16, 25, 34].map((at, index) => at + 4 * (random(index) - 0.5));
  const arm: Sketch = [
    line(straight([0, 0], [46, 0]), 1.1),
    ...places.flatMap((at, index): Sketch => {
      const length = (index === 1 ? 15 : 10) * (0.8 + 0.35 * random(10 + index));
      return [-1, 1].map((side) =>
        line(straight([at, 0], [at + length * 0.5, side * length * 0.866]), 0.9),
      );
    }),
    filled(polygon([45, 0], [47.5, -1.7], [50, 0], [47.5, 1.7])),
  ];
  const hexagon = (radius: number): Path =>
    polygon(
      ...Array.from({ length: 6 }, (_, index) =>
        onEllipse([0, 0], [radius, radius], (index + 0.5) / 6 - 0.25),
      ),
    );
  return together(
    ...Array.from({ length: 6 }, (_, index) => moved(arm, { turn: index / 6 - 0.25 })),
    [line(hexagon(9), 0.7), filled(hexagon(3.4))],
  );
};

const candle = (): Sketch => [
  ...Array.from({ length: 19 }, (_, index): SketchShape => {
    const turn = 0.25 + 0.07 + (0.86 * index) / 18;
    const [inner, outer] = index % 2 === 0 ? [17, 24] : [17, 20.5];
    return line(
      straight(
        onEllipse([0, -30], [inner, inner], turn),
        onEllipse([0, -30], [outer, outer], turn),
      ),
      0.6,
    );
  }),
  filled(
    smoothShape([
      [0, -43],
      [4.2, -33],
      [5, -27],
      [0, -20.5],
      [-5, -27],
      [-3.4, -33],
    ]),
  ),
  line(straight([0, -20], [0, -15]), 0.7),
  line([['M', -8, 50], ['L', -8, -13], ...arc([0, -13], [8, 2.6], 0.5, 1, 'L'), ['L', 8, 50]], 0.8),
  line(arc([0, -13], [8, 2.6], 0, 0.5), 0.8),
  line(
    smoothLine([
      [8, -11],
      [5.5, -3],
      [6, 6],
      [4.4, 12],
    ]),
    0.5,
  ),
];

/** Dots and small stars about a middle. */
const sparkle = (seed: number): Sketch => {
  const random = mixed(seed);
  return Array.from({ length: 34 }, (_, index): SketchShape => {
    const radius = 6 + 43 * Math.sqrt((index + 0.5) / 34);
    const at = onEllipse([0, 0], [radius, radius], index * 0.381966);
    return index % 5 === 0
      ? filled(slenderStar(at, 4, { long: 4 + 2 * random(index), short: 4, waist: 0.9 }))
      : point(at, 0.7 + 1.1 * random(index));
  });
};

/** A round bauble on its thread. */
const bauble = (seed: number): Sketch => {
  const waist = seed % 2 === 0 ? 8 : 12;
  return [
    line(circle([0, 12], 36), 1),
    line(polygon([-6, -24], [6, -24], [5, -31], [-5, -31]), 0.8),
    line(circle([0, -36], 4.6), 0.8),
    line(arc([0, 12 - waist], [34.6, 7], 0.02, 0.48), 0.7),
    line(arc([0, 12 + waist], [34.6, 7], 0.02, 0.48), 0.7),
    ...Array.from({ length: 7 }, (_, index) => {
      const share = (2 * (index + 0.5)) / 7 - 1;
      const at: Dot = [33 * share, 12 + 6.8 * Math.sqrt(1 - share * share)];
      return filled(
        slenderStar(at, 4, { long: waist * 0.62, short: waist * 0.42, waist: waist * 0.13 }),
      );
    }),
    ...Array.from({ length: 5 }, (_, index) =>
      point([-16 + 8 * index, -11 + 0.05 * (index - 2) ** 2], 0.9),
    ),
  ];
};

const fir = (seed: number): Sketch => {
  const rows = 9 + (seed % 3);
  return [
    ...Array.from({ length: rows }, (_, index): SketchShape => {
      const share = (index + 1) / rows;
      const half = 33 * share;
      const y = -38 + 74 * share;
      return line(
        [
          ['M', -half, y],
          ['Q', 0, y - half * 0.62, half, y],
        ],
        0.9,
      );
    }),
    line(straight([0, 28], [0, 50]), 1.1),
    filled(slenderStar([0, -42], 8, { long: 8, short: 4, waist: 1.6 })),
  ];
};

export const giltLights = {
  sunburst,
  'north-star': northStar,
  comet,
  constellation,
  'moon-phases': moonPhases,
  crescent,
  'snow-crystal': snowCrystal,
  'gilt-candle': candle,
  sparkle,
  'gilt-bauble': bauble,
  'stroke-fir': fir,
} as const;
