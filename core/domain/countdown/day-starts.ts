import { addCalendarDays, zonedInstant } from '../time/zoned-time.ts';
import { calendarDay } from '../time/calendar-day.ts';

/** From when on an instant's day is "today", and "tomorrow"; milliseconds. */
export type DayStarts = { readonly today: number; readonly tomorrow: number };

/**
 * When the word for a cut-off's day changes. Agrees with `dayDistance`, but needs no calendar in
 * the browser.
 *
 * @throws RangeError for an unknown zone, and for what is not an instant
 */
export const dayStarts = (timeZone: string, at: number): DayStarts => {
  const day = calendarDay(timeZone, at);
  return {
    today: zonedInstant(timeZone, day, 0),
    tomorrow: zonedInstant(timeZone, addCalendarDays(day, -1), 0),
  };
};
