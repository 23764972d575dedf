/** The white-label service: orders that bear a customer's own name (storefront §1, §7). */
import { E } from '../../fp.ts';
import { isWhitelabelOrder } from './customer-kind.ts';
import type { Customer } from './customer.ts';

/** Why the order cannot be switched: the visitor has not logged in, or is not such a customer. */
export type WhitelabelRefusal = {
  readonly kind: 'not-logged-in' | 'no-whitelabel-customer';
};

/**
 * The other kind of order: white-label instead of usual, and back. Only white-label customers who
 * have logged in can switch.
 */
export const switchedWhitelabelOrder = (
  customer: Customer,
): E.Either<WhitelabelRefusal, { readonly isWhitelabelOrder: boolean }> => {
  if (!customer.isLoggedIn) return E.left({ kind: 'not-logged-in' });
  return customer.isWhitelabelCustomer
    ? E.right({ isWhitelabelOrder: !isWhitelabelOrder(customer) })
    : E.left({ kind: 'no-whitelabel-customer' });
};
