import fc from 'fast-check';

import type { LastOrderDates } from '../../core/domain/countdown/countdown.ts';
import { markets, marketTable } from '../../core/domain/locale/locales.ts';

/** The zones in which the shop's markets count their days. */
export const anyTimeZone: fc.Arbitrary<string> = fc.constantFrom(
  ...markets.map((market) => marketTable[market].timeZone),
);

/** An instant between 2020 and 2040, to the millisecond. */
export const anyInstant: fc.Arbitrary<number> = fc.integer({
  min: Date.UTC(2020, 0, 1),
  max: Date.UTC(2040, 0, 1),
});

// A few instants, so that dates coincide with each other and with now.
const anyNearInstant: fc.Arbitrary<number> = fc.nat({ max: 12 });
const anyCutOff = fc.option(anyNearInstant, { nil: undefined });

/** Last order dates in any order, any of them absent, and a moment near them. */
export const anyLastOrderDates: fc.Arbitrary<{ dates: LastOrderDates; now: number }> = fc.record({
  dates: fc.record({
    lodStart: anyNearInstant,
    safetyLodEnd: anyCutOff,
    lodEnd: anyCutOff,
    expressLodEnd: anyCutOff,
    saturdayLodEnd: anyCutOff,
  }),
  now: anyNearInstant,
});
