import { alongLine, moved, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { roundDot, coinPath, grown, leaf, pen, type Random } from './plants.ts';
import { mixed } from './seeded.ts';
import { anemone, bud, daisy, peony, poppy, ranunculus, rose, type Blossom } from './blossoms.ts';

/** Long leaves, alternately along a twig. */
const twig = (stem: readonly Dot[], random: Random, key: number, size: number): Sketch =>
  together(
    pen(stem, 0.6, 'deep'),
    grown(stem, {
      count: 9,
      from: 0.3,
      to: 1,
      spread: 0.1,
      by: 'turns',
      random,
      grow: ({ index, share }) => {
        const length = size * (1.15 - share * 0.5) * (0.85 + 0.3 * random(key + index));
        return leaf(length, length * 0.34, length * 0.1, 'deep', 'soft');
      },
    }),
  );

/** Berries on a fine panicle. */
const panicle = (stem: readonly Dot[], random: Random, colour: string): Sketch =>
  together(
    pen(stem, 0.5, 'deep'),
    grown(stem, {
      count: 7,
      from: 0.4,
      to: 1,
      spread: 0.11,
      by: 'turns',
      random,
      grow: ({ share }) =>
        together(
          pen(
            [
              [0, 0],
              [4, 0.4],
              [8 - 3 * share, 0],
            ],
            0.4,
            'deep',
          ),
          roundDot(8.6 - 3 * share, 0, 1.9 - 0.5 * share, colour),
        ),
    }),
  );

const roundTwig = (stem: readonly Dot[], random: Random, key: number): Sketch =>
  together(
    pen(stem, 0.5, 'deep'),
    grown(stem, {
      count: 6,
      from: 0.35,
      to: 1,
      spread: 0.15,
      by: 'pairs',
      random,
      grow: ({ share, index, side }) => {
        const size = (11 - 5 * share) * (0.85 + 0.3 * random(key + index * 2 + side));
        return [{ path: coinPath(size, size * 0.85), colour: 'soft' }];
      },
    }),
  );

/** Where the smaller blossoms of a spray stand, and how large they are. */
const arrangements = [
  [
    [11, 5, 0.56],
    [-15, 14, 0.42],
  ],
  [
    [-12, 4, 0.54],
    [14, 11, 0.4],
  ],
  [
    [4, 1, 0.54],
    [-9, -15, 0.38],
    [18, 16, 0.36],
  ],
] as const;

/**
 * A spray: blossoms near its foot (0, 50), twigs and buds that run to its tip, and a few leaves
 * that fall back.
 */
const sprayOf =
  (large: Blossom, small: Blossom) =>
  (seed: number): Sketch => {
    const random = mixed(seed);
    const sway = (random(1) - 0.5) * 18;
    const upTo = (x: number, y: number, by = 0): readonly Dot[] => [
      [0, 34],
      [x * 0.35 + by, 34 + (y - 34) * 0.4],
      [x * 0.8 + by * 0.5, 34 + (y - 34) * 0.75],
      [x, y],
    ];
    const reach = (key: number): number => (random(key) - 0.5) * 12;
    const budStem = upTo(sway + 13 + reach(2) * 0.4, -24 + reach(3), 3);
    const { at, turn } = alongLine(budStem, 1);
    const arrangement =
      arrangements[Math.floor(random(4) * arrangements.length)] ?? arrangements[0];
    const drawn = together(
      roundTwig(upTo(sway - 21, -22 + reach(5), -5), random, 60),
      panicle(upTo(sway + 25, -8 + reach(6), 5), random, 'foil'),
      twig(upTo(sway, -50, sway * 0.3), random, 20, 19),
      twig(upTo(-27, 14 + reach(7), -4), random, 30, 15),
      twig(upTo(28, 20 + reach(8), 4), random, 40, 14),
      pen(budStem, 0.7, 'deep'),
      moved(bud(seed + 3), { x: at[0], y: at[1], turn, scale: 0.85 }),
      [0.34, 0.18, 0.45].flatMap((way, index) =>
        moved(leaf(24 + reach(50 + index) * 0.4, 9.5, 2, 'deep', 'soft'), {
          x: 2,
          y: 40,
          turn: way + 0.05 * random(53 + index),
        }),
      ),
      arrangement.flatMap(([x, y, scale], index) =>
        moved((index === 1 ? large : small)(seed + 11 + index), { x: x + sway * 0.25, y, scale }),
      ),
      moved(large(seed), { x: -1, y: 31, scale: 0.92 }),
    );
    return moved(drawn, { isMirrored: random(9) < 0.5 });
  };

export const sprayOrnaments = {
  rose: sprayOf(rose, ranunculus),
  ranunculus: sprayOf(ranunculus, ranunculus),
  peony: sprayOf(peony, rose),
  anemone: sprayOf(anemone, ranunculus),
  poppy: sprayOf(poppy, daisy),
} as const;
