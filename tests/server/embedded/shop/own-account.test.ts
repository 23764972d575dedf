/** One's own account at the embedded service: what is kept, mailed and logged, and what law keeps. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { carts } from '../../../../adapters/postgres/schema/carts.ts';
import {
  customers,
  knownDevices,
  logInAttempts,
  sessions,
} from '../../../../adapters/postgres/schema/customers.ts';
import { withdrawals } from '../../../../adapters/postgres/schema/messages.ts';
import { newsletterSubscriptions } from '../../../../adapters/postgres/schema/newsletter.ts';
import { orderEvents, orderOutbox, orders } from '../../../../adapters/postgres/schema/orders.ts';
import { mailTurns, outgoingMails } from '../../../../adapters/postgres/schema/outgoing-mails.ts';
import { keptCarts } from '../../../../adapters/postgres/stores/carts.ts';
import { keptOrders } from '../../../../adapters/postgres/stores/orders.ts';
import { personalTables } from '../../../../adapters/postgres/stores/personal-data.ts';
import { pictureUploads } from '../../../../adapters/media/picture-uploads.ts';
import { toolboxResults } from '../../../../adapters/media/toolbox-results.ts';
import { emptyCart } from '../../../../core/domain/cart/cart.ts';
import { sessionLimits } from '../../../../core/domain/customer/account-sessions.ts';
import { logInLimits } from '../../../../core/domain/customer/log-in-attempts.ts';
import { mailLimits } from '../../../../core/domain/customer/mail-turns.ts';
import { cleanLogFacts } from '../../../../core/domain/errors/log-facts.ts';
import { picturesCookie } from '../../../../core/domain/cookie/storefront-cookies.ts';
import { keptPersonalisations } from '../../../../adapters/postgres/stores/personalisations.ts';
import { E } from '../../../../core/fp.ts';
import { shopService } from '../../../../server/embedded/shop/shop.ts';
import { orderOf } from '../../../arbitraries/order.ts';
import { newDatabaseFolder } from '../../../adapters/postgres/new-database-folder.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { noPages } from '../../../fakes/page-sources.ts';
import { passwords } from '../../../fakes/passwords.ts';
import { quickScrypt } from '../../../fakes/quick-scrypt.ts';
import { drawNoPdf } from '../../../fakes/toolbox-results.ts';

quickScrypt();

const now = Date.parse('2026-11-23T09:00:00Z');
const clock = manualClock(now);
const log = recordingLog();
const password = 'nanoseconds of wire';
const email = 'grace@example.com';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let database: Database;
let app: ReturnType<typeof shopService>;

beforeAll(async () => {
  const dataDir = await newDatabaseFolder();
  database = await openDatabase({ dataDir });
  app = shopService({
    ...noPages,
    trustedProxies: 0,
    locationHeaders: { country: 'x-country', region: undefined },
    database,
    drawPdf: drawNoPdf,
    results: toolboxResults('/nonexistent', clock),
    uploads: pictureUploads(join(dataDir, 'pictures'), clock),
    clock,
    log,
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.set(now);
  const { orm } = database;
  const kept = [customers, logInAttempts, mailTurns, outgoingMails, newsletterSubscriptions];
  const ofOrders = [orderOutbox, orderEvents, orders];
  for (const table of [...kept, withdrawals, carts, ...ofOrders]) await orm.delete(table);
  const passwordHash = await passwords.hash(password);
  await orm
    .insert(customers)
    .values({ number: '7', email, firstName: 'Grace', lastName: 'Hopper', passwordHash });
  await orm.insert(knownDevices).values({
    customerNumber: '7',
    browser: 'firefox',
    system: 'windows',
    seenAt: new Date(now),
  });
});

const send = (
  path: string,
  body: object | undefined,
  cookie = '',
  client = '203.0.113.1',
  userAgent = firefox,
) =>
  app.request(`/web-api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      'x-channel': 'poster',
      'x-locale': 'de-DE',
      'X-Forwarded-For': client,
      'User-Agent': userAgent,
      'x-country': 'CH',
      Cookie: cookie,
    },
  });

const logIn = async (): Promise<string> => {
  const answer = await send('customer-login', { email, password });
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
};

const change = (body: object, cookie: string, client?: string) =>
  send('customer-account-change', body, cookie, client);

const mails = async (): Promise<readonly (readonly [string, string])[]> => {
  const rows = await database.orm.select().from(outgoingMails);
  return rows.map(({ recipient, subject }) => [recipient, subject]);
};

test('a session keeps a device and a country, and nothing that names a network', async () => {
  await logIn();
  const [row] = await database.orm.select().from(sessions);
  expect(row).toMatchObject({ browser: 'firefox', system: 'windows', country: 'CH' });
  expect(JSON.stringify(row)).not.toMatch(/203\.0|Mozilla/u);
});

test('a log-in by a device that was not there for 90 days is told to the owner of the account', async () => {
  const { orm } = database;
  const logInAfter = async (milliseconds: number): Promise<number> => {
    clock.set(clock.now() + milliseconds);
    await logIn();
    return orm.$count(outgoingMails);
  };
  expect(await logInAfter(sessionLimits.known)).toBe(0);
  expect(await logInAfter(sessionLimits.known)).toBe(0);
  expect(await logInAfter(sessionLimits.known + 1)).toBe(1);
  expect(await logInAfter(0)).toBe(1);
  const [mail] = await orm.select().from(outgoingMails);
  expect(mail).toMatchObject({ recipient: email, subject: 'Neue Anmeldung in Ihrem Konto' });
  for (const said of ['Firefox unter Windows', 'Land: Schweiz', /Zeit: .* 2027 um \d\d:\d\d/u])
    expect(mail?.text).toMatch(said);
  expect(mail?.text).toMatch(/http:\S+\/kundenkonto\?dialog=password-reset$/mu);
  expect(mail?.text).toMatch(/http:\S+\/kundenkonto$/mu);
  expect(mail?.text).not.toMatch(/203\.0|Mozilla/u);
  await send(
    'customer-login',
    { email, password: 'difference engine' },
    '',
    '203.0.113.9',
    'Opera',
  );
  expect(await orm.$count(outgoingMails)).toBe(1);
});

test('whoever calls their browser many names causes five of these mails in an hour, the rest later', async () => {
  const systems = ['Windows', 'iPhone', 'Android'];
  for (const userAgent of systems.flatMap((system) => [
    `Firefox/1 ${system}`,
    `OPR/1 ${system}`,
    system,
  ]))
    await send('customer-login', { email, password }, '', '203.0.113.1', userAgent);
  const due = await database.orm.select().from(outgoingMails);
  const { mails: most, milliseconds } = mailLimits['new-device'];
  const waits = due.map(({ nextAttemptAt }) => (nextAttemptAt?.getTime() ?? 0) - now);
  // One of the nine is known.
  expect(waits.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: most }, () => 0),
    ...Array.from({ length: 8 - most }, () => milliseconds),
  ]);
});

test('a new password has a new token, and its owner is told', async () => {
  const cookie = await logIn();
  const answer = await change(
    { kind: 'password', password, newPassword: 'difference engine' },
    cookie,
  );
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43};/u);
  expect((await send('customer-account', undefined, cookie)).status).toBe(403);
  expect(await mails()).toEqual([[email, 'Ihr Passwort ist geändert']]);
});

test.each(['Michael2024!', 'passwort1', email])(
  'a new password must not be one that is guessed first: %s',
  async (newPassword) => {
    const answer = await change({ kind: 'password', password, newPassword }, await logIn());
    expect(answer.status).toBe(400);
    const { payload } = await answer.json();
    expect(payload.errors).toMatchObject({ newPassword: expect.any(String) });
    expect(await mails()).toEqual([]);
  },
);

test('whoever has found a session open cannot try passwords at it', async () => {
  const cookie = await logIn();
  const wrong = { kind: 'close', password: 'difference engine' };
  expect((await change(wrong, cookie)).status).toBe(400);
  await database.orm.update(logInAttempts).set({ count: logInLimits.attempts });
  const answer = await change({ kind: 'close', password }, cookie);
  expect(await answer.json()).toMatchObject({
    message: { text: expect.stringContaining('15 Minuten') },
  });
  expect(await database.orm.$count(customers)).toBe(1);
});

test('without a password, a log-in just now is asked for', async () => {
  const cookie = await logIn();
  await database.orm.update(customers).set({ passwordHash: null });
  clock.set(now + sessionLimits.fresh);
  const asked = { kind: 'password', password: '', newPassword: 'difference engine' };
  const { message } = await (await change(asked, cookie)).json();
  expect(message.text).toContain('melden Sie sich');
  clock.set(now + sessionLimits.fresh - 1);
  expect((await change(asked, cookie)).status).toBe(204);
});

test('a new address is confirmed there, told of at the old one, and no longer than its link lasts', async () => {
  const cookie = await logIn();
  const asked = { kind: 'email', email: 'hopper@example.com', password };
  const linkOf = async () => {
    const rows = await database.orm
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, asked.email));
    const token = rows.at(-1)?.text.match(/token=([\w-]{43})/u)?.[1];
    return { token };
  };
  await change(asked, cookie);
  clock.set(now + 7 * 86_400_000);
  expect((await send('customer-account-address', await linkOf())).status).toBe(404);
  await database.orm.delete(outgoingMails);
  await change(asked, cookie);
  expect((await send('customer-account-address', await linkOf())).status).toBe(204);
  expect(await mails()).toEqual([
    [asked.email, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse'],
    [email, 'Die E-Mail-Adresse Ihres Kontos ist geändert'],
  ]);
});

test('a new password takes away the link of a new address, and so does a reset', async () => {
  const tokenFor = async (recipient: string) => {
    const sent = await database.orm
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, recipient));
    return sent.map(({ text }) => text.match(/token=([\w-]{43})/u)?.[1]).find(Boolean);
  };
  const asked = { kind: 'email', email: 'eve@example.com' };
  const follow = async () => {
    const token = await tokenFor(asked.email);
    await database.orm.delete(outgoingMails);
    return (await send('customer-account-address', { token })).status;
  };
  const newPassword = 'difference engine';
  const cookie = await logIn();
  await change({ ...asked, password }, cookie);
  await change({ kind: 'password', password, newPassword }, cookie);
  expect(await follow()).toBe(404);

  const answer = await send('customer-login', { email, password: newPassword });
  const again = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await change({ ...asked, password: newPassword }, again);
  await send('customer-password-reset', { email });
  await send('customer-password-confirm', { token: await tokenFor(email), password });
  expect((await send('customer-login', { email, password })).status).toBe(200);
  expect(await follow()).toBe(404);
});

test('an address gets three of these mails an hour, also one that has an account', async () => {
  const cookie = await logIn();
  const other = 'ada@example.com';
  await database.orm
    .insert(customers)
    .values({ number: '8', email: other, firstName: 'Ada', lastName: 'Lovelace' });
  for (let times = 0; times < 4; times += 1)
    expect((await change({ kind: 'email', email: other, password }, cookie)).status).toBe(204);
  const told = [other, 'Zu dieser E-Mail-Adresse gibt es schon ein Konto'];
  expect(await mails()).toEqual([told, told, told]);
});

/** Of an account, or undefined for a guest. */
const keepOrder = async (customerId: string | undefined): Promise<void> => {
  const sample = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });
  const id = randomUUID();
  const placed = { ...sample, id, number: id, buyer: { ...sample.buyer, email, customerId } };
  const owner = { kind: 'visitor', key: id } as const;
  const cart = {
    ...emptyCart,
    items: placed.items.map(({ article, quantity }) => ({ article, quantity })),
  };
  const clock = manualClock(now);
  const opened = async () => database;
  await keptCarts(opened, clock).change(owner, () => E.right(cart))();
  const kept = keptOrders({ database: opened, clock, key: () => 'key' });
  expect(await kept.place({ placed, owner, cart })()).toMatchObject(E.right({ kind: 'placed' }));
};

