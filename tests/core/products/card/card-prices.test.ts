import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readAccessoryAnswer } from '../../../../core/domain/products/card/accessory-answer.ts';
import { parseCardFormat } from '../../../../core/domain/products/card/card-format.ts';
import {
  envelopePrice,
  envelopePriceLocaleOf,
  envelopesPrice,
  envelopeSizeGroupOf,
} from '../../../../core/domain/products/card/envelope-price.ts';
import {
  envelopePrices,
  envelopeSizeGroupFormats,
  envelopeSizeGroups,
} from '../../../../core/domain/products/card/envelope-prices.ts';
import { cardExpressHoursIn } from '../../../../core/domain/products/card/express.ts';
import {
  cardSamplePrice,
  cardSamplesPrice,
  nextCardSamplePrice,
} from '../../../../core/domain/products/card/samples.ts';
import { currencyOf } from '../../../../core/domain/locale/locale-units.ts';
import { locales, localeTable } from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import { anyEnvelopedCard, anyListedCardFormat } from '../../../arbitraries/card.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';

const format = (text: string) =>
  E.getOrElse((): { width: number; height: number } => {
    throw new Error(`${text} is not a format`);
  })(parseCardFormat(text));

const standard = { format: { width: 105, height: 148 }, fold: 'standard' } as const;

describe('the price of an envelope', () => {
  test('has the specification’s figures', () => {
    expect(envelopeSizeGroups).toEqual(['large', 'compact', 'standard']);
    const figures = (locale: 'de-DE' | 'de-AT' | 'de-CH') => [
      envelopePrice(locale, { format: format('145x145'), fold: 'standard' }),
      envelopePrice(locale, { format: format('115x168'), fold: 'standard' }),
      envelopePrice(locale, standard),
      envelopePrice(locale, { ...standard, fold: 'pocketfold' }),
      envelopePrice(locale, { ...standard, fold: 'booklet' }),
    ];
    const amounts = (currency: string, ...all: readonly number[]) =>
      all.map((minorUnits) => ({ minorUnits, currency }));
    expect(figures('de-DE')).toEqual(amounts('eur', 180, 110, 95, 110, 110));
    expect(figures('de-AT')).toEqual(amounts('eur', 150, 150, 100, 150, 150));
    expect(figures('de-CH')).toEqual(amounts('chf', 290, 120, 100, 140, 120));
  });

  test('is the de-CH one in francs, the de-AT one in Austria, else the de-DE one', () => {
    const rows = Object.fromEntries(
      locales.map((locale) => [locale, envelopePriceLocaleOf(locale)]),
    );
    const inFrancs = ['de-CH', 'de-LI', 'fr-CH', 'it-CH'];
    for (const locale of locales) {
      const other = locale === 'de-AT' ? 'de-AT' : 'de-DE';
      expect(rows[locale]).toBe(inFrancs.includes(locale) ? 'de-CH' : other);
    }
  });

  property.prop([anyLocale, anyEnvelopedCard])('is in the locale’s currency', (locale, card) => {
    const price = envelopePrice(locale, card);
    const row = envelopePrices[envelopePriceLocaleOf(locale)];
    expect(price.currency).toBe(currencyOf(locale));
    expect(Object.values(row)).toContain(price.minorUnits);
  });

  property.prop([anyLocale, anyListedCardFormat, fc.constantFrom('booklet', 'pocketfold')])(
    'of a booklet or a pocketfold does not depend on its size',
    (locale, text, fold) => {
      const card = { format: format(text), fold };
      expect(envelopeSizeGroupOf(card)).toBe('compact');
      expect(envelopePrice(locale, card)).toEqual(envelopePrice(locale, { ...standard, fold }));
    },
  );

  property.prop([anyEnvelopedCard])('goes by literal lists of formats', (card) => {
    const flat = { ...card, fold: 'standard' } as const;
    const name = `${card.format.width}x${card.format.height}`;
    const lists: Readonly<Record<string, readonly string[]>> = envelopeSizeGroupFormats;
    const listed = Object.keys(lists).filter((group) => lists[group]?.includes(name));
    expect([envelopeSizeGroupOf(flat)]).toEqual(listed.length === 0 ? ['standard'] : listed);
  });

  test('does not turn a format', () => {
    expect(envelopeSizeGroupOf({ ...standard, format: format('100x210') })).toBe('compact');
    expect(envelopeSizeGroupOf({ ...standard, format: format('210x100') })).toBe('standard');
  });

  test('names ten formats, each once', () => {
    const { large, compact } = envelopeSizeGroupFormats;
    expect(large.join(', ')).toBe('145x145, 155x155, 160x160, 164x164, 165x165');
    expect(compact.join(', ')).toBe('100x210, 103x213, 115x168, 168x115, 168x118, 213x103');
  });

  property.prop([anyLocale, anyEnvelopedCard, fc.nat({ max: 5_000 })])(
    'of so many is that many times the price of one',
    (locale, card, quantity) => {
      const { minorUnits, currency } = envelopePrice(locale, card);
      expect(envelopesPrice(locale, card, quantity)).toEqual(
        E.right({ minorUnits: minorUnits * quantity, currency }),
      );
    },
  );

  property.prop([fc.constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY)])(
    'of no number of pieces is refused',
    (quantity) => {
      expect(envelopesPrice('de-DE', standard, quantity)).toEqual(
        E.left({ kind: 'malformed-quantity', quantity }),
      );
    },
  );
});

