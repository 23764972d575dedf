import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import type { DeliveryRule } from '../../../core/domain/delivery/delivery.ts';
import { parseCalendarDay } from '../../../core/domain/delivery/parse-calendar-day.ts';
import {
  deliveryRuleLimits,
  parseDeliveryRule,
} from '../../../core/domain/delivery/parse-delivery-rule.ts';
import { addCalendarDays } from '../../../core/domain/time/zoned-time.ts';
import { E } from '../../../core/fp.ts';
import { anyDeliveryInstant, anyDeliveryRule, anyTimeZone } from '../../arbitraries/delivery.ts';
import { sampleDeliveryRule as rule } from '../../fakes/shipping.ts';

describe('a delivery rule', () => {
  const fields = Object.keys(deliveryRuleLimits);
  const withField = (field: string, value: number): DeliveryRule => ({ ...rule, [field]: value });

  property.prop([anyDeliveryRule])('is taken as it is', (given) => {
    expect(parseDeliveryRule(given)).toEqual(E.right(given));
  });

  property.prop([fc.constantFrom(...Object.entries(deliveryRuleLimits)), fc.integer()])(
    'takes whole numbers up to their limit',
    ([field, maximum], value) => {
      const given = withField(field, value);
      const isFit = value >= 0 && value <= maximum;
      expect(parseDeliveryRule(given)).toEqual(
        isFit ? E.right(given) : E.left({ kind: 'outside-limit', field, value, maximum }),
      );
    },
  );

  test.each(fields)('takes no fraction for %s, nor more than a limit', (field) => {
    expect(E.isRight(parseDeliveryRule(withField(field, 0)))).toBe(true);
    expect(E.isRight(parseDeliveryRule(withField(field, 0.5)))).toBe(false);
    expect(E.isRight(parseDeliveryRule(withField(field, Number.NaN)))).toBe(false);
  });

  test('has an hour of the day and bounded numbers of days', () => {
    expect(deliveryRuleLimits).toEqual({
      cutOffHour: 23,
      safetyHours: 23,
      productionDays: 90,
      transitDays: 90,
      expressProductionDays: 90,
      expressTransitDays: 90,
    });
    for (const [field, maximum] of Object.entries(deliveryRuleLimits)) {
      expect(E.isRight(parseDeliveryRule(withField(field, maximum)))).toBe(true);
      expect(E.isRight(parseDeliveryRule(withField(field, maximum + 1)))).toBe(false);
    }
  });
});

describe('a day of the calendar', () => {
  property.prop([anyTimeZone, anyDeliveryInstant])('is read as it is printed', (zone, now) => {
    const day = calendarDay(zone, now);
    expect(parseCalendarDay(day)).toEqual(E.right(day));
  });

  property.prop([fc.integer({ min: 1990, max: 2110 }), fc.nat({ max: 13 }), fc.nat({ max: 32 })])(
    'is one that its month has',
    (year, month, day) => {
      const two = (number: number): string => String(number).padStart(2, '0');
      const text = `${year}-${two(month)}-${two(day)}`;
      const days = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
      const isDay = day >= 1 && day <= days;
      expect(parseCalendarDay(text)).toEqual(
        isDay ? E.right(text) : E.left({ kind: 'malformed-calendar-day', text }),
      );
      if (isDay) expect(addCalendarDays(addCalendarDays(text, 1), -1)).toBe(text);
    },
  );

  test.each([
    '',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '20260101',
    '2027-02-29',
    '+002026-01-01',
    '+010000-01-01',
    '2026-01',
    '٢٠٢٦-01-01',
  ])('is not %j', (text) => {
    expect(parseCalendarDay(text)).toEqual(E.left({ kind: 'malformed-calendar-day', text }));
  });
});
