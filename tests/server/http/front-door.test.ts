/** The way into the process, over real sockets: health, order of start, and the end whatever is open. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { createFrontDoor, type FrontDoor } from '../../../server/http/front-door.ts';
import { askAt } from './served.ts';

const doors: FrontDoor[] = [];

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close(0)));
});

const start = async (connections = 100, connectionsOfClient?: number) => {
  const reports: unknown[] = [];
  const door = createFrontDoor({
    sites: embeddedSites(3000),
    connections,
    connectionsOfClient,
    report: (error) => reports.push(error),
  });
  doors.push(door);
  await door.listen('127.0.0.1', 0);
  const address = door.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { door, port, reports, ask: askAt.bind(undefined, port) };
};

/** A connection on which so much has been sent. */
const open = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
};

const received = async (socket: Socket): Promise<string> => {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  // A connection that was reset has ended as well: `once` would reject for its error.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(parts).toString();
};

describe('while the process prepares', () => {
  test('it lives, is not ready, and asks shoppers to come again, in their language', async () => {
    const { door, ask } = await start();
    const health = await ask('/healthz', { headers: { host: 'anything' } });
    expect([health.status, health.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(health.body.toString()).toBe('ok');
    const ready = await ask('/readyz');
    expect([ready.status, ready.body.toString()]).toEqual([503, 'preparing']);
    const page = await ask('/leinwanddruck', { headers: { host: 'fr.localhost:3000' } });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '3']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body.toString()).toContain('<html lang="fr">');
    for (const { headers } of [health, page])
      expect(headers['x-content-type-options']).toBe('nosniff');
    door.open((_, response) => response.end('open'));
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/leinwanddruck')).body.toString()).toBe('open');
    expect((await ask('/healthz?x')).body.toString()).toBe('open');
    expect((await ask('/healthz', { method: 'HEAD' })).body.length).toBe(0);
  });
});

