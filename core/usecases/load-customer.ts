import { visitor, type Customer } from '../domain/customer/customer.ts';
import { E, type RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';

/**
 * Who is at the page. Customer data that cannot be had leaves a visitor, silently: nothing is
 * logged (storefront §8; decisions, "Calls").
 */
export const loadCustomer: RTE.ReaderTaskEither<HasCustomers, never, Customer> =
  ({ customers }) =>
  async () => {
    try {
      const answer = await customers.current();
      return E.right(E.isRight(answer) ? answer.right : visitor);
    } catch {
      return E.right(visitor);
    }
  };
