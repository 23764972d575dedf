import type { IncomingMessage, ServerResponse } from 'node:http';

import type { RateClass } from '../limits.ts';
import { clientOf } from './client-address.ts';
import { messageAnswer, sendPlain } from './plain-answer.ts';
import type { RateGuard } from './rate-limits.ts';

type RateLimitSettings = {
  readonly guard: Pick<RateGuard, 'take' | 'look'>;
  /** See `clientOf`. */
  readonly trustedProxies: number;
};

/** By `answer`, or with 429 where the client has asked too much in its class. */
type LimitRate = (
  request: IncomingMessage,
  response: ServerResponse,
  rateClass: RateClass | undefined,
  answer: () => unknown,
) => Promise<void>;

/**
 * Limits a client's minute: writing calls and reports count as they come, pictures only where there
 * was none (a page may show many that there are).
 */
export const limitRate =
  ({ guard, trustedProxies }: RateLimitSettings): LimitRate =>
  async (request, response, rateClass, answer) => {
    if (rateClass !== undefined) {
      const client = clientOf(request, trustedProxies);
      const wait = await guard[rateClass === 'misses' ? 'look' : 'take'](rateClass, client);
      if (wait !== undefined) {
        const refusal = messageAnswer(429, 'Too many requests.', { 'retry-after': String(wait) });
        return sendPlain(request, response, refusal);
      }
      if (rateClass === 'misses')
        response.once('finish', () => {
          if (response.statusCode >= 400) void guard.take(rateClass, client);
        });
    }
    await answer();
  };
