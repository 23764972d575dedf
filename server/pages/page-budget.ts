import type { Sleep } from '../../adapters/http/fetch.ts';

/** What a page may take for all that it asks of others, in milliseconds. */
export const pageMilliseconds = 1_500;

/**
 * Runs what asks others for a page. Its signal is aborted when the time of the page is over, or when
 * nobody waits for the page any longer (`left`); what the page has by then is what it is made of.
 */
export const withinBudget = async <A>(
  sleep: Sleep,
  left: AbortSignal,
  run: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const over = new AbortController();
  const done = new AbortController();
  const reason = `the page’s ${pageMilliseconds} ms are over`;
  sleep(pageMilliseconds, done.signal).then(
    () => over.abort(new DOMException(reason, 'TimeoutError')),
    // The page was done before.
    () => undefined,
  );
  try {
    return await run(AbortSignal.any([left, over.signal]));
  } finally {
    done.abort();
  }
};
