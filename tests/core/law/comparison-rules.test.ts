import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { comparisonRules } from '../../../core/domain/law/comparison-rules.ts';
import { isInEuropeanUnion } from '../../../core/domain/locale/european-union.ts';
import { markets, type Market } from '../../../core/domain/locale/locales.ts';
import {
  amountAt,
  lowestAmountBefore,
  priceAt,
  type PriceHistory,
} from '../../../core/domain/pricing/price-history.ts';
import { anyInstant, anyPriceHistory } from '../../arbitraries/prices.ts';

const day = 86_400_000;

/** 50.00 from day 0, 40.00 from the given day on, and nothing else. */
const reducedOn = (date: number): PriceHistory => ({
  changes: [{ validFrom: 0, amount: 5_000 }],
  promotions: [{ startsAt: date * day, amount: 4_000 }],
});

const isStruck = (market: Market, history: PriceHistory, date: number): boolean => {
  const price = priceAt(history, { market, instant: date * day });
  return price !== undefined && price.original > price.current;
};

const struckDays = (market: Market, history: PriceHistory, from: number): number =>
  Array.from({ length: 400 }, (_, index) => from + index).filter((date) =>
    isStruck(market, history, date),
  ).length;

/** Of the price before a promotion, in whole days back from its beginning. */
const daysHeld = (history: PriceHistory, began: number): number => {
  const before = amountAt(history, began - 1);
  return (
    Array.from({ length: 400 }, (_, days) => days + 1).find(
      (days) => amountAt(history, began - 1 - days * day) !== before,
    ) ?? 400
  );
};

describe('a struck price', () => {
  test('follows the lowest price of 30 days in the whole European Union, and only there', () => {
    const followed = markets.filter((market) =>
      comparisonRules[market].some(({ kind }) => kind === 'lowest-before'),
    );
    const union = markets.filter(isInEuropeanUnion);
    expect(new Set(followed)).toEqual(new Set([...union, 'li']));
  });

  property.prop([fc.constantFrom(...markets), anyPriceHistory, anyInstant])(
    'is one that was asked before the reduction',
    (market, history, instant) => {
      const price = priceAt(history, { market, instant });
      if (price === undefined || price.original === price.current) return;
      const earlier = [...history.changes, ...history.promotions].map(({ amount }) => amount);
      expect(earlier).toContain(price.original);
    },
  );

  property.prop([fc.constantFrom(...markets), anyPriceHistory, anyInstant])(
    'stands only beside a price that a promotion has made, and never below it',
    (market, history, instant) => {
      const price = priceAt(history, { market, instant });
      const unreduced = priceAt({ ...history, promotions: [] }, { market, instant });
      expect(unreduced?.original).toBe(unreduced?.current);
      if (price !== undefined) expect(price.original).toBeGreaterThanOrEqual(price.current);
    },
  );

  property.prop([anyPriceHistory, anyInstant])(
    'is in Switzerland what was asked until the reduction, for half as long as it had held if that was less than 30 days',
    (history, instant) => {
      const price = priceAt(history, { market: 'ch', instant });
      if (price === undefined || price.original === price.current) return;
      const allowed = history.promotions
        .filter(({ startsAt }) => startsAt <= instant)
        .filter(({ startsAt }) => amountAt(history, startsAt - 1) === price.original)
        .some(({ startsAt }) => {
          const held = daysHeld(history, startsAt);
          const shown = (instant - startsAt) / day;
          return held >= 30 || shown <= held / 2;
        });
      expect(allowed).toBe(true);
    },
  );

  property.prop([anyPriceHistory, anyInstant])(
    'is in Liechtenstein never above what the rules of its neighbours allow',
    (history, instant) => {
      const [here, union, swiss] = (['li', 'de', 'ch'] as const).map(
        (market) => priceAt(history, { market, instant })?.original,
      );
      expect(here).toBe(
        union === undefined || swiss === undefined ? undefined : Math.min(union, swiss),
      );
    },
  );

  property.prop([anyPriceHistory, anyInstant])(
    'is in the European Union the lowest of the 30 days before the reduction',
    (history, instant) => {
      const price = priceAt(history, { market: 'fr', instant });
      if (price === undefined || price.original === price.current) return;
      const lowest = history.promotions.map(({ startsAt }) =>
        lowestAmountBefore(history, startsAt, 30),
      );
      expect(lowest).toContain(price.original);
    },
  );

  test.each([
    // Market, days that the price had held, days on which it is then struck.
    ['de', 5, 400],
    ['ch', 29, 15],
    ['ch', 30, 400],
    ['gb', 27, 0],
    ['gb', 28, 28],
    ['gb', 90, 90],
    ['com', 29, 0],
    ['com', 30, 60],
    ['li', 29, 15],
  ] as const)('is shown in %s after %i days for %i', (market, held, shown) => {
    expect(struckDays(market, reducedOn(held), held)).toBe(shown);
  });

  test('is in Switzerland not the price before an earlier step of the same sale', () => {
    const history = {
      changes: [{ validFrom: 0, amount: 5_000 }],
      promotions: [
        { startsAt: 100 * day, endsAt: 120 * day, amount: 4_000 },
        { startsAt: 120 * day, amount: 3_000 },
      ],
    };
    const struck = [125, 135].map((date) =>
      priceAt(history, { market: 'ch', instant: date * day }),
    );
    expect(struck).toEqual([
      { original: 4_000, current: 3_000 },
      { original: 3_000, current: 3_000 },
    ]);
  });
});
