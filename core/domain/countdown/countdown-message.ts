import type { ErrorCode } from '../errors/error-codes.ts';
import { marketTable, type Market } from '../locale/locales.ts';
import { countdownAt, type Countdown, type DeliveryKind, type LastOrderDates } from './cut-offs.ts';
import {
  calendarDay,
  dayDistance,
  type CalendarDay,
  type DayDistance,
} from '../time/calendar-day.ts';

/** The countdown's message to a shopper of a market. */
export type CountdownMessage =
  | { readonly kind: 'nothing'; readonly error: ErrorCode | undefined }
  | {
      readonly kind: 'announcement';
      readonly delivery: DeliveryKind;
      /** The cut-off: its instant, its day in the market's zone, and how that day is worded. */
      readonly at: number;
      readonly date: CalendarDay;
      readonly day: DayDistance;
    };

/**
 * Error of a countdown, for the log, once per page view: `countdown-date-in-past` when all cut-offs
 * have passed (decisions, "Countdown"). One that has not begun, or has no cut-offs, is no error.
 */
export const countdownErrorOf = ({ kind }: Countdown): ErrorCode | undefined =>
  kind === 'past' ? 'countdown-date-in-past' : undefined;

/** The zone in which a market counts its days (decisions, "Countdown"). */
export const timeZoneOf = (market: Market): string => marketTable[market].timeZone;

/** The message of last order dates at an instant, by the days of the market (supporting §4). */
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
 * The message as a cached page carries it: by its date, as `today` would soon be wrong; the browser
 * puts its own wording into the same space (decisions, "Countdown").
 */
export const cachedCountdownMessage = (message: CountdownMessage): CountdownMessage =>
  message.kind === 'announcement' ? { ...message, day: 'later' } : message;
