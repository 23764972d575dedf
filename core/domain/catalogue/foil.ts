import type { CardRefinement } from './card-extras.ts';

/** Metals that are pressed into paper. */
export const foils = ['gold', 'rosegold', 'silber'] as const satisfies readonly CardRefinement[];

export type Foil = (typeof foils)[number];
