/** What the embedded shop does for its orders. */
import { randomBytes } from 'node:crypto';

import { photosOfItems } from '../../../core/domain/order/ordered-photos.ts';
import type { Order, OrderEffect } from '../../../core/domain/order/order.ts';
import { printTaskKey, type PrintTask } from '../../../core/domain/print/print-job.ts';
import { renderTaskOf } from '../../../core/domain/print/render-task.ts';
import { issuedCodeLength } from '../../../core/domain/voucher/voucher-code.ts';
import { pipe, TE } from '../../../core/fp.ts';
import type { HasClock } from '../../../core/ports/clock.ts';
import type { HasOrders } from '../../../core/ports/orders.ts';
import type { HasOriginals } from '../../../core/ports/originals.ts';
import { isOutage, type Outage } from '../../../core/ports/outage.ts';
import type { HasPaymentCommands } from '../../../core/ports/payments.ts';
import type { PrintJobs } from '../../../core/ports/print-jobs.ts';
import type { HasVoucherLetters } from '../../../core/ports/voucher-letters.ts';
import type { HasVouchers } from '../../../core/ports/vouchers.ts';
import { issueVoucher } from '../../../core/usecases/issue-voucher.ts';
import {
  doPaymentEffect,
  type EffectFailure,
  type PaymentEffect,
} from '../../../core/usecases/pay-order.ts';
import type { OrderHandlers } from './order-work.ts';

type HandlerSources = HasOrders &
  HasPaymentCommands &
  HasVouchers &
  HasVoucherLetters &
  HasOriginals &
  HasClock & {
    readonly printJobs: PrintJobs;
    /** Where a buyer comes back to who has paid. */
    readonly returnTo: (order: Order) => string;
    /** Queue mails, each once for the effect's key. */
    readonly mail: OrderHandlers['mail'];
    readonly tellDesk: OrderHandlers['tell-desk'];
  };

type Done = TE.TaskEither<EffectFailure, unknown>;

/** A refusal is an answer that stays; only an outage passes. */
const done = <A>(call: TE.TaskEither<Outage | { readonly kind: string }, A>): Done =>
  pipe(
    call,
    TE.mapLeft((error): EffectFailure =>
      'reason' in error
        ? { again: 'later', reason: error.reason }
        : { again: 'never', reason: error.kind },
    ),
  );

const renderingBegun = ({ orders, clock }: HandlerSources, order: Order, key: string): Done =>
  pipe(
    orders.apply(order.placed.id, { kind: 'rendering-begun', key, at: clock.now() }),
    // One that was cancelled meanwhile is not made.
    TE.orElse((error): Done =>
      isOutage(error) ? TE.left({ again: 'later', reason: error.reason }) : TE.right(undefined),
    ),
  );

/** A task that was given up, and is asked for again, waits again. */
const queued = (printJobs: PrintJobs, task: PrintTask): Done =>
  done(
    pipe(
      printJobs.enqueue(task),
      TE.flatMap(() => printJobs.again(printTaskKey(task))),
    ),
  );

const releasePhotos = (
  { originals, printJobs, clock }: HandlerSources,
  order: Order,
  { after }: Extract<OrderEffect, { readonly kind: 'release-photos' }>,
): Done => {
  const { id } = order.placed;
  const now = clock.now();
  return pipe(
    photosOfItems(order.placed.items),
    TE.traverseSeqArray((uploadId) =>
      done(
        after === 'delivery'
          ? originals.delivered(uploadId, id, now)
          : originals.letGo(uploadId, id),
      ),
    ),
    TE.flatMap(() => done(printJobs.delivered(id, now))),
  );
};

/** Of each kind. */
export const orderHandlers = (sources: HandlerSources): OrderHandlers => {
  const { vouchers, printJobs, returnTo } = sources;
  const pay = (order: Order, effect: PaymentEffect): Done =>
    doPaymentEffect(order, effect, returnTo(order))(sources);
  return {
    'begin-payment': pay,
    charge: pay,
    'ask-payment': pay,
    'cancel-payment': pay,
    refund: (order, { paymentId, ...effect }) =>
      // What came by a transfer goes back by hand: the desk is told.
      paymentId === undefined ? TE.right(undefined) : pay(order, { ...effect, paymentId }),
    'give-vouchers-back': ({ placed }, { key, voucherId, amount }) =>
      done(
        vouchers.move(voucherId, {
          kind: 'refund',
          key: `order:${placed.id}:${key}`,
          order: placed.id,
          minorUnits: amount.minorUnits,
        }),
      ),
    'issue-vouchers': ({ placed }) =>
      pipe(
        placed.gifts,
        TE.traverseSeqArray((gift) =>
          done(
            issueVoucher({
              channel: placed.channel,
              order: gift,
              id: gift.id,
              bytes: randomBytes(issuedCodeLength),
            })(sources),
          ),
        ),
      ),
    'begin-rendering': (order, { key }) => renderingBegun(sources, order, `begun:${key}`),
    render: (order, { item }) => {
      const task = renderTaskOf(order.placed, item);
      return task === undefined
        ? TE.left({ again: 'never', reason: 'no such item' })
        : queued(printJobs, task);
    },
    'stop-rendering': ({ placed }) => done(printJobs.stop(placed.id)),
    'hand-over': ({ placed }) =>
      queued(printJobs, {
        kind: 'hand-over',
        orderId: placed.id,
        orderNumber: placed.number,
      }),
    'release-photos': (order, effect) => releasePhotos(sources, order, effect),
    mail: sources.mail,
    'tell-desk': sources.tellDesk,
  };
};
