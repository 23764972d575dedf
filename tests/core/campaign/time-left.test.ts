import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { timeLeft, timeLeftLasts } from '../../../core/domain/campaign/time-left.ts';

const minute = 60_000;
const anyMoment = fc.tuple(fc.nat(10 ** 10), fc.integer({ min: 1, max: 10 ** 10 }));

describe('the time that is left', () => {
  test('is counted in days, hours and minutes', () => {
    const ends = (9 * 1440 + 5 * 60 + 59) * minute;
    expect(timeLeft(ends, 0)).toEqual({ days: 9, hours: 5, minutes: 59 });
    expect(timeLeft(1, 0)).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(timeLeft(minute + 1, 0)).toEqual({ days: 0, hours: 0, minutes: 2 });
    expect([timeLeft(7, 7), timeLeft(7, 8)]).toEqual([undefined, undefined]);
  });

  property.prop([anyMoment])('is never less than there is, nor a minute more', ([now, left]) => {
    const { days, hours, minutes } = timeLeft(now + left, now) ?? { days: 0, hours: 0, minutes: 0 };
    const told = ((days * 24 + hours) * 60 + minutes) * minute;
    expect(told).toBeGreaterThanOrEqual(left);
    expect(told - left).toBeLessThan(minute);
    expect([hours < 24, minutes < 60]).toEqual([true, true]);
  });

  property.prop([anyMoment])(
    'stays what it is as long as it says, and no longer',
    ([now, left]) => {
      const ends = now + left;
      const lasts = timeLeftLasts(ends, now);
      expect(lasts).toBeGreaterThan(0);
      expect(timeLeft(ends, now + lasts - 1)).toEqual(timeLeft(ends, now));
      expect(timeLeft(ends, now + lasts)).not.toEqual(timeLeft(ends, now));
    },
  );
});
