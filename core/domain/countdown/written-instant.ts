/** Days and times as a locale writes them, in the zone of its market. */
import { localeTable, marketTable, type Locale, type Market } from '../locale/locales.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

const dayOptions = { day: 'numeric', month: 'long' } as const;
const timeOptions = { hour: 'numeric', minute: '2-digit' } as const;

type Writer = Readonly<Record<'day' | 'time' | 'calendarDay', (at: number) => string>>;

/** A country of several time zones names the zone, French says "10 h". */
const timeWriter = (locale: Locale, timeZone: string): Writer['time'] => {
  const zone = locale === 'en-US' ? ({ timeZoneName: 'short' } as const) : {};
  const { format } = new Intl.DateTimeFormat(locale, { ...timeOptions, ...zone, timeZone });
  return localeTable[locale].language === 'fr'
    ? (at) => format(at).replace(':', '\u00a0h\u00a0').replace('\u00a000', '')
    : format;
};

/** Italian and Spanish have no dot to tell a short weekday by: `mar 24` reads as a slip. */
const hasLongWeekdays = (locale: Locale): boolean =>
  localeTable[locale].language === 'it' || localeTable[locale].language === 'es';

/**
 * The figure stays beside its month, wherever a line ends; French says "1er" of the first alone, and
 * Spanish has no comma after a weekday within a sentence.
 */
const dayWriter = (locale: Locale, timeZone: string): Writer['day'] => {
  const weekday = hasLongWeekdays(locale) ? 'long' : 'short';
  const { format } = new Intl.DateTimeFormat(locale, { ...dayOptions, weekday, timeZone });
  return (at) => {
    const written = format(at).replaceAll(' ', '\u00a0').replace('\u00a0', ' ');
    const { language } = localeTable[locale];
    if (language === 'fr') return written.replace(' 1\u00a0', ' 1er\u00a0');
    return language === 'es' ? written.replace(',', '') : written;
  };
};

const writers = new Map<`${Locale} ${Market}`, Writer>();

/** Kept, because making formatters is slow. */
const writerOf = (locale: Locale, market: Market = localeTable[locale].market): Writer => {
  const known = writers.get(`${locale} ${market}`);
  if (known !== undefined) return known;
  const { timeZone } = marketTable[market];
  const made = {
    day: dayWriter(locale, timeZone),
    time: timeWriter(locale, timeZone),
    calendarDay: dayWriter(locale, 'UTC'),
  };
  writers.set(`${locale} ${market}`, made);
  return made;
};

/**
 * The day of an instant (milliseconds since 1970) in the zone of a market: `Fr., 18. Dezember`,
 * with no-break spaces within day and month.
 *
 * @throws RangeError for what is not an instant
 */
export const writtenDay = (locale: Locale, at: number, market?: Market): string =>
  writerOf(locale, market).day(at);

/**
 * Like `writtenDay`.
 *
 * @throws RangeError for what is not a day
 */
export const writtenCalendarDay = (locale: Locale, day: CalendarDay): string =>
  writerOf(locale).calendarDay(Date.parse(`${day}T00:00:00Z`));

/**
 * The time of an instant in the zone of a market: `14:00`, `14 h`, `2:00 PM EST`.
 *
 * @throws RangeError for what is not an instant
 */
export const writtenTime = (locale: Locale, at: number, market?: Market): string =>
  writerOf(locale, market).time(at);
