/** What buyers see of an order that they placed, and do with it, by the secret of its link. */
import { checkAttachments } from '../domain/contact/contact-attachments.ts';
import { listedInvoice } from '../domain/customer/listed-invoice.ts';
import type { Invoice } from '../domain/invoice/invoice.ts';
import type { ListedOrder } from '../domain/customer/listed-order.ts';
import type { AccountPageStep } from '../domain/customer/account-overview.ts';
import { tidyLines, withinLimits } from '../domain/customer/form-text.ts';
import {
  defectLimits,
  orderLink,
  type DefectError,
  type OrderPageStep,
  type RefusedDefect,
} from '../domain/order/order-page.ts';
import { mayHappen, orderStage } from '../domain/order/order-progress.ts';
import { transferOf } from '../domain/order/order-transfer.ts';
import type { OrderRefusal } from '../domain/order/order-step.ts';
import type { ShownPersonal } from '../domain/cart/cart-step.ts';
import type { Order, OrderedItem } from '../domain/order/order.ts';
import type { BankAccounts } from '../domain/payment/bank-account.ts';
import { readKeptArticle } from '../domain/products/kept-article.ts';
import type { BroughtFile } from '../domain/toolbox/toolbox-file.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { ContactError, HasContactDesk } from '../ports/contact-desk.ts';
import type { HasInvoices, InvoicesUnavailable } from '../ports/invoices.ts';
import type { HasLog } from '../ports/log.ts';
import type { AccountUnavailable, HasOwnAccount } from '../ports/own-account.ts';
import type { HasOrders, OrdersUnavailable, OrderUnknown } from '../ports/orders.ts';
import type { ShopScope } from '../ports/scope.ts';
import { sendContactMessage } from './contact-shop.ts';
import { outagesReported } from './report.ts';
import { showArticles, type ShownWith } from './show-articles.ts';

const orderedPersonal = (item: OrderedItem | undefined): ShownPersonal | undefined =>
  item?.personal && {
    kind: 'shown',
    words: Object.entries(item.personal.words).flatMap(([role, text]) =>
      text === undefined ? [] : [{ role, text }],
    ),
    photos: item.personal.photos,
  };

/** With the photos of whoever asks; `none` for a secret that opens nothing. Outages are logged. */
export const showOrder =
  (
    { channel, locale }: ShopScope,
    token: string | undefined,
    {
      accounts,
      refused,
    }: { readonly accounts: BankAccounts; readonly refused?: RefusedDefect | undefined },
  ): RTE.ReaderTaskEither<HasOrders & HasInvoices & HasClock & ShownWith, never, OrderPageStep> =>
  (environment) =>
  async () => {
    if (token === undefined) return E.right({ kind: 'none' });
    const { orders, clock } = environment;
    const found = await outagesReported(environment, 'orders', orders.findByToken(token))();
    if (E.isLeft(found)) return E.right({ kind: 'unavailable' });
    const order = found.right;
    if (order === undefined) return E.right({ kind: 'none' });
    const issued = await outagesReported(
      environment,
      'invoices',
      environment.invoices.ofOrders([order.placed.id]),
    )();
    // What was put on their pages is the order's own by now.
    const read = order.placed.items.map(({ article }) => {
      const kept = readKeptArticle(article, locale, { channel, now: clock.now() });
      return kept && { ...kept, handOff: { ...kept.handOff, personalisation: undefined } };
    });
    const shown = await showArticles(read)(environment);
    return E.right({
      kind: 'shown',
      order,
      articles: shown.map(
        (article, place) =>
          article && { ...article, personal: orderedPersonal(order.placed.items[place]) },
      ),
      transfer: transferOf(order, accounts),
      invoices: E.isRight(issued)
        ? issued.right.map(({ invoice }) => listedInvoice(invoice))
        : undefined,
      refused,
    });
  };

