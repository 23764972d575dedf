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
