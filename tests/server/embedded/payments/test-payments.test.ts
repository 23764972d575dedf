/** Whatever is asked of payments, in whatever order, no money is taken or given back twice. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { testPaymentMessages } from '../../../../adapters/postgres/schema/payments.ts';
import {
  keepPaymentEvent,
  type PaymentNews,
} from '../../../../adapters/postgres/stores/payments.ts';
import { paymentStatusOf } from '../../../../core/domain/payment/payment.ts';
import { E } from '../../../../core/fp.ts';
import type { NewPayment } from '../../../../core/ports/payments.ts';
import { testPlays } from '../../../../server/embedded/payments/test-payments.ts';
import { newDatabase } from '../../../adapters/postgres/new-database-folder.ts';
import { asyncModelRun } from '../../../arbitraries/model-run.ts';
import { euros, newOrder } from '../../../contracts/payments.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { losingPayments } from '../../../fakes/test-payments.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});
afterAll(() => database.close());

const asked = 5_000;

/** `of`: which of the order's payments; `key`: one of few, so that keys come again. */
type Command =
  /** `buy`: begins, pays and captures under one key, as a hurried shop would. */
  | { readonly kind: 'buy' | 'begin'; readonly key: number }
  | { readonly kind: 'capture' | 'cancel'; readonly of: number; readonly key: number }
  | {
      readonly kind: 'refund';
      readonly of: number;
      readonly key: number;
      readonly minorUnits: number;
    }
  | { readonly kind: 'play'; readonly of: number; readonly play: (typeof testPlays)[number] }
  | { readonly kind: 'lose' | 'wait' };

const [of, key] = [fc.nat(2), fc.nat(3)];

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constantFrom('buy', 'begin'), key }),
  fc.record({ kind: fc.constantFrom('capture', 'cancel'), of, key }),
  fc.record({
    kind: fc.constant('refund'),
    of,
    key,
    minorUnits: fc.constantFrom(1, 1_000, 2_500, 4_999, asked, asked + 1),
  }),
  fc.record({ kind: fc.constant('play'), of, play: fc.constantFrom(...testPlays, 'pay', 'pay') }),
  fc.record({ kind: fc.constantFrom('lose', 'wait') }),
);

const startOrder = () => {
  const clock = manualClock(Date.parse('2026-11-27T09:00:00Z'));
  return { ...losingPayments(async () => database, clock), clock, order: newOrder(euros(asked)) };
};

type Real = ReturnType<typeof startOrder>;

/** What the order knows: its payments in the order in which they were begun. */
type Model = { readonly ids: Set<string>; readonly answers: Map<string, string> };

const keyOf = ({ orderId }: NewPayment, ...words: readonly (string | number)[]): string =>
  [orderId, ...words].join(':');

const ask = async (model: Model, real: Real, command: Command): Promise<void> => {
  const { payments, order, clock } = real;
  const id = [...model.ids]['of' in command ? command.of : 0];
  switch (command.kind) {
    case 'buy':
    case 'begin': {
      const begun = await payments.begin({ ...order, key: keyOf(order, 'begin', command.key) })();
      if (E.isLeft(begun)) return;
      const { paymentId } = begun.right;
      model.ids.add(paymentId);
      if (command.kind === 'begin') return;
      await real.test.play(paymentId, 'pay');
      await payments.capture(paymentId, keyOf(order, 'buy', command.key))();
      return;
    }
    case 'play':
      return id === undefined ? undefined : real.test.play(id, command.play);
    case 'lose':
      return real.loseNextAnswer();
    case 'wait':
      return clock.set(clock.now() + 30_000);
    case 'capture':
    case 'cancel':
    case 'refund': {
      if (id === undefined) return;
      const own = keyOf(order, command.kind, command.key);
      const answer = await (
        command.kind === 'refund'
          ? payments.refund(id, euros(command.minorUnits), own)
          : payments[command.kind](id, own)
      )();
      if (E.isLeft(answer)) return;
      // A key that was answered is answered so for ever.
      const text = JSON.stringify(answer.right);
      expect(model.answers.get(own) ?? text).toBe(text);
      model.answers.set(own, text);
    }
  }
};

