/** Orders, and what the embedded shop does for them. */
import { join } from 'node:path';

import type { Container } from 'inversify';

import { pictureUploads, type PictureUploadStore } from '../../adapters/media/picture-uploads.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { applyOrderEvent, keptOrders } from '../../adapters/postgres/stores/orders.ts';
import type { OnPaymentEvent } from '../../adapters/postgres/stores/payments.ts';
import { keptPrintJobs } from '../../adapters/postgres/stores/print-jobs.ts';
import type { Order } from '../../core/domain/order/order.ts';
import { orderLink } from '../../core/domain/order/order-page.ts';
import { siteUrl } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Orders } from '../../core/ports/orders.ts';
import type { PaymentCommands, PaymentError } from '../../core/ports/payments.ts';
import { expireOrders } from '../../core/usecases/expire-orders.ts';
import type { EffectFailure } from '../../core/usecases/pay-order.ts';
import { siteOfMail } from '../embedded/shop/mails.ts';
import { orderHandlers } from '../embedded/shop/order-handlers.ts';
import { orderLetters } from '../embedded/shop/order-letters.ts';
import { orderTerms } from '../embedded/shop/order-terms.ts';
import { createOrderWork } from '../embedded/shop/order-work.ts';
import { voucherLetters } from '../embedded/shop/voucher-letters.ts';
import { bankAccountsOf } from '../payment-settings.ts';
import { voucherKey } from '../voucher-key.ts';
import { tokens } from './tokens.ts';

/** Each change may want something done. */
const waking = (orders: Orders, wake: () => void): Orders => {
  const woken = <Failure, A>(change: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    pipe(
      change,
      TE.tapIO(() => wake),
    );
  return {
    ...orders,
    place: (order) => woken(orders.place(order)),
    apply: (id, event) => woken(orders.apply(id, event)),
    retry: (id, key) => woken(orders.retry(id, key)),
  };
};

/** Whoever takes payments is opened with the first command. */
const openedPayments = (container: Container): PaymentCommands => {
  const ask =
    <Arguments extends readonly unknown[], A>(
      command: (
        payments: PaymentCommands,
      ) => (...args: Arguments) => TE.TaskEither<PaymentError, A>,
    ) =>
    (...args: Arguments): TE.TaskEither<PaymentError, A> =>
    async () => {
      const opened = await container.getAsync(tokens.payments);
      return opened === undefined
        ? E.left({ kind: 'payments-unavailable', reason: 'nobody takes payments' })
        : command(opened.payments)(...args)();
    };
  return {
    begin: ask(({ begin }) => begin),
    status: ask(({ status }) => status),
    capture: ask(({ capture }) => capture),
    cancel: ask(({ cancel }) => cancel),
    refund: ask(({ refund }) => refund),
  };
};

/**
 * An order hears of a payment in the transaction that keeps the message. What it refuses it knows
 * better by now: a message alone takes no order back.
 */
const tellOrder =
  (container: Container): OnPaymentEvent =>
  async (transaction, { event, orderId, status }) => {
    const { id, paymentId, at } = event;
    await applyOrderEvent(
      transaction,
      orderId,
      { kind: 'payment', key: `message:${id}`, at, paymentId, status, isAnswer: false },
      container.get(tokens.clock).now(),
    );
  };

/** Binds orders, their letters, and what is done for them. */
export const bindOrders = (container: Container): void => {
  const database = (): Promise<Database> => container.getAsync(tokens.database);
  container
    .bind(tokens.pictureUploadStore)
    .toResolvedValue(
      ({ dataDir }, clock) => pictureUploads(join(dataDir, 'customer-pictures'), clock),
      [tokens.configuration, tokens.clock],
    );
  container
    .bind(tokens.orderWork)
    .toResolvedValue((sleep) => createOrderWork(sleep), [tokens.sleep]);
  container.bind(tokens.orders).toResolvedValue(
    (configuration, clock, work) =>
      waking(
        keptOrders({
          database,
          clock,
          key: voucherKey(configuration.voucherKey, configuration.dataDir),
        }),
        work.wake,
      ),
    [tokens.configuration, tokens.clock, tokens.orderWork],
  );
  container.bind(tokens.orderLetters).toResolvedValue(
    (configuration, clock, orders, delivery) =>
      orderLetters({
        database,
        orders,
        sender: { sites: configuration.sites, imprint: configuration.mails.imprint },
        accountIn: (currency) =>
          bankAccountsOf(configuration.payments, configuration.sites)[currency],
        terms: orderTerms(configuration.sites, () =>
          container.get(tokens.pagePorts).content(new AbortController().signal),
        ),
        service: configuration.mails.service,
        wake: delivery.wake,
        clock,
      }),
    [tokens.configuration, tokens.clock, tokens.orders, tokens.mailDelivery],
  );
  container.bind(tokens.paymentCommands).toResolvedValue(() => openedPayments(container));
  container.bind(tokens.onPaymentEvent).toResolvedValue(() => tellOrder(container));
};

const sent = (mail: TE.TaskEither<{ readonly reason: string }, void>) =>
  pipe(
    mail,
    TE.mapLeft(({ reason }): EffectFailure => ({ again: 'later', reason })),
  );

/** Begins to do what orders want. */
export const startOrderWork = (
  container: Container,
  { database, uploads }: { readonly database: Database; readonly uploads: PictureUploadStore },
): void => {
  const { sites, mails } = container.get(tokens.configuration);
  const orders = container.get(tokens.orders);
  const letters = container.get(tokens.orderLetters);
  const clock = container.get(tokens.clock);
  const payments = container.get(tokens.paymentCommands);
  const printing = container.get(tokens.printing);
  const jobs = keptPrintJobs(async () => database, clock);
  const returnTo = ({ placed: { id, channel, locale } }: Order): string =>
    siteUrl(
      sites,
      siteOfMail({ sites }, { channel, locale }),
      orderLink(locale, orders.tokenOf(id)),
    );
  container.get(tokens.orderWork).start({
    database,
    orders,
    handlers: orderHandlers({
      orders,
      payments,
      vouchers: container.get(tokens.vouchers),
      voucherLetters: voucherLetters({ sites, imprint: mails.imprint }),
      originals: uploads.originals,
      printJobs: {
        ...jobs,
        enqueue: (task) =>
          pipe(
            jobs.enqueue(task),
            TE.tapIO(() => printing.wake),
          ),
      },
      clock,
      returnTo,
      mail: (order, { mail, key }) => sent(letters.send(order, mail, key)),
      tellDesk: (order, { about, key }) => sent(letters.tellDesk(order, about, key)),
    }),
    expire: () => expireOrders({ orders, payments, clock }),
    clock,
    log: container.get(tokens.log),
  });
};
