/** What every provider of payments must do, behind the shop's memory of keys. */
import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import type { Money } from '../../core/domain/money/money.ts';
import type { PaymentStatus } from '../../core/domain/payment/payment.ts';
import { E, type TE } from '../../core/fp.ts';
import type {
  BegunPayment,
  NewPayment,
  PaymentError,
  Payments,
} from '../../core/ports/payments.ts';

type SentMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

type StartedPayments = {
  readonly payments: Payments;
  /** What the buyer does at the provider's page. */
  readonly buyer: (redirect: string, does: 'pay' | 'refuse') => Promise<void>;
  /** The provider does what it is asked next, and its answer is lost. */
  readonly loseNextAnswer: () => void;
  /** A day later the provider knows no key any more. */
  readonly forgetKeys: () => void;
  /** All that the provider has sent, signed now. */
  readonly messages: () => Promise<readonly SentMessage[]>;
  /** Milliseconds go by. */
  readonly wait: (milliseconds: number) => void;
  /** Minor units that the provider has taken and given back, of a payment. */
  readonly moved: (paymentId: string) => Promise<{ readonly taken: number; readonly back: number }>;
};

export const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

export const newOrder = (amount = euros(5_000)): NewPayment => {
  const orderId = randomUUID();
  return {
    orderId,
    orderNumber: '2026-ABCDE',
    amount,
    key: `${orderId}:begin:1`,
    locale: 'de-DE',
    returnTo: 'http://localhost:3000/order/token',
    email: 'ada@example.com',
  };
};

