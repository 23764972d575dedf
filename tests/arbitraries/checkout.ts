/** Checkouts, as they were typed by anybody. */
import { fc } from '@fast-check/vitest';

import {
  emptyCheckout,
  type Checkout,
  type CheckoutAnswer,
  type CheckoutRules,
  type TypedAddresses,
} from '../../core/domain/checkout/checkout.ts';
import { addressFormats } from '../../core/domain/customer/address-formats.ts';
import type { OrderAddressForm } from '../../core/domain/customer/postal-address.ts';
import { isServedCountry, type ServedCountry } from '../../core/domain/locale/countries.ts';
import { deliverySpeeds, paymentMethods } from '../../core/domain/order/order.ts';

export const servedCountries = Object.keys(addressFormats).filter(isServedCountry);

export const anyCountry: fc.Arbitrary<ServedCountry> = fc.constantFrom(...servedCountries);

/** What anybody could type into a field; a grapheme can be many code units, and what is kept has a limit. */
const anyTyped = fc.oneof(fc.string({ maxLength: 15, unit: 'grapheme' }), fc.constant(''));

const anyAddress: fc.Arbitrary<OrderAddressForm> = fc.record({
  firstName: anyTyped,
  lastName: anyTyped,
  company: anyTyped,
  street: fc.oneof(anyTyped, fc.constantFrom('Packstation 123', 'Postfach 1')),
  addition: anyTyped,
  postcode: anyTyped,
  city: anyTyped,
  region: anyTyped,
  country: fc.oneof(anyCountry, anyTyped),
});

const regions: Readonly<Partial<Record<ServedCountry, string>>> = { IT: 'RM', US: 'NY' };

/** An address that each of its country's rules takes. */
export const rightAddress = (country: ServedCountry): OrderAddressForm => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: '12 Long Street',
  addition: '',
  postcode: addressFormats[country].postcodeExample,
  city: 'Town',
  region: regions[country] ?? '',
  country,
});

export const anyTypedAddresses: fc.Arbitrary<TypedAddresses> = fc.oneof(
  fc.record({
    email: anyTyped,
    address: anyAddress,
    isBilledElsewhere: fc.boolean(),
    billing: anyAddress,
  }),
  fc.record({
    email: fc.constant('ada@example.com'),
    address: anyCountry.map(rightAddress),
    isBilledElsewhere: fc.boolean(),
    billing: anyCountry.map(rightAddress),
  }),
);

export const anyRules: fc.Arbitrary<CheckoutRules> = fc
  .record({
    country: anyCountry,
    parcels: fc.option(fc.array(fc.tuple(fc.nat(3000), fc.nat(3000)), { maxLength: 2 }), {
      nil: undefined,
    }),
    hasExpress: fc.boolean(),
    methods: fc.subarray([...paymentMethods]),
  })
  .map(({ hasExpress, parcels, ...rules }) => ({
    ...rules,
    parcels,
    speeds: parcels === undefined ? [] : deliverySpeeds.slice(0, hasExpress ? 2 : 1),
  }));

export const anyAnswer: fc.Arbitrary<CheckoutAnswer> = fc.oneof(
  fc.record({ step: fc.constant('address' as const), typed: anyTypedAddresses }),
  fc.record({
    step: fc.constant('delivery' as const),
    speed: fc.constantFrom(...deliverySpeeds, undefined),
  }),
  fc.record({
    step: fc.constant('payment' as const),
    method: fc.constantFrom(...paymentMethods, undefined),
  }),
);

export const anyCheckout: fc.Arbitrary<Checkout> = fc.oneof(
  fc.constant(emptyCheckout),
  fc.record({
    id: fc.uuid(),
    addresses: fc.option(anyTypedAddresses, { nil: undefined }),
    speed: fc.constantFrom(...deliverySpeeds, undefined),
    payment: fc.constantFrom(...paymentMethods, undefined),
  }),
);
