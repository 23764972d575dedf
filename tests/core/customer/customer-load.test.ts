import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  customerKind,
  customerKinds,
  isBusinessCustomer,
  isWhitelabelOrder,
  seesWhitelabelBar,
} from '../../../core/domain/customer/customer-kind.ts';
import {
  applyCustomerEvent,
  initialCustomerLoad,
  type CustomerEvent,
} from '../../../core/domain/customer/customer-load.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { seesNetPrices } from '../../../core/domain/money/price-policy.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';
import { anyPlatform } from '../../arbitraries/locale.ts';

const anyEvent: fc.Arbitrary<CustomerEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('fetched' as const, 'logged-in' as const, 'signed-up' as const),
    customer: anyCustomer,
  }),
  fc.record({ kind: fc.constantFrom('fetch-failed' as const, 'logged-out' as const) }),
);

const anyEvents = fc.array(anyEvent, { maxLength: 10 });

const after = (events: readonly CustomerEvent[]) =>
  events.reduce(applyCustomerEvent, initialCustomerLoad);

describe('the customer of a page', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- customers do not vanish
    const after = applyCustomerEvent(initialCustomerLoad, { kind: 'vanished' });
    expect(after).toBe(initialCustomerLoad);
  });

  test('is a visitor at first, and initializing', () => {
    expect(initialCustomerLoad).toEqual({ isInitializing: true, customer: visitor });
  });

  property.prop([anyEvents])('is initializing until the first thing happens', (events) => {
    expect(after(events).isInitializing).toBe(events.length === 0);
  });

  property.prop([anyCustomer])('is the one that was fetched', (customer) => {
    expect(after([{ kind: 'fetched', customer }]).customer).toEqual(customer);
    expect(after([{ kind: 'fetch-failed' }]).customer).toEqual(visitor);
  });

  property.prop([
    anyEvents,
    fc.constantFrom('logged-in' as const, 'signed-up' as const),
    anyCustomer,
  ])('is logged in after a log-in and a sign-up', (events, kind, customer) => {
    const state = after([...events, { kind, customer }]);
    expect(state.customer).toEqual({ ...customer, isLoggedIn: true });
  });

  property.prop([anyEvents])('is a visitor after a log-out', (events) => {
    expect(after([...events, { kind: 'logged-out' }]).customer).toEqual(visitor);
  });

  property.prop([anyEvents, anyEvent, anyCustomer])(
    'is not changed by an answer that comes late',
    (events, event, customer) => {
      const state = after([...events, event]);
      expect(applyCustomerEvent(state, { kind: 'fetched', customer })).toBe(state);
      expect(applyCustomerEvent(state, { kind: 'fetch-failed' })).toBe(state);
    },
  );
});

describe('the kind of a customer', () => {
  test('is one of four', () => {
    expect(customerKinds).toEqual(['visitor', 'consumer', 'business', 'white-label']);
    expect(customerKind(visitor)).toBe('visitor');
    expect(customerKind({ ...visitor, isLoggedIn: true })).toBe('consumer');
    expect(customerKind({ ...visitor, isLoggedIn: true, type: 1 })).toBe('business');
    expect(customerKind({ ...visitor, type: 2 })).toBe('business');
    expect(customerKind({ ...visitor, isWhitelabelCustomer: true })).toBe('white-label');
  });

  property.prop([anyCustomer])('decides who sees net prices', (customer) => {
    const kind = customerKind(customer);
    expect(customerKinds).toContain(kind);
    expect(seesNetPrices(customer)).toBe(kind === 'business' || kind === 'white-label');
    expect(kind === 'white-label').toBe(customer.isWhitelabelCustomer);
    expect(isBusinessCustomer(customer)).toBe(customer.type !== 0);
  });

  property.prop([anyCustomer])('is not that of the order', (customer) => {
    expect(isWhitelabelOrder(customer)).toBe(customer.order?.isWhitelabelOrder === true);
    expect(isWhitelabelOrder({ ...customer, order: undefined })).toBe(false);
  });

  property.prop([anyPlatform, anyCustomer])(
    'shows the white-label bar on the web',
    (platform, one) => {
      expect(seesWhitelabelBar(platform, one)).toBe(platform === 'web' && one.isWhitelabelCustomer);
    },
  );
});
