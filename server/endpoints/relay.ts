/**
 * Browsers ask `/web-api` and `/price-api` of the page's own origin. Each endpoint passes with what
 * its value declares and nothing else: no other method, header, cookie, media type, and no
 * redirect. Requests are never merged: what carries a cookie may answer with one.
 */
import { isIP } from 'node:net';

import { Hono, type Context } from 'hono';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { EndpointFacts } from '../../adapters/http/endpoint.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { readBounded } from '../../adapters/http/read-bounded.ts';
import type { Log } from '../../core/ports/log.ts';
import { addressOfClient, clientOfContext } from '../http/client-address.ts';
import { boundedBody } from '../http/bounded-body.ts';
import { refusal } from './refusal.ts';
import { addRoutes, cacheControlOf, isTaken, refuse, type Route } from './route.ts';

type ShopRelaySettings = {
  /** Scheme, host and path before the API's own. */
  readonly baseUrl: string;
  /** Merges no requests, and keeps to the limits of each endpoint. */
  readonly fetch: Fetch;
  readonly log: Log;
  /** See `clientOf`. */
  readonly trustedProxies: number;
};

const requestHeaders = ['accept', 'content-type', ...Object.values(scopeHeaders)];

const answerHeaders = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'retry-after',
  'vary',
];

const picked = (headers: Headers, names: readonly string[]): Headers => {
  const kept = new Headers();
  for (const [name, value] of headers) if (names.includes(name)) kept.append(name, value);
  return kept;
};

const withCookie = (
  { credentials }: EndpointFacts,
  names: readonly string[],
  cookie: 'cookie' | 'set-cookie',
): readonly string[] => (credentials === 'session' ? [...names, cookie] : names);

const jsonType = ['application/json'];

/** Undefined where the answer is passed on. */
const faultOf = (
  { answer }: EndpointFacts,
  { status, ok, headers }: Response,
  size: number,
): string | undefined => {
  if (status >= 300 && status < 400) return `it redirects (${status})`;
  const type = headers.get('content-type') ?? undefined;
  const contentTypes = ok ? answer.contentTypes : jsonType;
  const isEmpty = size === 0 && (contentTypes.length === 0 || !ok);
  return isEmpty || isTaken({ contentTypes, codec: undefined }, type)
    ? undefined
    : `it is ${type ?? 'of no media type'}`;
};

const relayed =
  (
    endpoint: EndpointFacts,
    { baseUrl, fetch, log, trustedProxies }: ShopRelaySettings,
  ): Route['answer'] =>
  async (context: Context) => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const hasBody = endpoint.body.contentTypes.length > 0;
    if (hasBody && !isTaken(endpoint.body, context.req.header('Content-Type')))
      return refuse(context, refusal(415, 'content-type-not-taken'));
    const { sent, isTooLarge } = boundedBody(raw, endpoint.largest.request);
    const unreachable = (reason: string): Response => {
      // A visitor who left tells nothing about the API.
      if (!raw.signal.aborted) log.report('shop-api-unavailable', { path: pathname, reason });
      return refuse(context, refusal(502, 'service-unavailable'));
    };
    try {
      if (isTooLarge()) return refuse(context, refusal(413, 'body-too-large'));
      const { largest, within } = endpoint;
      const headers = picked(raw.headers, withCookie(endpoint, requestHeaders, 'cookie'));
      const client = addressOfClient(clientOfContext(context, trustedProxies));
      // The API counts shoppers by it, which all come from here.
      if (isIP(client) !== 0) headers.set('X-Forwarded-For', client);
      const response = await fetch(
        new Request(`${baseUrl.replace(/\/$/u, '')}${pathname}${search}`, {
          method: raw.method,
          headers,
          redirect: 'manual',
          signal: raw.signal,
          ...(hasBody && { body: sent.body, duplex: 'half' }),
        }),
        { bytes: largest.answer, milliseconds: within },
      );
      const bytes = await readBounded(response, largest.answer);
      if (bytes === undefined)
        return unreachable(`the answer is not passed on: it has more than ${largest.answer} bytes`);
      const fault = faultOf(endpoint, response, bytes.byteLength);
      if (fault !== undefined) return unreachable(`the answer is not passed on: ${fault}`);
      const passed = picked(response.headers, withCookie(endpoint, answerHeaders, 'set-cookie'));
      passed.set('X-Content-Type-Options', 'nosniff');
      // What is one visitor's own, or refused, is never kept for others, whatever the API says.
      if (endpoint.caching.kind === 'private' || !response.ok)
        passed.set('Cache-Control', cacheControlOf({ kind: 'private' }));
      const { status } = response;
      return new Response(status === 204 ? null : bytes, { status, headers: passed });
    } catch (reason) {
      return isTooLarge()
        ? refuse(context, refusal(413, 'body-too-large'))
        : unreachable(String(reason));
    }
  };

/** The relay as an application, in the embedded shop's place. */
export const shopRelay = (
  endpoints: readonly EndpointFacts[],
  settings: ShopRelaySettings,
): Hono => {
  const app = new Hono();
  addRoutes(
    app,
    endpoints.map((endpoint) => ({ endpoint, answer: relayed(endpoint, settings) })),
  );
  app.notFound((context) => refuse(context, refusal(404, 'not-found')));
  return app;
};
