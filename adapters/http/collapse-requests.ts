import type { FetchDecorator } from './fetch.ts';

const keyOf = (request: Request): string =>
  JSON.stringify([request.url, [...request.headers], request.credentials]);

/**
 * Sends GET requests that are equal in address, headers and credentials once while they are under
 * way, and gives each asker an answer of its own. The request that is sent is nobody's to abort.
 */
export const collapseRequests: FetchDecorator = (fetch) => {
  const underWay = new Map<string, Promise<Response>>();

  const send = (key: string, request: Request): Promise<Response> => {
    const { url, headers, credentials } = request;
    const answer = fetch(new Request(url, { headers, credentials })).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, answer);
    return answer;
  };

  return async (request) => {
    if (request.method !== 'GET') return fetch(request);
    const key = keyOf(request);
    const answer = await (underWay.get(key) ?? send(key, request));
    return answer.clone();
  };
};
