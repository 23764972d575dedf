import type { FetchDecorator } from '../../adapters/shared/fetch.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { Breaker } from '../../adapters/http/with-breaker.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { tracedFetch } from '../traces/traced-fetch.ts';
import type { Traces } from '../traces/traces.ts';

/** Where the embedded services seem to be; no request to it ever leaves the process. */
export const embeddedOrigin = 'http://embedded.localhost';

/** Patience with the network: a different wait each time. */
export const patience = (clock: Clock, sleep: Sleep) => ({ sleep, random: Math.random, clock });

/** A service's breaker with a span around it; a service of the shop's own goes on with the trace. */
export const watched =
  (traces: Traces, { service, around }: Breaker, isOwn: boolean): FetchDecorator =>
  (fetch) =>
    tracedFetch(traces, { service, isOwn })(around(fetch));
