import type { SalesTax, SalesTaxQuestion } from '../domain/money/sales-tax.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type SalesTaxesUnavailable = Outage<'sales-tax-unavailable'>;

/** The address does not exist, so that nobody can say which state's tax it is. */
export type DestinationUnknown = { readonly kind: 'destination-unknown' };

/** Who knows the sales taxes of the United States. */
export type SalesTaxes = {
  /** What is added to an order; nothing where the shop collects none. Asking changes nothing. */
  readonly count: (
    question: SalesTaxQuestion,
  ) => TE.TaskEither<SalesTaxesUnavailable | DestinationUnknown, readonly SalesTax[]>;
};

export type HasSalesTaxes = { readonly salesTaxes: SalesTaxes };
