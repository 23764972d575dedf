import { countdownErrorOf } from '../../../core/domain/countdown/countdown-message.ts';
import { countdownAt, dayDistance } from '../../../core/domain/countdown/countdown.ts';
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { LiveCountdownBlock } from '../live-block.ts';

/** What a countdown says, and what has to be logged. */
type Said = {
  /** Undefined where nothing is announced. */
  readonly line: { readonly words: string; readonly dated: string } | undefined;
  readonly error: ErrorCode | undefined;
};

/**
 * What a countdown says at an instant, by the days of the market's zone; without an instant what
 * the server said: its cut-off by the date.
 */
export const saidNow = (
  { dates, words, next }: LiveCountdownBlock,
  timeZone: string,
  now: number | undefined,
): Said => {
  const lineOf = (delivery: typeof next, day: 'today' | 'tomorrow' | 'later') => {
    const said = words[delivery];
    return said && { words: said[day], dated: said.later };
  };
  if (now === undefined) return { line: lineOf(next, 'later'), error: undefined };
  const countdown = countdownAt(dates, now);
  return countdown.kind === 'cut-off'
    ? {
        line: lineOf(countdown.delivery, dayDistance(timeZone, now, countdown.at)),
        error: undefined,
      }
    : { line: undefined, error: countdownErrorOf(countdown) };
};
