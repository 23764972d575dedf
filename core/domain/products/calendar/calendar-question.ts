/** By which rows of the price service a calendar is priced. */
import { printQuery } from '../../query/query.ts';
import type { ListedRow } from '../product.ts';
import type { CalendarConfiguration } from './calendar-configuration.ts';
import { defaultCalendarMountingOf } from './calendar-formats.ts';
import type {
  CalendarAccessoryType,
  CalendarFormat,
  CalendarMounting,
  CalendarType,
} from './calendars.ts';

/** The names of rows, each the price of one piece. */
export const calendarRows = {
  calendar: (type: CalendarType, format: CalendarFormat): string =>
    printQuery({ calendarType: type, formatType: format }),
  /** Above the usual mounting of a type, which is in the price. */
  mounting: (type: CalendarType, mounting: CalendarMounting): string =>
    printQuery({ calendarType: type, mountingType: mounting }),
  accessory: (accessory: CalendarAccessoryType): string =>
    printQuery({ accessoryTypes: accessory }),
} as const;

/**
 * The rows whose sum is the price: the calendar, a mounting that is not its type's usual one, and
 * accessories, each as often as calendars are ordered. Neither start nor design changes it.
 */
export const calendarQuestion = ({
  type,
  format,
  mounting,
  accessories,
  amount,
}: CalendarConfiguration): readonly ListedRow[] =>
  [
    calendarRows.calendar(type, format),
    ...(mounting === defaultCalendarMountingOf(type)
      ? []
      : [calendarRows.mounting(type, mounting)]),
    ...accessories.map(calendarRows.accessory),
  ].map((configuration) => ({ configuration, pieces: amount }));
