import { Hono } from 'hono';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import { shopEndpoints } from '../../adapters/http/endpoints/shop-endpoints.ts';
import { shopRelay } from '../../server/endpoints/relay.ts';
import { addRoutes, type Route } from '../../server/endpoints/route.ts';
import { recordingLog } from './log.ts';

export const shopUrl = 'http://shop.test';

/** Routes of the shop API as their clients reach them, without a network. */
export const routed = (routes: Readonly<Record<string, Route>>): Fetch => {
  const app = new Hono();
  addRoutes(app, Object.values(routes));
  return async (request) => app.fetch(request);
};

/** The shop API behind the relay, as a page sees it. */
export const relayed = (upstream: Fetch): Fetch => {
  const app = shopRelay(Object.values(shopEndpoints), {
    baseUrl: shopUrl,
    fetch: upstream,
    log: recordingLog(),
    trustedProxies: 0,
  });
  return async (request) => app.fetch(request);
};
