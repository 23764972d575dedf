/** Asks the shop API for a visitor whose request is being answered: it is told who asks. */
import type { Fetch } from '../shared/fetch.ts';

/**
 * A fetch whose requests say for whom they are sent, as a proxy's do (`X-Forwarded-For`): log-ins are
 * counted by it. Nothing is said of a client that is not known, whose address is empty.
 */
export const withForwardedFor =
  (fetch: Fetch, address: string): Fetch =>
  (request, limits) => {
    if (address === '') return fetch(request, limits);
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-For', address);
    return fetch(new Request(request, { headers }), limits);
  };
