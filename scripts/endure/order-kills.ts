/**
 * Ends shops by SIGKILL while shoppers order, pay and are mailed to, and while prints are made and handed
 * over. Each order that was acknowledged must be there once, with one charge, one file and ticket for the
 * lab, and its mails; none by half. On Postgres one of two processes is ended, and the other works on.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { like } from 'drizzle-orm';
import sharp from 'sharp';

import { listKeptMails } from '../../adapters/mail/kept-mails.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { orderOutbox, orders } from '../../adapters/postgres/schema/orders.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import {
  payments,
  testPaymentMessages,
  testPayments,
} from '../../adapters/postgres/schema/payments.ts';
import { printJobs } from '../../adapters/postgres/schema/print-jobs.ts';
import { voucherMovements } from '../../adapters/postgres/schema/vouchers.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { issuedCodeLength, issuedVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { voucherKey } from '../../server/voucher-key.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import {
  freePort,
  newDataFolder,
  removeDataFolder,
  runShop,
  unlimited,
} from '../../tests/web/shop.ts';
import { orderOnce, type Buyer } from './order-shopper.ts';
import { randomOf, type Random } from './random.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };

type OrderFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly kills: number;
  readonly acknowledged: number;
  /** Requests that shoppers sent again, since a process was away. */
  readonly again: number;
};

/** Shoppers at once. */
const shopperCount = 3;

/** Milliseconds of ordering before the kill: more than an order takes until the lab has it. */
const longestWork = 1_500;

/** Milliseconds in which all that was ordered is with the lab, where nobody is killed any more. */
const settlingTime = 20_000;

/** In minor units. */
const voucherAmount = 1_000;

