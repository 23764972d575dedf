/**
 * An order among what lies: whoever takes payments answers late, twice or never, what has to be done
 * is done in any order and more than once, and the shopper pays however often they like.
 */
import { E } from '../../../core/fp.ts';
import type {
  Order,
  OrderEffect,
  OrderHappening,
  OrderPaymentStatus,
  PlacedOrder,
} from '../../../core/domain/order/order.ts';
import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import { euros } from '../../arbitraries/order.ts';

type Payment = {
  readonly paymentId: string;
  readonly amount: number;
  status: 'open' | 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled';
  captured: number;
  refunded: number;
};

export type OrderWorld = {
  order: Order;
  /** What is still to be done. */
  effects: OrderEffect[];
  done: OrderEffect[];
  payments: Payment[];
  /** What was said of payments, and may arrive now or again. */
  messages: { paymentId: string; status: OrderPaymentStatus }[];
  transferred: number;
  sentBack: number;
  vouchersTaken: number;
  /** Keys under which money was moved. */
  readonly moved: Set<string>;
  /** Payments that the shop charged. */
  readonly charged: Set<string>;
  isSentToLab: boolean;
  clock: number;
};

export const orderWorld = (placed: PlacedOrder): OrderWorld => {
  const { order, effects } = placedOrder(placed);
  return {
    order,
    effects: [...effects],
    done: [],
    payments: [],
    messages: [],
    transferred: 0,
    sentBack: 0,
    vouchersTaken: placed.totals.vouchers.minorUnits,
    moved: new Set(),
    charged: new Set(),
    isSentToLab: false,
    clock: 0,
  };
};

export const tell = (world: OrderWorld, happening: OrderHappening, key?: string): boolean => {
  world.clock += 1;
  const next = nextOrder(world.order, {
    ...happening,
    key: key ?? `event-${world.clock}`,
    at: world.clock,
  });
  if (E.isLeft(next)) return false;
  world.order = next.right.order;
  world.effects.push(...next.right.effects);
  return true;
};

const statusOf = ({ status, captured, refunded }: Payment): OrderPaymentStatus => {
  if (refunded > 0)
    return { kind: 'refunded', captured: euros(captured), refunded: euros(refunded) };
  return status === 'captured' ? { kind: status, amount: euros(captured) } : { kind: status };
};

const say = (world: OrderWorld, payment: Payment): void => {
  world.messages.push({ paymentId: payment.paymentId, status: statusOf(payment) });
};

/** What a shopper does at the page of whoever takes payments. */
export const pay = (
  world: OrderWorld,
  place: number,
  outcome: 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled',
): void => {
  const payment = world.payments[place % Math.max(1, world.payments.length)];
  // A card may be refused, and the next one taken.
  const isOpen = payment !== undefined && ['open', 'pending', 'failed'].includes(payment.status);
  if (!isOpen) return;
  payment.status = outcome;
  if (outcome === 'captured') payment.captured = payment.amount;
  say(world, payment);
};

/** Money that is given back, or a charge that bounces, without the shop having asked. */
export const giveBackUnasked = (world: OrderWorld, minorUnits: number): void => {
  const payment = world.payments.find(({ captured, refunded }) => captured - refunded > 0);
  if (payment === undefined) return;
  payment.refunded = Math.min(payment.captured, payment.refunded + minorUnits);
  say(world, payment);
};

const answered = (world: OrderWorld, paymentId: string): void => {
  const payment = world.payments.find((one) => one.paymentId === paymentId);
  if (payment !== undefined)
    tell(world, { kind: 'payment', paymentId, status: statusOf(payment), isAnswer: true });
};

const once = (world: OrderWorld, key: string, move: () => void): void => {
  if (world.moved.has(key)) return;
  world.moved.add(key);
  move();
};

