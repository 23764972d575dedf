import { fc } from '@fast-check/vitest';

import type { Customer } from '../../core/domain/customer/customer.ts';

/** A visitor or a customer, with or without an order. */
export const anyCustomer: fc.Arbitrary<Customer> = fc.record(
  {
    emailHash: fc.string(),
    firstName: fc.string(),
    lastName: fc.string(),
    isLoggedIn: fc.boolean(),
    isWhitelabelCustomer: fc.boolean(),
    number: fc.string(),
    type: fc.nat(),
    order: fc.record({ isWhitelabelOrder: fc.boolean(), cartArticlesAmount: fc.nat() }),
  },
  {
    requiredKeys: [
      'emailHash',
      'firstName',
      'lastName',
      'isLoggedIn',
      'isWhitelabelCustomer',
      'number',
      'type',
    ],
  },
);
