import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Money } from '../../../core/domain/money/money.ts';
import {
  applyPaymentChange,
  newPayment,
  paymentStatusOf,
  refundableOf,
  type Payment,
  type PaymentChange,
} from '../../../core/domain/payment/payment.ts';
import { E } from '../../../core/fp.ts';
import { anyPaymentChange } from '../../arbitraries/payment.ts';

const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

const after = (...changes: readonly PaymentChange[]): Payment =>
  changes.reduce(
    (payment, change) => E.getOrElse(() => payment)(applyPaymentChange(payment, change)),
    newPayment(euros(5_000)),
  );

const authorised = { kind: 'authorised', total: euros(5_000) } as const;
const captured = { kind: 'captured', total: euros(5_000) } as const;
const refunded = { kind: 'refunded', total: euros(1_200) } as const;

describe('a payment', () => {
  test('stands as what was told of it', () => {
    const statuses: readonly (readonly [readonly PaymentChange[], unknown])[] = [
      [[], { kind: 'open' }],
      [[{ kind: 'pending' }], { kind: 'pending' }],
      [[{ kind: 'pending' }, { kind: 'failed' }], { kind: 'failed' }],
      [[{ kind: 'failed' }, authorised], { kind: 'authorised', amount: euros(5_000) }],
      [[authorised, { kind: 'cancelled' }], { kind: 'cancelled' }],
      [[authorised, captured], { kind: 'captured', amount: euros(5_000) }],
      [[captured, { kind: 'cancelled' }], { kind: 'captured', amount: euros(5_000) }],
      [[captured, refunded], { kind: 'refunded', captured: euros(5_000), refunded: euros(1_200) }],
      // The message of the charge is late.
      [[refunded], { kind: 'refunded', captured: euros(1_200), refunded: euros(1_200) }],
    ];
    for (const [changes, status] of statuses)
      expect(paymentStatusOf(after(...changes))).toEqual(status);
    expect(refundableOf(after(captured, refunded))).toEqual(euros(3_800));
    expect(refundableOf(after(refunded))).toEqual(euros(0));
  });

  test('takes no other currency, and no amount that is none', () => {
    const payment = newPayment(euros(100));
    expect(
      applyPaymentChange(payment, {
        kind: 'captured',
        total: { minorUnits: 100, currency: 'chf' },
      }),
    ).toEqual(E.left({ kind: 'mixed-currencies', currencies: ['eur', 'chf'] }));
    expect(E.isLeft(applyPaymentChange(payment, { kind: 'captured', total: euros(-1) }))).toBe(
      true,
    );
    expect(E.isLeft(applyPaymentChange(payment, { kind: 'captured', total: euros(0.5) }))).toBe(
      true,
    );
  });

  property.prop([
    fc.array(anyPaymentChange, { maxLength: 8 }).chain((told) =>
      fc.tuple(
        fc.constant(told),
        // Doubled and in any order.
        fc
          .shuffledSubarray([...told, ...told], { minLength: told.length })
          .map((some) => [...some, ...told]),
      ),
    ),
  ])(
    'is the same whatever the order of messages, and however often each comes',
    ([told, again]) => {
      expect(after(...again)).toEqual(after(...told));
    },
  );

  property.prop([fc.array(anyPaymentChange, { maxLength: 8 }), anyPaymentChange])(
    'never has less money for one more message',
    (told, change) => {
      const [before, now] = [after(...told), after(...told, change)];
      expect(now.captured).toBeGreaterThanOrEqual(before.captured);
      expect(now.refunded).toBeGreaterThanOrEqual(before.refunded);
      expect(refundableOf(now).minorUnits).toBeGreaterThanOrEqual(0);
    },
  );
});
