import type { Order, OrderMailKind } from '../domain/order/order.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type OrderLettersUnavailable = Outage<'order-letters-unavailable'>;

/** Mails to the buyer of an order. */
export type OrderLetters = {
  /**
   * Queues a mail, once for each key of an order. That of a dispatch brings the invoice, which is
   * made with the first one.
   */
  readonly send: (
    order: Order,
    mail: OrderMailKind,
    key: string,
  ) => TE.TaskEither<OrderLettersUnavailable, void>;
};

export type HasOrderLetters = { readonly orderLetters: OrderLetters };
