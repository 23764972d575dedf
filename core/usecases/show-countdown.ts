import { countdownAt, type Countdown, type LastOrderDates } from '../domain/countdown/cut-offs.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';
import { TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/** Hand `isReported` back the next time. */
export type ShownCountdown = {
  readonly countdown: Countdown;
  /** `countdown-date-in-past` was logged in this page view. */
  readonly isReported: boolean;
};

/**
 * After the last cut-off it shows nothing and is logged once per page view as
 * `countdown-date-in-past` (decisions, "Countdown").
 */
export const showCountdown =
  (
    dates: LastOrderDates,
    isReported = false,
    facts: LogFacts = {},
  ): RTE.ReaderTaskEither<HasClock & HasLog, never, ShownCountdown> =>
  ({ clock, log }) =>
    TE.fromIO(() => {
      const countdown = countdownAt(dates, clock.now());
      const isPast = countdown.kind === 'past';
      if (isPast && !isReported) reportSafely(log, 'countdown-date-in-past', facts);
      return { countdown, isReported: isReported || isPast };
    });
