import { cardFitsIn, equalTurnedCardFormats, type CardFormat } from './card-format.ts';

/** The smallest by area first (storefront §3). */
export const namedEnvelopeClasses = ['C6', 'B6', 'DINLANG'] as const;

export type NamedEnvelopeClass = (typeof namedEnvelopeClasses)[number];

/** `other` is every size without a name. */
export type EnvelopeClass = NamedEnvelopeClass | 'other';

/** Millimetres (storefront §3, "Cards"). */
export const envelopeSizes = {
  C6: { width: 162, height: 114 },
  B6: { width: 176, height: 125 },
  DINLANG: { width: 220, height: 110 },
} as const satisfies Record<NamedEnvelopeClass, CardFormat>;

/** What square cards are sent in: they fit into no envelope with a name. Millimetres. */
export const squareEnvelope: CardFormat = { width: 160, height: 160 };

/** The class of a size, turned or not (decisions, "Cards"). */
export const envelopeClassOf = (size: CardFormat): EnvelopeClass =>
  namedEnvelopeClasses.find((name) => equalTurnedCardFormats(size, envelopeSizes[name])) ?? 'other';

/** The smallest named envelope that a closed card fits in, turned or not (decisions, "Cards"). */
export const envelopeClassFor = (card: CardFormat): EnvelopeClass =>
  namedEnvelopeClasses.find((name) => cardFitsIn(card, envelopeSizes[name])) ?? 'other';
