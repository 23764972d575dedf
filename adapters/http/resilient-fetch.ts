import { jsonSizes, usualTime } from './endpoint.ts';
import type { Fetch, FetchDecorator } from '../shared/fetch.ts';
import type { Sleep } from '../shared/sleep.ts';
import { withLimits } from './with-limits.ts';
import { withRetry, type RetrySettings } from './with-retry.ts';

/** Within limits; the breaker sees every try. */
export const guardedFetch = (fetch: Fetch, breaker: FetchDecorator, sleep: Sleep): Fetch =>
  breaker(
    withLimits({ usual: { bytes: jsonSizes.answer, milliseconds: usualTime }, sleep })(fetch),
  );

/**
 * The fetch of all calls to the shop's APIs: retry outermost, then breaker, then limits, so that
 * each try has its own time and counts for itself. Equal questions are merged in
 * `rememberedAnswers`, where it is known that the answer is the same for all.
 */
export const resilientFetch = (
  fetch: Fetch,
  breaker: FetchDecorator,
  settings: RetrySettings,
): Fetch => withRetry(settings)(guardedFetch(fetch, breaker, settings.sleep));
