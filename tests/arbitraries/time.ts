import fc from 'fast-check';

import { timeAgoUnits, type TimeAgo } from '../../core/domain/time/time-ago.ts';

/** An instant of the shop's lifetime, in milliseconds since 1970; likely near another one. */
export const anyInstant: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 4e12 }),
  fc.integer({ min: 1.7e12, max: 1.7e12 + 1e8 }),
);

/** How long ago something can be said to be, up to 999 of a unit. */
export const anyTimeAgo: fc.Arbitrary<TimeAgo> = fc.oneof(
  fc.constant<TimeAgo>({ kind: 'just-now' }),
  fc.record({
    kind: fc.constant('ago' as const),
    unit: fc.constantFrom(...timeAgoUnits),
    count: fc.integer({ min: 1, max: 999 }),
  }),
);
