/** Orders under a customer's own name (storefront §1, §7). */
import { E } from '../../fp.ts';
import { isWhitelabelOrder } from './customer-kind.ts';
import type { Customer } from './customer.ts';

/** Not logged in, or no such customer. */
export type WhitelabelRefusal = {
  readonly kind: 'not-logged-in' | 'no-whitelabel-customer';
};

/**
 * White-label instead of usual, and back. Only white-label customers who have logged in can switch.
 */
export const switchedWhitelabelOrder = (
  customer: Customer,
): E.Either<WhitelabelRefusal, { readonly isWhitelabelOrder: boolean }> => {
  if (!customer.isLoggedIn) return E.left({ kind: 'not-logged-in' });
  return customer.isWhitelabelCustomer
    ? E.right({ isWhitelabelOrder: !isWhitelabelOrder(customer) })
    : E.left({ kind: 'no-whitelabel-customer' });
};
