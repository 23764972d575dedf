/** Where visitors and pages are, over HTTP: by the endpoints' values, and what the shop answers. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpLocalizedUrls } from '../../adapters/http/localized-urls.ts';
import { httpInitialData } from '../../adapters/http/initial-data.ts';
import { httpLocations } from '../../adapters/http/location.ts';
import { frontendEndpoints } from '../../adapters/http/endpoints/frontends.ts';
import { localizedUrlsEndpoints } from '../../adapters/http/endpoints/localized-urls.ts';
import type { VisitorLocation } from '../../core/domain/locale/countries.ts';
import type { SaidUrls } from '../../core/domain/routing/localized-urls.ts';
import { E } from '../../core/fp.ts';
import { locationService } from '../../server/embedded/shop/location.ts';
import { shopRelay } from '../../server/endpoints/relay.ts';
import { addRoutes, route } from '../../server/endpoints/route.ts';
import { recordingLog } from '../fakes/log.ts';
import { routed, shopUrl } from '../fakes/relayed.ts';
import { initialDataContract, localizedUrlsContract, locationsContract } from './whereabouts.ts';

const baseUrl = 'http://shop.test';

const headers = { country: 'cf-ipcountry', region: 'cf-region-code' };

/** What a CDN in front of the process adds to a request. */
const behindCdn =
  (service: Hono, said: Readonly<Record<string, string>>): Fetch =>
  async (request) => {
    const sent = new Headers(request.headers);
    for (const [name, value] of Object.entries(said)) sent.set(name, value);
    return service.fetch(new Request(request, { headers: sent }));
  };

const cdnWords = (location: VisitorLocation | undefined): Readonly<Record<string, string>> => ({
  ...(location && { 'CF-IPCountry': location.country }),
  ...(location?.region !== undefined && { 'CF-Region-Code': location.region }),
});

locationsContract('over HTTP', async (location) =>
  httpLocations({ baseUrl, fetch: behindCdn(locationService(headers), cdnWords(location)) }),
);

describe('the location of a request', () => {
  const locate = async (
    service: Hono,
    said: Readonly<Record<string, string>>,
  ): Promise<readonly [string | null, unknown]> => {
    const answer = await behindCdn(service, said)(new Request(`${baseUrl}/api/get-location/`));
    return [answer.headers.get('cache-control'), await answer.json()];
  };

  test.each([
    ['without a configured header', undefined, { 'cf-ipcountry': 'CH' }, {}],
    ['by another header', headers, { 'x-country': 'CH' }, {}],
    ['where the header is not a country', headers, { 'cf-ipcountry': 'T1' }, {}],
    ['where the header is two', headers, { 'cf-ipcountry': 'CH, DE' }, {}],
    ['with the region alone', headers, { 'cf-region-code': 'ZH' }, {}],
    [
      'with a malformed region',
      headers,
      { 'cf-ipcountry': 'ch', 'cf-region-code': '?' },
      { country: 'CH' },
    ],
    [
      'without asking for the region',
      { ...headers, region: undefined },
      { 'cf-ipcountry': 'CH', 'cf-region-code': 'ZH' },
      { country: 'CH' },
    ],
  ])('%s', async (_name, configured, said, answer) => {
    expect(await locate(locationService(configured), said)).toEqual(['private, no-store', answer]);
  });

  test('that cannot be read is not a location, and says why', async () => {
    const answering =
      (answer: Response): Fetch =>
      async () =>
        answer;
    const reasons = await Promise.all(
      [
        new Response('no', { status: 500 }),
        new Response('<html>'),
        Response.json(null),
        Response.json({ country: 'Switzerland' }),
      ].map(async (answer) => {
        const read = await httpLocations({ baseUrl, fetch: answering(answer) }).current();
        return E.isLeft(read) ? read.left.kind : read.right;
      }),
    );
    expect(reasons).toEqual(reasons.map(() => 'location-unavailable'));
    const unheard = httpLocations({
      baseUrl,
      fetch: () => Promise.reject(new Error('no network')),
    });
    expect(await unheard.current()).toEqual(
      E.left({ kind: 'location-unavailable', reason: 'no network' }),
    );
  });
});

/** A shop that says the same of each path, whatever application serves it. */
const sayingShop = (pages: ReadonlyMap<string, SaidUrls>): Fetch => {
  const app = new Hono();
  addRoutes(app, [
    route(localizedUrlsEndpoints.localizedUrls, async ({ query: { path } }) => {
      const said = Object.entries(pages.get(path) ?? {});
      const urls = Object.fromEntries(said.map(([locale, url]) => [locale, String(url)]));
      return E.right({ payload: { urls } });
    }),
  ]);
  return async (request) => app.fetch(request);
};

localizedUrlsContract('over HTTP', async (pages) =>
  httpLocalizedUrls({ baseUrl, fetch: sayingShop(pages) }),
);
localizedUrlsContract('through the relay', async (pages) => {
  const relay = shopRelay(Object.values(localizedUrlsEndpoints), {
    baseUrl,
    fetch: sayingShop(pages),
    log: recordingLog(),
    trustedProxies: 0,
  });
  return httpLocalizedUrls({ baseUrl, fetch: async (request) => relay.fetch(request) });
});

test.each([
  ['no answer', () => Promise.reject(new Error('no network')), 'no network'],
  ['a failure', async () => new Response('{}', { status: 503 }), 'the shop API answered 503'],
] as const)('pages in other languages are unavailable: %s', async (_name, fetch, reason) => {
  const urls = httpLocalizedUrls({ baseUrl, fetch });
  expect(await urls.of({ channel: 'poster', locale: 'de-DE' }, '/hilfe')()).toEqual(
    E.left({ kind: 'localized-urls-unavailable', reason }),
  );
});

initialDataContract('over HTTP', async (data) =>
  httpInitialData({
    baseUrl: shopUrl,
    fetch: routed({
      initialData: route(frontendEndpoints.initialData, async () => E.right({ payload: data })),
    }),
  }),
);
