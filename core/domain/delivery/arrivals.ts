import type { CalendarDay } from '../time/calendar-day.ts';
import { writtenCalendarDay } from '../countdown/written-instant.ts';
import { localeTable, type Locale, type Market } from '../locale/locales.ts';
import { addWorkingDays } from './delivery.ts';
import { holidaysAround } from './holidays.ts';
import { mostExtraWorkingDays } from './production-days.ts';

/** As written, and as `YYYY-MM-DD`. */
export type WrittenArrival = { readonly text: string; readonly day: CalendarDay };

type WrittenArrivals = readonly [WrittenArrival, ...WrittenArrival[]];

/** The last result of each: the day changes once a day, and every page writes it. */
const written = new Map<`${Locale} ${Market}`, WrittenArrivals>();

/**
 * Arrival by how many working days a picture takes more (`extraWorkingDays`), the usual first: made
 * where the market's rules and holidays are known, chosen where the picture is.
 *
 * @throws RangeError for what is not a day
 */
export const writtenArrivals = (
  locale: Locale,
  usual: CalendarDay,
  market: Market = localeTable[locale].market,
): WrittenArrivals => {
  const known = written.get(`${locale} ${market}`);
  if (known !== undefined && known[0].day === usual) return known;
  const after = (days: number): WrittenArrival => {
    const day = addWorkingDays(usual, days, holidaysAround(market, usual));
    return { text: writtenCalendarDay(locale, day), day };
  };
  const arrivals: WrittenArrivals = [
    after(0),
    ...Array.from({ length: mostExtraWorkingDays }, (_, index) => after(index + 1)),
  ];
  written.set(`${locale} ${market}`, arrivals);
  return arrivals;
};