const issueVouchers = async (place: Place, count: number): Promise<readonly Buyer['voucher'][]> => {
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

type ShopProcess = ReturnType<typeof runShop>;

const startShop = ({ dataDir, databaseUrl = '' }: Place, port: number): ShopProcess =>
  runShop({
    ...unlimited,
    ORDERING: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  });

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

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

type Handed = { readonly tickets: readonly string[]; readonly prints: readonly string[] };

const handedTo = async ({ dataDir }: Place): Promise<Handed> => {
  const files = await filesBelow(join(dataDir, 'hand-over'));
  const isTicket = (name: string): boolean => name.endsWith('.json');
  return {
    tickets: files.filter(isTicket),
    prints: files.filter((name) => !isTicket(name)),
  };
};

/** Whether nothing is left to be done. */
const isSettled = async ({ orm }: Database): Promise<boolean> => {
  const [effects, messages, jobs, mails] = await Promise.all([
    orm.select().from(orderOutbox),
    orm.select().from(testPaymentMessages),
    orm.select().from(printJobs),
    orm.select().from(outgoingMails),
  ]);
  return (
    effects.length === 0 &&
    messages.length === 0 &&
    jobs.every(({ state, isTold }) => state !== 'waiting' && isTold) &&
    mails.every(({ id }) => id.startsWith('voucher-'))
  );
};

/** What is wrong with what became of each buyer's order, in words. */
const faultsOf = async (
  { orm }: Database,
  place: Place,
  buyers: readonly Buyer[],
  mailIds: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const [placed, begun, played, jobs, movements, { tickets, prints }] = await Promise.all([
    orm.select().from(orders),
    orm.select().from(payments),
    orm.select().from(testPayments),
    orm.select().from(printJobs),
    orm.select().from(voucherMovements),
    handedTo(place),
  ]);
  const written = await Promise.all(tickets.map((path) => readFile(path, 'utf8')));
  const ordersOf = Map.groupBy(placed, ({ email }) => email);
  const faults: string[] = [];
  const count = (what: string, found: number, right: number, email: string): void => {
    if (found !== right) faults.push(`${email}: ${found} ${what}, not ${right}`);
  };
  const emails = new Set(buyers.map(({ email }) => email));
  for (const email of ordersOf.keys())
    if (!emails.has(email)) faults.push(`${email} has an order and never ordered`);
  for (const { email, voucher } of buyers) {
    const [order, ...more] = ordersOf.get(email) ?? [];
    count('orders', more.length + (order === undefined ? 0 : 1), 1, email);
    if (order === undefined) continue;
    const { id, number, placed: bought, stateName, account } = order;
    const due = bought.totals.due.minorUnits;
    if (stateName !== 'handed-over') faults.push(`${email}: the order is ${stateName}`);
    const own = begun.filter(({ orderId }) => orderId === id);
    count('payments', own.length, 1, email);
    const money = played
      .filter(({ paymentId }) => own.some((payment) => payment.id === paymentId))
      .map(({ payment }) => payment);
    count(
      'charged',
      money.reduce((sum, { captured }) => sum + captured, 0),
      due,
      email,
    );
    count(
      'given back',
      money.reduce((sum, { refunded }) => sum + refunded, 0),
      0,
      email,
    );
    count(
      'noted',
      account.payments.reduce((sum, { captured }) => sum + captured, 0),
      due,
      email,
    );
    const files = jobs.filter(({ orderId, file }) => orderId === id && file !== null);
    count('printed files', files.length, bought.items.length, email);
    const named = written.filter((text) => text.includes(number));
    count('tickets', named.length, 1, email);
    count('prints', prints.filter((path) => path.includes(number)).length, files.length, email);
    const mails = [...mailIds].filter((mailId) => mailId.startsWith(`order-${id}-`));
    count('mails', mails.length, 2, email);
    if (voucher === undefined) continue;
    const moved = movements.filter(({ voucherId }) => voucherId === voucher.id);
    count('movements', moved.length, 2, email);
    const isRight = moved.some(
      ({ kind, order: of, minorUnits }) =>
        kind === 'redeem' && of === id && Math.abs(minorUnits) === voucherAmount,
    );
    if (!isRight) faults.push(`${email}: the voucher has not paid ${voucherAmount}`);
  }
  count('tickets in all', tickets.length, buyers.length, 'the lab');
  count('prints in all', prints.length, buyers.length, 'the lab');
  return faults;
};

/** Sends shoppers, each after the last, until they are told to stop; then waits for those under way. */
const sendShoppers = (
  ports: () => readonly number[],
  vouchers: readonly Buyer['voucher'][],
  photo: Uint8Array<ArrayBuffer>,
) => {
  const buyers: Buyer[] = [];
  const found = { acknowledged: 0, again: 0, isOver: false };
  const shopOn = async (): Promise<void> => {
    while (!found.isOver) {
      const number = buyers.length;
      const buyer = { email: `kill-${number}@example.com`, voucher: vouchers[number] };
      buyers.push(buyer);
      await orderOnce({
        buyer,
        photo,
        ports,
        onAcknowledged: () => (found.acknowledged += 1),
        onAgain: () => (found.again += 1),
      });
    }
  };
  const all = Promise.all(Array.from({ length: shopperCount }, shopOn));
  // Whoever stops them hears of it.
  all.catch(() => undefined);
  return {
    buyers,
    found,
    stop: async (): Promise<void> => {
      found.isOver = true;
      await all;
    },
  };
};

/** Starts and stops the shop until nothing is left to be done. */
const settle = async (
  place: Place,
  port: number,
  {
    orders: wanted,
    noteMails,
  }: { readonly orders: number; readonly noteMails: () => Promise<void> },
): Promise<void> => {
  for (let round = 0; round < 5; round += 1) {
    const database = await openDatabase(place);
    const isDone = await isSettled(database);
    if (!isDone) await endLeases(database);
    await database.close();
    if (isDone) return;
    const shop = startShop(place, port);
    await shop.opened;
    const until = Date.now() + settlingTime;
    while (Date.now() < until && (await handedTo(place)).tickets.length < wanted) await wait(50);
    // The lab has all; the orders hear of it.
    await wait(300 * (round + 1));
    await shop.stop();
    await noteMails();
  }
  throw new Error(`${place.dataDir}: something is still to be done.`);
};

/** Kills on one engine; throws where something is lost, done twice or half done. */
export const killOrdersOn = async (
  engine: OrderFigures['engine'],
  databaseUrl: string | undefined,
  kills: number,
  random: Random,
  template?: string,
): Promise<OrderFigures> => {
  const place: Place = { dataDir: newDataFolder(template), databaseUrl };
  const vouchers = await issueVouchers(place, kills * shopperCount);
  const photo = new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d02020' } })
      .jpeg()
      .toBuffer(),
  );
  const ports = [await freePort(), ...(engine === 'postgres' ? [await freePort()] : [])];
  const mailIds = new Set<string>();
  const noteMails = async (): Promise<void> => {
    for (const id of await listKeptMails(join(place.dataDir, 'mails'))) mailIds.add(id);
  };
  const shops = ports.map((port) => startShop(place, port));
  await Promise.all(shops.map(({ opened }) => opened));
  const shoppers = sendShoppers(() => ports, vouchers, photo);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(random() * longestWork);
      const chosen = Math.floor(random() * ports.length);
      await shops[chosen]?.stop('SIGKILL');
      await noteMails();
      const again = startShop(place, ports[chosen] ?? 0);
      shops[chosen] = again;
      await again.opened;
    }
    await shoppers.stop();
  } finally {
    for (const shop of shops) await shop.stop('SIGKILL');
  }
  await noteMails();
  const { buyers, found } = shoppers;
  await settle(place, ports[0] ?? 0, { orders: buyers.length, noteMails });
  const database = await openDatabase(place);
  const faults = await faultsOf(database, place, buyers, mailIds);
  await database.close();
  if (faults.length > 0) throw new Error(`${place.dataDir}: ${faults.slice(0, 20).join('\n')}`);
  removeDataFolder(place.dataDir);
  const { acknowledged, again } = found;
  return { engine, kills, acknowledged, again };
};

/** Kills on both engines. */
export const endureOrderKills = async (
  kills: number,
  seed: number,
): Promise<readonly OrderFigures[]> => {
  console.log(`Kills while shoppers order: ${kills} on each engine, seed ${seed}`);
  const embedded = await killOrdersOn('pglite', undefined, kills, randomOf(seed));
  const postgres = await startRealPostgres();
  try {
    return [
      embedded,
      await killOrdersOn('postgres', postgres.databaseUrl, kills, randomOf(seed + 1)),
    ];
  } finally {
    await postgres.stop();
  }
};
