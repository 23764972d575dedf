/** Plants as with a fine pen. */
import { pathBox } from '../../../../artwork/path.ts';
import { alongLine, moved, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { evergreenOrnaments } from './evergreens.ts';
import { flowerOrnaments } from './flowers.ts';
import { grassOrnaments } from './grasses.ts';
import { leafyOrnaments } from './leaves.ts';
import { around, roundDot, grown, lineLeaf, pen, petalPath, repeated, stemOf } from './plants.ts';
import { mixed } from './seeded.ts';
import { sprayOrnaments } from './sprays.ts';

/** What is smaller stays a filled dot. */
const smallest = 2.6;

/** A filled drawing as outlines, which hide what lies behind them. */
export const penned = (sketch: Sketch, line = 0.6, colour = 'accent'): Sketch =>
  sketch.flatMap((shape): Sketch => {
    const box = pathBox(shape.path);
    if (shape.line !== undefined) {
      return shape.colour === 'paper' && shape.line > 0.4
        ? []
        : [{ ...shape, colour, line: Math.min(shape.line, line) }];
    }
    return box !== undefined && Math.max(box.width, box.height) < smallest
      ? [{ ...shape, colour }]
      : [
          { path: shape.path, colour: 'paper' },
          { path: shape.path, colour, line },
        ];
  });

const asPenned =
  (drawn: (seed: number) => Sketch) =>
  (seed: number): Sketch =>
    penned(drawn(seed));

/** Open leaves on one long stem. */
const leafLine = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 1.3);
  const { at, turn } = alongLine(stem, 1);
  return together(
    pen(stem, 0.7),
    grown(stem, {
      count: 9,
      from: 0.16,
      to: 0.94,
      spread: 0.12,
      by: 'turns',
      random,
      grow: ({ index, share }) => {
        const length = (32 - 15 * share) * (0.9 + 0.2 * random(10 + index));
        return lineLeaf(length, length * 0.42, length * 0.14);
      },
    }),
    moved(lineLeaf(16, 6.5, 1), { x: at[0], y: at[1], turn }),
  );
};

/** Filled leaves and outlined ones by turns. */
const twoLeaf = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 1);
  const { at, turn } = alongLine(stem, 1);
  return together(
    pen(stem, 0.6, 'deep'),
    grown(stem, {
      count: 8,
      from: 0.14,
      to: 0.92,
      spread: 0.13,
      by: 'pairs',
      random,
      grow: ({ share, side }) => {
        const length = 24 - 11 * share;
        const outline = lineLeaf(length, length * 0.46, length * 0.1, 0.55);
        return side === 1
          ? together(
              moved(
                outline.slice(0, 1).map(({ path }) => ({ path, colour: 'soft' })),
                { x: 0.8, y: 1 },
              ),
              outline,
            )
          : outline;
      },
    }),
    moved(lineLeaf(13, 5.6, 0, 0.55), { x: at[0], y: at[1], turn }),
  );
};

/** A magnolia in bloom, seen from the side, on a bare twig with buds. */
const magnolia = (seed: number): Sketch => {
  const random = mixed(seed);
  const branch: readonly Dot[] = [
    [-4, 50],
    [3, 26],
    [-3, 4],
    [2, -12],
  ];
  const petal = (length: number, width: number): Sketch => {
    const path = petalPath(length, width, -0.04);
    return [
      { path, colour: 'paper' },
      { path, colour: 'accent', line: 0.65 },
      {
        path: [
          ['M', length * 0.16, 0],
          ['Q', length * 0.45, -1.2, length * 0.72, -0.4],
        ],
        colour: 'accent',
        line: 0.4,
      },
    ];
  };
  const flower = (scale: number): Sketch =>
    moved(
      together(
        [-0.17, 0.16, -0.09, 0.085].flatMap((turn) => moved(petal(33, 19), { turn })),
        moved(petal(30, 21), { turn: 0.01 }),
        [-0.215, 0.21].flatMap((turn) => moved(petal(27, 15), { turn })),
        moved(petal(18, 15), { turn: -0.06 }),
        moved(petal(18, 15), { turn: 0.07 }),
      ),
      { scale },
    );
  const twig: readonly Dot[] = [
    [1, 20],
    [14, 8],
    [25, -2],
  ];
  const other: readonly Dot[] = [
    [0, 32],
    [-13, 22],
    [-23, 16],
  ];
  const budAt = ([x, y]: Dot, turn: number, scale: number): Sketch =>
    moved(together(petal(17, 9), moved(petal(15, 6), { turn: 0.03 })), { x, y, turn, scale });
  return moved(
    together(
      pen(branch, 1.1),
      pen(twig, 0.8),
      pen(other, 0.8),
      moved(lineLeaf(21, 9, 2), { x: -1, y: 36, turn: 0.06 + 0.02 * random(1) }),
      moved(lineLeaf(17, 7, -2), { x: 2, y: 14, turn: 0.6 }),
      moved(flower(1), { x: 2, y: -12, turn: 0.75 + (random(2) - 0.5) * 0.06 }),
      budAt([25, -2], 0.87, 1),
      budAt([-23, 16], 0.63, 0.8),
    ),
    { isMirrored: random(3) < 0.5 },
  );
};

