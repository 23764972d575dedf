/** Invoices as pages offer them to whom they were issued. */
import type { Invoice, InvoiceKind } from './invoice.ts';

/** Brings an invoice as a file. */
export const invoiceLinkPath = '/forms/invoice';

/** The name of the query's parameter. */
export const invoiceNumberParameter = 'number';

export type ListedInvoice = {
  readonly kind: InvoiceKind;
  readonly number: string;
  /** Brings the file to whoever has opened its order, or has ordered it. */
  readonly href: string;
};

/** An invoice with its link, which holds no secret. */
export const listedInvoice = ({
  kind,
  number,
}: Pick<Invoice, 'kind' | 'number'>): ListedInvoice => ({
  kind,
  number,
  href: `${invoiceLinkPath}?${invoiceNumberParameter}=${encodeURIComponent(number)}`,
});
