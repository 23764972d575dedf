/** Who counts as one client, how much it may ask, and how many connections fit. */
import { isIP } from 'node:net';

import { fc, test as property } from '@fast-check/vitest';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  addressOfClient,
  clientKey,
  clientOf,
  clientOfContext,
} from '../../../server/http/client-address.ts';
import {
  connectionLimit,
  connectionsOfClient,
  fittingConnections,
} from '../../../server/http/connection-limit.ts';
import { descriptorLimit } from '../../../adapters/shared/descriptors.ts';
import { openRateGuard } from '../../../server/http/open-rate-guard.ts';
import { createRateGuard, forEachRateClass, rateGuard } from '../../../server/http/rate-limits.ts';
import { createSharedRateGuard } from '../../../server/http/shared-rate-limits.ts';
import { recordingLog } from '../../fakes/log.ts';
import { limitRate } from '../../../server/http/limit-rate.ts';
import { rateClasses, usualLimits, type RateClass } from '../../../server/limits.ts';
import { serve } from './served.ts';

describe('a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4'],
    ['2001:db8:1::', '2001:db8:1:0'],
    ['64::ffff:192.0.2.7', '64:0:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('at %s is known as %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  property.prop([fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(''))])(
    'is the same to a service that is told for whom it is asked',
    (address) => {
      const told = addressOfClient(clientKey(address));
      expect(clientKey(told)).toBe(clientKey(address));
      expect(isIP(told) !== 0 || told === '').toBe(true);
    },
  );

  const asked = (forwarded: string | undefined, trusted: number): string =>
    clientOf(
      {
        // Only its address is read.
        socket: Object.assign(Object.create(null), { remoteAddress: '192.0.2.1' }),
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      },
      trusted,
    );

  test.each([
    ['198.51.100.9', 0, '192.0.2.1'],
    ['198.51.100.9', 1, '198.51.100.9'],
    ['203.0.113.5, 198.51.100.9', 1, '198.51.100.9'],
    ['203.0.113.5, 198.51.100.9', 2, '203.0.113.5'],
    ['203.0.113.5', 2, '192.0.2.1'],
    ['nonsense', 1, '192.0.2.1'],
    [undefined, 1, '192.0.2.1'],
  ])('that comes with X-Forwarded-For: %s over %i proxies is %s', (forwarded, trusted, key) => {
    expect(asked(forwarded, trusted)).toBe(key);
  });

  property.prop([fc.string(), fc.ipV4()])(
    'is the one that the nearest trusted proxy saw, whatever it wrote itself',
    (written, seen) => {
      expect(asked(`${written}, ${seen}`, 1)).toBe(seen);
    },
  );
});

describe('who asks a service', () => {
  const app = new Hono().get('/', (context) => context.text(clientOfContext(context, 1)));
  const headers = { 'x-forwarded-for': '203.0.113.5, ::ffff:198.51.100.9' };

  test('is whom this process names, where it asks itself', async () => {
    const ask = async (forwarded: string, env?: unknown) =>
      (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, Object(env))).text();
    for (const env of [undefined, { incoming: undefined }, { incoming: {} }])
      expect(await ask('::ffff:198.51.100.9', env)).toBe('198.51.100.9');
    expect(await (await app.request('/')).text()).toBe('');
  });

  test('is whom a trusted proxy saw, over the network', async () => {
    const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const { ask, close } = await serve((request, response) => void listen(request, response));
    expect((await ask('/', { headers })).body.toString()).toBe('198.51.100.9');
    expect((await ask('/')).body.toString()).toBe('127.0.0.1');
    await close();
  });
});

const stopTheClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

