import { jsonSizes, usualTime } from './endpoint.ts';
import type { Fetch, FetchDecorator } from '../shared/fetch.ts';
import type { Sleep } from '../shared/sleep.ts';
import { withLimits } from './with-limits.ts';
import { withRetry, type RetrySettings } from './with-retry.ts';

/** A service whose answers are kept within limits, and whose breaker sees every try. */
export const guardedFetch = (fetch: Fetch, breaker: FetchDecorator, sleep: Sleep): Fetch =>
  breaker(
    withLimits({ usual: { bytes: jsonSizes.answer, milliseconds: usualTime }, sleep })(fetch),
  );

/**
 * The fetch of all calls to the shop's APIs: the one retry stands around the breaker, and that
 * around the limits, so that each try has its own time and counts for itself. No request stands for
 * another: whoever knows that a question is the same for all (`rememberedAnswers`) merges it there.
 */
export const resilientFetch = (
  fetch: Fetch,
  breaker: FetchDecorator,
  settings: RetrySettings,
): Fetch => withRetry(settings)(guardedFetch(fetch, breaker, settings.sleep));
