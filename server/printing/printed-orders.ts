/** What printing and the keeping of photos ask of orders. */
import type { OpenHold } from '../../adapters/media/kept-originals.ts';
import type { PrintOutcome } from '../../core/domain/print/print-job.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Orders } from '../../core/ports/orders.ts';

type PrintedOrdersSettings = {
  readonly orders: Pick<Orders, 'apply' | 'find'>;
  readonly openHolds: () => Promise<readonly OpenHold[]>;
  /** Ends a hold, unless its order is being placed by now. */
  readonly letLapse: (hold: OpenHold) => TE.TaskEither<unknown, void>;
};

export type PrintedOrders = {
  /** False where the order could not be reached, and is told again. */
  readonly tell: (outcome: PrintOutcome) => Promise<boolean>;
  /** Lets photos go that are held for orders which were never placed. */
  readonly releaseOrphans: () => Promise<void>;
};

export const printedOrders = ({
  orders,
  openHolds,
  letLapse,
}: PrintedOrdersSettings): PrintedOrders => ({
  tell: async ({ orderId, event }) => {
    const answer = await orders.apply(orderId, event)();
    return E.isRight(answer) || answer.left.kind !== 'orders-unavailable';
  },
  releaseOrphans: async () => {
    for (const hold of await openHolds()) {
      const found = await orders.find(hold.orderId)();
      if (E.isRight(found) && found.right === undefined) await letLapse(hold)();
    }
  },
});
