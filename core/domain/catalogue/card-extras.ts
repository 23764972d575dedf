import { oneOf } from '../text/one-of.ts';

/** Refinements (storefront §3). `ohne` and `empty` both mean none (decisions, "Cards"). */
export const cardRefinements = ['gold', 'ohne', 'empty', 'relief', 'rosegold', 'silber'] as const;

export type CardRefinement = (typeof cardRefinements)[number];

/** Those that are metals, pressed into the paper. */
export const foils = ['gold', 'rosegold', 'silber'] as const satisfies readonly CardRefinement[];

export type Foil = (typeof foils)[number];

/** Papers of cards, the usual one first: smooth, of cotton, with a shimmer, of recovered fibres. */
export const cardPapers = ['feinstpapier', 'baumwolle', 'perlmutt', 'recycling'] as const;

export type CardPaper = (typeof cardPapers)[number];

/**
 * How a card of one leaf is cut, and values of the filter `punching`: round corners, a hole for a
 * ribbon, edges in waves.
 */
export const cardPunchings = ['rounded', 'hole', 'wave'] as const;

export type CardPunching = (typeof cardPunchings)[number];

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

export const isCardPaper = oneOf(cardPapers);

export const isCardPunching = oneOf(cardPunchings);

/** False for `ohne` and `empty`. */
export const isRefinedCard = (refinement: CardRefinement): boolean =>
  refinement !== 'ohne' && refinement !== 'empty';

export const isCardAccessoryKind = oneOf(cardAccessoryKinds);
