import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import {
  accountItem,
  backButton,
  headerItemTypes,
  isHeaderItemType,
} from '../../../core/domain/navigation/header.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';

describe('the header', () => {
  test('has four types of items', () => {
    expect(headerItemTypes.filter(isHeaderItemType)).toHaveLength(4);
    expect(isHeaderItemType('shops')).toBe(false);
  });

  test('goes back one step in the desktop software, but not on its start page', () => {
    const hidden = { kind: 'hidden' };
    expect(backButton('desktop', { kind: 'wishlist' })).toEqual({ kind: 'go-back', steps: 1 });
    expect(backButton('desktop', { kind: 'desktopStart' })).toEqual(hidden);
    expect(backButton('desktop', { kind: 'start' })).toEqual(hidden);
    expect(backButton('web', { kind: 'wishlist' })).toEqual(hidden);
  });
});

describe('the account item', () => {
  property.prop([anyCustomer])('opens the log-in for visitors, and names customers', (customer) => {
    const item = accountItem(customer);
    expect(item.kind).toBe(customer.isLoggedIn ? 'customer' : 'log-in');
    if (item.kind === 'log-in') expect(item.dialog).toBe('log-in');
  });

  test('has no name for a customer without one', () => {
    const customer = { ...visitor, isLoggedIn: true };
    expect(accountItem(customer)).toEqual({ kind: 'customer', name: undefined });
    expect(accountItem({ ...customer, firstName: 'Ada', lastName: 'Byron' })).toEqual({
      kind: 'customer',
      name: 'Ada Byron',
    });
    expect(accountItem(visitor)).toEqual({ kind: 'log-in', dialog: 'log-in' });
  });
});
