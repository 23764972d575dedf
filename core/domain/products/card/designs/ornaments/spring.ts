import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import { chick } from './birds-and-fish.ts';
import { band, blob, block, byNumber, cut, eggHalf, disc, stroke } from './flat-shapes.ts';
import { bunny } from './woodland.ts';

const decoratedEgg = (
  base: string,
  first: string,
  second: string,
  pattern: number,
  radius = 34,
): Sketch => {
  const half = eggHalf(radius);
  const zigzag = (y: number, colour: string): Sketch => {
    const width = half(y) - 2;
    const count = 8;
    return [
      {
        path: Array.from({ length: count + 1 }, (_, index) => {
          const x = -width + (2 * width * index) / count;
          const at = y + (index % 2 === 0 ? -3.4 : 3.4);
          return index === 0 ? (['M', x, at] as const) : (['L', x, at] as const);
        }),
        colour,
        line: 2.4,
      },
    ];
  };
  const dotsAt = (y: number, count: number, colour: string): Sketch => {
    const width = half(y) * 0.78;
    return Array.from({ length: count }, (_, index) =>
      disc(colour, [count === 1 ? 0 : -width + (2 * width * index) / (count - 1), y], 2.9),
    );
  };
  const egg: Sketch = [band(base, half, -radius * 1.419, radius * 1.079)];
  const decorated: readonly [Sketch, ...Sketch[]] = [
    [
      band(first, half, -20, -9),
      band(second, half, 2, 18),
      ...zigzag(10, base),
      ...dotsAt(-30, 2, first),
      ...dotsAt(27, 3, first),
    ],
    [
      ...dotsAt(-32, 2, first),
      ...dotsAt(-20, 3, second),
      ...dotsAt(-8, 4, first),
      ...dotsAt(4, 5, second),
      ...dotsAt(16, 4, first),
      ...dotsAt(27, 3, second),
    ],
    [
      band(first, half, -12, 14),
      ...[-18, 0, 18].flatMap((x) => [
        ...Array.from({ length: 5 }, (_, petal) =>
          moved([disc(base, [0, -4], 2.4, 3.2)], { x, y: 1, turn: petal / 5 }),
        ).flat(),
        disc(second, [x, 1], 2),
      ]),
      ...zigzag(-21, second),
      ...zigzag(22, second),
    ],
    [
      band(second, half, -34, -27),
      band(first, half, -20, -13),
      band(second, half, -6, 1),
      band(first, half, 8, 15),
      band(second, half, 22, 28),
    ],
  ];
  return [...egg, ...byNumber(decorated, pattern)];
};

const grassTuft = (x: number, y: number): Sketch =>
  [-0.07, -0.025, 0.02, 0.065].flatMap((turn, index) =>
    moved(
      [
        block(
          'deep',
          [
            [-2, 0],
            [0, -15 - (index % 2) * 5],
            [2, 0],
          ],
          0.8,
        ),
      ],
      { x: x + (index - 1.5) * 3, y, turn },
    ),
  );

/** Three that lie in the grass. */
const easterEggs = (seed: number): Sketch =>
  together(
    moved(decoratedEgg('soft', 'accent', 'deep', seed, 34), { x: 2, y: -4, scale: 0.86 }),
    grassTuft(-20, 30),
    grassTuft(26, 30),
    moved(decoratedEgg('accent', 'soft', 'foil', seed + 1, 34), {
      x: -24,
      y: 22,
      scale: 0.66,
      turn: -0.05,
    }),
    moved(decoratedEgg('foil', 'soft', 'accent', seed + 2, 34), {
      x: 26,
      y: 25,
      scale: 0.58,
      turn: 0.06,
    }),
    ...[-42, -8, 8, 44].map((x) => grassTuft(x, 50)),
  );

const tulip = (petals: string, centre: string, lean: number): Sketch => [
  stroke('deep', 2.4, [
    [0, 50],
    [lean * 0.3, 20],
    [lean, -14],
  ]),
  blob('deep', [
    [0, 50],
    [-13, 24],
    [-15, 2],
    [-5, 22],
  ]),
  blob('deep', [
    [0, 50],
    [12, 30],
    [16, 12],
    [5, 26],
  ]),
  ...moved(
    [
      blob(centre, [
        [0, 0],
        [-8, -14],
        [0, -31],
        [8, -14],
      ]),
      cut(petals, [
        ['M', 0, 3],
        ['C', -15, 3, -17, -14, -13, -29],
        ['C', -4, -24, 0, -12, 0, 3],
        ['Z'],
      ]),
      cut(petals, [
        ['M', 0, 3],
        ['C', 15, 3, 17, -14, 13, -29],
        ['C', 4, -24, 0, -12, 0, 3],
        ['Z'],
      ]),
    ],
    { x: lean, y: -14 },
  ),
];

const tulips = (seed: number): Sketch =>
  together(
    moved(tulip('soft', 'foil', -6), { x: -24, y: 8, scale: 0.84 }),
    moved(tulip(seed % 2 === 0 ? 'foil' : 'accent', 'soft', 6), { x: 24, y: 4, scale: 0.92 }),
    tulip('accent', 'soft', 0),
  );

const easter = (seed: number): Sketch =>
  byNumber(
    [
      () => decoratedEgg('accent', 'soft', 'deep', 2),
      bunny,
      () => decoratedEgg('foil', 'soft', 'accent', 0),
      () => tulip('accent', 'soft', 0),
      chick,
      () => decoratedEgg('soft', 'accent', 'deep', 1),
    ],
    seed,
  )();

export const springOrnaments = {
  'easter-eggs': easterEggs,
  'spring-tulips': tulips,
  easter,
} as const;
