import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkPaymentCommand,
  isPaymentKey,
  placeBeside,
  printPaymentCommand,
  type PaymentCommand,
} from '../../../core/domain/payment/payment-command.ts';
import { newPayment, refundableOf, type Payment } from '../../../core/domain/payment/payment.ts';
import { E } from '../../../core/fp.ts';

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const payment = (told: Partial<Payment>): Payment => ({ ...newPayment(euros(5_000)), ...told });

const open = payment({});
const pending = payment({ isPending: true });
const failed = payment({ hasFailed: true });
const authorised = payment({ authorised: 5_000 });
const cancelled = payment({ authorised: 5_000, isCancelled: true });
const captured = payment({ authorised: 5_000, captured: 5_000 });
const refunded = payment({ captured: 5_000, refunded: 1_200 });

const answers = (one: Payment, command: PaymentCommand): string => {
  const checked = checkPaymentCommand(one, command);
  return E.isRight(checked) ? checked.right : checked.left.kind;
};

describe('what may be asked of a payment', () => {
  test('depends on how it stands', () => {
    const states = [open, pending, failed, authorised, cancelled, captured, refunded];
    const refund = { kind: 'refund', amount: euros(3_801) } as const;
    const wordsOf = (command: PaymentCommand): string =>
      states.map((one) => answers(one, command)).join(' ');
    expect(wordsOf({ kind: 'capture' })).toBe(
      'not-authorised not-authorised not-authorised to-do not-authorised done done',
    );
    expect(wordsOf({ kind: 'cancel' })).toBe(
      'to-do payment-pending to-do to-do done already-captured already-captured',
    );
    expect(wordsOf(refund)).toBe(
      'beyond-captured beyond-captured beyond-captured beyond-captured beyond-captured to-do beyond-captured',
    );
    expect(states.map(placeBeside).join(' ')).toBe('close taken close taken free taken taken');
  });

  test('gives back whole amounts of its own currency', () => {
    for (const amount of [
      euros(0),
      euros(-1),
      euros(0.5),
      { minorUnits: 1, currency: 'chf' },
    ] as const)
      expect(answers(captured, { kind: 'refund', amount })).toBe('amount-invalid');
  });

  property.prop([fc.nat(6_000), fc.nat(6_000), fc.integer({ min: 1, max: 6_000 })])(
    'never gives back more than was taken',
    (taken, back, more) => {
      const one = payment({ captured: Math.max(taken, back), refunded: back });
      const isTaken = answers(one, { kind: 'refund', amount: euros(more) }) === 'to-do';
      expect(isTaken).toBe(more <= refundableOf(one).minorUnits);
    },
  );

  test('has keys that every provider takes, and a text for each command', () => {
    expect(['a', 'order:1-charge.2', 'x'.repeat(200)].every(isPaymentKey)).toBe(true);
    expect(['', 'a b', 'ä', 'x'.repeat(201), 'a\n'].some(isPaymentKey)).toBe(false);
    expect(printPaymentCommand({ kind: 'capture' })).toBe('capture');
    expect(printPaymentCommand({ kind: 'refund', amount: euros(5) })).toBe('refund 5 eur');
  });
});
