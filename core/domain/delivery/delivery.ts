/** Days of arrival, and cut-offs for them (storefront §3, §4). */
import type { LastOrderDates } from '../countdown/cut-offs.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { addCalendarDays, zonedInstant, calendarWeekday } from '../time/zoned-time.ts';

/** Working days that an order takes in a market after the day of its cut-off. */
export type DeliveryRule = {
  /** The hour of the market's day up to which an order is made on the same day: 0 to 23. */
  readonly cutOffHour: number;
  /** Hours before the cut-off up to which an order is safe with any means of payment. */
  readonly safetyHours: number;
  readonly productionDays: number;
  readonly transitDays: number;
  readonly expressProductionDays: number;
  readonly expressTransitDays: number;
  readonly deliversOnSaturday: boolean;
};

/** The delivery promise at an instant. */
export type DeliveryPromise = {
  readonly lastOrderDates: LastOrderDates;
  /** Latest arrival of an order placed at that instant, without express. */
  readonly arrival: number;
};

const sunday = 0;
const saturday = 6;

const noHolidays: readonly CalendarDay[] = [];

/** Up to which hour of the day parcels are handed over. */
const deliveryEndHour = 20;

/**
 * True for a day on which parcels are made and carried: Monday to Friday, but no holiday; false for
 * what is no day.
 */
export const isWorkingDay = (
  day: CalendarDay,
  holidays: readonly CalendarDay[] = noHolidays,
): boolean => {
  const weekday = calendarWeekday(day);
  return weekday > sunday && weekday < saturday && !holidays.includes(day);
};

/** The nearest day from `from` on, itself included, that fits; `step` is 1 or -1 days. */
const nearestDay = (
  from: CalendarDay,
  step: 1 | -1,
  fits: (day: CalendarDay) => boolean,
): CalendarDay => {
  let day = from;
  while (!fits(day)) day = addCalendarDays(day, step);
  return day;
};

/**
 * Adds working days to a day, or subtracts them for a negative number. Fractions of `days` are
 * dropped, and NaN counts as 0.
 *
 * @throws RangeError for an invalid day, and beyond the year 9999
 */
export const addWorkingDays = (
  from: CalendarDay,
  days: number,
  holidays: readonly CalendarDay[] = noHolidays,
): CalendarDay => {
  const step = days > 0 ? 1 : -1;
  let day = from;
  for (let left = Math.abs(days); left >= 1; left -= 1)
    day = nearestDay(addCalendarDays(day, step), step, (other) => isWorkingDay(other, holidays));
  return day;
};

/**
 * The promise at an instant: it belongs to the next cut-off of a working day. Express may be
 * ordered later for the same day of arrival; Saturday is the first Saturday that can be reached.
 * On the holidays of the market, its calendar days, nothing is made, carried or handed over; every
 * order takes a day at least. `rule` is one that `parseDeliveryRule` takes, `now` in milliseconds
 * since 1970.
 *
 * @throws RangeError for a zone that the engine does not know, and for what is not an instant or
 * hour
 */
export const deliveryPromise = (
  rule: DeliveryRule,
  timeZone: string,
  now: number,
  holidays: readonly CalendarDay[] = noHolidays,
): DeliveryPromise => {
  const add = (day: CalendarDay, days: number) => addWorkingDays(day, days, holidays);
  const cutOff = (day: CalendarDay): number => zonedInstant(timeZone, day, rule.cutOffHour);
  const isAhead = (day: CalendarDay): boolean => cutOff(day) > now;
  const orderDay = nearestDay(
    calendarDay(timeZone, now),
    1,
    (day) => isWorkingDay(day, holidays) && isAhead(day),
  );
  const arrivalDay = add(orderDay, Math.max(1, rule.productionDays + rule.transitDays));
  const expressDay = add(arrivalDay, -expressDaysOf(rule));
  const lodEnd = cutOff(orderDay);
  return {
    lastOrderDates: {
      lodStart: cutOff(add(orderDay, -1)),
      safetyLodEnd: lodEnd - rule.safetyHours * 3_600_000,
      lodEnd,
      expressLodEnd: cutOff(expressDay),
      ...(rule.deliversOnSaturday && {
        saturdayLodEnd: cutOff(saturdayOrderDay(rule, orderDay, holidays)),
      }),
    },
    arrival: zonedInstant(timeZone, arrivalDay, deliveryEndHour),
  };
};

/** The working days that express takes: one at least, even where the rule says none. */
const expressDaysOf = ({ expressProductionDays, expressTransitDays }: DeliveryRule): number =>
  Math.max(1, expressProductionDays + expressTransitDays);

/** The last day to order for the first Saturday that an order of `orderDay` can reach. */
const saturdayOrderDay = (
  rule: DeliveryRule,
  orderDay: CalendarDay,
  holidays: readonly CalendarDay[],
): CalendarDay => {
  const lastDayFor = (day: CalendarDay): CalendarDay =>
    addWorkingDays(day, -expressDaysOf(rule), holidays);
  const reached = nearestDay(
    orderDay,
    1,
    (day) =>
      calendarWeekday(day) === saturday && !holidays.includes(day) && lastDayFor(day) >= orderDay,
  );
  return lastDayFor(reached);
};
