/** Servers that answer with more than anybody asked for, or with what nobody can read. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable, type Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { boundedClient } from '../../../../adapters/postgres/engines/bounded-client.ts';
import {
  forEver,
  greeting,
  message,
  oneColumn,
  row,
  rowOfGigabyte,
} from '../../../faults/postgres-messages.ts';
import { newPostgres } from '../new-postgres.ts';

const limits = { bytes: 100_000, messages: 500 };

const Client = boundedClient(limits);

const tooLarge = (unit: keyof typeof limits) => ({
  code: 'answer-too-large',
  message: `the database answered with more than ${limits[unit]} ${unit}`,
});

const columns = oneColumn();

const ready = message('Z', Buffer.from('I'));

type Say = (client: Duplex) => void;

const flood =
  (first: Buffer, rest: Buffer): Say =>
  (client) => {
    client.write(first);
    const from = Readable.from(forEver(rest));
    client.once('close', () => from.destroy());
    from.pipe(client);
  };

/** What a server does that lets clients in, and then says this to a query. */
const answering =
  (say: Say): Say =>
  (client) => {
    let heard = 0;
    client.on('data', () => {
      heard += 1;
      if (heard === 1) client.write(greeting);
      else if (heard === 2) say(client);
    });
  };

const sockets = new Set<Socket>();
const servers: Server[] = [];
const clients: pg.Client[] = [];

const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

const kept = (socket: Socket): Socket => {
  sockets.add(socket);
  return socket.on('error', () => undefined);
};

/** A server that does this with each client; the answer is its port. */
const serverThat = (behave: Say): Promise<number> =>
  listen(createServer((socket) => behave(kept(socket))));

const clientAt = (port: number, config: pg.ClientConfig = {}): pg.Client => {
  const client = new Client({ host: '127.0.0.1', port, user: 'shop', password: 'x', ...config });
  clients.push(client);
  return client.on('error', () => undefined);
};

/** A client that a server has let in. */
const connected = async (port: number, config?: pg.ClientConfig): Promise<pg.Client> => {
  const client = clientAt(port, config);
  await client.connect();
  return client;
};

afterEach(async () => {
  for (const client of clients.splice(0)) client.connection.stream.destroy();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const server of servers.splice(0)) server.close();
});

const askPassword = message('R', Buffer.from([0, 0, 0, 3]));

describe('an answer that is too large', () => {
  const large = row('x'.repeat(1_000));
  test.each([
    ['rows without end', 'messages', flood(columns, row('x'))],
    ['large rows without end', 'bytes', flood(columns, large)],
    ['a row of a gigabyte', 'bytes', flood(rowOfGigabyte(), Buffer.from('xx'))],
    ['columns without end', 'messages', flood(columns, columns)],
    ['an error of a gigabyte', 'bytes', flood(Buffer.from('E@\0\0\0'), Buffer.from('xx'))],
    ['notices without end', 'messages', flood(columns, message('N', Buffer.alloc(1)))],
    [
      'rows without end, and a password wanted after each',
      'bytes',
      flood(columns, Buffer.concat([large, askPassword])),
    ],
  ] as const)('%s: too many %s; the query fails, the connection is over', async (_, unit, say) => {
    const client = await connected(await serverThat(answering(say)));
    await expect(client.query('SELECT 1')).rejects.toMatchObject(tooLarge(unit));
    expect(client.connection.stream.destroyed).toBe(true);
    expect(client.connection.stream.readableLength).toBe(0);
    const { bytesRead } = client.connection.stream as Socket;
    // One more chunk than is allowed.
    expect(bytesRead).toBeLessThanOrEqual(greeting.length + limits.bytes + 65_536);
  });

  test('is counted decrypted', async () => {
    const psk = Buffer.from('a key of both');
    const shared = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const;
    const secure = createTlsServer({ ...shared, pskCallback: () => psk }, (client) => {
      client.on('error', () => undefined);
      answering(flood(columns, row('x')))(client);
    });
    const port = await serverThat((client) => {
      client.once('data', () => {
        client.write('S');
        secure.emit('connection', client);
      });
    });
    const ssl = {
      ...shared,
      pskCallback: () => ({ psk, identity: 'shop' }),
      checkServerIdentity: () => undefined,
    };
    const client = await connected(port, { ssl });
    await expect(client.query('SELECT 1')).rejects.toMatchObject(tooLarge('messages'));
    expect(client.connection.stream.destroyed).toBe(true);
  });

  test('to connecting fails that', async () => {
    const port = await serverThat(
      flood(message('R', Buffer.alloc(4)), message('S', Buffer.alloc(2))),
    );
    await expect(clientAt(port).connect()).rejects.toMatchObject(tooLarge('messages'));
  });

  test('to nothing at all ends the connection that was idle', async () => {
    const idle = Buffer.concat([ready, message('N', Buffer.alloc(1_000))]);
    const client = clientAt(
      await serverThat((socket) => socket.once('data', () => flood(greeting, idle)(socket))),
    );
    const ended = once(client, 'error');
    await client.connect();
    expect(await ended).toMatchObject([tooLarge('bytes')]);
  });

  test('to one query takes nothing from the next one, which has a new connection', async () => {
    let asked = 0;
    const port = await serverThat(
      answering((client) => {
        asked += 1;
        if (asked === 1) flood(columns, row('x'))(client);
        else client.write(Buffer.concat([columns, message('C', Buffer.from('SELECT\0')), ready]));
      }),
    );
    const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'shop', max: 1, Client });
    pool.on('error', () => undefined);
    await expect(pool.query('SELECT 1')).rejects.toMatchObject(tooLarge('messages'));
    expect(await pool.query('SELECT 1')).toMatchObject({ command: 'SELECT', rows: [] });
    for (const socket of sockets) socket.destroy();
    await pool.end();
  });
});

test('what cannot be read fails its query and ends its connection, not the process', async () => {
  const negative = message('D', Buffer.from([0xff, 0xff]));
  const port = await serverThat(
    answering((client) => client.write(Buffer.concat([columns, negative]))),
  );
  const client = await connected(port);
  await expect(client.query('SELECT 1')).rejects.toMatchObject({
    code: 'answer-unreadable',
    message: 'the database sent something other than an answer',
    cause: new RangeError('Invalid array length'),
  });
  expect(client.connection.stream.destroyed).toBe(true);
});

describe('a Postgres server', () => {
  let server: Awaited<ReturnType<typeof newPostgres>>;
  beforeAll(async () => {
    server = await newPostgres();
  });
  afterAll(() => server.stop());

  const connect = async (): Promise<pg.Client> => {
    const client = new Client(server.databaseUrl).on('error', () => undefined);
    await client.connect();
    return client;
  };

  test('may answer so many bytes to each query', async () => {
    const client = await connect();
    const long = (letters: number) =>
      client.query<{ word: string }>("SELECT repeat('x', $1::int) AS word", [letters]);
    const letters = limits.bytes - 100;
    for (let time = 0; time < 3; time += 1)
      expect((await long(letters)).rows[0]?.word).toHaveLength(letters);
    await expect(long(limits.bytes)).rejects.toMatchObject(tooLarge('bytes'));
  });

  test('may answer so many messages to each query', async () => {
    const client = await connect();
    const count = (last: number) => client.query('SELECT generate_series(1, $1::int)', [last]);
    // Beside its rows an answer is parsed, bound, described, complete and ready.
    const most = limits.messages - 5;
    for (let time = 0; time < 3; time += 1) expect((await count(most)).rows).toHaveLength(most);
    await expect(count(most + 1)).rejects.toMatchObject(tooLarge('messages'));
  });
});
