import fc from 'fast-check';

import type { CardFormat } from '../../core/domain/products/card/card-format.ts';
import {
  cardFilterKeys,
  cardFolds,
  cardSorts,
  type CardFold,
} from '../../core/domain/products/card/cards.ts';
import type { EnvelopedCard } from '../../core/domain/products/card/envelope-price.ts';
import { envelopeSizeGroupFormats } from '../../core/domain/products/card/envelope-prices.ts';
import {
  cardPageSizes,
  type CardOverviewCommand,
} from '../../core/domain/products/card/overview.ts';

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
