/** What payments and transfers do to an order. */
import { E } from '../../fp.ts';
import type { Money } from '../money/money.ts';
import { giftsOf, withPayment, type WantedEffect } from './order-account.ts';
import {
  awaitsPayment,
  inState,
  isAtLeast,
  madeIfPaid,
  mail,
  notNow,
  refused,
  step,
  taken,
  tellDesk,
  type Answer,
  type EventOf,
  type Step,
} from './order-step.ts';
import type { Order, OrderPayment, OrderPaymentStatus } from './order.ts';

const ranks = {
  open: 0,
  pending: 1,
  failed: 2,
  cancelled: 2,
  authorised: 3,
  captured: 4,
  refunded: 4,
} as const satisfies Record<OrderPaymentStatus['kind'], number>;

const newPayment = (paymentId: string): OrderPayment => ({
  paymentId,
  status: 'open',
  captured: 0,
  back: 0,
});

const paymentOf = ({ account }: Order, paymentId: string): OrderPayment =>
  account.payments.find((payment) => payment.paymentId === paymentId) ?? newPayment(paymentId);

const isFailure = (status: OrderPaymentStatus['kind']): boolean => ranks[status] === 2;

/** Amounts never become less. */
const mergedPayment = (
  known: OrderPayment,
  status: OrderPaymentStatus,
  isAnswer: boolean,
): OrderPayment => {
  const isNews = ranks[status.kind] > ranks[known.status];
  const isTakenBack = isAnswer && isFailure(status.kind) && known.status === 'authorised';
  const captured = Math.max(
    known.captured,
    status.kind === 'captured' ? status.amount.minorUnits : 0,
    status.kind === 'refunded' ? status.captured.minorUnits : 0,
  );
  return {
    ...known,
    status: isNews || isTakenBack ? status.kind : known.status,
    captured,
    back:
      status.kind === 'refunded'
        ? Math.min(captured, Math.max(known.back, status.refunded.minorUnits))
        : known.back,
  };
};

/** The payment whose money is reserved or being charged. */
const chargedPayment = ({ state }: Order): string | undefined =>
  state.kind === 'authorised' || state.kind === 'unknown' ? state.paymentId : undefined;

/** Gift vouchers that were issued stay, and stay paid. */
export const cancelled = (order: Order, by: EventOf<'cancel'>['by']): Step => {
  const owed = awaitsPayment(order) ? 0 : Math.min(order.account.owed, giftsOf(order.placed));
  const paymentId = chargedPayment(order);
  const charged: readonly WantedEffect[] =
    paymentId === undefined
      ? order.account.payments
          .filter(({ status }) => status === 'open' || status === 'pending')
          .map((payment) => ({ kind: 'cancel-payment', paymentId: payment.paymentId }) as const)
      : [{ kind: 'cancel-payment', paymentId }];
  return step(
    { ...order, state: { kind: 'cancelled', by }, account: { ...order.account, owed } },
    ...charged,
    ...(order.state.kind === 'rendering' ? [{ kind: 'stop-rendering' } as const] : []),
    { kind: 'release-photos', after: 'cancellation' },
    mail('cancelled'),
  );
};

const ofAuthorised = (order: Order, paymentId: string, isAnswer: boolean): Step => {
  const { state } = order;
  const charge: WantedEffect = { kind: 'charge', paymentId };
  const authorised = inState(order, { kind: 'authorised', paymentId });
  if (state.kind === 'placed') return step(authorised, charge);
  if (chargedPayment(order) !== paymentId)
    return step(order, { kind: 'cancel-payment', paymentId });
  // The charge whose end nobody knew was not taken.
  return state.kind === 'unknown' && isAnswer ? step(authorised, charge) : step(order);
};

/** That a payment came to nothing is told of the last one alone, and once. */
const ofFailure = (order: Order, paymentId: string, isNews: boolean): Step => {
  const { state, account } = order;
  const isCharged = chargedPayment(order) === paymentId;
  const isLast = account.payments.at(-1)?.paymentId === paymentId;
  const isOpen = state.kind === 'placed' && state.payment !== 'failed' && isLast;
  return isNews && (isCharged || isOpen)
    ? step(inState(order, { kind: 'placed', payment: 'failed' }), mail('payment-failed'))
    : step(order);
};

const amountsOf = (status: OrderPaymentStatus): readonly Money[] => {
  if (status.kind === 'captured') return [status.amount];
  return status.kind === 'refunded' ? [status.captured, status.refunded] : [];
};

/** Where nothing is owed any more, nothing is made any more, as far as it can be stopped. */
const owingNothing = (order: Order): Step => {
  if (isAtLeast(order, 'handed-over')) return step(inState(order, { kind: 'refunded' }));
  const { state } = order;
  const isStopped =
    state.kind === 'cancelled' || (state.kind === 'rendering' && state.isHandingOver);
  return isStopped ? step(order) : cancelled(order, 'desk');
};

