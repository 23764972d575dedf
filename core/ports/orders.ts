import type { Cart } from '../domain/cart/cart.ts';
import type { OrderRefusal } from '../domain/order/order-step.ts';
import type {
  Order,
  OrderEffect,
  OrderEvent,
  OrderStateName,
  PlacedOrder,
} from '../domain/order/order.ts';
import type { VoucherMoveError } from '../domain/voucher/voucher-account.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { Owner } from './owner.ts';

export type OrdersUnavailable = Outage<'orders-unavailable'>;

/** Nothing was written. */
export type PlacingRefusal =
  /** It is not what was ordered any more. */
  | { readonly kind: 'cart-changed' }
  /** A voucher, by its UUID, does not pay what it was to pay. */
  | {
      readonly kind: 'voucher-refused';
      readonly id: string;
      readonly problem: VoucherMoveError['kind'] | 'voucher-unknown';
    };

export type OrderToPlace = {
  readonly placed: PlacedOrder;
  /** Whose cart it is, and what they saw in it. */
  readonly owner: Owner;
  readonly cart: Cart;
};

/** The last placed first; those before an instant, in milliseconds since 1970. */
export type OrderQuery = {
  readonly states?: readonly OrderStateName[] | undefined;
  readonly before?: number | undefined;
  /** Of a mail address, in whatever case it was typed. */
  readonly email?: string | undefined;
  /** Those alone for which something was given up. */
  readonly isStuck?: true | undefined;
  readonly most: number;
};

/** What is still to be done for an order, or could not be. */
export type WaitingEffect = {
  readonly effect: OrderEffect;
  readonly attempts: number;
  /** Milliseconds since 1970; undefined where it was given up. */
  readonly nextAttemptAt: number | undefined;
  readonly failure: string | undefined;
};

export type OrderUnknown = { readonly kind: 'order-unknown' };

export type Orders = {
  /**
   * Writes the order, what has to be done for it and what vouchers pay, and empties the cart: all or
   * nothing. `known` where its UUID was placed before, and nothing was written.
   */
  readonly place: (
    order: OrderToPlace,
  ) => TE.TaskEither<
    OrdersUnavailable | PlacingRefusal,
    { readonly kind: 'placed' | 'known'; readonly order: Order }
  >;
  /** By its UUID. */
  readonly find: (id: string) => TE.TaskEither<OrdersUnavailable, Order | undefined>;
  /** By what its number says, as people type it. */
  readonly findByNumber: (number: string) => TE.TaskEither<OrdersUnavailable, Order | undefined>;
  /** By the secret of its link (`tokenOf`). */
  readonly findByToken: (token: string) => TE.TaskEither<OrdersUnavailable, Order | undefined>;
  /** The secret that opens an order's page, the same each time: it is kept nowhere. */
  readonly tokenOf: (id: string) => string;
  /** Of a customer's number, the last placed first. */
  readonly ofCustomer: (number: string) => TE.TaskEither<OrdersUnavailable, readonly Order[]>;
  /** For those who run the shop. */
  readonly list: (query: OrderQuery) => TE.TaskEither<OrdersUnavailable, readonly Order[]>;
  /** Writes what an event makes of an order, and what has to be done for it: of two at once the second sees what the first left. */
  readonly apply: (
    id: string,
    event: OrderEvent,
  ) => TE.TaskEither<OrdersUnavailable | OrderUnknown | OrderRefusal, Order>;
  /** In the order in which it came up. */
  readonly waiting: (id: string) => TE.TaskEither<OrdersUnavailable, readonly WaitingEffect[]>;
  /** What was given up is tried again, by its key. */
  readonly retry: (id: string, key: string) => TE.TaskEither<OrdersUnavailable, void>;
};

export type HasOrders = { readonly orders: Orders };