test('a deleted account takes its cart along, and leaves what the law asks for', async () => {
  const cookie = await logIn();
  const { orm } = database;
  const at = new Date(now);
  await orm
    .insert(carts)
    .values({ ownerKind: 'customer', ownerKey: '7', content: '{}', changedAt: at });
  await orm.insert(withdrawals).values({
    channel: 'poster',
    locale: 'de-DE',
    name: 'Grace',
    email,
    orderNumber: '1',
    receivedAt: at,
    withdrawalId: 'a',
  });
  const place = { channel: 'poster', locale: 'de-DE', email, requestedAt: at } as const;
  await orm
    .insert(newsletterSubscriptions)
    .values({ ...place, status: 'subscribed', tokenHash: 'a', confirmedAt: at });
  await keepOrder('7');
  const answer = await change({ kind: 'close', password }, cookie);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0;/u);
  expect([
    await orm.$count(customers),
    await orm.$count(sessions),
    await orm.$count(carts),
  ]).toEqual([0, 0, 0]);
  expect(await orm.$count(withdrawals)).toBe(1);
  expect(await orm.select().from(orders)).toMatchObject([{ email, customerNumber: null }]);
  const [proof] = await orm.select().from(newsletterSubscriptions);
  expect(proof).toMatchObject({ status: 'unsubscribed', unsubscribedAt: at });
  expect(await mails()).toEqual([[email, 'Ihr Konto ist gelöscht']]);
});

