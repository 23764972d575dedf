import { expect, test } from 'vitest';

import { duties } from '../../../core/domain/law/duties.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, type Market } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { deliveredIn } from '../../../ui/blocks/delivered-in.ts';
import { priceWith } from '../../arbitraries/money.ts';

test('a price is named with its delivery where the law asks for it, and nowhere else', () => {
  const named = locales.filter(
    (locale) => deliveredIn(locale, priceWith(currencyOf(locale), 2_000, 1_000)) !== undefined,
  );
  const asked: readonly Market[] = duties['delivery-in-price'].markets;
  expect(named).toEqual(locales.filter((locale) => asked.includes(marketOf(locale))));
});

test('it is the current price and the lowest delivery, as a price that begins there', () => {
  const { country, price, isFrom } = deliveredIn('en-GB', priceWith('gbp', 2_000, 1_000)) ?? {};
  expect([country, isFrom]).toEqual(['United Kingdom', true]);
  expect(Number(price?.replace('£', ''))).toBeGreaterThan(10);
});