/** `isSilent`: it is done, or not, and nobody hears of it. */
const effectRuns: {
  readonly [Kind in OrderEffect['kind']]?: (
    world: OrderWorld,
    effect: Extract<OrderEffect, { readonly kind: Kind }>,
    silence: 'done' | 'not-done' | undefined,
  ) => void;
} = {
  'begin-payment': (world, { amount, attempt }) => {
    const paymentId = `payment-${attempt}`;
    once(world, paymentId, () => {
      world.payments.push({
        paymentId,
        amount: amount.minorUnits,
        status: 'open',
        captured: 0,
        refunded: 0,
      });
    });
    tell(world, { kind: 'payment-begun', paymentId });
  },
  charge: (world, { paymentId }, silence) => {
    const payment = world.payments.find((one) => one.paymentId === paymentId);
    if (payment?.status === 'authorised' && silence !== 'not-done') {
      payment.status = 'captured';
      payment.captured = payment.amount;
      world.charged.add(paymentId);
      say(world, payment);
    }
    if (silence === undefined) answered(world, paymentId);
    else tell(world, { kind: 'payment-silent', paymentId });
  },
  'ask-payment': (world, { paymentId }) => answered(world, paymentId),
  'cancel-payment': (world, { paymentId }) => {
    const payment = world.payments.find((one) => one.paymentId === paymentId);
    if (payment !== undefined && payment.status !== 'captured') payment.status = 'cancelled';
    answered(world, paymentId);
  },
  refund: (world, { key, paymentId, amount }) => {
    once(world, key, () => {
      if (paymentId === undefined) world.sentBack += amount.minorUnits;
      const payment = world.payments.find((one) => one.paymentId === paymentId);
      if (payment === undefined) return;
      // Nobody gives back more than there is.
      payment.refunded = Math.min(payment.captured, payment.refunded + amount.minorUnits);
      say(world, payment);
    });
  },
  'give-vouchers-back': (world, { key, amount }) => {
    once(world, key, () => {
      world.vouchersTaken -= amount.minorUnits;
    });
  },
  'begin-rendering': (world) => {
    tell(world, { kind: 'rendering-begun' }, 'rendering-begun');
  },
  render: (world, { item }) => {
    tell(world, { kind: 'rendered', item });
  },
  'hand-over': (world) => {
    world.isSentToLab = true;
    tell(world, { kind: 'handed-over' });
  },
};

const run = <Kind extends OrderEffect['kind']>(
  world: OrderWorld,
  effect: Extract<OrderEffect, { readonly kind: Kind }>,
  silence: 'done' | 'not-done' | undefined,
): void => {
  const { kind }: { readonly kind: Kind } = effect;
  effectRuns[kind]?.(world, effect, silence);
};

/** Does one thing that is to be done; `isKept`: and forgets that it did. */
export const doEffect = (
  world: OrderWorld,
  place: number,
  silence: 'done' | 'not-done' | undefined,
  isKept: boolean,
): void => {
  const effect = world.effects[place % Math.max(1, world.effects.length)];
  if (effect === undefined) return;
  if (!isKept) world.effects = world.effects.filter((one) => one !== effect);
  world.done.push(effect);
  run(world, effect, silence);
};

export const deliverMessage = (world: OrderWorld, place: number): void => {
  const message = world.messages[place % Math.max(1, world.messages.length)];
  if (message !== undefined) tell(world, { kind: 'payment', ...message, isAnswer: false });
};

/** Every message arrives, and all that is to be done is done. */
export const comeToRest = (world: OrderWorld): void => {
  for (const place of world.messages.keys()) deliverMessage(world, place);
  while (world.effects.length > 0) doEffect(world, 0, undefined, false);
  for (const place of world.messages.keys()) deliverMessage(world, place);
  while (world.effects.length > 0) doEffect(world, 0, undefined, false);
};

/** What the shop really has, in minor units. */
export const reallyHeld = (world: OrderWorld): number =>
  world.payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0) +
  world.transferred -
  world.sentBack +
  world.vouchersTaken;
