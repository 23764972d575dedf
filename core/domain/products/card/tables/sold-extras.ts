import type { CardExtra } from '../card-offer.ts';

/** Extras of cards by their kinds, in the order in which they are offered. */
export const soldCardExtras = [
  { kind: 'ribbon', id: 'satin' },
  { kind: 'ribbon', id: 'leinen' },
  { kind: 'bow', id: 'satin' },
  { kind: 'bow', id: 'jute' },
  { kind: 'seal', id: 'wachs' },
  { kind: 'screw', id: 'messing' },
  { kind: 'inlay', id: 'transparent' },
] as const satisfies readonly Omit<CardExtra, 'price'>[];
