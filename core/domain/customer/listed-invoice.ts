/** Invoices as pages offer them to whom they were issued. */

/** Brings an invoice as a file. */
export const invoiceLinkPath = '/forms/invoice';

/** The name of the query's parameter. */
export const invoiceNumberParameter = 'number';

type NamedInvoice = { readonly kind: 'invoice' | 'credit-note'; readonly number: string };

export type ListedInvoice = NamedInvoice & {
  /** Brings the file to whoever has opened its order, or has ordered it. */
  readonly href: string;
};

/** An invoice with its link, which holds no secret. */
export const listedInvoice = ({ kind, number }: NamedInvoice): ListedInvoice => ({
  kind,
  number,
  href: `${invoiceLinkPath}?${invoiceNumberParameter}=${encodeURIComponent(number)}`,
});
