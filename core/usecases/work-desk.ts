/** What those who run the shop do with orders: by the pages of the desk, or by commands. */
import {
  parseDeskCommand,
  type DeskCommandError,
  type DeskCommandName,
  type DeskForm,
} from '../domain/order/desk-command.ts';
import type { OrderRefusal } from '../domain/order/order-step.ts';
import type { Order } from '../domain/order/order.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasOrderLetters, OrderLettersUnavailable } from '../ports/order-letters.ts';
import type { HasOrders, OrdersUnavailable, OrderUnknown } from '../ports/orders.ts';

export type DeskRefusal =
  | DeskCommandError
  | OrderRefusal
  | OrderUnknown
  | OrdersUnavailable
  | OrderLettersUnavailable;

export type DeskNeeds = HasOrders & HasOrderLetters & HasClock;

/**
 * Does a command, once for each key of an order: a form that is sent twice pays nothing back twice.
 */
export const commandOrder =
  (
    id: string,
    name: DeskCommandName,
    form: DeskForm,
    key: string,
  ): RTE.ReaderTaskEither<DeskNeeds, DeskRefusal, Order> =>
  ({ orders, orderLetters, clock }) =>
    pipe(
      orders.find(id),
      TE.flatMap((order): TE.TaskEither<DeskRefusal, Order> => {
        if (order === undefined) return TE.left({ kind: 'order-unknown' });
        return pipe(
          TE.fromEither(parseDeskCommand(order, name, form)),
          TE.flatMap((command): TE.TaskEither<DeskRefusal, Order> => {
            switch (command.kind) {
              case 'event':
                return orders.apply(id, { ...command.happening, key, at: clock.now() });
              case 'retry':
                return pipe(
                  orders.retry(id, command.effect),
                  TE.map(() => order),
                );
              case 'mail':
                return pipe(
                  orderLetters.send(order, command.mail, key),
                  TE.map(() => order),
                );
            }
          }),
        );
      }),
    );
