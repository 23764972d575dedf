import type { PaymentRefusal } from '../../core/domain/payment/payment-command.ts';
import type { Payment } from '../../core/domain/payment/payment.ts';
import type { Money } from '../../core/domain/money/money.ts';
import type { TE } from '../../core/fp.ts';
import type {
  NewPayment,
  PaymentError,
  Payments,
  PaymentsUnavailable,
} from '../../core/ports/payments.ts';

/**
 * Who takes the money, under names of its own (`reference`). What it forgets `rememberedPayments`
 * knows; a command may reach it twice under one key, and is done once.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly begin: (
    payment: NewPayment & { readonly paymentId: string },
  ) => TE.TaskEither<PaymentError, { readonly reference: string; readonly redirect: string }>;
  readonly look: (reference: string) => TE.TaskEither<PaymentError, Payment>;
  readonly capture: (reference: string, key: string) => TE.TaskEither<PaymentError, Payment>;
  readonly cancel: (reference: string, key: string) => TE.TaskEither<PaymentError, Payment>;
  readonly refund: (
    reference: string,
    amount: Money,
    key: string,
  ) => TE.TaskEither<PaymentError, Payment>;
  /** Whether a refund was made under a key. */
  readonly hasRefunded: (
    reference: string,
    key: string,
  ) => TE.TaskEither<PaymentsUnavailable | PaymentRefusal, boolean>;
  readonly readEvent: Payments['readEvent'];
};
