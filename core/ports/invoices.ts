import type { Invoice } from '../domain/invoice/invoice.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type InvoicesUnavailable = Outage<'invoices-unavailable'>;

export type IssuedInvoice = {
  /** A UUID. */
  readonly orderId: string;
  readonly invoice: Invoice;
};

/** Invoices and credit notes that were issued: they never change. */
export type Invoices = {
  /** Of orders, by their UUIDs; the first issued first. */
  readonly ofOrders: (
    orderIds: readonly string[],
  ) => TE.TaskEither<InvoicesUnavailable, readonly IssuedInvoice[]>;
};

export type HasInvoices = { readonly invoices: Invoices };
