import { oneOf } from '../../text/one-of.ts';

/** What a card can be ordered for (storefront §3; two words take a dash: decisions, "Cards"). */
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

/** An occasion of a card. */
export type CardOccasion = (typeof cardOccasions)[number];

/** The flap of an envelope: straight or pointed (storefront §3). */
export const cardEnvelopeForms = ['gerade', 'spitz'] as const;

/** The form of an envelope's flap. */
export type CardEnvelopeForm = (typeof cardEnvelopeForms)[number];

/**
 * How a card is folded. The specification names `booklet` and `pocketfold`, which decide the
 * envelope's price (storefront §9); `standard` is every other card.
 */
export const cardFolds = ['standard', 'booklet', 'pocketfold'] as const;

/** A kind of fold. */
export type CardFold = (typeof cardFolds)[number];

/** What the overview of cards can be filtered by (storefront §3). */
export const cardFilterKeys = [
  'aspectRatio',
  'category',
  'color',
  'label',
  'product',
  'punching',
  'style',
] as const;

/** A filter of the overview of cards. */
export type CardFilterKey = (typeof cardFilterKeys)[number];

/** What the overview of cards can be sorted by (storefront §3); the first one is the default. */
export const cardSorts = ['sort', 'popularity', 'created'] as const;

/** An order of the overview of cards: the editors' own, by popularity, or the newest first. */
export type CardSort = (typeof cardSorts)[number];

/** Whether the text names an occasion, with a dash between two words. */
export const isCardOccasion = oneOf(cardOccasions);

/** Whether the text names the form of an envelope's flap. */
export const isCardEnvelopeForm = oneOf(cardEnvelopeForms);

/** Whether the text names a fold. */
export const isCardFold = oneOf(cardFolds);

/** Whether the text names a filter. */
export const isCardFilterKey = oneOf(cardFilterKeys);

/** Whether the text names an order of the overview. */
export const isCardSort = oneOf(cardSorts);
