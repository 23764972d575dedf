import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import { oneHeart, oneStar } from './festivity.ts';
import { arcDots, bar, byNumber, cut, glint, heart, disc, star, stroke } from './flat-shapes.ts';

const cloudShape = (colour: string): Sketch => [
  disc(colour, [-17, 2], 12),
  disc(colour, [-2, -6], 16),
  disc(colour, [16, 1], 13),
  bar(colour, [-29, 1, 58, 13], 6.5),
];

const rainbow = (): Sketch =>
  together(
    (['accent', 'foil', 'soft', 'deep'] as const).map((colour, index) =>
      stroke(colour, 8.6, arcDots([0, 32], 42 - index * 9.2, 0.5, 1)),
    ),
    moved(cloudShape('photo'), { x: -32, y: 32, scale: 0.66 }),
    moved(cloudShape('photo'), { x: 33, y: 34, scale: 0.6, isMirrored: true }),
  );

/** Clouds, of which hearts or stars fall. */
const clouds = (seed: number): Sketch =>
  together(
    moved(cloudShape('soft'), { x: 14, y: -30, scale: 1 }),
    moved(cloudShape('accent'), { x: -14, y: -10, scale: 0.95, isMirrored: true }),
    ...(
      [
        [-30, 16, 30],
        [-14, 16, 44],
        [2, 16, 26],
        [18, 2, 38],
        [34, -2, 22],
      ] as const
    ).map(([x, top, y], index): Sketch => [
      stroke('deep', 0.6, [
        [x, top - 12],
        [x, y - 6],
      ]),
      seed % 2 === 0
        ? heart(index % 2 === 0 ? 'foil' : 'deep', [x, y], 5)
        : star(index % 2 === 0 ? 'foil' : 'deep', [x, y], 6),
    ]),
  );

const sun = (): Sketch => [
  ...Array.from({ length: 16 }, (_, index) =>
    moved([bar('foil', [-1.7, -48, 3.4, index % 2 === 0 ? 15 : 10], 1.7)], {
      turn: index / 16,
    }),
  ).flat(),
  disc('accent', [0, 0], 27),
  disc('soft', [-13, 6], 4, 2.8),
  disc('soft', [13, 6], 4, 2.8),
  ...[-8, 8].map((x) => disc('ink', [x, -2], 1.8, 2.3)),
  stroke('ink', 1.2, arcDots([0, 4], 6, 0.05, 0.45)),
];

const hotAirBalloon = (): Sketch => {
  const gore = (colour: string, share: number) =>
    cut(colour, [
      ['M', 0, -50],
      ['C', 20 * share, -50, 35 * share, -36, 35 * share, -16],
      ['C', 35 * share, 2, 17 * share, 13, 9 * share, 26],
      ['L', -9 * share, 26],
      ['C', -17 * share, 13, -35 * share, 2, -35 * share, -16],
      ['C', -35 * share, -36, -20 * share, -50, 0, -50],
      ['Z'],
    ]);
  return [
    gore('accent', 1),
    gore('soft', 0.74),
    gore('accent', 0.46),
    gore('soft', 0.18),
    ...([-7, 7] as const).map((x) =>
      stroke('ink', 0.6, [
        [x, 26],
        [x * 0.85, 39],
      ]),
    ),
    ...[-22, -7.4, 7.4, 22].map((x) =>
      stroke('deep', 1.1, arcDots([x, -12 + Math.abs(x) * -0.08], 7.4, 0, 0.5, 4.5)),
    ),
    ...[-14.8, 0, 14.8].map((x) => disc('foil', [x, -12], 2)),
    bar('deep', [-9.6, 24.5, 19.2, 3.4], 1.4),
    bar('foil', [-8, 38, 16, 12], 3),
    bar('deep', [-9, 37, 18, 3], 1.5),
  ];
};

const moonFace = (): Sketch => [
  cut('foil', [
    ['M', 12, -42],
    ['C', -20, -40, -42, -20, -40, 6],
    ['C', -38, 34, -8, 48, 22, 36],
    ['C', -4, 30, -16, 14, -14, -6],
    ['C', -13, -22, -4, -34, 12, -42],
    ['Z'],
  ]),
  stroke('ink', 1.2, arcDots([-26, 2], 4, 0.02, 0.45)),
  star('accent', [18, -8], 9),
  glint('soft', [30, 18], 7),
  disc('soft', [26, -32], 2.4),
];

const oneRainbow = (): Sketch =>
  (['accent', 'foil', 'soft'] as const).map((colour, index) =>
    stroke(colour, 10, arcDots([0, 24], 42 - index * 11.5, 0.5, 1)),
  );

const oneCloud = (): Sketch => moved(cloudShape('soft'), { scale: 1.4, y: -4 });

/** For a child that was just born. */
const lullaby = (seed: number): Sketch =>
  byNumber([moonFace, oneCloud, oneHeart, oneRainbow, oneStar], seed)();

export const skyOrnaments = {
  rainbow,
  clouds,
  sun,
  'hot-air-balloon': hotAirBalloon,
  lullaby,
} as const;
