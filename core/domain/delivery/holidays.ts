import { marketTable, type Market } from '../locale/locales.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { deliveryPromise, type DeliveryPromise, type DeliveryRule } from './delivery.ts';
import { dayInYear } from '../time/yearly-day.ts';
import { addCalendarDays, calendarWeekday } from '../time/zoned-time.ts';
import { publicHolidays, workshopHolidays, type WeekendRule } from './tables/holidays.ts';

const isWeekend = (day: CalendarDay): boolean => [0, 6].includes(calendarWeekday(day));

/** Where a holiday is kept; `taken` are those before it in the year's table. */
const keptOn = (
  day: CalendarDay,
  weekend: WeekendRule,
  taken: readonly CalendarDay[],
): CalendarDay => {
  if (weekend === 'lost' || !isWeekend(day)) return day;
  const step = weekend === 'nearest-working-day' && calendarWeekday(day) === 6 ? -1 : 1;
  let kept = day;
  while (isWeekend(kept) || taken.includes(kept)) kept = addCalendarDays(kept, step);
  return kept;
};

const holidaysIn = (market: Market, year: number): readonly CalendarDay[] => {
  const { days, weekend } = publicHolidays[market];
  const fixed = days.map((rule) => dayInYear(rule, year));
  const kept = fixed.reduce<readonly CalendarDay[]>((before, day) => {
    const others = [...before, ...fixed.filter((other) => other > day)];
    return [...before, keptOn(day, weekend, others)];
  }, []);
  return [...kept, ...workshopHolidays.map((rule) => dayInYear(rule, year))];
};

const known = new Map<string, readonly CalendarDay[]>();

/**
 * Days on which nothing is made, carried or handed over in a market: its own public holidays, and
 * those of the workshop. Of the year of a day, the one before and the one after it.
 */
export const holidaysAround = (market: Market, day: CalendarDay): readonly CalendarDay[] => {
  const year = Number(day.slice(0, 4));
  const key = `${market} ${year}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const days = [year - 1, year, year + 1].flatMap((one) => holidaysIn(market, one));
  const holidays = [...new Set(days)].toSorted();
  known.set(key, holidays);
  return holidays;
};

/** `deliveryPromise` in a market, on its clocks and with its holidays; throws as that does. */
export const promiseInMarket = (
  rule: DeliveryRule,
  market: Market,
  now: number,
): DeliveryPromise => {
  const { timeZone } = marketTable[market];
  return deliveryPromise(rule, timeZone, now, holidaysAround(market, calendarDay(timeZone, now)));
};
