/** What may be asked of a payment, and when. */
import { E } from '../../fp.ts';
import type { Money } from '../money/money.ts';
import { paymentStatusOf, refundableOf, type Payment, type PaymentStatus } from './payment.ts';

/** `capture` takes all that was authorised; `cancel` lets it go, or closes the page to pay at. */
export type PaymentCommand =
  | { readonly kind: 'capture' | 'cancel' }
  | { readonly kind: 'refund'; readonly amount: Money };

/**
 * `key-used`: by another command or another payment; `other-payment`: money of another payment for
 * the same order is there or on its way; `provider-refused`: for a reason of its own.
 */
export type PaymentRefusal = {
  readonly kind:
    | 'payment-unknown'
    | 'key-invalid'
    | 'key-used'
    | 'other-payment'
    | 'not-authorised'
    | 'already-captured'
    | 'payment-pending'
    | 'amount-invalid'
    | 'beyond-captured'
    | 'provider-refused';
};

const refused = (kind: PaymentRefusal['kind']): E.Either<PaymentRefusal, never> => E.left({ kind });

/** Whether a key can be sent to every provider: 1 to 200 letters, digits and `_ - : .`. */
export const isPaymentKey = (text: string): boolean => /^[\w:.-]{1,200}$/u.test(text);

/** The command in one text: the same key must always come with the same. */
export const printPaymentCommand = (command: PaymentCommand): string =>
  command.kind === 'refund'
    ? `refund ${command.amount.minorUnits} ${command.amount.currency}`
    : command.kind;

type Checked = E.Either<PaymentRefusal, 'to-do' | 'done'>;

const checkCapture = ({ kind }: PaymentStatus): Checked => {
  if (kind === 'captured' || kind === 'refunded') return E.right('done');
  return kind === 'authorised' ? E.right('to-do') : refused('not-authorised');
};

const checkCancel = ({ kind }: PaymentStatus): Checked => {
  if (kind === 'cancelled') return E.right('done');
  if (kind === 'captured' || kind === 'refunded') return refused('already-captured');
  return kind === 'pending' ? refused('payment-pending') : E.right('to-do');
};

const checkRefund = (payment: Payment, { minorUnits, currency }: Money): Checked => {
  const { currency: own, minorUnits: most } = refundableOf(payment);
  if (!Number.isSafeInteger(minorUnits) || minorUnits <= 0 || currency !== own)
    return refused('amount-invalid');
  return minorUnits <= most ? E.right('to-do') : refused('beyond-captured');
};

/**
 * Whether a command is still to be done; `done` where the payment is what it asks for, whoever made
 * it so: nothing is charged or let go twice. A refund is never done already: its key says so.
 */
export const checkPaymentCommand = (payment: Payment, command: PaymentCommand): Checked => {
  switch (command.kind) {
    case 'capture':
      return checkCapture(paymentStatusOf(payment));
    case 'cancel':
      return checkCancel(paymentStatusOf(payment));
    case 'refund':
      return checkRefund(payment, command.amount);
  }
};

/**
 * Whether another payment for the same order may be begun beside this one: `free` where no money can
 * come of it, `close` where it has to be cancelled before, `taken` where money is there or on its way.
 */
export const placeBeside = (payment: Payment): 'free' | 'close' | 'taken' => {
  switch (paymentStatusOf(payment).kind) {
    case 'cancelled':
      return 'free';
    case 'open':
    case 'failed':
      return 'close';
    case 'pending':
    case 'authorised':
    case 'captured':
    case 'refunded':
      return 'taken';
  }
};
