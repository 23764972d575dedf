import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { decodeCustomer } from '../../../core/domain/customer/decode.ts';
import { E } from '../../../core/fp.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';

/** A customer of which one field may have become anything, or be gone. */
const anyAnswer = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(
      anyCustomer,
      fc.constantFrom('emailHash', 'isLoggedIn', 'number', 'type', 'order'),
      fc.jsonValue(),
    )
    .map(([customer, field, value]) => ({ ...customer, [field]: value })),
  fc
    .tuple(anyCustomer, fc.constantFrom('emailHash', 'firstName', 'isWhitelabelCustomer', 'type'))
    .map(([customer, field]) =>
      Object.fromEntries(Object.entries(customer).filter(([name]) => name !== field)),
    ),
);

describe('customer data in the browser', () => {
  property.prop([anyCustomer])('survives the wire', (customer) => {
    expect(decodeCustomer(JSON.parse(JSON.stringify(customer)))).toEqual(customer);
  });

  property.prop([anyAnswer])(
    'is what the codec of the service takes, no more, no less',
    (answer) => {
      expect(decodeCustomer(answer) !== undefined).toBe(
        E.isRight(CustomerDataAnswer.decode(answer)),
      );
    },
  );
});
