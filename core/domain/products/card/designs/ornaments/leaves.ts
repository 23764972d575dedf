import {
  alongLine,
  moved,
  smoothLine,
  together,
  type Dot,
  type Sketch,
} from '../../../../artwork/sketch.ts';
import { coinPath, grown, leaf, pen, shadedLeaf, stemOf } from './plants.ts';
import { mixed } from './seeded.ts';

/** Where a stem ends, and its direction there. */
export const tipOf = (
  stem: readonly Dot[],
): { readonly x: number; readonly y: number; turn: number } => {
  const { at, turn } = alongLine(stem, 1);
  return { x: at[0], y: at[1], turn };
};

/** One of several, by a number from 0 to 1. */
export const chosen = (names: readonly [string, ...string[]], number: number): string =>
  names[Math.floor(number * names.length)] ?? names[0];

/** Round leaves in pairs that become smaller towards the tip, some lighter, with fine ribs. */
const eucalyptus = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed);
  const coin = (size: number, key: number): Sketch => {
    const colour = chosen(['accent', 'accent', 'soft'], random(key));
    const length = size * (0.85 + 0.3 * random(key + 1));
    return [
      { path: coinPath(length, length * (0.9 + 0.25 * random(key + 2))), colour },
      {
        path: [
          ['M', -1, 0],
          ['Q', length * 0.4, -length * 0.04, length * 0.78, 0],
        ],
        colour: colour === 'soft' ? 'accent' : 'soft',
        line: 0.35,
      },
    ];
  };
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.7 }],
    grown(stem, {
      count: 8,
      from: 0.16,
      to: 0.94,
      spread: 0.19,
      by: 'pairs',
      random,
      grow: ({ index, share, side }) => coin(17 * (1 - share * 0.6), 20 + index * 8 + side * 3),
    }),
    moved(coin(7, 5), tipOf(stem)),
  );
};

/** Slender leaves, alternately, and a few fruits. */
const olive = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 0.9);
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.8 }],
    grown(stem, {
      count: 4,
      from: 0.25,
      to: 0.7,
      spread: 0.2,
      by: 'turns',
      random,
      grow: ({ index }) =>
        random(90 + index) < 0.75
          ? together(
              pen(
                [
                  [0, 0],
                  [4, 1],
                  [6.5, 2.5],
                ],
                0.5,
                'deep',
              ),
              [{ path: coinPath(7.5, 6.2), colour: 'deep' }].flatMap((shape) =>
                moved([shape], { x: 5.8, y: 2, turn: 0.07 }),
              ),
            )
          : [],
    }),
    grown(stem, {
      count: 17,
      from: 0.06,
      to: 0.97,
      spread: 0.095,
      by: 'turns',
      random,
      grow: ({ index, share }) => {
        const length = (22 - 9 * share) * (0.85 + 0.3 * random(20 + index));
        return shadedLeaf(length, length * 0.27, length * 0.1 * (random(50 + index) - 0.2), [
          'accent',
          index % 3 === 0 ? 'soft' : 'deep',
        ]);
      },
    }),
    moved(shadedLeaf(12, 3.4, 0, ['accent', 'deep']), tipOf(stem)),
  );
};

/** Glossy leaves in pairs, upright: bay. */
const laurel = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 0.6);
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.6 }],
    grown(stem, {
      count: 11,
      from: 0.05,
      to: 0.95,
      spread: 0.085,
      by: 'pairs',
      random,
      grow: ({ index, share, side }) => {
        const length = (19 - 6 * share) * (0.9 + 0.2 * random(20 + index * 2 + side));
        return leaf(
          length,
          length * 0.4,
          length * 0.08,
          (index + (side === 1 ? 1 : 0)) % 3 === 0 ? 'deep' : 'accent',
        );
      },
    }),
    moved(leaf(13, 5, 0, 'accent'), tipOf(stem)),
  );
};

/** Feathered, each feather made of small leaves. */
const fern = (seed: number): Sketch => {
  const random = mixed(seed);
  const stem = stemOf(seed, 1.2);
  const feather = (length: number): Sketch => {
    const axis: readonly Dot[] = [
      [0, 0],
      [length * 0.5, length * 0.03],
      [length, -length * 0.08],
    ];
    return together(
      pen(axis, 0.4, 'accent'),
      grown(axis, {
        count: Math.max(4, Math.round(length / 2.3)),
        from: 0.1,
        to: 0.96,
        spread: 0.15,
        by: 'pairs',
        random,
        grow: ({ share }) => {
          const size = 4.6 * (1 - share * 0.7) * (0.5 + length / 40);
          return [{ path: coinPath(size, size * 0.6), colour: 'accent' }];
        },
      }),
    );
  };
  return together(
    [{ path: smoothLine(stem), colour: 'deep', line: 0.7 }],
    grown(stem, {
      count: 15,
      from: 0.12,
      to: 0.96,
      spread: 0.17,
      by: 'pairs',
      random,
      grow: ({ share }) => feather(4 + 22 * (1 - share) * Math.min(1, share * 3.2 + 0.35)),
    }),
    moved(feather(6), tipOf(stem)),
  );
};

export const leafyOrnaments = { eucalyptus, olive, laurel, fern } as const;