describe('the price of samples', () => {
  const amount = (locale: (typeof locales)[number], count: number): number =>
    E.getOrElse(() => Number.NaN)(
      E.map(({ minorUnits }: { minorUnits: number }) => minorUnits)(
        cardSamplesPrice(locale, count),
      ),
    );

  property.prop([anyLocale, fc.nat({ max: 1_000 })])(
    'is the sum of what each next one costs',
    (locale, count) => {
      const { minorUnits, currency } = nextCardSamplePrice(locale, count);
      expect(currency).toBe(currencyOf(locale));
      expect(amount(locale, count + 1)).toBe(amount(locale, count) + minorUnits);
    },
  );

  property.prop([anyLocale, fc.nat({ max: 1_000 }), fc.nat({ max: 1_000 })])(
    'of two orders in one is that of both, beyond the three that are free once',
    (locale, first, second) => {
      const together = amount(locale, first + 3 + second);
      expect(together).toBe(amount(locale, first + 3) + amount(locale, second + 3));
    },
  );

  property.prop([anyLocale, fc.nat({ max: 3 })])('is nothing up to three', (locale, count) => {
    expect(cardSamplesPrice(locale, count)).toEqual(
      E.right({ minorUnits: 0, currency: currencyOf(locale) }),
    );
  });

  test.each([
    ['de-DE', 250, 'eur'],
    ['fr-CH', 350, 'chf'],
    ['de-LI', 350, 'chf'],
    ['en-GB', 220, 'gbp'],
    ['en-US', 290, 'usd'],
  ] as const)('in %s is %i %s for the fourth one', (locale, minorUnits, currency) => {
    expect(cardSamplesPrice(locale, 4)).toEqual(E.right({ minorUnits, currency }));
    expect(cardSamplePrice(locale)).toEqual({ minorUnits, currency });
    expect(nextCardSamplePrice(locale, 2).minorUnits).toBe(0);
    expect(nextCardSamplePrice(locale, 3)).toEqual({ minorUnits, currency });
  });

  property.prop([fc.constantFrom(-1, 2.5, 3.5, Number.NaN, Number.POSITIVE_INFINITY)])(
    'of no number of pieces is refused',
    (quantity) => {
      expect(cardSamplesPrice('de-DE', quantity)).toEqual(
        E.left({ kind: 'malformed-quantity', quantity }),
      );
    },
  );

  test('is refused where no amount would be exact', () => {
    expect(E.isLeft(cardSamplesPrice('de-DE', Number.MAX_SAFE_INTEGER))).toBe(true);
  });
});

describe('an express order', () => {
  property.prop([anyLocale])('takes 24 hours in French locales, 48 in others', (locale) => {
    expect(cardExpressHoursIn(locale)).toBe(localeTable[locale].language === 'fr' ? 24 : 48);
  });
});

describe('the answer to an accessory', () => {
  test('is shown, and logged where the shopper cannot mend it', () => {
    expect(readAccessoryAnswer(204, undefined)).toEqual({ kind: 'accepted', value: true });
    expect(readAccessoryAnswer(400, { message: { text: 'Ausverkauft' } })).toEqual({
      kind: 'refused',
      message: 'Ausverkauft',
      fields: {},
    });
    expect(readAccessoryAnswer(503, undefined)).toMatchObject({
      kind: 'failed',
      code: 'error-add-accessory',
      status: 503,
    });
  });
});
