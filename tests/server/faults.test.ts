/** A shop API elsewhere that fails in every way: pages answer with their fallback, and recover. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Container } from 'inversify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Sleep } from '../../adapters/http/fetch.ts';
import { restMilliseconds } from '../../adapters/http/with-breaker.ts';
import { E } from '../../core/fp.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { createContainer, tokens } from '../../server/container.ts';
import { createAdmission } from '../../server/pages/admission.ts';
import { createPageCache } from '../../server/pages/page-cache.ts';
import { pageMilliseconds } from '../../server/pages/page-budget.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { createStorefront } from '../../server/pages/storefront.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import { recordingLog } from '../fakes/log.ts';
import { serve, type Answer, type Served } from './http/served.ts';

const formats = {
  payload: {
    formats: [
      {
        formatType: '600x400',
        isAvailable: true,
        isFeatured: true,
        priceCurrent: '44.90',
        priceOriginal: '49.90',
      },
    ],
    initialFormatType: '600x400',
  },
};

const shipping = {
  payload: {
    lastOrderDates: { lodStart: '2026-11-01T00:00:00Z', lodEnd: '2026-12-18T13:00:00Z' },
    arrival: '2026-12-21T12:00:00Z',
    shippingFrom: '4.90',
  },
};

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const fine: RequestListener = ({ url = '' }, response) =>
  json(response, url.startsWith('/web-api/shipping-information') ? shipping : formats);

/** JSON that never ends. */
const endless = (): Readable =>
  Readable.from(
    (function* () {
      yield '["';
      for (;;) yield ' '.repeat(65_536);
    })(),
  );

const piped = (from: Readable, response: ServerResponse, encoding?: string): void => {
  response.once('close', () => from.destroy());
  const type = { 'content-type': 'application/json' };
  response.writeHead(
    200,
    encoding === undefined ? type : { ...type, 'content-encoding': encoding },
  );
  if (encoding === undefined) from.pipe(response);
  else from.pipe(createGzip({ level: 1 })).pipe(response);
};

/** Whether an answer comes at all, and what the shop API does. */
const faults: Readonly<
  Record<string, { readonly hangs: boolean; readonly listen: RequestListener }>
> = {
  down: { hangs: false, listen: (request) => request.socket.destroy() },
  slow: { hangs: true, listen: () => undefined },
  dripping: {
    hangs: true,
    listen: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    },
  },
  'rubbish-sending': {
    hangs: false,
    listen: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  },
  broken: { hangs: false, listen: (_, response) => void response.writeHead(500).end('oops') },
  endless: { hangs: false, listen: (_, response) => piped(endless(), response) },
  bombing: { hangs: false, listen: (_, response) => piped(endless(), response, 'gzip') },
  redirecting: {
    hangs: false,
    listen: ({ url }, response) =>
      void response.writeHead(302, { location: `/elsewhere${url ?? ''}` }).end(),
  },
};

type World = {
  readonly container: Container;
  readonly served: Served;
  readonly failures: readonly unknown[];
  readonly pageTimeIsOver: () => void;
  readonly codes: () => readonly string[];
};