/** What is of nobody, or of nobody that it names. */
const impersonal = [
  'area_price_rules',
  'article_parts',
  'articles',
  'configuration_prices',
  'configurations',
  'content_writes',
  'delivery_rules',
  'designs',
  'express_products',
  'format_offers',
  'part_prices',
  'price_changes',
  'products',
  'promotions',
  'schema_version',
  'shipping_costs',
  'sku_containers',
  // Hashes that lead back to nobody, for minutes or a day.
  'log_in_attempts',
  'mail_turns',
  'rate_limits',
  // What has to be done for orders, which are exported themselves.
  'order_outbox',
  // Amounts and states, by the order that they are of.
  'payments',
  'payment_events',
  'payment_keys',
  'test_payments',
  'test_payment_messages',
  'invoice_series',
  // Tasks of orders, which tell of themselves; photos are listed as pictures.
  'print_jobs',
  // Of a browser's key, as its pictures are, and exported with them.
  'personalisations',
  // Of whoever has the code.
  'vouchers',
  'voucher_movements',
] as const;

test('every table is exported, or is of nobody', async () => {
  const folder = join(import.meta.dirname, '../../../../adapters/postgres/schema');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules: readonly object[] = await Promise.all(
    files.map((name) => import(join(folder, name))),
  );
  const tables = modules
    .flatMap((one): readonly unknown[] => Object.values(one))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableName(table));
  expect([...Object.keys(personalTables), ...impersonal].toSorted()).toEqual(tables.toSorted());
});

