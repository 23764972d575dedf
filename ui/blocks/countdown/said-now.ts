import { countdownErrorOf } from '../../../core/domain/countdown/countdown-message.ts';
import { countdownAt } from '../../../core/domain/countdown/cut-offs.ts';
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { LiveCountdownBlock } from './live.ts';

type Said = {
  /** Undefined where nothing is announced. */
  readonly line: { readonly words: string; readonly dated: string } | undefined;
  readonly error: ErrorCode | undefined;
};

/** Without an instant the server's line, which names the date. */
export const saidNow = (
  { dates, words, next }: LiveCountdownBlock,
  now: number | undefined,
): Said => {
  const countdown =
    now === undefined ? { kind: 'cut-off' as const, delivery: next } : countdownAt(dates, now);
  if (countdown.kind !== 'cut-off') return { line: undefined, error: countdownErrorOf(countdown) };
  const said = words[countdown.delivery];
  if (said === undefined) return { line: undefined, error: undefined };
  const { today, tomorrow, later, starts } = said;
  const at = now ?? -Infinity;
  const spoken = at >= starts.today ? today : at >= starts.tomorrow ? tomorrow : later;
  return { line: { words: spoken, dated: later }, error: undefined };
};