/** Money that whoever takes payments gave back without being asked is not owed any more. */
const ofMoney = (order: Order, known: OrderPayment, payment: OrderPayment): Step => {
  const isGivenBack = payment.back > known.back;
  const owed = Math.max(0, order.account.owed - (payment.back - known.back));
  const owing = { ...order, account: { ...order.account, owed } };
  if (isGivenBack && owed === 0) return owingNothing(owing);
  const made = madeIfPaid(owing);
  if (isGivenBack) return step(made.order, ...made.wanted, tellDesk('given-back-elsewhere'));
  return awaitsPayment(made.order) && payment.captured > known.captured
    ? step(made.order, ...made.wanted, tellDesk('paid-too-little'))
    : made;
};

const ofStatus = (
  order: Order,
  known: OrderPayment,
  payment: OrderPayment,
  { status, isAnswer }: EventOf<'payment'>,
): Step => {
  const { paymentId } = payment;
  const isNews = payment.status !== known.status;
  switch (status.kind) {
    case 'open':
      return step(order);
    case 'pending':
      return step(
        isNews && order.state.kind === 'placed'
          ? inState(order, { kind: 'placed', payment: 'pending' })
          : order,
      );
    case 'authorised':
      return payment.status === 'authorised'
        ? ofAuthorised(order, paymentId, isAnswer)
        : step(order);
    case 'failed':
    case 'cancelled':
      return payment.status === 'authorised' && chargedPayment(order) === paymentId
        ? step(order, { kind: 'ask-payment', paymentId })
        : ofFailure(order, paymentId, isNews);
    case 'captured':
    case 'refunded':
      return ofMoney(order, known, payment);
  }
};

/** What is said of a payment. */
export const onPayment = (order: Order, event: EventOf<'payment'>): Answer => {
  const { paymentId, status, isAnswer } = event;
  const { currency } = order.placed.totals.due;
  const isMoney = (amount: Money) =>
    amount.currency === currency &&
    Number.isSafeInteger(amount.minorUnits) &&
    amount.minorUnits >= 0;
  if (!amountsOf(status).every(isMoney)) return refused('amount-invalid');
  const known = paymentOf(order, paymentId);
  const payment = mergedPayment(known, status, isAnswer);
  const noted: Order = { ...order, account: withPayment(order.account, payment) };
  return E.right(ofStatus(noted, known, payment, event));
};

/** For an order that was paid or cancelled meanwhile it is closed again. */
export const onPaymentBegun = (order: Order, { paymentId }: EventOf<'payment-begun'>): Answer => {
  const noted = { ...order, account: withPayment(order.account, paymentOf(order, paymentId)) };
  return awaitsPayment(order)
    ? taken(noted)
    : taken(
        noted,
        ...(paymentOf(order, paymentId).captured > 0
          ? []
          : [{ kind: 'cancel-payment', paymentId } as const]),
      );
};

/** After a payment that came to nothing. */
export const onPayAgain = (order: Order): Answer => {
  const { placed, state, history } = order;
  if (state.kind !== 'placed' || state.payment !== 'failed') return notNow(order);
  const attempt = 2 + history.filter(({ kind }) => kind === 'pay-again').length;
  return taken(inState(order, { kind: 'placed', payment: 'awaited' }), {
    kind: 'begin-payment',
    amount: placed.totals.due,
    attempt,
  });
};

/** Nobody knows how the charge ended. */
export const onSilence = (order: Order, { paymentId }: EventOf<'payment-silent'>): Answer => {
  const { state } = order;
  const ask: WantedEffect = { kind: 'ask-payment', paymentId };
  if (state.kind === 'authorised' && state.paymentId === paymentId)
    return taken(inState(order, { kind: 'unknown', paymentId }), ask, tellDesk('payment-unknown'));
  // Money may have come for an order that was cancelled meanwhile.
  return taken(order, ...(state.kind === 'cancelled' ? [ask] : []));
};

/** The desk says how it ended. */
export const onSettled = (order: Order, event: EventOf<'payment-settled'>): Answer => {
  const { paymentId, captured } = event;
  if (order.state.kind !== 'unknown' || order.state.paymentId !== paymentId) return notNow(order);
  const status: OrderPaymentStatus =
    captured.minorUnits > 0 ? { kind: 'captured', amount: captured } : { kind: 'failed' };
  return onPayment(order, { ...event, kind: 'payment', status, isAnswer: true });
};

/** Money by a bank, for an order in any state. */
export const onTransfer = (
  order: Order,
  { amount: { minorUnits } }: EventOf<'bank-transfer'>,
): Answer => {
  if (!Number.isSafeInteger(minorUnits) || minorUnits <= 0) return refused('amount-invalid');
  const { account } = order;
  // Its charge is not needed any more.
  const paymentId = chargedPayment(order);
  const made = madeIfPaid({
    ...order,
    account: { ...account, transferred: account.transferred + minorUnits },
  });
  return taken(
    made.order,
    ...made.wanted,
    ...(paymentId !== undefined && !awaitsPayment(made.order)
      ? [{ kind: 'cancel-payment', paymentId } as const]
      : []),
    ...(awaitsPayment(made.order) ? [mail('paid-too-little'), tellDesk('paid-too-little')] : []),
  );
};
