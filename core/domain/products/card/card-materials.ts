import type { SheetCut } from '../../artwork/artwork.ts';
import type { PaperSurface } from '../../image/sources.ts';
import { oneOf } from '../../text/one-of.ts';

/** Papers of cards, the usual one first: smooth, of cotton, with a shimmer, of recovered fibres. */
export const cardPapers = [
  'feinstpapier',
  'baumwolle',
  'perlmutt',
  'recycling',
] as const satisfies readonly PaperSurface[];

export type CardPaper = (typeof cardPapers)[number];

export const isCardPaper = oneOf(cardPapers);

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

/** Colours of ribbon. Without one it goes with the design. */
export const cardRibbonColours = [
  'weiss',
  'salbei',
  'rose',
  'anthrazit',
] as const satisfies readonly CardEnvelopeColour[];

export type CardRibbonColour = (typeof cardRibbonColours)[number];

export const isCardRibbonColour = oneOf(cardRibbonColours);

/** One leaf, or one that is folded in the middle and opens like a book: the group of a design. */
export const cardSheets = ['folded', 'flat'] as const;

export type CardSheet = (typeof cardSheets)[number];

export const isCardSheet = oneOf(cardSheets);

/**
 * How a card of one leaf is cut, and values of the filter `punching`: round corners, a hole for a
 * ribbon, edges in waves.
 */
export const cardPunchings = ['rounded', 'hole', 'wave'] as const satisfies readonly SheetCut[];

export type CardPunching = (typeof cardPunchings)[number];

export const isCardPunching = oneOf(cardPunchings);
