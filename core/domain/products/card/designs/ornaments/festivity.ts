import { type Sketch, moved, together } from '../../../../artwork/sketch.ts';
import {
  arcDots,
  bar,
  blob,
  block,
  byNumber,
  cut,
  heart,
  disc,
  scallops,
  star,
  stroke,
} from './flat-shapes.ts';
import { mixed } from './seeded.ts';

const balloon = (colour: string, radius: number): Sketch => [
  block(
    colour,
    [
      [-radius * 0.16, radius * 1.34],
      [0, radius * 1.08],
      [radius * 0.16, radius * 1.34],
    ],
    0.6,
  ),
  cut(colour, [
    ['M', 0, -radius * 1.12],
    ['C', radius * 0.6, -radius * 1.12, radius, -radius * 0.7, radius, -radius * 0.12],
    ['C', radius, radius * 0.5, radius * 0.4, radius * 1.02, 0, radius * 1.2],
    ['C', -radius * 0.4, radius * 1.02, -radius, radius * 0.5, -radius, -radius * 0.12],
    ['C', -radius, -radius * 0.7, -radius * 0.6, -radius * 1.12, 0, -radius * 1.12],
    ['Z'],
  ]),
  stroke('paper', radius * 0.09, [
    [-radius * 0.68, -radius * 0.22],
    [-radius * 0.58, -radius * 0.58],
    [-radius * 0.32, -radius * 0.82],
  ]),
];

const balloons = (seed: number): Sketch => {
  const random = mixed(seed);
  const first = Math.floor(random(1) * 4);
  const colours = ['accent', 'soft', 'deep', 'foil'] as const;
  const places: readonly (readonly [number, number, number, number])[] = [
    [-24, -8, 15, -0.045],
    [23, -10, 14, 0.045],
    [-7, -30, 17, -0.015],
    [13, 9, 12, 0.03],
  ];
  return together(
    places.map(([x, y, radius]) =>
      stroke('ink', 0.55, [
        [x * 0.94, y + radius * 1.2],
        [x * 0.5, y * 0.3 + 28],
        [0, 50],
      ]),
    ),
    ...places.map(([x, y, radius, turn], index) =>
      moved(balloon(byNumber(colours, first + index), radius), { x, y, turn }),
    ),
  );
};

const tier = (
  colour: string,
  icing: string,
  [left, top, width, height]: readonly [number, number, number, number],
  drips: number,
): Sketch => [
  bar(colour, [left, top, width, height], 4),
  scallops(icing, [left, top + 3, width, height * 0.16], drips, height * 0.2),
  bar(icing, [left, top, width, height * 0.3], 3),
];

const cake = (): Sketch => [
  ...[-14, 0, 14].flatMap((x) => [
    bar('deep', [x - 1.7, -34, 3.4, 17], 1.4),
    blob('foil', [
      [x, -47],
      [x + 3, -39],
      [x, -35.5],
      [x - 3, -39],
    ]),
  ]),
  ...tier('accent', 'soft', [-25, -18, 50, 26], 6),
  ...tier('accent', 'soft', [-38, 8, 76, 34], 8),
  ...[-28, -14, 0, 14, 28].map((x, index) => disc(index % 2 === 0 ? 'deep' : 'foil', [x, 33], 2.6)),
  ...[-15, -5, 5, 15].map((x, index) => heart(index % 2 === 0 ? 'deep' : 'foil', [x, 1], 2.6)),
  bar('deep', [-48, 42, 96, 4], 2),
  block('deep', [
    [-12, 45],
    [12, 45],
    [18, 50],
    [-18, 50],
  ]),
];

