import { alongLine, moved, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { roundDot, coinPath, grown, leaf, leafPath, pen, repeated, type Random } from './plants.ts';
import { mixed } from './seeded.ts';
import { bud, cherry, cornflower, daisy, poppy, type Blossom } from './blossoms.ts';

const stalk = (x: number, top: number, random: Random, key: number): readonly Dot[] => [
  [x * 0.55, 50],
  [x * 0.62 + (random(key) - 0.5) * 5, 22],
  [x * 0.85 + (random(key + 1) - 0.5) * 5, (top + 22) / 2],
  [x, top],
];

/** Thin stalks with small flowers, grasses between them: a few stems of a meadow. */
const wildflowers = (seed: number): Sketch => {
  const random = mixed(seed);
  const flower = (x: number, top: number, blossom: Blossom, scale: number, key: number): Sketch => {
    const stem = stalk(x, top, random, key);
    return together(
      pen(stem, 0.55, 'deep'),
      grown(stem, {
        count: 4,
        from: 0.12,
        to: 0.62,
        spread: 0.09,
        by: 'turns',
        random,
        grow: ({ index, share }) =>
          leaf(16 - 8 * share + 3 * random(key + index), 3, 1.6, 'deep', 'deep'),
      }),
      moved(blossom(seed + key), { x, y: top, scale }),
    );
  };
  const grass = (x: number, top: number, key: number): Sketch => {
    const stem = stalk(x, top, random, key);
    return together(
      pen(stem, 0.4, 'accent'),
      grown(stem, {
        count: 7,
        from: 0.6,
        to: 1,
        spread: 0.06,
        by: 'turns',
        random,
        grow: () => [{ path: coinPath(4.4, 2), colour: 'accent' }],
      }),
    );
  };
  const umbel = (x: number, top: number, key: number): Sketch => {
    const stem = stalk(x, top, random, key);
    const { turn } = alongLine(stem, 1);
    return together(
      pen(stem, 0.5, 'deep'),
      moved(
        repeated(7, (index) => {
          const way = (index - 3) * 0.052;
          return moved(
            together(
              [
                {
                  path: [
                    ['M', 0, 0],
                    ['Q', 6, 0.6, 12, 0],
                  ],
                  colour: 'deep',
                  line: 0.35,
                },
              ],
              repeated(5, (dot) =>
                roundDot(
                  12.5 + (dot % 2) * 1.8,
                  (dot - 2) * 1.5,
                  1.05,
                  dot % 2 === 0 ? 'soft' : 'foil',
                ),
              ),
            ),
            { turn: way, scale: 1 - Math.abs(way) },
          );
        }),
        { x, y: top, turn },
      ),
    );
  };
  const jitter = (key: number): number => (random(key) - 0.5) * 8;
  return together(
    grass(-30 + jitter(1), -12, 100),
    grass(24 + jitter(2), -38, 110),
    umbel(-13 + jitter(3), -26, 120),
    umbel(33 + jitter(4), 2, 130),
    flower(9 + jitter(5), -38 + jitter(6), cornflower, 0.46, 140),
    flower(-25 + jitter(7), 6 + jitter(8), daisy, 0.46, 150),
    flower(20 + jitter(9), -8 + jitter(10), poppy, 0.56, 160),
    flower(-3 + jitter(11), 12 + jitter(12), daisy, 0.36, 170),
  );
};

/** A bare twig with open blossoms and buds, as in April. */
const blossom = (seed: number): Sketch => {
  const random = mixed(seed);
  const way = random(1) < 0.5 ? -1 : 1;
  const branch: readonly Dot[] = [
    [0, 50],
    [7 * way, 22],
    [1 * way, -10],
    [-9 * way, -50],
  ];
  const side = (share: number, x: number, y: number): readonly Dot[] => {
    const { at } = alongLine(branch, share);
    return [at, [at[0] + x * 0.5, at[1] + y * 0.35], [at[0] + x, at[1] + y]];
  };
  const left = side(0.36, -24, -22);
  const right = side(0.55, 22, -20);
  const budsOn = (stem: readonly Dot[], key: number): Sketch =>
    grown(stem, {
      count: 3,
      from: 0.62,
      to: 1,
      spread: 0.1,
      by: 'turns',
      random,
      grow: ({ index }) =>
        together(
          pen(
            [
              [0, 0],
              [3, 0.5],
              [6, 0],
            ],
            0.5,
            'deep',
          ),
          moved(bud(seed + key + index), { x: 6, y: 0, scale: 0.5 }),
        ),
    });
  const open = (stem: readonly Dot[], share: number, scale: number, key: number): Sketch => {
    const { at } = alongLine(stem, share);
    return moved(cherry(seed + key), {
      x: at[0] + (random(key) - 0.5) * 6,
      y: at[1] + (random(key + 1) - 0.5) * 4,
      scale,
    });
  };
  return together(
    pen(branch, 1.5, 'deep'),
    pen(left, 0.9, 'deep'),
    pen(right, 0.9, 'deep'),
    budsOn(branch, 10),
    budsOn(left, 20),
    budsOn(right, 30),
    grown(branch, {
      count: 5,
      from: 0.3,
      to: 0.9,
      spread: 0.13,
      by: 'turns',
      random,
      grow: ({ index }) => leaf(9 + index, 3.8, 1, 'accent', 'paper'),
    }),
    open(left, 0.72, 0.46, 40),
    open(branch, 0.34, 0.56, 50),
    open(right, 0.6, 0.5, 60),
    open(branch, 0.62, 0.44, 70),
    open(branch, 0.86, 0.36, 80),
  );
};

const tulipHead = (): Sketch =>
  together(
    [-0.035, 0.035].flatMap((turn) =>
      moved([{ path: leafPath(25, 15), colour: 'soft' }], { turn }),
    ),
    [{ path: leafPath(24, 15, 0), colour: 'accent' }],
    [
      {
        path: [
          ['M', 3, 0],
          ['Q', 12, -0.8, 19, 0],
        ],
        colour: 'soft',
        line: 0.4,
      },
    ],
  );

/** Three tulips with their broad leaves. */
const tulips = (seed: number): Sketch => {
  const random = mixed(seed);
  const heads = [
    [-17, -6],
    [16, -12],
    [0, -27],
  ] as const;
  return together(
    heads.flatMap(([x, top], index) => {
      const stem: readonly Dot[] = [
        [x * 0.15, 50],
        [x * 0.3, 26],
        [x * 0.8, 6],
        [x + (random(index) - 0.5) * 6, top],
      ];
      const { at, turn } = alongLine(stem, 1);
      return together(pen(stem, 1, 'deep'), moved(tulipHead(), { x: at[0], y: at[1], turn }));
    }),
    [
      [0.66, 46, 7],
      [0.85, 42, -7],
      [0.71, 54, -5],
    ].flatMap(([turn = 0, length = 0, bend = 0]) =>
      moved(leaf(length, 9, bend, 'deep', 'soft'), { x: 0, y: 50, turn }),
    ),
  );
};

/** Catkins on bare rods. */
const willow = (seed: number): Sketch => {
  const random = mixed(seed);
  return [-1, 0, 1].flatMap((rod): Sketch => {
    const stem: readonly Dot[] = [
      [rod, 50],
      [rod * 5 + random(rod + 5) * 4, 14],
      [rod * 13, -14],
      [rod * 19 + (random(rod + 9) - 0.5) * 8, rod === 0 ? -50 : -36],
    ];
    return together(
      pen(stem, 0.8, 'deep'),
      grown(stem, {
        count: 6,
        from: 0.3,
        to: 1,
        spread: 0.06,
        by: 'turns',
        random,
        grow: ({ index, share }) => {
          const length = 9.5 - 2.5 * share + random(30 + index);
          return together(
            [{ path: coinPath(length, 5.4), colour: index % 3 === 2 ? 'accent' : 'soft' }],
            [{ path: leafPath(4.6, 3.2), colour: 'deep' }],
          );
        },
      }),
    );
  });
};

export const flowerOrnaments = { wildflowers, blossom, tulips, willow } as const;
