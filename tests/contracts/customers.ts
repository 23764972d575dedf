/** What every implementation of the customers port must do, whatever answers behind it. */
import { describe, expect, test } from 'vitest';

import { visitor, type Customer } from '../../core/domain/customer/customer.ts';
import { E } from '../../core/fp.ts';
import type { Customers } from '../../core/ports/customers.ts';

/** Somebody with an account. */
export const ada: Customer = {
  // SHA-256 of ada@example.com
  emailHash: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: false,
  number: '100001',
  type: 1,
};

/** Implementations of the port for each kind of shopper. */
export type CustomersOf = {
  readonly loggedIn: (customer: Customer) => Promise<Customers>;
  readonly withoutSession: () => Promise<Customers>;
  /** Somebody whose session ended, or never was. */
  readonly withForeignSession: () => Promise<Customers>;
  readonly unreachable: () => Promise<Customers>;
};

/** The suite. */
export const customersContract = (name: string, customersOf: CustomersOf): void => {
  describe(`customers: ${name}`, () => {
    test('who is logged in is known', async () => {
      const customers = await customersOf.loggedIn(ada);
      expect(await customers.current()).toEqual(E.right(ada));
    });

    test('everybody else is a visitor', async () => {
      const strangers = [
        await customersOf.withoutSession(),
        await customersOf.withForeignSession(),
      ];
      for (const customers of strangers)
        expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('no answer is an error of one kind', async () => {
      const customers = await customersOf.unreachable();
      expect(await customers.current()).toEqual(E.left({ kind: 'customer-unavailable' }));
    });
  });
};
