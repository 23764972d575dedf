import { cardPunchings } from './card-materials.ts';
import { cardAspectRatios, cardThemeLabels } from './card-theme.ts';
import { cardOccasions, type CardFilterKey } from './cards.ts';
import { cardPieces, cardStyles } from './designs/card-design.ts';
import { cardColours } from './designs/palettes.ts';

/** The values that designs have, by filter, in the order in which they are offered. */
export const cardFilterVocabulary = {
  aspectRatio: cardAspectRatios,
  category: cardOccasions,
  color: cardColours,
  label: cardThemeLabels,
  product: cardPieces,
  punching: cardPunchings,
  style: cardStyles,
} as const satisfies Readonly<Record<CardFilterKey, readonly string[]>>;

/** Whether designs can have a value of a filter. */
export const isCardFilterWord = (key: CardFilterKey, value: string): boolean =>
  cardFilterVocabulary[key].some((known) => known === value);
