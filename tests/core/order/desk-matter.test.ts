/** What an order waits for at the desk, and which commands it takes. */
import { describe, expect, test } from 'vitest';

import {
  deskCommandNext,
  deskCommands,
  deskCommandsNow,
} from '../../../core/domain/order/desk-command.ts';
import { deskMatterOf, deskMatterStates } from '../../../core/domain/order/desk-matter.ts';
import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import type { Order, OrderHappening, PaymentMethod } from '../../../core/domain/order/order.ts';
import { E } from '../../../core/fp.ts';
import { orderOf } from '../../arbitraries/order.ts';

const begin = (paymentMethod: PaymentMethod): Order =>
  placedOrder(orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod })).order;

const after = (order: Order, happenings: readonly OrderHappening[]): Order =>
  happenings.reduce((before, happening, place) => {
    const next = nextOrder(before, { ...happening, key: String(place), at: place });
    if (E.isLeft(next)) throw new Error(next.left.kind);
    return next.right.order;
  }, order);

const transferred = begin('bank-transfer');
const made: readonly OrderHappening[] = [
  { kind: 'bank-transfer', amount: transferred.placed.totals.due },
  { kind: 'rendering-begun' },
];
const handedOver: readonly OrderHappening[] = [
  ...made,
  { kind: 'rendered', item: 0 },
  { kind: 'handed-over' },
];
const unknown: readonly OrderHappening[] = [
  { kind: 'payment-begun', paymentId: 'p' },
  { kind: 'payment', paymentId: 'p', status: { kind: 'authorised' }, isAnswer: false },
  { kind: 'payment-silent', paymentId: 'p' },
];

describe('what waits', () => {
  test.each([
    ['a transfer', transferred, 'transfer', 'transfer'],
    ['an invoice', begin('invoice'), 'invoice', 'accept-invoice'],
    ['an online payment', begin('redirect'), undefined, undefined],
    [
      'a charge that nobody knows of',
      after(begin('redirect'), unknown),
      'payment-unknown',
      'settle',
    ],
    ['a file that is made', after(transferred, made), undefined, undefined],
    [
      'a file that could not be made',
      after(transferred, [...made, { kind: 'render-dead', item: 0 }]),
      'print-failed',
      'render-again',
    ],
    ['a parcel', after(transferred, handedOver), 'to-send', 'ship'],
    ['nothing', after(transferred, [...handedOver, { kind: 'delivered' }]), undefined, undefined],
  ] as const)('is told of %s', (_, order, matter, command) => {
    expect(deskMatterOf(order, false)).toBe(matter);
    expect(deskCommandNext(order)).toBe(command);
    expect(deskCommandsNow(order)[0] === command || command === undefined).toBe(true);
    // What was given up comes before all else.
    expect(deskMatterOf(order, true)).toBe('given-up');
    const isListed = deskMatterStates.some((state) => state === order.state.kind);
    expect(isListed || matter === undefined).toBe(true);
  });

  test('a command that an order does not take is not offered', () => {
    expect(deskCommandsNow(begin('redirect'))).toEqual(['cancel', 'mail']);
    expect(deskCommandsNow(after(transferred, handedOver))).not.toContain('accept-invoice');
    const ended = after(transferred, [{ kind: 'cancel', by: 'desk' }]);
    expect(deskCommandsNow(ended)).not.toContain('ship');
    for (const order of [transferred, ended, after(transferred, handedOver)]) {
      const offered = deskCommandsNow(order);
      expect(new Set(offered).size).toBe(offered.length);
      expect(deskCommands).toEqual(expect.arrayContaining([...offered]));
    }
  });
});
