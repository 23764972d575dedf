import type { Customer } from '../domain/customer/customer.ts';
import type { TE } from '../fp.ts';

/** Fails silently and leaves a visitor (storefront §8). */
export type CustomerError = { readonly kind: 'customer-unavailable' };

/** By the shop's own session. */
export type Customers = {
  readonly current: TE.TaskEither<CustomerError, Customer>;
};

export type HasCustomers = { readonly customers: Customers };
