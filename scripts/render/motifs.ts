import type { SceneRow } from './scenes.ts';

/** Light of soft windows and of skies needs few samples; washes of colour are not ray-traced at all. */
const families = {
  mountains: { seeds: [1, 2, 3, 4, 5], settings: {} },
  dunes: { seeds: [1, 2, 3], settings: {} },
  waves: { seeds: [1, 2, 3, 5], settings: {} },
  moon: { seeds: [1, 2], settings: {} },
  botanical: { seeds: [1, 2, 3, 4, 5], settings: { samples: 9, noise: 0.05 } },
  paper: { seeds: [1, 2, 4], settings: { samples: 12, noise: 0.05 } },
  city: { seeds: [1, 2, 3, 4], settings: { samples: 6, noise: 0.05 } },
  watercolour: { seeds: [2, 3, 4], settings: {} },
} as const satisfies Readonly<
  Record<string, { readonly seeds: readonly number[]; readonly settings: SceneRow['settings'] }>
>;

/**
 * What hangs in the shop's pictures: each family's script makes its seeds, which differ in palette,
 * light and composition. Three to two, to be cut to any ratio about the middle.
 */
export const motifs: readonly (readonly [name: string, row: SceneRow])[] = Object.entries(
  families,
).flatMap(([family, { seeds, settings }]) =>
  seeds.map((seed): readonly [string, SceneRow] => [
    `motif-${family}-${seed}`,
    { script: `motif_${family}.py`, settings: { seed, w: 1800, h: 1200, ...settings } },
  ]),
);
