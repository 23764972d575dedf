import { oneOf } from '../text/one-of.ts';

/** Refinements (storefront §3). `ohne` and `empty` both mean none (decisions, "Cards"). */
export const cardRefinements = ['gold', 'ohne', 'empty', 'relief', 'rosegold', 'silber'] as const;

export type CardRefinement = (typeof cardRefinements)[number];

/** Those that are metals, pressed into the paper. */
export const foils = ['gold', 'rosegold', 'silber'] as const satisfies readonly CardRefinement[];

export type Foil = (typeof foils)[number];

/** Ordered with a card (storefront §3). */
export const cardAccessoryKinds = [
  'bag',
  'bow',
  'box',
  'envelope',
  'inlay',
  'pen',
  'posterbar',
  'ribbon',
  'screw',
  'seal',
  'standard',
] as const;

export type CardAccessoryKind = (typeof cardAccessoryKinds)[number];

export const isCardRefinement = oneOf(cardRefinements);

/** False for `ohne` and `empty`. */
export const isRefinedCard = (refinement: CardRefinement): boolean =>
  refinement !== 'ohne' && refinement !== 'empty';

export const isCardAccessoryKind = oneOf(cardAccessoryKinds);
