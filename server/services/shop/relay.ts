/**
 * The shop API elsewhere, under the page's own origin: browsers ask `/web-api` and `/price-api` of
 * the host that they are on, whoever answers. Only the addresses that the storefront uses are
 * passed on, with the headers that they need and nothing else.
 */
import { Hono, type Context } from 'hono';

import { scopeHeaders } from '../../../adapters/http/codecs/errors.ts';
import type { Fetch } from '../../../adapters/http/fetch.ts';
import type { Log } from '../../../core/ports/log.ts';
import { addresses } from './addresses.ts';

/** Where the shop API is, and how it is reached. */
export type ShopRelaySettings = {
  /** Scheme, host and path before the API's own. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly log: Log;
};

const requestHeaders = ['accept', 'cookie', ...Object.values(scopeHeaders)];

const answerHeaders = ['cache-control', 'content-type', 'retry-after', 'set-cookie'];

const picked = (headers: Headers, names: readonly string[]): Headers => {
  const kept = new Headers();
  for (const [name, value] of headers) if (names.includes(name)) kept.append(name, value);
  return kept;
};

const relay =
  ({ baseUrl, fetch, log }: ShopRelaySettings) =>
  async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const request = new Request(`${baseUrl.replace(/\/$/u, '')}${pathname}${search}`, {
      headers: picked(context.req.raw.headers, requestHeaders),
      redirect: 'manual',
    });
    try {
      const { status, headers, body } = await fetch(request);
      // A redirect would show the browser a host that is none of the page's business.
      if (status >= 300 && status < 400) return context.json(unreachable, 502);
      return new Response(body, { status, headers: picked(headers, answerHeaders) });
    } catch (reason) {
      log.report('shop-api-unavailable', { path: pathname, reason: String(reason) });
      return context.json(unreachable, 502);
    }
  };

const unreachable = { message: { text: 'The shop cannot be reached.' } } as const;

/** The relay as an application, in the embedded shop's place. */
export const shopRelay = (settings: ShopRelaySettings): Hono => {
  const app = new Hono();
  for (const address of Object.values(addresses).flat()) app.get(address, relay(settings));
  app.all('*', (context) => context.json({ message: { text: 'Not found.' } }, 404));
  return app;
};
