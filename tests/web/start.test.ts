/** Starting and stopping: what the operator reads, and what is left behind. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { startRealPostgres } from '../adapters/postgres/real-postgres.ts';
import { openFaultyDatabase } from '../faults/faulty-database.ts';
import { freePort, newDataFolder, removeDataFolder, runShop } from './shop.ts';

const halfBody =
  'POST /reports/csp HTTP/1.1\r\nHost: a\r\nContent-Type: application/csp-report\r\nContent-Length: 90\r\n\r\n{';

describe('a running shop', () => {
  const running = { PORT: '', DATA_DIR: '' };
  let shop: ReturnType<typeof runShop>;

  const ask = (path: string) => fetch(`http://127.0.0.1:${running.PORT}${path}`);

  beforeAll(async () => {
    running.PORT = String(await freePort());
    running.DATA_DIR = newDataFolder(inject('template'));
    shop = runShop(running);
    await shop.opened;
  });

  afterAll(async () => {
    await shop.stop('SIGKILL');
    removeDataFolder(running.DATA_DIR);
  });

  test('is ready, and keeps its port from one that has not prepared anything yet', async () => {
    expect((await ask('/readyz')).status).toBe(200);
    const dataDir = newDataFolder();
    const second = await runShop({ PORT: running.PORT, DATA_DIR: dataDir }).ended;
    expect([second.code, second.errors.trim()]).toEqual([
      1,
      `Port ${running.PORT} is in use: stop the process that has it, or choose another PORT.`,
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
    removeDataFolder(dataDir);
  });

  test('keeps its data to itself', async () => {
    const second = await runShop({ ...running, PORT: String(await freePort()) }).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain('is in use by process');
    expect(second.errors).toContain('DATA_DIR');
    expect(second.errors.trim().split('\n')).toHaveLength(1);
    expect((await ask('/web-api/openapi.json')).status).toBe(200);
  });

  // Every shop of the tests begins with the data of one that SIGTERM ended.
  test('ends cleanly by Ctrl-C, finds its data at the next start, and by SIGTERM whatever is open', async () => {
    const openingLine = `Passepartout is open at http://localhost:${running.PORT}`;
    expect(await shop.opened).toBe(openingLine);
    expect(await shop.stop('SIGINT')).toMatchObject({ code: 0, errors: '' });
    shop = runShop(running);
    expect(await shop.opened).toBe(openingLine);
    expect(await (await ask('/leinwanddruck')).text()).toContain('44,90\u00a0€');
    const open = ['', 'GET / HTTP/1.1\r\nHost: a\r\nAcc', halfBody].map((text) => {
      const socket = connect(Number(running.PORT), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(text);
      return socket;
    });
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    // Its own limit for tests; without one of the shop's it would never end.
    expect(await shop.stop()).toMatchObject({ code: 0, signal: null, errors: '' });
  });
});

describe('a variable that is wrong', () => {
  test.each([
    // The others: `describeConfigurationError`'s lines in tests/server/configuration.test.ts.
    ['PORT', 'eighty', 'a whole number from 1 to 65535'],
    ['RATE_LIMITS_STORE', 'postgres', 'together with DATABASE_URL'],
  ])('(%s=%s) stops it with one line that says what is allowed', async (name, value, allowed) => {
    const { code, output, errors } = await runShop({ PORT: '3000', [name]: value }).ended;
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(`${name}="${value}"`);
    expect(errors).toContain(allowed);
  });
});

describe('starting', () => {
  // The next start begins anew (tests/adapters/postgres/creation.test.ts).
  test('lives at once, is not ready while it prepares, and may be stopped meanwhile', async () => {
    const dataDir = newDataFolder();
    const environment = { PORT: String(await freePort()), DATA_DIR: dataDir };
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${environment.PORT}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    const shop = runShop(environment);
    await vi.waitFor(async () => expect(await ask('/healthz')).toBe(200), { timeout: 60_000 });
    expect([await ask('/readyz'), await ask('/leinwanddruck')]).toEqual([503, 503]);
    await vi.waitFor(() => expect(readdirSync(dataDir)).toContain('postgres.creating'), {
      timeout: 60_000,
    });
    expect(await shop.stop()).toMatchObject({ signal: 'SIGTERM', errors: '' });
    removeDataFolder(dataDir);
  });

  test('lives and stops cleanly while a database takes its connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const silentPort = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = once(silent, 'connection');
    silent.on('connection', (connection) => connection.unref());
    const port = String(await freePort());
    const databaseUrl = `postgres://shop:secret@127.0.0.1:${silentPort}/shop`;
    const dataDir = newDataFolder();
    const shop = runShop({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await taken;
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
    expect(await shop.stop()).toMatchObject({ signal: 'SIGTERM', errors: '' });
    silent.close();
    removeDataFolder(dataDir);
  });

  test('names the folder, its variable and the way out where the database is damaged', async () => {
    const dataDir = newDataFolder();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const environment = { PORT: String(await freePort()), DATA_DIR: dataDir };
    const { code, errors } = await runShop(environment).ended;
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(join(dataDir, 'postgres'));
    expect(errors).toContain('DATA_DIR');
    expect(errors).not.toMatch(/\[object|Aborted|\bat .+:\d+/u);
    removeDataFolder(dataDir);
  });
});

describe('descriptors that run out', () => {
  test.runIf(existsSync('/proc/self/limits'))('refuse connections, and end nothing', async () => {
    const dataDir = newDataFolder(inject('template'));
    const port = await freePort();
    const shop = runShop({ PORT: String(port), DATA_DIR: dataDir }, { descriptors: 160 });
    await shop.opened;
    // One who is there before, and keeps the connection.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const there = () =>
      new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
        const options = { host: '127.0.0.1', port, path: '/leinwanddruck', agent };
        const asked = request(options, (response) => {
          response.resume();
          response.on('end', () =>
            resolve({ status: response.statusCode, isReused: asked.reusedSocket }),
          );
        });
        asked.on('error', reject);
        asked.end();
      });
    expect((await there()).status).toBe(200);
    const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    // All that find no place are closed; the others stay until they are.
    const closed = () => sockets.filter((socket) => socket.closed).length;
    await vi.waitFor(() => expect(closed()).toBeGreaterThanOrEqual(200), { timeout: 30_000 });
    expect(await there()).toEqual({ status: 200, isReused: true });
    agent.destroy();
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/leinwanddruck`)).status).toBe(200),
      { timeout: 30_000 },
    );
    expect((await shop.stop()).code).toBe(0);
    removeDataFolder(dataDir);
  });
});

describe('stopping', () => {
  test('is clean though the database answers no query any more', async () => {
    const server = await startRealPostgres();
    const database = await openFaultyDatabase(server.databaseUrl);
    const dataDir = newDataFolder();
    const port = await freePort();
    const shop = runShop({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.databaseUrl,
    });
    await shop.opened;
    // Connections are open then: it is their queries that hang.
    expect((await fetch(`http://127.0.0.1:${port}/bilderrahmen`)).status).toBe(200);
    // Byte by byte: an answer would take minutes, and no connection ends by itself.
    database.fail('dripping');
    const before = database.asked();
    const asked = [
      fetch(`http://127.0.0.1:${port}/leinwanddruck`),
      fetch(`http://127.0.0.1:${port}/price-api/prices/formats?materialType=leinwand`, {
        headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' },
      }),
    ].map((answer) => answer.then(({ status }) => status).catch(() => 0));
    await vi.waitFor(() => expect(database.asked()).toBeGreaterThan(before), { timeout: 30_000 });
    const end = await shop.stop();
    expect([end.code, end.signal]).toEqual([0, null]);
    // Who waited has an answer: the page without prices, and that the API is away.
    expect(await Promise.all(asked)).toEqual([200, 503]);
    await database.close();
    await server.stop();
    removeDataFolder(dataDir);
  });
});
