import type { FetchDecorator } from './fetch.ts';

const keyOf = (request: Request): string => JSON.stringify([request.url, [...request.headers]]);

/** What makes an answer one visitor's own: a shared one could hand out another's session. */
const identifies = ({ headers, credentials }: Request): boolean =>
  credentials === 'include' || headers.has('Cookie') || headers.has('Authorization');

/**
 * Sends GET requests that are equal in address and headers once while they are under way, and gives
 * each asker an answer of its own. No caller can abort the request that is sent. What carries a
 * cookie or credentials is always sent for itself.
 */
export const collapseRequests: FetchDecorator = (fetch) => {
  const underWay = new Map<string, Promise<Response>>();

  const send = (key: string, request: Request): Promise<Response> => {
    const { url, headers } = request;
    const answer = fetch(new Request(url, { headers })).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };

  return async (request) => {
    if (request.method !== 'GET' || identifies(request)) return fetch(request);
    const key = keyOf(request);
    const answer = await (underWay.get(key) ?? send(key, request));
    return answer.clone();
  };
};