describe('a shop API elsewhere', () => {
  let folder = '';
  let upstream: Server;
  let listen: RequestListener = fine;
  let asked: string[] = [];
  const worlds: World[] = [];

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
    await allLazyComponents();
    folder = await mkdtemp(join(tmpdir(), 'faults-'));
    upstream = createServer((request, response) => {
      asked.push(request.url ?? '');
      listen(request, response);
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
  });
  afterEach(async () => {
    listen = fine;
    upstream.closeAllConnections();
    for (const { served, container, failures } of worlds.splice(0)) {
      expect(failures).toEqual([]);
      await served.close();
      await container.unbindAllAsync();
    }
  });
  afterAll(async () => {
    upstream.close();
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });

  const open = async (): Promise<World> => {
    asked = [];
    const { port } = upstream.address() as AddressInfo;
    const configuration = readConfiguration({
      DATA_DIR: folder,
      SHOP_API_URL: `http://127.0.0.1:${port}`,
    });
    if (E.isLeft(configuration)) throw new Error(configuration.left.variable);
    const log = recordingLog();
    const clock = { now: () => Date.now() };
    const container = createContainer(configuration.right);
    container.rebind(tokens.log).toConstantValue(log);
    container.rebind(tokens.clock).toConstantValue(clock);
    /** A page's time ends when the test says so; waits between tries end at once, others never. */
    const pages = new Set<() => void>();
    const sleep: Sleep = (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (milliseconds < pageMilliseconds) resolve();
        if (milliseconds === pageMilliseconds) pages.add(resolve);
        signal?.addEventListener('abort', () => reject(new Error('woken up')));
      });
    container.rebind(tokens.sleep).toConstantValue(sleep);
    await container.getAsync(tokens.services);
    const { sites, designerBases } = configuration.right;
    const storefront = createStorefront({
      sites,
      ports: (signal) => ({
        content: container.get(tokens.content)(signal),
        prices: container.get(tokens.prices)(signal),
        shipping: container.get(tokens.shipping)(signal),
        designerBases,
        log,
        clock,
      }),
      log,
      sleep,
      trustedProxies: 0,
      cache: createPageCache(10_000_000, clock),
      admission: createAdmission({ running: 4, waiting: 8 }),
      render: createRenderer({
        build: 'test',
        files: { styles: '', scripts: ['/entry.js'], development: '' },
      }),
      policy: '',
      isDevelopment: false,
    });
    const failures: unknown[] = [];
    const served = await serve((request, response) => {
      if (storefront.answerFromCache(request, response)) return;
      storefront.answer(request, response).catch((error: unknown) => {
        failures.push(error);
        response.writeHead(500).end();
      });
    });
    const world = {
      container,
      served,
      pageTimeIsOver: () => {
        for (const end of pages) end();
      },
      failures,
      codes: () => log.reports.map(({ code }) => code),
    };
    worlds.push(world);
    return world;
  };

  const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

  const ask = ({ served }: World, path: string): Promise<Answer> =>
    served.ask(path, { headers: { host: 'localhost:3000' } });

  /**
   * Asks while the shop API fails. The time of a page whose API hangs is over once the API was asked
   * `calls` times.
   */
  const askIn = async (world: World, fault: string, path: string, calls = 1): Promise<Answer> => {
    const { hangs, listen: failing } = faults[fault] ?? { hangs: false, listen: fine };
    listen = failing;
    const before = asked.length;
    const answer = ask(world, path);
    if (hangs) {
      await expect
        .poll(() => asked.length, { timeout: 10_000 })
        .toBeGreaterThanOrEqual(before + calls);
      pass(pageMilliseconds);
      world.pageTimeIsOver();
    }
    return answer;
  };

  const productPage = '/leinwanddruck';
  const price = '44,90';
  /** The prices of its six materials, and the delivery. */
  const callsOfProductPage = 7;
  const designer = '/configurator-photo-frame?locale=de-DE&materialType=leinwand';

  test.each(Object.keys(faults))(
    'that is %s: pages have their fallback, then prices',
    async (fault) => {
      const world = await open();
      const first = await askIn(world, fault, productPage);
      const text = first.body.toString();
      expect([first.status, text.includes(price)]).toEqual([200, false]);
      expect(text.includes('Die Preise lassen sich gerade nicht laden')).toBe(true);
      expect(first.headers['cache-control']).toBe('no-store');
      expect(asked.filter((path) => path.startsWith('/elsewhere'))).toEqual([]);

      listen = fine;
      upstream.closeAllConnections();
      pass(restMilliseconds);
      // One page may be the trial of its breaker; the next one is whole.
      await ask(world, productPage);
      pass(restMilliseconds);
      const second = await ask(world, productPage);
      expect([second.status, second.body.toString().includes(price)]).toEqual([200, true]);
      expect(second.headers['cache-control']).toContain('public');
    },
  );

  test.each(Object.keys(faults))('that is %s: the last prices stand in', async (fault) => {
    const world = await open();
    expect((await ask(world, productPage)).body.toString().includes(price)).toBe(true);
    // The page is too old for the cache of pages, its prices are not too old to stand in.
    const other = `${productPage}?material=leinwand&formatType=600x400`;
    pass(60_000);
    const answer = await askIn(world, fault, other);
    expect([answer.status, answer.body.toString().includes(price)]).toEqual([200, true]);
  });

  test('that hangs: the designer says so with 503, the start page stands', async () => {
    const world = await open();
    expect((await askIn(world, 'slow', designer)).status).toBe(503);
    expect((await askIn(world, 'slow', '/')).status).toBe(200);
  });

  test('that hangs is not asked again for each page, and says so once', async () => {
    const world = await open();
    await askIn(world, 'slow', productPage, callsOfProductPage);
    expect(world.container.get(tokens.breakers)['shop-api'].state()).toBe('open');
    const before = asked.length;
    // Nobody ends this page's time: it does not wait.
    expect((await ask(world, productPage)).status).toBe(200);
    expect(asked).toHaveLength(before);
    expect(world.codes().filter((code) => code === 'service-away')).toHaveLength(1);
  });

  test('is left alone when the last one who waits for a page has left', async () => {
    const world = await open();
    const ended = Promise.withResolvers<void>();
    listen = (request) => void request.socket.once('close', ended.resolve);
    const left = new AbortController();
    const { port } = world.served;
    const leaving = Promise.allSettled([
      fetch(`http://127.0.0.1:${port}${designer}`, { signal: left.signal }),
    ]);
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(0);
    left.abort();
    expect((await leaving).map(({ status }) => status)).toEqual(['rejected']);
    await ended.promise;
    expect(world.codes()).not.toContain('request-failed');
  });
});
