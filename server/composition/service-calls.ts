import type { ApiSettings } from '../../adapters/http/address.ts';
import { abortedBy } from '../../adapters/http/with-signal.ts';
import type { FetchDecorator } from '../../adapters/shared/fetch.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { Breaker } from '../../adapters/http/with-breaker.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { tracedFetch } from '../traces/traced-fetch.ts';
import type { Traces } from '../traces/traces.ts';

/** No request to it ever leaves the process. */
export const embeddedOrigin = 'http://embedded.localhost';

/** A different wait each time. */
export const patience = (clock: Clock, sleep: Sleep) => ({ sleep, random: Math.random, clock });

/** With a span around it; a service of the shop's own goes on with the trace. */
export const watched =
  (traces: Traces, { service, around }: Breaker, isOwn: boolean): FetchDecorator =>
  (fetch) =>
    tracedFetch(traces, { service, isOwn })(around(fetch));

/** For calls that end with a signal. */
export const within = ({ baseUrl, fetch }: ApiSettings, signal: AbortSignal): ApiSettings => ({
  baseUrl,
  fetch: abortedBy(signal)(fetch),
});
