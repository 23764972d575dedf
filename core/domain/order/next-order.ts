/**
 * The one state machine of orders. What is told twice, late or out of order changes nothing that a
 * later event has settled; what the shop has beyond what is owed goes back at once.
 */
import { E, pipe } from '../../fp.ts';
import { isPaid, newAccount, returnSurplus } from './order-account.ts';
import {
  cancelled,
  onPayAgain,
  onPayment,
  onPaymentBegun,
  onSettled,
  onSilence,
  onTransfer,
} from './order-payments.ts';
import {
  inState,
  isAtLeast,
  mail,
  makeIt,
  notNow,
  refused,
  step,
  taken,
  tellDesk,
  type Answer,
  type EventOf,
  type OrderRefusal,
  type OrderStep,
  type Step,
} from './order-step.ts';
import type { Order, OrderEvent, PlacedOrder } from './order.ts';
import { isWithdrawable } from './withdrawable.ts';

const then = (first: Step, next: (order: Order) => Step): Step => {
  const second = next(first.order);
  return { order: second.order, wanted: [...first.wanted, ...second.wanted] };
};

const withoutSurplus = (order: Order): Step => {
  const { account, effects } = returnSurplus(order);
  return step({ ...order, account }, ...effects);
};

const onInvoiceAccepted = (order: Order): Answer => {
  if (isAtLeast(order, 'paid')) return taken(order);
  return order.state.kind === 'placed' && order.placed.paymentMethod === 'invoice'
    ? E.right(makeIt(order))
    : notNow(order);
};

const onRenderingBegun = (order: Order): Answer => {
  if (isAtLeast(order, 'rendering')) return taken(order);
  if (order.state.kind !== 'paid') return notNow(order);
  return taken(
    inState(order, { kind: 'rendering', done: [], dead: [], isHandingOver: false }),
    ...order.placed.items.map((_, item) => ({ kind: 'render', item }) as const),
  );
};

const onRendered = (
  order: Order,
  { kind, item }: EventOf<'rendered' | 'render-dead' | 'render-again'>,
): Answer => {
  const { state, placed } = order;
  if (placed.items[item] === undefined) return refused('item-unknown');
  if (state.kind !== 'rendering')
    return isAtLeast(order, 'handed-over') ? taken(order) : notNow(order);
  if (state.done.includes(item)) return taken(order);
  const dead = state.dead.filter((place) => place !== item);
  if (kind === 'render-dead')
    return taken(inState(order, { ...state, dead: [...dead, item] }), tellDesk('render-dead'));
  if (kind === 'render-again')
    return state.dead.includes(item)
      ? taken(inState(order, { ...state, dead }), { kind: 'render', item })
      : taken(order);
  const done = [...state.done, item];
  const isHandingOver = done.length === placed.items.length;
  return taken(
    inState(order, { ...state, done, dead, isHandingOver }),
    ...(isHandingOver ? [{ kind: 'hand-over' } as const] : []),
  );
};

const onHandedOver = (
  order: Order,
  { kind }: EventOf<'handed-over' | 'hand-over-dead' | 'hand-over-again'>,
): Answer => {
  const { state, placed } = order;
  if (isAtLeast(order, 'handed-over')) return taken(order);
  if (state.kind !== 'rendering' || state.done.length < placed.items.length) return notNow(order);
  if (kind === 'handed-over') return taken(inState(order, { kind: 'handed-over' }));
  const isHandingOver = kind === 'hand-over-again';
  if (state.isHandingOver === isHandingOver) return taken(order);
  return taken(
    inState(order, { ...state, isHandingOver }),
    isHandingOver ? { kind: 'hand-over' } : tellDesk('hand-over-dead'),
  );
};

/** What the lab tells may come before the news that it was given the files. */
const isWithLab = (order: Order): boolean =>
  isAtLeast(order, 'handed-over') ||
  (order.state.kind === 'rendering' && order.state.isHandingOver);

const onShipped = (order: Order, { tracking }: EventOf<'shipped'>): Answer => {
  const { state } = order;
  if (!isWithLab(order)) return notNow(order);
  if (isAtLeast(order, 'delivered')) return taken(order);
  const known = state.kind === 'shipped' ? state.tracking : [];
  return known.some(({ carrier, code }) => carrier === tracking.carrier && code === tracking.code)
    ? taken(order)
    : taken(inState(order, { kind: 'shipped', tracking: [...known, tracking] }), mail('shipped'));
};

const onDelivered = (order: Order): Answer => {
  if (!isWithLab(order)) return notNow(order);
  return isAtLeast(order, 'delivered')
    ? taken(order)
    : taken(inState(order, { kind: 'delivered' }), { kind: 'release-photos', after: 'delivery' });
};