test('the export is a file of all that is kept, for its customer alone', async () => {
  const cookie = await logIn();
  // A guest with the account's address is the same person.
  for (const customerId of ['7', undefined]) await keepOrder(customerId);
  const answer = await send('customer-account-export', undefined, cookie);
  expect(answer.headers.get('content-disposition')).toContain('account-7.json');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  const file: Readonly<Record<string, readonly object[]>> = JSON.parse(text);
  expect(Object.keys(file)).toEqual([
    ...Object.keys(personalTables),
    'pictures',
    'personalisations',
  ]);
  expect(file['customers']).toMatchObject([{ email, hasPassword: true }]);
  expect(file['sessions']).toMatchObject([{ browser: 'firefox' }]);
  expect(file['orders']).toMatchObject([{ stateName: 'placed' }, { stateName: 'placed' }]);
  expect(text).not.toMatch(/token|scrypt/iu);
});

test('own words are in the export of their browser, and gone with the account', async () => {
  const key = 'k'.repeat(43);
  const own = keptPersonalisations(async () => database, clock, key);
  const given = { words: { names: 'Grace' }, photos: [] };
  const id = await own.keep(given)();
  const cookie = `${await logIn()}; ${picturesCookie}=${key}`;
  const exported = await send('customer-account-export', undefined, cookie);
  expect(await exported.json()).toMatchObject({ personalisations: [given] });
  expect((await change({ kind: 'close', password }, cookie)).status).toBe(204);
  expect(E.isRight(id) && (await own.find(id.right)())).toEqual(
    E.left({ kind: 'personalisation-not-found' }),
  );
});

test('each change is in the log, and nobody is named there', async () => {
  const before = log.reports.length;
  const cookie = await logIn();
  await change({ kind: 'name', firstName: 'G', lastName: 'H' }, cookie);
  await change({ kind: 'close', password: 'difference engine' }, cookie);
  await send('customer-account-export', undefined, cookie);
  const told = log.reports.slice(before);
  expect(told.map(({ code, facts }) => [code, facts['event'] ?? facts['after']])).toEqual([
    ['session-begun', 'log-in'],
    ['account-changed', 'name'],
    ['log-in-refused', 'account'],
    ['account-changed', 'export'],
  ]);
  for (const { facts } of told) {
    expect(cleanLogFacts(facts)).toEqual(facts);
    expect(JSON.stringify(facts)).not.toMatch(/grace|example|203/iu);
  }
});
