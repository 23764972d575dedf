import { collapseRequests } from './collapse-requests.ts';
import type { Fetch } from './fetch.ts';
import { withRetry, type RetrySettings } from './with-retry.ts';
import { answerTimeout, withTimeout } from './with-timeout.ts';

/**
 * The fetch of all calls to the shop's APIs: equal requests collapse, the one retry stands around
 * the timeout, so that each try has its own.
 */
export const resilientFetch = (fetch: Fetch, settings: RetrySettings): Fetch => {
  const timed = withTimeout({ milliseconds: answerTimeout, sleep: settings.sleep })(fetch);
  return collapseRequests(withRetry(settings)(timed));
};

/**
 * The fetch of the relay: one retry and a time for each try, and no request that stands for
 * another's, because a visitor's cookie may travel with it.
 */
export const relayFetch =
  (fetch: Fetch, settings: RetrySettings) =>
  (milliseconds: number): Fetch =>
    withRetry(settings)(withTimeout({ milliseconds, sleep: settings.sleep })(fetch));
