import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import {
  arcDots,
  bar,
  blob,
  block,
  byNumber,
  cut,
  dome,
  disc,
  scallops,
  star,
  stroke,
} from './flat-shapes.ts';

/** The cone of sweets that German children carry to their first day at school. */
const schoolCone = (): Sketch =>
  moved(
    [
      blob('soft', [
        [0, -22],
        [-22, -40],
        [-16, -50],
        [-6, -44],
        [0, -52],
        [7, -44],
        [17, -49],
        [22, -39],
      ]),
      ...[
        [-12, -43],
        [0, -43],
        [12, -43],
      ].map(([x = 0, y = 0]) =>
        stroke('accent', 0.8, [
          [x * 0.3, -26],
          [x * 0.7, -34],
          [x, y],
        ]),
      ),
      block(
        'accent',
        [
          [-25, -18],
          [25, -18],
          [0, 54],
        ],
        4,
      ),
      block(
        'foil',
        [
          [-18.5, 0],
          [18.5, 0],
          [16.4, 6],
          [-16.4, 6],
        ],
        0.4,
      ),
      block(
        'deep',
        [
          [-11.5, 20],
          [11.5, 20],
          [9.4, 26],
          [-9.4, 26],
        ],
        0.4,
      ),
      star('soft', [0, 13.2], 5.4),
      scallops('soft', [-27, -24, 54, 7], 6, 4.5),
      ...[-22.5, -13.5, -4.5, 4.5, 13.5, 22.5].map((x) => disc('accent', [x, -16.6], 1.3)),
      ...[1, -1].flatMap((side) => [
        blob('deep', [
          [0, -24],
          [side * 8, -32],
          [side * 17, -30],
          [side * 16, -20],
          [side * 8, -20],
        ]),
        blob('deep', [
          [side * 1, -24],
          [side * 6, -16],
          [side * 13, -8],
          [side * 7, -6],
        ]),
      ]),
      disc('foil', [0, -24.5], 4),
    ],
    { turn: 0.03 },
  );

const pencil = (colour: string, light: string): Sketch => [
  bar('soft', [-6, 34, 12, 10], 3),
  bar('deep', [-6, 30, 12, 6], 0.6),
  bar(colour, [-6, -28, 12, 59], 0.6),
  bar(light, [-2, -28, 4, 58], 0.4),
  block(
    'paper',
    [
      [-6, -28],
      [0, -46],
      [6, -28],
    ],
    0.8,
  ),
  ...[-4, 0, 4].map((x) => dome('paper', [x, -27.6], 2, -2.4)),
  block(
    'soft',
    [
      [-6, -28],
      [0, -46],
      [6, -28],
    ],
    0.8,
  ),
  block(
    colour,
    [
      [-2.3, -39],
      [0, -47],
      [2.3, -39],
    ],
    0.7,
  ),
];

const pencils = (): Sketch =>
  together(
    moved(pencil('deep', 'accent'), { x: -20, y: 4, turn: -0.06 }),
    moved(pencil('foil', 'soft'), { x: 20, y: 4, turn: 0.06 }),
    moved(pencil('accent', 'foil'), { x: 0, y: 0, scale: 1.08 }),
  );

const apple = (): Sketch => [
  cut('accent', [
    ['M', 0, -18],
    ['C', 14, -30, 38, -24, 38, 4],
    ['C', 38, 30, 20, 48, 8, 46],
    ['Q', 0, 43, -8, 46],
    ['C', -20, 48, -38, 30, -38, 4],
    ['C', -38, -24, -14, -30, 0, -18],
    ['Z'],
  ]),
  stroke('soft', 3, arcDots([-10, 8], 19, 0.5, 0.64)),
  stroke('deep', 3.4, [
    [0, -16],
    [1, -28],
    [6, -38],
  ]),
  blob('deep', [
    [4, -28],
    [14, -42],
    [30, -42],
    [22, -30],
  ]),
];

const abc = (): Sketch => [
  bar('deep', [-36, -32, 72, 68], 4),
  bar('soft', [-30, -26, 60, 52], 1),
  bar('paper', [-30, -22, 60, 6], 0.4),
  bar('foil', [-36, 24, 72, 12], 3),
  stroke('accent', 5, [
    [-16, 14],
    [-9, 0],
    [0, -14],
    [9, 0],
    [16, 14],
  ]),
  stroke('accent', 5, [
    [-9, 4],
    [9, 4],
  ]),
];

const onePencil = (): Sketch => moved(pencil('foil', 'soft'), { turn: 0.07 });

const school = (seed: number): Sketch =>
  byNumber([schoolCone, apple, onePencil, () => [star('foil', [0, 2], 38, 5, 0.52)], abc], seed)();

export const schoolOrnaments = { 'sweets-cone': schoolCone, pencils, school } as const;
