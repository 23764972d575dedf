/** Limits a minute and client, in memory and on a real Postgres, alone and together. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openRateCounts, type RateCounts } from '../../adapters/postgres/rate-counts.ts';
import { openRateGuard } from '../../server/http/open-rate-guard.ts';
import { createRateGuard } from '../../server/http/rate-limits.ts';
import { createSharedRateGuard } from '../../server/http/shared-rate-limits.ts';
import { usualLimits } from '../../server/limits.ts';
import { newPostgres } from '../adapters/postgres/new-postgres.ts';
import { recordingLog } from '../fakes/log.ts';
import { fewCalls, newClient, rateGuardContract } from './rate-limits.ts';

let starting: ReturnType<typeof newPostgres> | undefined;
const server = () => (starting ??= newPostgres());
afterAll(async () => {
  await (await starting)?.stop();
});

const unwatched = { around: <A>(_text: string, run: () => Promise<A>) => run() };

const openCounts = async (settings = {}): Promise<RateCounts> =>
  openRateCounts((await server()).databaseUrl, { ...unwatched, ...settings });

/** A machine that is busy must not look like a database that is away. */
const patiently = (log = recordingLog()) => ({ log, longestWait: 30_000 });

rateGuardContract('in memory', async (limits) => createRateGuard(limits));

rateGuardContract('in Postgres', async (limits) =>
  createSharedRateGuard(limits, await openCounts(), patiently()),
);

rateGuardContract('while Postgres is away', async (limits) =>
  createSharedRateGuard(limits, awayCounts(), patiently()),
);

/** Counts whose database refuses every query. */
const awayCounts = (): RateCounts => ({
  table: 'rate_limits',
  query: () => Promise.reject(new Error('connection refused')),
  keyOf: (client) => client,
  close: () => Promise.resolve(),
});

describe('guards of several processes on one Postgres', () => {
  test('migrate it side by side and count together', async () => {
    const log = recordingLog();
    const counts = await Promise.all([openCounts(), openCounts(), openCounts()]);
    const guards = counts.map((one) => createSharedRateGuard(fewCalls, one, patiently(log)));
    const client = newClient();
    const waits: (number | undefined)[] = [];
    for (const guard of guards) waits.push(await guard.take('posts', client));
    expect(waits).toEqual([undefined, undefined, undefined]);
    for (const guard of guards) expect(await guard.take('posts', client)).toBeGreaterThan(0);
    await Promise.all(guards.map((guard) => guard.close()));
    // One that starts later finds what was counted before.
    const later = createSharedRateGuard(fewCalls, await openCounts(), patiently(log));
    expect(await later.take('posts', client)).toBeGreaterThan(0);
    await later.close();
    expect(log.reports).toEqual([]);
  });

  test('ask nothing more for a client that was refused', async () => {
    const counts = await openCounts();
    const query = vi.fn<RateCounts['query']>(counts.query);
    const guard = createSharedRateGuard(fewCalls, { ...counts, query }, patiently());
    const client = newClient();
    for (let count = 0; count <= fewCalls.posts; count += 1) await guard.take('posts', client);
    expect(query).toHaveBeenCalledTimes(fewCalls.posts + 1);
    for (let count = 0; count < 50; count += 1)
      expect(await guard.take('posts', client)).toBeGreaterThan(0);
    expect(guard.look('posts', client)).toBeGreaterThan(0);
    expect(query).toHaveBeenCalledTimes(fewCalls.posts + 1);
    await guard.close();
  });
});

describe('what is kept', () => {
  const read = async () => {
    const client = new pg.Client({ connectionString: (await server()).databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ key: string }>('SELECT key FROM rate_limits');
    await client.end();
    return rows.map(({ key }) => key);
  };

  test('names no client, and is called otherwise under another password', async () => {
    const counts = await openCounts();
    const guard = createSharedRateGuard(fewCalls, counts, patiently());
    const client = newClient();
    await guard.take('posts', client);
    const keys = await read();
    expect(keys).toContain(`posts:${counts.keyOf(client)}`);
    expect(keys.filter((key) => key.includes(client))).toEqual([]);
    for (const key of keys) expect(key).toMatch(/^(?:posts|reports|misses):[\w-]{20}$/u);
    const address = new URL((await server()).databaseUrl);
    address.password = 'another';
    const other = await openRateCounts(address.href, unwatched);
    expect(other.keyOf(client)).not.toBe(counts.keyOf(client));
    await other.close();
    await guard.close();
  });

  test('is in the database where the configuration says so, and in memory without it', async () => {
    const { databaseUrl } = await server();
    const open = (rateStore: 'memory' | 'postgres') =>
      openRateGuard(
        { databaseUrl, limits: { ...usualLimits, rateStore } },
        { ...unwatched, log: recordingLog() },
      );
    const before = await read();
    const memory = await open('memory');
    await memory.take('posts', newClient());
    await memory.close();
    expect(await read()).toEqual(before);
    const shared = await open('postgres');
    await shared.take('posts', newClient());
    await vi.waitFor(async () => expect(await read()).toHaveLength(before.length + 1), {
      timeout: 30_000,
    });
    await shared.close();
  });
});

describe('a database that never answers', () => {
  let counts: RateCounts;
  const silent = { value: false };
  beforeAll(async () => {
    const opened = await openCounts();
    counts = {
      ...opened,
      query: (text, values) =>
        silent.value ? new Promise(() => undefined) : opened.query(text, values),
    };
  });
  afterAll(() => counts.close());

  test('leaves a guard that counts by itself, says so once, and comes back', async () => {
    const log = recordingLog();
    const guard = createSharedRateGuard(fewCalls, counts, { log });
    silent.value = true;
    const client = newClient();
    for (let count = 0; count < fewCalls.posts; count += 1)
      expect(await guard.take('posts', client)).toBeUndefined();
    expect(await guard.take('posts', client)).toBeGreaterThan(0);
    // As many as it takes to leave it alone, and then more.
    for (let count = 0; count < 20; count += 1)
      expect(await guard.take('posts', newClient())).toBeUndefined();
    expect(log.reports).toEqual([
      { code: 'service-away', facts: { service: 'rate-limits', reason: expect.any(String) } },
    ]);
    silent.value = false;
    await vi.waitFor(
      async () => {
        await guard.take('posts', newClient());
        expect(log.reports.map(({ code }) => code)).toEqual(['service-away', 'service-back']);
      },
      { timeout: 30_000 },
    );
  });
});
