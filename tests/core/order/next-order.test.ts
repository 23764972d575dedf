import { describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import type { OrderStep } from '../../../core/domain/order/order-step.ts';
import type { OrderHappening, PlacedOrder } from '../../../core/domain/order/order.ts';
import { accessoryHandOff } from '../../../core/domain/products/accessories.ts';
import { keptArticleOf } from '../../../core/domain/products/kept-article.ts';
import { euros, orderOf, someItem } from '../../arbitraries/order.ts';

const canvas = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });

const paymentId = 'payment-1';

const authorised = {
  kind: 'payment',
  paymentId,
  status: { kind: 'authorised' },
  isAnswer: false,
} as const;

const captured = (minorUnits: number) =>
  ({
    kind: 'payment',
    paymentId,
    status: { kind: 'captured', amount: euros(minorUnits) },
    isAnswer: true,
  }) as const;

const transfer = (minorUnits: number) =>
  ({ kind: 'bank-transfer', amount: euros(minorUnits) }) as const;

const failed = { kind: 'payment', paymentId, status: { kind: 'failed' }, isAnswer: true } as const;

const tracking = { carrier: 'dhl', code: '1' };

const keyed = (happening: OrderHappening, at: number) => ({ ...happening, key: `event-${at}`, at });

const after = (
  placed: PlacedOrder,
  happenings: readonly OrderHappening[],
): ReturnType<typeof nextOrder> =>
  happenings.reduce<ReturnType<typeof nextOrder>>(
    (step, happening, place) =>
      E.isLeft(step) ? step : nextOrder(step.right.order, keyed(happening, place)),
    E.right(placedOrder(placed)),
  );

const stepOf = (placed: PlacedOrder, ...happenings: readonly OrderHappening[]): OrderStep => {
  const step = after(placed, happenings);
  if (E.isLeft(step)) throw new Error(JSON.stringify(step.left));
  return step.right;
};

const kindsOf = ({ effects }: OrderStep): readonly string[] =>
  effects.map((effect) => {
    if (effect.kind === 'mail') return `mail ${effect.mail}`;
    return effect.kind === 'tell-desk' ? `desk ${effect.about}` : effect.kind;
  });

const made = [captured(4_490), { kind: 'rendering-begun' }, { kind: 'rendered', item: 0 }] as const;