const gift = (): Sketch => [
  ...[1, -1].map((side) =>
    blob('deep', [
      [0, -22],
      [side * 6, -42],
      [side * 20, -44],
      [side * 21, -32],
    ]),
  ),
  ...[1, -1].map((side) =>
    blob('soft', [
      [side * 4, -26],
      [side * 9, -37],
      [side * 16, -39],
      [side * 16, -33],
    ]),
  ),
  bar('accent', [-32, -6, 64, 56], 3),
  ...[
    [-22, 10],
    [-14, 24],
    [-23, 38],
    [22, 10],
    [14, 24],
    [23, 38],
  ].map(([x = 0, y = 0]) => disc('soft', [x, y], 2.6)),
  bar('deep', [-6, -6, 12, 56], 0.5),
  bar('accent', [-37, -22, 74, 18], 3),
  bar('soft', [-37, -7, 74, 3], 1),
  bar('deep', [-6.5, -22, 13, 18], 0.5),
  disc('deep', [0, -23], 5, 4.4),
];

const boldHearts = (seed: number): Sketch => {
  const random = mixed(seed);
  const places = [
    [0, 0, 22],
    [-33, -22, 10],
    [31, -28, 12],
    [35, 18, 8],
    [-30, 24, 11],
    [6, 40, 7],
    [-4, -40, 7],
  ] as const;
  return places.flatMap(([x, y, size], index) =>
    moved([heart(byNumber(['accent', 'soft', 'deep', 'foil'], index + seed), [0, 0], size)], {
      x,
      y,
      turn: (random(index) - 0.5) * 0.09,
    }),
  );
};

const paperConfetti = (seed: number): Sketch => {
  const random = mixed(seed);
  return Array.from({ length: 34 }, (_, index) => {
    const ringAt = Math.sqrt((index + 0.5) / 34) * 50;
    const [at] = arcDots([0, 0], ringAt, index * 0.381_966 + 0.02 * random(index), 1);
    const colour = byNumber(['accent', 'foil', 'deep', 'soft'], Math.floor(random(index + 50) * 4));
    const size = 2.1 + random(index + 100) * 1.5;
    const piece: readonly [Sketch, ...Sketch[]] = [
      [disc(colour, [0, 0], size * 0.72)],
      [bar(colour, [-size, -size * 0.36, size * 2, size * 0.72], 0.4)],
      [star(colour, [0, 0], size * 1.1)],
      [
        stroke(colour, size * 0.32, [
          [-size * 1.4, 0],
          [-size * 0.5, -size * 0.7],
          [size * 0.4, size * 0.5],
          [size * 1.4, -size * 0.2],
        ]),
      ],
    ];
    return moved(byNumber(piece, index), {
      x: at?.[0] ?? 0,
      y: at?.[1] ?? 0,
      turn: random(index + 150),
    });
  }).flat();
};

/** A hat for a party. */
const hat = (): Sketch => [
  cut('accent', [['M', 0, -34], ['L', 30, 44], ['Q', 0, 56, -30, 44], ['Z']]),
  ...[
    [-4, -6, 3],
    [6, 10, 3.4],
    [-12, 16, 3.6],
    [0, 32, 3.6],
    [18, 34, 3.4],
    [-19, 36, 3.2],
  ].map(([x = 0, y = 0, size = 3], index) => disc(index % 2 === 0 ? 'soft' : 'foil', [x, y], size)),
  stroke('deep', 4.4, [
    [-30, 44],
    [0, 50],
    [30, 44],
  ]),
  ...Array.from({ length: 10 }, (_, index) =>
    moved([bar('foil', [-1.6, -13, 3.2, 13], 1.6)], { y: -36, turn: index / 10 }),
  ).flat(),
];

/** A motif among others. */
export const oneStar = (): Sketch => [star('foil', [0, 2], 46, 5, 0.52)];

const oneBalloon = (): Sketch => [
  stroke('ink', 0.9, [
    [0, 12],
    [-4, 26],
    [4, 38],
    [0, 50],
  ]),
  ...moved(balloon('accent', 27), { y: -18 }),
];

/** A motif among others. */
export const oneHeart = (): Sketch => [heart('deep', [0, 0], 36)];

const party = (seed: number): Sketch =>
  byNumber([oneBalloon, gift, oneStar, hat, cake, oneHeart], seed)();

export const festiveOrnaments = {
  'party-balloons': balloons,
  cake,
  gift,
  'bold-hearts': boldHearts,
  'paper-confetti': paperConfetti,
  party,
} as const;
