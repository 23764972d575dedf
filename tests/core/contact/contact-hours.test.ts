import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  contactDays,
  contactHours,
  contactPointData,
  isContactOpen,
  printMinuteOfDay,
} from '../../../core/domain/contact/contact-hours.ts';
import { contactHoursIn } from '../../../core/domain/contact/contact-hours-in.ts';
import { isContactOpenAt } from '../../../core/domain/contact/contact-open.ts';

/** An oracle: the weekday and the hour by the platform's own calendar. */
const clockOf = (instant: number, offsetMinutes: number) => {
  const date = new Date(instant + offsetMinutes * 60_000);
  return { weekday: date.getUTCDay(), minute: date.getUTCHours() * 60 + date.getUTCMinutes() };
};

describe('the contact hours', () => {
  test('are on Monday to Friday', () => {
    expect(contactDays).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  });

  test.each([
    ['Europe/Berlin', 8, 17],
    ['Europe/London', 7, 16],
    ['America/New_York', 2, 11],
  ])('are by the clocks of %s from %i to %i', (timeZone, opens, closes) => {
    expect(contactHoursIn(timeZone)).toEqual({ opens: opens * 60, closes: closes * 60 });
  });

  property.prop([
    fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 }),
    fc.constantFrom(-600, -300, 0, 60, 120, 345, 840),
  ])('follow the calendar', (instant, offset) => {
    const { weekday, minute } = clockOf(instant, offset);
    const isWorkday = weekday >= 1 && weekday <= 5;
    const isOpen = isWorkday && minute >= contactHours.opens && minute < contactHours.closes;
    expect(isContactOpen(instant, offset)).toBe(isOpen);
  });

  test.each([
    ['2026-11-20T06:59:59.999Z', false],
    ['2026-11-20T07:00:00Z', true],
    ['2026-11-20T15:59:59.999Z', true],
    ['2026-11-20T16:00:00Z', false],
    ['2026-11-21T10:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
    ['2026-11-22T23:00:00Z', false],
    ['2026-11-23T07:00:00Z', true],
    ['1969-12-29T07:00:00Z', true],
  ])('at %s in winter are on: %s', (text, isOpen) => {
    expect(isContactOpen(Date.parse(text), 60)).toBe(isOpen);
  });

  property.prop([fc.integer({ min: 0, max: 1_439 })])(
    'are printed as clocks show them',
    (minute) => {
      const date = new Date(minute * 60_000).toISOString();
      expect(printMinuteOfDay(minute)).toBe(date.slice(11, 16));
    },
  );

  property.prop([fc.oneof(fc.integer(), fc.double())])(
    'are printed as a clock’s, whatever the number',
    (minute) => {
      expect(printMinuteOfDay(minute)).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);
    },
  );

  test('are printed around the clock', () => {
    expect([-1, 1_440, 1_500, 8.5, Number.NaN].map(printMinuteOfDay)).toEqual([
      '23:59',
      '00:00',
      '01:00',
      '00:08',
      '00:00',
    ]);
  });

  test.each([
    ['2026-11-20T06:59:59.999Z', false],
    ['2026-11-20T07:00:00Z', true],
    ['2026-11-20T15:59:59.999Z', true],
    ['2026-11-20T16:00:00Z', false],
    ['2026-11-21T10:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
    ['2026-03-27T06:59:59.999Z', false],
    ['2026-03-30T05:59:59.999Z', false],
    ['2026-03-30T06:00:00Z', true],
    ['2026-10-23T06:00:00Z', true],
    ['2026-10-26T06:00:00Z', false],
    ['2026-10-26T07:00:00Z', true],
    ['no date', false],
  ])('at %s, by the clocks of their zone, are on: %s', (text, isOpen) => {
    expect(isContactOpenAt(Date.parse(text))).toBe(isOpen);
  });

  property.prop([
    fc.integer({ min: Date.UTC(2026, 3, 1), max: Date.UTC(2026, 9, 24) }),
    fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 2, 26) }),
  ])('are two hours before UTC in summer, and one in winter', (summer, winter) => {
    expect(isContactOpenAt(summer)).toBe(isContactOpen(summer, 120));
    expect(isContactOpenAt(winter)).toBe(isContactOpen(winter, 60));
  });

  test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15, -8.64e15, 1e300])(
    'are not on at %d',
    (instant) => {
      expect(isContactOpenAt(instant)).toBe(false);
    },
  );
});

describe('the contact point', () => {
  const hoursAvailable = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: contactDays,
    opens: '08:00',
    closes: '17:00',
  };

  test('tells search engines what is known, and no more', () => {
    const point = { '@type': 'ContactPoint', contactType: 'customer service', hoursAvailable };
    const nothing = { telephone: '', email: '', languages: ['de', 'en'] } as const;
    expect(contactPointData(nothing)).toStrictEqual(contactPointData({ languages: ['de', 'en'] }));
    expect(contactPointData({ languages: ['de', 'en'] })).toStrictEqual({
      ...point,
      availableLanguage: ['de', 'en'],
    });
    const reach = { telephone: '+49 30 1234', email: 'hallo@example.com' };
    expect(contactPointData({ ...reach, languages: [] })).toStrictEqual({
      ...point,
      ...reach,
      availableLanguage: [],
    });
  });
});
