/**
 * Services elsewhere that fail in every way × every kind of page: each page has its fallback or the
 * last good copy, and is whole within five seconds of the service's return. The clock is the test's;
 * `npm run endure -- --faults` measures the same in a real process.
 */
import type { RequestListener } from 'node:http';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { seedDatabase } from '../../adapters/postgres/seed/seed.ts';
import { patient } from '../fakes/patient.ts';
import { tokens } from '../../server/composition/tokens.ts';
import { changeWishlist } from '../../core/usecases/keep-wishlist.ts';
import { E } from '../../core/fp.ts';
import { contentService, embeddedContentToken } from '../../server/embedded/content/content.ts';
import { stories } from '../../server/embedded/content/samples/stories/stories.ts';
import { shopService } from '../../server/embedded/shop/shop.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import { startRealPostgres, type RealPostgres } from '../adapters/postgres/real-postgres.ts';
import { recordingLog } from '../fakes/log.ts';
import { unusedUploads } from '../fakes/unused-uploads.ts';
import { drawNoPdf, memoryResults } from '../fakes/toolbox-results.ts';
import {
  databaseFaultNames,
  httpFaultNames,
  httpFaults,
  type HttpFaultName,
} from '../faults/faults.ts';
import { openFaultyDatabase, type FaultyDatabase } from '../faults/faulty-database.ts';
import { openFaultyUpstream, type FaultyUpstream } from '../faults/faulty-upstream.ts';
import { openInProcessShop, type InProcessShop } from '../faults/in-process-shop.ts';
import { pageKinds, type Mark, type PageKind, type PageKindName } from '../faults/page-kinds.ts';
import {
  problemOf,
  problems,
  whole,
  pricedWish,
  unpricedWish,
  wishesAway,
} from '../faults/page-problems.ts';
import { noPages } from '../fakes/page-sources.ts';

const serviceNames = ['content', 'shop', 'flags'] as const;

type ServiceName = (typeof serviceNames)[number];

/** What stands in does not depend on how a service fails, but on whether that takes time. */
const standInFaults: readonly HttpFaultName[] = ['down', 'slow', 'dripping', 'huge'];

/** Pages are whole so many milliseconds after the return at the latest. */
const recovery = 5_000;

const noFlags: RequestListener = (_, response) => {
  const changes = { ff: { d: [], s: -1, t: 1 }, rbs: { d: [], s: -1, t: -1 } };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(changes));
};

