/**
 * How a payment stands, from what its provider tells. Messages come twice, late and out of order, so
 * each names what was moved in all until then, and nothing that was told is ever taken back.
 */
import { E, pipe } from '../../fp.ts';
import { parseMoney, type MoneyArithmeticError } from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';

/** `total`: in all until then, not by this step alone. */
export type PaymentChange =
  /** The buyer has paid in a way that takes days; `failed` and `cancelled`: no money will come. */
  | { readonly kind: 'pending' | 'failed' | 'cancelled' }
  | { readonly kind: 'authorised' | 'captured' | 'refunded'; readonly total: Money };

/** A message of a provider whose sender was verified. */
export type PaymentEvent = PaymentChange & {
  /** The provider's: the same when it is sent again. */
  readonly id: string;
  readonly paymentId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** All that was told; amounts are minor units of the currency of `asked`. */
export type Payment = {
  readonly asked: Money;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly isCancelled: boolean;
};

/** `open`: the buyer has not paid yet. */
export type PaymentStatus =
  | { readonly kind: 'open' | 'pending' | 'failed' | 'cancelled' }
  /** Reserved; nothing was taken. */
  | { readonly kind: 'authorised'; readonly amount: Money }
  | { readonly kind: 'captured'; readonly amount: Money }
  /** A part of what was captured, or all of it. */
  | { readonly kind: 'refunded'; readonly captured: Money; readonly refunded: Money };

/** A payment of which nothing was told. */
export const newPayment = (asked: Money): Payment => ({
  asked,
  authorised: 0,
  captured: 0,
  refunded: 0,
  isPending: false,
  hasFailed: false,
  isCancelled: false,
});

const withTotal = (
  payment: Payment,
  kind: 'authorised' | 'captured' | 'refunded',
  { minorUnits }: Money,
): Payment => ({ ...payment, [kind]: Math.max(payment[kind], minorUnits) });

/**
 * A payment after one more message: the greater amount stays, so neither order nor repetition
 * matters. Refused: an amount in another currency, or none at all.
 */
export const applyPaymentChange = (
  payment: Payment,
  change: PaymentChange,
): E.Either<MoneyArithmeticError, Payment> => {
  switch (change.kind) {
    case 'pending':
      return E.right({ ...payment, isPending: true });
    case 'failed':
      return E.right({ ...payment, hasFailed: true });
    case 'cancelled':
      return E.right({ ...payment, isCancelled: true });
    case 'authorised':
    case 'captured':
    case 'refunded': {
      const { total } = change;
      const { currency } = payment.asked;
      return total.currency === currency
        ? pipe(
            parseMoney(currency, total.minorUnits),
            E.map((money) => withTotal(payment, change.kind, money)),
          )
        : E.left({ kind: 'mixed-currencies', currencies: [currency, total.currency] });
    }
  }
};

/** Minor units that were taken: what was given back had been taken, whoever told it. */
const takenOf = ({ captured, refunded }: Payment): number => Math.max(captured, refunded);

/**
 * How a payment stands. Money that moved counts more than a failure, and a cancellation more than
 * what had been reserved.
 */
export const paymentStatusOf = (payment: Payment): PaymentStatus => {
  const { asked, authorised, refunded } = payment;
  const money = (minorUnits: number): Money => ({ minorUnits, currency: asked.currency });
  const taken = takenOf(payment);
  if (refunded > 0) return { kind: 'refunded', captured: money(taken), refunded: money(refunded) };
  if (taken > 0) return { kind: 'captured', amount: money(taken) };
  if (payment.isCancelled) return { kind: 'cancelled' };
  if (authorised > 0) return { kind: 'authorised', amount: money(authorised) };
  if (payment.hasFailed) return { kind: 'failed' };
  return { kind: payment.isPending ? 'pending' : 'open' };
};

/** What may still be given back. */
export const refundableOf = (payment: Payment): Money => ({
  minorUnits: takenOf(payment) - payment.refunded,
  currency: payment.asked.currency,
});
