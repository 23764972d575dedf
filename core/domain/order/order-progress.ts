/** How far an order is, for its buyer. */
import { E } from '../../fp.ts';
import type { OrderStage } from '../customer/listed-order.ts';
import { nextOrder, placedOrder } from './next-order.ts';
import type { Order, OrderHappening, OrderState } from './order.ts';
import { isNothing, withdrawableOf } from './withdrawable.ts';

/** The stage of an order. */
export const orderStage = ({ state, placed: { paymentMethod } }: Order): OrderStage => {
  if (state.kind !== 'placed') return state.kind;
  if (state.payment !== 'awaited') return state.payment;
  const waiting = { redirect: 'awaited', 'bank-transfer': 'transfer', invoice: 'checked' } as const;
  return waiting[paymentMethod];
};

const orderStepNames = [
  'placed',
  'paid',
  'made',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;

export type OrderStepName = (typeof orderStepNames)[number];

/** `at`: milliseconds since 1970; undefined where it is still to come. */
export type OrderStepReached = { readonly name: OrderStepName; readonly at: number | undefined };

const steps = {
  placed: 'placed',
  authorised: 'placed',
  unknown: 'placed',
  paid: 'paid',
  rendering: 'made',
  'handed-over': 'made',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const satisfies Record<OrderState['kind'], OrderStepName>;

const way = ['placed', 'paid', 'made', 'shipped', 'delivered'] as const;

const isOnWay = (name: OrderStepName): name is (typeof way)[number] =>
  name !== 'cancelled' && name !== 'refunded';

/** When each step was first reached, by what the state machine makes of the events. */
const reachedIn = ({ placed, history }: Order): ReadonlyMap<OrderStepName, number> => {
  const reached = new Map<OrderStepName, number>([['placed', placed.placedAt]]);
  const note = ({ state }: Order, at: number): void => {
    const name = steps[state.kind];
    if (!reached.has(name)) reached.set(name, at);
  };
  let order = placedOrder(placed).order;
  note(order, placed.placedAt);
  for (const event of history) {
    const next = nextOrder(order, event);
    if (E.isLeft(next)) continue;
    ({ order } = next.right);
    note(order, event.at);
  }
  return reached;
};

/**
 * The steps that were reached, and those to come. Where one was passed over, such as the news of
 * a parcel that came late, it has the day of the next.
 */
export const orderSteps = (order: Order): readonly OrderStepReached[] => {
  const reached = reachedIn(order);
  const now = steps[order.state.kind];
  const isMade = order.placed.items.length > 0;
  const whole = isMade ? way : (['placed', 'paid'] as const);
  if (!isOnWay(now)) {
    const before = whole.filter((name) => reached.has(name));
    return [...before, now].map((name) => ({ name, at: reached.get(name) }));
  }
  return whole.map((name, place) => {
    const later = way.slice(way.indexOf(name)).find((one) => reached.has(one));
    const isPassed = place <= way.indexOf(now) && later !== undefined;
    return { name, at: isPassed ? reached.get(later) : undefined };
  });
};

/** Whether the state machine would take what happens now. */
export const mayHappen = (order: Order, happening: OrderHappening): boolean =>
  E.isRight(nextOrder(order, { ...happening, key: 'asked', at: order.placed.placedAt }));

/** What its buyer can do with an order now. */
export type OrderWays = {
  /** Online, for the first time or again. */
  readonly canPay: boolean;
  readonly canCancel: boolean;
  readonly canReportDefect: boolean;
  readonly canWithdraw: boolean;
};

/** By the state machine. */
export const orderWays = (order: Order): OrderWays => {
  const { state, placed } = order;
  const places = placed.items.map((_, place) => place);
  const left = withdrawableOf(order);
  return {
    canPay:
      placed.paymentMethod === 'redirect' && state.kind === 'placed' && state.payment !== 'pending',
    canCancel: state.kind !== 'cancelled' && mayHappen(order, { kind: 'cancel', by: 'buyer' }),
    canReportDefect:
      places.length > 0 &&
      mayHappen(order, { kind: 'defect', items: places, words: 'asked', photos: [] }),
    canWithdraw: !isNothing(left) && mayHappen(order, { kind: 'withdraw', ...left }),
  };
};
