import type { Locale } from '../../locale/locales.ts';

type DayPart = 'day' | 'month' | 'year';

const isDayPart = (type: string): type is DayPart =>
  type === 'day' || type === 'month' || type === 'year';

/** In the order of the locale's short form: month first in the United States. */
const partsOf = (locale: Locale): readonly DayPart[] =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (isDayPart(type) ? [type] : []));

const shortDay = /^(\d{1,2})[./ -]\s?(\d{1,2})[./ -]\s?(\d{4})$/u;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** The first moment of a day that exists. */
const instantOf = (year: number, month: number, day: number): number | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
};

const read = (locale: Locale, text: string): number | undefined => {
  const iso = isoDay.exec(text);
  if (iso !== null) return instantOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const short = shortDay.exec(text);
  if (short === null) return undefined;
  const at = (part: DayPart): number => Number(short[1 + partsOf(locale).indexOf(part)]);
  return instantOf(at('year'), at('month'), at('day'));
};

/**
 * A day that was written in figures (`12.6.2027`, `2027-06-12`), as invitations of the locale say it:
 * "Samstag, 12. Juni 2027". Undefined for all else.
 */
export const longDay = (locale: Locale, text: string): string | undefined => {
  const instant = read(locale, text.trim());
  return instant === undefined
    ? undefined
    : new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(instant);
};
