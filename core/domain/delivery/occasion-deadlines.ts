/** Until when to order for an occasion, from what the shop promises now. */
import { comingOccasions, type ComingOccasion } from '../campaign/occasions.ts';
import { marketTable, type Market } from '../locale/locales.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { addCalendarDays, zonedInstant } from '../time/zoned-time.ts';
import { addWorkingDays, isWorkingDay } from './delivery.ts';
import { holidaysAround } from './holidays.ts';
import { mostExtraWorkingDays } from './production-days.ts';

/** An order before `lodEnd` (milliseconds since 1970) arrives on the day, at the latest. */
export type PromisedArrival = { readonly lodEnd: number; readonly arrivalDay: CalendarDay };

/**
 * `lastOrders` are instants by how many working days a picture takes more (`extraWorkingDays`), the
 * usual first; those that have passed are left out, so it may be shorter, never empty.
 */
export type OccasionDeadline = ComingOccasion & { readonly lastOrders: readonly number[] };

const workingDaysBetween = (
  from: CalendarDay,
  to: CalendarDay,
  holidays: readonly CalendarDay[],
): number => {
  let count = 0;
  for (let day = addCalendarDays(from, 1); day <= to; day = addCalendarDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
};

/** The last working day before another day. */
const workingDayBefore = (day: CalendarDay, holidays: readonly CalendarDay[]): CalendarDay => {
  let before = addCalendarDays(day, -1);
  while (!isWorkingDay(before, holidays)) before = addCalendarDays(before, -1);
  return before;
};

/**
 * The last moment of an order that arrives before a day: as many working days ahead as a promise
 * takes, and `extraDays` more, at the same time of day.
 */
export const lastOrderBefore = (
  market: Market,
  day: CalendarDay,
  { lodEnd, arrivalDay }: PromisedArrival,
  extraDays: number,
): number => {
  const { timeZone } = marketTable[market];
  const orderDay = calendarDay(timeZone, lodEnd);
  const taken = workingDaysBetween(orderDay, arrivalDay, holidaysAround(market, orderDay));
  const holidays = holidaysAround(market, day);
  const arriving = workingDayBefore(day, holidays);
  const lastDay = addWorkingDays(arriving, -(taken + extraDays), holidays);
  return zonedInstant(timeZone, lastDay, 0) + lodEnd - zonedInstant(timeZone, orderDay, 0);
};

type KnownDeadlines = { readonly key: string; readonly deadlines: readonly OccasionDeadline[] };

/** The last ones of each market: they change once a day, and every page of a product asks. */
const known = new Map<Market, KnownDeadlines>();

const allDeadlines = (
  market: Market,
  promise: PromisedArrival,
  today: CalendarDay,
): readonly OccasionDeadline[] => {
  const key = `${today} ${promise.lodEnd} ${promise.arrivalDay}`;
  const found = known.get(market);
  if (found?.key === key) return found.deadlines;
  const deadlines = comingOccasions(market, today).map((coming) => ({
    ...coming,
    lastOrders: Array.from({ length: mostExtraWorkingDays + 1 }, (_, extraDays) =>
      lastOrderBefore(market, coming.day, promise, extraDays),
    ),
  }));
  known.set(market, { key, deadlines });
  return deadlines;
};

/**
 * The occasions of the next six weeks for which there is still time, the nearest first. `now` is in
 * milliseconds since 1970.
 *
 * @throws RangeError for what is not an instant or day
 */
export const occasionDeadlines = (
  market: Market,
  promise: PromisedArrival,
  now: number,
): readonly OccasionDeadline[] =>
  allDeadlines(market, promise, calendarDay(marketTable[market].timeZone, now)).flatMap(
    (deadline) => {
      const lastOrders = deadline.lastOrders.filter((instant) => instant > now);
      return lastOrders.length === 0 ? [] : [{ ...deadline, lastOrders }];
    },
  );
