import type { SceneRow } from './scenes.ts';

/** Seeds of each family that are rendered, of those that the shop shows; all others are drawn. */
const landSeeds = {
  mountains: [1, 2, 3, 4, 5],
  dunes: [1, 2, 3],
  waves: [1, 2, 3, 5],
  moon: [1, 2],
  waves: [1, 2, 3, 5],
} as const;

const motif = (family: string, seed: number): readonly [name: string, row: SceneRow] => [
  `motif-${family}-${seed}`,
  { script: `motif_${family}.py`, settings: { seed, w: 1800, h: 1200 } },
];

/** What hangs in pictures: landscapes of light and air, computed as all scenes are. */
export const motifScenes: readonly (readonly [name: string, row: SceneRow])[] = Object.entries(
  landSeeds,
).flatMap(([family, seeds]) => seeds.map((seed) => motif(family, seed)));
