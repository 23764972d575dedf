/**
 * Stripe by its own client: the buyer pays on Stripe's page (Checkout), which reserves the money; it
 * is captured later. Card data never comes here.
 */
import Stripe from 'stripe';

import type { Currency, Locale } from '../../core/domain/locale/locales.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { newPayment, type Payment, type PaymentChange } from '../../core/domain/payment/payment.ts';
import type { PaymentRefusal } from '../../core/domain/payment/payment-command.ts';
import { isCurrency } from '../../core/domain/money/money-arithmetic.ts';
import type { Money } from '../../core/domain/money/money.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PaymentError, PaymentProvider, Payments } from '../../core/ports/payments.ts';
import type { Fetch } from '../shared/fetch.ts';
import { stripeClient, stripeReason } from './stripe-client.ts';

type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Scheme, host and port of the API. */
  readonly apiBase: string;
  /** Origin of the page at which the buyer pays. */
  readonly checkoutOrigin: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
};

/** Bytes, and milliseconds of each attempt: the vendor's page waits for the buyer's bank. */
const limits = { bytes: 1_000_000, milliseconds: 10_000 } as const;

/** Seconds: the vendor's own default. */
const tolerance = 300;

/** Stripe counts these in hundredths, as the shop does; it does not so for every currency. */
const hundredths = { eur: 100, chf: 100, gbp: 100, usd: 100 } as const satisfies Record<
  Currency,
  100
>;

const isAmount = ({ minorUnits, currency }: Money): boolean =>
  hundredths[currency] === 100 && minorUnits > 0;

const localeOf = (locale: Locale): Stripe.Checkout.SessionCreateParams.Locale =>
  locale === 'en-GB' ? 'en-GB' : localeTable[locale].language;

const refused = (kind: PaymentRefusal['kind']): PaymentRefusal => ({ kind });

/** A refusal is the vendor's word that nothing was done; of everything else nobody knows. */
const errorOf = (thrown: unknown): PaymentError => {
  // What a bank refuses.
  if (thrown instanceof Stripe.errors.StripeError && thrown.statusCode === 402)
    return refused('provider-refused');
  if (thrown instanceof Stripe.errors.StripeInvalidRequestError)
    return refused(thrown.code === 'resource_missing' ? 'payment-unknown' : 'provider-refused');
  return { kind: 'payments-unavailable', reason: stripeReason(thrown) };
};

const ask = <A>(call: () => Promise<A>): TE.TaskEither<PaymentError, A> =>
  TE.tryCatch(call, errorOf);

type Session = Stripe.Checkout.Session;

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'string' ? undefined : (intent ?? undefined);

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  typeof charge === 'string' ? undefined : (charge ?? undefined);

/** What is let go before it was captured is "refunded", too, in the vendor's words. */
const refundedOf = (charge: Stripe.Charge | undefined): number =>
  charge?.captured === true ? charge.amount_refunded : 0;

const paymentOf = (session: Session): Payment | undefined => {
  const { currency, amount_total: minorUnits } = session;
  if (currency === null || minorUnits === null || !isCurrency(currency)) return undefined;
  const payment = newPayment({ minorUnits, currency });
  const intent = intentOf(session);
  const isOver = session.status === 'complete';
  return {
    ...payment,
    authorised: intent === undefined ? 0 : intent.amount_capturable + intent.amount_received,
    captured: intent?.amount_received ?? 0,
    refunded: refundedOf(intent && chargeOf(intent)),
    isPending: intent?.status === 'processing',
    hasFailed: isOver && intent?.status === 'requires_payment_method',
    isCancelled: session.status === 'expired' || intent?.status === 'canceled',
  };
};

type ToldChange = { readonly paymentId: string | undefined; readonly change: PaymentChange };

const amountOf = (currency: string, minorUnits: number): Money | undefined =>
  isCurrency(currency) && minorUnits > 0 ? { minorUnits, currency } : undefined;

const told = (
  metadata: Stripe.Metadata | null,
  change: PaymentChange | undefined,
): ToldChange | undefined => change && { paymentId: metadata?.['payment'], change };

const movedTo = (
  kind: 'authorised' | 'captured' | 'refunded',
  total: Money | undefined,
): PaymentChange | undefined => total && { kind, total };

/** Undefined for what says nothing of a payment of the shop. */
const changeOf = (event: Stripe.Event): ToldChange | undefined => {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated': {
      const { metadata, currency, amount_capturable: minorUnits } = event.data.object;
      return told(metadata, movedTo('authorised', amountOf(currency, minorUnits)));
    }
    case 'payment_intent.succeeded': {
      const { metadata, currency, amount_received: minorUnits } = event.data.object;
      return told(metadata, movedTo('captured', amountOf(currency, minorUnits)));
    }
    case 'charge.refunded': {
      const { metadata, currency } = event.data.object;
      return told(metadata, movedTo('refunded', amountOf(currency, refundedOf(event.data.object))));
    }
    case 'payment_intent.processing':
      return told(event.data.object.metadata, { kind: 'pending' });
    case 'payment_intent.canceled':
    case 'checkout.session.expired':
      return told(event.data.object.metadata, { kind: 'cancelled' });
    case 'checkout.session.async_payment_failed':
      return told(event.data.object.metadata, { kind: 'failed' });
    default:
      return undefined;
  }
};

