import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cartArticlesAmount,
  visitor,
  wishlistArticlesAmount,
} from '../../../core/domain/customer/customer.ts';
import { fullName } from '../../../core/domain/customer/full-name.ts';
import { decodeCustomer } from '../../../core/domain/customer/decode.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a customer', () => {
  property.prop([anyCustomer])('has a full name only when logged in', (customer) => {
    expect(fullName({ ...customer, isLoggedIn: false })).toBeUndefined();
  });

  property.prop([anyCustomer])(
    'is called by both names joined, never by an empty one',
    (customer) => {
      const name = fullName({ ...customer, isLoggedIn: true });
      const joined = `${customer.firstName} ${customer.lastName}`.trim();
      expect(name ?? '').toBe(joined);
      expect(name).not.toBe('');
    },
  );

  property.prop([anyCustomer])(
    'has as many articles as the order says, none without one',
    (customer) => {
      const { order, ...without } = customer;
      expect(cartArticlesAmount(customer)).toBe(order?.cartArticlesAmount ?? 0);
      expect(cartArticlesAmount(without)).toBe(0);
      expect(wishlistArticlesAmount(customer)).toBe(customer.wishlistArticlesAmount ?? 0);
    },
  );

  test('before any data is a visitor', () => {
    expect(visitor).toMatchObject({ isLoggedIn: false, isWhitelabelCustomer: false, type: 0 });
    expect(fullName(visitor)).toBeUndefined();
    expect(decodeCustomer(overTheWire(visitor))).toEqual(visitor);
  });

  test.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', undefined],
  ])('named %j %j is called %j', (firstName, lastName, name) => {
    expect(fullName({ ...visitor, isLoggedIn: true, firstName, lastName })).toBe(name);
  });
});

describe('decodeCustomer', () => {
  property.prop([anyCustomer, fc.string(), fc.jsonValue()])(
    'drops what it does not know',
    (customer, name, value) => {
      fc.pre(!(name in customer) && name !== 'order' && name !== '__proto__');
      expect(decodeCustomer({ [name]: value, ...customer })).toEqual(customer);
    },
  );

  property.prop([anyCustomer])('takes a type that is left out for 0', (customer) => {
    const { type: _, ...untyped } = customer;
    expect(decodeCustomer(untyped)).toEqual({ ...customer, type: 0 });
  });

  property.prop([fc.jsonValue()])('finds none in other answers', (answer) => {
    expect(decodeCustomer(answer)).toBeUndefined();
  });

  property.prop([
    anyCustomer,
    fc.constantFrom(
      'emailHash',
      'firstName',
      'lastName',
      'isLoggedIn',
      'isWhitelabelCustomer',
      'number',
      'type',
      'order',
      'wishlistArticlesAmount',
    ),
    fc.constantFrom<unknown>(null, [], -1, 0.5, Number.NaN),
  ])('refuses a field of another type', (customer, field, wrong) => {
    expect(decodeCustomer({ ...customer, [field]: wrong })).toBeUndefined();
  });

  test.each([-1, 0.5, 2 ** 53])('refuses the count %d', (count) => {
    const order = { isWhitelabelOrder: false, cartArticlesAmount: count };
    expect(decodeCustomer({ ...visitor, type: count })).toBeUndefined();
    expect(decodeCustomer({ ...visitor, order })).toBeUndefined();
    expect(decodeCustomer({ ...visitor, wishlistArticlesAmount: count })).toBeUndefined();
  });

  test('finds none where there is nothing', () => {
    expect(decodeCustomer(undefined)).toBeUndefined();
  });

  property.prop([anyCustomer, fc.constantFrom('isWhitelabelOrder', 'cartArticlesAmount')])(
    'refuses half an order',
    (customer, field) => {
      const order = { isWhitelabelOrder: true, cartArticlesAmount: 1, [field]: undefined };
      expect(decodeCustomer({ ...customer, order })).toBeUndefined();
    },
  );
});
