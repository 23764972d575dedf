/** No sequence charges twice, loses money, ships what is not paid, or forgets a paid order. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { heldOf, isPaid } from '../../../core/domain/order/order-account.ts';
import { placedOrder } from '../../../core/domain/order/next-order.ts';
import { anyPlacedOrder, euros } from '../../arbitraries/order.ts';
import { modelRun } from '../../arbitraries/model-run.ts';
import {
  comeToRest,
  deliverMessage,
  doEffect,
  giveBackUnasked,
  orderWorld,
  pay,
  reallyHeld,
  tell,
  type OrderWorld,
} from './order-world.ts';

const place = fc.nat({ max: 7 });

const anyCommand = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('do' as const),
      place,
      silence: fc.constantFrom(undefined, undefined, 'done' as const, 'not-done' as const),
      isKept: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      place,
      outcome: fc.constantFrom(
        'authorised' as const,
        'authorised' as const,
        'captured' as const,
        'pending' as const,
        'failed' as const,
        'cancelled' as const,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('message' as const), place }) },
  // What makes two payments of one order likely.
  fc.constant({ kind: 'try-again' as const }),
  fc.record({
    kind: fc.constant('transfer' as const),
    amount: fc.constantFrom(1, 490, 2_000, 4_490, 9_000),
  }),
  fc.record({
    kind: fc.constant('give-back' as const),
    amount: fc.constantFrom(100, 4_490, 9_000),
  }),
  fc.record({
    kind: fc.constant('tell' as const),
    happening: fc.oneof(
      fc.constantFrom(
        { kind: 'pay-again' as const },
        { kind: 'invoice-accepted' as const },
        { kind: 'cancel' as const, by: 'buyer' as const },
        { kind: 'cancel' as const, by: 'desk' as const },
        { kind: 'shipped' as const, tracking: { carrier: 'dhl', code: '1' } },
        { kind: 'delivered' as const },
        { kind: 'hand-over-dead' as const },
        { kind: 'hand-over-again' as const },
        { kind: 'render-dead' as const, item: 0 },
        { kind: 'render-again' as const, item: 0 },
        { kind: 'withdraw' as const, items: [0] },
      ),
      fc.constantFrom(1, 490, 4_490).map((minorUnits) => ({
        kind: 'refund' as const,
        amount: euros(minorUnits),
      })),
    ),
  }),
);

type Command = typeof anyCommand extends fc.Arbitrary<infer One> ? One : never;

const act = (world: OrderWorld, command: Command): void => {
  switch (command.kind) {
    case 'do':
      return doEffect(world, command.place, command.silence, command.isKept);
    case 'pay':
      return pay(world, command.place, command.outcome);
    case 'message':
      return deliverMessage(world, command.place);
    case 'try-again':
      comeToRest(world);
      pay(world, 0, 'failed');
      comeToRest(world);
      tell(world, { kind: 'pay-again' });
      comeToRest(world);
      return;
    case 'transfer':
      world.transferred += command.amount;
      tell(world, { kind: 'bank-transfer', amount: euros(command.amount) });
      return;
    case 'give-back':
      return giveBackUnasked(world, command.amount);
    case 'tell':
      tell(world, command.happening);
  }
};

const withLab = ['handed-over', 'shipped', 'delivered'];

/** What holds between any two events. */
const check = (before: OrderWorld['order'], world: OrderWorld): void => {
  const { order } = world;
  const isInvoice = order.placed.paymentMethod === 'invoice';
  expect(heldOf(order)).toBeLessThanOrEqual(order.account.owed);
  for (const amount of Object.values(order.account))
    if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
  const isMade = withLab.includes(order.state.kind) && !withLab.includes(before.state.kind);
  if (isMade && !isInvoice) expect(isPaid(order)).toBe(true);
  if (before.state.kind === 'unknown' && order.history.length === before.history.length + 1)
    expect(['unknown', 'authorised', 'placed', 'paid', 'delivered', 'cancelled']).toContain(
      order.state.kind,
    );
  for (const { captured, refunded } of world.payments)
    expect(refunded).toBeLessThanOrEqual(captured);
};

describe('any sequence of events of an order', () => {
  property.prop(
    [
      anyPlacedOrder,
      modelRun<{ world: OrderWorld }, object, Command>(anyCommand, ({ world }, _real, command) => {
        const before = world.order;
        act(world, command);
        check(before, world);
      }),
    ],
    { numRuns: 400 },
  )('charges once, loses nothing, ships nothing unpaid and forgets nothing', (placed, commands) => {
    const world = orderWorld(placed);
    fc.modelRun(() => ({ model: { world }, real: {} }), commands);
    comeToRest(world);
    const { order } = world;
    const { state, account } = order;
    const isInvoice = placed.paymentMethod === 'invoice';
    const isAwaiting = ['placed', 'authorised', 'unknown'].includes(state.kind);
    // What was booked is what there is.
    expect(heldOf(order)).toBe(reallyHeld(world));
    expect(isAwaiting || isInvoice || heldOf(order) === account.owed).toBe(true);
    expect(isAwaiting && isPaid(order)).toBe(false);
    expect(state.kind).not.toBe('unknown');
    if (world.isSentToLab) expect(['placed', 'authorised', 'paid']).not.toContain(state.kind);
    expect(world.charged.size).toBeLessThanOrEqual(1);
    // Each payment is charged, each file made and each voucher issued once.
    const keys = new Set(world.done.map(({ key, kind }) => `${key} ${kind}`));
    for (const kind of ['hand-over', 'issue-vouchers', 'begin-rendering'])
      if (!order.history.some((event) => event.kind === 'hand-over-again'))
        expect([...keys].filter((key) => key.endsWith(` ${kind}`)).length).toBeLessThanOrEqual(1);
  });

  property.prop([anyPlacedOrder])('begins with what it costs', (placed) => {
    const { order, effects } = placedOrder(placed);
    expect(heldOf(order)).toBe(placed.totals.vouchers.minorUnits);
    expect(effects.some(({ kind }) => kind === 'begin-rendering')).toBe(
      placed.totals.due.minorUnits === 0 && placed.items.length > 0,
    );
  });
});
