import type { CardAccessoryKind } from '../../../catalogue/card-extras.ts';

type SoldPiece = { readonly kind: CardAccessoryKind; readonly id: string };

/** Extras of cards by their kinds, in the order in which they are offered. */
export const soldCardExtras = [
  { kind: 'ribbon', id: 'satin' },
  { kind: 'ribbon', id: 'leinen' },
  { kind: 'bow', id: 'satin' },
  { kind: 'bow', id: 'jute' },
  { kind: 'seal', id: 'wachs' },
  { kind: 'screw', id: 'messing' },
  { kind: 'inlay', id: 'transparent' },
] as const satisfies readonly SoldPiece[];

/** What lies beside the cards of an order, one piece of each kind. */
export const soldBesideCards = [
  { kind: 'bag', id: 'papier' },
  { kind: 'box', id: 'karton' },
  { kind: 'pen', id: 'gel' },
  { kind: 'posterbar', id: 'eiche' },
  { kind: 'standard', id: 'klebepunkte' },
] as const satisfies readonly SoldPiece[];
