/** Messages, withdrawals, the newsletter, and the mails that are sent of them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { observeQueries } from '../../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { contactMessages, withdrawals } from '../../../../adapters/postgres/schema/messages.ts';
import { newsletterSubscriptions } from '../../../../adapters/postgres/schema/newsletter.ts';
import { mailTurns, outgoingMails } from '../../../../adapters/postgres/schema/outgoing-mails.ts';
import { keepContactMessage } from '../../../../adapters/postgres/stores/contact-messages.ts';
import {
  confirmSubscription,
  endSubscription,
  keepSubscription,
} from '../../../../adapters/postgres/stores/newsletter.ts';
import {
  claimMail,
  giveMailBack,
  giveMailUp,
  queueMail,
  removeMail,
  takeMailTurn,
} from '../../../../adapters/postgres/stores/outgoing-mails.ts';
import { keepWithdrawal } from '../../../../adapters/postgres/stores/withdrawals.ts';
import { mailLimits } from '../../../../core/domain/customer/mail-turns.ts';
import {
  newsletterConfirmTime,
  newsletterProofTime,
} from '../../../../core/domain/newsletter/newsletter-status.ts';
import { newDatabase } from '../new-database-folder.ts';

const german = { channel: 'poster', locale: 'de-DE' } as const;
const cards = { channel: 'kartenliebe', locale: 'fr-FR' } as const;
const ada = 'ada@example.com';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});
beforeEach(async () => {
  for (const table of [newsletterSubscriptions, outgoingMails, mailTurns])
    await database.orm.delete(table);
});
afterAll(() => database.close());

test('a message is kept once, with its scope and time; one without an id each time', async () => {
  const message = { name: 'Ada', email: ada, topic: 'other', message: 'Hello, all' } as const;
  const keep = (messageId?: string) =>
    keepContactMessage(database, german, { ...message, messageId }, 1_000);
  expect(await keep('one')).toBe(true);
  expect(await keep('one')).toBe(false);
  expect(await keep('two')).toBe(true);
  expect([await keep(), await keep()]).toEqual([true, true]);
  const rows = await database.orm.select().from(contactMessages);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ ...message, ...german, receivedAt: new Date(1_000) });
});

test('a withdrawal that comes again was received when it came first; with other words it is another', async () => {
  const withdrawal = { name: 'Ada', email: ada, orderNumber: 'A-1', goods: 'The canvas' };
  const keep = (change: object, now: number, withdrawalId = 'one') =>
    keepWithdrawal(database, german, { ...withdrawal, ...change, withdrawalId }, now);
  expect(await keep({}, 1)).toEqual({ kind: 'new', receivedAt: 1 });
  expect(await keep({}, 2)).toEqual({ kind: 'known', receivedAt: 1 });
  for (const field of ['name', 'email', 'orderNumber', 'goods'])
    expect(await keep({ [field]: 'other' }, 3)).toEqual({ kind: 'other' });
  expect(await keep({ goods: undefined }, 3)).toEqual({ kind: 'other' });
  expect(await keep({ goods: undefined }, 4, 'two')).toEqual({ kind: 'new', receivedAt: 4 });
  expect(await keep({ goods: undefined }, 5, 'two')).toEqual({ kind: 'known', receivedAt: 4 });
  expect(await database.orm.select().from(withdrawals)).toMatchObject([
    { ...withdrawal, ...german, receivedAt: new Date(1) },
    { goods: null },
  ]);
});

const ask = (token: string, now: number, scope: typeof german | typeof cards = german, to = ada) =>
  keepSubscription(database, scope, to, token, now);
const confirm = (token: string, now: number, end = `end of ${token}`) =>
  confirmSubscription(database, german, token, end, now);
const end = (token: string, now: number, scope: typeof german | typeof cards = german) =>
  endSubscription(database, scope, token, now);
const subscriptions = () =>
  database.orm.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.tokenHash);
const unknown = { kind: 'unknown' };

test('a subscription is confirmed once by its own link, in its channel, and ends by the link of its mails', async () => {
  expect(await ask('first', 1)).toBe('pending');
  expect(await ask('second', 2)).toBe('pending');
  expect(await ask('third', 3, cards)).toBe('pending');
  expect(await confirm('first', 4)).toEqual(unknown);
  expect(await confirm('third', 4)).toEqual(unknown);
  const confirmed = { kind: 'confirmed', email: ada, unsubscribeToken: 'end of second' };
  expect(await confirm('second', 5)).toEqual(confirmed);
  expect(await confirm('second', 6, 'other')).toEqual({ kind: 'confirmed-before' });
  expect(await ask('again', 7)).toBe('subscribed');
  expect(await subscriptions()).toMatchObject([
    {
      ...german,
      status: 'subscribed',
      tokenHash: 'second',
      requestedAt: new Date(2),
      confirmedAt: new Date(5),
    },
    { ...cards, status: 'pending', tokenHash: 'third', unsubscribeToken: null },
  ]);
  expect(await end('end of second', 8, cards)).toBe(false);
  expect(await end('end of nobody', 8)).toBe(false);
  expect(await end('end of second', 9)).toBe(true);
  expect(await end('end of second', 10)).toBe(true);
  const [ended] = await subscriptions();
  expect(ended).toMatchObject({ status: 'unsubscribed', unsubscribedAt: new Date(9) });
  // Who comes back keeps the link, which has no effect before the new subscription is confirmed.
  expect(await confirm('second', 11)).toEqual(unknown);
  expect(await ask('back', 12)).toBe('pending');
  expect(await end('end of second', 13)).toBe(true);
  expect(await confirm('back', 14)).toEqual({ ...confirmed });
});

test('links that nobody followed are forgotten after their time, ended subscriptions after that of proofs', async () => {
  const bob = 'bob@example.com';
  await ask('followed', 0);
  await confirm('followed', 1);
  await ask('late', 0, german, bob);
  const tokens = async () => (await subscriptions()).map(({ tokenHash }) => tokenHash);
  expect(await confirm('late', newsletterConfirmTime + 1)).toEqual(unknown);
  await ask('one', newsletterConfirmTime, cards);
  expect(await tokens()).toEqual(['followed', 'late', 'one']);
  await ask('two', newsletterConfirmTime + 1, cards);
  expect(await tokens()).toEqual(['followed', 'two']);
  await end('end of followed', 10);
  await ask('three', newsletterProofTime + 10, cards);
  expect(await tokens()).toEqual(['followed', 'three']);
  await ask('four', newsletterProofTime + 11, cards);
  expect(await tokens()).toEqual(['four']);
});

test('who came back keeps the proof of before, and is not forgotten as one that is subscribed', async () => {
  await ask('first', 0);
  await confirm('first', 1);
  await end('end of first', 2);
  await ask('back', 3);
  // Not a link that nobody followed alone: it proves the subscription before.
  await ask('other', newsletterConfirmTime + 4, cards);
  expect(await subscriptions()).toHaveLength(2);
  await ask('again', newsletterConfirmTime + 5);
  await confirm('again', newsletterConfirmTime + 6);
  await ask('other', newsletterProofTime + 4, cards);
  expect(await subscriptions()).toMatchObject([{ status: 'subscribed' }, {}]);
});

test('of two that follow a link at once one confirms; one right before the second request needs no further mail', async () => {
  await ask('first', 1);
  const interruptions: (readonly [query: string, run: () => Promise<unknown>])[] = [];
  const before = (query: string, run: () => Promise<unknown>) => interruptions.push([query, run]);
  observeQueries(database, async (text, run) => {
    const [next] = interruptions;
    if (next !== undefined && text.startsWith(next[0])) {
      interruptions.pop();
      await next[1]();
    }
    return run();
  });
  const kinds: string[] = [];
  const follow = async () => kinds.push((await confirm('first', 2)).kind);
  before('update "newsletter_subscriptions"', follow);
  await follow();
  expect(kinds).toEqual(['confirmed', 'confirmed-before']);
  await end('end of first', 3);
  await ask('second', 4);
  before('insert into "newsletter_subscriptions"', () => confirm('second', 5));
  expect(await ask('third', 5)).toBe('subscribed');
  expect(await confirm('third', 6)).toEqual(unknown);
  expect((await confirm('second', 6)).kind).toBe('confirmed-before');
  // Of two that end it the first time counts.
  before('update "newsletter_subscriptions"', () => end('end of first', 7));
  expect(await end('end of first', 8)).toBe(true);
  expect(await subscriptions()).toMatchObject([{ unsubscribedAt: new Date(7) }]);
});

test('an address gets so many mails of a kind in a time, however its letters are written', async () => {
  const { mails, milliseconds } = mailLimits.withdrawal;
  const take = (
    now: number,
    latest = Infinity,
    email = ada,
    kind: 'withdrawal' | 'message' = 'withdrawal',
  ) => takeMailTurn(database, kind, email, { now, latest });
  for (let count = 0; count < mails; count += 1) expect(await take(count)).toBe(count);
  expect(await take(9, Infinity, 'ADA@example.com')).toBe(milliseconds);
  expect(await take(9, milliseconds)).toBeUndefined();
  expect(await take(9, milliseconds + 1)).toBe(milliseconds + 1);
  expect(await take(9, 9, 'bob@example.com')).toBe(9);
  expect(await take(9, 9, ada, 'message')).toBe(9);
  const day = 86_400_000;
  await take(day + 9, Infinity, 'carl@example.com');
  expect(await database.orm.$count(mailTurns)).toBe(4);
  await take(day + 10, Infinity, 'carl@example.com');
  expect(await database.orm.$count(mailTurns)).toBe(2);
});

const mail = { id: 'one', to: ada, subject: 'Hello', text: 'Hello, Ada' } as const;

test('a mail is queued once, claimed when it is due, the longest overdue first, and comes back as it was', async () => {
  const { orm } = database;
  const whole = {
    ...mail,
    id: 'whole',
    html: '<p>Hello</p>',
    replyTo: 'bob@example.com',
    unsubscribeUrl: 'https://www.example.com/',
    attachments: [{ name: 'a.png', contentType: 'image/png', bytes: new Uint8Array([0, 255]) }],
  };
  await queueMail(database, mail, 100);
  await queueMail(database, { ...mail, subject: 'Not this' }, 50);
  await queueMail(database, whole, 90, 120);
  const claim = (now: number) => claimMail(database, now, (attempts) => attempts * 1_000);
  expect(await claim(99)).toBeUndefined();
  const first = await claim(120);
  expect(first).toEqual({ mail, queuedAt: 100, attempts: 0 });
  expect(await claim(120)).toEqual({ mail: whole, queuedAt: 90, attempts: 0 });
  expect(await claim(1_119)).toBeUndefined();
  expect(await claim(1_120)).toMatchObject({ mail: { id: 'one' }, attempts: 1 });
  if (first === undefined) throw new Error('No mail was due.');
  await giveMailBack(database, first, 200);
  expect(await claim(200)).toEqual(first);
  await removeMail(database, 'one');
  expect(await orm.$count(outgoingMails)).toBe(1);
  expect(await claim(5_000)).toMatchObject({ mail: { id: 'whole' } });
});

test('a mail that is given up is claimed no more, and those of before an instant are forgotten', async () => {
  for (const [index, id] of ['one', 'two', 'three'].entries())
    await queueMail(database, { ...mail, id }, index);
  await giveMailUp(database, 'one', 'refused', 0);
  const kept = await database.orm.select().from(outgoingMails).where(eq(outgoingMails.id, 'one'));
  expect(kept).toMatchObject([{ failure: 'refused', nextAttemptAt: null }]);
  // Those that wait are kept, however old they are.
  await giveMailUp(database, 'three', 'refused', 1);
  const left = await database.orm.select({ id: outgoingMails.id }).from(outgoingMails);
  expect(left.map(({ id }) => id).toSorted()).toEqual(['three', 'two']);
  expect((await claimMail(database, 9, () => 9))?.mail.id).toBe('two');
  expect(await claimMail(database, 9, () => 9)).toBeUndefined();
});
