import { oneOf } from '../../text/one-of.ts';

/** Occasions of cards (storefront §3; two words take a dash: decisions, "Cards"). */
export const cardOccasions = [
  'einschulung',
  'firmung',
  'geburt',
  'geburtstag',
  'hochzeit',
  'kindergeburtstag',
  'kommunion',
  'konfirmation',
  'ostern',
  'taufe',
  'trauer',
  'weihnachten-geschaeftlich',
  'weihnachten-privat',
] as const;

export type CardOccasion = (typeof cardOccasions)[number];

/** Flaps: straight or pointed (storefront §3). */
export const cardEnvelopeForms = ['gerade', 'spitz'] as const;

export type CardEnvelopeForm = (typeof cardEnvelopeForms)[number];

/**
 * `booklet` and `pocketfold` decide the envelope's price (storefront §9); `standard` is all else.
 */
export const cardFolds = ['standard', 'booklet', 'pocketfold'] as const;

export type CardFold = (typeof cardFolds)[number];

/** Filters of the overview of cards (storefront §3). */
export const cardFilterKeys = [
  'aspectRatio',
  'category',
  'color',
  'label',
  'product',
  'punching',
  'style',
] as const;

export type CardFilterKey = (typeof cardFilterKeys)[number];

/** Orders of the overview (storefront §3); the first is the default. */
export const cardSorts = ['sort', 'popularity', 'created'] as const;

/** The editors' order, by popularity, or the newest first. */
export type CardSort = (typeof cardSorts)[number];

export const isCardOccasion = oneOf(cardOccasions);

export const isCardEnvelopeForm = oneOf(cardEnvelopeForms);

export const isCardFold = oneOf(cardFolds);

export const isCardFilterKey = oneOf(cardFilterKeys);

export const isCardSort = oneOf(cardSorts);
