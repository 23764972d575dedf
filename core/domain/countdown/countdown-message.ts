import type { ErrorCode } from '../errors/error-codes.ts';
import { marketTable, type Market } from '../locale/locales.ts';
import { countdownAt, type Countdown, type DeliveryKind, type LastOrderDates } from './cut-offs.ts';
import {
  calendarDay,
  dayDistance,
  type CalendarDay,
  type DayDistance,
} from '../time/calendar-day.ts';

export type CountdownMessage =
  | { readonly kind: 'nothing'; readonly error: ErrorCode | undefined }
  | {
      readonly kind: 'announcement';
      readonly delivery: DeliveryKind;
      /** Its day is in the market's zone. */
      readonly at: number;
      readonly date: CalendarDay;
      readonly day: DayDistance;
    };

/**
 * `countdown-date-in-past` when all cut-offs have passed, logged once per page view (decisions,
 * "Countdown"). A countdown that has not begun or has no cut-offs is not an error.
 */
export const countdownErrorOf = ({ kind }: Countdown): ErrorCode | undefined =>
  kind === 'past' ? 'countdown-date-in-past' : undefined;

/** A market's zone of days (decisions, "Countdown"). */
export const timeZoneOf = (market: Market): string => marketTable[market].timeZone;

/** By the market's days (supporting §4). */
export const countdownMessage = (
  market: Market,
  dates: LastOrderDates,
  now: number,
): CountdownMessage => {
  const countdown = countdownAt(dates, now);
  if (countdown.kind !== 'cut-off') return { kind: 'nothing', error: countdownErrorOf(countdown) };
  const { delivery, at } = countdown;
  const zone = timeZoneOf(market);
  return {
    kind: 'announcement',
    delivery,
    at,
    date: calendarDay(zone, at),
    day: dayDistance(zone, now, at),
  };
};

/**
 * For a cached page by its date, as `today` would soon be wrong; the browser writes its own words
 * into the same space (decisions, "Countdown").
 */
export const cachedCountdownMessage = (message: CountdownMessage): CountdownMessage =>
  message.kind === 'announcement' ? { ...message, day: 'later' } : message;
