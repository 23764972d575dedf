import { oneOf } from '../../text/one-of.ts';

/** Papers of cards, the usual one first: smooth, of cotton, with a shimmer, of recovered fibres. */
export const cardPapers = ['feinstpapier', 'baumwolle', 'perlmutt', 'recycling'] as const;

export type CardPaper = (typeof cardPapers)[number];

export const isCardPaper = oneOf(cardPapers);

export const usualCardPaper: CardPaper = cardPapers[0];

/** Colours of envelopes, the usual one first. */
export const cardEnvelopeColours = [
  'weiss',
  'creme',
  'kraft',
  'salbei',
  'rose',
  'anthrazit',
] as const;

export type CardEnvelopeColour = (typeof cardEnvelopeColours)[number];

export const isCardEnvelopeColour = oneOf(cardEnvelopeColours);

export const usualEnvelopeColour: CardEnvelopeColour = cardEnvelopeColours[0];

/** One leaf, or one that is folded in the middle and opens like a book: the group of a design. */
export const cardSheets = ['folded', 'flat'] as const;

export type CardSheet = (typeof cardSheets)[number];

export const isCardSheet = oneOf(cardSheets);
