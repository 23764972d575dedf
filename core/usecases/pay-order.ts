/** How an order and whoever takes its payments keep together. */
import type { Order, OrderEffect, OrderHappening } from '../domain/order/order.ts';
import type { PaymentStatus } from '../domain/payment/payment.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasOrders } from '../ports/orders.ts';
import { isOutage } from '../ports/outage.ts';
import type { HasPaymentCommands, PaymentError } from '../ports/payments.ts';

type PayNeeds = HasOrders & HasPaymentCommands & HasClock;

/** Why something was not done, and whether it can help to try again. */
export type EffectFailure = { readonly again: 'later' | 'never'; readonly reason: string };

type Done = TE.TaskEither<EffectFailure, unknown>;

type EffectOf<Kind extends OrderEffect['kind']> = Extract<OrderEffect, { readonly kind: Kind }>;

export type PaymentEffect =
  | EffectOf<'begin-payment' | 'charge' | 'ask-payment' | 'cancel-payment'>
  | (EffectOf<'refund'> & { readonly paymentId: string });

/** Keys of payments have fewer characters than those of events. */
const paymentKey = (...parts: readonly string[]): string =>
  parts
    .join(':')
    .replace(/[^\w:.-]/gu, '-')
    .slice(0, 200);

const failureOf = (error: PaymentError): EffectFailure =>
  isOutage(error)
    ? { again: 'later', reason: error.reason }
    : { again: 'never', reason: error.kind };

/** An order that refuses what it is told knows better by now. */
const tell =
  ({ placed }: Order, key: string, happening: OrderHappening) =>
  ({ orders, clock }: PayNeeds): Done =>
    pipe(
      orders.apply(placed.id, { ...happening, key, at: clock.now() }),
      TE.orElse((error): Done =>
        isOutage(error) ? TE.left({ again: 'later', reason: error.reason }) : TE.right(undefined),
      ),
    );

/** Asked again for an attempt it is the same payment. */
const begin =
  (order: Order, attempt: number, returnTo: string) =>
  (environment: PayNeeds): TE.TaskEither<EffectFailure, string> => {
    const { id, number, totals, locale, buyer } = order.placed;
    return pipe(
      environment.payments.begin({
        orderId: id,
        orderNumber: number,
        amount: totals.due,
        key: paymentKey('begin', id, String(attempt)),
        locale,
        returnTo,
        email: buyer.email,
      }),
      TE.mapLeft(failureOf),
      TE.tap(({ paymentId }) =>
        tell(order, `begun:${paymentId}`, { kind: 'payment-begun', paymentId })(environment),
      ),
      TE.map(({ redirect }) => redirect),
    );
  };

/**
 * Where the shopper pays an order that waits for it; undefined where it does not. `returnTo`: the
 * shop's address to which they come back.
 */
export const wayToPay =
  (
    order: Order,
    returnTo: string,
  ): RTE.ReaderTaskEither<PayNeeds, EffectFailure, string | undefined> =>
  (environment) => {
    const { placed, state, history } = order;
    const isAwaited = state.kind === 'placed' && state.payment === 'awaited';
    const attempt = 1 + history.filter(({ kind }) => kind === 'pay-again').length;
    return isAwaited && placed.paymentMethod === 'redirect'
      ? begin(order, attempt, returnTo)(environment)
      : TE.right(undefined);
  };

/**
 * Asks how a payment stands, and tells the order. `key`: of what led to it; the same answer to the same
 * changes nothing more.
 */
export const askPayment =
  (order: Order, key: string, paymentId: string) =>
  (environment: PayNeeds): TE.TaskEither<EffectFailure, PaymentStatus> =>
    pipe(
      environment.payments.status(paymentId),
      TE.mapLeft(failureOf),
      TE.tap((status) =>
        tell(order, `${key}:${status.kind}`, {
          kind: 'payment',
          paymentId,
          status,
          isAnswer: true,
        })(environment),
      ),
    );

/**
 * Asks how the payment of an order went whose buyer has come back from it: the message that tells of
 * it may come later, or never.
 */
export const askAfterPayment =
  (token: string): RTE.ReaderTaskEither<PayNeeds, EffectFailure, unknown> =>
  (environment) =>
    pipe(
      environment.orders.findByToken(token),
      TE.mapLeft(({ reason }): EffectFailure => ({ again: 'later', reason })),
      TE.flatMap((order): Done => {
        const last = order?.account.payments.at(-1);
        return order?.state.kind === 'placed' &&
          order.state.payment !== 'failed' &&
          last !== undefined
          ? askPayment(order, `back:${last.paymentId}`, last.paymentId)(environment)
          : TE.right(undefined);
      }),
    );

/** Until it is known how it ends. */
const ask =
  (order: Order, { key, paymentId }: EffectOf<'ask-payment'>) =>
  (environment: PayNeeds): Done =>
    pipe(
      askPayment(order, key, paymentId)(environment),
      TE.filterOrElse(
        ({ kind }) => kind !== 'pending',
        (): EffectFailure => ({ again: 'later', reason: 'payment-pending' }),
      ),
    );

/**
 * Charges what was reserved. Without an answer nobody knows whether it was done: the order is told
 * so, and asks. A refusal does not end it, either: it may have been charged before.
 */
const charge =
  (order: Order, { key, paymentId }: EffectOf<'charge'>) =>
  (environment: PayNeeds): Done =>
  async () => {
    const answer = await environment.payments.capture(paymentId, paymentKey('charge', paymentId))();
    return E.isLeft(answer) && isOutage(answer.left)
      ? tell(order, `${key}:silent`, { kind: 'payment-silent', paymentId })(environment)()
      : askPayment(order, key, paymentId)(environment)();
  };

/** What was charged meanwhile is told, and goes back. */
const cancel =
  (order: Order, { key, paymentId }: EffectOf<'cancel-payment'>) =>
  (environment: PayNeeds): Done =>
  async () => {
    const answer = await environment.payments.cancel(paymentId, paymentKey('cancel', paymentId))();
    return E.isLeft(answer) && isOutage(answer.left)
      ? E.left(failureOf(answer.left))
      : askPayment(order, key, paymentId)(environment)();
  };

const refund =
  (order: Order, { key, paymentId, amount }: EffectOf<'refund'> & { readonly paymentId: string }) =>
  ({ payments }: PayNeeds): Done =>
    pipe(
      payments.refund(paymentId, amount, paymentKey('refund', order.placed.id, key)),
      TE.mapLeft(failureOf),
    );

/** Does what an order wants of its payments; done twice it counts once. */
export const doPaymentEffect =
  (
    order: Order,
    effect: PaymentEffect,
    returnTo: string,
  ): RTE.ReaderTaskEither<PayNeeds, EffectFailure, unknown> =>
  (environment) => {
    switch (effect.kind) {
      case 'begin-payment':
        return begin(order, effect.attempt, returnTo)(environment);
      case 'charge':
        return charge(order, effect)(environment);
      case 'ask-payment':
        return ask(order, effect)(environment);
      case 'cancel-payment':
        return cancel(order, effect)(environment);
      case 'refund':
        return refund(order, effect)(environment);
    }
  };
