/** What the parts of the state machine of orders share. */
import { E } from '../../fp.ts';
import { isPaid, type WantedEffect } from './order-account.ts';
import type {
  Order,
  OrderEffect,
  OrderEvent,
  OrderHappening,
  OrderState,
  OrderStateName,
} from './order.ts';

/**
 * `not-now`: its state does not allow it; `key-used`: by another event; `being-handed-over`: it
 * cannot be called back; `refund-too-large`: less is owed than would go back.
 */
export type OrderRefusal =
  | { readonly kind: 'not-now'; readonly state: OrderStateName }
  | {
      readonly kind:
        | 'key-used'
        | 'item-unknown'
        | 'being-handed-over'
        | 'not-withdrawable'
        | 'amount-invalid'
        | 'refund-too-large';
    };

/** An order after an event, and what has to be done for it. */
export type OrderStep = { readonly order: Order; readonly effects: readonly OrderEffect[] };

export type Step = { readonly order: Order; readonly wanted: readonly WantedEffect[] };

export type Answer = E.Either<OrderRefusal, Step>;

/** The events of a kind. */
export type EventOf<Kind extends OrderHappening['kind']> = Extract<
  OrderEvent,
  { readonly kind: Kind }
>;

/** An order, and what it wants. */
export const step = (order: Order, ...wanted: readonly WantedEffect[]): Step => ({ order, wanted });

/** The event counts. */
export const taken = (order: Order, ...wanted: readonly WantedEffect[]): Answer =>
  E.right(step(order, ...wanted));

/** The event changes nothing, for a reason that is not the state. */
export const refused = (kind: Exclude<OrderRefusal['kind'], 'not-now'>): Answer => E.left({ kind });

/** The event cannot happen in this state. */
export const notNow = ({ state }: Order): Answer => E.left({ kind: 'not-now', state: state.kind });

/** The same order in another state. */
export const inState = (order: Order, state: OrderState): Order => ({ ...order, state });

/** In the order in which they follow each other; other states have no rank. */
const fulfilmentStates = [
  'paid',
  'rendering',
  'handed-over',
  'shipped',
  'delivered',
  'refunded',
] as const;

const fulfilmentRank = ({ state }: Order): number =>
  fulfilmentStates.findIndex((name) => name === state.kind);

/** Whether it has reached a state or a later one. */
export const isAtLeast = (order: Order, name: (typeof fulfilmentStates)[number]): boolean =>
  fulfilmentRank(order) >= fulfilmentStates.indexOf(name);

/** Whether its payment is still to come. */
export const awaitsPayment = ({ state: { kind } }: Order): boolean =>
  kind === 'placed' || kind === 'authorised' || kind === 'unknown';

/** The buyer is written to. */
export const mail = (
  kind: Extract<WantedEffect, { readonly kind: 'mail' }>['mail'],
): WantedEffect => ({
  kind: 'mail',
  mail: kind,
});

type DeskMatter = Extract<WantedEffect, { readonly kind: 'tell-desk' }>['about'];

/** Those who run the shop are told. */
export const tellDesk = (about: DeskMatter): WantedEffect => ({ kind: 'tell-desk', about });

/** Where nothing is to be made, issuing the vouchers that were bought is all. */
export const makeIt = (order: Order): Step => {
  const { items, gifts } = order.placed;
  return step(
    inState(order, items.length > 0 ? { kind: 'paid' } : { kind: 'delivered' }),
    mail('paid'),
    ...(gifts.length > 0 ? [{ kind: 'issue-vouchers' } as const] : []),
    ...(items.length > 0 ? [{ kind: 'begin-rendering' } as const] : []),
  );
};

/** After money came: what was paid is made. */
export const madeIfPaid = (order: Order): Step =>
  awaitsPayment(order) && isPaid(order) ? makeIt(order) : step(order);
