/** `YYYY-MM-DD` in a time zone. */
export type CalendarDay = string;

const dayFormats: Record<string, Intl.DateTimeFormat | null | undefined> = { __proto__: null };

/** A formatter is slow to make; the shop has a dozen zones. */
const dayFormatOf = (timeZone: string): Intl.DateTimeFormat =>
  (dayFormats[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
  }));

const readDay = (timeZone: string, instant: number): CalendarDay => {
  const parts = dayFormatOf(timeZone).formatToParts(instant);
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-');
};

/** Since 1972 the days of every zone begin on a quarter of an hour. */
const quarterHour = 900_000;

/** Pages ask for the same few days again. */
const knownDays = new Map<string, CalendarDay>();
const mostKnownDays = 500;

/**
 * The calendar day of an instant, across clock changes, made of parts: their order differs between
 * engines.
 *
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const calendarDay = (timeZone: string, instant: number): CalendarDay => {
  const key = `${timeZone} ${Math.floor(instant / quarterHour)}`;
  const known = knownDays.get(key);
  if (known !== undefined) return known;
  const day = readDay(timeZone, instant);
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  knownDays.set(key, day);
  return day;
};

/** A day, seen from another one. */
export type DayDistance = 'today' | 'tomorrow' | 'later';

const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** By calendar days of the zone; throws as `calendarDay`. */
export const dayDistance = (timeZone: string, now: number, at: number): DayDistance => {
  const days = dayNumber(calendarDay(timeZone, at)) - dayNumber(calendarDay(timeZone, now));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
};
