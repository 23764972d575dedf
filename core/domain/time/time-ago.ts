import { timeUnitMilliseconds, timeUnits, type TimeUnit } from './time-units.ts';

/** Below a minute it is just now. */
export type TimeAgoUnit = Exclude<TimeUnit, 'second'>;

/** Whole units, at least one, rounded down. */
export type TimeAgo =
  | { readonly kind: 'just-now' }
  | { readonly kind: 'ago'; readonly unit: TimeAgoUnit; readonly count: number };

const isAgoUnit = (unit: TimeUnit): unit is TimeAgoUnit => unit !== 'second';

/** The shortest first. */
export const timeAgoUnits: readonly TimeAgoUnit[] = timeUnits.filter(isAgoUnit);

/** Milliseconds between `Date`'s first and last instant. */
const longestPassed = 2 * 8.64e15;

/**
 * In the largest unit that has passed whole, instants in milliseconds since 1970. Under a minute,
 * in the future (clocks differ) or invalid it is just now (supporting §9).
 */
export const timeAgo = (instant: number, now: number): TimeAgo => {
  const passed = now - instant;
  const unit = timeAgoUnits.findLast((one) => passed >= timeUnitMilliseconds[one]);
  return unit === undefined || passed > longestPassed
    ? { kind: 'just-now' }
    : { kind: 'ago', unit, count: Math.floor(passed / timeUnitMilliseconds[unit]) };
};
