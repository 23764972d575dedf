import type { CalendarDay } from './calendar-day.ts';

const hour = 3_600_000;
const day = 24 * hour;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, and there are a dozen zones. */
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

/** Time on a clock of the zone, read as if it were UTC. */
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

/** Difference between a zone's clocks and UTC at an instant of a full second. */
const offsetAt = (timeZone: string, instant: number): number =>
  wallTime(timeZone, instant) - instant;

/**
 * The instant of a full hour (0 to 23) of a calendar day in a zone. An hour that the clocks skip
 * is the one after it; of an hour that they repeat it is the first.
 *
 * @throws RangeError for what is not a day or hour, and for a zone that the engine does not know
 */
export const zonedInstant = (timeZone: string, calendarDay: CalendarDay, hours: number): number => {
  const wall = Date.parse(`${calendarDay}T00:00:00Z`) + hours * hour;
  const before = wall - offsetAt(timeZone, wall - day);
  const after = wall - offsetAt(timeZone, wall + day);
  return [before, after].find((instant) => wallTime(timeZone, instant) === wall) ?? before;
};

/**
 * Adds whole days to a calendar day of the years 0 to 9999, or subtracts them for a negative
 * number.
 *
 * @throws RangeError for an invalid day (`parseCalendarDay` tells) or number
 */
export const addCalendarDays = (calendarDay: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Day of the week: 0 is Sunday, 6 is Saturday; NaN for an invalid day. */
export const calendarWeekday = (calendarDay: CalendarDay): number =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`)).getUTCDay();
