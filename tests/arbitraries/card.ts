import fc from 'fast-check';

import { cardPunchings } from '../../core/domain/products/card/card-materials.ts';
import type { CardFormat } from '../../core/domain/products/card/card-format.ts';
import {
  cardAspectRatios,
  cardThemeLabels,
  type CardTheme,
} from '../../core/domain/products/card/card-theme.ts';
import {
  cardFilterKeys,
  cardFolds,
  cardOccasions,
  cardSorts,
  type CardFold,
} from '../../core/domain/products/card/cards.ts';
import type { EnvelopedCard } from '../../core/domain/products/card/envelope-price.ts';
import { envelopeSizeGroupFormats } from '../../core/domain/products/card/envelope-prices.ts';
import {
  cardPieces,
  cardShapes,
  cardStyles,
  type CardShape,
} from '../../core/domain/products/card/designs/card-design.ts';
import { cardColours } from '../../core/domain/products/card/designs/palettes.ts';
import {
  applyCardOverviewCommand,
  cardPageSizes,
  initialCardOverview,
  type CardOverview,
  type CardOverviewCommand,
} from '../../core/domain/products/card/overview.ts';

import { anyCardFacts } from './card-offer.ts';

/** A side of a card or an envelope in millimetres, mostly about as long as the envelopes are. */
const anySide = fc.oneof(fc.integer({ min: 80, max: 250 }), fc.integer({ min: 1, max: 1_000 }));

export const anyCardFormat: fc.Arbitrary<CardFormat> = fc.record({
  width: anySide,
  height: anySide,
});

const anyCardFold: fc.Arbitrary<CardFold> = fc.constantFrom(...cardFolds);

/** A format, `WxH`, that the lists of the size groups hold. */
export const anyListedCardFormat: fc.Arbitrary<string> = fc.constantFrom(
  ...envelopeSizeGroupFormats.large,
  ...envelopeSizeGroupFormats.compact,
);

export const anyEnvelopedCard: fc.Arbitrary<EnvelopedCard> = fc.record({
  format: anyCardFormat,
  fold: anyCardFold,
});

/** A filter's value out of few, so that commands often mean the same one; some are not valid. */
const anyFilterValue = fc.oneof(
  fc.constantFrom('rot', 'grün', 'gold & silber', 'a[b]=c', '+', '', '\uD800', 'x'.repeat(101)),
  fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }),
);

const anyFilterKey = fc.constantFrom(...cardFilterKeys);

/** What a shopper, or a forged link, asks of the overview. */
export const anyCardOverviewCommand: fc.Arbitrary<CardOverviewCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('toggle-filter' as const),
    key: anyFilterKey,
    value: anyFilterValue,
  }),
  fc.record({ kind: fc.constant('clear-filter' as const), key: anyFilterKey }),
  fc.constant({ kind: 'clear-all-filters' as const }),
  fc.record({
    kind: fc.constant('search-for' as const),
    search: fc.oneof(
      fc.constantFrom(' Élise  & Noah ', 'x'.repeat(101), '\uD800', '🎈'.repeat(60)),
      fc.string({ maxLength: 6, unit: 'grapheme' }),
    ),
  }),
  fc.record({ kind: fc.constant('sort-by' as const), sort: fc.constantFrom(...cardSorts) }),
  fc.record({
    kind: fc.constant('go-to-page' as const),
    page: fc.oneof(fc.integer({ min: -1, max: 10_001 }), fc.constantFrom(1.5, Number.NaN, 9_999)),
  }),
  fc.record({
    kind: fc.constant('show-per-page' as const),
    pageSize: fc.constantFrom(...cardPageSizes),
  }),
);

const isShape = (shape: string): shape is CardShape => Object.hasOwn(cardShapes, shape);

/** Few names, ranks, popularities and days, so that many themes are equal in some of them. */
const anyCardTheme: fc.Arbitrary<CardTheme> = fc.record({
  facts: anyCardFacts,
  id: fc.stringMatching(/^[a-z]{1,6}$/u),
  name: fc.constantFrom('Elena', 'Élise & Noah', 'Grüße', 'Straße 12', 'Noah'),
  occasion: fc.constantFrom(...cardOccasions),
  piece: fc.constantFrom(...cardPieces),
  style: fc.constantFrom(...cardStyles),
  shape: fc.constantFrom(...Object.keys(cardShapes).filter(isShape)),
  colours: fc.subarray([...cardColours], { minLength: 1, maxLength: 4 }),
  labels: fc.subarray([...cardThemeLabels]),
  suite: fc.subarray(['elena-menu', 'elena-thank-you']),
  rank: fc.nat({ max: 20 }),
  popularity: fc.nat({ max: 5 }),
  created: fc.integer({ min: 1_700, max: 1_705 }).map((step) => step * 1_000_000_000),
});

/** So many themes of a shop at least; ids differ. */
export const cardThemesFrom = (minLength: number): fc.Arbitrary<readonly CardTheme[]> =>
  fc.uniqueArray(anyCardTheme, {
    selector: ({ id }) => id,
    minLength,
    maxLength: 48,
    size: 'max',
  });

export const anyCardThemes = cardThemesFrom(0);

const anyKnownValue = fc.oneof(
  fc.tuple(fc.constant('aspectRatio' as const), fc.constantFrom(...cardAspectRatios)),
  fc.tuple(fc.constant('category' as const), fc.constantFrom(...cardOccasions)),
  fc.tuple(fc.constant('color' as const), fc.constantFrom(...cardColours)),
  fc.tuple(fc.constant('label' as const), fc.constantFrom(...cardThemeLabels)),
  fc.tuple(fc.constant('product' as const), fc.constantFrom(...cardPieces)),
  fc.tuple(fc.constant('punching' as const), fc.constantFrom(...cardPunchings)),
  fc.tuple(fc.constant('style' as const), fc.constantFrom(...cardStyles)),
  fc.tuple(fc.constantFrom(...cardFilterKeys), fc.constant('constructor')),
);

/** Values that themes have, more often than not. */
export const anyAskedCardOverview: fc.Arbitrary<CardOverview> = fc
  .record({
    chosen: fc.array(anyKnownValue, { maxLength: 4 }),
    search: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      fc.constantFrom('e', 'ELISE noah', 'hochzeit', 'strasse', 'grüsse 1', 'floral', 'no no', '!'),
    ),
    sort: fc.constantFrom(...cardSorts),
    pageSize: fc.constantFrom(...cardPageSizes),
    page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
  })
  .map(({ chosen, ...asked }) => ({
    ...chosen.reduce(
      (state, [key, value]) =>
        applyCardOverviewCommand(state, { kind: 'toggle-filter', key, value }),
      initialCardOverview,
    ),
    ...asked,
  }));
