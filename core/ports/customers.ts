import type { Customer } from '../domain/customer/customer.ts';
import type { TE } from '../fp.ts';

/** Why there is no customer data; it fails silently and leaves a visitor (storefront §8). */
export type CustomerError = { readonly kind: 'customer-unavailable' };

/** The customer of the request, by the shop's own session. */
export type Customers = {
  readonly current: TE.TaskEither<CustomerError, Customer>;
};

/** An environment that knows customers. */
export type HasCustomers = { readonly customers: Customers };