const readEventWith =
  ({ webhooks }: Stripe, { webhookSecret, clock }: StripeSettings): Payments['readEvent'] =>
  (header, bytes) => {
    const signature = header('stripe-signature') ?? '';
    const now = clock.now();
    const read = (seconds: number, at: number) =>
      E.tryCatch(
        () =>
          webhooks.constructEvent(
            Buffer.from(bytes),
            signature,
            webhookSecret,
            seconds,
            undefined,
            at,
          ),
        (thrown) => thrown,
      );
    const event = read(tolerance, now);
    if (E.isLeft(event)) {
      // The vendor says in words alone whether the signature is wrong or old.
      if (!(event.left instanceof Stripe.errors.StripeSignatureVerificationError))
        return E.left({ kind: 'malformed' });
      return E.left({ kind: E.isRight(read(0, now)) ? 'outdated' : 'unsigned' });
    }
    const { id, created } = event.right;
    const { paymentId, change } = changeOf(event.right) ?? {};
    return E.right(
      paymentId === undefined || change === undefined
        ? undefined
        : { ...change, id, paymentId, at: created * 1_000 },
    );
  };

/** The provider behind a key of the vendor's. */
export const stripePayments = (settings: StripeSettings): PaymentProvider => {
  const stripe = stripeClient(settings, limits);
  const { sessions } = stripe.checkout;
  const { checkoutOrigin } = settings;

  const retrieve = (reference: string): TE.TaskEither<PaymentError, Session> =>
    ask(() => sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }));

  const look = (reference: string): TE.TaskEither<PaymentError, Payment> =>
    pipe(
      retrieve(reference),
      TE.map(paymentOf),
      TE.flatMap((payment) =>
        payment === undefined ? TE.left(refused('payment-unknown')) : TE.right(payment),
      ),
    );

  /** With the money's own name at the vendor, which is there once the buyer has paid. */
  const withIntent = <A>(
    reference: string,
    use: (intent: Stripe.PaymentIntent) => Promise<A>,
  ): TE.TaskEither<PaymentError, A> =>
    pipe(
      retrieve(reference),
      TE.flatMap((session) => {
        const intent = intentOf(session);
        return intent === undefined ? TE.left(refused('not-authorised')) : ask(() => use(intent));
      }),
    );

  const cancelSession = async (session: Session, key: string): Promise<unknown> => {
    const intent = intentOf(session);
    const options = { idempotencyKey: key };
    if (session.status === 'open') return sessions.expire(session.id, {}, options);
    return intent === undefined || intent.status === 'canceled'
      ? undefined
      : stripe.paymentIntents.cancel(intent.id, {}, options);
  };

  return {
    name: 'stripe',
    begin: ({ paymentId, orderId, orderNumber, amount, key, locale, returnTo, email }) => {
      if (!isAmount(amount)) return TE.left(refused('amount-invalid'));
      const metadata = { payment: paymentId, order: orderId };
      const create = () =>
        sessions.create(
          {
            mode: 'payment',
            client_reference_id: orderId,
            customer_email: email,
            locale: localeOf(locale),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: amount.currency,
                  unit_amount: amount.minorUnits,
                  product_data: { name: orderNumber },
                },
              },
            ],
            metadata,
            payment_intent_data: { capture_method: 'manual', metadata },
            success_url: returnTo,
            cancel_url: returnTo,
          },
          { idempotencyKey: key },
        );
      return pipe(
        ask(create),
        TE.flatMap(({ id, url }) =>
          // The buyer is led nowhere else, whatever an answer says.
          url !== null && URL.parse(url)?.origin === checkoutOrigin
            ? TE.right({ reference: id, redirect: url })
            : TE.left(refused('provider-refused')),
        ),
      );
    },
    look,
    capture: (reference, key) =>
      pipe(
        withIntent(reference, ({ id }) =>
          stripe.paymentIntents.capture(id, {}, { idempotencyKey: key }),
        ),
        TE.flatMap(() => look(reference)),
      ),
    cancel: (reference, key) =>
      pipe(
        retrieve(reference),
        TE.flatMap((session) => ask(() => cancelSession(session, key))),
        TE.flatMap(() => look(reference)),
      ),
    refund: (reference, { minorUnits }, key) =>
      pipe(
        withIntent(reference, ({ id }) =>
          stripe.refunds.create(
            { payment_intent: id, amount: minorUnits, metadata: { key } },
            { idempotencyKey: key },
          ),
        ),
        TE.flatMap(() => look(reference)),
      ),
    hasRefunded: (reference, key) =>
      withIntent(reference, async ({ id }) => {
        for await (const { metadata } of stripe.refunds.list({ payment_intent: id, limit: 100 }))
          if (metadata?.['key'] === key) return true;
        return false;
      }),
    readEvent: readEventWith(stripe, settings),
  };
};
