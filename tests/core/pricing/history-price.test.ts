import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { currencies } from '../../../core/domain/locale/locales.ts';
import { isReduced } from '../../../core/domain/money/money.ts';
import { priceOfHistory } from '../../../core/domain/pricing/history-price.ts';
import { priceAt } from '../../../core/domain/pricing/price-history.ts';
import { E } from '../../../core/fp.ts';
import { anyInstant, anyPriceHistory } from '../../arbitraries/prices.ts';

const day = 86_400_000;
const history = {
  changes: [{ validFrom: 0, amount: 5000 }],
  promotions: [{ startsAt: 40 * day, endsAt: 50 * day, amount: 4000 }],
};

describe('the price of a history', () => {
  property.prop([fc.constantFrom(...currencies), anyPriceHistory, anyInstant])(
    'is that of the rule, in its currency, never above the original one',
    (currency, anyHistory, instant) => {
      const price = priceOfHistory(currency, anyHistory, { market: 'de', instant });
      const amounts = priceAt(anyHistory, { market: 'de', instant });
      expect(price).toEqual(
        E.right(
          amounts && {
            priceOriginal: { minorUnits: amounts.original, currency },
            priceCurrent: { minorUnits: amounts.current, currency },
          },
        ),
      );
    },
  );

  test('is reduced while a promotion runs, and not after it', () => {
    const reduced = [45, 50].map((days) => {
      const price = priceOfHistory('chf', history, { market: 'ch', instant: days * day });
      return E.isRight(price) && price.right !== undefined && isReduced(price.right);
    });
    expect(reduced).toEqual([true, false]);
  });

  test.each([
    ['not-whole', { ...history, changes: [{ validFrom: 0, amount: 49.9 }] }, day],
    ['negative', { ...history, promotions: [{ startsAt: 0, amount: -1 }] }, day],
    ['too-large', { ...history, changes: [{ validFrom: 0, amount: 2 ** 53 }] }, day],
    ['malformed-instant', history, Number.NaN],
    ['malformed-instant', { ...history, changes: [{ validFrom: Infinity, amount: 1 }] }, day],
    ['malformed-instant', { ...history, promotions: [{ startsAt: Number.NaN, amount: 1 }] }, day],
    [
      'malformed-instant',
      { ...history, promotions: [{ startsAt: 0, endsAt: Number.NaN, amount: 1 }] },
      day,
    ],
    [
      'promotion-ends-first',
      { ...history, promotions: [{ startsAt: 2, endsAt: 1, amount: 1 }] },
      day,
    ],
  ])('is refused as %s', (kind, malformed, instant) => {
    const price = priceOfHistory('eur', malformed, { market: 'de', instant });
    expect(E.isLeft(price) && price.left.kind).toBe(kind);
  });

  test('takes a promotion of no length for none', () => {
    const promotions = [{ startsAt: 2, endsAt: 2, amount: 1 }];
    const price = priceOfHistory('eur', { ...history, promotions }, { market: 'de', instant: 2 });
    expect(E.isRight(price) && price.right?.priceCurrent.minorUnits).toBe(5000);
  });
});