test('a port that is taken is told with the system’s own code', async () => {
  const { port } = await start();
  const other = createFrontDoor({
    sites: embeddedSites(3000),
    connections: 1,
    report: () => undefined,
  });
  await expect(other.listen('127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('one client has no more than its share of the connections, and gets it back', async () => {
  const { port } = await start(100, 2);
  const [first, second, third] = [await open(port, ''), await open(port, ''), await open(port, '')];
  if (!third.closed) await once(third, 'close');
  expect([first, second].map(({ destroyed }) => destroyed)).toEqual([false, false]);
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  await once(other, 'connect');
  first.destroy();
  await vi.waitFor(async () => {
    expect((await askAt(port, '/healthz')).status).toBe(200);
  });
  expect(other.destroyed).toBe(false);
  for (const socket of [second, other]) socket.destroy();
});

describe('a fault', () => {
  test('that a handler throws is a 500, is reported, and ends nothing', async () => {
    const { door, ask, reports } = await start();
    door.open(() => {
      throw new Error('EMFILE');
    });
    const answer = await ask('/');
    expect([answer.status, answer.body.toString()]).toEqual([500, 'Internal Server Error']);
    expect(reports).toHaveLength(1);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('of the listening socket is reported, and ends nothing', async () => {
    const { door, ask, reports } = await start();
    door.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
    expect(reports).toHaveLength(1);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test.each([
    ['nonsense', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: x\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`, 431],
  ])('of a request (%#) is answered with the headers of every answer', async (text, status) => {
    const { door, port } = await start();
    door.open((_, response) => response.end());
    const answer = await received(await open(port, `${text}\r\n\r\n`));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  /** What a connection hears after a fault of Node's; undefined where it is closed without a word. */
  const heardAfter = async (code: string, socket: PassThrough): Promise<string | undefined> => {
    const { door } = await start();
    const failed = once(socket, 'close');
    door.server.emit('clientError', Object.assign(new Error(code), { code }), socket);
    if (!socket.destroyed) return textOf(socket);
    await failed;
    return undefined;
  };

  test.each([
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ])('%s is told as %s, and ends the connection', async (code, status) => {
    expect(await heardAfter(code, new PassThrough())).toBe(
      `HTTP/1.1 ${status}\r\nx-content-type-options: nosniff\r\n` +
        'referrer-policy: strict-origin-when-cross-origin\r\n' +
        "cross-origin-opener-policy: same-origin\r\ncontent-security-policy: frame-ancestors 'self'\r\n" +
        'connection: close\r\ncontent-length: 0\r\n\r\n',
    );
  });

  test('is told to nobody who has gone, and never within another answer', async () => {
    expect(await heardAfter('ECONNRESET', new PassThrough())).toBeUndefined();
    const ended = new PassThrough();
    ended.end();
    expect(await heardAfter('HPE_INVALID_METHOD', ended)).toBeUndefined();
    const answering = Object.assign(new PassThrough(), { _httpMessage: {} });
    expect(await heardAfter('HPE_INVALID_METHOD', answering)).toBeUndefined();
    for (const idle of [null, undefined])
      expect(
        await heardAfter(
          'HPE_INVALID_METHOD',
          Object.assign(new PassThrough(), { _httpMessage: idle }),
        ),
      ).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('of a handler that has begun to answer ends the connection', async () => {
    const { door, port, reports } = await start();
    door.open((_, response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.flushHeaders();
      throw new Error('half');
    });
    const answer = await received(await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    expect(answer).not.toContain('Internal Server Error');
    expect(reports).toHaveLength(1);
  });
});

test('connections beyond the limit are closed, and later ones are let in again', async () => {
  const { door, port, ask } = await start(2);
  door.open((_, response) => response.end('open'));
  const held = [await open(port, ''), await open(port, '')];
  expect(await received(await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'))).toBe('');
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200));
});

test('slow headers have 15 seconds, slow bodies 30', async () => {
  const { door } = await start();
  const { headersTimeout, requestTimeout, keepAliveTimeout } = door.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 30_000, 15_000]);
  // Silence after an answer.
  expect(door.server.timeout).toBe(60_000);
});

describe('leaving', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('says so, answers whoever still comes, and ends each connection with its answer', async () => {
    const { door, port, ask } = await start();
    door.open((_, response) => {
      // As pages from the cache are sent: all headers at once.
      response.writeHead(200, ['content-length', '4']);
      response.end('open');
    });
    const held = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(held, 'data');
    const heard = received(held);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const closed = door.close(4_500, 2_000);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    const page = await ask('/');
    expect([page.status, page.headers.connection, page.body.toString()]).toEqual([
      200,
      'close',
      'open',
    ]);
    // A connection that a balancer kept is answered once more, and told that this was all.
    held.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*open$/iu);
    await vi.advanceTimersByTimeAsync(1_999);
    expect((await ask('/')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1);
    await expect(open(port, '')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await closed;
  });

  test('takes no longer in all than the whole close may', async () => {
    const { door, port } = await start();
    const came = Promise.withResolvers<void>();
    door.open(() => came.resolve());
    const hanging = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const end = received(hanging);
    await came.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const closed = door.close(4_500, 2_000);
    await vi.advanceTimersByTimeAsync(4_499);
    expect(hanging.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBe('');
    await closed;
  });
});

describe('closing', () => {
  test('finishes what runs, refuses what comes, and says that it is not ready', async () => {
    const { door, port } = await start();
    const answer = Promise.withResolvers<void>();
    const came = Promise.withResolvers<void>();
    door.open((_, response) => {
      came.resolve();
      void answer.promise.then(() => response.end('finished'));
    });
    const running = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const text = received(running);
    await came.promise;
    const closed = door.close(60_000);
    await expect(open(port, '')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    running.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
    running.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    answer.resolve();
    await closed;
    const [first = '', ...rest] = (await text).split(/(?=HTTP\/1\.1)/u);
    expect(first).toContain('finished');
    for (const later of rest) expect(later).toMatch(/^HTTP\/1\.1 503 /u);
  });

  test.each([
    ['says nothing', ''],
    ['sent half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nAcc'],
    ['sent half of its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'],
    ['waits for an answer that never comes', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['is idle after its answer', 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('ends in its time though a connection %s', async (_, text) => {
    const { door, port } = await start();
    door.open(() => undefined);
    const socket = await open(port, text);
    const accepted = new Promise((resolve) => {
      door.server.getConnections((__, count) => resolve(count));
    });
    expect(await accepted).toBe(1);
    const end = received(socket);
    await door.close(20);
    await end;
    expect(socket.closed).toBe(true);
  });
});