/** The account with the orders of its customer, whose links open them. */
export const withOrders =
  (
    { locale }: Pick<ShopScope, 'locale'>,
    step: AccountPageStep,
  ): RTE.ReaderTaskEither<HasOrders & HasInvoices & HasLog, never, AccountPageStep> =>
  (environment) =>
  async () => {
    if (step.kind !== 'shown') return E.right(step);
    const { orders, invoices } = environment;
    const found = await outagesReported(
      environment,
      'orders',
      orders.ofCustomer(step.overview.number),
    )();
    if (E.isLeft(found)) return E.right(step);
    // An order is listed though nobody can say what was issued for it.
    const issued = await outagesReported(
      environment,
      'invoices',
      invoices.ofOrders(found.right.map(({ placed }) => placed.id)),
    )();
    const issuedFor = (id: string): readonly Invoice[] =>
      E.isRight(issued)
        ? issued.right.flatMap(({ orderId, invoice }) => (orderId === id ? [invoice] : []))
        : [];
    const listed = found.right.map((order): ListedOrder => {
      const { id, number, placedAt, totals } = order.placed;
      return {
        number,
        placedAt,
        stage: orderStage(order),
        due: totals.due,
        invoices: issuedFor(id).map(listedInvoice),
        href: orderLink(locale, orders.tokenOf(id)),
      };
    });
    return E.right({ ...step, orders: listed });
  };

type InvoiceError = OrdersUnavailable | InvoicesUnavailable | AccountUnavailable;

/**
 * An invoice by its number, for whoever has opened its order (`token`) or is logged in as the customer
 * who placed it; undefined for everybody else, as for a number that was never given. Outages are logged.
 */
export const findInvoice =
  (
    scope: ShopScope,
    token: string | undefined,
    number: string,
  ): RTE.ReaderTaskEither<
    HasOrders & HasInvoices & HasOwnAccount & HasLog,
    InvoiceError,
    Invoice | undefined
  > =>
  (environment) => {
    const { orders, invoices, account } = environment;
    const among = (
      own: readonly Order[],
    ): TE.TaskEither<InvoicesUnavailable, Invoice | undefined> =>
      pipe(
        outagesReported(
          environment,
          'invoices',
          invoices.ofOrders(own.map((one) => one.placed.id)),
        ),
        TE.map((issued) => issued.find(({ invoice }) => invoice.number === number)?.invoice),
      );
    const ofCustomer: TE.TaskEither<InvoiceError, readonly Order[]> = pipe(
      account.show(scope),
      TE.matchE(
        (refusal): TE.TaskEither<InvoiceError, readonly Order[]> =>
          refusal.kind === 'not-logged-in' ? TE.right([]) : TE.left(refusal),
        (overview) => outagesReported(environment, 'orders', orders.ofCustomer(overview.number)),
      ),
    );
    const opened: TE.TaskEither<OrdersUnavailable, readonly Order[]> =
      token === undefined
        ? TE.right([])
        : pipe(
            outagesReported(environment, 'orders', orders.findByToken(token)),
            TE.map((order) => (order === undefined ? [] : [order])),
          );
    return pipe(
      opened,
      TE.flatMap(among),
      TE.flatMap((found): TE.TaskEither<InvoiceError, Invoice | undefined> =>
        found === undefined ? pipe(ofCustomer, TE.flatMap(among)) : TE.right(found),
      ),
    );
  };

type OrderFormError = OrdersUnavailable | OrderUnknown | OrderRefusal;

const knownOrder =
  (
    token: string | undefined,
  ): RTE.ReaderTaskEither<HasOrders, OrdersUnavailable | OrderUnknown, Order> =>
  ({ orders }) =>
    pipe(
      token === undefined ? TE.right(undefined) : orders.findByToken(token),
      TE.flatMap((order): TE.TaskEither<OrderUnknown, Order> =>
        order ? TE.right(order) : TE.left({ kind: 'order-unknown' }),
      ),
    );

type FollowNeeds = HasOrders & HasClock & HasLog;

/** Outages are logged. */
const withKnownOrder =
  (
    token: string | undefined,
    change: (order: Order, environment: FollowNeeds) => TE.TaskEither<OrderFormError, Order>,
  ): RTE.ReaderTaskEither<FollowNeeds, OrderFormError, Order> =>
  (environment) =>
    outagesReported(
      environment,
      'orders',
      pipe(
        knownOrder(token)(environment),
        TE.flatMap((order) => change(order, environment)),
      ),
    );

