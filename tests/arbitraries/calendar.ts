import fc from 'fast-check';

import type {
  CalendarConfiguration,
  CalendarMoment,
} from '../../core/domain/products/calendar/calendar-configuration.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../core/domain/products/calendar/calendar-formats.ts';
import {
  calendarYearRange,
  currentCalendarYear,
  type CalendarStart,
} from '../../core/domain/products/calendar/calendar-start.ts';
import {
  calendarAccessoryTypes,
  calendarFormatGroups,
  calendarFormats,
  calendarMountings,
  calendarTypes,
  type CalendarFormat,
  type CalendarFormatGroup,
  type CalendarMounting,
  type CalendarType,
} from '../../core/domain/products/calendar/calendars.ts';
import { anyInstant } from './countdown.ts';
import { anyMarket } from './locale.ts';

export const anyCalendarType: fc.Arbitrary<CalendarType> = fc.constantFrom(...calendarTypes);
export const anyCalendarFormat: fc.Arbitrary<CalendarFormat> = fc.constantFrom(...calendarFormats);
export const anyCalendarFormatGroup: fc.Arbitrary<CalendarFormatGroup> = fc.constantFrom(
  ...calendarFormatGroups,
);
export const anyCalendarMounting: fc.Arbitrary<CalendarMounting> = fc.constantFrom(
  ...calendarMountings,
);

/** A market and an instant between 2020 and 2040. */
export const anyCalendarMoment: fc.Arbitrary<CalendarMoment> = fc.record({
  market: anyMarket,
  now: anyInstant,
});

/** A month of this or a neighbouring century. */
export const anyCalendarStart: fc.Arbitrary<CalendarStart> = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
});

/** A calendar of any type, with what its type has and a year in which it can start. */
export const calendarConfigurationAt = ({
  market,
  now,
}: CalendarMoment): fc.Arbitrary<CalendarConfiguration> => {
  const { minimum, maximum } = calendarYearRange(currentCalendarYear(market, now));
  return anyCalendarType.chain((type) =>
    fc.record({
      type: fc.constant(type),
      format: fc.constantFrom(...calendarFormatsOf(type)),
      mounting: fc.constantFrom(...calendarMountingsOf(type)),
      startMonth: fc.integer({ min: 1, max: 12 }),
      startYear: fc.integer({ min: minimum, max: maximum }),
      accessories: fc.subarray([...calendarAccessoryTypes]),
      amount: fc.integer({ min: 1, max: 100 }),
      hasMoon: fc.boolean(),
    }),
  );
};
