import { printTaskKey } from '../../core/domain/print/print-job.ts';
import { renderTaskOf } from '../../core/domain/print/render-task.ts';
import type { OrderEffect, PlacedOrder } from '../../core/domain/order/order.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { PrintJobs, PrintJobsUnavailable } from '../../core/ports/print-jobs.ts';

type PrintEffect = Extract<
  OrderEffect,
  { readonly kind: 'render' | 'stop-rendering' | 'hand-over' }
>;

/** `impossible`: the order is told that the file of this item cannot be made. */
type PrintEffectAnswer = 'queued' | 'impossible';

type PrintEffectSettings = {
  readonly jobs: PrintJobs;
  /** For the process that prints: it looks at once. */
  readonly wake: () => void;
};

/** What an order asks of printing: done again it is done once. */
export const printEffect =
  ({ jobs, wake }: PrintEffectSettings) =>
  (
    placed: PlacedOrder,
    effect: PrintEffect,
  ): TE.TaskEither<PrintJobsUnavailable, PrintEffectAnswer> => {
    const queued = (ask: TE.TaskEither<PrintJobsUnavailable, void>) =>
      pipe(
        ask,
        TE.map((): PrintEffectAnswer => {
          wake();
          return 'queued';
        }),
      );
    const { id: orderId, number: orderNumber } = placed;
    switch (effect.kind) {
      case 'render': {
        const task = renderTaskOf(placed, effect.item);
        if (E.isLeft(task)) return TE.right('impossible');
        // An effect that comes again after the task was given up begins it anew.
        const { right } = task;
        return queued(
          pipe(
            jobs.enqueue(right),
            TE.flatMap(() => jobs.again(printTaskKey(right))),
          ),
        );
      }
      case 'hand-over': {
        const task = { kind: 'hand-over', orderId, orderNumber } as const;
        return queued(
          pipe(
            jobs.enqueue(task),
            TE.flatMap(() => jobs.again(printTaskKey(task))),
          ),
        );
      }
      case 'stop-rendering':
        return queued(jobs.stop(orderId));
    }
  };
