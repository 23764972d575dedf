import type { IncomingMessage, ServerResponse } from 'node:http';

import type { RateClass } from '../limits.ts';
import { clientOf } from './client-address.ts';
import { messageAnswer, sendPlain } from './plain-answer.ts';
import type { RateGuard } from './rate-limits.ts';

type Settings = {
  /** Answers a request of a service. */
  readonly listen: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly guard: Pick<RateGuard, 'take' | 'look'>;
  /** Proxies in front of the process (see `clientOf`). */
  readonly trustedProxies: number;
};

/** Answers requests of the services. */
type ServiceAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  rateClass: RateClass | undefined,
) => Promise<void>;

/**
 * Makes the way to the services, with a limit a minute and client: writing calls and reports count
 * as they come, pictures only where there was none (a page may show many that there are).
 */
export const createServiceAnswer =
  ({ listen, guard, trustedProxies }: Settings): ServiceAnswer =>
  async (request, response, rateClass) => {
    if (rateClass !== undefined) {
      const client = clientOf(request, trustedProxies);
      const wait = await guard[rateClass === 'misses' ? 'look' : 'take'](rateClass, client);
      if (wait !== undefined) {
        const answer = messageAnswer(429, 'Too many requests.', { 'retry-after': String(wait) });
        return sendPlain(request, response, answer);
      }
      if (rateClass === 'misses')
        response.once('finish', () => {
          if (response.statusCode >= 400) void guard.take(rateClass, client);
        });
    }
    await listen(request, response);
  };
