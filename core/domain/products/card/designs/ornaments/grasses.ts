import { moved, together, type Dot, type Sketch } from '../../../../artwork/sketch.ts';
import { coinPath, grown, leaf, pen, shadedLeaf, type Random } from './plants.ts';
import { mixed } from './seeded.ts';
import { tipOf, chosen } from './leaves.ts';

const floret = (random: Random, key: number, size: number): Sketch =>
  [-0.1, 0.1, 0].flatMap((turn, index) =>
    moved(
      [
        {
          path: coinPath(size * (0.85 + 0.3 * random(key + index)), size * 0.66),
          colour: index === 2 ? 'accent' : 'soft',
        },
      ],
      { turn },
    ),
  );

/** Three stalks with whorls of small blossoms. */
const lavender = (seed: number): Sketch => {
  const random = mixed(seed);
  return [0, 1, 2].flatMap((stalk): Sketch => {
    const lean = (stalk - 1) * 13 + (random(stalk) - 0.5) * 8;
    const top = stalk === 1 ? -49 : -34 + random(stalk + 4) * 10;
    const stem: readonly Dot[] = [
      [(stalk - 1) * 1.5, 50],
      [lean * 0.35, 20],
      [lean * 0.8, -10],
      [lean, top],
    ];
    return together(
      pen(stem, 0.55, 'deep'),
      grown(stem, {
        count: 2,
        from: 0.16,
        to: 0.3,
        spread: 0.06,
        by: 'pairs',
        random,
        grow: ({ index }) => leaf(20 - index * 4, 2.4, 1.5, 'deep', 'deep'),
      }),
      grown(stem, {
        count: 9,
        from: 0.52 + 0.06 * random(stalk + 9),
        to: 0.98,
        spread: 0.13,
        by: 'pairs',
        random,
        grow: ({ index, share, side }) =>
          floret(
            random,
            40 * stalk + index * 4 + side,
            (6 - 5 * (share - 0.5)) * (0.8 + 0.35 * random(150 + index + stalk * 9)),
          ),
      }),
      moved(floret(random, 11, 4), tipOf(stem)),
    );
  });
};

/** Ears of corn with awns. */
const wheat = (seed: number): Sketch => {
  const random = mixed(seed);
  return [0, 1, 2].flatMap((stalk): Sketch => {
    const lean = (stalk - 1) * 15 + (random(stalk) - 0.5) * 6;
    const top = stalk === 1 ? -40 : -26 + random(stalk + 4) * 8;
    const stem: readonly Dot[] = [
      [(stalk - 1) * 2, 50],
      [lean * 0.25, 16],
      [lean * 0.7, -8],
      [lean * 1.15, top],
    ];
    return together(
      pen(stem, 0.6, 'deep'),
      grown(stem, {
        count: 8,
        from: 0.6,
        to: 0.98,
        spread: 0.075,
        by: 'pairs',
        random,
        grow: ({ share, index }) =>
          together(
            pen(
              [
                [5, 0],
                [12, -0.6],
                [17 + 3 * random(index), -2.4],
              ],
              0.3,
              'accent',
            ),
            shadedLeaf(8.4 - 2 * share, 3.6, 0.4, ['accent', index % 2 === 0 ? 'soft' : 'deep']),
          ),
      }),
      moved(shadedLeaf(7.5, 3, 0, ['accent', 'soft']), tipOf(stem)),
      stalk === 1
        ? []
        : moved(leaf(30, 3, 7, 'soft', 'accent'), {
            x: lean * 0.2,
            y: 22,
            turn: stalk === 0 ? 0.63 : 0.86,
            isMirrored: false,
          }),
    );
  });
};

/** Plumes of grass, made of many fine hairs. */
const pampas = (seed: number): Sketch => {
  const random = mixed(seed);
  return [0, 1, 2].flatMap((stalk): Sketch => {
    const lean = (stalk - 1) * 20 + (random(stalk) - 0.5) * 8;
    const top = stalk === 1 ? -48 : -30 + random(stalk + 4) * 10;
    const stem: readonly Dot[] = [
      [(stalk - 1) * 2, 50],
      [lean * 0.15, 20],
      [lean * 0.5, -10],
      [lean * 1.1, top],
    ];
    return together(
      pen(stem, 0.7, 'deep'),
      grown(stem, {
        count: 30,
        from: 0.42,
        to: 1,
        spread: 0.06,
        by: 'pairs',
        random,
        grow: ({ index, share, side }) => {
          const swell = Math.min(1, (share - 0.36) * 5) * (1.25 - share);
          const length = 26 * swell * (0.75 + 0.5 * random(60 + index * 2 + side));
          return [
            {
              path: [
                ['M', 0, 0],
                ['Q', length * 0.55, -0.6, length, length * 0.22],
              ],
              colour: chosen(['accent', 'soft', 'soft'], random(200 + index * 3 + side)),
              line: 1.1,
            },
          ];
        },
      }),
    );
  });
};

export const grassOrnaments = { lavender, wheat, pampas } as const;
