import { visitor, type Customer } from '../domain/customer/customer.ts';
import type { RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';

/**
 * Any failure gives a visitor and is not logged (storefront §8; decisions, "Calls"). Every page
 * loads this file: it imports no fp-ts.
 */
export const loadCustomer: RTE.ReaderTaskEither<HasCustomers, never, Customer> =
  ({ customers }) =>
  async () => {
    try {
      const answer = await customers.current();
      if (answer._tag === 'Right') return answer;
    } catch {
      // Whatever failed, it is a visitor.
    }
    return { _tag: 'Right', right: visitor };
  };
