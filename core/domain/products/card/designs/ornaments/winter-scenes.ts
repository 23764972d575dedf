/** Winter as with a fine pen, built as the other landscapes are. */
import type { Path } from '../../../../artwork/path.ts';
import { together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { circlePath, repeated } from './plants.ts';
import { mixed } from './seeded.ts';
import { hill } from './line-scenes.ts';

const fir = (x: number, foot: number, height: number, fill: string): Sketch => {
  const tiers = 4;
  const half = height * 0.24;
  const side = (way: -1 | 1): readonly Dot[] =>
    Array.from({ length: tiers * 2 }, (_, index): Dot => {
      const tier = Math.floor(index / 2) + 1;
      const reach = (half * tier) / tiers;
      return index % 2 === 0
        ? [x + way * reach, foot - height + (height * 0.92 * tier) / tiers]
        : [x + way * reach * 0.52, foot - height + (height * 0.92 * tier) / tiers - 0.8];
    });
  const left = side(-1);
  const path: Path = [
    ['M', x, foot - height],
    ...side(1)
      .slice(0, -1)
      .map(([across, down]) => ['L', across, down] as const),
    ['Q', x, foot - height * 0.04, left[left.length - 2]?.[0] ?? x, foot - height * 0.08],
    ...left
      .slice(0, -2)
      .toReversed()
      .map(([across, down]) => ['L', across, down] as const),
    ['Z'],
  ];
  return [
    {
      path: [
        ['M', x, foot + 1],
        ['L', x, foot - height * 0.2],
      ],
      colour: 'ink',
      line: 0.5,
    },
    { path, colour: fill },
    { path, colour: 'ink', line: 0.45 },
  ];
};

/** Firs in the snow, and a star. */
const forest = (seed: number): Sketch => {
  const random = mixed(seed);
  return together(
    hill(
      [
        [-62, -6],
        [-24, -10],
        [20, -5],
        [62, -10],
      ],
      'paper',
    ),
    repeated(9, (index) =>
      fir(
        -52 + index * 13 + random(index) * 4,
        -6 + random(20 + index) * 2,
        14 + random(40 + index) * 8,
        index % 3 === 1 ? 'soft' : 'paper',
      ),
    ),
    hill(
      [
        [-62, 4],
        [-20, -1],
        [24, 5],
        [62, 0],
      ],
      'paper',
    ),
    fir(-40, 4, 30, 'paper'),
    fir(-27, 4.6, 21, 'soft'),
    fir(42, 4, 27, 'soft'),
    fir(31, 5, 17, 'paper'),
    repeated(16, (index) => [
      {
        path: circlePath(
          -56 + index * 7.6,
          -34 + random(60 + index) * 26,
          0.35 + 0.3 * random(80 + index),
        ),
        colour: 'foil',
      },
    ]),
  );
};

/** Gables of a small town in winter. */
const village = (seed: number): Sketch => {
  const random = mixed(seed);
  const house = (x: number, width: number, height: number, kind: number): Sketch => {
    const eaves = 2 - height;
    const gable = eaves - width * (kind === 1 ? 0.9 : 0.62);
    const wall: Path = [
      ['M', x, 6],
      ['L', x, eaves],
      ['L', x + width / 2, gable],
      ['L', x + width, eaves],
      ['L', x + width, 6],
      ['Z'],
    ];
    const pane = (left: number, top: number): Sketch => {
      const path: Path = [
        ['M', left, top + 3.2],
        ['L', left, top + 0.6],
        ['Q', left + 1.1, top - 0.6, left + 2.2, top + 0.6],
        ['L', left + 2.2, top + 3.2],
        ['Z'],
      ];
      return [
        { path, colour: 'soft' },
        { path, colour: 'accent', line: 0.3 },
      ];
    };
    return together(
      kind === 0
        ? [
            {
              path: [
                ['M', x + width * 0.72, gable + width * 0.1],
                ['L', x + width * 0.72, gable - 1.5],
                ['L', x + width * 0.86, gable - 1.5],
                ['L', x + width * 0.86, gable + width * 0.3],
              ],
              colour: 'ink',
              line: 0.45,
            },
          ]
        : [],
      [
        { path: wall, colour: 'paper' },
        { path: wall, colour: 'ink', line: 0.5 },
      ],
      [
        {
          path: [
            ['M', x - 1.2, eaves + 1],
            ['L', x + width / 2, gable - 1.2],
            ['L', x + width + 1.2, eaves + 1],
          ],
          colour: 'ink',
          line: 0.55,
        },
      ],
      repeated(Math.max(1, Math.floor(height / 6)), (row) =>
        together(
          pane(x + width * 0.2, eaves + 1.6 + row * 5.6),
          pane(x + width * 0.8 - 2.2, eaves + 1.6 + row * 5.6),
        ),
      ),
      [{ path: circlePath(x + width / 2, eaves - width * 0.2, 0.9), colour: 'accent', line: 0.35 }],
    );
  };
  const widths = [12, 10, 13, 9, 12, 11, 13, 10, 12, 11, 13];
  let left = -64;
  const houses = widths.flatMap((width, index) => {
    const drawn = house(left, width, 9 + random(index) * 11, index % 3);
    left += width + 0.6;
    return drawn;
  });
  return together(
    houses,
    [-47.5, -11, 28].flatMap((x, index) => fir(x + random(90 + index) * 4, 6, 15, 'soft')),
    hill(
      [
        [-62, 5],
        [-20, 3],
        [20, 6],
        [62, 3],
      ],
      'paper',
      'ink',
    ),
    repeated(18, (index) => [
      {
        path: circlePath(
          -56 + index * 6.6,
          -46 + random(60 + index) * 26,
          0.4 + 0.3 * random(80 + index),
        ),
        colour: 'foil',
      },
    ]),
  );
};

export const winterSceneOrnaments = { forest, village } as const;
