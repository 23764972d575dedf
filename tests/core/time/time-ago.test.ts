import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales } from '../../../core/domain/locale/locales.ts';
import { printTimeAgo } from '../../../core/domain/time/print-time-ago.ts';
import { timeAgo, timeAgoUnits } from '../../../core/domain/time/time-ago.ts';
import { timeUnitMilliseconds, timeUnits } from '../../../core/domain/time/time-units.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { anyInstant, anyTimeAgo } from '../../arbitraries/time.ts';

describe('the units of time', () => {
  test('are those of storefront §9, each a whole number of the one before', () => {
    const ratios = { minute: 60, hour: 60, day: 24, week: 7 } as const;
    expect(timeUnitMilliseconds.second).toBe(1_000);
    expect(timeUnitMilliseconds.year).toBe(365 * timeUnitMilliseconds.day);
    timeUnits.slice(1, -1).forEach((unit, index) => {
      const shorter = timeUnits[index] ?? 'second';
      expect({ ...ratios, second: 0, year: 0 }[unit]).toBe(
        timeUnitMilliseconds[unit] / timeUnitMilliseconds[shorter],
      );
    });
    expect(timeAgoUnits).toEqual(['minute', 'hour', 'day', 'week', 'year']);
  });
});

describe('timeAgo', () => {
  test.each([
    [0, 'just-now'],
    [59_999, 'just-now'],
    [-1, 'just-now'],
    [-1e12, 'just-now'],
    [60_000, '1 minute'],
    [119_999, '1 minute'],
    [3_599_999, '59 minute'],
    [3_600_000, '1 hour'],
    [86_399_999, '23 hour'],
    [86_400_000, '1 day'],
    [604_799_999, '6 day'],
    [604_800_000, '1 week'],
    [31_535_999_999, '52 week'],
    [31_536_000_000, '1 year'],
    [94_607_999_999, '2 year'],
  ])('%i ms is %s', (passed, expected) => {
    const ago = timeAgo(1_000_000 - passed, 1_000_000);
    expect(ago.kind === 'ago' ? `${ago.count} ${ago.unit}` : ago.kind).toBe(expected);
  });

  property.prop([anyInstant, anyInstant])(
    'never says more than has passed, nor a unit less',
    (a, b) => {
      const ago = timeAgo(a, b);
      const passed = b - a;
      if (ago.kind === 'just-now') {
        expect(passed).toBeLessThan(timeUnitMilliseconds.minute);
        return;
      }
      const unit = timeUnitMilliseconds[ago.unit];
      expect(ago.count).toBeGreaterThanOrEqual(1);
      expect(ago.count * unit).toBeLessThanOrEqual(passed);
      expect((ago.count + 1) * unit).toBeGreaterThan(passed);
    },
  );

  property.prop([anyInstant, fc.nat({ max: 1e11 }), fc.nat({ max: 1e11 })])(
    'is never shorter for what was earlier',
    (now, one, other) => {
      const length = (passed: number): number => {
        const ago = timeAgo(now - passed, now);
        return ago.kind === 'just-now' ? 0 : ago.count * timeUnitMilliseconds[ago.unit];
      };
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(length(less)).toBeLessThanOrEqual(length(more));
    },
  );

  test('what is not an instant is just now', () => {
    for (const none of [Number.NaN, Number.NEGATIVE_INFINITY, -1e300]) {
      expect(timeAgo(none, 0)).toEqual({ kind: 'just-now' });
    }
    const whole = timeAgo(-8.64e15, 8.64e15);
    expect(whole).toEqual({ kind: 'ago', unit: 'year', count: 547_945 });
    expect(timeAgo(-8.64e15 - 2, 8.64e15)).toEqual({ kind: 'just-now' });
  });
});

describe('printTimeAgo', () => {
  property.prop([anyLocale, anyTimeAgo])('agrees with Intl in every locale', (locale, ago) => {
    const text = printTimeAgo(locale, ago);
    if (ago.kind === 'just-now') return;
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    expect(text).toBe(format.format(-ago.count, ago.unit).replaceAll('\u00a0', ' '));
  });

  test('says just now in the words of each language', () => {
    const texts = locales.map((locale) => printTimeAgo(locale, { kind: 'just-now' }));
    expect([...new Set(texts)]).toEqual([
      'gerade eben',
      'just now',
      'ahora mismo',
      'à l’instant',
      'proprio ora',
      'zojuist',
    ]);
  });
});
