/** The vendor's own client over a `fetch` of ours. */
import Stripe from 'stripe';

import { messageOf } from '../../core/domain/errors/thrown.ts';
import type { Fetch } from '../shared/fetch.ts';

export type StripeAccess = {
  readonly secretKey: string;
  /** Scheme, host and port of the API. */
  readonly apiBase: string;
  readonly fetch: Fetch;
};

/** `limits`: bytes of an answer, and milliseconds of each attempt. */
export const stripeClient = (
  { secretKey, apiBase, fetch }: StripeAccess,
  limits: { readonly bytes: number; readonly milliseconds: number },
): Stripe => {
  const { protocol, hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    // An attempt that got no answer is made again, under the same key.
    maxNetworkRetries: 1,
    timeout: limits.milliseconds,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(new Request(input, init), limits),
    ),
  });
};

/** What the vendor calls its errors; their messages may hold what a buyer typed. */
export const stripeReason = (thrown: unknown): string =>
  thrown instanceof Stripe.errors.StripeError
    ? [thrown.type, thrown.code, thrown.requestId].filter(Boolean).join(' ')
    : messageOf(thrown);
