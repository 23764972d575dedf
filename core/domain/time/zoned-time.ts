import type { CalendarDay } from './calendar-day.ts';

const hour = 3_600_000;
const day = 24 * hour;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter is slow to make; the shop has a dozen zones. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** A zone's clock, read as if it were UTC. */
const wallTime = (timeZone: string, instant: number): number => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
};

/** A zone's clocks less UTC, at a full second. */
const offsetAt = (timeZone: string, instant: number): number =>
  wallTime(timeZone, instant) - instant;

/**
 * The instant of a full hour (0 to 23) of a day in a zone. A skipped hour is the one after it, a
 * repeated one the first.
 *
 * @throws RangeError for what is not a day or hour, and for an unknown zone
 */
export const zonedInstant = (timeZone: string, calendarDay: CalendarDay, hours: number): number => {
  const wall = Date.parse(`${calendarDay}T00:00:00Z`) + hours * hour;
  const before = wall - offsetAt(timeZone, wall - day);
  const after = wall - offsetAt(timeZone, wall + day);
  return [before, after].find((instant) => wallTime(timeZone, instant) === wall) ?? before;
};

/**
 * Adds whole days, also a negative number, to a day of the years 0 to 9999.
 *
 * @throws RangeError for an invalid day (`parseCalendarDay` tells) or number
 */
export const addCalendarDays = (calendarDay: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 0 is Sunday, 6 Saturday; NaN for an invalid day. */
export const calendarWeekday = (calendarDay: CalendarDay): number =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`)).getUTCDay();
