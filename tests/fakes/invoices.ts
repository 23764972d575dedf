import { TE } from '../../core/fp.ts';
import type { Invoices, IssuedInvoice } from '../../core/ports/invoices.ts';

/** Invoices that were issued before. */
export const memoryInvoices = (issued: readonly IssuedInvoice[] = []): Invoices => ({
  ofOrders: (orderIds) => TE.right(issued.filter(({ orderId }) => orderIds.includes(orderId))),
});

/** While nobody can say what was issued. */
export const failingInvoices: Invoices = {
  ofOrders: () => TE.left({ kind: 'invoices-unavailable', reason: 'away' }),
};
