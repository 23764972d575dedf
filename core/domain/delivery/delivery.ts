/** Arrival and its cut-offs (storefront §3, §4). */
import type { LastOrderDates } from '../countdown/cut-offs.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { addCalendarDays, zonedInstant, calendarWeekday } from '../time/zoned-time.ts';

/** Working days in a market after the cut-off's day. */
export type DeliveryRule = {
  /** The market's hour, 0 to 23, up to which an order is made on the same day. */
  readonly cutOffHour: number;
  /** Before the cut-off; until then an order is safe with any means of payment. */
  readonly safetyHours: number;
  readonly productionDays: number;
  readonly transitDays: number;
  readonly expressProductionDays: number;
  readonly expressTransitDays: number;
  readonly deliversOnSaturday: boolean;
};

export type DeliveryPromise = {
  readonly lastOrderDates: LastOrderDates;
  /** The latest, without express. */
  readonly arrival: number;
  /** The latest with express, of an order before the same cut-off. */
  readonly expressArrival: number;
};

const sunday = 0;
const saturday = 6;

const noHolidays: readonly CalendarDay[] = [];

/** Hour of the day up to which parcels are handed over. */
export const deliveryEndHour = 20;

/** Monday to Friday except holidays; false for an invalid day. */
export const isWorkingDay = (
  day: CalendarDay,
  holidays: readonly CalendarDay[] = noHolidays,
): boolean => {
  const weekday = calendarWeekday(day);
  return weekday > sunday && weekday < saturday && !holidays.includes(day);
};

/** The nearest day from `from` that fits, itself included; `step` is 1 or -1. */
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
 * Adds working days, or subtracts them. Fractions of `days` are dropped, NaN is 0.
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
 * Belongs to the next cut-off of a working day. Express may be ordered later for the same arrival;
 * Saturday is the first that can be reached. On a market's holidays nothing is made, carried or
 * handed over; every order takes a day at least. `now` is in milliseconds since 1970.
 *
 * @throws RangeError for an unknown zone, and for what is not an instant or hour
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
    expressArrival: zonedInstant(timeZone, add(orderDay, expressDaysOf(rule)), deliveryEndHour),
  };
};

/** At least one, even where the rule says 0. */
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
