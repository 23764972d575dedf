/** Answers for everybody over a real server: made by the service once, then sent without it. */
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { FormatPricesAnswer } from '../../../adapters/http/codecs/prices.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { E, type t } from '../../../core/fp.ts';
import { createKeptAnswerer } from '../../../server/endpoints/kept-answerer.ts';
import { serviceListener } from '../../../server/http/service-listener.ts';
import { createKeptAnswers, type KeptAnswers } from '../../../server/endpoints/kept-answers.ts';
import { addRoutes, sharedRoute } from '../../../server/endpoints/route.ts';
import { serve, type Served } from '../http/served.ts';

const german = { host: 'shop.test', 'x-channel': 'poster', 'x-locale': 'de-DE' };
const sites = {
  sites: [{ channel: 'poster', market: 'de', host: 'shop.test' }],
  aliases: [],
} as const;
const path = '/price-api/prices/formats?materialType=leinwand';

let kept: KeptAnswers;
let served: Served;
/**
 * What was asked of the service: how often a request reached it, and how often an answer was made.
 */
let reached = 0;
let made: string[] = [];

const listOf = (scope: ShopScope, materialType: string): t.TypeOf<typeof FormatPricesAnswer> => ({
  payload: {
    formats: Array.from({ length: 40 }, () => ({
      formatType: '600x400',
      isAvailable: false,
      isFeatured: scope.locale === 'de-DE',
    })),
    initialFormatType: materialType === 'leinwand' ? '600x400' : '300x200',
  },
});

beforeEach(async () => {
  reached = 0;
  made = [];
  kept = createKeptAnswers({ clock: { now: () => 0 }, seconds: 10, capacity: 1_000_000 });
  const app = new Hono();
  addRoutes(app, [
    sharedRoute(priceEndpoints.formatPrices, {
      kept,
      asked: ({ materialType, frameType }) => ({ materialType, frameType }),
      answer: async ({ scope, query }) => {
        made.push(`${scope.locale} ${query.materialType}`);
        return E.right(listOf(scope, query.materialType));
      },
    }),
  ]);
  const listen = serviceListener(app);
  const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
  const answerKept = createKeptAnswerer({ kept, sites, common });
  served = await serve((request, response) => {
    if (answerKept(request, response)) return;
    reached += 1;
    void listen(request, response);
  });
});

afterEach(() => served.close());

test('the second question is answered without the service, by the same bytes and headers', async () => {
  const first = await served.ask(path, { headers: german });
  const second = await served.ask(path, { headers: german });
  expect([first.status, second.status, reached]).toEqual([200, 200, 1]);
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.headers['referrer-policy']).toBe('no-referrer');
  for (const name of ['cache-control', 'content-length', 'content-type', 'etag', 'vary'])
    expect(second.headers[name]).toBe(first.headers[name]);
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'x-channel, x-locale, Accept-Encoding',
  });
});

test('a client that has it gets 304, one that asks for the head alone no body, either way', async () => {
  const { headers } = await served.ask(path, { headers: german });
  for (const times of [1, 2]) {
    const held = { ...german, 'if-none-match': String(headers.etag) };
    const address = times === 1 ? `${path}&x=1` : path;
    expect(await served.ask(address, { headers: held })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
      headers: { etag: headers.etag, 'cache-control': headers['cache-control'] },
    });
    const head = await served.ask(address, { method: 'HEAD', headers: german });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  }
  const packed = await served.ask(path, { headers: { ...german, 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
});

test('another scope and another question have answers of their own', async () => {
  const asked = [
    [path, german],
    [path, { ...german, 'x-locale': 'fr-FR' }],
    [path.replace('leinwand', 'acrylglas'), german],
  ] as const;
  const bodies = new Set<string>();
  for (const _time of ['made', 'kept'])
    for (const [address, headers] of asked)
      bodies.add((await served.ask(address, { headers })).body.toString());
  expect([bodies.size, made.length]).toEqual([3, 3]);
});

describe('what a stranger adds', () => {
  test('to an address is not a key: the answer is the same, and nothing more is kept', async () => {
    const { body } = await served.ask(path, { headers: german });
    const bytes = kept.bytes();
    for (const address of [
      `${path}&utm_source=x`,
      `${path}&frameType=`,
      '/price-api/prices/formats?x=1&materialType=leinwand',
      '/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand',
    ])
      expect((await served.ask(address, { headers: german })).body.equals(body)).toBe(true);
    expect([kept.bytes(), made.length]).toEqual([bytes, 1]);
  });

  test('as a cookie changes nothing, and is not kept', async () => {
    const first = await served.ask(path, { headers: { ...german, cookie: '__Host-session=ada' } });
    const second = await served.ask(path, { headers: german });
    expect(second.body.equals(first.body)).toBe(true);
    for (const { headers } of [first, second]) expect(headers).not.toHaveProperty('set-cookie');
    expect(reached).toBe(1);
  });

  test('in another method or with a body goes to the service', async () => {
    await served.ask(path, { headers: german });
    expect((await served.ask(path, { method: 'POST', headers: german })).status).toBe(405);
    await served.ask(path, { headers: { ...german, 'transfer-encoding': 'chunked' } });
    expect(reached).toBe(3);
  });

  test('as another host, or another spelling of it, goes the long way', async () => {
    await served.ask(path, { headers: german });
    for (const host of ['elsewhere.test', 'SHOP.test', 'shop.test:1'])
      await served.ask(path, { headers: { ...german, host } });
    expect(reached).toBe(4);
  });

  test('in a scope that is refused is refused, and not kept', async () => {
    const bytes = kept.bytes();
    for (const _time of ['once', 'again'])
      expect(
        (await served.ask(path, { headers: { host: 'shop.test', 'x-channel': 'poster' } })).status,
      ).toBe(400);
    expect([kept.bytes(), made]).toEqual([bytes, []]);
  });
});

test.each([
  ['with credentials', { credentials: 'session' }],
  ['that is private', { caching: { kind: 'private' } }],
  ['that writes', { method: 'POST' }],
] as const)('an endpoint %s cannot have answers for everybody', (_, facts) => {
  expect(() =>
    sharedRoute(
      { ...priceEndpoints.formatPrices, ...facts },
      {
        kept,
        asked: () => ({}),
        answer: () => Promise.reject(new Error('never asked')),
      },
    ),
  ).toThrow('not for everybody');
});
