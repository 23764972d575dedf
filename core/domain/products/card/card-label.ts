import { localeTable, type Language, type Locale } from '../../locale/locales.ts';
import type { CardEnvelopeForm, CardFilterKey, CardFold, CardOccasion, CardSort } from './cards.ts';
import type { CardPiece } from './designs/card-design.ts';
import { accessoryLabels } from './tables/accessory-labels.ts';
import { germanCardLabels } from './tables/card-labels-de.ts';
import { englishCardLabels, usCardLabels } from './tables/card-labels-en.ts';
import { spanishCardLabels } from './tables/card-labels-es.ts';
import { frenchCardLabels } from './tables/card-labels-fr.ts';
import { italianCardLabels } from './tables/card-labels-it.ts';
import { dutchCardLabels } from './tables/card-labels-nl.ts';
import type { CardLabels } from './tables/card-labels.ts';
import { cardMaterialLabels, type CardMaterialLabels } from './tables/material-labels.ts';
import { occasionCards, usOccasionCards } from './tables/occasion-cards.ts';
import { paletteLabels } from './tables/palette-labels.ts';

/** Every locale falls back to its language's (storefront §3). */
const cardLabels: Readonly<Record<Language, CardLabels>> = {
  de: germanCardLabels,
  en: englishCardLabels,
  es: spanishCardLabels,
  fr: frenchCardLabels,
  it: italianCardLabels,
  nl: dutchCardLabels,
};

/** The United States rename some English ones. */
const cardLabelsIn = (locale: Locale): CardLabels => {
  const labels = cardLabels[localeTable[locale].language];
  return locale === 'en-US' ? { ...labels, ...usCardLabels } : labels;
};

export const cardOccasionLabel = (locale: Locale, occasion: CardOccasion): string =>
  cardLabelsIn(locale).occasions[occasion];

/** The label of the form of an envelope's flap. */
export const cardEnvelopeFormLabel = (locale: Locale, form: CardEnvelopeForm): string =>
  cardLabelsIn(locale).envelopeForms[form];

export const cardFoldLabel = (locale: Locale, fold: CardFold): string =>
  cardLabelsIn(locale).folds[fold];

/** The label of a filter of the overview. */
export const cardFilterKeyLabel = (locale: Locale, key: CardFilterKey): string =>
  cardLabelsIn(locale).filterKeys[key];

/** The label of a filter's value; what the shop does not know is its own. */
export const cardFilterValueLabel = (locale: Locale, key: CardFilterKey, value: string): string => {
  const { occasions, filterValues } = cardLabelsIn(locale);
  const labels: Readonly<Record<string, string>> = { ...filterValues, category: occasions }[key];
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
};

/** The label of an order of the overview. */
export const cardSortLabel = (locale: Locale, sort: CardSort): string =>
  cardLabelsIn(locale).sorts[sort];

/** What a design's piece is called after its name: a wedding card, a menu. */
export const cardPieceLabel = (
  locale: Locale,
  { piece, occasion }: { readonly piece: CardPiece; readonly occasion: CardOccasion },
): string => {
  if (piece !== 'card') return cardFilterValueLabel(locale, 'product', piece);
  const { language } = localeTable[locale];
  return (
    (locale === 'en-US' ? usOccasionCards[occasion] : undefined) ??
    occasionCards[language][occasion]
  );
};

/** What papers, envelopes and extras are called. */
export const cardMaterialLabelsIn = (locale: Locale): CardMaterialLabels =>
  cardMaterialLabels[localeTable[locale].language];

/** What a sort of accessories is called; one that is not sold is its own. */
export const cardAccessoryLabel = (locale: Locale, sort: string): string => {
  const { sorts } = accessoryLabels[localeTable[locale].language];
  return new Map<string, string>(Object.entries(sorts)).get(sort) ?? sort;
};

/** The name of a design's colour; one that no palette has is its own. */
export const cardVariantLabel = (locale: Locale, variant: string): string => {
  const labels: Readonly<Record<string, string>> = paletteLabels[localeTable[locale].language];
  return (Object.hasOwn(labels, variant) ? labels[variant] : undefined) ?? variant;
};