/** Lets an order whose payment came to nothing be paid again; pressed twice, it is one payment. */
export const payOrderAgain = (
  token: string | undefined,
): RTE.ReaderTaskEither<FollowNeeds, OrderFormError, Order> =>
  withKnownOrder(token, (order, { orders, clock }) => {
    const { placed, history } = order;
    const before = history.filter(({ kind }) => kind === 'pay-again').length;
    return mayHappen(order, { kind: 'pay-again' })
      ? orders.apply(placed.id, {
          kind: 'pay-again',
          key: `pay-again-${before}`,
          at: clock.now(),
        })
      : TE.right(order);
  });

/** Cancels an order as long as nothing of it is made: pressed twice, it is cancelled once. */
export const cancelOrder = (
  token: string | undefined,
): RTE.ReaderTaskEither<FollowNeeds, OrderFormError, Order> =>
  withKnownOrder(token, ({ placed }, { orders, clock }) =>
    orders.apply(placed.id, {
      kind: 'cancel',
      by: 'buyer',
      key: 'cancelled-by-buyer',
      at: clock.now(),
    }),
  );

/** What a buyer says of goods that arrived broken. */
export type DefectReport = {
  /** Places in the order's items. */
  readonly items: readonly number[];
  readonly words: string;
  readonly photos: readonly BroughtFile[];
};

export type DefectRefusal = { readonly kind: 'fields'; readonly errors: readonly DefectError[] };

const checkReport = (
  order: Order,
  { items, words, photos }: DefectReport,
): readonly DefectError[] => [
  ...(items.length > 0 && mayHappen(order, { kind: 'defect', items, words: '', photos: [] })
    ? []
    : (['items'] as const)),
  ...(E.isLeft(withinLimits(defectLimits, tidyLines(words))) ? (['words'] as const) : []),
  ...(E.isLeft(checkAttachments(photos)) ? (['photos'] as const) : []),
];

/** What the customer service reads: which items, and what the buyer says. */
const messageOf = ({ placed }: Order, { items, words }: DefectReport): string =>
  [
    ...items.flatMap((place) => {
      const item = placed.items[place];
      return item === undefined ? [] : [[item.label.name, ...item.label.details].join(', ')];
    }),
    '',
    tidyLines(words),
  ].join('\n');

/**
 * Reports a defect, once for each UUID: the customer service gets a message with the photos, and the
 * order remembers it.
 */
export const reportDefect =
  (
    scope: ShopScope,
    token: string | undefined,
    report: DefectReport,
    reportId: string,
  ): RTE.ReaderTaskEither<
    HasOrders & HasContactDesk & HasClock & HasLog,
    OrderFormError | DefectRefusal | ContactError,
    Order
  > =>
  (environment) => {
    const { orders, clock } = environment;
    return pipe(
      outagesReported(environment, 'orders', knownOrder(token)(environment)),
      TE.flatMap((order): TE.TaskEither<OrderFormError | DefectRefusal | ContactError, Order> => {
        const errors = checkReport(order, report);
        if (errors.length > 0) return TE.left({ kind: 'fields', errors });
        const { id, number, buyer, billing } = order.placed;
        const form = {
          name: `${billing.firstName} ${billing.lastName}`.trim() || billing.company,
          email: buyer.email,
          topic: 'complaint',
          company: '',
          orderNumber: number,
          message: messageOf(order, report),
          attachments: report.photos,
        };
        return pipe(
          sendContactMessage(scope, form, reportId)(environment),
          TE.mapLeft((refusal): DefectRefusal | ContactError =>
            refusal.kind === 'fields' ? { kind: 'fields', errors: ['words'] } : refusal,
          ),
          TE.flatMap(() =>
            outagesReported(
              environment,
              'orders',
              orders.apply(id, {
                kind: 'defect',
                items: report.items,
                words: tidyLines(report.words),
                photos: report.photos.map(({ name }) => name),
                key: `defect-${reportId}`,
                at: clock.now(),
              }),
            ),
          ),
        );
      }),
    );
  };
