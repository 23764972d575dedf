/** Signs of faith and of the seasons, as with a fine pen. */
import { moved, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { around, roundDot, circlePath, pen, repeated } from './plants.ts';
import { mixed } from './seeded.ts';
import { leafyOrnaments } from './leaves.ts';
import { penned } from './line-plants.ts';
import { outline, body, straightPen, leafyBranch, rayStar } from './strokes.ts';

/** A candle within two twigs. */
const candle = (seed: number): Sketch =>
  together(
    [-1, 1].flatMap((side) =>
      moved(
        leafyBranch(
          [
            [0, 0],
            [14, -6],
            [25, -20],
            [29, -38],
          ],
          seed + side,
          10,
          13,
        ),
        { x: 0, y: 47, isMirrored: side < 0 },
      ),
    ),
    body([
      ['M', -8, 46],
      ['L', -8, -12],
      ['C', -4, -15, 4, -9, 8, -12],
      ['L', 8, 46],
      ['C', 4, 48.5, -4, 48.5, -8, 46],
      ['Z'],
    ]),
    pen(
      [
        [4, -11.4],
        [3.6, -4],
        [4.4, 2],
        [3.8, 6],
      ],
      0.45,
      'ink',
    ),
    straightPen(
      [
        [0, -12.5],
        [0, -18],
      ],
      0.7,
    ),
    [
      {
        path: [
          ['M', 0, -17],
          ['C', -8, -22, -6, -32, 1, -42],
          ['C', 3, -34, 9, -26, 0, -17],
          ['Z'],
        ],
        colour: 'soft',
      },
    ],
    outline(
      [['M', 0, -17], ['C', -7, -22, -6, -31, 1, -41], ['C', 2, -33, 8, -26, 0, -17], ['Z']],
      0.65,
      'foil',
    ),
    around(
      12,
      (index) =>
        straightPen(
          [
            [0, 0],
            [index % 2 === 0 ? 5 : 3, 0],
          ],
          0.5,
          'foil',
        ),
      { distance: 18 },
    )
      .filter((_, index) => index !== 3)
      .flatMap((shape) => moved([shape], { x: 0, y: -28 })),
  );

/** A small church among trees. */
const church = (): Sketch =>
  together(
    straightPen([
      [-6, -50],
      [-6, -39],
    ]),
    straightPen([
      [-9.4, -46.5],
      [-2.6, -46.5],
    ]),
    body([['M', -15, -14], ['L', -6, -39], ['L', 3, -14], ['Z']]),
    body([
      ['M', 3, 6],
      ['L', 12, -7],
      ['L', 42, -7],
      ['L', 47, 10],
      ['L', 47, 40],
      ['L', 3, 40],
      ['Z'],
    ]),
    straightPen([
      [3, 10],
      [49, 10],
      [42.5, -7],
    ]),
    body([['M', -15, -14], ['L', 3, -14], ['L', 3, 40], ['L', -15, 40], ['Z']]),
    ...[13, 24, 35].map((x) =>
      body(
        [['M', x, 31], ['L', x, 20], ['C', x, 14, x + 6, 14, x + 6, 20], ['L', x + 6, 31], ['Z']],
        0.6,
        'accent',
        'soft',
      ),
    ),
    body(
      [['M', -10, 40], ['L', -10, 27], ['C', -10, 21, -2, 21, -2, 27], ['L', -2, 40], ['Z']],
      0.6,
      'ink',
      'soft',
    ),
    outline(circlePath(-6, 6, 4), 0.6, 'accent'),
    straightPen(
      [
        [-6, 6],
        [-6, 3.4],
      ],
      0.5,
      'accent',
    ),
    straightPen(
      [
        [-6, 6],
        [-4.2, 6.8],
      ],
      0.5,
      'accent',
    ),
    ...[
      [-28, 30, 25],
      [-40, 34, 18],
    ].map(([x = 0, y = 0, size = 0]) =>
      together(
        straightPen(
          [
            [x, y + 10],
            [x, y - size * 0.5],
          ],
          0.55,
          'accent',
        ),
        outline(
          [
            ['M', x, y + 6],
            ['C', x - size * 0.5, y + 6, x - size * 0.36, y - size * 0.7, x, y - size],
            ['C', x + size * 0.36, y - size * 0.7, x + size * 0.5, y + 6, x, y + 6],
            ['Z'],
          ],
          0.7,
          'accent',
        ),
      ),
    ),
    pen(
      [
        [-52, 41],
        [-20, 40],
        [20, 40],
        [54, 41],
      ],
      0.7,
      'ink',
    ),
    pen(
      [
        [-6, 40],
        [-9, 44],
        [-2, 47],
        [-8, 50],
      ],
      0.5,
      'accent',
    ),
  );

/** A slender cross with a twig wound about it. */
const cross = (seed: number): Sketch =>
  together(
    outline(
      [
        ['M', -2.2, -48],
        ['L', 2.2, -48],
        ['L', 2.2, -20.2],
        ['L', 23, -20.2],
        ['L', 23, -15.8],
        ['L', 2.2, -15.8],
        ['L', 2.2, 48],
        ['L', -2.2, 48],
        ['L', -2.2, -15.8],
        ['L', -23, -15.8],
        ['L', -23, -20.2],
        ['L', -2.2, -20.2],
        ['Z'],
      ],
      0.75,
      'foil',
    ),
    moved(penned(leafyOrnaments.olive(seed), 0.55), { x: 3, y: 12, scale: 0.78, turn: 0.02 }),
  );

/** A fish of one line, over waves. */
const fish = (): Sketch =>
  together(
    pen(
      [
        [46, 14],
        [22, -10],
        [-12, -22],
        [-40, 0],
        [-12, 22],
        [22, 10],
        [46, -14],
      ],
      1,
      'foil',
    ),
    roundDot(-26, -4, 1.5, 'foil'),
    ...[0, 1, 2].map((row) =>
      pen(
        [0, 1, 2, 3, 4, 5, 6].map((step): Dot => [
          -42 + row * 7 + step * (14 - row * 2.3),
          33 + row * 6 + (step % 2 === 0 ? 1.8 : -1.8),
        ]),
        0.6,
        'accent',
      ),
    ),
  );

/** A crescent moon and stars on threads. */
const moon = (seed: number): Sketch => {
  const random = mixed(seed);
  return together(
    moved(
      [
        {
          path: [
            ['M', 10, -38],
            ['C', -34, -36, -34, 30, 12, 32],
            ['C', -12, 22, -14, -26, 10, -38],
            ['Z'],
          ],
          colour: 'soft',
        },
      ],
      { x: 2, y: 2 },
    ),
    outline([
      ['M', 10, -38],
      ['C', -34, -36, -34, 30, 12, 32],
      ['C', -12, 22, -14, -26, 10, -38],
      ['Z'],
    ]),
    ...[
      [12, -22, 9],
      [26, -2, 6],
      [10, 10, 5],
      [34, -30, 4],
      [-30, -34, 4.5],
      [-34, 22, 3.6],
    ].map(([x = 0, y = 0, size = 0], index) =>
      moved(rayStar(size, 'foil'), { x: x + random(index) * 3, y }),
    ),
    ...[
      [20, -36],
      [30, 14],
      [-24, 38],
      [-38, -8],
      [2, -48],
    ].map(([x = 0, y = 0]) => roundDot(x, y, 0.8, 'foil')),
  );
};

/** Stars that hang on threads, at several heights. */
const stars = (seed: number): Sketch => {
  const random = mixed(seed);
  return repeated(6, (index) => {
    const x = -42 + index * 17 + (random(index) - 0.5) * 6;
    const y = -22 + random(20 + index) * 50;
    return together(
      straightPen(
        [
          [x, -60],
          [x, y - 6],
        ],
        0.35,
        'accent',
      ),
      moved(rayStar(5 + 4 * random(40 + index), 'foil'), { x, y }),
    );
  });
};

/** Baubles on ribbons. */
const baubles = (seed: number): Sketch => {
  const random = mixed(seed);
  const bauble = (x: number, y: number, size: number, kind: number): Sketch =>
    together(
      straightPen(
        [
          [x, -60],
          [x, y - size - 3],
        ],
        0.45,
        'accent',
      ),
      moved(
        together(
          moved([{ path: circlePath(0, 0, size), colour: 'soft' }], { x: 1.2, y: 1 }),
          outline(circlePath(0, 0, size), 0.75),
          body(
            [
              ['M', -2.2, -size - 0.2],
              ['L', -2.2, -size - 3],
              ['L', 2.2, -size - 3],
              ['L', 2.2, -size - 0.2],
              ['Z'],
            ],
            0.6,
            'foil',
          ),
          kind === 0
            ? moved(rayStar(size * 0.62, 'foil'), {})
            : kind === 1
              ? repeated(3, (row) =>
                  pen(
                    [
                      [-size * 0.93, (row - 1) * size * 0.3],
                      [0, (row - 1) * size * 0.3 + size * 0.2],
                      [size * 0.93, (row - 1) * size * 0.3],
                    ],
                    0.5,
                    'foil',
                  ),
                )
              : moved(penned(leafyOrnaments.olive(seed), 0.9), { scale: size / 66 }),
        ),
        { x, y },
      ),
    );
  return together(
    bauble(-30, -8 + random(1) * 8, 11, 0),
    bauble(-4, 20 + random(2) * 6, 14, 2),
    bauble(24, -18 + random(3) * 6, 12, 1),
    bauble(40, 22 + random(4) * 6, 8, 0),
  );
};

export const lineSignOrnaments = { candle, church, cross, fish, moon, stars, baubles } as const;
