import { timeUnitMilliseconds, timeUnits, type TimeUnit } from './time-units.ts';

/** A unit in which something is ago; below a minute it is just now. */
export type TimeAgoUnit = Exclude<TimeUnit, 'second'>;

/** A span in whole units, at least one, rounded down. */
export type TimeAgo =
  | { readonly kind: 'just-now' }
  | { readonly kind: 'ago'; readonly unit: TimeAgoUnit; readonly count: number };

const isAgoUnit = (unit: TimeUnit): unit is TimeAgoUnit => unit !== 'second';

/** The units in which something is ago, the shortest first. */
export const timeAgoUnits: readonly TimeAgoUnit[] = timeUnits.filter(isAgoUnit);

/** The longest span between two instants of `Date`, in milliseconds. */
const longestPassed = 2 * 8.64e15;

/**
 * Span between an instant and `now`, both in milliseconds since 1970, in the largest unit of which
 * a whole one has passed. Under a minute it is just now (supporting §9), and so are future
 * instants, since clocks differ, and invalid ones.
 */
export const timeAgo = (instant: number, now: number): TimeAgo => {
  const passed = now - instant;
  const unit = timeAgoUnits.findLast((one) => passed >= timeUnitMilliseconds[one]);
  return unit === undefined || passed > longestPassed
    ? { kind: 'just-now' }
    : { kind: 'ago', unit, count: Math.floor(passed / timeUnitMilliseconds[unit]) };
};
