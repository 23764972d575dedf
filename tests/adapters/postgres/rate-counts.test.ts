/** Counts of requests that all processes of a shop share; the guards that use them are tried in the contracts. */
import { createHmac } from 'node:crypto';

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { AroundQuery } from '../../../adapters/postgres/observe-queries.ts';
import { openRateCounts, type RateCounts } from '../../../adapters/postgres/rate-counts.ts';
import { newPostgres } from './new-postgres.ts';

let server: Awaited<ReturnType<typeof newPostgres>>;

beforeAll(async () => {
  server = await newPostgres('template0');
});
afterAll(() => server.stop());

const asked: string[] = [];
const around: AroundQuery = (text, run) => {
  asked.push(text);
  return run();
};

const open = (sweepEvery?: number): Promise<RateCounts> =>
  openRateCounts(server.databaseUrl, { around, ...(sweepEvery !== undefined && { sweepEvery }) });

const keysOf = async ({ query }: RateCounts): Promise<readonly unknown[]> =>
  (await query('SELECT key FROM rate_limits ORDER BY key', [])).rows;

const insert = 'INSERT INTO rate_limits VALUES ($1, 1, $2)';

test('all that open them find the same counts, each query is seen, and no answer is large', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect(one.table).toBe('rate_limits');
  asked.length = 0;
  await one.query(insert, ['posts:a', 7]);
  expect(await keysOf(other)).toEqual([{ key: 'posts:a' }]);
  expect(asked).toEqual([insert, 'SELECT key FROM rate_limits ORDER BY key']);
  await expect(one.query("SELECT repeat('x', 20000)", [])).rejects.toMatchObject({
    code: 'answer-too-large',
  });
  await one.query('DELETE FROM rate_limits', []);
  for (const counts of [one, other]) await counts.close();
});

test('the key of a client is a hash that the password of the database makes', async () => {
  const keyWith = async (password: string, client = '203.0.113.7'): Promise<string> => {
    const address = new URL(server.databaseUrl);
    address.password = password;
    const counts = await openRateCounts(address.href, { around });
    await counts.close();
    return counts.keyOf(client);
  };
  const key = await keyWith('secret');
  const secret = createHmac('sha256', 'secret').update('clients of rate limits').digest();
  const whole = createHmac('sha256', secret).update('203.0.113.7').digest('base64url');
  // Processes of an earlier version count together with those of this one.
  expect(key).toBe(whole.slice(0, 20));
  expect(await keyWith('another')).not.toBe(key);
  expect(await keyWith('secret', '203.0.113.8')).not.toBe(key);
});

test('connections that break are replaced, until the counts are closed', async () => {
  const counts = await open();
  const ask = () => counts.query('SELECT pg_backend_pid() AS pid', []);
  const { rows } = await ask();
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query("SELECT pg_terminate_backend(($1::json->>'pid')::integer)", [rows[0]]);
  await client.end();
  await vi.waitFor(async () => expect(await ask()).not.toMatchObject({ rows }));
  await counts.close();
  await counts.close();
  await expect(ask()).rejects.toThrow('Cannot use a pool after calling end');
});

test('what is over is removed now and then, and nothing else', async () => {
  const counts = await open(20);
  await counts.query(insert, ['posts:over', Date.now() - 1]);
  await counts.query(insert, ['posts:running', Date.now() + 600_000]);
  await vi.waitFor(async () => expect(await keysOf(counts)).toEqual([{ key: 'posts:running' }]), {
    timeout: 5_000,
  });
  await counts.close();
});

test('a server that is away is named without its password', async () => {
  const address = new URL(server.databaseUrl);
  address.pathname = 'nowhere';
  address.password = 'secret';
  const opening = openRateCounts(address.href, { around });
  await expect(opening).rejects.toThrow(/^DATABASE_URL: the database at \S+\/nowhere cannot/u);
  await expect(opening).rejects.not.toThrow('secret');
});
