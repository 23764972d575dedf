/** The storefront over a real server, with a renderer that says what it was asked. */
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';

import { configuredSites, embeddedSites } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { nonceLength } from '../../../server/http/nonces.ts';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import { createStorefront, type StorefrontSettings } from '../../../server/pages/storefront.ts';
import { storefrontContext, type StorefrontRequest } from '../../../ui/web/context.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryContent } from '../../fakes/content.ts';
import { recordingLog } from '../../fakes/log.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { fakeShipping } from '../../fakes/shipping.ts';
import { serve, type Answer, type Asked, type Served } from '../http/served.ts';

const nonceGap = 'nonce-gap-that-no-content-has';

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

type Rendered = { readonly url: string; readonly request: StorefrontRequest };

type World = {
  readonly cacheControl?: string;
  readonly status?: number;
  readonly settings?: Partial<StorefrontSettings>;
};

const closing: Served[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((served) => served.close()));
});

const open = async ({ cacheControl = shared, status = 200, settings = {} }: World = {}) => {
  const rendered: Rendered[] = [];
  const failures: unknown[] = [];
  const log = recordingLog();
  const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
  const storefront = createStorefront({
    sites: embeddedSites(3000),
    ports: {
      content: memoryContent([]),
      prices: fakePrices(),
      shipping: fakeShipping(clock),
      designerBases: embeddedDesignerBases,
      log,
      clock,
    },
    cache: createPageCache(10, clock),
    isDevelopment: false,
    render: async (request, context) => {
      const asked = context.get(storefrontContext);
      rendered.push({ url: request.url, request: asked });
      const headers = { 'cache-control': cacheControl };
      if (!asked.isDocument) return Response.json({ rendering: rendered.length }, { headers });
      asked.document.html = `<p>${rendered.length}</p><script nonce="${nonceGap}">1</script>${'<br>'.repeat(500)}`;
      return new Response(null, {
        status,
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      });
    },
    nonceGap,
    ...settings,
  });
  const served = await serve((request, response) => {
    if (storefront.answerFromCache(request, response)) return;
    storefront.answer(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
  closing.push(served);
  const ask = (path: string, { headers, ...asked }: Asked = {}): Promise<Answer> =>
    served.ask(path, { ...asked, headers: { host: 'localhost:3000', ...headers } });
  return { ask, rendered, failures, log, clock };
};

const nonceOf = ({ headers }: Answer): string =>
  /'nonce-(?<nonce>[^']+)'/u.exec(String(headers['content-security-policy']))?.groups?.['nonce'] ??
  '';

describe('a page', () => {
  test('is sent with its headers, and with no others', async () => {
    const { ask } = await open();
    const answer = await ask('/leinwanddruck');
    const { 'content-security-policy': policy, date, ...headers } = answer.headers;
    expect(date).toBeDefined();
    expect(policy).toContain("default-src 'none'");
    expect(headers).toEqual({
      connection: 'close',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.body.length),
      'cache-control': shared,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  });

  test('has in its policy the nonce that its scripts have, another one each time', async () => {
    const { ask } = await open();
    const nonces = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'gzip', 'identity', 'gzip']) {
      const answer = await ask('/leinwanddruck', { headers: { 'accept-encoding': encoding } });
      const text = encoding === 'gzip' ? gunzipSync(answer.body) : answer.body;
      expect(nonceOf(answer)).toHaveLength(nonceLength);
      expect(text.toString()).toContain(`<p>1</p><script nonce="${nonceOf(answer)}">1</script>`);
      expect(text.toString()).not.toContain(nonceGap);
      nonces.add(nonceOf(answer));
    }
    expect(nonces.size).toBe(5);
  });

  test('is compressed for those who accept it', async () => {
    const { ask } = await open();
    for (const [accepted, encoding] of [
      ['gzip, br', 'gzip'],
      ['br', undefined],
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
    expect(rendered[0]?.request.isDocument).toBe(true);
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
    expect(other.status).toBe(421);
    expect(other.headers['x-content-type-options']).toBe('nosniff');
    expect(rendered).toHaveLength(1);
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
    await ask('/leinwanddruck.data');
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
    ['must not be stored', { cacheControl: 'no-store' }],
    ['is not found', { status: 404 }],
    ['failed', { status: 500 }],
    ['is drawn in development', { settings: { isDevelopment: true, nonceGap: undefined } }],
  ])('but %s is rendered each time', async (_, world) => {
    const { ask, rendered } = await open(world);
    await ask('/leinwanddruck');
    await ask('/leinwanddruck');
    expect(rendered).toHaveLength(2);
  });
});

describe('the data of a page', () => {
  test('is no document: it has no policy and no nonce', async () => {
    const { ask, rendered } = await open();
    const { status, headers, body } = await ask('/leinwanddruck.data?_routes=routes%2Fpage');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(body.toString()).toBe('{"rendering":1}');
    expect(rendered[0]?.url).toBe('http://localhost:3000/leinwanddruck.data?_routes=routes%2Fpage');
    expect(rendered[0]?.request.isDocument).toBe(false);
    expect(rendered[0]?.request.decision).toMatchObject({ kind: 'page' });
  });

  test('that is asked for at an old address is React Router’s to redirect', async () => {
    const { ask, rendered } = await open();
    expect((await ask('/canvas-prints.data')).status).toBe(200);
    expect(rendered[0]?.request.decision).toMatchObject({
      kind: 'redirect',
      location: '/leinwanddruck',
    });
  });

  test('is not what an address asks for whose query ends like one', async () => {
    const { ask, rendered } = await open();
    for (const path of [
      '/leinwanddruck?_routes=x.data',
      '/leinwanddruck?a=.data?',
      '/configurator-photo-frame?locale=de-DE&x=a.data',
    ])
      await ask(path);
    expect(rendered.map(({ request }) => request.isDocument)).toEqual([true, true, true]);
    expect((await ask('/canvas-prints?x=a.data')).status).toBe(301);
  });
});

describe('an address that is no page', () => {
  test.each([
    [301, '/canvas-prints?a=1', '/leinwanddruck?a=1', 'public, max-age=3600'],
    [302, '/fr/leinwanddruck', 'http://fr.localhost:3000/impression-sur-toile', 'no-store'],
  ])('%i %s leads to %s', async (status, path, location, caching) => {
    const { ask, rendered, log } = await open();
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
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
    'but %s, which is nobody’s, is rendered and never kept',
    async (path) => {
      const { ask, rendered, failures } = await open();
      await ask(path);
      await ask(path);
      expect(failures).toEqual([]);
      expect(rendered).toHaveLength(2);
      expect(rendered[0]?.request.decision.kind).toBe('notFound');
    },
  );

  test.each(['http://localhost:3000/leinwanddruck', 'http://evil.example/', 'leinwanddruck'])(
    'but %s, which is no path, is refused',
    async (path) => {
      const { ask, rendered, failures } = await open();
      expect((await ask(path)).status).toBe(400);
      expect([failures, rendered]).toEqual([[], []]);
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

describe('a renderer that throws', () => {
  test('fails the request, and the next one is rendered anew', async () => {
    let renderings = 0;
    const render = (): Promise<Response> => {
      renderings += 1;
      return Promise.reject(new Error('no database'));
    };
    const { ask, failures } = await open({ settings: { render } });
    await ask('/leinwanddruck');
    await ask('/leinwanddruck');
    expect(failures.map(String)).toEqual(['Error: no database', 'Error: no database']);
    expect(renderings).toBe(2);
  });
});
