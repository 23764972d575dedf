import { describe, expect, test } from 'vitest';

import {
  cardAccessoryKindLabel,
  cardRefinementLabel,
} from '../../../../core/domain/catalogue/card-extra-labels.ts';
import {
  cardEnvelopeFormLabel,
  cardFilterKeyLabel,
  cardFoldLabel,
  cardFilterValueLabel,
  cardOccasionLabel,
  cardPieceLabel,
  cardSortLabel,
  cardVariantLabel,
} from '../../../../core/domain/products/card/card-label.ts';
import {
  cardEnvelopeForms,
  cardFilterKeys,
  cardFolds,
  cardOccasions,
  cardSorts,
} from '../../../../core/domain/products/card/cards.ts';
import {
  cardAccessoryKinds,
  cardRefinements,
} from '../../../../core/domain/catalogue/card-extras.ts';
import {
  occasionCards,
  usOccasionCards,
} from '../../../../core/domain/products/card/tables/occasion-cards.ts';
import { paletteLabels } from '../../../../core/domain/products/card/tables/palette-labels.ts';
import { fallbackChain } from '../../../../core/domain/locale/locale.ts';
import { localeTable, locales, type Locale } from '../../../../core/domain/locale/locales.ts';

/** Everything of a locale that has a name, with that name, list by list. */
const namesIn = (locale: Locale): readonly (readonly string[])[] => [
  cardOccasions.map((value) => cardOccasionLabel(locale, value)),
  cardRefinements.map((value) => cardRefinementLabel(locale, value)),
  cardAccessoryKinds.map((value) => cardAccessoryKindLabel(locale, value)),
  cardEnvelopeForms.map((value) => cardEnvelopeFormLabel(locale, value)),
  cardFolds.map((value) => cardFoldLabel(locale, value)),
  cardFilterKeys.map((value) => cardFilterKeyLabel(locale, value)),
  cardSorts.map((value) => cardSortLabel(locale, value)),
];

describe.each(locales)('the names of cards in %s', (locale) => {
  test('are there, tidy, each once but for the two words for no refinement', () => {
    for (const names of namesIn(locale)) {
      expect(names.every((name) => name !== '' && name === name.trim())).toBe(true);
      const shared = names.length === cardRefinements.length ? 1 : 0;
      expect(new Set(names).size).toBe(names.length - shared);
    }
    expect(cardRefinementLabel(locale, 'ohne')).toBe(cardRefinementLabel(locale, 'empty'));
  });
});

describe('a locale', () => {
  test.each(locales.filter((locale) => locale !== 'en-US'))(
    '%s has the names of its last fallback',
    (locale) => {
      expect(namesIn(locale)).toEqual(namesIn(fallbackChain(locale).at(-1) ?? locale));
    },
  );
});

describe('the United States', () => {
  test('rename some, and keep the rest', () => {
    expect(cardFilterKeyLabel('en-GB', 'color')).toBe('Colour');
    expect(cardFilterKeyLabel('en-US', 'color')).toBe('Color');
    expect(cardOccasionLabel('en-US', 'taufe')).toBe('Baptism');
    expect(cardOccasionLabel('en-US', 'hochzeit')).toBe(cardOccasionLabel('en-GB', 'hochzeit'));
    expect(cardAccessoryKindLabel('en-US', 'pen')).toBe('Pen');
  });
});

describe('what follows the name of a design', () => {
  test('is its occasion’s card, as the country calls it, or its piece', () => {
    for (const locale of locales)
      for (const occasion of cardOccasions) {
        const { language } = localeTable[locale];
        const american = locale === 'en-US' ? usOccasionCards[occasion] : undefined;
        expect(cardPieceLabel(locale, { piece: 'card', occasion })).toBe(
          american ?? occasionCards[language][occasion],
        );
        expect(cardPieceLabel(locale, { piece: 'menu', occasion })).toBe(
          cardFilterValueLabel(locale, 'product', 'menu'),
        );
      }
    expect(Object.keys(usOccasionCards)).not.toEqual([]);
  });

  test('is the name of its colour, that of no palette its own', () => {
    expect(cardVariantLabel('de-DE', 'sage')).toBe(paletteLabels.de.sage);
    expect(cardVariantLabel('fr-CH', 'sage')).toBe(paletteLabels.fr.sage);
    for (const unknown of ['none', 'toString'])
      expect(cardVariantLabel('de-DE', unknown)).toBe(unknown);
  });
});
