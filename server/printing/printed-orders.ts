/** What printing and the keeping of photos ask of orders. */
import type { OpenHold } from '../../adapters/media/kept-originals.ts';
import { orderEnd, type OrderEnd } from '../../core/domain/print/order-end.ts';
import type { PrintOutcome } from '../../core/domain/print/print-job.ts';
import { photoLifetimes } from '../../core/domain/print/retention.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Orders } from '../../core/ports/orders.ts';
import type { Originals } from '../../core/ports/originals.ts';
import type { PrintJobs } from '../../core/ports/print-jobs.ts';

type PrintedOrdersSettings = {
  readonly orders: Pick<Orders, 'apply' | 'find'>;
  readonly jobs: PrintJobs;
  readonly originals: Originals;
  readonly openHolds: () => Promise<readonly OpenHold[]>;
  readonly clock: Clock;
};

export type PrintedOrders = {
  /** False where the order could not be reached, and is told again. */
  readonly tell: (outcome: PrintOutcome) => Promise<boolean>;
  /**
   * Lets the time begin in which photos and prints of ended orders are kept. It is longer than the
   * time after which this asks, so nothing goes that is needed, and nothing stays that an order held
   * which was never placed.
   */
  readonly noteEnds: () => Promise<void>;
};

export const printedOrders = ({
  orders,
  jobs,
  originals,
  openHolds,
  clock,
}: PrintedOrdersSettings): PrintedOrders => {
  const ends = new Map<string, OrderEnd>();
  const endOf = async (orderId: string): Promise<OrderEnd> => {
    const known = ends.get(orderId);
    if (known !== undefined) return known;
    const found = await orders.find(orderId)();
    // Who cannot be asked now is asked in the next round.
    const end: OrderEnd = E.isRight(found) ? orderEnd(found.right) : { kind: 'open' };
    ends.set(orderId, end);
    return end;
  };

  const noteHold = async ({ uploadId, orderId }: OpenHold): Promise<void> => {
    const end = await endOf(orderId);
    if (end.kind === 'nothing') await originals.letGo(uploadId, orderId)();
    else if (end.kind === 'delivered') await originals.delivered(uploadId, orderId, end.at)();
  };

  return {
    tell: async ({ orderId, event }) => {
      const answer = await orders.apply(orderId, event)();
      return E.isRight(answer) || answer.left.kind !== 'orders-unavailable';
    },
    noteEnds: async () => {
      ends.clear();
      for (const hold of await openHolds()) await noteHold(hold);
      const now = clock.now();
      const undelivered = await jobs.undelivered(now - photoLifetimes.unordered)();
      for (const orderId of E.isRight(undelivered) ? undelivered.right : []) {
        const end = await endOf(orderId);
        if (end.kind !== 'open')
          await jobs.delivered(orderId, end.kind === 'delivered' ? end.at : now)();
      }
    },
  };
};
