import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  isLogInRefused,
  logInLimits,
  withLogInAttempt,
  type LogInAttempts,
} from '../../../core/domain/customer/log-in-attempts.ts';

const { attempts: limit, milliseconds } = logInLimits;

/** Times of attempts, one after the other. */
const anyTimes = fc
  .array(fc.nat({ max: milliseconds / 4 }), { minLength: 1, maxLength: 60 })
  .map((waits) =>
    waits.reduce<readonly number[]>((times, wait) => [...times, (times.at(-1) ?? 0) + wait], []),
  );

const allowedOf = (times: readonly number[]): readonly number[] => {
  const allowed: number[] = [];
  let state: LogInAttempts | undefined;
  for (const now of times) {
    state = withLogInAttempt(state, now);
    if (!isLogInRefused(state)) allowed.push(now);
  }
  return allowed;
};

describe('attempts at an address', () => {
  property.prop([anyTimes])('are twice the limit at most within any such time', (times) => {
    const allowed = allowedOf(times);
    for (const start of allowed)
      expect(
        allowed.filter((at) => at >= start && at < start + milliseconds).length,
      ).toBeLessThanOrEqual(2 * limit);
  });

  property.prop([anyTimes])('are never refused before the limit', (times) => {
    const first = times.slice(0, limit);
    expect(allowedOf(first)).toEqual(first);
  });

  test('are refused beyond it, however many follow, and allowed when the time is over', () => {
    const now = Array.from({ length: 3 * limit }, () => 0);
    expect(allowedOf(now)).toHaveLength(limit);
    expect(allowedOf([...now, milliseconds - 1])).toHaveLength(limit);
    expect(allowedOf([...now, milliseconds])).toHaveLength(limit + 1);
    const today = Date.UTC(2026, 10, 23);
    expect(allowedOf(now.map(() => today))).toHaveLength(limit);
  });
});
