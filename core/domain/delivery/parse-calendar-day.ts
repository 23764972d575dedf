import { E } from '../../fp.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { readInstant } from '../time/instant.ts';
import { textOf } from '../text/text.ts';

/** The text is not a day of the calendar in the spelling `YYYY-MM-DD`. */
export type CalendarDayError = { readonly kind: 'malformed-calendar-day'; readonly text: string };

/**
 * Reads a day of the calendar that a script or a form brings, such as a holiday. Days that a month
 * does not have are refused, so that `2027-02-29` is refused.
 */
export const parseCalendarDay = (given: string): E.Either<CalendarDayError, CalendarDay> => {
  const text = textOf(given);
  return readInstant(`${text}T00:00:00Z`) === undefined
    ? E.left({ kind: 'malformed-calendar-day', text })
    : E.right(text);
};