/** A seed head, and seeds that the wind has taken. */
const dandelion = (seed: number): Sketch => {
  const random = mixed(seed);
  const parachute = (length: number): Sketch =>
    together(
      pen(
        [
          [0, 0],
          [length * 0.5, 0.3],
          [length, 0],
        ],
        0.35,
      ),
      [-0.13, -0.065, 0, 0.065, 0.13].flatMap((turn) =>
        moved(
          pen(
            [
              [0, 0],
              [3, 0.2],
              [5.2, 0],
            ],
            0.3,
          ),
          { x: length, y: 0, turn },
        ),
      ),
      roundDot(0.6, 0, 0.7, 'accent'),
    );
  const stem: readonly Dot[] = [
    [-6, 50],
    [-2, 26],
    [-5, 4],
    [-8, -18],
  ];
  return together(
    pen(stem, 0.8),
    around(30, (index) => parachute(15 + 3.4 * random(index)), { from: 0.01, distance: 2 }).flatMap(
      (shape) => moved([shape], { x: -8, y: -20 }),
    ),
    around(13, (index) => parachute(8 + 2 * random(60 + index)), {
      from: 0.03,
      distance: 2,
    }).flatMap((shape) => moved([shape], { x: -8, y: -20 })),
    roundDot(-8, -20, 2.2, 'accent'),
    repeated(4, (index) =>
      moved(parachute(9), {
        x: 20 + index * 8 + random(90 + index) * 4,
        y: -18 - index * 9 + random(94 + index) * 14,
        turn: 0.82 + 0.1 * random(98 + index),
        scale: 0.95,
      }),
    ),
  );
};

/** A feather that falls. */
const feather = (seed: number): Sketch => {
  const random = mixed(seed);
  const shaft: readonly Dot[] = [
    [-16, 50],
    [-9, 26],
    [4, -12],
    [22, -50],
  ];
  return together(
    pen(shaft, 0.8),
    grown(shaft, {
      count: 46,
      from: 0.24,
      to: 0.99,
      spread: 0.095,
      by: 'pairs',
      random,
      grow: ({ index, share, side }) => {
        const broad = Math.min(1, (share - 0.16) * 3.2) * Math.min(1, (1.06 - share) * 2.6);
        const gap = random(index * 2 + side) < 0.09 ? 0.72 : 1;
        const length = (side === 1 ? 20 : 25) * broad * gap;
        return pen(
          [
            [0, 0],
            [length * 0.5, length * 0.06],
            [length, length * 0.26],
          ],
          0.38,
        );
      },
    }),
  );
};

/** A bare tree whose twigs part again and again. */
const tree = (seed: number): Sketch => {
  const random = mixed(seed);
  const branch = (length: number, line: number, depth: number, key: number): Sketch => {
    const bend = (random(key) - 0.5) * length * 0.24;
    const parts = depth === 0 ? 0 : depth > 3 ? 3 : 2;
    return together(
      pen(
        [
          [0, 0],
          [length * 0.55, bend],
          [length, 0],
        ],
        line,
        'ink',
      ),
      repeated(parts, (index) => {
        const spread = parts === 3 ? (index - 1) * 0.078 : (index - 0.5) * 0.11;
        return moved(
          branch(
            length *
              ((parts === 3 && index === 1 ? 0.76 : 0.6) + 0.16 * random(key * 3 + index + 7)),
            Math.max(0.32, line * 0.66),
            depth - 1,
            key * 3 + index + 1,
          ),
          {
            x: length * (index === 1 ? 1 : 0.94),
            y: 0,
            turn: spread + (random(key + index) - 0.5) * 0.04,
          },
        );
      }),
    );
  };
  return together(
    moved(branch(27, 2.3, 5, 1), { x: 0, y: 46, turn: 0.75 }),
    pen(
      [
        [-34, 48],
        [-12, 46.4],
        [10, 46.6],
        [36, 48],
      ],
      0.6,
      'ink',
    ),
  );
};

export const linePlantOrnaments = {
  'leaf-line': leafLine,
  'two-leaf': twoLeaf,
  magnolia,
  dandelion,
  feather,
  tree,
  'line-eucalyptus': asPenned(leafyOrnaments.eucalyptus),
  'line-olive': asPenned(leafyOrnaments.olive),
  'line-laurel': asPenned(leafyOrnaments.laurel),
  'line-lavender': asPenned(grassOrnaments.lavender),
  'line-wheat': asPenned(grassOrnaments.wheat),
  'line-holly': asPenned(evergreenOrnaments.holly),
  'line-rose': asPenned(sprayOrnaments.rose),
  'line-peony': asPenned(sprayOrnaments.peony),
  'line-anemone': asPenned(sprayOrnaments.anemone),
  'line-poppy': asPenned(sprayOrnaments.poppy),
  'line-wildflowers': asPenned(flowerOrnaments.wildflowers),
  'line-blossom': asPenned(flowerOrnaments.blossom),
  'line-tulips': asPenned(flowerOrnaments.tulips),
  'line-willow': asPenned(flowerOrnaments.willow),
} as const;
