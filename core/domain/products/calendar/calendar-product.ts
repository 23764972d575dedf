import { withoutContext } from '../../designer/designer-context.ts';
import { printPairs } from '../../query/query.ts';
import { listedOption } from '../listed-option.ts';
import type { Product } from '../product.ts';
import { calendarFormatsOf, calendarMountingsOf } from './calendar-formats.ts';
import {
  parseCalendarQuery,
  printDesignedCalendar,
  printCalendarQuery,
  type CalendarHandOff,
  type DesignedCalendar,
} from './calendar-hand-off.ts';
import { calendarFormatLabel, calendarMountingLabel, calendarTypeLabel } from './calendar-label.ts';
import { calendarParameters } from './calendar-configuration.ts';
import { calendarFormats, calendarMountings } from './calendars.ts';

export const calendarProduct: Product<CalendarHandOff, DesignedCalendar, undefined> = {
  isSold: false,
  parameters: [
    'designGroupId',
    'designId',
    'formatType',
    'startDate',
    'startMonth',
    'year',
    'mountingType',
    'calendarType',
    'accessoryTypes',
  ],
  ownParameters: [],
  printHandOff: printCalendarQuery,
  parseHandOff: (query, { now }) => parseCalendarQuery(query, now),
  configurationOf: withoutContext,
  page: () => 'calendar',
  // Its page leaves every choice to the designer.
  printAddress: () => [],
  readAddress: () => undefined,
  options: (calendar) => [
    listedOption({
      key: 'formatType',
      all: calendarFormats,
      fitting: calendarFormatsOf(calendar.type),
      chosen: calendar.format,
      by: 'calendarType',
      withValue: (format) => printDesignedCalendar({ ...calendar, format }),
    }),
    listedOption({
      key: 'mountingType',
      all: calendarMountings,
      fitting: calendarMountingsOf(calendar.type),
      chosen: calendar.mounting,
      by: 'calendarType',
      withValue: (mounting) => printDesignedCalendar({ ...calendar, mounting }),
    }),
  ],
  // The start changes no price.
  priceQuestion: (calendar) => {
    const { calendarType, formatType, mountingType, accessoryTypes } = calendarParameters(calendar);
    return {
      kind: 'listed',
      rows: [
        {
          configuration: printPairs([
            ['calendarType', calendarType],
            ['formatType', formatType],
            ['mountingType', mountingType],
            ...accessoryTypes.map((type) => ['accessoryTypes', type] as const),
          ]),
          pieces: 1,
        },
      ],
    };
  },
  label: (locale, { type, format, mounting }) => ({
    name: calendarTypeLabel(locale, type),
    details: [calendarFormatLabel(locale, format), calendarMountingLabel(locale, mounting)],
  }),
  look: () => ({ kind: 'still', still: 'calendar', seed: 1 }),
  ownPhoto: () => undefined,
  record: ({ type, format }) => ({ id: `${type}_${format}`, variant: format }),
};
