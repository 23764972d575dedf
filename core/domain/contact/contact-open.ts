import { calendarDay } from '../time/calendar-day.ts';
import { calendarWeekday, zonedInstant } from '../time/zoned-time.ts';
import { contactDays, contactHours } from './contact-hours.ts';

/**
 * Whether the shop can be reached at an instant (milliseconds since 1970), by its zone's clocks;
 * false for an invalid one.
 */
export const isContactOpenAt = (instant: number): boolean => {
  if (Number.isNaN(new Date(instant).getTime())) return false;
  const { timeZone, opens, closes } = contactHours;
  const day = calendarDay(timeZone, instant);
  const weekday = calendarWeekday(day);
  return (
    weekday >= 1 &&
    weekday <= contactDays.length &&
    instant >= zonedInstant(timeZone, day, opens / 60) &&
    instant < zonedInstant(timeZone, day, closes / 60)
  );
};
