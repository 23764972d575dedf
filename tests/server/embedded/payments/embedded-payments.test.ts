/** The embedded provider from its page to the shop's own address for messages. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Hono } from 'hono';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  paymentEvents as eventTable,
  testPaymentMessages,
} from '../../../../adapters/postgres/schema/payments.ts';
import type { OnPaymentEvent, PaymentNews } from '../../../../adapters/postgres/stores/payments.ts';
import { locales, localeTable } from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import { embeddedPayments } from '../../../../server/embedded/payments/embedded-payments.ts';
import { paymentEvents } from '../../../../server/endpoints/payment-events.ts';
import { newOrder } from '../../../contracts/payments.ts';
import { newDatabase } from '../../../adapters/postgres/new-database-folder.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { recordingLog } from '../../../fakes/log.ts';

const origin = 'http://shop.test';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(testPaymentMessages);
});

/** A shop whose provider sends only when a test says so. */
const openShop = (onPaymentEvent?: OnPaymentEvent) => {
  const clock = manualClock(Date.parse('2026-11-27T09:00:00Z'));
  const log = recordingLog();
  const news: PaymentNews[] = [];
  const app = new Hono();
  const embedded = embeddedPayments({
    database: async () => database,
    clock,
    wake: () => undefined,
    fetch: async (request) => app.fetch(request),
    origin,
  });
  app.route('/', embedded.page);
  app.route(
    '/',
    paymentEvents({
      payments: embedded.payments,
      database: async () => database,
      onPaymentEvent:
        onPaymentEvent ??
        (async (_transaction, told) => {
          news.push(told);
        }),
      wake: () => undefined,
      clock,
      log,
    }),
  );
  const begin = async (order = newOrder()) => {
    const begun = await embedded.payments.begin(order)();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    return { ...begun.right, order, path: new URL(begun.right.redirect).pathname };
  };
  return {
    ...embedded,
    app,
    clock,
    log,
    news,
    begin,
    play: (path: string, play: string) =>
      app.request(path, { method: 'POST', body: new URLSearchParams({ play }) }),
    later: async (milliseconds: number) => {
      clock.set(clock.now() + milliseconds);
      return embedded.round();
    },
    kindsOf: () => news.map(({ event }) => event.kind),
    statusOf: async (paymentId: string) => {
      const status = await embedded.payments.status(paymentId)();
      return E.isRight(status) ? status.right.kind : status.left.kind;
    },
  };
};

describe('the embedded provider', () => {
  test('has a page in the language of the order that leads back, paid or not', async () => {
    const shop = openShop();
    for (const locale of locales) {
      const { path, order } = await shop.begin({ ...newOrder(), locale });
      const answer = await shop.app.request(path);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const page = await answer.text();
      expect(page).toContain(`<html lang="${localeTable[locale].language}">`);
      expect(page).toContain(order.orderNumber);
      expect(page).toContain(`href="${order.returnTo}"`);
    }
    const { path, order, paymentId } = await shop.begin();
    const refused = await shop.play(path, 'steal');
    expect(refused.status).toBe(400);
    const paid = await shop.play(path, 'pay');
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, order.returnTo]);
    expect(await (await shop.app.request(path)).text()).not.toContain('<form');
    // Pressed again in another tab, it changes nothing.
    await shop.play(path, 'refuse');
    expect(await shop.statusOf(paymentId)).toBe('authorised');
    expect((await shop.app.request('/payments/test/nothing')).status).toBe(404);
  });

  test('tells the shop by signed messages what was played, and the shop counts each once', async () => {
    const plays = ['pay', 'refuse', 'pending-paid', 'pending-failed', 'doubled', 'late', 'silent'];
    const told: Record<string, readonly string[]> = {};
    for (const play of plays) {
      const shop = openShop();
      const { path } = await shop.begin();
      await shop.play(path, play);
      await shop.later(10);
      const soon = shop.kindsOf();
      await shop.later(100_000);
      told[play] = [...soon, 'later', ...shop.kindsOf().slice(soon.length)];
      expect(shop.log.reports).toEqual([]);
    }
    expect(told).toEqual({
      pay: ['authorised', 'later'],
      refuse: ['failed', 'later'],
      'pending-paid': ['pending', 'later', 'authorised'],
      'pending-failed': ['pending', 'later', 'failed'],
      doubled: ['authorised', 'later'],
      late: ['later', 'authorised'],
      silent: ['later'],
    });
    expect(await database.orm.$count(testPaymentMessages)).toBe(0);
  });

  test('can be asked where it says nothing', async () => {
    const shop = openShop();
    const { path, paymentId } = await shop.begin();
    await shop.play(path, 'silent');
    expect(await shop.statusOf(paymentId)).toBe('authorised');
    const { path: other, paymentId: pending } = await shop.begin();
    await shop.play(other, 'pending-paid');
    expect(await shop.statusOf(pending)).toBe('pending');
    shop.clock.set(shop.clock.now() + 30_000);
    expect(await shop.statusOf(pending)).toBe('authorised');
  });

  test('has a late first message take nothing back', async () => {
    const shop = openShop();
    const { path, paymentId } = await shop.begin();
    await shop.play(path, 'reordered');
    await shop.payments.capture(paymentId, `${paymentId}:capture`)();
    await shop.later(10);
    expect(shop.kindsOf()).toEqual(['captured']);
    await shop.later(30_000);
    expect(shop.kindsOf()).toEqual(['captured', 'authorised']);
    expect(shop.news.map(({ status }) => status.kind)).toEqual(['captured', 'captured']);
  });

  test('sends a message again until the shop has kept it with all that hangs on it', async () => {
    let isDown = true;
    const heard: string[] = [];
    const shop = openShop(async (_transaction, { event }) => {
      if (isDown) throw new Error('the order could not be written');
      heard.push(event.kind);
    });
    const { path, paymentId } = await shop.begin();
    await shop.play(path, 'pay');
    const again = await shop.later(10);
    expect(again).toBeLessThanOrEqual(1_000);
    const kept = () => database.orm.$count(eventTable, eq(eventTable.paymentId, paymentId));
    expect(await kept()).toBe(0);
    expect(shop.log.reports).toMatchObject([{ code: 'payment-event-not-kept' }]);
    isDown = false;
    await shop.later(again);
    expect([heard, await kept()]).toEqual([['authorised'], 1]);
    await shop.later(100_000);
    expect(heard).toEqual(['authorised']);
  });
});