describe('an order', () => {
  test('goes its way', () => {
    const way: readonly (readonly [OrderHappening, string, readonly string[]])[] = [
      [{ kind: 'payment-begun', paymentId }, 'placed', []],
      [{ ...authorised, status: { kind: 'pending' } }, 'placed', []],
      [authorised, 'authorised', ['charge']],
      [{ kind: 'payment-silent', paymentId }, 'unknown', ['ask-payment', 'desk payment-unknown']],
      [{ ...authorised, isAnswer: true }, 'authorised', ['charge']],
      [captured(4_490), 'paid', ['mail paid', 'begin-rendering']],
      [authorised, 'paid', []],
      [{ kind: 'rendering-begun' }, 'rendering', ['render']],
      [{ kind: 'render-dead', item: 0 }, 'rendering', ['desk render-dead']],
      [{ kind: 'render-again', item: 0 }, 'rendering', ['render']],
      [{ kind: 'rendered', item: 0 }, 'rendering', ['hand-over']],
      [{ kind: 'hand-over-dead' }, 'rendering', ['desk hand-over-dead']],
      [{ kind: 'hand-over-again' }, 'rendering', ['hand-over']],
      [{ kind: 'handed-over' }, 'handed-over', []],
      [{ kind: 'rendered', item: 0 }, 'handed-over', []],
      [{ kind: 'shipped', tracking }, 'shipped', ['mail shipped']],
      [{ kind: 'shipped', tracking }, 'shipped', []],
      [{ kind: 'handed-over' }, 'shipped', []],
      [{ kind: 'delivered' }, 'delivered', ['release-photos']],
      [{ kind: 'shipped', tracking }, 'delivered', []],
      [
        { kind: 'defect', items: [0], words: 'A scratch', photos: [] },
        'delivered',
        ['mail defect-reported', 'desk defect'],
      ],
      [{ kind: 'refund', amount: euros(4_490) }, 'refunded', ['mail refunded', 'refund']],
    ];
    way.forEach(([, state, effects], place) => {
      const step = stepOf(canvas, ...way.slice(0, place + 1).map(([happening]) => happening));
      expect([place, step.order.state.kind, ...kindsOf(step)]).toEqual([place, state, ...effects]);
    });
  });

  test('begins as it is paid', () => {
    const begins = (facts: Partial<Parameters<typeof orderOf>[0]>) => {
      const step = placedOrder(
        orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect', ...facts }),
      );
      return [step.order.state.kind, ...kindsOf(step)];
    };
    expect(begins({})).toEqual(['placed', 'mail placed', 'begin-payment']);
    expect(begins({ paymentMethod: 'bank-transfer' })).toEqual(['placed', 'mail placed']);
    expect(begins({ paymentMethod: 'invoice' })).toEqual(['placed', 'mail placed', 'desk invoice']);
    expect(begins({ vouchers: [4_000, 490] })).toEqual([
      'paid',
      'mail placed',
      'mail paid',
      'begin-rendering',
    ]);
    const gift = orderOf({ items: 0, gifts: 1, vouchers: [], paymentMethod: 'redirect' });
    const issued = stepOf(gift, captured(1_000));
    expect([issued.order.state.kind, ...kindsOf(issued)]).toEqual([
      'delivered',
      'mail paid',
      'issue-vouchers',
    ]);
  });

  test('is paid by transfers, and by an invoice that is accepted', () => {
    const transferred = orderOf({
      items: 1,
      gifts: 0,
      vouchers: [],
      paymentMethod: 'bank-transfer',
    });
    const little = stepOf(transferred, transfer(4_000));
    expect(little.order.state.kind).toBe('placed');
    expect(kindsOf(little)).toEqual(['mail paid-too-little', 'desk paid-too-little']);
    expect(stepOf(transferred, transfer(4_000), transfer(490)).order.state.kind).toBe('paid');
    expect(stepOf(transferred, transfer(4_500)).effects).toMatchObject([
      {},
      {},
      { kind: 'refund', paymentId: undefined, amount: euros(10) },
      { about: 'refund-by-hand' },
    ]);
    const invoice = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'invoice' });
    const accepted = stepOf(invoice, { kind: 'invoice-accepted' });
    expect([accepted.order.state.kind, ...kindsOf(accepted)]).toEqual([
      'paid',
      'mail paid',
      'begin-rendering',
    ]);
    // A card that is being charged is let go where a transfer came first.
    expect(kindsOf(stepOf(canvas, authorised, transfer(4_490)))).toContain('cancel-payment');
  });

  test('can be paid again after a payment failed, and gives back what came twice', () => {
    const again = stepOf(canvas, authorised, failed, { kind: 'pay-again' });
    expect(again.effects).toMatchObject([{ kind: 'begin-payment', attempt: 2 }]);
    const other = { ...captured(4_490), paymentId: 'payment-2' };
    const twice = stepOf(canvas, authorised, failed, { kind: 'pay-again' }, other, captured(4_490));
    expect(twice.effects).toMatchObject([{ kind: 'refund', amount: euros(4_490) }]);
    // What is told by itself may be late: it is asked whether it is so.
    const told = stepOf(canvas, authorised, { ...failed, isAnswer: false });
    expect([told.order.state.kind, ...kindsOf(told)]).toEqual(['authorised', 'ask-payment']);
    const second = stepOf(canvas, authorised, { ...authorised, paymentId: 'payment-2' });
    expect(second.effects).toMatchObject([{ kind: 'cancel-payment', paymentId: 'payment-2' }]);
  });

  test('gives all back when it is cancelled, to vouchers too, but keeps issued ones paid', () => {
    const bought = orderOf({ items: 1, gifts: 1, vouchers: [700, 800], paymentMethod: 'redirect' });
    const paid = captured(3_990);
    const cancel = { kind: 'cancel', by: 'buyer' } as const;
    const before = stepOf(bought, cancel);
    expect(before.effects).toMatchObject([
      { kind: 'release-photos', after: 'cancellation' },
      { mail: 'cancelled' },
      { kind: 'give-vouchers-back', amount: euros(800) },
      { kind: 'give-vouchers-back', amount: euros(700) },
    ]);
    expect(stepOf(bought, cancel, paid).effects).toMatchObject([
      { kind: 'refund', amount: euros(3_990) },
    ]);
    expect(stepOf(bought, paid, cancel).effects).toMatchObject([
      { kind: 'release-photos', after: 'cancellation' },
      { mail: 'cancelled' },
      { kind: 'refund', amount: euros(3_990) },
      { kind: 'give-vouchers-back', amount: euros(500) },
    ]);
    expect(kindsOf(stepOf(canvas, ...made.slice(0, 2), { kind: 'cancel', by: 'desk' }))).toContain(
      'stop-rendering',
    );
  });

  test('is told of money that was given back elsewhere', () => {
    const back = (minorUnits: number) =>
      ({
        ...captured(0),
        status: { kind: 'refunded', captured: euros(4_490), refunded: euros(minorUnits) },
      }) as const;
    expect(stepOf(canvas, captured(4_490), back(500)).order).toMatchObject({
      state: { kind: 'paid' },
      account: { owed: 3_990 },
    });
    for (const happenings of [[back(4_490)], [captured(4_490), back(4_490)]])
      expect(stepOf(canvas, ...happenings).order.state.kind).toBe('cancelled');
    expect(stepOf(canvas, ...made, { kind: 'handed-over' }, back(4_490)).order.state.kind).toBe(
      'refunded',
    );
  });

  test('hears what was told before as the first time, once', () => {
    const { order } = stepOf(canvas, captured(4_490));
    expect(nextOrder(order, keyed(captured(4_490), 0))).toEqual(E.right({ order, effects: [] }));
    expect(nextOrder(order, keyed({ kind: 'rendering-begun' }, 0))).toEqual(
      E.left({ kind: 'key-used' }),
    );
  });

  test('refuses what cannot be', () => {
    const refusals: readonly (readonly [string, ...OrderHappening[]])[] = [
      ['not-now', { kind: 'rendering-begun' }],
      ['not-now', { kind: 'pay-again' }],
      ['not-now', { kind: 'invoice-accepted' }],
      ['not-now', { kind: 'handed-over' }],
      ['not-now', { kind: 'shipped', tracking }],
      ['not-now', { kind: 'delivered' }],
      ['not-now', { kind: 'rendered', item: 0 }],
      ['not-now', { kind: 'refund', amount: euros(1) }],
      ['not-now', { kind: 'withdraw', items: [0] }],
      ['not-now', { kind: 'defect', items: [0], words: '', photos: [] }],
      ['not-now', { kind: 'payment-settled', paymentId, captured: euros(4_490) }],
      [
        'not-now',
        authorised,
        { kind: 'payment-silent', paymentId },
        { kind: 'cancel', by: 'buyer' },
      ],
      ['not-now', ...made.slice(0, 2), { kind: 'cancel', by: 'buyer' }],
      ['not-now', ...made, { kind: 'handed-over' }, { kind: 'cancel', by: 'desk' }],
      ['not-now', { kind: 'cancel', by: 'buyer' }, { kind: 'rendering-begun' }],
      ['being-handed-over', ...made, { kind: 'cancel', by: 'desk' }],
      ['item-unknown', captured(4_490), { kind: 'rendering-begun' }, { kind: 'rendered', item: 1 }],
      ['item-unknown', captured(4_490), { kind: 'withdraw', items: [1] }],
      ['item-unknown', captured(4_490), { kind: 'withdraw', items: [] }],
      ['item-unknown', ...made, { kind: 'defect', items: [1], words: '', photos: [] }],
      ['not-withdrawable', captured(4_490), { kind: 'withdraw', items: [0] }],
      ['refund-too-large', captured(4_490), { kind: 'refund', amount: euros(4_490) }],
      [
        'refund-too-large',
        ...made,
        { kind: 'handed-over' },
        { kind: 'refund', amount: euros(4_491) },
      ],
      ['amount-invalid', captured(4_490), { kind: 'refund', amount: euros(0.5) }],
      ['amount-invalid', transfer(0)],
      ['amount-invalid', captured(-1)],
      [
        'amount-invalid',
        {
          ...captured(1),
          status: { kind: 'captured', amount: { minorUnits: 1, currency: 'chf' } },
        },
      ],
    ];
    for (const [kind, ...happenings] of refusals)
      expect([happenings.at(-1), after(canvas, happenings)]).toMatchObject([{}, E.left({ kind })]);
  });

  test('is withdrawn from where it was not made to order, or that was not said', () => {
    const withdraw = { kind: 'withdraw', items: [0] } as const;
    const terms = { ...canvas.terms, isWithdrawalExcluded: false };
    const unsaid = { ...canvas, terms };
    expect(kindsOf(stepOf(unsaid, captured(4_490), withdraw))).toEqual([
      'mail withdrawn',
      'desk withdrawal',
    ]);
    const business = { ...unsaid, buyer: { ...canvas.buyer, isBusiness: true } };
    expect(after(business, [captured(4_490), withdraw])).toEqual(
      E.left({ kind: 'not-withdrawable' }),
    );
    const ribbon = accessoryHandOff('ribbon-satin-rose', 1, 'de-DE');
    if (E.isLeft(ribbon)) throw new Error(ribbon.left.kind);
    const items = [{ ...someItem, article: keptArticleOf(ribbon.right) }];
    const asItIs = stepOf({ ...canvas, items }, captured(4_490), withdraw);
    expect(kindsOf(asItIs)).toContain('mail withdrawn');
  });
});
