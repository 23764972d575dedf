/**
 * The port of payments over a provider and the shop's own memory. Providers forget a key after a
 * day; here it is kept for ever. What was asked and never answered is looked up at the provider
 * before it is asked again.
 */
import { randomUUID } from 'node:crypto';

import type { Money } from '../../../core/domain/money/money.ts';
import {
  checkPaymentCommand,
  isPaymentKey,
  placeBeside,
  printPaymentCommand,
  type PaymentCommand,
  type PaymentRefusal,
} from '../../../core/domain/payment/payment-command.ts';
import {
  paymentStatusOf,
  type Payment,
  type PaymentStatus,
} from '../../../core/domain/payment/payment.ts';
import { pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type {
  BegunPayment,
  NewPayment,
  PaymentError,
  PaymentProvider,
  Payments,
} from '../../../core/ports/payments.ts';
import type { Database } from '../database.ts';
import { askStore } from './owned-lists.ts';
import {
  claimPayment,
  claimPaymentKey,
  earlierPayments,
  findPayment,
  keepPaymentAnswer,
  keepReference,
  type ClaimedKey,
  type KeptPayment,
} from './payments.ts';

type PaymentsSettings = {
  readonly provider: PaymentProvider;
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
};

type Answer<A> = TE.TaskEither<PaymentError, A>;

const refused = (kind: PaymentRefusal['kind']): Answer<never> => TE.left({ kind });

const closingKey = (paymentId: string): string => `close:${paymentId}`;

/** Payments that remember. */
export const rememberedPayments = ({ provider, database, clock }: PaymentsSettings): Payments => {
  const ask = <A>(question: (opened: Database) => Promise<A>): Answer<A> =>
    askStore('payments-unavailable', async () => question(await database()));

  /** As the provider knows it. */
  const referenceOf = (payment: KeptPayment): Answer<string> =>
    payment.reference === null || payment.provider !== provider.name
      ? refused('payment-unknown')
      : TE.right(payment.reference);

  const find = (id: string): Answer<KeptPayment> =>
    pipe(
      ask((opened) => findPayment(opened, id)),
      TE.flatMap((payment) =>
        payment === undefined ? refused('payment-unknown') : TE.right(payment),
      ),
    );

  const sameAsBefore = (
    { payment, command }: ClaimedKey,
    asked: { readonly paymentId?: string; readonly command: string },
  ): boolean =>
    command === asked.command && (asked.paymentId === undefined || payment.id === asked.paymentId);

  const tell = (reference: string, command: PaymentCommand, key: string): Answer<Payment> => {
    switch (command.kind) {
      case 'capture':
        return provider.capture(reference, key);
      case 'cancel':
        return provider.cancel(reference, key);
      case 'refund':
        return provider.refund(reference, command.amount, key);
    }
  };

  /** Looks before it tells: what is done already is not told again. */
  const perform = (
    reference: string,
    command: PaymentCommand,
    key: string,
    isNew: boolean,
  ): Answer<Payment> =>
    pipe(
      isNew || command.kind !== 'refund' ? TE.right(false) : provider.hasRefunded(reference, key),
      TE.bindTo('wasRefunded'),
      TE.bindW('payment', () => provider.look(reference)),
      TE.flatMap(({ wasRefunded, payment }) =>
        wasRefunded
          ? TE.right(payment)
          : pipe(
              TE.fromEither(checkPaymentCommand(payment, command)),
              TE.flatMap((state) =>
                state === 'done' ? TE.right(payment) : tell(reference, command, key),
              ),
            ),
      ),
    );

  const commanded = (
    paymentId: string,
    command: PaymentCommand,
    key: string,
  ): Answer<PaymentStatus> => {
    if (!isPaymentKey(key)) return refused('key-invalid');
    const text = printPaymentCommand(command);
    return pipe(
      find(paymentId),
      TE.bindTo('payment'),
      TE.bind('reference', ({ payment }) => referenceOf(payment)),
      TE.bind('claimed', ({ payment }) =>
        ask((opened) => claimPaymentKey(opened, payment, { key, command: text }, clock.now())),
      ),
      TE.flatMap(({ payment, reference, claimed }) => {
        if (!sameAsBefore(claimed, { paymentId: payment.id, command: text }))
          return refused('key-used');
        if (claimed.answer?.kind === 'status') return TE.right(claimed.answer.status);
        return pipe(
          perform(reference, command, key, claimed.isNew),
          TE.flatMap((after) => {
            const status = paymentStatusOf(after);
            return pipe(
              ask((opened) => keepPaymentAnswer(opened, key, { kind: 'status', status })),
              TE.map((kept) => (kept.kind === 'status' ? kept.status : status)),
            );
          }),
        );
      }),
    );
  };

  /** An earlier page at which nobody has paid is closed; one where somebody has stays the only one. */
  const closeEarlier = (payment: KeptPayment): Answer<void> =>
    pipe(
      ask((opened) => earlierPayments(opened, payment)),
      TE.flatMap(
        TE.traverseSeqArray((earlier) =>
          // Its page was never given to anybody.
          earlier.reference === null
            ? TE.right(undefined)
            : pipe(
                referenceOf(earlier),
                TE.bindTo('reference'),
                TE.bind('before', ({ reference }) => provider.look(reference)),
                TE.flatMap(({ reference, before }) => {
                  const place = placeBeside(before);
                  if (place === 'taken') return refused('other-payment');
                  return place === 'free'
                    ? TE.right(undefined)
                    : pipe(
                        provider.cancel(reference, closingKey(earlier.id)),
                        TE.map(() => undefined),
                      );
                }),
              ),
        ),
      ),
      TE.map(() => undefined),
    );

  const beginAt = (asked: NewPayment, payment: KeptPayment): Answer<BegunPayment> => {
    const { id: paymentId } = payment;
    return pipe(
      closeEarlier(payment),
      TE.flatMap(() => provider.begin({ ...asked, paymentId })),
      TE.bind('place', ({ reference }) =>
        ask((opened) => keepReference(opened, payment, reference)),
      ),
      TE.flatMap(({ reference, redirect, place }) =>
        place === 'kept'
          ? ask((opened) => keepPaymentAnswer(opened, asked.key, { kind: 'begun', redirect }))
          : pipe(
              provider.cancel(reference, closingKey(paymentId)),
              TE.flatMap(() => refused('other-payment')),
            ),
      ),
      TE.flatMap((kept) =>
        kept.kind === 'begun'
          ? TE.right({ paymentId, redirect: kept.redirect })
          : refused('key-used'),
      ),
    );
  };

  const begin = (asked: NewPayment): Answer<BegunPayment> => {
    const { orderId, amount, key } = asked;
    if (!isPaymentKey(key)) return refused('key-invalid');
    if (!Number.isSafeInteger(amount.minorUnits) || amount.minorUnits <= 0)
      return refused('amount-invalid');
    const command = `begin ${amount.minorUnits} ${amount.currency} ${orderId}`;
    const claim = { id: randomUUID(), orderId, amount, provider: provider.name, key, command };
    return pipe(
      ask((opened) => claimPayment(opened, claim, clock.now())),
      TE.flatMap((claimed) => {
        if (!sameAsBefore(claimed, { command })) return refused('key-used');
        return claimed.answer?.kind === 'begun'
          ? TE.right({ paymentId: claimed.payment.id, redirect: claimed.answer.redirect })
          : beginAt(asked, claimed.payment);
      }),
    );
  };

  return {
    begin,
    status: (paymentId) =>
      pipe(
        find(paymentId),
        TE.flatMap(referenceOf),
        TE.flatMap(provider.look),
        TE.map(paymentStatusOf),
      ),
    capture: (paymentId, key) => commanded(paymentId, { kind: 'capture' }, key),
    cancel: (paymentId, key) => commanded(paymentId, { kind: 'cancel' }, key),
    refund: (paymentId, amount: Money, key) =>
      commanded(paymentId, { kind: 'refund', amount }, key),
    readEvent: provider.readEvent,
  };
};
