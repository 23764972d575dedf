import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  countdownAt,
  cutOffOrder,
  type DeliveryKind,
  type LastOrderDates,
} from '../../../core/domain/countdown/cut-offs.ts';
import { anyLastOrderDates } from '../../arbitraries/countdown.ts';

/** The cut-offs in the order in which they are tried. */
const cutOffs = [
  ['safety', 'safetyLodEnd'],
  ['normal', 'lodEnd'],
  ['express', 'expressLodEnd'],
  ['saturday', 'saturdayLodEnd'],
] as const satisfies readonly (readonly [DeliveryKind, keyof LastOrderDates])[];

describe('countdownAt', () => {
  test('knows four ways of delivery, in the order of the decisions', () => {
    expect(cutOffOrder).toEqual(cutOffs);
  });

  property.prop([anyLastOrderDates])(
    'shows nothing before lodStart, and something from it on',
    ({ dates, now }) => {
      expect(countdownAt(dates, now).kind === 'not-started').toBe(now < dates.lodStart);
    },
  );

  property.prop([anyLastOrderDates])(
    'announces a date in the future, of the kind it says',
    ({ dates, now }) => {
      const countdown = countdownAt(dates, now);
      if (countdown.kind !== 'cut-off') return;
      expect(countdown.at).toBeGreaterThan(now);
      const named = cutOffs.find(([delivery]) => delivery === countdown.delivery);
      expect(named && dates[named[1]]).toBe(countdown.at);
    },
  );

  property.prop([anyLastOrderDates])(
    'skips no earlier kind that is still in the future',
    ({ dates, now }) => {
      fc.pre(now >= dates.lodStart);
      const countdown = countdownAt(dates, now);
      const announced =
        countdown.kind === 'cut-off'
          ? cutOffs.findIndex(([delivery]) => delivery === countdown.delivery)
          : cutOffs.length;
      for (const [, name] of cutOffs.slice(0, announced))
        expect(dates[name] ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(now);
    },
  );

  property.prop([anyLastOrderDates, fc.constantFrom(...cutOffs)])(
    'takes a cut-off that is now for past',
    ({ dates }, [, name]) => {
      const at = dates[name];
      fc.pre(at !== undefined && at >= dates.lodStart);
      const countdown = countdownAt(dates, at);
      if (countdown.kind === 'cut-off') expect(countdown.at).toBeGreaterThan(at);
      expect(countdownAt({ lodStart: 0, [name]: at }, at)).toEqual({ kind: 'past' });
    },
  );

  property.prop([anyLastOrderDates])(
    'is past only where there was a cut-off, and empty only where there is none',
    ({ dates, now }) => {
      const { kind } = countdownAt(dates, now);
      const hasCutOff = cutOffs.some(([, name]) => dates[name] !== undefined);
      if (kind === 'past') expect(hasCutOff).toBe(true);
      if (kind === 'without-cut-offs') expect(hasCutOff).toBe(false);
      expect(countdownAt({ lodStart: dates.lodStart }, now).kind).toBe(
        now < dates.lodStart ? 'not-started' : 'without-cut-offs',
      );
    },
  );

  property.prop([anyLastOrderDates])('never comes back to an earlier kind', ({ dates, now }) => {
    const rank = (instant: number): number => {
      const countdown = countdownAt(dates, instant);
      if (countdown.kind === 'not-started') return -1;
      return countdown.kind === 'cut-off'
        ? cutOffs.findIndex(([delivery]) => delivery === countdown.delivery)
        : cutOffs.length;
    };
    expect(rank(now + 1)).toBeGreaterThanOrEqual(rank(now));
  });

  test.each([Number.NaN, Infinity, -Infinity, 8.64e15 + 2, -8.64e15 - 2])(
    'takes %s, which is not an instant, for absent',
    (none) => {
      const dates = { lodStart: 0, lodEnd: 20 };
      expect(countdownAt(dates, none)).toEqual({ kind: 'not-started' });
      expect(countdownAt({ ...dates, lodStart: none }, 10)).toEqual({ kind: 'not-started' });
      expect(countdownAt({ lodStart: 0, lodEnd: none }, 10)).toEqual({ kind: 'without-cut-offs' });
      const next = countdownAt({ ...dates, safetyLodEnd: none }, 10);
      expect(next).toEqual({ kind: 'cut-off', delivery: 'normal', at: 20 });
    },
  );

  test('reaches as far as dates do', () => {
    const [first, last] = [-8.64e15, 8.64e15];
    const expected = { kind: 'cut-off', delivery: 'normal', at: last };
    expect(countdownAt({ lodStart: first, lodEnd: last }, first)).toEqual(expected);
  });

  test('tries safety, normal, express, Saturday, whichever comes first in time', () => {
    const dates = {
      lodStart: 0,
      safetyLodEnd: 40,
      lodEnd: 30,
      expressLodEnd: 20,
      saturdayLodEnd: 50,
    };
    expect(countdownAt(dates, 10)).toEqual({ kind: 'cut-off', delivery: 'safety', at: 40 });
    expect(countdownAt(dates, 40)).toEqual({ kind: 'cut-off', delivery: 'saturday', at: 50 });
    expect(countdownAt(dates, 50)).toEqual({ kind: 'past' });
    const { safetyLodEnd: _, ...unsafe } = dates;
    expect(countdownAt(unsafe, 10)).toEqual({ kind: 'cut-off', delivery: 'normal', at: 30 });
  });
});
