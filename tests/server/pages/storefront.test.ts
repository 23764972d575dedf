/** The storefront over a real server, with a renderer that says what it was asked. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { configuredSites } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { policy, shared, open } from './opened-storefront.ts';

describe('a page', () => {
  test('is sent with its headers, and with no others', async () => {
    const { ask } = await open();
    const answer = await ask('/leinwanddruck');
    const { date, etag, ...headers } = answer.headers;
    expect(date).toBeDefined();
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/u);
    expect(headers).toEqual({
      connection: 'close',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.body.length),
      'cache-control': shared,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': policy,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'speculation-rules': '"/speculation-rules.json"',
    });
  });

  test('is not sent again to who has it, in whatever encoding', async () => {
    const { ask } = await open();
    const { headers } = await ask('/leinwanddruck');
    for (const encoding of ['identity', 'gzip']) {
      const again = await ask('/leinwanddruck', {
        headers: { 'if-none-match': String(headers.etag), 'accept-encoding': encoding },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(headers.etag);
      expect(again.headers['cache-control']).toBe(shared);
    }
    const other = await ask('/leinwanddruck', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('is the same bytes for everybody, in each encoding', async () => {
    const { ask } = await open();
    const plain = await ask('/leinwanddruck');
    const unpack = {
      identity: (body: Buffer) => body,
      gzip: gunzipSync,
      br: brotliDecompressSync,
    } as const;
    for (const encoding of ['identity', 'gzip', 'br', 'gzip', 'identity', 'br'] as const) {
      const { body } = await ask('/leinwanddruck', { headers: { 'accept-encoding': encoding } });
      expect(unpack[encoding](body).equals(plain.body)).toBe(true);
    }
  });

  test('is compressed for those who accept it', async () => {
    const { ask } = await open();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip;q=0', undefined],
    ] as const) {
      const { headers, body } = await ask('/', { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(Number(headers['content-length'])).toBe(body.length);
    }
  });

  test('has no body for HEAD, and else the same headers', async () => {
    const { ask } = await open();
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const [head, get] = [
        await ask('/', { method: 'HEAD', headers }),
        await ask('/', { headers }),
      ];
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
      expect(Object.keys(head.headers)).toEqual(Object.keys(get.headers));
      expect(head.headers['content-encoding']).toBe(get.headers['content-encoding']);
      expect(Number(head.headers['content-length'])).toBe(get.body.length);
    }
  });

  test('is rendered for its own site, from the address with what matters alone', async () => {
    const { ask, rendered } = await open();
    await ask('/fr/impression-sur-toile?utm_source=x&formatType=600x400&x=1', {
      headers: { host: 'ch.localhost:3000', cookie: 'a=b' },
    });
    expect(rendered.map(({ url }) => url)).toEqual([
      'http://ch.localhost:3000/fr/impression-sur-toile?formatType=600x400',
    ]);
    expect(rendered[0]?.request.decision).toMatchObject({ kind: 'page', locale: 'fr-CH' });
    expect(rendered[0]?.form).toBe('document');
  });

  test('is HTTPS for ever where the shop has hosts of its own', async () => {
    const site = { channel: 'poster', market: 'de', host: 'shop.example' } as const;
    const sites = configuredSites({ protocol: 'https', sites: [site], defaultSite: site });
    if (E.isLeft(sites)) throw new Error(sites.left.kind);
    const { ask, rendered } = await open({ settings: { sites: sites.right } });
    const answer = await ask('/leinwanddruck', { headers: { host: 'shop.example' } });
    expect(answer.headers['strict-transport-security']).toBeDefined();
    expect(rendered[0]?.url).toBe('https://shop.example/leinwanddruck');
    const other = await ask('/leinwanddruck', { headers: { host: 'evil.example' } });
    expect([other.status, other.body.toString()]).toEqual([421, 'Misdirected Request']);
    expect(rendered).toHaveLength(1);
  });
});

describe('a page of one visitor’s own', () => {
  test('is rendered for each who asks, at once too, from their cookies', async () => {
    const { ask, rendered } = await open();
    const cookies = ['a=1', 'a=2', 'a=3'];
    for (const path of [
      '/merkzettel',
      '/merkzettel?list=own',
      '/warenkorb',
      '/merkzettel/_payload.json',
    ]) {
      rendered.length = 0;
      const asked = cookies.map((cookie) => ask(path, { headers: { cookie } }));
      const bodies = (await Promise.all(asked)).map(({ body }) => body.toString());
      expect(new Set(bodies).size).toBe(3);
      expect(
        rendered
          .map(({ request }) => request.cookies)
          .toSorted((one = '', other = '') => one.localeCompare(other)),
      ).toEqual(cookies);
    }
  });

  test('changes no page: pages that everybody shares never see a cookie', async () => {
    const { ask, rendered } = await open();
    const list = '0'.repeat(32);
    for (const path of [`/merkzettel?list=${list}`, '/impressum?list=own'])
      for (const cookie of ['a=1', 'a=2']) await ask(path, { headers: { cookie } });
    expect(rendered.map(({ request }) => request.cookies)).toEqual([undefined, undefined]);
  });
});

describe('a page that may be shared', () => {
  test('is rendered once for every spelling of its address, and again when it is stale', async () => {
    const { ask, rendered, clock } = await open();
    const spellings = ['', '?', '?utm_source=mail', '?formatType=nothing', '?gclid=1&x[]=2'];
    for (const query of spellings) await ask(`/leinwanddruck${query}`);
    await ask('/leinwanddruck', { method: 'HEAD' });
    expect(rendered).toHaveLength(1);
    await ask('/leinwanddruck?formatType=600x400');
    await ask('/leinwanddruck', { headers: { host: 'at.localhost:3000' } });
    await ask('/leinwanddruck/_payload.json');
    expect(rendered).toHaveLength(4);
    clock.set(clock.now() + 61_000);
    const stale = await ask('/leinwanddruck');
    expect(stale.body.toString()).toContain('<p>1</p>');
    const fresh = await ask('/leinwanddruck');
    expect(fresh.body.toString()).toContain('<p>5</p>');
    expect(rendered).toHaveLength(5);
  });

  test('has one place in the cache, whatever host is asked for it', async () => {
    const { ask, rendered } = await open();
    for (let number = 0; number < 20; number += 1)
      await ask('/leinwanddruck', { headers: { host: `${number}.example` } });
    await ask('/leinwanddruck', { headers: { host: 'localhost:1234' } });
    await ask('/leinwanddruck');
    expect(rendered).toHaveLength(1);
  });

  test.each([
    ['is not the same for everybody', { isShared: false }],
    ['is not found', { status: 404 }],
    ['failed', { status: 500 }],
    ['is drawn in development', { settings: { isDevelopment: true } }],
  ])('but %s is rendered each time', async (_, world) => {
    const { ask, rendered } = await open(world);
    await ask('/leinwanddruck');
    await ask('/leinwanddruck');
    expect(rendered).toHaveLength(2);
  });
});

describe('the payload of a page', () => {
  test('is plain data, which no other site frames', async () => {
    const { ask, rendered } = await open();
    const { status, headers } = await ask('/leinwanddruck/_payload.json?formatType=600x400');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cache-control']).toBe(shared);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(rendered[0]?.url).toBe('http://localhost:3000/leinwanddruck?formatType=600x400');
    expect(rendered[0]?.form).toBe('payload');
    expect(rendered[0]?.request.decision).toMatchObject({ kind: 'page' });
  });

  test.each([
    ['localhost:3000', '/_payload.json', '/'],
    ['localhost:3000', '/leinwanddruck/_payload.json', '/leinwanddruck'],
    ['kartenliebe.localhost:3000', '/_payload.json', '/'],
    ['kartenliebe.localhost:3000', '/impressum/_payload.json', '/impressum/'],
  ])('%s%s belongs to %s, without a redirect', async (host, path, page) => {
    const { ask, rendered } = await open();
    await ask(path, { headers: { host } });
    expect(rendered.map(({ url }) => new URL(url).pathname)).toEqual([page]);
    expect(rendered[0]?.request.decision.kind).toBe('page');
  });

  test('that is asked for at an old address says where the page is now', async () => {
    const { ask, rendered } = await open();
    expect((await ask('/canvas-prints/_payload.json')).status).toBe(200);
    expect(rendered[0]?.form).toBe('payload');
    expect(rendered[0]?.request.decision).toMatchObject({
      kind: 'redirect',
      location: '/leinwanddruck',
    });
  });

  test('is not what an address asks for whose query ends like one', async () => {
    const { ask, rendered } = await open();
    for (const path of [
      '/leinwanddruck?x=/_payload.json',
      '/configurator-photo-frame?locale=de-DE&x=/_payload.json',
    ])
      await ask(path);
    expect(rendered.map(({ form }) => form)).toEqual(['document', 'document']);
    expect((await ask('/canvas-prints?x=/_payload.json')).status).toBe(301);
  });
});

describe('what browsers are told to fetch ahead', () => {
  test('is nothing for shoppers who save data', async () => {
    const { ask } = await open();
    const usual = await ask('/speculation-rules.json');
    expect(usual.headers['content-type']).toBe('application/speculationrules+json');
    expect(usual.headers.vary).toBe('save-data');
    const { prefetch, ...others } = JSON.parse(usual.body.toString());
    expect([prefetch.length, others]).toEqual([1, {}]);
    const saving = await ask('/speculation-rules.json', { headers: { 'save-data': 'on' } });
    expect(JSON.parse(saving.body.toString())).toEqual({});
    for (const [value, isSaving] of [
      [' ON ', true],
      ['off', false],
    ] as const) {
      const { body } = await ask('/speculation-rules.json', { headers: { 'save-data': value } });
      expect(JSON.stringify(JSON.parse(body.toString())) === '{}').toBe(isSaving);
    }
    const head = await ask('/speculation-rules.json', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('an address that is not a page', () => {
  test.each([
    [301, '/canvas-prints?a=1', '/leinwanddruck?a=1', 'public, max-age=3600'],
    [302, '/fr/leinwanddruck', 'http://fr.localhost:3000/impression-sur-toile', 'no-store'],
  ])('%i %s leads to %s', async (status, path, location, caching) => {
    const { ask, rendered, log } = await open();
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.body.length).toBe(0);
    expect(rendered).toEqual([]);
    expect(log.reports).toEqual([]);
  });

  test('but an old picture’s leads to the media service, with a warning', async () => {
    const { ask, log } = await open();
    const path = `/old/img/leadimage/${'a'.repeat(150)}/${'b'.repeat(150)}.jpg`;
    const answer = await ask(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/^\/media\/.*\.jpg$/u);
    expect(log.reports).toEqual([
      { code: 'img-path-redirected', facts: { path: path.slice(0, 200) } },
    ]);
  });

  test.each(['/assets/missing.js', '/web-api', '/favicon.ico', '/api/x'])(
    'but %s, which others answer, is not found in plain text',
    async (path) => {
      const { ask, rendered } = await open();
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body.toString()).toBe('Not Found');
      expect(rendered).toEqual([]);
    },
  );

  test.each(['/gibt.es.nicht.pdf', '/xx/leinwanddruck', '/%', '//', '/a//b', '/a%2fb', '/\\a'])(
    'but %s, which belongs to no site, is rendered and never kept',
    async (path) => {
      const { ask, rendered, failures } = await open();
      await ask(path);
      await ask(path);
      expect(failures).toEqual([]);
      expect(rendered).toHaveLength(2);
      expect(rendered[0]?.request.decision.kind).toBe('notFound');
    },
  );

  test('but the designer’s keeps all of its query', async () => {
    const { ask, rendered } = await open();
    const path = '/configurator-photo-frame?locale=de-DE&materialType=leinwand&x=1';
    await ask(path);
    await ask(path);
    expect(rendered.map(({ url }) => url)).toEqual([
      `http://localhost:3000${path}`,
      `http://localhost:3000${path}`,
    ]);
  });
});

describe('another method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const { ask, rendered } = await open();
    await ask('/leinwanddruck');
    const { status, headers, body } = await ask('/leinwanddruck', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe('Method Not Allowed');
    expect(rendered).toHaveLength(1);
  });
});
