import type { Fetch } from '../shared/fetch.ts';

/**
 * A fetch that says for whom it asks (`X-Forwarded-For`): log-ins are counted by it. An empty
 * address is not sent.
 */
export const withForwardedFor =
  (fetch: Fetch, address: string): Fetch =>
  (request, limits) => {
    if (address === '') return fetch(request, limits);
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-For', address);
    return fetch(new Request(request, { headers }), limits);
  };
