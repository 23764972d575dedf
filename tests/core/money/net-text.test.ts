import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { formatMoney, moneyStyleFor } from '../../../core/domain/money/format-money.ts';
import { netTextOf, type NetText } from '../../../core/domain/money/net-text.ts';
import { pricePolicyFor } from '../../../core/domain/money/price-policy.ts';
import { printPrice, styledPrice } from '../../../core/domain/money/price-style.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { anyMinorUnits, priceWith } from '../../arbitraries/money.ts';

const business = { type: 1, isWhitelabelCustomer: false };

const styleOf = (locale: Locale) => ({
  ...moneyStyleFor(locale, currencyOf(locale)),
  policy: pricePolicyFor(marketOf(locale), business, Date.parse('2026-11-27')),
});

const netIn = (locale: Locale): NetText => {
  const { policy, ...style } = styleOf(locale);
  return netTextOf(policy, style, currencyOf(locale));
};

describe('the text of a net view', () => {
  property.prop([anyLocale, fc.array(anyMinorUnits, { maxLength: 3 }), fc.constantFrom(' ', ', ')])(
    'has each price as the browser prints it itself, and all else as it was',
    (locale, amounts, between) => {
      const written = (print: (money: { minorUnits: number; currency: 'eur' }) => string): string =>
        amounts.map((minorUnits) => print({ minorUnits, currency: 'eur' })).join(between);
      const currency = currencyOf(locale);
      const served = written((money) => formatMoney(locale, { ...money, currency }));
      const own = written((money) => printPrice(styleOf(locale), { ...money, currency }));
      expect(netIn(locale)(`40 x 30 cm${between}${served}${between}18 %`)).toBe(
        `40 x 30 cm${between}${own}${between}18 %`,
      );
    },
  );

  test.each<readonly [Locale, string, string]>([
    ['de-DE', 'ab 11,90\u00a0€ je Stück', 'ab 10,00\u00a0€ je Stück'],
    ['de-DE', '+\u00a01.190,00 €', '+\u00a01.000,00 €'],
    ['de-CH', 'CHF 1’081.00', 'CHF 1’000.00'],
    ['fr-CH', 'dès 10.81\u00a0CHF', 'dès 10.00\u00a0CHF'],
    ['fr-FR', '1\u202f200,00\u00a0€', '1\u202f000,00\u00a0€'],
    ['en-GB', '£1,200.00 or £12.00', '£1,000.00 or £10.00'],
    ['en-US', '$12.00', '$12.00'],
    [
      'de-DE',
      '50\u00a0€, 11,90 m, 1,190\u00a0€, CHF 11.90',
      '50\u00a0€, 11,90 m, 1,190\u00a0€, CHF 11.90',
    ],
  ])('in %s: %s', (locale, gross, net) => {
    expect(netIn(locale)(gross)).toBe(net);
  });

  test('strikes nothing where the net figures are too small to differ', () => {
    const price = priceWith('eur', 101, 100);
    expect(styledPrice(styleOf('de-DE'), price)).toEqual(priceWith('eur', 85, 84));
    const close = priceWith('eur', 4, 3);
    expect(styledPrice(styleOf('de-DE'), close)).toEqual(priceWith('eur', 3, 3));
  });
});
