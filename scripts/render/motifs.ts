import type { SceneRow } from './scenes.ts';

/** Families whose pictures a script makes, and which seeds of them. */
const seeds = {
  botanical: [1, 2, 3, 4, 5],
  paper: [1, 2, 4],
  city: [1, 2, 3, 4],
  watercolour: [2, 3, 4],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/**
 * What hangs in the shop's pictures: each family's script makes its seeds, which differ in palette,
 * light and composition. Three to two, to be cut to any ratio about the middle.
 */
export const motifs: readonly (readonly [name: string, row: SceneRow])[] = Object.entries(
  seeds,
).flatMap(([family, list]) =>
  list.map((seed): readonly [string, SceneRow] => [
    `motif-${family}-${seed}`,
    {
      script: `motif_${family}.py`,
      settings: { seed, w: 1800, h: 1200, samples: 12, noise: 0.05 },
    },
  ]),
);