const answerOf = async <A>(call: TE.TaskEither<PaymentError, A>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const refusalOf = async (call: TE.TaskEither<PaymentError, unknown>): Promise<string> => {
  const answer = await call();
  return E.isLeft(answer) ? answer.left.kind : 'no refusal';
};

const headerOf =
  ({ headers }: SentMessage) =>
  (name: string): string | undefined =>
    headers[name.toLowerCase()];

/** The suite. */
export const paymentsContract = (name: string, start: () => Promise<StartedPayments>): void => {
  const authorised = async (world: StartedPayments, order = newOrder()): Promise<BegunPayment> => {
    const begun = await answerOf(world.payments.begin(order));
    await world.buyer(begun.redirect, 'pay');
    return begun;
  };

  const captured = async (world: StartedPayments): Promise<BegunPayment> => {
    const begun = await authorised(world);
    await answerOf(world.payments.capture(begun.paymentId, `${begun.paymentId}:capture`));
    return begun;
  };

  const isAll: PaymentStatus = { kind: 'captured', amount: euros(5_000) };

  describe(`payments: ${name}`, () => {
    test('begin once for each key, and lead to a page', async () => {
      const { payments } = await start();
      const order = newOrder();
      const [one, other] = await Promise.all([
        answerOf(payments.begin(order)),
        answerOf(payments.begin(order)),
      ]);
      expect(other).toEqual(one);
      expect(await answerOf(payments.begin(order))).toEqual(one);
      expect(await answerOf(payments.status(one.paymentId))).toEqual({ kind: 'open' });
      expect(URL.canParse(one.redirect)).toBe(true);
      const other2 = { ...order, amount: euros(1) };
      expect(await refusalOf(payments.begin(other2))).toBe('key-used');
      expect(await refusalOf(payments.begin(newOrder(euros(0))))).toBe('amount-invalid');
      expect(await refusalOf(payments.begin({ ...order, key: 'a b' }))).toBe('key-invalid');
    });

    test('begin again where nothing was paid, and close the page before', async () => {
      const world = await start();
      const { payments } = world;
      const order = newOrder();
      const first = await answerOf(payments.begin(order));
      const second = await answerOf(payments.begin({ ...order, key: `${order.orderId}:2` }));
      expect(second.paymentId).not.toBe(first.paymentId);
      expect(await answerOf(payments.status(first.paymentId))).toEqual({ kind: 'cancelled' });
      await world.buyer(second.redirect, 'pay');
      const third = { ...order, key: `${order.orderId}:3` };
      expect(await refusalOf(payments.begin(third))).toBe('other-payment');
      await answerOf(payments.cancel(second.paymentId, `${second.paymentId}:cancel`));
      const fourth = await answerOf(payments.begin(third));
      expect(await answerOf(payments.status(fourth.paymentId))).toEqual({ kind: 'open' });
    });

    test('reserve first, and take it once', async () => {
      const world = await start();
      const { payments } = world;
      const { paymentId } = await authorised(world);
      expect(await answerOf(payments.status(paymentId))).toEqual({
        kind: 'authorised',
        amount: euros(5_000),
      });
      expect((await world.moved(paymentId)).taken).toBe(0);
      const keys = ['a', 'a', 'b'].map((key) => `${paymentId}:${key}`);
      for (const key of keys)
        expect(await answerOf(payments.capture(paymentId, key))).toEqual(isAll);
      expect(await answerOf(payments.status(paymentId))).toEqual(isAll);
      expect(await world.moved(paymentId)).toEqual({ taken: 5_000, back: 0 });
      expect(await refusalOf(payments.cancel(paymentId, `${paymentId}:c`))).toBe(
        'already-captured',
      );
      expect(await refusalOf(payments.cancel(paymentId, `${paymentId}:a`))).toBe('key-used');
    });

    test('take nothing that was refused or not paid', async () => {
      const world = await start();
      const { payments } = world;
      const open = await answerOf(payments.begin(newOrder()));
      const key = `${open.paymentId}:capture`;
      expect(await refusalOf(payments.capture(open.paymentId, key))).toBe('not-authorised');
      await world.buyer(open.redirect, 'pay');
      // The key has done nothing yet.
      expect(await answerOf(payments.capture(open.paymentId, key))).toEqual(isAll);
      const refused = await answerOf(payments.begin(newOrder()));
      await world.buyer(refused.redirect, 'refuse');
      const { kind } = await answerOf(payments.status(refused.paymentId));
      expect(['failed', 'open']).toContain(kind);
      expect(
        await refusalOf(payments.capture(refused.paymentId, `${refused.paymentId}:capture`)),
      ).toBe('not-authorised');
    });

    test('let go what was reserved', async () => {
      const world = await start();
      const { payments } = world;
      const { paymentId } = await authorised(world);
      for (const key of ['a', 'a', 'b'])
        expect(await answerOf(payments.cancel(paymentId, `${paymentId}:${key}`))).toEqual({
          kind: 'cancelled',
        });
      expect(await refusalOf(payments.capture(paymentId, `${paymentId}:c`))).toBe('not-authorised');
      expect(await world.moved(paymentId)).toEqual({ taken: 0, back: 0 });
    });

    test('give back in parts, and never more than was taken', async () => {
      const world = await start();
      const { payments } = world;
      const { paymentId } = await captured(world);
      const refund = (minorUnits: number, key: string) =>
        payments.refund(paymentId, euros(minorUnits), `${paymentId}:${key}`);
      const backOf = (minorUnits: number) => ({
        kind: 'refunded',
        captured: euros(5_000),
        refunded: euros(minorUnits),
      });
      expect(await answerOf(refund(1_200, 'one'))).toEqual(backOf(1_200));
      expect(await answerOf(refund(1_200, 'one'))).toEqual(backOf(1_200));
      expect(await refusalOf(refund(1_201, 'one'))).toBe('key-used');
      expect(await refusalOf(refund(3_801, 'two'))).toBe('beyond-captured');
      expect(await refusalOf(refund(0, 'three'))).toBe('amount-invalid');
      expect(await answerOf(refund(3_800, 'four'))).toEqual(backOf(5_000));
      expect(await refusalOf(refund(1, 'five'))).toBe('beyond-captured');
      // As it was answered, whatever came after.
      expect(await answerOf(refund(1_200, 'one'))).toEqual(backOf(1_200));
      expect(await world.moved(paymentId)).toEqual({ taken: 5_000, back: 5_000 });
    });

    test('do once what they did in silence, for ever', async () => {
      const world = await start();
      const { payments } = world;
      const order = newOrder();
      world.loseNextAnswer();
      expect(await refusalOf(payments.begin(order))).toBe('payments-unavailable');
      world.forgetKeys();
      const { paymentId } = await authorised(world, order);
      world.loseNextAnswer();
      const capture = () => payments.capture(paymentId, `${paymentId}:capture`);
      expect(await refusalOf(capture())).toBe('payments-unavailable');
      world.forgetKeys();
      expect(await answerOf(payments.status(paymentId))).toEqual(isAll);
      expect(await answerOf(capture())).toEqual(isAll);
      const refund = () => payments.refund(paymentId, euros(2_000), `${paymentId}:refund`);
      world.loseNextAnswer();
      expect(await refusalOf(refund())).toBe('payments-unavailable');
      world.forgetKeys();
      for (const refunded of [await answerOf(refund()), await answerOf(refund())])
        expect(refunded).toMatchObject({ kind: 'refunded', refunded: euros(2_000) });
      world.forgetKeys();
      await answerOf(refund());
      expect(await world.moved(paymentId)).toEqual({ taken: 5_000, back: 2_000 });
    });

    test('know nothing of payments that are not theirs', async () => {
      const { payments } = await start();
      for (const id of [randomUUID(), 'no id', ''])
        expect([
          await refusalOf(payments.status(id)),
          await refusalOf(payments.capture(id, 'unknown-1')),
          await refusalOf(payments.cancel(id, 'unknown-2')),
          await refusalOf(payments.refund(id, euros(1), 'unknown-3')),
        ]).toEqual(Array.from({ length: 4 }, () => 'payment-unknown'));
    });

    test('tell of what happened, and are believed by their signature alone', async () => {
      const world = await start();
      const { payments } = world;
      const { paymentId } = await captured(world);
      await answerOf(payments.refund(paymentId, euros(700), `${paymentId}:refund`));
      const messages = await world.messages();
      const events = messages.flatMap((message) => {
        const read = payments.readEvent(headerOf(message), message.body);
        if (E.isLeft(read)) throw new Error(read.left.kind);
        return read.right?.paymentId === paymentId ? [read.right] : [];
      });
      expect(events).toMatchObject([
        { kind: 'authorised', total: euros(5_000) },
        { kind: 'captured', total: euros(5_000) },
        { kind: 'refunded', total: euros(700) },
      ]);
      expect(new Set(events.map(({ id }) => id)).size).toBe(3);
      const [message] = messages;
      if (message === undefined) throw new Error('No message was sent.');
      const header = headerOf(message);
      const at = message.body.findIndex((byte) => byte === 0x35);
      const changed = Uint8Array.from(message.body);
      changed[at] = 0x36;
      expect(payments.readEvent(header, changed)).toEqual(E.left({ kind: 'unsigned' }));
      expect(payments.readEvent(() => undefined, message.body)).toEqual(
        E.left({ kind: 'unsigned' }),
      );
      const forged = (name: string) =>
        header(name)?.replace(/.$/u, (last) => (last === '0' ? '1' : '0'));
      expect(payments.readEvent(forged, message.body)).toEqual(E.left({ kind: 'unsigned' }));
      world.wait(301_000);
      expect(payments.readEvent(header, message.body)).toEqual(E.left({ kind: 'outdated' }));
    });
  });
};
