import { cardPapers, type CardPaper } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

export const usualCardPaper: CardPaper = cardPapers[0];

/** Grams of a square metre. */
export const cardPaperGrams = {
  feinstpapier: 300,
  baumwolle: 350,
  perlmutt: 285,
  recycling: 300,
} as const satisfies Readonly<Record<CardPaper, number>>;

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
