import fc from 'fast-check';

import type { AreaPrice, AreaPriceRule } from '../../core/domain/pricing/own-format-price.ts';
import type { PriceHistory } from '../../core/domain/pricing/price-history.ts';
import { anyMinorUnits } from './money.ts';

const day = 86_400_000;

/** Days that lie close enough together for histories to overlap. */
const anyDay: fc.Arbitrary<number> = fc.integer({ min: 0, max: 120 }).map((days) => days * day);

/** Amounts of which some are equal, as prices of one article are. */
const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((thousands) => thousands * 1000),
  anyMinorUnits,
);

const anyPromotion = fc
  .record({
    startsAt: anyDay,
    length: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    amount: anyAmount,
  })
  .map(({ startsAt, length, amount }) => ({
    startsAt,
    endsAt: length === undefined ? undefined : startsAt + length * day,
    amount,
  }));

/** Some list prices, each from a day of its own, and promotions that may overlap. */
export const anyPriceHistory: fc.Arbitrary<PriceHistory> = fc.record({
  changes: fc.uniqueArray(fc.record({ validFrom: anyDay, amount: anyAmount }), {
    maxLength: 6,
    selector: ({ validFrom }) => validFrom,
  }),
  promotions: fc.array(anyPromotion, { maxLength: 6 }),
});

/** An instant around such a history, to the hour. */
export const anyInstant: fc.Arbitrary<number> = fc
  .integer({ min: -24, max: 200 * 24 })
  .map((hours) => hours * 3_600_000);

/** Square millimetres up to fifty square metres. */
export const anyArea: fc.Arbitrary<number> = fc.integer({ min: 1, max: 50_000_000 });

export const anyAreaPriceRule: fc.Arbitrary<AreaPriceRule> = fc.record({
  baseAmount: fc.integer({ min: 0, max: 5_000 }),
  amountPerSquareDecimetre: fc.integer({ min: 0, max: 1_000 }),
});

/** List prices that rise with the area, above a base amount, one an area. */
export const risingPrices = (baseAmount: number): fc.Arbitrary<readonly AreaPrice[]> =>
  fc
    .array(
      fc.record({
        area: fc.integer({ min: 1, max: 2_000_000 }),
        amount: fc.integer({ min: 0, max: 50_000 }),
      }),
      { maxLength: 12 },
    )
    .map((steps) =>
      steps.reduce<readonly AreaPrice[]>((ladder, step) => {
        const { area, amount } = ladder.at(-1) ?? { area: 0, amount: baseAmount };
        return [...ladder, { area: area + step.area, amount: amount + step.amount }];
      }, []),
    );