describe('services elsewhere', () => {
  let folder = '';
  let server: RealPostgres;
  let database: Database;
  let faultyDatabase: FaultyDatabase;
  const upstreams = new Map<ServiceName, FaultyUpstream>();
  const shops: InProcessShop[] = [];

  const upstream = (service: ServiceName): FaultyUpstream => {
    const found = upstreams.get(service);
    if (found === undefined) throw new Error(`no ${service}`);
    return found;
  };

  beforeAll(async () => {
    await allLazyComponents();
    folder = await mkdtemp(join(tmpdir(), 'faults-'));
    server = await startRealPostgres();
    const clock = { now: () => Date.now() };
    database = await openDatabase({
      databaseUrl: server.databaseUrl,
      dataDir: '',
      prepare: (opened) => seedDatabase(opened, clock),
    });
    faultyDatabase = await openFaultyDatabase(server.databaseUrl);
    const results = memoryResults();
    // Prices are kept as the embedded shop does: they are not what is tried here.
    const shop = shopService({
      ...noPages,
      trustedProxies: 0,
      database,
      keptSeconds: 600,
      results,
      drawPdf: drawNoPdf,
      uploads: unusedUploads,
      clock,
      log: recordingLog(),
    });
    const content = contentService({ stories, log: () => undefined });
    const listen = { overrideGlobalObjects: false } as const;
    const fine = {
      shop: getRequestListener(shop.fetch, listen),
      content: getRequestListener(content.fetch, listen),
      flags: noFlags,
    };
    for (const service of serviceNames)
      upstreams.set(
        service,
        await openFaultyUpstream((request, response) => void fine[service](request, response)),
      );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  }, 120_000);

  afterEach(async () => {
    for (const service of serviceNames) {
      upstream(service).fail(undefined);
      upstream(service).drop();
    }
    faultyDatabase.fail(undefined);
    for (const shop of shops.splice(0)) {
      expect(shop.failures).toEqual([]);
      await shop.close();
    }
  });

  afterAll(async () => {
    vi.useRealTimers();
    for (const one of upstreams.values()) await one.close();
    await faultyDatabase.close();
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const open = async (
    variables: Readonly<Record<string, string>>,
    options?: { readonly isFresh: boolean },
  ): Promise<InProcessShop> => {
    const shop = await openInProcessShop(
      { DATA_DIR: folder, ...variables },
      { ...options, isAnswering: () => [...upstreams.values()].some((one) => one.isAnswering()) },
    );
    shops.push(shop);
    return shop;
  };

  const at = (service: ServiceName): string => `http://127.0.0.1:${upstream(service).port}`;

  const openElsewhere = (
    options?: { readonly isFresh: boolean },
    variables: Readonly<Record<string, string>> = {},
  ): Promise<InProcessShop> =>
    open(
      {
        ...variables,
        SHOP_API_URL: at('shop'),
        STORYBLOK_URL: at('content'),
        STORYBLOK_TOKEN: embeddedContentToken,
        SPLIT_URL: at('flags'),
        SPLIT_KEY: 'a-key-of-an-environment',
      },
      options,
    );

  const pairs = (['content', 'shop'] as const).flatMap((service) =>
    httpFaultNames.map((fault) => [service, fault] as const),
  );

  test.each(pairs)(
    '%s that is %s: every page has its fallback, then is whole',
    async (service, fault) => {
      const shop = await openElsewhere();
      upstream(service).fail(fault);
      expect(await problems(shop, ({ without }) => without[service], { isAway: true })).toEqual({});
      const asked = upstream(service).asked();
      expect(asked.filter((path) => path.startsWith('/elsewhere'))).toEqual([]);
      upstream(service).fail(undefined);
      await shop.passInSteps(recovery);
      expect(await problems(shop, whole)).toEqual({});
      for (const { state } of Object.values(shop.container.get(tokens.breakers)))
        expect(state()).toBe('closed');
    },
  );

  const standing = pairs.filter(([, fault]) => standInFaults.includes(fault));

  test.each(standing)('%s that is %s: the last good copies stand in', async (service, fault) => {
    const shop = await openElsewhere({ isFresh: true });
    expect(await problems(shop, whole)).toEqual({});
    // Too old to be taken without asking, not too old to stand in.
    shop.pass(61_000);
    upstream(service).fail(fault);
    // A page that is missing leaves nothing that could stand in.
    const mark = ({ without, whole: usual }: PageKind, name: PageKindName): Mark =>
      name === 'error' ? without[service] : usual;
    expect(await problems(shop, mark, { isAway: true })).toEqual({});
  });

  test.each(databaseFaultNames)(
    'a database that is %s: pages without prices, then whole',
    async (fault) => {
      const shop = await open({ DATABASE_URL: faultyDatabase.databaseUrl });
      faultyDatabase.fail(fault);
      expect(
        await problems(shop, ({ without }) => without.database ?? without.shop, { isAway: true }),
      ).toEqual({});
      expect(faultyDatabase.asked()).toBeGreaterThan(0);
      expect(shop.container.get(tokens.breakers)['shop-api'].state()).not.toBe('closed');
      faultyDatabase.fail(undefined);
      // Connections that hang are given up in the machine's own time.
      await vi.waitFor(
        async () => {
          await shop.passInSteps(recovery);
          expect(await problems(shop, whole)).toEqual({});
        },
        { timeout: 30_000, interval: 100 },
      );
    },
  );

  test.each([
    ['huge', '5000 messages'],
    ['huge-row', '1000000 bytes'],
  ] as const)(
    'a database that is %s is read no further than an answer may go',
    async (fault, limit) => {
      const shop = await open({ DATABASE_URL: faultyDatabase.databaseUrl });
      faultyDatabase.fail(fault);
      expect(
        await problems(shop, ({ without }) => without.database ?? without.shop, { isAway: true }),
      ).toEqual({});
      // The shop's prices and the stories that were written both say so.
      expect([...new Set(shop.reasons('database-unavailable'))]).toEqual([
        `the database answered with more than ${limit}`,
      ]);
    },
  );

  describe('a wishlist', () => {
    const article = {
      designer: 'photo-frame',
      query: 'materialType=leinwand&formatType=600x400&locale=de-DE',
    } as const;

    /** The address of a list in which a canvas lies. */
    const wished = async ({ container }: InProcessShop): Promise<string> => {
      const owner = { kind: 'visitor', key: randomUUID() } as const;
      const kept = await changeWishlist(owner, { kind: 'add', article })({
        wishlists: container.get(tokens.pagePorts).wishlists(patient),
        clock: container.get(tokens.clock),
        log: container.get(tokens.log),
      })();
      if (E.isLeft(kept)) throw new Error('The wish was not kept.');
      return `/merkzettel?list=${kept.right.shareKey}`;
    };

    test.each(['down', 'slow', 'rubbish'] as const)(
      'stands without its prices where the shop API is %s, and is kept by nobody',
      async (fault) => {
        // Lists are kept by the process itself.
        const shop = await openElsewhere(undefined, { DATABASE_URL: server.databaseUrl });
        const path = await wished(shop);
        upstream('shop').fail(fault);
        const without = await shop.await(shop.ask(path));
        expect(problemOf(unpricedWish, without)).toBeUndefined();
        expect(without.headers['cache-control']).toBe('no-store');
        upstream('shop').fail(undefined);
        await shop.passInSteps(recovery);
        expect(problemOf(pricedWish, await shop.ask(path))).toBeUndefined();
      },
    );

    test('says so where the database that keeps it does not answer', async () => {
      const shop = await open({ DATABASE_URL: faultyDatabase.databaseUrl });
      const path = await wished(shop);
      faultyDatabase.fail('down');
      const away = await shop.await(shop.ask(path));
      expect(problemOf(wishesAway, away)).toBeUndefined();
      expect(away.headers['cache-control']).toBe('no-store');
    });
  });

  test('flags that fail in any way cost no page anything', async () => {
    const shop = await openElsewhere();
    const services = await shop.container.getAsync(tokens.services);
    const changes = '/services/flags/sdk/api/splitChanges?s=1.3&since=-1';
    expect((await services.request(changes)).status).toBe(200);
    const statuses: number[] = [];
    for (const fault of httpFaultNames) {
      upstream('flags').fail(fault);
      // What hangs is given up after the relay's own time (see its tests).
      if (!httpFaults[fault].hangs) statuses.push((await services.request(changes)).status);
      expect(await problems(shop, whole)).toEqual({});
    }
    // Rubbish is not read here: the client of the browser refuses it.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 500, 502, 502, 502, 502]);
    upstream('flags').fail(undefined);
    await shop.passInSteps(recovery);
    expect((await services.request(changes)).status).toBe(200);
  });

  test('flags that hang are not asked again for each browser', async () => {
    const shop = await openElsewhere();
    const services = await shop.container.getAsync(tokens.services);
    const ask = async () => services.request('/services/flags/sdk/api/splitChanges?s=1.3&since=-1');
    upstream('flags').fail('slow');
    const earlier = upstream('flags').asked().length;
    const asked = Promise.all([ask(), ask(), ask(), ask(), ask()]);
    await expect
      .poll(() => upstream('flags').asked().length, { timeout: 10_000 })
      .toBe(earlier + 5);
    // The relay's own limit is of the machine's time.
    shop.pass(4_000);
    expect((await asked).map(({ status }) => status)).toEqual(Array(5).fill(504));
    const before = upstream('flags').asked().length;
    expect((await ask()).status).toBe(502);
    expect(upstream('flags').asked()).toHaveLength(before);
  });

  describe('a shop API that hangs', () => {
    const productPage = pageKinds['wall-picture'].path;
    const slow: HttpFaultName = 'slow';

    test('is not asked again for each page, and says so once', async () => {
      const shop = await openElsewhere({ isFresh: true });
      upstream('shop').fail(slow);
      expect((await shop.await(shop.ask(productPage))).status).toBe(200);
      expect(shop.container.get(tokens.breakers)['shop-api'].state()).toBe('open');
      const before = upstream('shop').asked().length;
      // No time passes: it does not wait.
      expect((await shop.ask(productPage)).status).toBe(200);
      expect(upstream('shop').asked()).toHaveLength(before);
      expect(shop.codes().filter((code) => code === 'service-away')).toHaveLength(1);
    });

    test('costs a page with last prices a moment once, and then nothing', async () => {
      const shop = await openElsewhere({ isFresh: true });
      expect(
        problemOf(pageKinds['wall-picture'].whole, await shop.ask(productPage)),
      ).toBeUndefined();
      shop.pass(61_000);
      upstream('shop').fail(slow);
      const first = await shop.await(shop.ask(productPage));
      expect(problemOf(pageKinds['wall-picture'].whole, first)).toBeUndefined();
      expect(shop.container.get(tokens.breakers)['shop-api'].state()).toBe('closed');
      // No time passes: the questions are under way, and late.
      const second = await shop.ask(productPage);
      expect(problemOf(pageKinds['wall-picture'].whole, second)).toBeUndefined();
    });

    test('is left alone when the last one who waits for a page has left', async () => {
      const shop = await openElsewhere();
      upstream('shop').fail(slow);
      const before = upstream('shop').asked().length;
      const left = new AbortController();
      const address = `http://127.0.0.1:${shop.served.port}${pageKinds.designer.path}`;
      const leaving = Promise.allSettled([fetch(address, { signal: left.signal })]);
      await expect
        .poll(() => upstream('shop').asked().length, { timeout: 10_000 })
        .toBeGreaterThan(before);
      left.abort();
      expect((await leaving).map(({ status }) => status)).toEqual(['rejected']);
      await upstream('shop').idle();
      expect(shop.codes()).toEqual([]);
    });
  });
});
