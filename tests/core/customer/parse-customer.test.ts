import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import { decodeCustomer } from '../../../core/domain/customer/decode.ts';
import { customerFields, parseCustomer } from '../../../core/domain/customer/parse-customer.ts';
import { E, O } from '../../../core/fp.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';

const required = customerFields.filter((field) => field !== 'type' && field !== 'order');

describe('parseCustomer', () => {
  test('knows the fields of storefront §3, but for the full name, which is made', () => {
    expect(customerFields).toHaveLength(8);
    expect([...customerFields].toSorted()).toEqual([...Object.keys(visitor), 'order'].toSorted());
  });

  property.prop([fc.oneof(anyCustomer, fc.jsonValue())])(
    'takes what decodeCustomer takes',
    (value) => {
      expect(O.toUndefined(O.fromEither(parseCustomer(value)))).toEqual(decodeCustomer(value));
    },
  );

  property.prop([
    anyCustomer,
    fc.constantFrom(...customerFields),
    fc.constantFrom(null, [], -1, {}),
  ])('names the field that holds something else', (customer, field, wrong) => {
    expect(parseCustomer({ ...customer, [field]: wrong })).toEqual(
      E.left({ kind: 'malformed-field', field }),
    );
  });

  property.prop([anyCustomer, fc.subarray(required, { minLength: 1 })])(
    'names the first field that is missing',
    (customer, missing) => {
      const none = Object.fromEntries(missing.map((field) => [field, undefined]));
      expect(parseCustomer({ ...customer, ...none })).toEqual(
        E.left({ kind: 'missing-field', field: missing[0] }),
      );
    },
  );

  test.each<[unknown]>([[undefined], [null], ['customer'], [1], [[]], [[visitor]]])(
    'finds no record in %j',
    (value) => {
      expect(parseCustomer(value)).toEqual(E.left({ kind: 'no-record' }));
    },
  );
});
