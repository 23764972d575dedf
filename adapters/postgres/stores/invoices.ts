/** Invoices and credit notes, whose numbers follow one another in their series. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Invoice } from '../../../core/domain/invoice/invoice.ts';
import { TE } from '../../../core/fp.ts';
import type { Invoices, IssuedInvoice } from '../../../core/ports/invoices.ts';
import type { Database, Orm } from '../database.ts';
import type { Transaction } from '../in-transaction.ts';
import { invoiceSeries, invoices } from '../schema/invoices.ts';
import { askStore } from './owned-lists.ts';

const find = async (orm: Orm, orderId: string, key: string): Promise<Invoice | undefined> => {
  const [row] = await orm
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.key, key)));
  return row?.document;
};

/** `R2026-000001`. */
const printNumber = (series: string, place: number): string =>
  `${series}-${String(place).padStart(6, '0')}`;

type InvoiceToIssue = {
  readonly orderId: string;
  /** Of what asks for it. */
  readonly key: string;
  readonly series: string;
  readonly write: (number: string) => Invoice;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * Issues an invoice in a transaction, once for each key of an order. Its number is given with it: a
 * transaction that fails leaves no gap, and of two at once the second waits.
 */
export const issueInvoice = async (
  { orm }: Transaction,
  { orderId, key, series, write, now }: InvoiceToIssue,
): Promise<Invoice> => {
  const known = await find(orm, orderId, key);
  if (known !== undefined) return known;
  const [given] = await orm
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  // Whoever waited for the series may find that another one has issued it.
  const meanwhile = await find(orm, orderId, key);
  if (given === undefined || meanwhile !== undefined)
    throw new Error('An invoice was issued meanwhile: the transaction is tried again.');
  const document = write(printNumber(series, given.last));
  await orm
    .insert(invoices)
    .values({ orderId, key, number: document.number, document, issuedAt: new Date(now) });
  return document;
};

const invoicesOfOrders = (
  orm: Orm,
  orderIds: readonly string[],
): Promise<readonly IssuedInvoice[]> =>
  orm
    .select({ orderId: invoices.orderId, invoice: invoices.document })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.id));

/** Of an order, the first issued first. */
export const invoicesOf = async (orm: Orm, orderId: string): Promise<readonly Invoice[]> =>
  (await invoicesOfOrders(orm, [orderId])).map(({ invoice }) => invoice);

/** The issued invoices of a database that is opened with the first question. */
export const keptInvoices = (database: () => Promise<Database>): Invoices => ({
  ofOrders: (orderIds) =>
    orderIds.length === 0
      ? TE.right([])
      : askStore('invoices-unavailable', async () =>
          invoicesOfOrders((await database()).orm, orderIds),
        ),
});
