import { addCalendarDays, zonedInstant } from '../time/zoned-time.ts';
import { calendarDay } from '../time/calendar-day.ts';

/** From when on the day of an instant is "today", and from when on "tomorrow"; milliseconds. */
export type DayStarts = { readonly today: number; readonly tomorrow: number };

/**
 * Instants at which the word for the day of a cut-off changes. They agree with `dayDistance`, but
 * comparing instants needs no calendar in the browser.
 *
 * @throws RangeError for a zone that the engine does not know, and for a number that is not an instant
 */
export const dayStarts = (timeZone: string, at: number): DayStarts => {
  const day = calendarDay(timeZone, at);
  return {
    today: zonedInstant(timeZone, day, 0),
    tomorrow: zonedInstant(timeZone, addCalendarDays(day, -1), 0),
  };
};