const facts = async (real: Real, id: string) => {
  const row = await real.test.find(id);
  if (row === undefined) throw new Error('A payment is gone.');
  return row;
};

/** All that an order has cost and got back never passes what it was asked for. */
const checkMoney = async ({ ids }: Model, real: Real): Promise<void> => {
  const rows = await Promise.all([...ids].map((id) => facts(real, id)));
  const taken = rows.reduce((sum, { payment }) => sum + payment.captured, 0);
  expect(taken).toBeLessThanOrEqual(asked);
  for (const { payment, refunds } of rows) {
    expect(payment.refunded).toBeLessThanOrEqual(payment.captured);
    // Each key has given back once.
    expect(Object.values(refunds).reduce((sum, one) => sum + one, 0)).toBe(payment.refunded);
  }
};

/** However its messages come, the shop ends where the provider is; a silent one says nothing. */
const checkMessages = async ({ ids }: Model, real: Real, turn: number): Promise<void> => {
  const messages = await real.messages();
  const events = messages.flatMap(({ headers, body }) => {
    const read = real.payments.readEvent((name) => headers[name], body);
    return E.isRight(read) && read.right !== undefined ? [read.right] : [];
  });
  const shuffled = [...events, ...events].toSorted(
    (one, other) => ((one.id.charCodeAt(7) * turn) % 7) - ((other.id.charCodeAt(7) * turn) % 7),
  );
  const last = new Map<string, PaymentNews['status']>();
  for (const event of shuffled)
    await keepPaymentEvent(
      database,
      event,
      async (_transaction, news) => void last.set(event.paymentId, news.status),
      0,
    );
  for (const id of ids) {
    const { payment, manner } = await facts(real, id);
    if (manner !== 'silent' && last.has(id)) expect(last.get(id)).toEqual(paymentStatusOf(payment));
  }
};

test('no sequence of commands, answers that are lost and messages takes or gives back twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      asyncModelRun<Model, Real, Command>(anyCommand, async (model, real, command) => {
        await ask(model, real, command);
        await checkMoney(model, real);
      }),
      fc.integer({ min: 1, max: 1_000 }),
      async (commands, turn) => {
        await database.orm.delete(testPaymentMessages);
        const [model, real] = [
          { ids: new Set<string>(), answers: new Map<string, string>() },
          startOrder(),
        ];
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await checkMessages(model, real, turn);
      },
    ),
    // Each run asks a database some fifty times.
    { numRuns: 12 },
  );
}, 60_000);

test('of many who begin, charge and give back at once, each happens once', async () => {
  const { payments, order, test: provider } = startOrder();
  const begun = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      payments.begin({ ...order, key: keyOf(order, place % 4) })(),
    ),
  );
  const ids = new Set(begun.flatMap((one) => (E.isRight(one) ? [one.right.paymentId] : [])));
  for (const id of ids) await provider.play(id, 'pay');
  const statuses = await Promise.all([...ids].map(async (id) => payments.status(id)()));
  const paid = statuses.filter((one) => E.isRight(one) && one.right.kind === 'authorised');
  expect(paid).toHaveLength(1);
  const [id = ''] = [...ids].filter((_, place) => statuses[place] === paid[0]);
  await Promise.all(
    Array.from({ length: 10 }, (_, place) => payments.capture(id, keyOf(order, 'c', place % 2))()),
  );
  const refund = (minorUnits: number, own: string) =>
    payments.refund(id, euros(minorUnits), keyOf(order, own))();
  await Promise.all(Array.from({ length: 5 }, () => refund(1_000, 'same')));
  await Promise.all(Array.from({ length: 5 }, () => refund(3_000, randomUUID())));
  expect((await provider.find(id))?.payment).toMatchObject({ captured: 5_000, refunded: 4_000 });
});
