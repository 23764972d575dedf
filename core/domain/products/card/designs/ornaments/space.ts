import { type Dot, type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import { oneStar } from './festivity.ts';
import {
  arcDots,
  bar,
  blob,
  block,
  byNumber,
  cut,
  glint,
  disc,
  star,
  stroke,
} from './flat-shapes.ts';

const rocket = (): Sketch => {
  const flame: Sketch = [
    blob('foil', [
      [0, 50],
      [-9, 34],
      [-6, 24],
      [6, 24],
      [9, 34],
    ]),
    blob('accent', [
      [0, 42],
      [-4, 33],
      [0, 25],
      [4, 33],
    ]),
  ];
  return together(
    moved(
      [
        ...flame,
        block(
          'deep',
          [
            [-13, 4],
            [-25, 24],
            [-24, 32],
            [-10, 24],
          ],
          2,
        ),
        block(
          'deep',
          [
            [13, 4],
            [25, 24],
            [24, 32],
            [10, 24],
          ],
          2,
        ),
        cut('soft', [
          ['M', 0, -50],
          ['C', 20, -34, 22, 0, 12, 26],
          ['L', -12, 26],
          ['C', -22, 0, -20, -34, 0, -50],
          ['Z'],
        ]),
        cut('accent', [
          ['M', 0, -50],
          ['C', 8.6, -43, 13.8, -33, 15.8, -21.6],
          ['Q', 0, -16, -15.8, -21.6],
          ['C', -13.8, -33, -8.6, -43, 0, -50],
          ['Z'],
        ]),
        disc('accent', [0, -5], 8.4),
        disc('deep', [0, -5], 5.8),
        stroke('paper', 1.1, arcDots([0, -5], 3.6, 0.55, 0.72)),
        bar('accent', [-14.4, 12, 28.8, 4], 1.4),
        bar('deep', [-2.2, 18, 4.4, 15], 2.2),
        bar('foil', [-11, 24, 22, 3.4], 1.2),
      ],
      { turn: 0.075 },
    ),
    [
      star('foil', [-33, -26], 5),
      glint('foil', [-24, 18], 6),
      disc('soft', [-38, 4], 1.8),
      glint('foil', [38, 22], 5),
      disc('soft', [36, -36], 2),
      disc('accent', [30, 38], 1.6),
    ],
  );
};

const planets = (): Sketch => {
  const orbit = (from: number, to: number): Sketch =>
    moved([stroke('foil', 2.6, arcDots([0, 0], 42, from, to, 10))], { turn: -0.06 });
  return together(
    orbit(0.48, 1.02),
    [
      disc('accent', [0, 0], 26),
      stroke('soft', 4, [
        [-16, -14],
        [-2, -10],
        [15, -15],
      ]),
      stroke('deep', 3, [
        [-19, 8],
        [0, 14],
        [20, 7],
      ]),
    ],
    orbit(0.01, 0.49),
    [
      disc('soft', [32, -36], 9),
      disc('deep', [29, -38], 1.9),
      disc('deep', [35, -33], 1.3),
      disc('deep', [-30, 36], 7),
      stroke('soft', 1.6, arcDots([-30, 36], 3.6, 0.02, 0.3)),
      star('foil', [-30, -34], 5),
      glint('foil', [32, 32], 7),
      disc('soft', [4, 42], 1.6),
      disc('foil', [-44, -12], 1.5),
      disc('foil', [2, -42], 1.4),
    ],
  );
};

const fullMoon = (): Sketch => [
  disc('soft', [0, 0], 38),
  disc('accent', [-14, -10], 8),
  disc('accent', [13, 8], 10),
  disc('accent', [8, -22], 4.6),
  disc('accent', [-12, 20], 5),
];

const comet = (): Sketch => [
  ...([-12, 0, 12] as const).map((y, index) =>
    stroke(index === 1 ? 'soft' : 'accent', 4, [
      [-46, 22 + y * 0.6],
      [-20, 10 + y],
      [4, -4 + y],
    ] satisfies readonly Dot[]),
  ),
  star('foil', [18, -12], 26, 5, 0.52),
];

const space = (seed: number): Sketch =>
  byNumber([rocket, fullMoon, oneStar, planets, comet], seed)();

export const spaceOrnaments = { rocket, planets, space } as const;
