import type { Fetch } from '../shared/fetch.ts';

/**
 * A fetch that says for whom it asks (`X-Forwarded-For`): log-ins are counted by it. An empty
 * address is not sent. `told` are headers of whoever asks, as they came.
 */
export const withForwardedFor =
  (fetch: Fetch, address: string, told: Readonly<Record<string, string>> = {}): Fetch =>
  (request, limits) => {
    const own = { ...told, ...(address !== '' && { 'X-Forwarded-For': address }) };
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return fetch(new Request(request, { headers }), limits);
  };
