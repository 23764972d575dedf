import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import type { PaymentNews } from '../../../adapters/postgres/stores/payments.ts';
import type { PaymentEvent } from '../../../core/domain/payment/payment.ts';
import { E } from '../../../core/fp.ts';
import {
  paymentSignatureHeader,
  printPaymentMessage,
  signedMessages,
} from '../../../server/embedded/payments/payment-messages.ts';
import { paymentEvents } from '../../../server/endpoints/payment-events.ts';
import { newDatabase } from '../../adapters/postgres/new-database-folder.ts';
import { euros, newOrder } from '../../contracts/payments.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { losingPayments } from '../../fakes/test-payments.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});
afterAll(() => database.close());

const openAddress = () => {
  const clock = manualClock(Date.parse('2026-11-27T09:00:00Z'));
  const log = recordingLog();
  const news: PaymentNews[] = [];
  const { payments } = losingPayments(async () => database, clock);
  const signed = signedMessages(clock, 'secret');
  const app = paymentEvents({
    payments,
    database: async () => database,
    onPaymentEvent: async (_transaction, told) => {
      news.push(told);
    },
    wake: () => undefined,
    clock,
    log,
  });
  const send = async (body: string, signature = signed.sign(body), type = 'application/json') => {
    const headers = { 'Content-Type': type, [paymentSignatureHeader]: signature };
    const request = new Request('http://shop.test/payments/events', {
      method: 'POST',
      headers,
      body,
    });
    return (await app.fetch(request)).status;
  };
  return { payments, signed, log, news, send, clock };
};

const eventOf = (paymentId: string, id: string = randomUUID()): PaymentEvent => ({
  kind: 'authorised',
  total: euros(5_000),
  id,
  paymentId,
  at: 0,
});

describe('the address for messages of payments', () => {
  test('answers when a message is kept, and counts it once however many come at once', async () => {
    const { payments, news, send } = openAddress();
    const order = newOrder();
    const begun = await payments.begin(order)();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const body = printPaymentMessage(eventOf(begun.right.paymentId));
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect(news).toEqual([
      {
        event: JSON.parse(body),
        orderId: order.orderId,
        amount: euros(5_000),
        status: { kind: 'authorised', amount: euros(5_000) },
      },
    ]);
  });

  test('refuses what is not signed, was changed, is old, or says nothing', async () => {
    const { signed, news, send, clock, log } = openAddress();
    const body = printPaymentMessage(eventOf(randomUUID()));
    const signature = signed.sign(body);
    expect(await send(body, '')).toBe(400);
    expect(await send(`${body} `, signature)).toBe(400);
    expect(await send(body, signature.replace(/^t=\d/u, 't=2'))).toBe(400);
    expect(await send('{}')).toBe(400);
    expect(await send('no json')).toBe(400);
    expect(await send(body, signature, 'text/plain')).toBe(415);
    expect(await send('x'.repeat(262_145))).toBe(413);
    clock.set(clock.now() + 301_000);
    expect(await send(body, signature)).toBe(400);
    expect(news).toEqual([]);
    expect(log.reports.map(({ facts }) => facts['reason'])).toEqual([
      'unsigned',
      'unsigned',
      'unsigned',
      'malformed',
      'malformed',
      'outdated',
    ]);
  });

  test('takes a message of a payment of somebody else, and keeps nothing of it', async () => {
    const { payments, news, send, log } = openAddress();
    const begun = await payments.begin(newOrder())();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const francs = { minorUnits: 1, currency: 'chf' } as const;
    expect(await send(printPaymentMessage(eventOf(randomUUID())))).toBe(204);
    expect(await send(printPaymentMessage(eventOf('no id')))).toBe(204);
    const other = { ...eventOf(begun.right.paymentId), kind: 'captured', total: francs } as const;
    expect(await send(printPaymentMessage(other))).toBe(204);
    expect(news).toEqual([]);
    expect(log.reports).toHaveLength(3);
  });
});
