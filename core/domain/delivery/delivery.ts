/** When an order arrives, and until when it must be placed for that (storefront §3, §4). */
import { calendarDay, type CalendarDay, type LastOrderDates } from '../countdown/countdown.ts';
import { addDays, instantOf, weekday } from './zoned-time.ts';

/** How long an order takes in a market, in working days after the day of its cut-off. */
export type DeliveryRule = {
  /** The hour of the market's day up to which an order is made on the same day: 0 to 23. */
  readonly cutOffHour: number;
  /** How many hours before the cut-off an order is safe, whatever its payment takes. */
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
  /** When an order placed at that instant arrives at the latest, without express. */
  readonly arrival: number;
};

const saturday = 6;

/** Up to which hour of the day parcels are handed over. */
const deliveryEndHour = 20;

const isWorkingDay = (day: CalendarDay): boolean => weekday(day) % saturday !== 0;

/** The nearest day from `day` on, itself included, that fits; `step` is 1 or -1 days. */
const nearestDay = (
  day: CalendarDay,
  step: 1 | -1,
  fits: (day: CalendarDay) => boolean,
): CalendarDay => (fits(day) ? day : nearestDay(addDays(day, step), step, fits));

/** The working day so many working days later, or earlier for a negative number. */
export const addWorkingDays = (day: CalendarDay, days: number): CalendarDay => {
  if (days === 0) return day;
  const step = days > 0 ? 1 : -1;
  return addWorkingDays(nearestDay(addDays(day, step), step, isWorkingDay), days - step);
};

/**
 * The promise at an instant: it belongs to the next cut-off of a working day. Express may be
 * ordered later for the same day of arrival; Saturday is the first Saturday that can be reached.
 */
export const deliveryPromise = (
  rule: DeliveryRule,
  timeZone: string,
  now: number,
): DeliveryPromise => {
  const cutOff = (day: CalendarDay): number => instantOf(timeZone, day, rule.cutOffHour);
  const isAhead = (day: CalendarDay): boolean => cutOff(day) > now;
  const orderDay = nearestDay(
    calendarDay(timeZone, now),
    1,
    (day) => isWorkingDay(day) && isAhead(day),
  );
  const arrivalDay = addWorkingDays(orderDay, rule.productionDays + rule.transitDays);
  const expressDay = addWorkingDays(
    arrivalDay,
    -(rule.expressProductionDays + rule.expressTransitDays),
  );
  const lodEnd = cutOff(orderDay);
  return {
    lastOrderDates: {
      lodStart: cutOff(addWorkingDays(orderDay, -1)),
      safetyLodEnd: lodEnd - rule.safetyHours * 3_600_000,
      lodEnd,
      expressLodEnd: cutOff(expressDay),
      ...(rule.deliversOnSaturday && {
        saturdayLodEnd: cutOff(saturdayOrderDay(rule, orderDay)),
      }),
    },
    arrival: instantOf(timeZone, arrivalDay, deliveryEndHour),
  };
};

/** The last day to order for the first Saturday that an order of `orderDay` can reach. */
const saturdayOrderDay = (rule: DeliveryRule, orderDay: CalendarDay): CalendarDay => {
  const lastDayFor = (day: CalendarDay): CalendarDay =>
    // Saturday's parcels travel as one more day after the Friday before.
    addWorkingDays(addDays(day, -1), -(rule.expressProductionDays + rule.expressTransitDays - 1));
  const reached = nearestDay(
    orderDay,
    1,
    (day) => weekday(day) === saturday && lastDayFor(day) >= orderDay,
  );
  return lastDayFor(reached);
};
