import { test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  amountAt,
  comparisonPeriod,
  lowestAmountBefore,
  priceAt,
} from '../../../core/domain/pricing/price-history.ts';
import { anyInstant, anyPriceHistory } from '../../arbitraries/prices.ts';

const day = 86_400_000;
const hour = 3_600_000;

describe('the lowest price of the 30 days before', () => {
  propertyTest.prop([anyPriceHistory, anyInstant])(
    'is not above any price of those days, and is one of them',
    (history, end) => {
      const lowest = lowestAmountBefore(history, end);
      const hours = Array.from(
        { length: comparisonPeriod / hour },
        (_, index) => end - (index + 1) * hour,
      );
      const asked = hours
        .map((instant) => amountAt(history, instant))
        .filter((amount) => amount !== undefined);
      expect(asked.every((amount) => lowest !== undefined && lowest <= amount)).toBe(true);
      if (lowest !== undefined) expect(asked).toContain(lowest);
    },
  );

  test('counts an earlier promotion, and nothing that is over for longer', () => {
    const history = {
      changes: [
        { validFrom: 0, amount: 12_390 },
        { validFrom: 95 * day, amount: 12_990 },
      ],
      promotions: [
        { startsAt: 40 * day, endsAt: 65 * day, amount: 9_990 },
        { startsAt: 80 * day, endsAt: 85 * day, amount: 10_990 },
        { startsAt: 100 * day, amount: 8_990 },
      ],
    };
    expect(priceAt(history, 120 * day)).toEqual({ original: 10_990, current: 8_990 });
  });
});

describe('the price at an instant', () => {
  propertyTest.prop([anyPriceHistory, anyInstant])(
    'is what is asked, and never compared with less',
    (history, instant) => {
      const price = priceAt(history, instant);
      expect(price?.current).toBe(amountAt(history, instant));
      if (price !== undefined) expect(price.original).toBeGreaterThanOrEqual(price.current);
    },
  );

  propertyTest.prop([anyPriceHistory, anyInstant])(
    'is reduced only while a promotion runs',
    (history, instant) => {
      const price = priceAt({ ...history, promotions: [] }, instant);
      expect(price?.original).toBe(price?.current);
    },
  );

  test('a promotion of something new is compared with nothing', () => {
    const history = {
      changes: [{ validFrom: 10 * day, amount: 5_000 }],
      promotions: [{ startsAt: 10 * day, amount: 4_000 }],
    };
    expect(priceAt(history, 11 * day)).toEqual({ original: 4_000, current: 4_000 });
    expect(priceAt(history, 9 * day)).toBeUndefined();
  });

  test('the end of a promotion is not part of it', () => {
    const history = {
      changes: [{ validFrom: 0, amount: 5_000 }],
      promotions: [{ startsAt: 40 * day, endsAt: 50 * day, amount: 4_000 }],
    };
    expect(priceAt(history, 50 * day - 1)).toEqual({ original: 5_000, current: 4_000 });
    expect(priceAt(history, 50 * day)).toEqual({ original: 5_000, current: 5_000 });
  });
});
