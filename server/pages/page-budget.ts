import { waitIsOver, type Sleep } from '../../adapters/shared/sleep.ts';
import type { Log } from '../../core/ports/log.ts';

type PageTime = {
  /** `PAGE_MILLISECONDS`. */
  readonly milliseconds: number;
  readonly sleep: Sleep;
};

/**
 * The signal is aborted when the time of the page is over, or nobody waits any longer (`left`);
 * what the page has by then is what it is made of.
 */
export const withinBudget = async <A>(
  { milliseconds, sleep }: PageTime,
  left: AbortSignal,
  run: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  // One controller, and no signal of several: each page would pay for it.
  const ended = new AbortController();
  const leave = (): void => ended.abort(left.reason);
  const done = new AbortController();
  const reason = `the page’s ${milliseconds} ms are over`;
  sleep(milliseconds, done.signal).then(
    () => ended.abort(new DOMException(reason, 'TimeoutError')),
    // The page was done before.
    () => undefined,
  );
  left.addEventListener('abort', leave, { once: true });
  if (left.aborted) leave();
  try {
    return await run(ended.signal);
  } finally {
    left.removeEventListener('abort', leave);
    done.abort(waitIsOver);
  }
};

/** Drops what is reported after the last one who waited for a page has left. */
export const untilLeft = (log: Log, left: AbortSignal): Log => ({
  report: (code, facts) => {
    if (!left.aborted) log.report(code, facts);
  },
});