/** The buyer until files are made, the desk until they are handed over. */
const onCancel = (order: Order, { by }: EventOf<'cancel'>): Answer => {
  const { state } = order;
  switch (state.kind) {
    case 'placed':
    case 'authorised':
    case 'paid':
      return E.right(cancelled(order, by));
    case 'unknown':
      return by === 'desk' ? E.right(cancelled(order, by)) : notNow(order);
    case 'rendering':
      if (by === 'buyer') return notNow(order);
      return state.isHandingOver ? refused('being-handed-over') : E.right(cancelled(order, by));
    case 'cancelled':
      return taken(order);
    default:
      return notNow(order);
  }
};

const onWithdraw = (order: Order, { items }: EventOf<'withdraw'>): Answer => {
  const { placed } = order;
  if (!isAtLeast(order, 'paid')) return notNow(order);
  const withdrawn = items.map((place) => placed.items[place]);
  if (withdrawn.length === 0 || withdrawn.includes(undefined)) return refused('item-unknown');
  return withdrawn.every((item) => item !== undefined && isWithdrawable(placed, item))
    ? taken(order, mail('withdrawn'), tellDesk('withdrawal'))
    : refused('not-withdrawable');
};

/** Before files are handed over only a part goes back: of the whole an order is cancelled. */
const onRefund = (
  order: Order,
  { amount: { minorUnits, currency } }: EventOf<'refund'>,
): Answer => {
  const { placed, account } = order;
  if (!isAtLeast(order, 'paid')) return notNow(order);
  const isAmount = Number.isSafeInteger(minorUnits) && minorUnits > 0;
  if (!isAmount || currency !== placed.totals.due.currency) return refused('amount-invalid');
  const owed = account.owed - minorUnits;
  const isDone = isAtLeast(order, 'handed-over');
  if (owed < 0 || (owed === 0 && !isDone)) return refused('refund-too-large');
  const next = { ...order, account: { ...account, owed } };
  return taken(owed === 0 ? inState(next, { kind: 'refunded' }) : next, mail('refunded'));
};

const onDefect = (order: Order, { items }: EventOf<'defect'>): Answer => {
  if (!isWithLab(order)) return notNow(order);
  const isKnown = items.every((place) => order.placed.items[place] !== undefined);
  return isKnown
    ? taken(order, mail('defect-reported'), tellDesk('defect'))
    : refused('item-unknown');
};

const answer = (order: Order, event: OrderEvent): Answer => {
  switch (event.kind) {
    case 'payment-begun':
      return onPaymentBegun(order, event);
    case 'pay-again':
      return onPayAgain(order);
    case 'payment':
      return onPayment(order, event);
    case 'payment-silent':
      return onSilence(order, event);
    case 'payment-settled':
      return onSettled(order, event);
    case 'bank-transfer':
      return onTransfer(order, event);
    case 'invoice-accepted':
      return onInvoiceAccepted(order);
    case 'rendering-begun':
      return onRenderingBegun(order);
    case 'rendered':
    case 'render-dead':
    case 'render-again':
      return onRendered(order, event);
    case 'handed-over':
    case 'hand-over-dead':
    case 'hand-over-again':
      return onHandedOver(order, event);
    case 'shipped':
      return onShipped(order, event);
    case 'delivered':
      return onDelivered(order);
    case 'cancel':
      return onCancel(order, event);
    case 'withdraw':
      return onWithdraw(order, event);
    case 'refund':
      return onRefund(order, event);
    case 'defect':
      return onDefect(order, event);
  }
};

const keyed = (eventKey: string, { order, wanted }: Step): OrderStep => ({
  order,
  effects: wanted.map((effect, place) => ({ ...effect, key: `${eventKey}/${place}` })),
});

/** An order after an event. */
export const nextOrder = (order: Order, event: OrderEvent): E.Either<OrderRefusal, OrderStep> => {
  const known = order.history.find(({ key }) => key === event.key);
  if (known !== undefined)
    return known.kind === event.kind
      ? E.right({ order, effects: [] })
      : E.left({ kind: 'key-used' });
  return pipe(
    answer(order, event),
    E.map((made) => {
      const { order: next, wanted } = then(made, withoutSurplus);
      return keyed(event.key, { order: { ...next, history: [...next.history, event] }, wanted });
    }),
  );
};

/** The key of no event. */
const placing = 'placed';

/** An order that is placed: what vouchers pay is taken from them, and the rest is asked for. */
export const placedOrder = (placed: PlacedOrder): OrderStep => {
  const order: Order = {
    placed,
    state: { kind: 'placed', payment: 'awaited' },
    account: newAccount(placed),
    history: [],
  };
  const { paymentMethod, totals } = placed;
  const asked: Step = then(step(order, mail('placed')), (begun) => {
    if (isPaid(begun)) return makeIt(begun);
    if (paymentMethod === 'invoice') return step(begun, tellDesk('invoice'));
    return paymentMethod === 'redirect'
      ? step(begun, { kind: 'begin-payment', amount: totals.due, attempt: 1 })
      : step(begun);
  });
  return keyed(placing, asked);
};