describe('a guard of limits', () => {
  stopTheClock();

  const guardOf = (consume: (client: string | number) => Promise<RateLimiterRes>) =>
    rateGuard(
      forEachRateClass(() => ({ consume })),
      () => Promise.resolve(),
    );

  test.each([
    [0, 1],
    [1_000, 1],
    [1_001, 2],
    [59_999, 60],
  ])('remembers who was refused for %i ms as long as it says: %i s', async (left, seconds) => {
    const consume = vi.fn(() => Promise.reject(new RateLimiterRes(0, left)));
    const guard = guardOf(consume);
    expect(await guard.take('posts', 'a')).toBe(seconds);
    expect([guard.look('posts', 'a'), guard.look('posts', 'b'), guard.look('misses', 'a')]).toEqual(
      [seconds, undefined, undefined],
    );
    expect(await guard.take('posts', 'a')).toBe(seconds);
    expect(consume).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(Math.max(left, 1_000) - 1);
    expect(guard.look('posts', 'a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(guard.look('posts', 'a')).toBeUndefined();
    await guard.take('posts', 'a');
    expect(consume).toHaveBeenCalledTimes(2);
  });

  test('whose counter fails lets everybody in', async () => {
    const guard = guardOf(() => Promise.reject(new Error('away')));
    expect(await guard.take('posts', 'a')).toBeUndefined();
    expect(guard.look('posts', 'a')).toBeUndefined();
  });

  test('has a counter of its own for each class', () => {
    expect(forEachRateClass((name) => name)).toEqual(
      Object.fromEntries(rateClasses.map((name) => [name, name])),
    );
  });

  test('counts in memory where nothing else is configured, or no database is there', async () => {
    const databaseUrl = 'postgres://nowhere.invalid/shop';
    const settings = {
      around: <A>(_: string, run: () => Promise<A>) => run(),
      log: recordingLog(),
    };
    const rates = { ...usualLimits.rates, posts: 1 };
    for (const configured of [
      { limits: { ...usualLimits, rates, rateStore: 'memory' }, databaseUrl },
      { limits: { ...usualLimits, rates, rateStore: 'postgres' }, databaseUrl: undefined },
    ] as const) {
      const guard = await openRateGuard(configured, settings);
      expect(await guard.take('posts', 'a')).toBeUndefined();
      expect(await guard.take('posts', 'a')).toBe(60);
      await guard.close();
    }
  });
});

describe('limits that are counted together', () => {
  stopTheClock();
  const limits = { posts: 2, reports: 1, misses: 1, passwords: 1, messages: 1 };

  /** A table of counts for as long as `isThere`; it keeps what it was asked. */
  const table = () => {
    const counts = new Map<unknown, number>();
    const asked: string[] = [];
    const state = { isThere: true, isClosed: false };
    return {
      asked,
      state,
      counts: {
        table: 'rate_limits',
        keyOf: (client: string) => `key-of-${client}`,
        query: (text: string, [key, points, expire]: readonly unknown[]) => {
          asked.push(`${/INTO "(\w+)"/u.exec(text)?.[1]} ${String(key)}`);
          if (!state.isThere) return Promise.reject(new Error('connection refused'));
          const all = (counts.get(key) ?? 0) + Number(points);
          counts.set(key, all);
          return Promise.resolve({ rows: [{ points: all, expire }] });
        },
        close: () => {
          state.isClosed = true;
          return Promise.resolve();
        },
      },
    };
  };

  test('name clients by their keys, and are closed with the guard', async () => {
    const { asked, counts, state } = table();
    const log = recordingLog();
    const [one, other] = [
      createSharedRateGuard(limits, counts, { log }),
      createSharedRateGuard(limits, counts, { log }),
    ];
    expect(await one.take('posts', 'a')).toBeUndefined();
    expect(await other.take('posts', 'a')).toBeUndefined();
    expect(await one.take('posts', 'a')).toBe(60);
    expect(await one.take('reports', 'a')).toBeUndefined();
    expect(asked).toEqual([
      ...Array.from({ length: 3 }, () => 'rate_limits posts:key-of-a'),
      'rate_limits reports:key-of-a',
    ]);
    expect(log.reports).toEqual([]);
    await one.close();
    expect(state.isClosed).toBe(true);
  });

  test('are counted by each process while the database is away, and it is left alone', async () => {
    const { asked, counts, state } = table();
    state.isThere = false;
    const log = recordingLog();
    const guard = createSharedRateGuard(limits, counts, { log });
    expect([await guard.take('posts', 'a'), await guard.take('posts', 'a')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await guard.take('posts', 'a')).toBeGreaterThan(0);
    for (const client of ['b', 'c', 'd', 'e']) await guard.take('posts', client);
    expect(asked).toHaveLength(5);
    expect(log.reports).toEqual([
      { code: 'service-away', facts: { service: 'rate-limits', reason: 'connection refused' } },
    ]);
  });

  test('that are not counted in time are counted by the process', async () => {
    const { counts } = table();
    const silent = { ...counts, query: () => new Promise<never>(() => undefined) };
    const log = recordingLog();
    const guard = createSharedRateGuard(limits, silent, { log, longestWait: 1 });
    expect(await guard.take('messages', 'a')).toBeUndefined();
    expect(await guard.take('messages', 'a')).toBeGreaterThan(0);
  });
});

describe('a limit a minute', () => {
  const open = async (rateClass: RateClass | undefined, statuses: readonly number[]) => {
    const served: number[] = [];
    const limited = limitRate({
      guard: createRateGuard({ posts: 2, reports: 2, misses: 2, passwords: 2, messages: 2 }),
      trustedProxies: 1,
    });
    const { ask, close } = await serve((request, response) => {
      void limited(request, response, rateClass, () => {
        const status = statuses[served.length] ?? 200;
        served.push(status);
        response.writeHead(status).end();
      });
    });
    const from = (client: string) => ask('/', { headers: { 'x-forwarded-for': client } });
    return { served, close, from };
  };

  test.each(['posts', 'reports', 'messages'] as const)(
    'of %s refuses one more of a client, and lets others in',
    async (rateClass) => {
      const { from, served, close } = await open(rateClass, []);
      const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answers[2]?.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(answers[2]?.body.toString()).toBe('{"message":{"text":"Too many requests."}}');
      expect((await from('192.0.2.2')).status).toBe(200);
      expect(served).toHaveLength(3);
      await close();
    },
  );

  test('counts what comes, and not once more what is refused otherwise', async () => {
    const { from, close } = await open('posts', [404, 404]);
    const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
    await close();
  });

  test('of pictures counts those that are not there alone', async () => {
    const statuses = [200, 200, 304, 200, 404, 400, 200, 404];
    const { from, close } = await open('misses', statuses);
    const answered: number[] = [];
    for (const _ of [...statuses, 0, 0]) answered.push((await from('192.0.2.1')).status);
    expect(answered).toEqual([...statuses, 429, 429]);
    expect((await from('192.0.2.2')).status).toBe(200);
    await close();
  });

  test('does not count requests that read', async () => {
    const { from, close } = await open(undefined, []);
    for (let count = 0; count < 5; count += 1) expect((await from('192.0.2.1')).status).toBe(200);
    await close();
  });

  test('is far above what a shopper does', () => {
    const { passwords, messages, ...others } = usualLimits.rates;
    for (const limit of Object.values(others)) expect(limit).toBeGreaterThan(600);
    // An office that logs in at the same moment.
    expect(passwords).toBeGreaterThan(30);
    // One that writes to the shop.
    expect(messages).toBeGreaterThan(20);
  });
});

describe('connections', () => {
  test('are as many as the descriptors allow', () => {
    const line = 'Max open files            1024                 524288               files     \n';
    expect(descriptorLimit(`Limit   Soft Limit\n${line}Max locked memory  8  8  bytes\n`)).toBe(
      1024,
    );
    expect(descriptorLimit('')).toBeUndefined();
    expect(fittingConnections(10_000, 1024)).toBe(742);
    expect(fittingConnections(100, 1024)).toBe(100);
    expect(fittingConnections(100, 16)).toBe(1);
    expect(fittingConnections(100, undefined)).toBe(100);
    expect(connectionLimit(1)).toBe(1);
  });

  test('of one client are half of them at most', () => {
    expect(connectionsOfClient(1_000, 10_000)).toBe(1_000);
    expect(connectionsOfClient(1_000, 742)).toBe(371);
    expect(connectionsOfClient(1_000, 1)).toBe(1);
  });
});
