import type { CalendarDay } from '../countdown/countdown.ts';
import { timeZoneOf } from '../countdown/countdown-message.ts';
import { writtenDay } from '../countdown/written-instant.ts';
import { localeTable, type Locale } from '../locale/locales.ts';
import { addWorkingDays } from './delivery.ts';
import { mostExtraWorkingDays } from './production-days.ts';
import { zonedInstant } from './zoned-time.ts';

/** A day of arrival, as it is written and as `YYYY-MM-DD`. */
export type WrittenArrival = { readonly text: string; readonly day: CalendarDay };

/** Any hour of the day: a day is written without one. */
const noon = 12;

/**
 * The days of arrival by how many working days a picture takes more (`extraWorkingDays`), the usual
 * one first: made where the market's rules are known, chosen from where the picture is.
 *
 * @throws RangeError for what is not a day
 */
export const writtenArrivals = (
  locale: Locale,
  usual: CalendarDay,
): readonly [WrittenArrival, ...WrittenArrival[]] => {
  const written = (days: number): WrittenArrival => {
    const day = addWorkingDays(usual, days);
    const zone = timeZoneOf(localeTable[locale].market);
    return { text: writtenDay(locale, zonedInstant(zone, day, noon)), day };
  };
  return [
    written(0),
    ...Array.from({ length: mostExtraWorkingDays }, (_, index) => written(index + 1)),
  ];
};
