import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  currencies,
  locales,
  localeTable,
  type Currency,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import { formatMoney, moneyStyleFor } from '../../../core/domain/money/format-money.ts';
import { currencySigns } from '../../../core/domain/money/money-style.ts';
import { printDiscount } from '../../../core/domain/money/print-money.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { anyCurrency, anyExactMinorUnits } from '../../arbitraries/money.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

/**
 * All that sets the shop's figures apart from `Intl.NumberFormat` (Node 24, CLDR 48). Francs group
 * from 1,000 on in every locale (Intl waits for 10,000 in some), by U+2019; so do other currencies
 * in Switzerland (CLDR 48 has the typewriter's apostrophe, older data have this one). A currency has
 * one sign everywhere, where Intl writes `US$` or `EUR` abroad; each locale's own is the same. A
 * discount has a true minus sign in every locale, where Intl has a hyphen.
 */
const differences = {
  useGrouping: (currency: Currency) => (currency === 'chf' ? 'always' : 'auto'),
  group: (locale: Locale, currency: Currency) =>
    currency === 'chf' || localeTable[locale].currency === 'chf' ? '\u2019' : undefined,
  sign: (currency: Currency) => currencySigns[currency],
  minusSign: '\u2212',
} as const;

const isDecimal = (text: string): text is `${number}` => /^\d+\.\d{2}$/u.test(text);

/** An amount as `Intl` reads it without loss: a decimal text, as no number holds large ones. */
const decimal = (minorUnits: number): `${number}` => {
  const text = printWirePrice({ minorUnits, currency: 'eur' });
  if (!isDecimal(text)) throw new Error(text);
  return text;
};

const intlMoneyIn = (locale: Locale, currency: Currency, minorUnits: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    useGrouping: differences.useGrouping(currency),
  })
    .formatToParts(decimal(minorUnits))
    .map(({ type, value }) => {
      if (type === 'currency') return differences.sign(currency);
      return type === 'group' ? (differences.group(locale, currency) ?? value) : value;
    })
    .join('');

const intlMoney = (locale: Locale, minorUnits: number): string =>
  intlMoneyIn(locale, currencyOf(locale), minorUnits);

const intlDiscount = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(-percent / 100)
    .map(({ type, value }) => (type === 'minusSign' ? differences.minusSign : value))
    .join('');

const ours = (locale: Locale, minorUnits: number): string =>
  formatMoney(locale, { minorUnits, currency: currencyOf(locale) });

/** Where a number gets one digit longer, from both sides. */
const tenfold = (exponent: number): readonly number[] => [10 ** exponent - 1, 10 ** exponent];

const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

/** What each locale prints for 64.90, 1,234.50 and 1,234,567.80, spaces as `_` and `~` (narrow). */
const examples = {
  'de-AT': ['€_64,90', '€_1.234,50', '€_1.234.567,80'],
  'de-CH': ['CHF_64.90', 'CHF_1’234.50', 'CHF_1’234’567.80'],
  'de-DE': ['64,90_€', '1.234,50_€', '1.234.567,80_€'],
  'de-IT': ['64,90_€', '1.234,50_€', '1.234.567,80_€'],
  'de-LI': ['CHF_64.90', 'CHF_1’234.50', 'CHF_1’234’567.80'],
  'de-LU': ['64,90_€', '1.234,50_€', '1.234.567,80_€'],
  'en-GB': ['£64.90', '£1,234.50', '£1,234,567.80'],
  'en-US': ['$64.90', '$1,234.50', '$1,234,567.80'],
  'es-ES': ['64,90_€', '1234,50_€', '1.234.567,80_€'],
  'fr-BE': ['64,90_€', '1~234,50_€', '1~234~567,80_€'],
  'fr-CH': ['64.90_CHF', '1’234.50_CHF', '1’234’567.80_CHF'],
  'fr-FR': ['64,90_€', '1~234,50_€', '1~234~567,80_€'],
  'fr-LU': ['64,90_€', '1.234,50_€', '1.234.567,80_€'],
  'it-CH': ['CHF_64.90', 'CHF_1’234.50', 'CHF_1’234’567.80'],
  'it-IT': ['64,90_€', '1234,50_€', '1.234.567,80_€'],
  'nl-BE': ['€_64,90', '€_1.234,50', '€_1.234.567,80'],
  'nl-NL': ['€_64,90', '€_1.234,50', '€_1.234.567,80'],
} as const satisfies Record<Locale, readonly string[]>;

