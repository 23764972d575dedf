import { visitor, type Customer } from '../../core/domain/customer/customer.ts';
import { TE } from '../../core/fp.ts';
import type { CustomerError, Customers } from '../../core/ports/customers.ts';

/** The customers port with somebody logged in, or a visitor. */
export const fakeCustomers = (customer: Customer = visitor): Customers => ({
  current: TE.right(customer),
});

/** The customers port while the shop API does not answer. */
export const failingCustomers = (
  error: CustomerError = { kind: 'customer-unavailable' },
): Customers => ({ current: TE.left(error) });
