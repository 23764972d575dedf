import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  amountAt,
  amountEndsAt,
  listAmountAt,
  lowestAmountBefore,
  priceAt as priceIn,
  type PriceHistory,
} from '../../../core/domain/pricing/price-history.ts';
import { anyInstant, anyPriceHistory } from '../../arbitraries/prices.ts';

const day = 86_400_000;
const hour = 3_600_000;

const priceAt = (history: PriceHistory, instant: number) =>
  priceIn(history, { market: 'de', instant });

describe('the end of a price', () => {
  property.prop([anyPriceHistory, anyInstant, fc.double({ min: 0, max: 1, noNaN: true })])(
    'is the first instant at which something else is asked',
    (history, instant, part) => {
      const asked = amountAt(history, instant);
      const end = amountEndsAt(history, instant);
      const last = end ?? instant + 400 * day;
      const between = Math.min(instant + Math.floor((last - instant) * part), last - 1);
      expect(amountAt(history, between)).toBe(asked);
      if (end === undefined) return;
      expect(end).toBeGreaterThan(instant);
      expect(amountAt(history, end)).not.toBe(asked);
    },
  );

  test('is that of its promotion, or the beginning of a lower one', () => {
    const history = {
      changes: [{ validFrom: 0, amount: 100 }],
      promotions: [
        { startsAt: 10, endsAt: 30, amount: 80 },
        { startsAt: 20, endsAt: 25, amount: 80 },
        { startsAt: 40, amount: 70 },
      ],
    };
    expect([0, 10, 22, 30, 40].map((instant) => amountEndsAt(history, instant))).toEqual([
      10,
      30,
      30,
      40,
      undefined,
    ]);
  });
});

test('a price ends with the first change after it, in whatever order they are listed', () => {
  const changes = [
    { validFrom: 30, amount: 300 },
    { validFrom: 0, amount: 100 },
    { validFrom: 20, amount: 200 },
    { validFrom: 10, amount: 100 },
  ];
  const ends = [0, 10, 20, 30].map((instant) => amountEndsAt({ changes, promotions: [] }, instant));
  expect(ends).toEqual([20, 20, 30, undefined]);
});

describe('the lowest price of the 30 days before', () => {
  property.prop([anyPriceHistory, anyInstant])(
    'is not above any price of those days, and is one of them',
    (history, end) => {
      const lowest = lowestAmountBefore(history, end, 30);
      const hours = Array.from(
        { length: (30 * day) / hour },
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

/**
 * What was asked on a day by plain reading of the history: everything begins and ends at midnight.
 */
const askedOn = ({ changes, promotions }: PriceHistory, date: number): number | undefined => {
  let list: number | undefined;
  for (let before = 0; before <= date; before += 1) {
    for (const { validFrom, amount } of changes) if (validFrom === before * day) list = amount;
  }
  if (list === undefined) return undefined;
  let asked = list;
  for (const { startsAt, endsAt = Infinity, amount } of promotions) {
    if (startsAt <= date * day && date * day < endsAt && amount < asked) asked = amount;
  }
  return asked;
};

/** The lowest amount of the 30 days before a day; undefined where nothing was asked on any. */
const lowestOfDaysBefore = (history: PriceHistory, date: number): number | undefined => {
  const days = Array.from({ length: 30 }, (_, index) => askedOn(history, date - 1 - index));
  const asked = days.filter((amount) => amount !== undefined);
  return asked.length === 0 ? undefined : Math.min(...asked);
};

describe('day by day', () => {
  const anyDate = fc.integer({ min: -2, max: 200 });

  property.prop([anyPriceHistory, anyDate])(
    'the amount is what the history says of the day',
    (history, date) => {
      expect(amountAt(history, date * day)).toBe(askedOn(history, date));
    },
  );

  property.prop([anyPriceHistory, anyDate])(
    'the lowest amount is that of the 30 days before',
    (history, date) => {
      expect(lowestAmountBefore(history, date * day, 30)).toBe(lowestOfDaysBefore(history, date));
    },
  );

  property.prop([anyPriceHistory, anyDate])(
    'a reduced price is compared with the 30 days before its promotion, and none else is reduced',
    (history, date) => {
      const current = askedOn(history, date);
      const began = history.promotions
        .filter(({ startsAt, endsAt = Infinity, amount }) => {
          const isRunning = startsAt <= date * day && date * day < endsAt;
          return isRunning && amount === current;
        })
        .map(({ startsAt }) => startsAt / day)
        .toSorted((first, second) => first - second)
        .at(0);
      const lowest = began === undefined ? undefined : lowestOfDaysBefore(history, began);
      const price = priceAt(history, date * day);
      expect(price?.current).toBe(current);
      expect(price?.original).toBe(
        current === undefined ? undefined : Math.max(current, lowest ?? current),
      );
    },
  );
});

describe('the price at an instant', () => {
  property.prop([anyPriceHistory, anyInstant])(
    'is what is asked, and never compared with less',
    (history, instant) => {
      const price = priceAt(history, instant);
      expect(price?.current).toBe(amountAt(history, instant));
      if (price !== undefined) expect(price.original).toBeGreaterThanOrEqual(price.current);
    },
  );

  property.prop([anyPriceHistory, anyInstant])(
    'is reduced only while a promotion runs',
    (history, instant) => {
      const price = priceAt({ ...history, promotions: [] }, instant);
      expect(price?.original).toBe(price?.current);
    },
  );

  const from = (amount: number) => [{ validFrom: 0, amount }];

  test('of equal promotions the first one counts, in whatever order they stand', () => {
    const first = { startsAt: 40 * day, amount: 4_000 };
    const second = { startsAt: 45 * day, amount: 4_000 };
    for (const promotions of [
      [first, second],
      [second, first],
    ]) {
      const price = priceAt({ changes: from(5_000), promotions }, 50 * day);
      expect(price).toEqual({ original: 5_000, current: 4_000 });
    }
  });

  test('a promotion that is repeated without a pause does not count', () => {
    const promotions = [
      { startsAt: 40 * day, endsAt: 45 * day, amount: 4_000 },
      { startsAt: 45 * day, amount: 4_000 },
    ];
    const price = priceAt({ changes: from(5_000), promotions }, 50 * day);
    expect(price).toEqual({ original: 4_000, current: 4_000 });
  });

  test('a list price below the promotion is not a reduction', () => {
    const history = {
      changes: [...from(5_000), { validFrom: 45 * day, amount: 3_000 }],
      promotions: [{ startsAt: 40 * day, amount: 4_000 }],
    };
    expect(priceAt(history, 44 * day)).toEqual({ original: 5_000, current: 4_000 });
    expect(priceAt(history, 46 * day)).toEqual({ original: 3_000, current: 3_000 });
  });

  test('of two list prices from one instant the later one in the list holds', () => {
    const changes = [...from(5_000), ...from(6_000)];
    expect(listAmountAt({ changes, promotions: [] }, 0)).toBe(6_000);
    expect(listAmountAt({ changes: changes.toReversed(), promotions: [] }, 0)).toBe(5_000);
    expect(listAmountAt({ changes, promotions: [] }, -1)).toBeUndefined();
  });

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
