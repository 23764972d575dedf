/**
 * The ports of the shop API: in memory, and over HTTP on the embedded service with each engine.
 * One file, so that each engine starts once.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { browserCustomers } from '../../adapters/browser/customers.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import { httpShipping } from '../../adapters/http/shipping.ts';
import { openDatabase, type Database } from '../../adapters/postgres/database.ts';
import { customers as customerTable, sessions } from '../../adapters/postgres/schema.ts';
import { seedDatabase } from '../../adapters/postgres/seed/seed.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Customers } from '../../core/ports/customers.ts';
import { sessionCookie, sessionTokenHash } from '../../server/services/shop/customer-data.ts';
import { shopService } from '../../server/services/shop/shop.ts';
import { startRealPostgres } from '../adapters/postgres/real-postgres.ts';
import { manualClock } from '../fakes/clock.ts';
import { failingCustomers, fakeCustomers } from '../fakes/customers.ts';
import { recordingLog } from '../fakes/log.ts';
import { fakePrices } from '../fakes/prices.ts';
import { fakeShipping } from '../fakes/shipping.ts';
import { ada, customersContract, type CustomersOf } from './customers.ts';
import { pricesContract } from './prices.ts';
import { shippingContract } from './shipping.ts';

const now = Date.parse('2026-11-21T09:30:00Z');
const baseUrl = 'http://shop.test';
const nothingToStop = (): Promise<void> => Promise.resolve();

/** An engine that is started by the first who needs it, and its end. */
type Engine = { readonly database: () => Promise<Database>; readonly stop: () => Promise<void> };

const engine = (start: () => Promise<Database>, clean: () => Promise<void>): Engine => {
  let starting: Promise<Database> | undefined;
  const startSeeded = async (): Promise<Database> => {
    const database = await start();
    await seedDatabase(database, manualClock(now));
    return database;
  };
  return {
    database: () => (starting ??= startSeeded()),
    stop: async () => {
      await (await starting)?.close();
      await clean();
    },
  };
};

const pglite = async (): Promise<Engine> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'passepartout-pglite-'));
  return engine(
    () => openDatabase({ dataDir }),
    () => rm(dataDir, { recursive: true, force: true }),
  );
};

const postgres = async (): Promise<Engine> => {
  const server = await startRealPostgres();
  return engine(
    () => openDatabase({ databaseUrl: server.databaseUrl, dataDir: '' }),
    () => server.stop(),
  );
};

/** The API in this process; a cookie header is what a browser would send. */
const api = (database: Database, clock: Clock, cookie?: string) => {
  const service = shopService({ database, clock, log: recordingLog() });
  return async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (cookie !== undefined) headers.set('Cookie', cookie);
    return service.fetch(new Request(request, { headers }));
  };
};

const customersAt = (database: Database, cookie?: string): Customers => {
  const fetch = api(database, manualClock(now), cookie);
  return browserCustomers({
    baseUrl,
    scope: { channel: 'poster', locale: 'de-DE' },
    fetch: (address, init) => fetch(new Request(address, init)),
  });
};

const logIn = async (
  { orm }: Database,
  { number, firstName, lastName, type, isWhitelabelCustomer }: Customer,
  expiresAt: number,
): Promise<string> => {
  const token = randomUUID();
  await orm
    .insert(customerTable)
    .values({ number, email: 'Ada@example.com', firstName, lastName, type, isWhitelabelCustomer })
    .onConflictDoNothing();
  await orm.insert(sessions).values({
    tokenHash: sessionTokenHash(token),
    customerNumber: number,
    expiresAt: new Date(expiresAt),
  });
  return `${sessionCookie}=${token}`;
};

const customersOver = (database: () => Promise<Database>): CustomersOf => ({
  loggedIn: async (customer) => {
    const opened = await database();
    return customersAt(opened, await logIn(opened, customer, now + 1));
  },
  withoutSession: async () => customersAt(await database()),
  withForeignSession: async () => {
    const opened = await database();
    return customersAt(opened, await logIn(opened, ada, now));
  },
  unreachable: () =>
    Promise.resolve(
      browserCustomers({
        baseUrl,
        scope: { channel: 'poster', locale: 'de-DE' },
        fetch: () => Promise.reject(new TypeError('no network')),
      }),
    ),
});

pricesContract('in memory', () => Promise.resolve({ prices: fakePrices(), stop: nothingToStop }));
shippingContract('in memory', (clock) =>
  Promise.resolve({ shipping: fakeShipping(clock), stop: nothingToStop }),
);
customersContract('in memory', {
  loggedIn: (customer) => Promise.resolve(fakeCustomers(customer)),
  withoutSession: () => Promise.resolve(fakeCustomers()),
  withForeignSession: () => Promise.resolve(fakeCustomers()),
  unreachable: () => Promise.resolve(failingCustomers()),
});

for (const [name, start] of [
  ['PGlite', pglite],
  ['Postgres', postgres],
] as const) {
  let starting: Promise<Engine> | undefined;
  const database = async (): Promise<Database> => (await (starting ??= start())).database();
  afterAll(async () => (await starting)?.stop());

  pricesContract(`over HTTP on ${name}`, async () => ({
    prices: httpPrices({ baseUrl, fetch: api(await database(), manualClock(now)) }),
    stop: nothingToStop,
  }));
  shippingContract(`over HTTP on ${name}`, async (clock) => ({
    shipping: httpShipping({ baseUrl, fetch: api(await database(), clock) }),
    stop: nothingToStop,
  }));
  customersContract(`over HTTP on ${name}`, customersOver(database));
}
