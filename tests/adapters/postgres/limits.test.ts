/** Databases that answer too late, or not at all. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { openNodePostgres } from '../../../adapters/postgres/engines/node-postgres.ts';
import { newPostgres } from './new-postgres.ts';

const limits = {
  connect: 100,
  place: 10_000,
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
});
