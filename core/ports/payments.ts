import type { PaymentRefusal } from '../domain/payment/payment-command.ts';
import type { Payment, PaymentEvent, PaymentStatus } from '../domain/payment/payment.ts';
import type { Locale } from '../domain/locale/locales.ts';
import type { Money } from '../domain/money/money.ts';
import type { E, TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** Nobody knows whether it was done: ask again under the same key. */
export type PaymentsUnavailable = Outage<'payments-unavailable'>;

export type PaymentError = PaymentsUnavailable | PaymentRefusal;

export type NewPayment = {
  readonly orderId: string;
  /** What the buyer reads. */
  readonly orderNumber: string;
  /** More than zero. */
  readonly amount: Money;
  /** See `isPaymentKey`: another one for each payment that is begun for an order. */
  readonly key: string;
  readonly locale: Locale;
  /** The shop's own address to which the buyer comes back, paid or not: it proves nothing. */
  readonly returnTo: string;
  readonly email: string;
};

export type BegunPayment = {
  /** A UUID. */
  readonly paymentId: string;
  /** Where the buyer pays. */
  readonly redirect: string;
};

/** `unsigned`: not of the provider; `outdated`: signed too long ago; `malformed`: signed nonsense. */
export type PaymentEventRefusal = { readonly kind: 'unsigned' | 'outdated' | 'malformed' };

/**
 * Who takes money. Keys are remembered for ever: one that comes again gets the answer that it got,
 * and does nothing. After an outage the provider is asked what became of it before it is told again.
 */
export type PaymentCommands = {
  /**
   * Reserves nothing yet: the buyer does, at `redirect`. An earlier payment of the order at which
   * nobody has paid is closed before; `other-payment` where somebody has.
   */
  readonly begin: (payment: NewPayment) => TE.TaskEither<PaymentError, BegunPayment>;
  /** As the provider says now. */
  readonly status: (paymentId: string) => TE.TaskEither<PaymentError, PaymentStatus>;
  /** Takes all that was authorised, once. */
  readonly capture: (paymentId: string, key: string) => TE.TaskEither<PaymentError, PaymentStatus>;
  /** Lets go what was authorised, or closes a page at which nobody has paid. */
  readonly cancel: (paymentId: string, key: string) => TE.TaskEither<PaymentError, PaymentStatus>;
  /** Gives back a part, never more than was taken in all. */
  readonly refund: (
    paymentId: string,
    amount: Money,
    key: string,
  ) => TE.TaskEither<PaymentError, PaymentStatus>;
};

export type Payments = PaymentCommands & {
  /** Believes a message by its signature over its bytes; undefined for one that tells nothing of a payment. */
  readonly readEvent: (
    header: (name: string) => string | undefined,
    bytes: Uint8Array,
  ) => E.Either<PaymentEventRefusal, PaymentEvent | undefined>;
};

/**
 * Who takes the money, under names of its own (`reference`). What it forgets `rememberedPayments`
 * knows; a command may reach it twice under one key, and is done once.
 */
export type PaymentProvider = {
  readonly name: string;
  /** Opens a page to pay at; nothing is reserved yet. */
  readonly begin: (
    payment: NewPayment & { readonly paymentId: string },
  ) => TE.TaskEither<PaymentError, { readonly reference: string; readonly redirect: string }>;
  /** As it stands now. */
  readonly look: (reference: string) => TE.TaskEither<PaymentError, Payment>;
  /** Takes all that was authorised. */
  readonly capture: (reference: string, key: string) => TE.TaskEither<PaymentError, Payment>;
  /** Lets go what was authorised, or closes the page. */
  readonly cancel: (reference: string, key: string) => TE.TaskEither<PaymentError, Payment>;
  /** Gives back a part. */
  readonly refund: (
    reference: string,
    amount: Money,
    key: string,
  ) => TE.TaskEither<PaymentError, Payment>;
  /** Whether a refund was made under a key. */
  readonly hasRefunded: (reference: string, key: string) => TE.TaskEither<PaymentError, boolean>;
  /** See `Payments.readEvent`. */
  readonly readEvent: Payments['readEvent'];
};

export type HasPayments = { readonly payments: Payments };

export type HasPaymentCommands = { readonly payments: PaymentCommands };
