import type { Clock } from '../../core/ports/clock.ts';
import { isFinal, isRepeatable, type FetchDecorator } from '../shared/fetch.ts';
import type { Sleep } from '../shared/sleep.ts';

/** Worth one more try (storefront §8). */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Mean wait, in milliseconds (decisions, "Calls"). */
export const retryWait = 300;

/** Milliseconds; after a longer `Retry-After` there is no retry. */
export const longestRetryAfter = 2_000;

/** Half of the wait more or less, so that clients do not come back together. */
const jittered = (random: number): number => Math.round(retryWait * (0.5 + random));

/** Milliseconds of a `Retry-After` in seconds or as a date; undefined where it cannot be read. */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/u.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}, /u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

/** `random` is at least 0 and below 1. */
export type RetrySettings = {
  readonly sleep: Sleep;
  readonly random: () => number;
  readonly clock: Clock;
};

/**
 * Repeats a request once after a retryable status or no answer; never one that changes something or
 * ended with a `finalError`.
 */
export const withRetry =
  ({ sleep, random, clock }: RetrySettings): FetchDecorator =>
  (fetch) =>
  async (request, limits) => {
    if (!isRepeatable(request)) return fetch(request, limits);
    const repeat = async (wait: number): Promise<Response> => {
      await sleep(wait, request.signal);
      return fetch(request.clone(), limits);
    };
    let first: Response;
    try {
      first = await fetch(request.clone(), limits);
    } catch (error) {
      if (request.signal.aborted || isFinal(error)) throw error;
      return repeat(jittered(random()));
    }
    if (!retryStatuses.includes(first.status)) return first;
    const asked = retryAfterOf(first.headers.get('Retry-After'), clock.now()) ?? 0;
    if (asked > longestRetryAfter) return first;
    await first.body?.cancel();
    return repeat(Math.max(asked, jittered(random())));
  };
