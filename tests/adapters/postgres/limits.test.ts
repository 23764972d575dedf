/** Databases that answer too late, or not at all. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { openNodePostgres } from '../../../adapters/postgres/engines/node-postgres.ts';
import { openFaultyDatabase } from '../../faults/faulty-database.ts';
import { newPostgres } from './new-postgres.ts';

const limits = {
  connect: 100,
  // Longer than any test.
  place: 600_000,
  query: 200,
  silence: 100,
  preparation: 60_000,
  answer: { bytes: 1_000_000, messages: 5_000 },
  connections: 2,
};

const unfilled = async (): Promise<void> => undefined;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('a database that accepts connections and never answers', () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test('ends the start with one line that names the variable and no password', async () => {
    const url = `postgres://shop:secret@127.0.0.1:${portOf(server)}/prices`;
    const place = `127.0.0.1:${portOf(server)}/prices`;
    await expect(openNodePostgres(url, unfilled, limits)).rejects.toThrow(
      new RegExp(
        `^DATABASE_URL: the database at ${place} cannot be used: no answer within 100 ms$`,
      ),
    );
  });
});

test('one that is not there is named likewise', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  const url = `postgres://shop:secret@127.0.0.1:${port}/prices`;
  await expect(openNodePostgres(url, unfilled, limits)).rejects.toThrow(
    /^DATABASE_URL: the database at \S+ cannot be used: connect ECONNREFUSED \S+$/,
  );
});

describe('a Postgres server', () => {
  let server: Awaited<ReturnType<typeof newPostgres>>;
  let database: Database;
  beforeAll(async () => {
    server = await newPostgres();
    database = await openNodePostgres(server.databaseUrl, unfilled, {
      ...limits,
      connect: 10_000,
    });
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  test('ends a query that takes too long, and answers the next one', async () => {
    const slow = database.orm.execute(sql`SELECT pg_sleep(60)`);
    await expect(slow).rejects.toMatchObject({
      cause: { message: 'canceling statement due to statement timeout' },
    });
    expect(await database.orm.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  test('has no place for more than so many at once, who wait for it a while', async () => {
    const one = await openNodePostgres(server.databaseUrl, unfilled, {
      ...limits,
      connect: 600_000,
      place: 50,
      connections: 1,
    });
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = one.transaction(() => {
      begun.resolve();
      return over.promise;
    });
    await begun.promise;
    await expect(one.orm.execute(sql`SELECT 1`)).rejects.toMatchObject({
      cause: { message: 'timeout exceeded when trying to connect' },
    });
    over.resolve();
    await holding;
    await one.close();
  });

  test('that falls silent is given up, and one whose connections break is asked again', async () => {
    const faulty = await openFaultyDatabase(server.databaseUrl);
    const open = await openNodePostgres(faulty.databaseUrl, unfilled, {
      ...limits,
      connect: 10_000,
    });
    const ask = () => open.orm.execute(sql`SELECT 1 AS one`);
    await ask();
    faulty.fail('slow');
    await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
    faulty.fail(undefined);
    expect(await ask()).toMatchObject({ rows: [{ one: 1 }] });
    const inTransaction = open.transaction(async (orm) => {
      await orm.execute(sql`SELECT 1`);
      faulty.fail('down');
      await orm.execute(sql`SELECT 2`);
    });
    await expect(inTransaction).rejects.toThrow('Failed query');
    faulty.fail(undefined);
    expect(await ask()).toMatchObject({ rows: [{ one: 1 }] });
    // Idle connections break, too.
    await database.orm.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ rows: [{ one: 1 }] }));
    await open.close();
    await faulty.close();
  });

  test('keeps a transaction whole or not at all, on a connection that serves on', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const table = sql`kept_whole`;
    await database.orm.execute(sql`CREATE TABLE ${table} (number integer)`);
    const put = (number: number, after: () => unknown) =>
      database.transaction(async (orm) => {
        await orm.execute(sql`INSERT INTO ${table} VALUES (${number})`);
        return after();
      });
    for (let number = 0; number < 12; number += 1)
      expect(await put(number, () => number)).toBe(number);
    await expect(
      put(12, () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    const counted = sql`SELECT count(*)::integer AS count FROM ${table}`;
    expect(await database.orm.execute(counted)).toMatchObject({ rows: [{ count: 12 }] });
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('that cannot be filled says why in one line, and lets others fill it', async () => {
    const reason = new Error('two\n  lines');
    const { host } = new URL(server.databaseUrl);
    const failing = openNodePostgres(server.databaseUrl, () => Promise.reject(reason));
    await expect(failing).rejects.toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^DATABASE_URL: the database at ${host}/\\w+ cannot be used: two lines$`, 'u'),
      ),
      cause: reason,
    });
    const engines: string[] = [];
    const fill = async ({ engine, orm, close }: Database) => {
      engines.push(engine);
      // Longer than a query of the shop may take.
      await orm.execute(sql`SELECT pg_sleep(${(limits.query + 50) / 1_000})`);
      await close();
    };
    const filled = await openNodePostgres(server.databaseUrl, fill, { ...limits, connect: 10_000 });
    expect([...engines, filled.engine]).toEqual(['postgres', 'postgres']);
    await filled.close();
  });
});
