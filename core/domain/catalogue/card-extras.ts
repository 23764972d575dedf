import { oneOf } from '../text/one-of.ts';

/**
 * How a card is refined (storefront §3). `ohne` and `empty` are two values of the specification
 * and both mean that there is no refinement (decisions, "Cards").
 */
export const cardRefinements = ['gold', 'ohne', 'empty', 'relief', 'rosegold', 'silber'] as const;

/** A refinement of a card, or one of the two words for none. */
export type CardRefinement = (typeof cardRefinements)[number];

/** What can be ordered with a card (storefront §3). */
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

/** A kind of accessory of a card. */
export type CardAccessoryKind = (typeof cardAccessoryKinds)[number];

/** Whether the text names a refinement, `ohne` and `empty` included. */
export const isCardRefinement = oneOf(cardRefinements);

/** Whether a card with this refinement is refined at all: not with `ohne` and `empty`. */
export const isRefinedCard = (refinement: CardRefinement): boolean =>
  refinement !== 'ohne' && refinement !== 'empty';

/** Whether the text names a kind of accessory. */
export const isCardAccessoryKind = oneOf(cardAccessoryKinds);
