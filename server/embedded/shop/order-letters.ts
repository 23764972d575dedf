/** Mails about orders, and the invoices that they bring, written in one transaction. */
import { createHash } from 'node:crypto';

import { inTransaction, type Transaction } from '../../../adapters/postgres/in-transaction.ts';
import { invoicesOf, issueInvoice } from '../../../adapters/postgres/stores/invoices.ts';
import { removeEffectOf } from '../../../adapters/postgres/stores/order-outbox.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import { creditNoteOf, invoiceOf, type Invoice } from '../../../core/domain/invoice/invoice.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { Order, OrderEffect, OrderMailKind } from '../../../core/domain/order/order.ts';
import { orderLink } from '../../../core/domain/order/order-page.ts';
import { siteOrigin } from '../../../core/domain/routing/sites.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { OrderLetters } from '../../../core/ports/order-letters.ts';
import type { Orders } from '../../../core/ports/orders.ts';
import { invoiceFile } from '../../invoice-sheet.ts';
import { orderMail } from '../../mails/templates/order.ts';
import { deskNotice } from '../../mails/templates/service-notices.ts';
import { invoiceSeller, type AccountIn } from './invoice-seller.ts';
import { mailFrom, siteOfMail, type MailSender } from './mails.ts';

type LetterSettings = {
  readonly database: () => Promise<Database>;
  readonly orders: Pick<Orders, 'tokenOf'>;
  readonly sender: MailSender;
  readonly accountIn: AccountIn;
  /** The customer service. */
  readonly service: string;
  /** A mail was queued. */
  readonly wake: () => void;
  readonly clock: Clock;
};

/** Keys hold what a file's name must not. */
const mailIdOf = (kind: string, orderId: string, key: string): string =>
  `${kind}-${orderId}-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** A year has its series, of invoices and of credit notes. */
const seriesOf = (kind: Invoice['kind'], issuedOn: string): string =>
  `${kind === 'invoice' ? 'R' : 'G'}${issuedOn.slice(0, 4)}`;

const shippedAt = ({ history }: Order): number | undefined =>
  history.find(({ kind }) => kind === 'shipped')?.at;

type Refund = { readonly key: string; readonly amount: Money };

const refundsOf = ({ history }: Order): readonly Refund[] =>
  history.flatMap((event) => (event.kind === 'refund' ? [event] : []));

/** Issues what is missing of an order that was sent: its invoice, and a credit note for each refund. */
const issueAll = async (
  transaction: Transaction,
  order: Order,
  { accountIn }: Pick<LetterSettings, 'accountIn'>,
  now: number,
): Promise<readonly Invoice[]> => {
  const suppliedAt = shippedAt(order);
  if (suppliedAt === undefined) return [];
  const { id: orderId, locale } = order.placed;
  const { timeZone } = marketTable[localeTable[locale].market];
  const issuedOn = calendarDay(timeZone, now);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const invoice = await issueInvoice(transaction, {
    orderId,
    key: 'invoice',
    series: seriesOf('invoice', issuedOn),
    write: (number) =>
      invoiceOf(order, {
        number,
        seller: invoiceSeller(locale, accountIn),
        issuedAt: now,
        suppliedAt,
        countryName: (country) => countries.of(country) ?? country,
      }),
    now,
  });
  for (const { key, amount } of refundsOf(order)) {
    const credit = (number: string) => creditNoteOf(invoice, { number, issuedOn, amount });
    if (E.isLeft(credit(''))) continue;
    await issueInvoice(transaction, {
      orderId,
      key: `refund:${key}`,
      series: seriesOf('credit-note', issuedOn),
      write: (number) => {
        const written = credit(number);
        if (E.isLeft(written)) throw new Error(written.left.kind);
        return written.right;
      },
      now,
    });
  }
  return invoicesOf(transaction.orm, orderId);
};

/** The dispatch brings all there is, a refund its own credit note. */
const broughtBy = (mail: OrderMailKind, issued: readonly Invoice[]): readonly Invoice[] => {
  if (mail === 'shipped') return issued;
  return mail === 'refunded' ? issued.filter(({ kind }) => kind === 'credit-note').slice(-1) : [];
};

const attached = (documents: readonly Invoice[]): Pick<Mail, 'attachments'> =>
  documents.length === 0
    ? {}
    : {
        attachments: documents.map((document) => ({
          ...invoiceFile(document),
          contentType: 'application/pdf',
        })),
      };

type DeskMatter = Extract<OrderEffect, { readonly kind: 'tell-desk' }>['about'];

export type ShopOrderLetters = OrderLetters & {
  /** Tells those who run the shop that they have to look at an order, once for each key. */
  readonly tellDesk: (
    order: Order,
    about: DeskMatter,
    key: string,
  ) => ReturnType<OrderLetters['send']>;
};

/** In the order's language, from its market's site. */
export const orderLetters = (settings: LetterSettings): ShopOrderLetters => {
  const { database, orders, sender, accountIn, service, wake, clock } = settings;
  const queued = (
    { placed }: Order,
    key: string,
    write: (transaction: Transaction, now: number) => Promise<Mail>,
  ) =>
    pipe(
      TE.tryCatch(
        async () => {
          const now = clock.now();
          await inTransaction(await database(), async (transaction) => {
            await queueMail(transaction, await write(transaction, now), now);
            // A mail that was sent is gone: what wanted it would queue it a second time.
            await removeEffectOf(transaction, placed.id, key);
          });
          wake();
        },
        (error) => ({
          kind: 'order-letters-unavailable' as const,
          reason: error instanceof Error ? error.message : 'unknown',
        }),
      ),
    );
  return {
    send: (order, mail, key) =>
      queued(order, key, async (transaction, now) => {
        const { id, channel, locale, buyer, totals } = order.placed;
        const issued = await issueAll(transaction, order, settings, now);
        const origin = siteOrigin(sender.sites, siteOfMail(sender, { channel, locale }));
        return mailFrom(
          sender,
          { channel, locale },
          { id: mailIdOf('order', id, key), to: buyer.email, ...attached(broughtBy(mail, issued)) },
          (scope) =>
            orderMail(scope, mail, order, {
              link: `${origin}${orderLink(locale, orders.tokenOf(id))}`,
              account: accountIn(totals.due.currency),
            }),
        );
      }),
    tellDesk: (order, about, key) =>
      queued(order, key, async () => {
        const { id, channel, locale, number } = order.placed;
        return mailFrom(
          sender,
          { channel, locale },
          { id: mailIdOf('desk', id, key), to: service },
          () => deskNotice(number, about),
        );
      }),
  };
};
