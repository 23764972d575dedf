/** Where the shops of a test keep their orders, how they run there, and when nothing is left to be done. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { like } from 'drizzle-orm';
import sharp from 'sharp';

import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { orderOutbox } from '../../adapters/postgres/schema/orders.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { testPaymentMessages } from '../../adapters/postgres/schema/payments.ts';
import { printJobs } from '../../adapters/postgres/schema/print-jobs.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { issuedCodeLength, issuedVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { voucherKey } from '../../server/voucher-key.ts';
import { runShop, unlimited } from '../../tests/web/shop.ts';
import type { Buyer } from './order-shopper.ts';

/** The data of one or more processes; without an address the database is the embedded one. */
export type OrderPlace = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/** A process of the shop. */
export type ShopProcess = ReturnType<typeof runShop>;

/** Milliseconds in which the lab gets a ticket more, where any order is left and nobody is killed. */
const longestSilence = 15_000;

/** Starts after which nothing is left to be done. */
const settlingRounds = 6;

/** What a test's vouchers are worth, in euro cents. */
export const voucherAmount = 1_000;

/** Starts a shop at a port; `variables` are added to those of a shop that refuses nobody. */
export const startShop = (
  { dataDir, databaseUrl = '' }: OrderPlace,
  port: number,
  variables: Readonly<Record<string, string>> = {},
): ShopProcess =>
  runShop({
    ...unlimited,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ...variables,
  });

/** A photo as a shopper brings it, as JPEG. */
export const shopperPhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d02020' } })
      .jpeg()
      .toBuffer(),
  );

/** Issues vouchers where no shop runs. */
export const issueVouchers = async (
  place: OrderPlace,
  count: number,
): Promise<readonly Buyer['voucher'][]> => {
  const database = await openDatabase(place);
  const store = keptVouchers({
    database: async () => database,
    clock: { now: Date.now },
    key: voucherKey(undefined, place.dataDir),
  });
  const issued: Buyer['voucher'][] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const code = issuedVoucherCode(crypto.getRandomValues(new Uint8Array(issuedCodeLength)));
    await store.issue(
      {
        id,
        code,
        amount: { minorUnits: voucherAmount, currency: 'eur' },
        expiresAt: Date.now() + 86_400_000,
      },
      // Never sent: the shop's own mails are counted.
      {
        mail: { id: `voucher-${id}`, to: 'a@example.com', subject: '', text: '' },
        at: Date.now() + 86_400_000,
      },
    )();
    issued.push({ id, code });
  }
  await database.close();
  return issued;
};

/** Whatever a killed process had taken waits no longer: a minute later others would get it. */
const endLeases = async ({ orm }: Database): Promise<void> => {
  const now = new Date();
  await orm.update(orderOutbox).set({ nextAttemptAt: now });
  await orm.update(testPaymentMessages).set({ dueAt: now });
  await orm.update(printJobs).set({ dueAt: now });
  await orm
    .update(outgoingMails)
    .set({ nextAttemptAt: now })
    .where(like(outgoingMails.id, 'order-%'));
};

/** Rows at once: the shop's databases bound the bytes of an answer. */
const pageSize = 50;

/** All rows of a table whose rows are large. */
export const allRows = async <Row>(
  page: (limit: number, offset: number) => PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (;;) {
    const next = await page(pageSize, rows.length);
    rows.push(...next);
    if (next.length < pageSize) return rows;
  }
};

/** Tasks of the lab with what came of them. */
export const allPrintJobs = ({ orm }: Database) =>
  allRows((limit, offset) =>
    orm.select().from(printJobs).orderBy(printJobs.key).limit(limit).offset(offset),
  );

/** What is left to be done, in words. */
const leftIn = async (database: Database): Promise<readonly string[]> => {
  const { orm } = database;
  const [effects, messages, jobs, mails] = await Promise.all([
    orm.select().from(orderOutbox),
    orm.select().from(testPaymentMessages),
    allPrintJobs(database),
    orm.select().from(outgoingMails),
  ]);
  return [
    ...effects.map(({ effect, failure }) => `${effect.kind} (${failure ?? 'waits'})`),
    ...messages.map(() => 'a message of a payment'),
    ...jobs.flatMap(({ task, state, isTold }) =>
      state === 'waiting' || !isTold ? [`${task.kind} (${state})`] : [],
    ),
    ...mails.flatMap(({ id }) => (id.startsWith('voucher-') ? [] : [`the mail ${id}`])),
  ];
};

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files that the lab has, by their paths. */
export const handedTo = async ({
  dataDir,
}: OrderPlace): Promise<Readonly<Record<'tickets' | 'prints', readonly string[]>>> => {
  const files = await filesBelow(join(dataDir, 'hand-over'));
  const isTicket = (name: string): boolean => name.endsWith('.json');
  return {
    tickets: files.filter(isTicket),
    prints: files.filter((name) => !isTicket(name)),
  };
};

/** Waits until the lab has so many tickets, or has got none for a while. */
const untilHanded = async (place: OrderPlace, tickets: number): Promise<void> => {
  let [before, until] = [-1, 0];
  for (;;) {
    const { length } = (await handedTo(place)).tickets;
    if (length >= tickets || (length === before && Date.now() > until)) return;
    if (length > before) [before, until] = [length, Date.now() + longestSilence];
    await wait(50);
  }
};

/** Starts and stops a shop until nothing of so many orders is left to be done; throws where that never is. */
export const settle = async (
  place: OrderPlace,
  orders: number,
  start: () => ShopProcess,
): Promise<void> => {
  for (let round = 0; ; round += 1) {
    const database = await openDatabase(place);
    const left = await leftIn(database);
    if (left.length > 0) await endLeases(database);
    await database.close();
    if (left.length === 0) return;
    if (round === settlingRounds)
      throw new Error(`${place.dataDir} is not done with ${left.slice(0, 10).join(', ')}.`);
    const shop = start();
    await shop.opened;
    await untilHanded(place, orders);
    // The lab has all; the orders hear of it, and their buyers.
    await wait(500 * (round + 1));
    await shop.stop();
  }
};
