import { describe, expect, test } from 'vitest';

import { isWhitelabelOrder } from '../../../core/domain/customer/customer-kind.ts';
import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { switchedWhitelabelOrder } from '../../../core/domain/customer/whitelabel-switch.ts';
import { E } from '../../../core/fp.ts';

const customer: Customer = { ...visitor, isLoggedIn: true, isWhitelabelCustomer: true };
const withOrder = (isWhitelabel: boolean): Customer => ({
  ...customer,
  order: { isWhitelabelOrder: isWhitelabel, cartArticlesAmount: 1 },
});

describe('the white-label switch', () => {
  test.each([customer, withOrder(false), withOrder(true)])(
    'turns the order of a white-label customer into the other kind',
    (who) => {
      expect(switchedWhitelabelOrder(who)).toEqual(
        E.right({ isWhitelabelOrder: !isWhitelabelOrder(who) }),
      );
    },
  );

  test('is refused to visitors who have not logged in, and to other customers', () => {
    expect(switchedWhitelabelOrder({ ...customer, isLoggedIn: false })).toEqual(
      E.left({ kind: 'not-logged-in' }),
    );
    expect(switchedWhitelabelOrder(visitor)).toEqual(E.left({ kind: 'not-logged-in' }));
    expect(switchedWhitelabelOrder({ ...customer, isWhitelabelCustomer: false })).toEqual(
      E.left({ kind: 'no-whitelabel-customer' }),
    );
  });
});