describe('formatMoney', () => {
  property.prop([anyLocale, anyExactMinorUnits])(
    'prints what Intl prints, but for the differences above',
    (locale, minorUnits) => {
      expect(ours(locale, minorUnits)).toBe(intlMoney(locale, minorUnits));
    },
  );

  // A random locale and amount may miss a corner: here are all locales at every change of length.
  test.each(locales)('does so at the edges of %s', (locale) => {
    const edges = [
      0,
      1,
      9,
      10,
      99,
      100,
      ...Array.from({ length: 13 }, (_, index) => tenfold(index + 3)).flat(),
    ];
    expect(edges.map((edge) => ours(locale, edge))).toEqual(
      edges.map((edge) => intlMoney(locale, edge)),
    );
  });

  property.prop([anyLocale, anyCurrency, anyExactMinorUnits])(
    'prints amounts of another currency so as well',
    (locale, currency, minorUnits) => {
      expect(formatMoney(locale, { minorUnits, currency })).toBe(
        intlMoneyIn(locale, currency, minorUnits),
      );
    },
  );

  test.each(locales)('does so in %s with every currency', (locale) => {
    const amounts = [6_490, 99_999, 100_000, 999_999, 1_000_000, 123_456_780];
    const printed = (print: (currency: Currency, minorUnits: number) => string) =>
      currencies.flatMap((currency) => amounts.map((minorUnits) => print(currency, minorUnits)));
    expect(
      printed((currency, minorUnits) => formatMoney(locale, { minorUnits, currency })),
    ).toEqual(printed((currency, minorUnits) => intlMoneyIn(locale, currency, minorUnits)));
  });

  test.each(locales)('has in %s the style of the table for its own currency', (locale) => {
    expect(moneyStyleFor(locale, currencyOf(locale))).toEqual(moneyStyles[locale]);
  });

  test('writes francs with their apostrophe abroad, and their sign as a word', () => {
    const francs = { minorUnits: 123_450, currency: 'chf' } as const;
    const abroad = ['en-GB', 'de-DE', 'es-ES', 'fr-FR', 'nl-NL'] as const;
    expect(abroad.map((locale) => visible(formatMoney(locale, francs)))).toEqual([
      'CHF_1’234.50',
      '1’234,50_CHF',
      '1’234,50_CHF',
      '1’234,50_CHF',
      'CHF_1’234,50',
    ]);
    const euros = { minorUnits: 123_450, currency: 'eur' } as const;
    expect(visible(formatMoney('it-CH', euros))).toBe('€_1234.50');
    expect(visible(formatMoney('de-CH', euros))).toBe('€_1’234.50');
  });

  test.each(locales)('prints the examples of %s', (locale) => {
    const printed = [6490, 123_450, 123_456_780].map((minorUnits) => ours(locale, minorUnits));
    expect(printed.map(visible)).toEqual(examples[locale]);
  });

  property.prop([anyLocale, fc.maxSafeNat()])(
    'keeps every digit and loses none',
    (locale, minorUnits) => {
      const digits = ours(locale, minorUnits).replaceAll(/\D/gu, '');
      expect(digits).toBe(String(minorUnits).padStart(3, '0'));
    },
  );
});

describe('printDiscount', () => {
  property.prop([anyLocale, fc.integer({ min: 1, max: 100 })])(
    'prints what Intl prints, but for the minus sign',
    (locale, percent) => {
      expect(printDiscount(moneyStyles[locale], percent)).toBe(intlDiscount(locale, percent));
    },
  );

  test('has a true minus sign, and a space where the language has one', () => {
    expect(printDiscount(moneyStyles['de-DE'], 18)).toBe('\u221218\u00a0%');
    expect(printDiscount(moneyStyles['en-US'], 18)).toBe('\u221218%');
  });
});
