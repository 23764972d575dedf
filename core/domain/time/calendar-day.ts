/** A calendar day of a time zone, as `YYYY-MM-DD`. */
export type CalendarDay = string;

const dayFormats: Record<string, Intl.DateTimeFormat | null | undefined> = { __proto__: null };

/** A formatter is dear to make and the same for a zone; the shop has a dozen zones. */
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

/** Days that were asked for: a page asks for those of a few instants, and the next page again. */
const knownDays = new Map<string, CalendarDay>();
const mostKnownDays = 500;

/**
 * The calendar day of an instant in a zone, across its clock changes. It is put together from
 * parts: the order in which a locale writes them differs between engines.
 *
 * @throws RangeError for a zone that the engine does not know, and for a number that is not an
 * instant
 */
export const calendarDay = (timeZone: string, instant: number): CalendarDay => {
  const key = `${timeZone} ${instant}`;
  const known = knownDays.get(key);
  if (known !== undefined) return known;
  const day = readDay(timeZone, instant);
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  knownDays.set(key, day);
  return day;
};

/** Word for a day, seen from another one: today, tomorrow or a later date. */
export type DayDistance = 'today' | 'tomorrow' | 'later';

const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The distance of a cut-off's day from now, by calendar days of the zone; see `calendarDay`. */
export const dayDistance = (timeZone: string, now: number, at: number): DayDistance => {
  const days = dayNumber(calendarDay(timeZone, at)) - dayNumber(calendarDay(timeZone, now));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
};
